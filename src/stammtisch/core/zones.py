"""A view laid out as zones and pieces: what the terminal and the plain board draw of any title."""

from __future__ import annotations

from typing import Literal

import msgspec

from stammtisch.core.words import Words

Shape = Literal["card", "tile", "token", "die", "figure"]
Arrangement = Literal["row", "stack", "track", "counters", "group"]


class Piece(msgspec.Struct, frozen=True, omit_defaults=True):
    """A card, tile, token, die or figure. `tone` names its colour family, never its only mark.

    `owner` is the seat whose colour it bears; `faded` pieces are spent or out of reach.
    """

    words: Words
    address: str | None = None
    shape: Shape = "card"
    tone: str | None = None
    owner: int | None = None
    notes: tuple[Words, ...] = ()
    number: int | None = None
    faded: bool = False


class Counter(msgspec.Struct, frozen=True, omit_defaults=True):
    """Something that is only counted: coins, beer, cards left in a pile."""

    words: Words
    value: int
    address: str | None = None
    limit: int | None = None
    tone: str | None = None


class Zone(msgspec.Struct, frozen=True, omit_defaults=True):
    """A place on the table with what lies there. Group zones hold further zones.

    Tracks: `pieces[i].number` is the space a marker stands on, `first` to `last` the spaces.
    """

    words: Words
    address: str | None = None
    arrangement: Arrangement = "row"
    pieces: tuple[Piece, ...] = ()
    counters: tuple[Counter, ...] = ()
    zones: tuple[Zone, ...] = ()
    owner: int | None = None
    first: int = 0
    last: int = 0
    note: Words | None = None


class Layout(msgspec.Struct, frozen=True, omit_defaults=True):
    """The whole table: a status line, the common zones, and one zone for each seat's mat."""

    status: tuple[Words, ...]
    common: tuple[Zone, ...]
    mats: tuple[Zone, ...]
