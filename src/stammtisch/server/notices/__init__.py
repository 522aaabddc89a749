"""Calling people to a table that waits for them: whom, when, by what, and never twice a turn."""
