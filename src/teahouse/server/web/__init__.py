"""The house on the network: HTTP, WebSocket, streams."""
