"""Several answers under one name: the plan, carried out."""

from __future__ import annotations

from stammtisch.core.decision import Run
from stammtisch.games.tiefenthal.rules import ids
from stammtisch.games.tiefenthal.rules.flow import Tiefenthal
from stammtisch.games.tiefenthal.telling.plan import carried_out


def runs(state: Tiefenthal, seat: int) -> tuple[Run, ...]:
    """In one's turn: every planned die to where it was laid."""
    if state.mats[seat].asked != ids.TURN_ACTION:
        return ()
    whole = carried_out(state, seat)
    return () if whole is None else (whole,)
