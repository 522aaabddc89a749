"""Chapters 6.2 and 7.9: the row, the card that is picked and the customer who waits."""

from __future__ import annotations

from mypy_extensions import i64

from stammtisch.core.bits import add, below, bit, drop
from stammtisch.games.taverna.rules import ids
from stammtisch.games.taverna.rules.state import Tableau, step


def available_peoples(table: Tableau) -> i64:
    """The peoples with a tile in the supply. [7.9]"""
    peoples: i64 = 0
    people: i64 = 0
    while people < ids.PEOPLES:
        if table.supply[people] > 0:
            peoples |= bit(people)
        people += 1
    return peoples


def available_customers(table: Tableau, card: i64) -> i64:
    """Those of a card's customers whose people has a tile. [6.3]"""
    guests = table.box.guests
    found: i64 = 0
    if table.supply[guests.people[2 * card]] > 0:
        found = 1
    other = guests.people[2 * card + 1]
    if other != ids.NOTHING and table.supply[other] > 0:
        found |= 2
    return found


def pickable_slots(table: Tableau) -> i64:
    """A card needs a tile for one of its peoples; if none has one, all may be picked. [7.9, R9]"""
    full: i64 = 0
    pickable: i64 = 0
    slot: i64 = 0
    for card in table.row:
        if card != ids.NOTHING:
            full |= bit(slot)
            if available_customers(table, card) != 0:
                pickable |= bit(slot)
        slot += 1
    return pickable if pickable != 0 else full


def pick_card(table: Tableau, seat: i64, slot: i64) -> None:
    """The card goes to the seat's mat; a dual one asks which customer comes. [6.2]"""
    card = table.row[slot]
    last = len(table.row) - 1
    while slot < last:
        table.row[slot] = table.row[slot + 1]
        slot += 1
    table.row[last] = ids.NOTHING
    table.mats[seat].played |= bit(card)
    table.turn.phase = ids.WAITING
    if table.journal is not None:
        table.journal.tell(ids.PICKED_CARD, seat, card)
    if available_customers(table, card) == 0:
        table.then(step(ids.CHOOSE_STAND_IN_PEOPLE, seat, card))
    elif table.box.guests.people[2 * card + 1] != ids.NOTHING:
        table.then(step(ids.CHOOSE_CUSTOMER, seat, card))
    else:
        welcome(table, seat, table.box.guests.people[2 * card], table.box.guests.symbol[2 * card])


def welcome(table: Tableau, seat: i64, people: i64, symbol: i64) -> None:
    """The chosen customer waits with its own people and symbol alone. [6.3, R10]"""
    turn = table.turn
    turn.people = people
    turn.printed = people
    turn.symbol = symbol
    turn.carried = bit(symbol)
    if table.journal is not None:
        table.journal.tell(ids.CUSTOMER_WAITS, seat, people, symbol)


def refill_row(table: Tableau) -> None:
    """New cards come in at the right end until the row is full or the deck empty. [6.5]"""
    slot: i64 = 0
    while slot < len(table.row):
        if table.row[slot] == ids.NOTHING and table.customer_deck.left > 0:
            table.row[slot] = table.customer_deck.draw()
            if table.journal is not None:
                table.journal.tell(ids.CUSTOMER_REVEALED, table.row[slot])
        slot += 1


# -- what magic and favours do to the waiting customer ---------------------------------------------


def other_peoples(table: Tableau, which: i64) -> i64:
    """Peoples with a tile but the customer's present one; of a favour, nor the card's. [R56]"""
    peoples = drop(available_peoples(table), table.turn.people)
    return drop(peoples, table.turn.printed) if which == ids.NOT_ON_CARD else peoples


def change_people(table: Tableau, seat: i64, people: i64) -> None:
    """The customer is of another people now and keeps its symbols. [7.6]"""
    table.turn.people = people
    if table.journal is not None:
        table.journal.tell(ids.CHANGED_PEOPLE, seat, people)


def other_symbols(table: Tableau) -> i64:
    """The four symbols without those that the customer carries. [6.3, R13]"""
    return below(ids.SYMBOLS) & ~table.turn.carried


def change_symbol(table: Tableau, seat: i64, symbol: i64) -> None:
    """The card's own symbol becomes another one. [7.7]"""
    turn = table.turn
    old = turn.symbol
    turn.carried = add(drop(turn.carried, old), symbol)
    turn.symbol = symbol
    if table.journal is not None:
        table.journal.tell(ids.CHANGED_SYMBOL, seat, old, symbol)


def add_symbol(table: Tableau, seat: i64, symbol: i64) -> None:
    """The customer carries one symbol more. [7.7, R14]"""
    table.turn.carried = add(table.turn.carried, symbol)
    if table.journal is not None:
        table.journal.tell(ids.ADDED_SYMBOL, seat, symbol)
