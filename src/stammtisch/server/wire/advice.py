"""The bodies of whoever teaches: why not, lessons, hints, a look back, puzzles."""

from __future__ import annotations

from typing import Any

from msgspec import Struct

from stammtisch.core.closed import Closed
from stammtisch.core.decision import Choice
from stammtisch.core.lesson import Caution, Lesson
from stammtisch.core.words import Words
from stammtisch.core.zones import Layout
from stammtisch.server.wire.protocol import AskedTold


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
