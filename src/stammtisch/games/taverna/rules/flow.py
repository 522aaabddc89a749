"""The state of a match: what is asked, which options, and what an answer does. [6]"""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from stammtisch.core.bits import bit, has
from stammtisch.core.journal import Journal
from stammtisch.core.pen import Pen
from stammtisch.core.rng import chance, seeded
from stammtisch.games.taverna.judgement.evaluate import evaluate
from stammtisch.games.taverna.rules import ids
from stammtisch.games.taverna.rules.answers import answer
from stammtisch.games.taverna.rules.box import Box
from stammtisch.games.taverna.rules.encode import encode
from stammtisch.games.taverna.rules.imagine import deal_anew
from stammtisch.games.taverna.rules.questions import completes_an_answer, offered
from stammtisch.games.taverna.rules.setup import set_up
from stammtisch.games.taverna.rules.state import Mat, Tableau, Turn, kind_of, seat_of
from stammtisch.games.taverna.rules.steps import run_step

PRECEDENCES: i64 = 8  # more than there are seats


class Taverna(Tableau):
    """A match of Taverna. The top of the agenda is always a question, until all is over."""

    def awaited(self) -> i64:
        """Exactly one seat is asked at any moment. [6]"""
        if self.planned == 0:
            return 0
        return bit(seat_of(self.next_step()))

    def kind(self, seat: i64) -> i64:
        """The question on top of the agenda. [6]"""
        return kind_of(self.next_step())

    def options(self, seat: i64) -> i64:
        """What may be answered now. [6]"""
        return offered(self, seat, self.next_step())

    def take(self, seat: i64, option: i64) -> None:
        """Carry out an answer and run on to the next question. [6]"""
        answer(self, seat, option)
        self.run_on()

    def run_on(self) -> None:
        """Steps that ask nothing run by themselves until a question is on top. [6]"""
        while self.planned > 0 and kind_of(self.next_step()) >= ids.QUESTIONS:
            self.rest()
            planned = self.next_step()
            self.done()
            run_step(self, planned)

    # -- twins, worlds and points ------------------------------------------------------------------

    def copy(self) -> Taverna:
        """An independent twin; tables of the box and the order of piles are shared."""
        mats: list[Mat] = []
        for mat in self.mats:
            mats.append(mat.copy())
        twin = Taverna(
            self.box, self.rng.copy(), self.agenda[:], self.planned, mats, self.turn.copy()
        )
        self.copy_into(twin)
        return twin

    def imagine(self, seat: i64, seed: i64) -> Taverna:
        """The same view for the seat; hands, piles and chance are dealt anew. [4]"""
        world = self.copy()
        world.rng = seeded(seed, ids.STREAMS)
        deal_anew(world, seat)
        return world

    def score(self, seat: i64) -> i64:
        """The victory points scored so far; levels count at the very end. [8]"""
        return self.mats[seat].vp()

    def standing(self, seat: i64) -> i64:
        """Points, then the royal order of the King's people as it was first read. [8, R2]"""
        mat = self.mats[seat]
        return mat.vp() * PRECEDENCES + PRECEDENCES - 1 - mat.precedence

    def evaluate(self, seat: i64) -> float:
        """How promising the position is for a seat, in victory points."""
        return evaluate(self, seat)

    def continues(self, seat: i64) -> bool:
        """Whether the question only completes the last answer."""
        return completes_an_answer(kind_of(self.next_step()))

    def encode(self, seat: i64, pen: Pen) -> None:
        """Write what the seat may know. [4]"""
        asked: i64 = 0
        if has(self.awaited(), seat):
            asked = self.kind(seat) + 1
        encode(self, seat, asked, pen)


def new_match(
    box: Box, with_curse: bool, own_turn_magic: bool, seed: int, journal: Journal | None = None
) -> Taverna:
    """A fresh match that waits for its first answer; the box knows its seats. [5]"""
    table = Taverna(box, chance(seed, ids.STREAMS), vec[i64](), 0, [], Turn())
    table.own_turn_magic = own_turn_magic
    table.journal = journal
    set_up(table, with_curse)
    table.run_on()
    return table
