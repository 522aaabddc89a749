"""Chapter 6: which rule carries out the answer to each question."""

from __future__ import annotations

from mypy_extensions import i64

from stammtisch.games.taverna.rules import ids
from stammtisch.games.taverna.rules.customers import change_people, change_symbol, welcome
from stammtisch.games.taverna.rules.dignitaries import buy_deed, pay_offer, place_tokens
from stammtisch.games.taverna.rules.effects import take_coins
from stammtisch.games.taverna.rules.favours import take_favour
from stammtisch.games.taverna.rules.gains import raise_level
from stammtisch.games.taverna.rules.guilds import place_token
from stammtisch.games.taverna.rules.magic import open_window, react, sell_spell
from stammtisch.games.taverna.rules.royal import take_scoring
from stammtisch.games.taverna.rules.seating import move_customer, seat_customer, swap_customers
from stammtisch.games.taverna.rules.setup import choose_king, choose_queen
from stammtisch.games.taverna.rules.state import Tableau, first_of, kind_of, second_of, step
from stammtisch.games.taverna.rules.turn import choose_dignitary, send_dignitary, take_option, walk


def answer(table: Tableau, seat: i64, option: i64) -> None:
    """Strike the question and carry out the answer. [6]"""
    planned = table.next_step()
    table.done()
    question = kind_of(planned)
    if question == ids.TAKE_TURN:
        take_option(table, seat, option)
    elif question == ids.REACT:
        if option != ids.PASS:
            react(table, seat, option - ids.FIRST_REACTION)
    elif question <= ids.CHOOSE_SOLD_SPELL:
        answer_opening(table, seat, planned, option)
    elif question <= ids.CHOOSE_LEVEL_COUNT:
        answer_activation(table, seat, planned, option)
    else:
        answer_effect(table, seat, planned, option)


def answer_opening(table: Tableau, seat: i64, planned: i64, option: i64) -> None:
    """Answers of the setup, and those about the customer and a sale. [6.1, 6.3]"""
    question = kind_of(planned)
    guests = table.box.guests
    if question == ids.CHOOSE_TABLE:
        seat_customer(table, seat, option)
        open_window(table, ids.CUSTOMER_SEATED)
    elif question == ids.CHOOSE_SOLD_SPELL:
        sell_spell(table, seat, option)
    elif question == ids.CHOOSE_CUSTOMER:
        customer = 2 * first_of(planned) + option
        welcome(table, seat, guests.people[customer], guests.symbol[customer])
    elif question == ids.CHOOSE_STAND_IN_PEOPLE:
        welcome(table, seat, option, guests.symbol[2 * first_of(planned)])
    elif question == ids.BUY_DEED:
        buy_deed(table, seat, option)
    elif question == ids.CHOOSE_KING_PEOPLE:
        choose_king(table, seat, option)
    else:
        choose_queen(table, seat, option)


def answer_activation(table: Tableau, seat: i64, planned: i64, option: i64) -> None:
    """Answers in the chain of an activation. [7.5]"""
    question = kind_of(planned)
    first = first_of(planned)
    if question == ids.CHOOSE_DIGNITARY:
        choose_dignitary(table, seat, option)
    elif question == ids.CHOOSE_DESTINATION:
        send_dignitary(table, seat, first, option)
    elif question == ids.CHOOSE_DEED:
        buy_deed(table, seat, option)
    elif question == ids.CHOOSE_GUILD_TOKENS:
        place_tokens(table, seat, first, second_of(planned), option)
    elif question == ids.CHOOSE_FAVOUR_COUNT:
        table.then(step(ids.REFILL_FAVOURS, seat))
        table.then(step(ids.PICK_FAVOURS, seat, pay_offer(table, seat, first, option)))
    elif question == ids.CHOOSE_FAVOUR:
        take_favour(table, seat, option)
    else:
        table.then(step(ids.RAISE_ON, seat, pay_offer(table, seat, first, option)))


def answer_effect(table: Tableau, seat: i64, planned: i64, option: i64) -> None:
    """Answers in the chain of a spell, a favour, or at the court. [7.6, 7.7, 8]"""
    question = kind_of(planned)
    first = first_of(planned)
    if question == ids.CHOOSE_TRACK:
        raise_level(table, seat, option)
    elif question == ids.CHOOSE_PEOPLE:
        change_people(table, seat, option)
    elif question == ids.CHOOSE_SYMBOL:
        change_symbol(table, seat, option)
    elif question == ids.CHOOSE_GUILD_SPOT:
        place_token(table, seat, option, first)
    elif question == ids.CHOOSE_MOVED_CUSTOMER:
        table.then(step(ids.CHOOSE_MOVED_TABLE, seat, option))
    elif question == ids.CHOOSE_MOVED_TABLE:
        move_customer(table, seat, first, option)
    elif question == ids.CHOOSE_SWAP_FIRST:
        table.then(step(ids.CHOOSE_SWAP_SECOND, seat, option))
    elif question == ids.CHOOSE_SWAP_SECOND:
        swap_customers(table, seat, first, option)
    elif question == ids.CHOOSE_MOVED_DIGNITARY:
        table.then(step(ids.CHOOSE_NEW_TAVERN, seat, option))
    elif question == ids.CHOOSE_NEW_TAVERN:
        walk(table, seat, first, option, False)
    elif question == ids.CHOOSE_VICTIM:
        take_coins(table, seat, option, first)
    else:
        take_scoring(table, seat, option)
