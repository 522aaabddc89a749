"""The score sheet: points of cards, schnapps and reputation. [8]"""

from __future__ import annotations

from stammtisch.core.score import ScoreLine, ScoreSheet, ranked
from stammtisch.games.tiefenthal.rules import scoring
from stammtisch.games.tiefenthal.rules.flow import Tiefenthal

LINES = {
    "nobles": scoring.noble_points,
    "guests": scoring.guest_points,
    "staff": scoring.staff_points,
    "schnapps": scoring.schnapps_points,
    "reputation": scoring.reputation_points,
}


def sheet(state: Tiefenthal) -> ScoreSheet:
    """Points of cards, schnapps and reputation; leftovers break a tie. [8]"""
    seats = range(state.seats)
    lines = [
        ScoreLine(name, tuple(int(points(state, seat)) for seat in seats))
        for name, points in LINES.items()
    ]
    leftovers = tuple(int(scoring.leftovers(state, seat)) for seat in seats)
    standings = [state.standing(seat) for seat in seats]
    return ranked(lines, [ScoreLine("leftovers", leftovers)], standings)
