"""The doors of the server: HTTP routes and the socket. Thin; what happens is decided elsewhere."""
