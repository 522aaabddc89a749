"""The course of play: chance, the agenda of steps and the journal, as every title has them."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from stammtisch.core.journal import Journal
from stammtisch.core.rng import Rng
from stammtisch.core.state import State, left_out


class Course(State):
    """The base of a title's state. One that is not compiled takes it from `core.open_course`."""

    def __init__(self, seats: i64, rng: Rng, agenda: vec[i64], planned: i64) -> None:
        self.seats = seats
        self.rng: Rng = rng
        self.agenda: vec[i64] = agenda  # steps still to come; agenda[planned - 1] is next
        self.planned: i64 = planned
        self.journal: Journal | None = None

    def copy(self) -> Course:
        """An independent twin, without the journal."""
        left_out("copy")

    def then(self, step: i64) -> None:
        """Put a step on top of the agenda: it comes before everything planned so far."""
        if self.planned == len(self.agenda):
            self.agenda = append(self.agenda, step)
        else:
            self.agenda[self.planned] = step
        self.planned += 1

    def next_step(self) -> i64:
        """The step on top of the agenda, left there."""
        return self.agenda[self.planned - 1]

    def done(self) -> None:
        """Strike the step on top of the agenda."""
        self.planned -= 1

    def rest(self) -> None:
        """Between two steps whoever watches the match may look at the table."""
        if self.journal is not None:
            self.journal.rest()
