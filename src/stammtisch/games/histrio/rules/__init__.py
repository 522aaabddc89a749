"""The rules, compiled: one module per chapter."""
