"""The score sheet: points by source, and the royal order. [8]"""

from __future__ import annotations

from stammtisch.core.score import ScoreLine, ScoreSheet, ranked
from stammtisch.games.taverna.components.vocabulary import SOURCE_IDS
from stammtisch.games.taverna.rules.flow import Taverna


def sheet(state: Taverna) -> ScoreSheet:
    """Points by source; ties go by the first royal order of the King's people. [8]"""
    lines = [
        ScoreLine(source, tuple(mat.points[place] for mat in state.mats))
        for place, source in enumerate(SOURCE_IDS)
    ]
    order = ScoreLine("precedence", tuple(mat.precedence + 1 for mat in state.mats))
    return ranked(lines, (order,), [state.standing(seat) for seat in range(state.seats)])
