"""Worker processes: work that must not hold up the server, and that can be killed."""
