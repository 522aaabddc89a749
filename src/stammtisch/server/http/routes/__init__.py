"""The routes of HTTP. Thin: what happens is decided elsewhere."""
