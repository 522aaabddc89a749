"""What the general bots need to know of Taverna: the promise of a position for a seat."""

from __future__ import annotations

from mypy_extensions import i64

from stammtisch.games.taverna.rules.royal import level_values
from stammtisch.games.taverna.rules.state import Tableau


def promise(board: Tableau, seat: i64) -> float:
    """Points and levels."""
    return float(board.mats[seat].vp() + level_values(board, seat))
