"""What is kept of an evening: who sat there, how it ended, how strong they are since."""

from __future__ import annotations

import msgspec

from stammtisch.server.wire.regulars import Unrated


class Strength(msgspec.Struct, frozen=True):
    """How strong somebody seems, and how far that may be off."""

    value: float
    spread: float


class Sitting(msgspec.Struct, frozen=True, kw_only=True):
    """A seat of an evening; `visitor` is None for a bot, and for who took their pages out.

    `things` counts what the seat came to own, by the message that names it.
    """

    seat: int
    visitor: str | None
    bot: str | None
    name: str
    face: int | None
    colour: int
    points: int
    place: int
    things: dict[str, int] = {}
    before: Strength | None = None
    after: Strength | None = None


class Evening(msgspec.Struct, frozen=True, kw_only=True):
    """A match that was played to its end; `shown`: its table is still there to be looked at."""

    id: str
    title: str
    at: float
    unrated: Unrated
    sittings: tuple[Sitting, ...]
    shown: bool = True


class Regular(msgspec.Struct, frozen=True):
    """What somebody wants to be called, and to look like."""

    name: str
    face: int | None
    colour: int | None


class Known(msgspec.Struct, frozen=True):
    """How strong somebody is in a title, after so many rated matches."""

    strength: Strength
    matches: int
