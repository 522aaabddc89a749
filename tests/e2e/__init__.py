"""The whole product: a real server, a real browser."""
