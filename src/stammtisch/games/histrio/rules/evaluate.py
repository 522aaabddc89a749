"""Chapter 12: what a position is worth to a seat, in ecus, for the general bots."""

from __future__ import annotations

from mypy_extensions import i64

from stammtisch.games.histrio.rules.state import Tableau


def evaluate(state: Tableau, seat: i64) -> float:
    """The seat's ecus."""
    return float(state.mats[seat].ecus)
