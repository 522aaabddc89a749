"""The engine: knows no title."""
