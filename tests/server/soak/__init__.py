"""Long trials of the server on this machine alone: kills, a bad line, a crowd. `python -m tests.server.soak`."""
