"""The past of a match: replays and statistics."""
