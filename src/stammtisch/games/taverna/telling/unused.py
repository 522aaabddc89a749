"""Chapter 6.5 for people: what is left unused when a turn ends, and what of it is lost."""

from __future__ import annotations

from stammtisch.core.bits import count, has
from stammtisch.core.words import Words, join, words
from stammtisch.games.taverna.rules import ids
from stammtisch.games.taverna.rules.flow import Taverna

CALLS = (ids.ACTIVATE_LOCAL, ids.ACTIVATE_WITH_PRIVILEGES, ids.ACTIVATE_WITH_HERALD)


def unused(state: Taverna, seat: int) -> Words | None:
    """What the seat could still do in this turn. [6.2]"""
    box, offered = state.box, state.options(seat)
    favours = offered >> box.first_favour & ((1 << box.first_spell - box.first_favour) - 1)
    spells = offered >> box.first_spell & ((1 << box.sell_spell - box.first_spell) - 1)
    left = [
        words("unused-dignitary", n=int(any(has(offered, box.first_entry + one) for one in CALLS))),
        words("unused-favours", n=int(count(favours))),
        words("unused-spells", n=int(count(spells))),
    ]
    said = [one for one in left if one.args["n"]]
    return words("unused", things=join(said)) if said else None


def lost(state: Taverna, seat: int) -> Words | None:
    """A herald goes with the turn for which it came. [6.5]"""
    waits = has(state.options(seat), state.box.first_entry + ids.ACTIVATE_WITH_HERALD)
    return words("warn-herald") if waits else None
