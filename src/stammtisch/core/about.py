"""What a thing on the table is, what it says and what it is worth now: for whoever points at it.

A title's layout names everything and notes what it says; its `telling/about.py` may add to that
what it is, its worth and price for the viewer, and the paragraph of the rules. All of it comes from
the view, so whoever points at a thing learns nothing that they could not see.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import TypeVar

import msgspec

from stammtisch.core.words import Words
from stammtisch.core.zones import Counter, Layout, Piece, Zone

ANY = "*"  # a part of an address that may be anything
ValueT = TypeVar("ValueT")


class Fact(msgspec.Struct, frozen=True, omit_defaults=True):
    """One line about a thing: what it is about, and the words; `gain` is in points of the title."""

    label: Words
    words: Words
    gain: int = 0


class About(msgspec.Struct, frozen=True, omit_defaults=True):
    """A thing in full: its name, what it is and whose, all it says, figures now, the paragraph."""

    words: Words
    kind: Words | None = None
    text: tuple[Words, ...] = ()
    facts: tuple[Fact, ...] = ()
    rule: str = ""


def plain_about(layout: Layout, address: str) -> About | None:
    """What the layout says of the thing at an address: its name, its notes, and where it lies."""
    for zone in (*layout.common, *layout.mats):
        for thing, around in things_around(zone, zone.words):
            if thing.address == address:
                return About(thing.words, around, notes_of(thing))
    return None


def things_around(zone: Zone, around: Words) -> Iterator[tuple[Zone | Piece | Counter, Words]]:
    """Everything in a zone, itself included, with the words of what it lies in."""
    yield zone, around
    for piece in zone.pieces:
        yield piece, zone.words
    for counter in zone.counters:
        yield counter, zone.words
    for inner in zone.zones:
        yield from things_around(inner, zone.words)


def notes_of(thing: Zone | Piece | Counter) -> tuple[Words, ...]:
    """What a thing says beside its name."""
    if isinstance(thing, Piece):
        return thing.notes
    return (thing.note,) if isinstance(thing, Zone) and thing.note is not None else ()


def fitting(known: Mapping[str, ValueT], address: str) -> ValueT | None:
    """What is known of all addresses of a form: `market/*` is that of every card in the market."""
    parts = address.split("/")
    for form, value in known.items():
        wanted = form.split("/")
        if len(wanted) == len(parts) and all(
            one in (ANY, part) for one, part in zip(wanted, parts, strict=True)
        ):
            return value
    return None
