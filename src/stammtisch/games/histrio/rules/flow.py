"""Chapter 6: the order of a season, and what is asked when."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from stammtisch.core.bits import bit
from stammtisch.core.journal import Journal
from stammtisch.core.pile import Pile
from stammtisch.core.rng import seeded
from stammtisch.games.histrio.judgement.evaluate import evaluate, temptations
from stammtisch.games.histrio.rules import ids
from stammtisch.games.histrio.rules.answers import carry_out_answer, offered
from stammtisch.games.histrio.rules.box import Box
from stammtisch.games.histrio.rules.effects import carry_out
from stammtisch.games.histrio.rules.encounters import (
    end_encounters,
    leave,
    meet_next,
    next_city,
    visit,
)
from stammtisch.games.histrio.rules.entertainers import next_to_ask, open_window
from stammtisch.games.histrio.rules.festival import celebrate
from stammtisch.games.histrio.rules.imagine import deal_anew, picks_anew
from stammtisch.games.histrio.rules.opportunities import begin_round, deal, pass_lead, set_up
from stammtisch.games.histrio.rules.requests import draw_request, settle_limit
from stammtisch.games.histrio.rules.state import NO_CARDS, Tableau
from stammtisch.games.histrio.rules.travel import (
    begin_travel,
    draw_for_friends,
    lay_down,
    reveal,
    still_choosing,
)

WINDOW_DECISION: Final[vec[i64]] = vec[i64](
    [ids.BEFORE_TRAVEL, ids.CHOOSE_SECOND_CITY, ids.AFTER_REVEAL, ids.AFTER_ENCOUNTERS]
)
ROOM: Final = 24  # the agenda is seldom longer


class Histrio(Tableau):
    """A match of Histrio."""

    def awaited(self) -> i64:
        """All seats choose a city, or a request, at once; everything else asks one seat."""
        kind = self.next_step() % ids.STEP
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
        kind = step % ids.STEP
        if kind == ids.WINDOW:
            return WINDOW_DECISION[step // ids.STEP]
        if kind == ids.ASK_TRAVEL and self.mats[seat].progress == ids.CHOOSING_SECOND:
            return ids.CHOOSE_SECOND_CITY
        return kind

    def options(self, seat: i64) -> i64:
        """What the seat may answer."""
        step = self.next_step()
        return offered(self, seat, self.decision(seat, step), step // ids.STEP)

    def take(self, seat: i64, option: i64) -> None:
        """Carry out the answer and go on to the next question."""
        step = self.next_step()
        asked = step % ids.STEP
        kind = self.decision(seat, step)
        if asked == ids.ASK_TRAVEL or asked == ids.ASK_PLAY_REQUEST:
            carry_out_answer(self, seat, kind, step // ids.STEP, option)
            if self.awaited() != 0:
                return  # answers stay secret until all have come
            self.done()
        else:
            if asked != ids.WINDOW:
                self.done()
            carry_out_answer(self, seat, kind, step // ids.STEP, option)
        self.go_on()

    def first_seat(self) -> i64:
        """The seat that has the lead first. [6.1] R1"""
        return self.box.first_lead

    def continues(self, seat: i64) -> bool:
        """Uses of entertainers and double journeys are answered in parts."""
        kind = self.kind(seat)
        return (
            kind == ids.OX_CITY
            or kind == ids.CHOOSE_SECOND_CITY
            or ids.FOX_FROM <= kind <= ids.ELEPHANT_SECOND
            or kind == ids.NIGHTINGALE_MOVE
        )

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
        if world.next_step() % ids.STEP == ids.ASK_TRAVEL:
            picks_anew(world, seat, temptations(world))
        return world

    def score(self, seat: i64) -> i64:
        """Ecus are the only score; equal ecus share the place. [8.4] R50"""
        return self.mats[seat].ecus

    def evaluate(self, seat: i64) -> float:
        """How many ecus the seat may hope to end with, against its best rival. [12]"""
        return evaluate(self, seat)

    # -- the order of things ---------------------------------------------------------------------

    def go_on(self) -> None:
        """Run steps until one of them waits for an answer."""
        while self.perform(self.next_step()):
            pass

    def perform(self, step: i64) -> bool:
        """Perform one step; False if it waits for an answer. [6.2]"""
        kind = step % ids.STEP
        argument = step // ids.STEP
        if kind == ids.WINDOW:
            return self.look_through_window(argument)
        if kind == ids.MEET:
            if not meet_next(self, argument % ids.SEAT, argument // ids.SEAT):
                self.done()
            return True
        if kind <= ids.OVER:
            return self.ask(kind, argument)
        self.done()
        if kind == ids.EFFECT:
            carry_out(self, argument % ids.SEAT, argument // ids.SEAT)
        elif kind == ids.CITY:
            city = next_city(self)
            if city != ids.NOWHERE:
                visit(self, city)
        elif kind == ids.LEAVE_CITY:
            leave(self, argument)
        elif kind == ids.DRAW_REQUEST:
            draw_request(self, argument)
            settle_limit(self, argument)
        elif kind == ids.ROUND:
            self.plan_round()
        elif kind == ids.FRIENDS_DRAW:
            draw_for_friends(self)
        elif kind == ids.BEGIN_TRAVEL:
            begin_travel(self)
        elif kind == ids.REVEAL:
            reveal(self)
        elif kind == ids.LAY_DOWN:
            lay_down(self)
        elif kind == ids.RETURN_TRAVEL:
            end_encounters(self)
        elif kind == ids.CHECK_DECK:
            self.check_deck()
        else:
            celebrate(self, kind)
        return True

    def look_through_window(self, window: i64) -> bool:
        """Ask the next seat that could use something, or close the window. [6.1]"""
        self.asked = next_to_ask(self, window)
        if self.asked != ids.NOBODY:
            return False
        open_window(self)
        self.done()
        return True

    def ask(self, kind: i64, argument: i64) -> bool:
        """Wait for an answer, unless the text says that this is not asked. [6.1, 6.4.1]"""
        if kind == ids.ASK_TRAVEL:
            return False  # there is one Ox: somebody always has a city to choose
        self.asked = argument % ids.SEAT
        if kind == ids.ASK_COURT_CHOICE and self.mats[self.asked].company == 0:
            self.done()
            return True
        return False

    def plan_round(self) -> None:
        """The three phases of a round. [6.2]"""
        begin_round(self)
        open_window(self)
        self.then(ids.CHECK_DECK)
        self.then(ids.WINDOW + ids.STEP * ids.W_AFTER_ENCOUNTERS)
        self.then(ids.RETURN_TRAVEL)
        self.then(ids.CITY)
        self.then(ids.LAY_DOWN)
        self.then(ids.WINDOW + ids.STEP * ids.W_AFTER_REVEAL)
        self.then(ids.REVEAL)
        self.then(ids.ASK_TRAVEL)
        self.then(ids.BEGIN_TRAVEL)
        self.then(ids.WINDOW + ids.STEP * ids.W_BEFORE_TRAVEL)
        self.then(ids.FRIENDS_DRAW)

    def check_deck(self) -> None:
        """An empty deck ends the season; otherwise new cards and the next round. [6.5]"""
        if self.deck.left == 0:
            self.then(ids.FESTIVAL)
            return
        deal(self)
        pass_lead(self)
        self.then(ids.ROUND)


def new_match(box: Box, seats: i64, seed: i64, journal: Journal | None = None) -> Histrio:
    """A fresh match that waits for its first answer. [5]"""
    none = Pile(NO_CARDS, 0)
    agenda: vec[i64] = vec[i64]([0] * ROOM)
    state = Histrio(seats, seeded(seed, ids.STREAMS), agenda, 0, box, none, none)
    state.journal = journal
    set_up(state)
    state.then(ids.ROUND)
    state.go_on()
    return state
