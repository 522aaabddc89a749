"""Questions and their options, as people, bots and records name them."""

from __future__ import annotations

import msgspec

from stammtisch.core.words import Words

MOST_OPTIONS = 62
PASS = "pass"  # the option by which a window is passed


class DecisionKind(msgspec.Struct, frozen=True):
    """One question of a title. The place of a name in `options` is the option's number for ever.

    `simultaneous`: several seats may be asked at once and answers stay secret until all have come.
    `secret`: others never learn who is asked nor when an answer came (reaction windows).
    `window`: a moment to act or to pass, which a seat may let pass without being asked.
    `sealed`: what is chosen is turned over when everybody has chosen; until then it may be changed.
    `continues`: the questions with which one gesture may go on (which die, then where);
    `kind:option` names a question that the gesture passes through by this option.
    """

    id: str
    options: tuple[str, ...]
    simultaneous: bool = False
    secret: bool = False
    window: bool = False
    sealed: bool = False
    continues: tuple[str, ...] = ()

    @property
    def passable(self) -> bool:
        """Whether a standing order can answer it."""
        return (self.secret or self.window) and PASS in self.options

    def __post_init__(self) -> None:
        if not 1 <= len(self.options) <= MOST_OPTIONS:
            raise ValueError(f"Decision '{self.id}' has {len(self.options)} options, 62 at most.")


class Choice(msgspec.Struct, frozen=True):
    """One option as it is offered to a seat: where to click and what it says.

    `address` names the piece or place on the table; `effect` says what it costs and gives,
    from what the seat may know. `warning` says what would be lost by it: people are asked once
    more. `meant`: among several gestures that end at one place this is the one it stands for.
    """

    option: int
    id: str
    words: Words
    address: str | None = None
    effect: Words | None = None
    warning: Words | None = None
    meant: bool = False


class Step(msgspec.Struct, frozen=True):
    """One answer of a gesture: the question it answers, and how."""

    kind: str
    option: int


class Lead(msgspec.Struct, frozen=True):
    """Where a gesture that begins with an option may end: the answers after it, and the last one.

    `open`: the gesture passes through a question with other answers, so its beginning may also
    stand alone.
    """

    begins: int
    steps: tuple[Step, ...]
    ends: Choice
    open: bool = False


class Run(msgspec.Struct, frozen=True):
    """Several answers in a row under one name, such as a plan that is carried out.

    `address` names the piece or place that stands for it; without one it is a button. `lifts`: the
    option of the next question that is taken up then, such as a die that came back to the hand.
    """

    words: Words
    steps: tuple[Step, ...]
    effect: Words | None = None
    address: str | None = None
    lifts: int | None = None


class Question(msgspec.Struct, frozen=True):
    """A decision as it is put to one seat."""

    seat: int
    kind: str
    words: Words
    choices: tuple[Choice, ...]

    @property
    def forced(self) -> bool:
        """Whether only one answer is possible."""
        return len(self.choices) == 1
