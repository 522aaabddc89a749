"""The bodies of the HTTP interface: what a client asks for and what it gets."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from msgspec import Meta, Struct

from stammtisch.core.match import Waiting
from stammtisch.core.score import ScoreSheet
from stammtisch.core.words import Words
from stammtisch.core.zones import Layout
from stammtisch.server.wire.protocol import (
    LONGEST_CHAT,
    LONGEST_NAME,
    EventTold,
    SeatTold,
    Status,
)

Name = Annotated[str, Meta(max_length=LONGEST_NAME)]
ShortText = Annotated[str, Meta(max_length=64)]
Seconds = Annotated[float, Meta(ge=0, le=30)]
Clock = Annotated[int, Meta(ge=5, le=1_209_600)]
LONGEST_COMPONENTS = 250_000
ComponentsText = Annotated[str, Meta(max_length=LONGEST_COMPONENTS)]


class VariantShown(Struct, frozen=True):
    """A switch that is set before setup: `variant-<id>` and `variant-<id>-<value>` in words."""

    id: str
    values: tuple[str, ...]
    default: str
    seats: tuple[int, ...]
    cumulative: bool


class PresetShown(Struct, frozen=True):
    """Several variants under one name: `preset-<id>` in words, a name, a colon and a hint."""

    id: str
    variants: dict[str, str]


class TitleShown(Struct, frozen=True):
    """A title on the shelf. Where the first seat begins, draw who sits there.

    `cover`: its package brings a picture, to be had at `/api/cover/{title}`.
    `windows`: reactions are asked for in secret, so that the length of a window (`beat`) matters.
    """

    name: str
    title: str
    fewest_seats: int
    most_seats: int
    first_seat_begins: bool
    rules_version: int
    components: str
    variants: tuple[VariantShown, ...]
    presets: tuple[PresetShown, ...]
    languages: tuple[str, ...]
    cover: bool
    windows: bool


class ChairOrder(Struct, frozen=True, forbid_unknown_fields=True):
    """Who shall sit on a seat.

    `me`, somebody with a `link`, whoever knows the code (`open`), or a `bot` of a level.
    """

    kind: Literal["me", "link", "open", "bot"]
    name: Name = ""
    bot: ShortText | None = None


class TableOrder(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A table to be set. `chairs` names every seat; beat, pace and clock are in seconds.

    `beat` is how long a reaction window lasts: 5 s unless told (1.5 s on one screen, 0.4 s among
    bots), and never less than 3 s where several people play.
    """

    title: ShortText
    chairs: Annotated[tuple[ChairOrder, ...], Meta(min_length=1, max_length=12)]
    name: Name = ""
    variants: dict[ShortText, ShortText] = {}
    components: ComponentsText | None = None
    beat: Seconds | None = None
    pace: Seconds | None = None
    clock: Clock | None = None


class SeatLink(Struct, frozen=True):
    """The secret link of a seat: `/join#<token>` in the browser. It is shown once."""

    seat: int
    token: str


class TableSet(Struct, frozen=True):
    """A table has been set."""

    id: str
    code: str
    links: tuple[SeatLink, ...]
    spectate: str


class TableShown(Struct, frozen=True):
    """A table as a member may know it. `code` is told to the host alone.

    `older`: it was played by other rules than ours; then it is over and only shown, or it `needs`
    another release, which `command` starts.
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


class TableListed(Struct, frozen=True):
    """One of a visitor's tables.

    The newest ones also tell how things stand there: who plays, the status in words, what the
    visitor is asked, and the rank of the visitor's seat once the match is over.
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


class LinkOffered(Struct, frozen=True, forbid_unknown_fields=True):
    """A secret link that is exchanged for the right to sit or to watch."""

    token: Annotated[str, Meta(max_length=64)]
    name: Name = ""


class CodeOffered(Struct, frozen=True, forbid_unknown_fields=True):
    """A short code that is exchanged for the seat asked for, or for the first free one."""

    code: Annotated[str, Meta(max_length=16)]
    name: Name = ""
    seat: Annotated[int, Meta(ge=0, le=63)] | None = None


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


class ReplayShown(Struct, frozen=True):
    """How many steps a replay has from this viewpoint, and the log with the step of each line.

    `plies[step]` is the number of answers at that step, once the match is over or closed.
    """

    steps: int
    log: tuple[tuple[int, Words], ...]
    plies: tuple[int, ...] = ()


class StepShown(Struct, frozen=True):
    """One step of a replay. `views` holds every seat's view if all were asked for."""

    step: int
    view: Any
    layout: Layout
    waiting: Waiting
    events: tuple[EventTold, ...]
    sheet: ScoreSheet | None
    views: tuple[Any, ...] = ()


class PointsLine(Struct, frozen=True):
    """The points of each seat from one source (`score-<id>`) at every sample."""

    id: str
    points: tuple[tuple[int, ...], ...]


class Statistics(Struct, frozen=True):
    """Points over time by source. `answers[i]` is the number of answers at the i-th sample."""

    answers: tuple[int, ...]
    lines: tuple[PointsLine, ...]
    totals: tuple[tuple[int, ...], ...]
    decisions: tuple[int, ...]
    sheet: ScoreSheet


class Explained(Struct, frozen=True):
    """Why the thing at an address cannot be chosen now."""

    address: str
    words: Words


class HintLine(Struct, frozen=True):
    """An offered option, and how many points it is expected to bring less than the best one."""

    option: int
    behind: float


class Hinted(Struct, frozen=True):
    """What the Master thinks of a question: all options, the best first, and three sentences."""

    options: tuple[HintLine, ...]
    words: tuple[Words, ...]


class Regretted(Struct, frozen=True):
    """A decision that cost something: the answer after `ply` others, and a better one."""

    ply: int
    chosen: int
    better: int
    points: float


class Reviewed(Struct, frozen=True):
    """The decisions that cost most, and the same in words."""

    decisions: tuple[Regretted, ...]
    words: tuple[Words, ...]


class Health(Struct, frozen=True):
    """Whether the server can keep what it is told."""

    status: Literal["ok", "failing"]
    release: str
    tables: int
    sockets: int


class Problem(Struct, frozen=True):
    """What went wrong: an id for programs and a sentence for people.

    Where a title gives the reason, `words` are its own message.
    """

    code: str
    detail: str
    words: Words | None = None
