"""The score sheet: where every point came from."""

from __future__ import annotations

from stammtisch.core.bits import count
from stammtisch.core.score import ScoreLine, ScoreSheet, ranked
from stammtisch.pattern.rules.flow import Pattern


def sheet(state: Pattern) -> ScoreSheet:
    """The lines add up to the points. [8]"""
    box, mats = state.box, state.mats
    bought = tuple(count(mat.sealed) for mat in mats)
    lines = (
        ScoreLine("hold", tuple(box.worth(mat.hold) for mat in mats)),
        ScoreLine("sealed", tuple(box.worth(mat.sealed) for mat in mats)),
        ScoreLine("paid", tuple(-box.price * number for number in bought)),
    )
    standings = [state.standing(seat) for seat in range(state.seats)]
    return ranked(lines, (ScoreLine("bought", bought),), standings)
