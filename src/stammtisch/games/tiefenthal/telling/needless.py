"""Questions that everybody knows the answer to."""

from __future__ import annotations

from stammtisch.games.tiefenthal.rules import ids
from stammtisch.games.tiefenthal.rules.flow import Tiefenthal


def needless(state: Tiefenthal, seat: int) -> int | None:
    """Whoever planned nothing has no reputation to count; being done was asked about before."""
    mat = state.mats[seat]
    if mat.asked == ids.REPUTATION_START and mat.plan == 0:
        return ids.CONFIRM
    return None
