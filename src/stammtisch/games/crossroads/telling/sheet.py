"""The score sheet: where the points of every seat come from. [8.4, 8.5]"""

from __future__ import annotations

from stammtisch.core.bits import count
from stammtisch.core.score import ScoreLine, ScoreSheet, ranked
from stammtisch.games.crossroads.components.vocabulary import GROUPS
from stammtisch.games.crossroads.rules import ids
from stammtisch.games.crossroads.rules.digits import digit, total
from stammtisch.games.crossroads.rules.flow import Crossroads
from stammtisch.games.crossroads.rules.scoring import (
    group_points,
    gulden_points,
    points,
    sum_of_points,
    tokens,
)


def sheet(state: Crossroads) -> ScoreSheet:
    """The itemised score as it stands, tie-breaks included."""
    limits, mats = state.box.limits, state.mats
    lines = [ScoreLine("prestige", tuple(mat.prestige for mat in mats))]
    for group, name in enumerate(GROUPS):
        values = tuple(group_points(state, mat, group) for mat in mats)
        lines.append(ScoreLine(name, values))
    lines += [
        ScoreLine("guldens", tuple(gulden_points(state, mat) for mat in mats)),
        ScoreLine("gossips", tuple(limits.per_gossip * total(mat.gossips) for mat in mats)),
        ScoreLine("ingredients", tuple(limits.per_token * tokens(mat) for mat in mats)),
        ScoreLine("debts", tuple(limits.per_debt * mat.debt for mat in mats)),
        ScoreLine("recipes", tuple(limits.per_recipe * count(mat.hand) for mat in mats)),
        ScoreLine("least", tuple(points(state, mat) - sum_of_points(state, mat) for mat in mats)),
    ]
    breaks = [
        ScoreLine(f"tie-{name}", tuple(digit(mat.reputation, group) for mat in mats))
        for name, group in (("nobles", ids.NOBLES), ("townsfolk", ids.TOWNSFOLK))
    ]
    return ranked(lines, breaks, [state.standing(seat) for seat in range(state.seats)])
