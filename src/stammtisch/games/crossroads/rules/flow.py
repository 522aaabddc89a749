"""The state of a match: what is asked, which options, and what an answer does. [6]"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from stammtisch.core.bits import add, bit, has
from stammtisch.core.journal import Journal
from stammtisch.core.pen import Pen
from stammtisch.core.pile import Pile
from stammtisch.core.rng import Rng, chance, seeded
from stammtisch.core.state import State
from stammtisch.games.crossroads.judgement.evaluate import evaluate
from stammtisch.games.crossroads.rules import ids
from stammtisch.games.crossroads.rules.answers import answer
from stammtisch.games.crossroads.rules.box import Box
from stammtisch.games.crossroads.rules.drafting import kinds_of
from stammtisch.games.crossroads.rules.encode import encode
from stammtisch.games.crossroads.rules.imagine import deal_anew
from stammtisch.games.crossroads.rules.questions import completes_an_answer, offered
from stammtisch.games.crossroads.rules.scoring import points, standing
from stammtisch.games.crossroads.rules.setup import Agreement, fresh_mats, recipe_deck, set_up
from stammtisch.games.crossroads.rules.state import Mat, Tableau, argument_of, kind_of
from stammtisch.games.crossroads.rules.steps import run_step

ROOM: Final = 24  # steps on an agenda before it must grow


class Crossroads(Tableau):
    """A match of Crossroads Inn."""

    def __init__(
        self, box: Box, mats: list[Mat], rng: Rng, agenda: vec[i64], planned: i64, deck: Pile
    ) -> None:
        super().__init__(box, mats, rng, agenda, planned, deck)

    def awaited(self) -> i64:
        """All seats in a draft, whom the step names, else the player on turn. [6]"""
        if self.planned == 0:
            return 0
        step = self.next_step()
        question = kind_of(step)
        if question == ids.DRAFT_PICK:
            return self.undecided()
        if question == ids.TRAVELLERS_REPLACE or question == ids.SIGNBOARD:
            return bit(argument_of(step))
        return bit(self.active)

    def undecided(self) -> i64:
        """The seats that have not picked a tile in this pass of the draft. [S8]"""
        seats: i64 = 0
        seat: i64 = 0
        while seat < self.seats:
            if self.mats[seat].pick == ids.NOTHING:
                seats = add(seats, seat)
            seat += 1
        return seats

    def kind(self, seat: i64) -> i64:
        """Every question is the step on top of the agenda."""
        return kind_of(self.next_step())

    def options(self, seat: i64) -> i64:
        """The options of the question on top of the agenda."""
        step = self.next_step()
        if step == ids.DRAFT_PICK:
            return kinds_of(self, self.mats[seat].draft_hand)
        return offered(self, kind_of(step), argument_of(step))

    def take(self, seat: i64, option: i64) -> None:
        """Carry out an answer and run on to the next question."""
        answer(self, seat, option)
        self.run_on()

    def run_on(self) -> None:
        """Carry out steps until one of them is a question, or none is left."""
        while self.planned > 0:
            step = self.next_step()
            if kind_of(step) < ids.QUESTIONS:
                return
            self.rest()
            self.done()
            run_step(self, kind_of(step), argument_of(step))

    def copy(self) -> Crossroads:
        """An independent twin, without the journal."""
        return self.twin()

    def twin(self) -> Crossroads:
        """An independent twin, without the journal."""
        mats = [mat.copy() for mat in self.mats]
        deck = self.deck.copy()
        twin = Crossroads(self.box, mats, self.rng.copy(), self.agenda[:], self.planned, deck)
        twin.laws = self.laws
        twin.with_corners = self.with_corners
        twin.drafted = self.drafted
        twin.last_round = self.last_round
        twin.basic_out = self.basic_out
        twin.tracks = self.tracks
        twin.pouch_some = self.pouch_some
        twin.pouch_both = self.pouch_both
        twin.heap_some = self.heap_some
        twin.heap_both = self.heap_both
        twin.tops = self.tops
        twin.supply = self.supply
        twin.stock = self.stock
        twin.recipe_discard = self.recipe_discard
        twin.recipe_offer = self.recipe_offer
        twin.start = self.start
        twin.active = self.active
        twin.round = self.round
        twin.stage = self.stage
        twin.announcer = self.announcer
        twin.ended = self.ended
        twin.rolled = self.rolled
        twin.gossips_used = self.gossips_used
        twin.bought = self.bought
        twin.acquired = self.acquired
        twin.first_built = self.first_built
        return twin

    def imagine(self, seat: i64, seed: i64) -> State:
        """A world that looks the same to this seat, with all that is hidden dealt anew. [4]"""
        world = self.twin()
        world.rng = seeded(seed, ids.STREAMS)
        deal_anew(world, seat)
        return world

    def score(self, seat: i64) -> i64:
        """The points of a seat as they stand. [8.4]"""
        return points(self, self.mats[seat])

    def standing(self, seat: i64) -> i64:
        """Points, then Nobles, then Townsfolk. [8.5]"""
        return standing(self, self.mats[seat])

    def evaluate(self, seat: i64) -> float:
        """How promising the match looks for a seat, in points."""
        return evaluate(self, seat)

    def first_seat(self) -> i64:
        """The seat that was drawn to begin."""
        return self.start

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
    box: Box, seats: i64, agreed: Agreement, seed: int, journal: Journal | None = None
) -> Crossroads:
    """A fresh match that waits for its first answer. [5]"""
    rng = chance(seed, ids.STREAMS)
    mats = fresh_mats(box, seats)
    agenda: vec[i64] = vec[i64]([0] * ROOM)
    table = Crossroads(box, mats, rng, agenda, 0, recipe_deck(box, rng, agreed.advanced))
    table.journal = journal
    set_up(table, agreed)
    table.run_on()
    return table
