"""Tables for people: guests, seats, durable moves, bots as opponents, over HTTP and WebSocket."""
