"""One table: its match, its book, who sits where, and what each viewer is shown."""
