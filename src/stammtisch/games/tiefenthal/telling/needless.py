"""Questions that everybody knows the answer to."""

from __future__ import annotations

from stammtisch.core.bits import bit
from stammtisch.games.tiefenthal.rules import ids
from stammtisch.games.tiefenthal.rules.flow import Tiefenthal
from stammtisch.games.tiefenthal.rules.planning import plan_options


def needless(state: Tiefenthal, seat: int) -> int | None:
    """An empty plan has nothing to count; laying it anew is asked where a die fits. [6, R52]"""
    mat = state.mats[seat]
    if mat.asked != ids.REPUTATION_START or mat.plan != 0:
        return None
    return ids.CONFIRM if plan_options(state, mat) == bit(ids.PLANNED) else None
