"""A match played once more, from one thing that happened to the next.

A step of a replay is something that the log tells everybody: there are as many of them from every
viewpoint, and their number tells no more than the match itself did. What only some were told of,
or what needs no words, comes with the next step.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any, NamedTuple

from stammtisch.core.journal import Event, Journal, seen_by
from stammtisch.core.match import SPECTATOR, Answer, Match

Log = list[tuple[int, Event]]


class Step(NamedTuple):
    """Where a step ends: with or within which answer, and how much had been told by then."""

    ply: int
    told: int
    whole: bool = True  # the answer is carried out: somebody is asked, or the match is over


class Walk:
    """The same answers again; between the steps of each the table can be looked at."""

    def __init__(self, match: Match) -> None:
        self._journal = Journal()
        self.state = match.fresh_state(self._journal)
        self.ply = 0
        self.log: Log = [(0, event) for event in self._journal.read()]

    def take(self, answer: Answer) -> None:
        """Carry out an answer."""
        self.state.take(*answer)
        self.ply += 1
        self.log.extend((self.ply, event) for event in self._journal.read())

    def look_into(self, answer: Answer, keep: bool) -> dict[int, Any]:
        """Carry out an answer: the table (if kept) after so many events, wherever it rested."""
        before = len(self.log)
        seen: dict[int, Any] = {}

        def look() -> None:
            told = before + len(self._journal.events)
            if told > before and told not in seen:
                seen[told] = self.state.copy() if keep else None

        self._journal.witness = look
        self.take(answer)
        self._journal.witness = None
        return seen


class Past:
    """What happened so far, step by step; it grows with the match."""

    def __init__(self, match: Match) -> None:
        self.match = match
        self._answers: list[Answer] = []
        self._walk = Walk(match)
        self._steps = [Step(0, len(self._walk.log))]

    @property
    def log(self) -> Log:
        """Everything that was told, with the number of answers by then."""
        return self._walk.log

    @property
    def over(self) -> bool:
        """Whether the match has come to its end by the last step."""
        return bool(self._walk.state.awaited() == 0)

    @property
    def steps(self) -> list[Step]:
        """All steps; the last one shows how things stand."""
        return [*self._steps[:-1], Step(len(self._answers), len(self.log))]

    def follows(self, answers: list[Answer]) -> bool:
        """Whether these answers continue what is known; after an undo they may not."""
        return answers[: len(self._answers)] == self._answers

    def go_on(self, answers: list[Answer]) -> None:
        """Take in the answers that were shown since."""
        for answer in answers[len(self._answers) :]:
            before = len(self.log)
            rests = self._walk.look_into(answer, keep=False)
            ends = self._told_ends(before, [*rests, len(self.log)])
            ply = self._walk.ply
            self._steps += [Step(ply, end, whole=False) for end in ends[:-1]]
            self._steps += [Step(ply, len(self.log)) for _ in ends[-1:]]
        self._answers = list(answers)

    def states(self, first: int = 0) -> Iterator[Any]:
        """The tables from a step on, in order; each is good until the next is asked for."""
        walk, between = Walk(self.match), dict[int, Any]()
        for step in self.steps[first:]:
            while walk.ply < step.ply - (not step.whole):
                walk.take(self._answers[walk.ply])
            if walk.ply < step.ply:
                between = walk.look_into(self._answers[walk.ply], keep=True)
            yield walk.state if step.whole else between[step.told]

    def _told_ends(self, told: int, ends: Iterable[int]) -> list[int]:
        """Those places in the log before which everybody was told something new."""
        found: list[int] = []
        for end in ends:
            if any(self._is_told(event) for _, event in self.log[told:end]):
                found.append(end)
                told = end
        return found

    def _is_told(self, event: Event) -> bool:
        """Whether everybody was told of it in words."""
        seen = seen_by(event, SPECTATOR)
        match = self.match
        return seen is not None and match.game.tell(match.components.box, seen) is not None
