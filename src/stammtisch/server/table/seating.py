"""Who sits where, who may watch, who decides: the social side of a table as it is stored."""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence

import msgspec

from stammtisch.bots import NAMES, PLAIN, UnknownBot
from stammtisch.server.table.days_off import DaysOff
from stammtisch.server.table.names import plain, unlike
from stammtisch.server.table.notes import noted
from stammtisch.server.wire.parts import Late, NoteKind, NoteTold, Nudge
from stammtisch.server.wire.protocol import (
    LONGEST_NAME,
    Away,
    SeatKind,
    SeatTold,
    Standing,
    StandInTold,
    Status,
    TableTold,
    WatcherTold,
)

SLOW = 3600  # seconds


class Asked(msgspec.Struct, frozen=True):
    """The number of a question, and when it was asked (seconds since 1970)."""

    question: int
    at: float


class Chair(msgspec.Struct):
    """One seat: visitors who may look through it (by digest), its link, and a bot if one plays.

    A bot may sit in for people who keep their right to the seat; `by_code` says whether whoever
    knows the table's code may sit down here; `borrowed`: the host sits in where nobody sat.
    `invite` is the link for one more device of whoever sits here; `used` are links of before.
    """

    name: str = ""
    bot: str | None = None
    holders: list[str] = []
    link: str | None = None
    by_code: bool = False
    standing: Standing = Standing()
    borrowed: bool = False
    invite: str | None = None
    used: list[str] = []
    colour: int | None = None  # which colour and shape it has; None: that of its number
    face: int | None = None  # which drawn face; None: none was chosen
    stand_in: StandInTold | None = None  # a bot plays for whoever holds it
    off: DaysOff = DaysOff()
    asked: Asked | None = None  # since when a slow clock runs here
    nudged: float = 0.0  # when somebody last asked to call whoever sits here

    def on_leave(self, now: float) -> bool:
        """Whether whoever plays this seat has a day off."""
        return self.off.cover(now) and self.kind == "person"

    @property
    def kind(self) -> SeatKind:
        """Whether a person, a bot or nobody plays this seat."""
        if self.bot is not None:
            return "bot"
        return "person" if self.holders else "open"


class Settings(msgspec.Struct, frozen=True, kw_only=True):
    """How a table is played; it never changes.

    `beat`: seconds that every reaction window lasts; `pace`: seconds a bot takes;
    `clock`: seconds for an answer, None without a clock; `late`: what happens then;
    `hints`: whether the Master may be asked; `nudge`: when somebody who lets the clock run is
    called once more; `days_off`: for how many days in all a person may let it stand still;
    `night_rest`: a slow clock stands still at night.
    """

    beat: float
    pace: float
    clock: int | None = None
    hints: bool = True
    late: Late = "once"
    nudge: Nudge = "never"
    days_off: int = 0
    night_rest: bool = False

    @property
    def slow(self) -> bool:
        """Whether people come and go while the clock runs."""
        return self.clock is not None and self.clock >= SLOW


class Header(msgspec.Struct, frozen=True, kw_only=True):
    """What a match is replayed from, together with the book."""

    title: str
    rules_version: int
    release: str
    seats: int
    variants: dict[str, str]
    components: str
    components_file: str | None
    seed: int
    settings: Settings
    created: float
    key: str = ""  # in place of the seed, where chance was drawn by lot
    brought: bool = False  # it came as a record: whoever brought it had the key in hand


