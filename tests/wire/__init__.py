"""The bot as a process of its own, over HTTP and WebSocket, with a stand-in for Discord on the other end of the wire."""
