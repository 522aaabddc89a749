"""Bots in seats: they think in other processes, fed imagined worlds, never the true state."""
