"""The order of play: who is asked what, and what comes next."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from stammtisch.core.bits import below, bit, count
from stammtisch.core.journal import Journal
from stammtisch.core.pile import from_set, shuffled
from stammtisch.core.rng import chance, seeded
from stammtisch.pattern.judgement.evaluate import evaluate
from stammtisch.pattern.rules import crossing, ids
from stammtisch.pattern.rules.box import Box
from stammtisch.pattern.rules.imagine import deal_anew
from stammtisch.pattern.rules.state import Mat, Tableau


class Pattern(Tableau):
    """A match. The platform and the bots only ever call these methods."""

    def awaited(self) -> i64:
        """All seats choose an oar at once; everything else asks one seat."""
        if self.planned == 0:
            return 0
        step = self.next_step()
        return crossing.undecided(self) if step == ids.CHOOSE_OAR else bit(step // ids.STEP)

    def kind(self, seat: i64) -> i64:
        """The question that the next step asks."""
        return self.next_step() % ids.STEP

    def options(self, seat: i64) -> i64:
        """What the seat may answer. Legality is written here and nowhere else. R2"""
        kind = self.kind(seat)
        if kind == ids.CHOOSE_OAR:
            return self.mats[seat].oars
        if kind == ids.TAKE_PARCEL:
            return self.pier
        return bit(ids.NO) if self.pile.left == 0 else bit(ids.NO) | bit(ids.YES)  # R2

    def take(self, seat: i64, option: i64) -> None:
        """Carry out the answer, then run on to the next question."""
        kind = self.kind(seat)
        if kind == ids.CHOOSE_OAR:
            crossing.choose_oar(self, seat, option)
            if self.awaited() != 0:
                return  # oars stay secret until all have chosen
        self.done()
        if kind == ids.TAKE_PARCEL:
            crossing.take_parcel(self, seat, option)
        elif kind == ids.BUY_SEALED and option == ids.YES:
            crossing.buy_sealed(self, seat)
        self.run_on()

    def run_on(self) -> None:
        """Carry out steps until one of them waits for an answer, or none is left."""
        while self.planned > 0 and self.next_step() % ids.STEP >= ids.BEGIN:
            self.rest()
            step = self.next_step()
            self.done()
            if step == ids.BEGIN:
                crossing.begin(self)
                self.then(ids.REVEAL)
                self.then(ids.CHOOSE_OAR)
            elif step == ids.REVEAL:
                crossing.reveal(self)
            else:
                crossing.clear(self)

    def copy(self) -> Pattern:
        """An independent twin without a journal: every field of the table must be in it."""
        mats = [mat.copy() for mat in self.mats]
        pile = self.pile.copy()
        twin = Pattern(self.box, mats, self.rng.copy(), self.agenda[:], self.planned, pile)
        twin.pier = self.pier
        twin.ashore = self.ashore
        twin.crossing = self.crossing
        twin.current = self.current
        twin.fog = self.fog
        return twin

    def imagine(self, seat: i64, seed: i64) -> Pattern:
        """A world that looks the same to the seat. [4]"""
        world = self.copy()
        world.rng = seeded(seed, ids.STREAMS)
        deal_anew(world, seat)
        return world

    def score(self, seat: i64) -> i64:
        """The points as they stand. [8]"""
        return self.points(seat)

    def standing(self, seat: i64) -> i64:
        """Of equal points, fewer sealed parcels are better; after that it is shared. [8.4] R3"""
        return self.points(seat) * 8 - count(self.mats[seat].sealed)

    def evaluate(self, seat: i64) -> float:
        """What bots make of the position, see judgement/."""
        return evaluate(self, seat)


def new_match(
    box: Box, seats: i64, fog: bool, seed: int, journal: Journal | None = None
) -> Pattern:
    """All parcels in one pile, all oars in hand, and on to the first question. [5]"""
    rng = chance(seed, ids.STREAMS)
    pile = shuffled(from_set(below(len(box.value))), rng, ids.S_PARCELS)
    mats = [Mat(below(box.oars)) for _ in range(seats)]
    state = Pattern(box, mats, rng, vec[i64](), 0, pile)
    state.fog = fog
    state.journal = journal
    state.then(ids.BEGIN)
    state.run_on()
    return state
