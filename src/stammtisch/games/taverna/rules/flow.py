"""Chapter 6: who is asked what, which options there are, and what an answer leads to."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from stammtisch.core.bits import bit
from stammtisch.core.journal import Journal
from stammtisch.core.rng import seeded
from stammtisch.games.taverna.judgement import evaluate as judgement
from stammtisch.games.taverna.rules import ids
from stammtisch.games.taverna.rules.box import Box
from stammtisch.games.taverna.rules.customers import change_people, change_symbol, welcome
from stammtisch.games.taverna.rules.dignitaries import buy_deed, pay_offer, place_tokens
from stammtisch.games.taverna.rules.effects import take_coins
from stammtisch.games.taverna.rules.favours import take_favour
from stammtisch.games.taverna.rules.gains import raise_level
from stammtisch.games.taverna.rules.guilds import place_token
from stammtisch.games.taverna.rules.imagine import deal_anew
from stammtisch.games.taverna.rules.magic import open_window, react, sell_spell
from stammtisch.games.taverna.rules.questions import options_of
from stammtisch.games.taverna.rules.royal import take_scoring
from stammtisch.games.taverna.rules.seating import move_customer, seat_customer, swap_customers
from stammtisch.games.taverna.rules.setup import choose_king, choose_queen, lay_out
from stammtisch.games.taverna.rules.state import (
    Mat,
    Tableau,
    Turn,
    first_of,
    kind_of,
    seat_of,
    second_of,
    step,
)
from stammtisch.games.taverna.rules.steps import run_step
from stammtisch.games.taverna.rules.turn import choose_dignitary, send_dignitary, take_option, walk

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
        return options_of(self, seat, self.next_step())

    def take(self, seat: i64, option: i64) -> None:
        """Carry out an answer and run on to the next question. [6]"""
        planned = self.next_step()
        self.done()
        question = kind_of(planned)
        if question == ids.TAKE_TURN:
            take_option(self, seat, option)
        elif question == ids.REACT:
            if option != ids.PASS:
                react(self, seat, option - ids.FIRST_REACTION)
        elif question <= ids.CHOOSE_SOLD_SPELL:
            self.take_opening(seat, planned, option)
        elif question <= ids.CHOOSE_LEVEL_COUNT:
            self.take_activation(seat, planned, option)
        else:
            self.take_effect(seat, planned, option)
        self.run_on()

    def take_opening(self, seat: i64, planned: i64, option: i64) -> None:
        """Answers of the setup, and those about the customer and a sale. [6.1, 6.3]"""
        question = kind_of(planned)
        guests = self.box.guests
        if question == ids.CHOOSE_TABLE:
            seat_customer(self, seat, option)
            open_window(self, ids.CUSTOMER_SEATED)
        elif question == ids.CHOOSE_SOLD_SPELL:
            sell_spell(self, seat, option)
        elif question == ids.CHOOSE_CUSTOMER:
            customer = 2 * first_of(planned) + option
            welcome(self, seat, guests.people[customer], guests.symbol[customer])
        elif question == ids.CHOOSE_STAND_IN_PEOPLE:
            welcome(self, seat, option, guests.symbol[2 * first_of(planned)])
        elif question == ids.BUY_DEED:
            buy_deed(self, seat, option)
        elif question == ids.CHOOSE_KING_PEOPLE:
            choose_king(self, seat, option)
        else:
            choose_queen(self, seat, option)

    def take_activation(self, seat: i64, planned: i64, option: i64) -> None:
        """Answers in the chain of an activation. [7.5]"""
        question = kind_of(planned)
        first = first_of(planned)
        if question == ids.CHOOSE_DIGNITARY:
            choose_dignitary(self, seat, option)
        elif question == ids.CHOOSE_DESTINATION:
            send_dignitary(self, seat, first, option)
        elif question == ids.CHOOSE_DEED:
            buy_deed(self, seat, option)
        elif question == ids.CHOOSE_GUILD_TOKENS:
            place_tokens(self, seat, first, second_of(planned), option)
        elif question == ids.CHOOSE_FAVOUR_COUNT:
            self.then(step(ids.REFILL_FAVOURS, seat))
            self.then(step(ids.PICK_FAVOURS, seat, pay_offer(self, seat, first, option)))
        elif question == ids.CHOOSE_FAVOUR:
            take_favour(self, seat, option)
        else:
            self.then(step(ids.RAISE_ON, seat, pay_offer(self, seat, first, option)))

    def take_effect(self, seat: i64, planned: i64, option: i64) -> None:
        """Answers in the chain of a spell, a favour, or at the court. [7.6, 7.7, 8]"""
        question = kind_of(planned)
        first = first_of(planned)
        if question == ids.CHOOSE_TRACK:
            raise_level(self, seat, option)
        elif question == ids.CHOOSE_PEOPLE:
            change_people(self, seat, option)
        elif question == ids.CHOOSE_SYMBOL:
            change_symbol(self, seat, option)
        elif question == ids.CHOOSE_GUILD_SPOT:
            place_token(self, seat, option, first)
        elif question == ids.CHOOSE_MOVED_CUSTOMER:
            self.then(step(ids.CHOOSE_MOVED_TABLE, seat, option))
        elif question == ids.CHOOSE_MOVED_TABLE:
            move_customer(self, seat, first, option)
        elif question == ids.CHOOSE_SWAP_FIRST:
            self.then(step(ids.CHOOSE_SWAP_SECOND, seat, option))
        elif question == ids.CHOOSE_SWAP_SECOND:
            swap_customers(self, seat, first, option)
        elif question == ids.CHOOSE_MOVED_DIGNITARY:
            self.then(step(ids.CHOOSE_NEW_TAVERN, seat, option))
        elif question == ids.CHOOSE_NEW_TAVERN:
            walk(self, seat, first, option, False)
        elif question == ids.CHOOSE_VICTIM:
            take_coins(self, seat, option, first)
        else:
            take_scoring(self, seat, option)

    def run_on(self) -> None:
        """Steps that ask nothing run by themselves until a question is on top. [6]"""
        while self.planned > 0 and kind_of(self.next_step()) >= ids.QUESTIONS:
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
        deal_anew(world, seat, seed)
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
        return judgement.promise(self, seat)

    def continues(self, seat: i64) -> bool:
        """Everything but the turn itself, a pick, a reaction and the setup completes an answer."""
        question = kind_of(self.next_step())
        return (
            question != ids.TAKE_TURN
            and question != ids.CHOOSE_TRACK
            and question != ids.CHOOSE_FAVOUR
            and question != ids.REACT
            and question > ids.BUY_DEED
            and question != ids.CHOOSE_ROYAL_SCORING
        )


def new_match(
    box: Box, seed: i64, with_curse: bool, own_turn_magic: bool, journal: Journal | None = None
) -> Taverna:
    """A fresh match that waits for its first answer. [5]"""
    match = Taverna(box, seeded(seed, ids.STREAMS), vec[i64](), 0, [], Turn())
    match.own_turn_magic = own_turn_magic
    match.journal = journal
    lay_out(match, with_curse)
    match.run_on()
    return match
