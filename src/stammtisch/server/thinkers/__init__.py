"""Bots think in worker processes of their own and are fed imagined worlds, never the true state."""
