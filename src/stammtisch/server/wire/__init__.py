"""What goes over the wire: the socket's messages and its frames, and the bodies of HTTP."""
