"""The messages of the socket: typed, versioned, ids and arguments instead of prose.

Every number in here belongs to one viewer alone: questions are counted per seat and updates per
viewer, so that nobody can count what others do in secret.
"""

from __future__ import annotations

from typing import Any, Literal

import msgspec

from stammtisch.core.about import About
from stammtisch.core.decision import Choice, Lead, Run
from stammtisch.core.match import Waiting
from stammtisch.core.score import ScoreSheet
from stammtisch.core.words import Words
from stammtisch.core.zones import Layout
from stammtisch.server.wire.parts import NoteTold, WindowTold

PROTOCOL = 1
LONGEST_FRAME = 8192  # bytes a client may send at once
LONGEST_KEY = 64
LONGEST_ADDRESS = 200
LONGEST_CHAT = 300
LONGEST_NAME = 40

OrderKind = Literal["ask", "pass_this_turn", "pass_until_my_turn", "pass_this_round", "pass_always"]
SeatKind = Literal["person", "bot", "open"]
Away = Literal["hidden", "lost"]
Status = Literal["running", "over", "closed", "needs_release"]


# -- what a client says --------------------------------------------------------------------------


class Said(msgspec.Struct, tag_field="type", forbid_unknown_fields=True, kw_only=True):
    """Base of everything a client says."""


class Keyed(Said):
    """Something that is said once: a resend with the same key is harmless."""

    key: str

    def __post_init__(self) -> None:
        if not (1 <= len(self.key) <= LONGEST_KEY and self.key.isprintable()):
            raise ValueError(f"a key has 1 to {LONGEST_KEY} characters that can be seen")


class AnswerSaid(Keyed, tag="answer"):
    """The answer to the question with this number. A resend with the same key is harmless."""

    question: int
    option: int


class HoldSaid(Said, tag="hold"):
    """A choice for a sealed question, to be handed in when everybody has chosen; None: none yet."""

    question: int
    option: int | None = None


class UndoSaid(Keyed, tag="undo"):
    """Take back the own last answer, if that is fair. The key works as with an answer."""


class ExplainSaid(Said, tag="explain"):
    """What is the thing at this address, and why can it not be chosen now?"""

    address: str

    def __post_init__(self) -> None:
        if len(self.address) > LONGEST_ADDRESS:
            raise ValueError(f"an address has at most {LONGEST_ADDRESS} characters")


class OrderSaid(Said, tag="order"):
    """A standing order for reaction windows; `mute` names options that are not worth asking."""

    order: OrderKind = "ask"
    mute: tuple[str, ...] = ()

    def __post_init__(self) -> None:
        if len(self.mute) > 62 or any(len(name) > LONGEST_ADDRESS for name in self.mute):
            raise ValueError("at most 62 options can be muted")


class ChatSaid(Said, tag="chat"):
    """A line for everybody at the table."""

    text: str

    def __post_init__(self) -> None:
        if not 1 <= len(self.text.strip()) <= LONGEST_CHAT:
            raise ValueError(f"a line has 1 to {LONGEST_CHAT} characters")


class PingSaid(Said, tag="ping"):
    """Still there? Answered with a pong."""


class AwaySaid(Said, tag="away"):
    """Whether whoever sits here does not look just now: another page is in front."""

    away: bool


class LayoutSaid(Said, tag="layout"):
    """Whether updates shall hold the whole layout, or its status alone. A fresh update follows."""

    whole: bool


ClientMessage = (
    AnswerSaid
    | HoldSaid
    | UndoSaid
    | ExplainSaid
    | OrderSaid
    | ChatSaid
    | PingSaid
    | LayoutSaid
    | AwaySaid
)


# -- what the server tells -----------------------------------------------------------------------


class Told(msgspec.Struct, tag_field="type", kw_only=True):
    """Base of everything the server tells."""


class Standing(msgspec.Struct, frozen=True):
    """The standing order of one's own seat."""

    order: OrderKind = "ask"
    mute: tuple[str, ...] = ()


class HelloTold(Told, tag="hello"):
    """The first message on a socket: who you are here. `seat` is None for a spectator.

    `windows`: the title has moments to react, so that standing orders are of use. `hints`: the
    Master may be asked at this table. `own_values`: not all values are those of the standard box.
    """

    protocol: int
    release: str
    table: str
    title: str
    seats: int
    seat: int | None
    yours: tuple[int, ...]
    host: bool
    standing: Standing | None
    windows: bool = False
    hints: bool = True
    own_values: bool = False


class StandInTold(msgspec.Struct, frozen=True):
    """A bot plays for somebody since then.

    `by` is the seat of whoever asked it to; -1 a host without a seat, None the clock.
    """

    by: int | None
    since: int


class WatcherTold(msgspec.Struct, frozen=True):
    """Somebody who looks on; without a name where none was given."""

    name: str
    face: int | None = None


class SeatTold(msgspec.Struct, frozen=True):
    """Who sits on a seat, and whether somebody looks through it now.

    `held`: somebody has a right to the seat, even while a bot plays it. `devices`: how many do;
    nobody can look into another's hand without being counted here. `colour`: which of the colours
    and shapes it has, from the setup to the score and in every rematch. `away`: whoever holds it
    does not look just now (`hidden`), or has no line (`lost`), since then. `stand_in`: a bot plays
    for whoever holds it. `off`: they have days off until then; `days_off`: taken in this match.
    """

    seat: int
    kind: SeatKind
    name: str
    bot: str | None
    present: bool
    held: bool
    devices: int
    colour: int = 0
    face: int | None = None
    away: Away | None = None
    since: int = 0
    stand_in: StandInTold | None = None
    off: int = 0
    days_off: int = 0


