"""Chapter 4: the shape of what is told to a seat or a spectator."""

from __future__ import annotations

import msgspec


class EffectView(msgspec.Struct, frozen=True, omit_defaults=True):
    """One effect of the vocabulary with its numbers. [7.7]"""

    kind: str
    n: int = 0
    most: int = 0


class CardView(msgspec.Struct, frozen=True, omit_defaults=True):
    """An encounter card. Actors have genre and level; alms have ecus; entertainers a moment."""

    id: str
    name: str
    kind: str
    effects: tuple[EffectView, ...] = ()
    genre: str | None = None
    level: int | None = None
    ecus: int | None = None
    window: str | None = None


class EntertainerView(msgspec.Struct, frozen=True):
    """An entertainer in front of a player."""

    id: str
    name: str
    window: str
    ready: bool
    effects: tuple[EffectView, ...]


class RequestView(msgspec.Struct, frozen=True, omit_defaults=True):
    """A secret request; `met` says whether its condition holds now for its holder.

    `now` is the figure that its condition looks at, where it looks at one; `would` names the cities
    whose row, taken alone and kept whole, would meet it.
    """

    id: str
    name: str
    pay: int
    condition: str
    met: bool
    genre: str | None = None
    least: int | None = None
    most: int | None = None
    levels: tuple[int, ...] = ()
    now: int | None = None
    would: tuple[int, ...] = ()


class CityView(msgspec.Struct, frozen=True):
    """A city with its row, oldest card first. Seats wait or are anchored; friends likewise."""

    number: int
    id: str
    name: str
    row: tuple[CardView, ...]
    waiting: tuple[int, ...]
    anchored: tuple[int, ...]
    friends_waiting: tuple[int, ...]
    friends_anchored: tuple[int, ...]
    guarded_by: int | None
    marked_by: int | None


class PayView(msgspec.Struct, frozen=True):
    """What a festival pays for actors and show. [8.1]"""

    actors: int
    show: int
    best: bool


class DueView(msgspec.Struct, frozen=True):
    """What is still to be paid if the season ended now: by the king, and for shown requests."""

    actors: int
    show: int
    requests: int

    @property
    def total(self) -> int:
        """All of it."""
        return self.actors + self.show + self.requests


class MatView(msgspec.Struct, frozen=True):
    """A player's troupe. What only the owner knows is None for everybody else."""

    seat: int
    colour: str
    ecus: int
    hand: tuple[int, ...]
    shown: tuple[int, ...]
    played: tuple[int, ...]
    deciding: bool
    picks: tuple[int, ...] | None
    company: tuple[CardView, ...]
    ensemble: tuple[CardView, ...]
    comedy: int
    tragedy: int
    difference: int
    prospect: PayView  # of the festival of this season, as things stand
    due: DueView
    entertainers: tuple[EntertainerView, ...]
    role: str | None
    impresarios: int
    on_stage: int
    request_count: int
    requests: tuple[RequestView, ...] | None
    kept: tuple[RequestView, ...]
    discarded: tuple[str, ...] | None


class FriendView(msgspec.Struct, frozen=True):
    """A friendly troupe; its drawn card is known to its owner until the reveal."""

    seat: int
    colour: str
    open: tuple[int, ...]
    played: tuple[int, ...]
    drawn: int | None


class HistrioView(msgspec.Struct, frozen=True):
    """The whole table as one viewer sees it."""

    viewer: int | None
    phase: str
    season: int
    round: int
    rounds_left: int
    lead: int
    needle: int
    spaces: int
    mood: str
    mood_space: int
    deck: int
    unseen: tuple[str, ...]
    discards: tuple[CardView, ...]
    request_pile: int
    request_discards: int
    request_limit: int
    second_city_hand: int  # so many travel cards the Horse needs
    actor_pay: int  # for each actor of the wanted genre
    show_pay: int  # for a performance that is liked, this season
    best_factor: int  # so many times that for the best one
    level_effects: tuple[tuple[EffectView, ...], ...]  # of the actors, level 1 first
    all_requests: tuple[RequestView, ...]  # of the box, as they stand for the viewer
    cities: tuple[CityView, ...]
    mats: tuple[MatView, ...]
    friends: tuple[FriendView, ...]
