"""The bodies of the HTTP interface: what a client asks for and what it gets."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

from stammtisch.core.words import Words
from stammtisch.server.wire.parts import Late, Nudge
from stammtisch.server.wire.protocol import (
    LONGEST_CHAT,
    LONGEST_NAME,
    SeatTold,
    Status,
)

Name = Annotated[str, Meta(max_length=LONGEST_NAME)]
ShortText = Annotated[str, Meta(max_length=64)]
MOST_COLOURS = 5
MOST_FACES = 12
Colour = Annotated[int, Meta(ge=0, le=MOST_COLOURS - 1)]
Face = Annotated[int, Meta(ge=0, le=MOST_FACES - 1)]
Distance = Literal["here", "home", "everywhere"]
Seconds = Annotated[float, Meta(ge=0, le=30)]
Clock = Annotated[int, Meta(ge=5, le=1_209_600)]
DaysOff = Annotated[int, Meta(ge=0, le=14)]
LONGEST_COMPONENTS = 250_000
ComponentsText = Annotated[str, Meta(max_length=LONGEST_COMPONENTS)]


class ChairOrder(Struct, frozen=True, forbid_unknown_fields=True):
    """Who shall sit on a seat.

    `me`, somebody with a `link`, whoever knows the code (`open`), or a `bot` of a level. `colour`:
    which of the colours and shapes the seat has, if not that of its number; no two have the same.
    `face`: which of the drawn faces its person has.
    """

    kind: Literal["me", "link", "open", "bot"]
    name: Name = ""
    bot: ShortText | None = None
    colour: Colour | None = None
    face: Face | None = None


class TableOrder(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A table to be set. `chairs` names every seat; beat, pace and clock are in seconds.

    `beat` is how long a reaction window lasts: 5 s unless told (1.5 s on one screen, 0.4 s among
    bots), and never less than 3 s where several people play. `hints`: whether the Master may be
    asked. `late`: when a clock has run out, a bot answers `once`, or plays on until its person
    takes the seat back (`stay`), or `nothing` happens. `nudge`: when whoever lets a clock run is
    called once more. `days_off`: for how many days in all each person may let it stand still.
    `night_rest`: a clock of an hour or more stands still at night, which is what each person
    has chosen as quiet hours, ten hours at most.
    `deal`: one of the kind deals of a first evening, for one person among bots.
    """

    title: ShortText
    chairs: Annotated[tuple[ChairOrder, ...], Meta(min_length=1, max_length=12)]
    name: Name = ""
    variants: dict[ShortText, ShortText] = {}
    components: ComponentsText | None = None
    beat: Seconds | None = None
    pace: Seconds | None = None
    clock: Clock | None = None
    late: Late = "once"
    nudge: Nudge = "never"
    days_off: DaysOff = 0
    night_rest: bool = False
    hints: bool = True
    watchers: bool = True
    deal: Annotated[int, Meta(ge=0, le=999)] | None = None


class ComponentsOffered(Struct, frozen=True, forbid_unknown_fields=True):
    """A components file that somebody has chosen, to be looked at before a table is set."""

    text: ComponentsText
    file: Annotated[str, Meta(max_length=100)] = "components"


class Difference(Struct, frozen=True):
    """A value of an own file that is not as in the box; empty where one of them has none."""

    place: str
    standard: str
    own: str


class ComponentsChecked(Struct, frozen=True):
    """Whether a match can be set up with a file: the first complaints, or what it changes."""

    good: bool
    complaints: tuple[str, ...]
    more: int
    differences: tuple[Difference, ...] = ()
    changed: int = 0


class SeatLink(Struct, frozen=True):
    """The secret link of a seat: `/join#<token>` in the browser. It is shown once."""

    seat: int
    token: str


class TableSet(Struct, frozen=True):
    """A table has been set. `spectate` is empty where nobody may watch."""

    id: str
    code: str
    links: tuple[SeatLink, ...]
    spectate: str


class TableShown(Struct, frozen=True):
    """A table as a member may know it. `code` is told to the host alone.

    `older`: it was played by other rules than ours; then it is over and only shown, or it `needs`
    another release, which `command` starts. `watchers`: whether people may come to watch.
    """

    id: str
    title: str
    seats: int
    variants: dict[str, str]
    own_components: bool
    name: str
    status: Status
    needs: str | None
    seated: tuple[SeatTold, ...]
    spectators: int
    host: bool
    yours: tuple[int, ...]
    code: str | None
    rematch: str | None
    beat: float
    pace: float
    clock: int | None
    created: float
    command: str | None = None
    older: bool = False
    late: Late = "once"
    nudge: Nudge = "never"
    days_off: int = 0
    night_rest: bool = False
    watchers: bool = True


