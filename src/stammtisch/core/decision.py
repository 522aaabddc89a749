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
    """

    id: str
    options: tuple[str, ...]
    simultaneous: bool = False
    secret: bool = False
    window: bool = False

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
    from what the seat may know.
    """

    option: int
    id: str
    words: Words
    address: str | None = None
    effect: Words | None = None


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
