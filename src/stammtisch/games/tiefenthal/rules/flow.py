"""The state of a match: what is asked, which options, and what an answer does. [6]"""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from stammtisch.core.bits import has
from stammtisch.core.journal import Journal
from stammtisch.core.pen import Pen
from stammtisch.core.pile import Pile
from stammtisch.core.rng import chance, seeded
from stammtisch.games.tiefenthal.judgement.evaluate import evaluate
from stammtisch.games.tiefenthal.rules import ids, scoring
from stammtisch.games.tiefenthal.rules.answers import answer
from stammtisch.games.tiefenthal.rules.box import Box
from stammtisch.games.tiefenthal.rules.encode import encode
from stammtisch.games.tiefenthal.rules.imagine import deal_anew
from stammtisch.games.tiefenthal.rules.questions import completes_an_answer, offered
from stammtisch.games.tiefenthal.rules.setup import first_supply, set_up
from stammtisch.games.tiefenthal.rules.state import Mat, Tableau
from stammtisch.games.tiefenthal.rules.steps import run_step


class Tiefenthal(Tableau):
    """A match of The Taverns of Tiefenthal."""

    def awaited(self) -> i64:
        """The seats that must answer now."""
        return self.waiting

    def kind(self, seat: i64) -> i64:
        """The question put to a seat."""
        return self.mats[seat].asked

    def options(self, seat: i64) -> i64:
        """What a seat may answer. [6]"""
        return offered(self, seat)

    def take(self, seat: i64, option: i64) -> None:
        """Carry out an answer and run on to the next question."""
        answer(self, seat, option)
        self.run_on()

    def run_on(self) -> None:
        """Everything that is planned, up to the next question."""
        while self.waiting == 0 and self.planned > 0:
            self.rest()
            step: i64 = self.next_step()
            self.done()
            run_step(
                self, step % ids.STEP_SEATS, step // ids.STEP_SEATS % 4, step // ids.STEP_VALUES
            )

    # -- copies, worlds, points ------------------------------------------------------------------

    def copy(self) -> Tiefenthal:
        """An independent twin, without the journal."""
        mats: list[Mat] = []
        for mat in self.mats:
            mats.append(mat.copy())
        twin = Tiefenthal(
            self.seats,
            self.rng.copy(),
            self.agenda[:],
            self.planned,
            self.box,
            mats,
            self.supply[:],
            self.three.copy(),
            self.guests.copy(),
            self.slots[:],
            self.removed[:],
        )
        self.copy_table_to(twin)
        return twin

    def imagine(self, seat: i64, seed: i64) -> Tiefenthal:
        """A world that looks the same to a seat. [4]"""
        world = self.copy()
        world.rng = seeded(seed, ids.STREAMS)
        deal_anew(world, seat)
        return world

    def score(self, seat: i64) -> i64:
        """The points of a seat as they stand. [8]"""
        return scoring.points(self, seat)

    def standing(self, seat: i64) -> i64:
        """Most points win; a tie goes to who has more ducats and beer left. [8]"""
        return self.score(seat) * scoring.STANDING_WIDTH + scoring.leftovers(self, seat)

    def evaluate(self, seat: i64) -> float:
        """How promising the match looks for a seat, in points."""
        return evaluate(self, seat)

    def first_seat(self) -> i64:
        """The seat that was drawn to begin."""
        return self.start_seat

    def continues(self, seat: i64) -> bool:
        """Whether the question only completes the last answer."""
        return completes_an_answer(self.mats[seat].asked)

    def encode(self, seat: i64, pen: Pen) -> None:
        """Write what the seat may know. [4]"""
        asked: i64 = 0
        if has(self.waiting, seat):
            asked = self.mats[seat].asked + 1
        encode(self, seat, asked, pen)


def new_match(
    box: Box, seats: i64, module: i64, seed: int, journal: Journal | None = None
) -> Tiefenthal:
    """A fresh match that waits for its first answer. [5]"""
    nothing = Pile(vec[i64](), 0)
    mats: list[Mat] = []
    removed: vec[i64] = vec[i64]([0] * int(box.kinds))
    slots: vec[i64] = vec[i64]([ids.NO_CARD] * ids.OFFER)
    table = Tiefenthal(
        seats, chance(seed, ids.STREAMS), vec[i64](), 0, box, mats, first_supply(box, module),
        nothing, nothing, slots, removed,
    )  # fmt: skip
    table.module = module
    table.journal = journal
    set_up(table)
    table.run_on()
    return table
