"""The score sheet: where every ecu came from. [8.4]"""

from __future__ import annotations

from stammtisch.core.score import ScoreLine, ScoreSheet, ranked
from stammtisch.games.histrio.rules.flow import Histrio

SOURCES = (
    "start",
    "alms",
    "stage",
    "thefts",
    "fees",
    "entertainers",
    "actors",
    "shows",
    "requests",
)


def sheet(state: Histrio) -> ScoreSheet:
    """Where every ecu came from. There is no tie-break. [8.4]"""
    lines = [
        ScoreLine(source, tuple(getattr(mat, f"from_{source}") for mat in state.mats))
        for source in SOURCES
    ]
    return ranked(lines, (), [state.standing(seat) for seat in range(state.seats)])
