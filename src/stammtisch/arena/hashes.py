"""Hashes of seeded random games: the same on every machine, compiled or not."""

from __future__ import annotations

from stammtisch.core import playout
from stammtisch.core.freeze import state_hash
from stammtisch.core.match import Match


def compiled() -> bool:
    """Whether the engine in use is the compiled one."""
    return not str(playout.__file__).endswith(".py")


def final_hash(match: Match, seed: int) -> str:
    """Play a fresh match at random; the hash of its last state."""
    playout.play_randomly(match.state, seed)
    return state_hash(match.state)
