"""The bodies of the regulars' book: who somebody is, what was played, how strong everybody is."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

from stammtisch.server.wire.bodies import Colour, Face, Name

# why an evening says nothing about how strong anybody is; empty: it does
Unrated = Literal["", "one-screen", "own-values", "kind-deal", "stand-in", "unmeasured"]


class RegularShown(Struct, frozen=True):
    """What somebody is called here, and since when they play (seconds since 1970; 0: not yet)."""

    name: str
    face: int | None
    colour: int | None
    since: float
    evenings: int
    won: int


class RegularGiven(Struct, frozen=True, forbid_unknown_fields=True):
    """What somebody wants to be called, and to look like."""

    name: Name
    face: Face | None = None
    colour: Colour | None = None


class SatThere(Struct, frozen=True):
    """A seat of an evening; `mine`: whoever asks sat there."""

    name: str
    bot: str | None
    face: int | None
    colour: int
    points: int
    place: int
    mine: bool


class EveningShown(Struct, frozen=True):
    """A match that was played; `gain` is what it did to the rating of whoever asks.

    `unrated` says why it did nothing; `shown`: its replay can still be looked at.
    """

    id: str
    title: str
    at: float
    sat: tuple[SatThere, ...]
    gain: float | None
    unrated: Unrated
    shown: bool


class Favourite(Struct, frozen=True):
    """What somebody owns more often than those beside them: a message, and how many in all."""

    id: str
    number: int


class OnScale(Struct, frozen=True):
    """Somebody on the scale of a title: a person (`me`: whoever asks) or a level of the bots."""

    name: str
    bot: str | None
    face: int | None
    colour: int | None
    value: float
    spread: float
    matches: int
    me: bool = False


class TitlePage(Struct, frozen=True):
    """One title in somebody's book; means are over evenings on which they had one seat."""

    title: str
    evenings: int
    won: int
    mean_place: float | None
    mean_points: float | None
    favourite: Favourite | None
    scale: tuple[OnScale, ...]


class BookShown(Struct, frozen=True):
    """Everything that the book says to one visitor."""

    me: RegularShown
    titles: tuple[TitlePage, ...]
    evenings: tuple[EveningShown, ...]


class StruckOut(Struct, frozen=True, forbid_unknown_fields=True):
    """Somebody wants their pages taken out, and writes their name to say so."""

    name: Name
