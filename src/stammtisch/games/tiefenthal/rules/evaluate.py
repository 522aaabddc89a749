"""How promising a position is for a seat, in points."""

from __future__ import annotations

from mypy_extensions import i64

from stammtisch.games.tiefenthal.rules.scoring import points
from stammtisch.games.tiefenthal.rules.state import Tableau


def promise(t: Tableau, seat: i64) -> float:
    """Points as they stand."""
    return float(points(t, seat))