class TableListed(Struct, frozen=True):
    """One of a visitor's tables.

    The newest ones also tell how things stand there: who plays, the status in words, what the
    visitor is asked, and the rank of the visitor's seat once the match is over; or which release
    the match `needs`.
    """

    id: str
    title: str
    name: str
    created: float
    running: bool
    names: tuple[str, ...] = ()
    status: tuple[Words, ...] = ()
    asked: Words | None = None
    rank: int | None = None
    needs: str | None = None


class LinkOffered(Struct, frozen=True, forbid_unknown_fields=True):
    """A secret link that is exchanged for the right to sit or to watch."""

    token: Annotated[str, Meta(max_length=64)]
    name: Name = ""
    face: Face | None = None
    colour: Colour | None = None
    watch: bool = False


class CodeOffered(Struct, frozen=True, forbid_unknown_fields=True):
    """A short code that is exchanged for the seat asked for, or for the first free one.

    `watch`, here and with a link: only look on; the seat stays free for somebody else.
    """

    code: Annotated[str, Meta(max_length=16)]
    name: Name = ""
    seat: Annotated[int, Meta(ge=0, le=63)] | None = None
    face: Face | None = None
    colour: Colour | None = None
    watch: bool = False


class KeyOffered(Struct, frozen=True, forbid_unknown_fields=True):
    """What somebody was invited with: the secret of a link, or the short code of a table."""

    key: Annotated[str, Meta(max_length=64)]


class Invitation(Struct, frozen=True):
    """What whoever was invited may know before sitting down; nothing has happened yet.

    `seat` is the one that the link opens, or the first free one by code; None: only to watch.
    `host` is the seat of the host, if they sit. `yours`: the table, if the visitor belongs there
    already. `used`: the link was good for once, and somebody sits there. `watchers`: whether
    one may only watch.
    """

    title: str
    seats: int
    variants: dict[str, str]
    own_components: bool
    name: str
    status: Status
    seated: tuple[SeatTold, ...]
    spectators: int
    seat: int | None
    free: tuple[int, ...]
    host: int | None
    used: bool
    yours: str | None
    clock: int | None
    hints: bool
    late: Late = "once"
    nudge: Nudge = "never"
    days_off: int = 0
    night_rest: bool = False
    watchers: bool = True


class AddressShown(Struct, frozen=True):
    """An address under which people can come, and from how far away."""

    url: str
    reach: Distance


class Seated(Struct, frozen=True):
    """Where somebody sits now; `seat` is None for a spectator."""

    table: str
    seat: int | None


class NameGiven(Struct, frozen=True, forbid_unknown_fields=True):
    """A name for a seat or a table."""

    name: Name


class BotGiven(Struct, frozen=True, forbid_unknown_fields=True):
    """The level of the bot that shall play a seat."""

    bot: ShortText


class LineSaid(Struct, frozen=True, forbid_unknown_fields=True):
    """A line of chat; `seat` names the seat that says it, None a spectator."""

    text: Annotated[str, Meta(min_length=1, max_length=LONGEST_CHAT)]
    seat: int | None = None


class NewLink(Struct, frozen=True):
    """A fresh secret link; the old one is void."""

    token: str


class WayBack(Struct, frozen=True, forbid_unknown_fields=True):
    """The secret of a link that somebody kept to come back as the same visitor."""

    token: Annotated[str, Meta(max_length=64)]


class NewTable(Struct, frozen=True):
    """The id of a table."""

    id: str


class Health(Struct, frozen=True):
    """Whether the server can keep what it is told."""

    status: Literal["ok", "failing"]
    release: str
    tables: int
    sockets: int


class Problem(Struct, frozen=True):
    """What went wrong: an id for programs and a sentence for people.

    Where a title gives the reason, `words` are its own message. `request` is the number of the
    request, to be quoted to whoever runs the server: it is in the server's log too.
    """

    code: str
    detail: str
    words: Words | None = None
    request: str | None = None
