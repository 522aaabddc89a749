"""Random matches of Histrio, watched answer by answer."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import msgspec
from hypothesis import given, settings
from hypothesis import strategies as st

from stammtisch.core.bits import lowest, nth, rest
from stammtisch.core.journal import Event, Journal
from stammtisch.core.playout import random_option
from stammtisch.core.rng import seeded
from stammtisch.games.histrio import GAME
from stammtisch.games.histrio.rules.flow import Histrio
from stammtisch.games.histrio.telling.decisions import DECISIONS
from stammtisch.games.histrio.telling.events import MEANINGS

BOX = GAME.components.box
Told = tuple[str, int, int, int]  # name and first three numbers of an event


class Answered(msgspec.Struct):
    """One answer: the decision, the table before and after, and what was told."""

    decision: str
    before: Histrio
    after: Histrio
    events: list[Told]

    def told(self, *names: str) -> list[Told]:
        return [event for event in self.events if event[0] in names]


def plain(event: Event) -> Told:
    return MEANINGS[event.kind][0], event.a, event.b, event.c


class Play(msgspec.Struct, frozen=True):
    """A match and how it is played. Eager players use whatever can be used."""

    seats: int
    seed: int
    eager: bool

    def states(self) -> Iterator[Histrio]:
        """Every position of the match, the first and the last too."""
        state = GAME.setup(BOX, self.seats, {}, self.seed)
        yield state
        for answered in self.answers():
            yield answered.after

    def answers(self) -> Iterator[Answered]:
        """Every answer of the match."""
        state = GAME.setup(BOX, self.seats, {}, self.seed)
        state.journal = journal = Journal()
        rng = seeded(self.seed, 1)
        while state.awaited():
            seat = lowest(state.awaited())
            before, options = state.copy(), state.options(seat)
            option = random_option(options, rng)
            if self.eager and option == 0 and rest(options):
                option = nth(options, 1)
            state.take(seat, option)
            decision = DECISIONS[before.kind(seat)]
            yield Answered(decision, before, state, [plain(event) for event in journal.read()])

    def seasons(self) -> list[list[Answered]]:
        """The answers of both seasons, each with copies of its positions."""
        halves: list[list[Answered]] = [[], []]
        for answered in self.answers():
            halves[answered.before.season].append(
                msgspec.structs.replace(answered, after=answered.after.copy())
            )
        return halves


plays = st.builds(
    Play, seats=st.integers(2, 5), seed=st.integers(0, 2**62 - 1), eager=st.booleans()
)


def of_every_play(test: Callable[[Play], None]) -> Callable[[], None]:
    """Try a law on many matches, always the same ones."""
    return settings(max_examples=80, deadline=None, derandomize=True)(given(play=plays)(test))
