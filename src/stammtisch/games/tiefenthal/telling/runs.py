"""Several answers under one name: the plan, carried out, and a single die, taken back."""

from __future__ import annotations

from stammtisch.core.decision import Run
from stammtisch.games.tiefenthal.rules import ids
from stammtisch.games.tiefenthal.rules.flow import Tiefenthal
from stammtisch.games.tiefenthal.telling.forecast import carried_out, taken_back


def runs(state: Tiefenthal, seat: int) -> tuple[Run, ...]:
    """While planning each laid die comes back; in one's turn all go to where they were laid."""
    asked = state.mats[seat].asked
    if asked == ids.PLAN_DICE:
        return taken_back(state, seat)
    if asked != ids.TURN_ACTION:
        return ()
    whole = carried_out(state, seat)
    return () if whole is None else (whole,)
