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
from stammtisch.games.histrio.rules.ids import (
    AFTER_ENCOUNTERS,
    AFTER_REVEAL,
    ASK_COURT_CHOICE,
    ASK_PLAY_REQUEST,
    ASK_TRAVEL,
    BEFORE_TRAVEL,
    BEGIN_TRAVEL,
    CHECK_DECK,
    CHOOSE_SECOND_CITY,
    CHOOSING_SECOND,
    CITY,
    DRAW_REQUEST,
    EFFECT,
    ELEPHANT_SECOND,
    FESTIVAL,
    FOX_FROM,
    FRIENDS_DRAW,
    LAY_DOWN,
    LEAVE_CITY,
    MEET,
    NIGHTINGALE_MOVE,
    NOBODY,
    NOWHERE,
    OVER,
    OX_CITY,
    RETURN_TRAVEL,
    REVEAL,
    ROUND,
    SEAT,
    STEP,
    STREAMS,
    W_AFTER_ENCOUNTERS,
    W_AFTER_REVEAL,
    W_BEFORE_TRAVEL,
    WINDOW,
)
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
    [BEFORE_TRAVEL, CHOOSE_SECOND_CITY, AFTER_REVEAL, AFTER_ENCOUNTERS]
)
ROOM: Final = 24  # the agenda is seldom longer


class Histrio(Tableau):
    """A match of Histrio."""

    def awaited(self) -> i64:
        """All seats choose a city, or a request, at once; everything else asks one seat."""
        kind = self.next_step() % STEP
        if kind == ASK_TRAVEL:
            return still_choosing(self)
        if kind == ASK_PLAY_REQUEST:
            return self.unanswered
        if kind == OVER:
            return 0
        return bit(self.asked)

    def kind(self, seat: i64) -> i64:
        """The decision that the next step asks."""
        return self.decision(seat, self.next_step())

    def decision(self, seat: i64, step: i64) -> i64:
        """The decision that a step asks of a seat."""
        kind = step % STEP
        if kind == WINDOW:
            return WINDOW_DECISION[step // STEP]
        if kind == ASK_TRAVEL and self.mats[seat].progress == CHOOSING_SECOND:
            return CHOOSE_SECOND_CITY
        return kind

    def options(self, seat: i64) -> i64:
        """What the seat may answer."""
        step = self.next_step()
        return offered(self, seat, self.decision(seat, step), step // STEP)

    def take(self, seat: i64, option: i64) -> None:
        """Carry out the answer and go on to the next question."""
        step = self.next_step()
        asked = step % STEP
        kind = self.decision(seat, step)
        if asked == ASK_TRAVEL or asked == ASK_PLAY_REQUEST:
            carry_out_answer(self, seat, kind, step // STEP, option)
            if self.awaited() != 0:
                return  # answers stay secret until all have come
            self.done()
        else:
            if asked != WINDOW:
                self.done()
            carry_out_answer(self, seat, kind, step // STEP, option)
        self.go_on()

    def first_seat(self) -> i64:
        """The seat that has the lead first. [6.1] R1"""
        return self.box.first_lead

    def continues(self, seat: i64) -> bool:
        """Uses of entertainers and double journeys are answered in parts."""
        kind = self.kind(seat)
        return (
            kind == OX_CITY
            or kind == CHOOSE_SECOND_CITY
            or FOX_FROM <= kind <= ELEPHANT_SECOND
            or kind == NIGHTINGALE_MOVE
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
        world.rng = seeded(seed, STREAMS)
        deal_anew(world, seat)
        if world.next_step() % STEP == ASK_TRAVEL:
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
        kind = step % STEP
        argument = step // STEP
        if kind == WINDOW:
            return self.look_through_window(argument)
        if kind == MEET:
            if not meet_next(self, argument % SEAT, argument // SEAT):
                self.done()
            return True
        if kind <= OVER:
            return self.ask(kind, argument)
        self.done()
        if kind == EFFECT:
            carry_out(self, argument % SEAT, argument // SEAT)
        elif kind == CITY:
            city = next_city(self)
            if city != NOWHERE:
                visit(self, city)
        elif kind == LEAVE_CITY:
            leave(self, argument)
        elif kind == DRAW_REQUEST:
            draw_request(self, argument)
            settle_limit(self, argument)
        elif kind == ROUND:
            self.plan_round()
        elif kind == FRIENDS_DRAW:
            draw_for_friends(self)
        elif kind == BEGIN_TRAVEL:
            begin_travel(self)
        elif kind == REVEAL:
            reveal(self)
        elif kind == LAY_DOWN:
            lay_down(self)
        elif kind == RETURN_TRAVEL:
            end_encounters(self)
        elif kind == CHECK_DECK:
            self.check_deck()
        else:
            celebrate(self, kind)
        return True

    def look_through_window(self, window: i64) -> bool:
        """Ask the next seat that could use something, or close the window. [6.1]"""
        self.asked = next_to_ask(self, window)
        if self.asked != NOBODY:
            return False
        open_window(self)
        self.done()
        return True

    def ask(self, kind: i64, argument: i64) -> bool:
        """Wait for an answer, unless the text says that this is not asked. [6.1, 6.4.1]"""
        if kind == ASK_TRAVEL:
            return False  # there is one Ox: somebody always has a city to choose
        self.asked = argument % SEAT
        if kind == ASK_COURT_CHOICE and self.mats[self.asked].company == 0:
            self.done()
            return True
        return False

    def plan_round(self) -> None:
        """The three phases of a round. [6.2]"""
        begin_round(self)
        open_window(self)
        self.then(CHECK_DECK)
        self.then(WINDOW + STEP * W_AFTER_ENCOUNTERS)
        self.then(RETURN_TRAVEL)
        self.then(CITY)
        self.then(LAY_DOWN)
        self.then(WINDOW + STEP * W_AFTER_REVEAL)
        self.then(REVEAL)
        self.then(ASK_TRAVEL)
        self.then(BEGIN_TRAVEL)
        self.then(WINDOW + STEP * W_BEFORE_TRAVEL)
        self.then(FRIENDS_DRAW)

    def check_deck(self) -> None:
        """An empty deck ends the season; otherwise new cards and the next round. [6.5]"""
        if self.deck.left == 0:
            self.then(FESTIVAL)
            return
        deal(self)
        pass_lead(self)
        self.then(ROUND)


def new_match(box: Box, seats: i64, seed: i64, journal: Journal | None = None) -> Histrio:
    """A fresh match that waits for its first answer. [5]"""
    none = Pile(NO_CARDS, 0)
    agenda: vec[i64] = vec[i64]([0] * ROOM)
    state = Histrio(seats, seeded(seed, STREAMS), agenda, 0, box, none, none)
    state.journal = journal
    set_up(state)
    state.then(ROUND)
    state.go_on()
    return state
