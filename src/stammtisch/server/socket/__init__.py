"""The conversation on a socket: greeting, talk, and the line under it."""