class TableTold(Told, tag="table"):
    """The social side of the table; sent at the beginning and whenever it changes.

    `rematch` is the id of the table on which the same people play again. `notes`: who could ever
    look into which hand. `watching`: who looks on now.
    """

    name: str
    status: Status
    seated: tuple[SeatTold, ...]
    spectators: int
    rematch: str | None
    notes: tuple[NoteTold, ...] = ()
    watching: tuple[WatcherTold, ...] = ()


class AskedTold(msgspec.Struct, frozen=True):
    """A decision put to one's own seat. `number` goes back with the answer.

    `seconds` is the time left on the clock, if the table has one; `window` says that a standing
    order could pass it; `sealed` that an answer may be held back and changed until everybody has
    chosen. `leads` are the gestures that go on after an option, `runs` several answers under one
    name: the client gives them one by one.
    """

    number: int
    kind: str
    words: Words
    choices: tuple[Choice, ...]
    seconds: int | None = None
    window: bool = False
    sealed: bool = False
    leads: tuple[Lead, ...] = ()
    runs: tuple[Run, ...] = ()


class EventTold(msgspec.Struct, frozen=True):
    """Something that happened, as this viewer may know it; -1 stands for what is hidden.

    `words` is its log line, None for what only moves on the table.
    """

    kind: int
    args: tuple[int, int, int, int, int]
    words: Words | None


class MomentTold(msgspec.Struct, frozen=True):
    """The view as it was after so many of the update's events: its change since the last one.

    The first change is that of the update before; `wire/changes.py` says how to read it.
    """

    events: int
    change: Any


class UpdateTold(Told, tag="update"):
    """The table as this viewer sees it now, and what happened since the last update.

    `fresh`: the log is complete and replaces what the client had (after connecting or an undo);
    otherwise `events` continue it. `view` is the title's own structure (`/api/schema/{title}`).
    `layout` is whole only for those who want it; `sheet` comes when the match is over; `window`:
    how long a reaction window still lasts; `moments`, for those who asked for them: the views in
    between, so that what happened can be shown one thing after the other.
    """

    number: int
    fresh: bool
    view: Any
    layout: Layout | None
    question: AskedTold | None
    waiting: Waiting
    over: bool
    sheet: ScoreSheet | None
    events: tuple[EventTold, ...]
    log: tuple[Words, ...]
    window: WindowTold | None = None
    moments: tuple[MomentTold, ...] = ()


class UndoTold(Told, tag="may_undo"):
    """Whether it is worth asking for an undo of one's own last answer; told to that seat alone.

    `words` says what would be taken back.
    """

    may: bool
    words: Words | None = None


class HeldTold(Told, tag="held"):
    """The choice that the table keeps for one's own seat until everybody has chosen; None: none."""

    question: int
    option: int | None


class AcceptedTold(Told, tag="accepted"):
    """The answer (or undo) with this key is stored for good."""

    key: str


class StaleTold(Told, tag="stale"):
    """The question was answered already, or is not asked any more. A fresh update follows."""

    key: str


class RefusedTold(Told, tag="refused"):
    """What was asked cannot be done; nothing has changed. `words` says why."""

    key: str
    words: Words


class ExplainedTold(Told, tag="explained"):
    """Why the thing at the address cannot be chosen now (or that it can).

    `about` is what it is and says; null where nothing lies there.
    """

    address: str
    words: Words
    about: About | None = None


class StandingTold(Told, tag="standing"):
    """The standing order that holds from now on."""

    order: OrderKind
    mute: tuple[str, ...]


class ChatTold(Told, tag="chat"):
    """A line that somebody said; `seat` is None for a spectator. Plain text, never markup."""

    seat: int | None
    name: str
    text: str
    at: float


class ProblemTold(Told, tag="problem"):
    """A message that could not be understood or carried out; the socket stays open."""

    words: Words


class PongTold(Told, tag="pong"):
    """The answer to a ping."""


ServerMessage = (
    HelloTold
    | TableTold
    | UpdateTold
    | UndoTold
    | HeldTold
    | AcceptedTold
    | StaleTold
    | RefusedTold
    | ExplainedTold
    | StandingTold
    | ChatTold
    | ProblemTold
    | PongTold
)

encode = msgspec.json.Encoder().encode
_client = msgspec.json.Decoder(ClientMessage)
_server = msgspec.json.Decoder(ServerMessage)


def read_client_message(text: str | bytes) -> ClientMessage:
    """A message of a client, or msgspec's complaint."""
    said: ClientMessage = _client.decode(text)
    return said


def read_server_message(text: str | bytes) -> ServerMessage:
    """A message of the server."""
    told: ServerMessage = _server.decode(text)
    return told


# Close codes: why the server ended a socket.
CLOSED_NOT_ALLOWED = 4403
CLOSED_NO_TABLE = 4404
CLOSED_TOO_FAST = 1008
CLOSED_TABLE_GONE = 4410
CLOSED_FAULT = 1011
CLOSED_BUSY = 1013
CLOSED_RESTART = 1012