class Social(msgspec.Struct, kw_only=True):
    """What people may change about a table while they play."""

    name: str
    host: str
    chairs: list[Chair]
    watchers: list[str] = []
    spectate: str | None = None
    code: str | None = None
    closed: bool = False
    rematch: str | None = None
    notes: list[NoteTold] = []
    onlookers: dict[str, WatcherTold] = {}  # what those who watch are called, by visitor

    def note(self, kind: NoteKind, seat: int) -> None:
        """Tell for good that somebody can, or cannot any more, look into the hand of a seat."""
        self.notes = noted(self.notes, kind, seat)

    def name_seat(self, seat: int, name: str) -> None:
        """Name a seat, so that nobody is taken for somebody else; an empty name changes nothing."""
        others = [chair.name for place, chair in enumerate(self.chairs) if place != seat]
        if wanted := plain(name, LONGEST_NAME):
            self.chairs[seat].name = unlike(wanted, others, LONGEST_NAME)

    def seats_of(self, visitor: str) -> tuple[int, ...]:
        """The seats that a visitor may look through."""
        return tuple(seat for seat, chair in enumerate(self.chairs) if visitor in chair.holders)

    def free_by_code(self) -> tuple[int, ...]:
        """The seats on which whoever knows the table's code may sit down now."""
        return tuple(
            seat for seat, chair in enumerate(self.chairs) if chair.by_code and chair.kind == "open"
        )

    def may_watch(self, visitor: str) -> bool:
        """Whether a visitor may see the table at all."""
        return visitor == self.host or visitor in self.watchers or bool(self.seats_of(visitor))

    def may_look(self, visitor: str, viewer: int) -> bool:
        """Whether a visitor may look through these eyes: a seat's, or a spectator's (-1)."""
        return viewer in self.seats_of(visitor) or (viewer == -1 and self.may_watch(visitor))

    def of_one(self) -> bool:
        """Whether one visitor holds every seat that people play or could play."""
        played = [chair for chair in self.chairs if chair.holders or chair.bot is None]
        holders = {holder for chair in played for holder in chair.holders}
        return len(holders) <= 1 and all(chair.holders for chair in played)

    def members(self) -> set[str]:
        """Everybody who belongs to the table."""
        people = {self.host, *self.watchers}
        for chair in self.chairs:
            people.update(chair.holders)
        return people

    def links(self) -> dict[str, int]:
        """The digests of all links of the table: digest -> seat (-1: watch).

        Those that were used are among them, so that whoever follows one is told so.
        """
        found: dict[str, int] = {}
        for seat, chair in enumerate(self.chairs):
            known = [*chair.used, chair.link, chair.invite]
            found.update({digest: seat for digest in known if digest is not None})
        if self.spectate:
            found[self.spectate] = -1
        return found

    def colour_of(self, seat: int) -> int:
        """Which colour and shape a seat has."""
        colour = self.chairs[seat].colour
        return seat if colour is None else colour

    def dress(self, seat: int, face: int | None, colour: int | None) -> None:
        """Let a seat have the face of its person, and the colour they like if nobody has it."""
        if face is not None:
            self.chairs[seat].face = face
        others = [self.colour_of(other) for other in range(len(self.chairs)) if other != seat]
        if colour is not None and colour not in others:
            self.chairs[seat].colour = colour

    def seated(
        self, viewers: Sequence[int], away: Callable[[Chair], tuple[Away | None, int]]
    ) -> tuple[SeatTold, ...]:
        """Who sits where, with those who look now."""
        return tuple(
            SeatTold(
                seat,
                chair.kind,
                chair.name,
                chair.bot,
                seat in viewers,
                bool(chair.holders),
                len(chair.holders),
                self.colour_of(seat),
                chair.face,
                *away(chair),
                chair.stand_in,
                round(chair.off.until) if chair.on_leave(time.time()) else 0,
                chair.off.taken,
            )
            for seat, chair in enumerate(self.chairs)
        )

    def told(
        self,
        status: Status,
        viewers: Sequence[int] = (),
        away: Callable[[Chair], tuple[Away | None, int]] = lambda _: (None, 0),
        watching: tuple[WatcherTold, ...] = (),
    ) -> TableTold:
        """The table for everybody who looks at it, with those who look now."""
        return TableTold(
            name=self.name,
            status=status,
            seated=self.seated(viewers, away),
            spectators=viewers.count(-1),
            rematch=self.rematch,
            notes=tuple(self.notes),
            watching=watching,
        )


def beat_of(header: Header, social: Social, least: float) -> float:
    """As ordered; long enough to hide an answer where there is somebody to hide it from."""
    ordered = header.settings.beat
    return ordered if social.of_one() else max(ordered, least)


def known_bot(name: str) -> str:
    """The name of a bot that exists."""
    if name not in NAMES and name not in PLAIN:
        raise UnknownBot(f"There is no bot '{name}'. Known are {', '.join(NAMES)}.")
    return name
