"""A tiny game for tests of the platform: four questions about one hidden number.

Seat 0 knows the number and may keep it, draw a card, roll, or tell it; then it nods (there is
nothing else to do); then seat 1 may react, which nobody else is told about; then both point.
"""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any

import msgspec
from librt.vecs import vec
from mypy_extensions import i64

from stammtisch.core.bits import below, drop, has
from stammtisch.core.decision import Choice, DecisionKind
from stammtisch.core.errors import Refused
from stammtisch.core.game import AnyGame
from stammtisch.core.journal import Journal
from stammtisch.core.match import Match
from stammtisch.core.pile import Pile
from stammtisch.core.rng import Rng, seeded
from stammtisch.core.words import Words

KINDS = (
    DecisionKind("begin", ("keep", "draw", "roll", "tell")),
    DecisionKind("nod", ("nod",)),
    DecisionKind("react", ("pass", "use"), secret=True),
    DecisionKind("point", ("left", "right"), simultaneous=True),
)
AWAITED = (0b01, 0b01, 0b10, 0b11, 0)


class Seen(msgspec.Struct):
    """What a viewer knows: the number is for seat 0 until it was told."""

    step: int
    number: int | None
    cards: int


class Secret:
    """The state; the platform only ever calls its methods."""

    def __init__(self, rng: Rng, pile: Pile, number: int) -> None:
        self.seats = 2
        self.rng = rng
        self.pile = pile
        self.number = number
        self.step = 0
        self.waiting = AWAITED[0]
        self.told = 0
        self.journal: Journal | None = None

    def awaited(self) -> int:
        return self.waiting

    def kind(self, seat: int) -> int:
        return self.step

    def options(self, seat: int) -> int:
        return below(len(KINDS[self.step].options))

    def choose(self, seat: int, option: int) -> None:
        if not has(self.waiting, seat) or not has(self.options(seat), option):
            raise Refused("Not now.")
        self.take(seat, option)

    def take(self, seat: int, option: int) -> None:
        choice = KINDS[self.step].options[option]
        if choice == "draw":
            self.pile.draw()
        elif choice == "roll":
            self.rng.word(0)
        elif choice == "tell":
            self.told = 1
        if self.journal is not None:
            self.journal.tell(self.step, seat, option)
        self.waiting = drop(self.waiting, seat)
        if self.waiting == 0:
            self.step += 1
            self.waiting = AWAITED[self.step]

    def copy(self) -> Secret:
        twin = Secret(self.rng.copy(), self.pile.copy(), self.number)
        twin.step, twin.waiting, twin.told = self.step, self.waiting, self.told
        return twin

    def imagine(self, seat: int, seed: int) -> Secret:
        world = self.copy()
        if seat != 0 and not self.told:
            world.number = seed % 6
        return world


class SecretGame:
    """Only what a match asks of a game."""

    name = "secret"
    title = "Secret"
    rules_version = 1
    components = SimpleNamespace(box=None, hash="none", text="", kinds=KINDS)

    def check_table(self, seats: int, variants: dict[str, str]) -> dict[str, str]:
        return {}

    def setup(
        self,
        box: None,
        seats: int,
        variants: dict[str, str],
        seed: int,
        journal: Journal | None = None,
    ) -> Secret:
        state = Secret(seeded(seed, 1), Pile(vec[i64]([1, 2, 3]), 3), 4)
        state.journal = journal
        return state

    def view(self, state: Secret, seat: int | None) -> Seen:
        knows = seat == 0 or state.told
        return Seen(state.step, state.number if knows else None, int(state.pile.left))

    def prompt(self, state: Secret, seat: int) -> Words:
        return Words(KINDS[state.step].id)

    def choices(self, state: Secret, seat: int) -> tuple[Choice, ...]:
        names = KINDS[state.step].options
        return tuple(Choice(n, name, Words(name)) for n, name in enumerate(names))

    def tell(self, box: None, event: Any) -> Words | None:
        return None if event.kind == 1 else Words(f"step-{event.kind}")


def secret_match() -> Match:
    """A fresh match of the tiny game."""
    game: Any = SecretGame()
    typed: AnyGame = game
    return Match(typed, 2)
