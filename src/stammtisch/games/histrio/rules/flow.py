"""The state of a match: what is asked, which options, and what an answer does. [6]"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from stammtisch.core.bits import bit, has
from stammtisch.core.journal import Journal
from stammtisch.core.pen import Pen
from stammtisch.core.pile import Pile
from stammtisch.core.rng import chance, seeded
from stammtisch.games.histrio.judgement.evaluate import evaluate, temptations
from stammtisch.games.histrio.rules import ids
from stammtisch.games.histrio.rules.answers import answer
from stammtisch.games.histrio.rules.box import Box
from stammtisch.games.histrio.rules.encode import encode
from stammtisch.games.histrio.rules.imagine import deal_anew, picks_anew
from stammtisch.games.histrio.rules.questions import completes_an_answer, offered
from stammtisch.games.histrio.rules.setup import set_up
from stammtisch.games.histrio.rules.state import NO_CARDS, Tableau
from stammtisch.games.histrio.rules.steps import run_step
from stammtisch.games.histrio.rules.travel import still_choosing

WINDOW_DECISION: Final[vec[i64]] = vec[i64](
    [ids.BEFORE_TRAVEL, ids.CHOOSE_SECOND_CITY, ids.AFTER_REVEAL, ids.AFTER_ENCOUNTERS]
)
ROOM: Final = 24  # the agenda is seldom longer


class Histrio(Tableau):
    """A match of Histrio."""

    def awaited(self) -> i64:
        """All seats choose a city, or a request, at once; everything else asks one seat."""
        kind = self.next_step() & ids.KIND
        if kind == ids.ASK_TRAVEL:
            return still_choosing(self)
        if kind == ids.ASK_PLAY_REQUEST:
            return self.unanswered
        if kind == ids.OVER:
            return 0
        return bit(self.asked)

    def kind(self, seat: i64) -> i64:
        """The decision that the next step asks."""
        return self.decision(seat, self.next_step())

    def decision(self, seat: i64, step: i64) -> i64:
        """The decision that a step asks of a seat."""
        kind = step & ids.KIND
        if kind == ids.WINDOW:
            return WINDOW_DECISION[step >> ids.ARGUMENT]
        if kind == ids.ASK_TRAVEL and self.mats[seat].progress == ids.CHOOSING_SECOND:
            return ids.CHOOSE_SECOND_CITY
        return kind

    def options(self, seat: i64) -> i64:
        """What the seat may answer."""
        step = self.next_step()
        return offered(self, seat, self.decision(seat, step), step >> ids.ARGUMENT)

    def take(self, seat: i64, option: i64) -> None:
        """Carry out the answer and go on to the next question."""
        step = self.next_step()
        asked = step & ids.KIND
        kind = self.decision(seat, step)
        if asked == ids.ASK_TRAVEL or asked == ids.ASK_PLAY_REQUEST:
            answer(self, seat, kind, step >> ids.ARGUMENT, option)
            if self.awaited() != 0:
                return  # answers stay secret until all have come
            self.done()
        else:
            if asked != ids.WINDOW:
                self.done()
            answer(self, seat, kind, step >> ids.ARGUMENT, option)
        self.run_on()

    def run_on(self) -> None:
        """Run steps until one of them waits for an answer."""
        watched = self.journal is not None  # asked once: this loop is the engine's busiest
        if watched:
            self.rest()
        while run_step(self, self.next_step()):
            if watched:
                self.rest()

    def first_seat(self) -> i64:
        """The seat that has the lead first. [6.1] R1"""
        return self.box.first_lead

    def continues(self, seat: i64) -> bool:
        """Whether the question only completes the last answer."""
        return completes_an_answer(self.kind(seat))

    def copy(self) -> Histrio:
        """An independent twin without a journal."""
        twin = Histrio(
            self.seats,
            self.rng.copy(),
            self.agenda[:],
            self.planned,
            self.box,
            self.deck.copy(),
            self.request_pile.copy(),
        )
        self.copy_onto(twin)
        return twin

    def imagine(self, seat: i64, seed: i64) -> Histrio:
        """A world that looks the same to the seat. [4]"""
        world = self.copy()
        world.rng = seeded(seed, ids.STREAMS)
        deal_anew(world, seat)
        if world.next_step() & ids.KIND == ids.ASK_TRAVEL:
            picks_anew(world, seat, temptations(world))
        return world

    def score(self, seat: i64) -> i64:
        """Ecus are the only score; equal ecus share the place. [8.4] R50"""
        return self.mats[seat].ecus

    def evaluate(self, seat: i64) -> float:
        """How many ecus the seat may hope to end with, against its best rival. [12]"""
        return evaluate(self, seat)

    def encode(self, seat: i64, pen: Pen) -> None:
        """Write what the seat may know. [4]"""
        asked: i64 = 0
        if has(self.awaited(), seat):
            asked = self.kind(seat) + 1
        encode(self, seat, asked, pen)


def new_match(box: Box, seats: i64, seed: int, journal: Journal | None = None) -> Histrio:
    """A fresh match that waits for its first answer. [5]"""
    none = Pile(NO_CARDS, 0)
    agenda: vec[i64] = vec[i64]([0] * ROOM)
    table = Histrio(seats, chance(seed, ids.STREAMS), agenda, 0, box, none, none)
    table.journal = journal
    set_up(table)
    table.then(ids.ROUND)
    table.run_on()
    return table
