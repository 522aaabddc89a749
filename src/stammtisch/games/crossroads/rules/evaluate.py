"""How promising a position is, in points; what the general bots maximise. [12]"""

from __future__ import annotations

from mypy_extensions import i64

from stammtisch.games.crossroads.rules.scoring import points
from stammtisch.games.crossroads.rules.state import Tableau


def promise(table: Tableau, seat: i64) -> float:
    """The points of a seat as they stand."""
    return float(points(table, table.mats[seat]))
