"""The bodies of the HTTP interface: what a client asks for and what it gets."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from msgspec import Meta, Raw, Struct

from stammtisch.core.closed import Closed
from stammtisch.core.decision import Choice
from stammtisch.core.lesson import Caution, Lesson
from stammtisch.core.match import Waiting
from stammtisch.core.scene import Scene
from stammtisch.core.score import ScoreSheet
from stammtisch.core.words import Words
from stammtisch.core.zones import Layout
from stammtisch.server.wire.parts import Late, Nudge
from stammtisch.server.wire.protocol import (
    LONGEST_CHAT,
    LONGEST_NAME,
    AskedTold,
    EventTold,
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


class VariantShown(Struct, frozen=True):
    """A switch that is set before setup: `variant-<id>` and `variant-<id>-<value>` in words."""

    id: str
    values: tuple[str, ...]
    default: str
    seats: tuple[int, ...]
    cumulative: bool


class PresetShown(Struct, frozen=True):
    """Several variants under one name: `preset-<id>` in words, a name, a colon and a hint.

    `seats`: how many the table is laid for then (0: as many as there are).
    """

    id: str
    variants: dict[str, str]
    seats: int = 0


class FirstEveningShown(Struct, frozen=True):
    """How a title is learnt: its settings, the seats, how many kind deals, about how long.

    `figures` are numbers of the components that the three pictures show.
    """

    variants: dict[str, str]
    seats: int
    deals: int
    minutes: int
    figures: dict[str, int] = {}


class TitleShown(Struct, frozen=True):
    """A title on the shelf. Where the first seat begins, draw who sits there.

    `cover`: its package brings a picture, to be had at `/api/cover/{title}`.
    `windows`: reactions are asked for in secret, so that the length of a window (`beat`) matters.
    `lessons`: the kinds of questions that the coach has a lesson for.
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
    first_evening: FirstEveningShown | None = None
    lessons: tuple[str, ...] = ()


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
    hints: bool = True
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
    late: Late = "once"
    nudge: Nudge = "never"
    days_off: int = 0


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
    already. `used`: the link was good for once, and somebody sits there.
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


class MarkShown(Struct, frozen=True):
    """A moment by which people find their way: `kind` is season, round or scene.

    `at` is a step of a replay, or a sample of statistics.
    """

    at: int
    kind: str
    name: Words


class ReplayShown(Struct, frozen=True):
    """How many steps a replay has from this viewpoint, and the log with the step of each line.

    `plies[step]` is the number of answers at that step, once the match is over or closed.
    """

    steps: int
    log: tuple[tuple[int, Words], ...]
    plies: tuple[int, ...] = ()
    marks: tuple[MarkShown, ...] = ()


class StepShown(Struct, frozen=True):
    """One step of a replay. `views` holds every seat's view if all were asked for."""

    step: int
    view: Any
    layout: Layout
    waiting: Waiting
    events: tuple[EventTold, ...]
    sheet: ScoreSheet | None
    views: tuple[Any, ...] = ()


class WholeReplay(Struct, frozen=True):
    """A finished match with all hands open: the first step whole, of each other what changed."""

    overview: ReplayShown
    steps: tuple[Raw, ...]


class ScenesShown(Struct, frozen=True):
    """The moments so far at which points were counted; with events of these kinds there is more."""

    scenes: tuple[Scene, ...]
    openers: tuple[int, ...] = ()


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
    marks: tuple[MarkShown, ...] = ()


class Explained(Struct, frozen=True):
    """Why the thing at an address cannot be chosen now."""

    address: str
    words: Words


class ClosedThings(Struct, frozen=True):
    """What cannot be chosen at the question with this number (0: none is asked), and why."""

    question: int
    things: tuple[Closed, ...]


class Coached(Struct, frozen=True):
    """What the coach says about the question with this number (0: none is asked).

    `cautions` also speak of the ends of gestures that begin with the question.
    """

    question: int
    lesson: Lesson | None = None
    goal: Words | None = None
    cautions: tuple[Caution, ...] = ()


class HintLine(Struct, frozen=True):
    """An offered option, and how many points it is expected to bring less than the best one."""

    option: int
    behind: float


class Hinted(Struct, frozen=True):
    """What the Master thinks of a question: all options, the best first, and three sentences.

    `ends`: where the gesture ends that begins with the best option; `why`: a reason for each
    of the sentences, in the title's terms.
    """

    options: tuple[HintLine, ...]
    words: tuple[Words, ...]
    ends: Choice | None = None
    why: tuple[Words, ...] = ()


class Regretted(Struct, frozen=True):
    """A decision that cost something: the answer after `ply` others, and a better one.

    The same in words: the question, what was `taken`, what was `missed` (and where both lie on the
    table), and why. `chance`: of winning with what was taken, and `instead` with what was missed.
    """

    ply: int
    chosen: int
    better: int
    points: float
    question: Words
    taken: Words
    taken_at: str | None
    missed: Words
    missed_at: str | None
    why: Words
    chance: float
    instead: float


class ChancesThen(Struct, frozen=True):
    """Every seat's chance of winning after `ply` answers, as one seat could reckon it then."""

    ply: int
    round: int
    chances: tuple[float, ...]


class Reviewed(Struct, frozen=True):
    """The decisions that cost most, the same in words, and the chances round by round."""

    decisions: tuple[Regretted, ...]
    words: tuple[Words, ...]
    chances: tuple[ChancesThen, ...] = ()


class PuzzleShown(Struct, frozen=True):
    """A puzzle as whoever is asked sees it: the position and the question, not the answer.

    `number` counts from 1 in the set of `count`; `bot` has judged it.
    """

    title: str
    number: int
    count: int
    day: int
    seat: int
    seats: int
    round: int
    bot: str
    view: Any
    layout: Layout
    question: AskedTold


class PuzzleAnswer(Struct, frozen=True, forbid_unknown_fields=True):
    """The option that somebody takes for the best."""

    option: int


class PuzzleJudged(Struct, frozen=True):
    """Whether an answer was the best, what the others lack, and why: words and reasons in pairs.

    `tempting` is what a quick look would take.
    """

    right: bool
    best: int
    tempting: int
    options: tuple[HintLine, ...]
    words: tuple[Words, ...]
    why: tuple[Words, ...]


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
