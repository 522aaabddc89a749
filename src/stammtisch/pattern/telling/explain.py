"""Why a thing cannot be chosen now: a sentence for whoever points at it."""

from __future__ import annotations

from stammtisch.core.bits import has
from stammtisch.core.words import Words, words
from stammtisch.pattern.rules import ids
from stammtisch.pattern.rules.flow import Pattern


def explain(state: Pattern, seat: int, address: str) -> Words:
    """From what the seat may know."""
    if state.awaited() == 0:
        return words("why-over")
    if not has(state.awaited(), seat):
        return words("why-not-asked")
    kind = state.kind(seat)
    if kind == ids.CHOOSE_OAR:
        return words("why-other-mat" if "/oar/" in address else "why-oar-first")
    if kind == ids.TAKE_PARCEL:
        return words("why-parcel-first")
    return words("why-pile-empty" if state.pile.left == 0 else "why-buy-first")
