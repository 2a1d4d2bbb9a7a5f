"""The server: WebSocket protocol, HTTP API, bots in worker processes, security."""
