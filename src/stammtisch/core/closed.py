"""What cannot be chosen now beside what can, and why: for the list of options."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any

import msgspec

from stammtisch.core.game import AnyGame, Components
from stammtisch.core.gestures import leads
from stammtisch.core.words import Words
from stammtisch.core.zones import Layout, Zone

ELSEWHERE = frozenset({"why-other-question", "why-no-such-place", "why-not-yours", "why-not-asked"})
MOST = 24  # a list that nobody reads to its end tells nothing


class Closed(msgspec.Struct, frozen=True):
    """A thing of the kind that is chosen from, which cannot be chosen, and the reason."""

    address: str
    words: Words
    reason: Words


def closed(game: AnyGame, components: Components[Any], state: Any, seat: int) -> tuple[Closed, ...]:
    """The neighbours of everything that the seat may choose now, from what it may know."""
    choices = game.choices(state, seat)
    open_now = {choice.address for choice in choices}
    open_now |= {lead.ends.address for lead in leads(game, components, state, seat)}
    open_now |= {run.address for run in game.runs(state, seat)}
    places = {choice.address for choice in choices} - {None, "pass"}  # to pass is no place
    kinds = {kind_of(place) for place in places if place}
    found: dict[str, Closed] = {}
    for words, address in things(game.layout(game.view(state, seat))):
        if address in open_now or kind_of(address) not in kinds or address in found:
            continue
        reason = game.explain(state, seat, address)
        if reason.id not in ELSEWHERE:
            found[address] = Closed(address, words, reason)
    return told_apart(found.values())[:MOST]


def told_apart(found: Iterable[Closed]) -> tuple[Closed, ...]:
    """Of things with one name and one reason a single line tells."""
    return tuple({(str(one.words), str(one.reason)): one for one in found}.values())


def kind_of(address: str) -> str:
    """Things of one kind lie side by side: all but the last part of their addresses is the same."""
    return address.rpartition("/")[0]


def things(layout: Layout) -> Iterator[tuple[Words, str]]:
    """Everything on the table that has a place and a name."""
    for zone in (*layout.common, *layout.mats):
        yield from things_in(zone)


def things_in(zone: Zone) -> Iterator[tuple[Words, str]]:
    """The things of a zone, itself included."""
    named = [(zone.words, zone.address)]
    named += [(piece.words, piece.address) for piece in zone.pieces]
    named += [(counter.words, counter.address) for counter in zone.counters]
    yield from ((words, address) for words, address in named if address)
    for inner in zone.zones:
        yield from things_in(inner)
