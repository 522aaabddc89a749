"""Chapters 6.2 and 7.9: the row, the card that is picked and the customer who waits."""

from __future__ import annotations

from mypy_extensions import i64

from stammtisch.core.bits import add, below, bit, drop
from stammtisch.games.taverna.rules import ids
from stammtisch.games.taverna.rules.state import Tableau, step


def available_peoples(board: Tableau) -> i64:
    """The peoples with a tile in the supply. [7.9]"""
    peoples: i64 = 0
    people: i64 = 0
    while people < ids.PEOPLES:
        if board.supply[people] > 0:
            peoples |= bit(people)
        people += 1
    return peoples


def available_customers(board: Tableau, card: i64) -> i64:
    """Those of a card's customers whose people has a tile. [6.3]"""
    guests = board.box.guests
    found: i64 = 0
    if board.supply[guests.people[2 * card]] > 0:
        found = 1
    other = guests.people[2 * card + 1]
    if other != ids.NOTHING and board.supply[other] > 0:
        found |= 2
    return found


def pickable_slots(board: Tableau) -> i64:
    """A card needs a tile for one of its peoples; if no card has one, all may be picked. [7.9]"""
    full: i64 = 0
    pickable: i64 = 0
    slot: i64 = 0
    for card in board.row:
        if card != ids.NOTHING:
            full |= bit(slot)
            if available_customers(board, card) != 0:
                pickable |= bit(slot)
        slot += 1
    return pickable if pickable != 0 else full


def pick_card(board: Tableau, seat: i64, slot: i64) -> None:
    """The card goes to the seat's mat; a dual one asks which customer comes. [6.2]"""
    card = board.row[slot]
    last = len(board.row) - 1
    while slot < last:
        board.row[slot] = board.row[slot + 1]
        slot += 1
    board.row[last] = ids.NOTHING
    board.mats[seat].played |= bit(card)
    board.turn.phase = ids.WAITING
    if board.journal is not None:
        board.journal.tell(ids.PICKED_CARD, seat, card)
    if available_customers(board, card) == 0:
        board.then(step(ids.CHOOSE_STAND_IN_PEOPLE, seat, card))
    elif board.box.guests.people[2 * card + 1] != ids.NOTHING:
        board.then(step(ids.CHOOSE_CUSTOMER, seat, card))
    else:
        welcome(board, seat, board.box.guests.people[2 * card], board.box.guests.symbol[2 * card])


def welcome(board: Tableau, seat: i64, people: i64, symbol: i64) -> None:
    """The chosen customer waits with its own people and symbol alone. [6.3, R10]"""
    turn = board.turn
    turn.people = people
    turn.symbol = symbol
    turn.carried = bit(symbol)
    if board.journal is not None:
        board.journal.tell(ids.CUSTOMER_WAITS, seat, people, symbol)


def refill_row(board: Tableau) -> None:
    """New cards come in at the right end until the row is full or the deck empty. [6.5]"""
    slot: i64 = 0
    while slot < len(board.row):
        if board.row[slot] == ids.NOTHING and board.customer_deck.left > 0:
            board.row[slot] = board.customer_deck.draw()
            if board.journal is not None:
                board.journal.tell(ids.CUSTOMER_REVEALED, board.row[slot])
        slot += 1


# -- what magic and favours do to the waiting customer ---------------------------------------------


def other_peoples(board: Tableau) -> i64:
    """The peoples with a tile other than the customer's present one. [6.3, R56]"""
    return drop(available_peoples(board), board.turn.people)


def change_people(board: Tableau, seat: i64, people: i64) -> None:
    """The customer is of another people now and keeps its symbols. [7.6]"""
    board.turn.people = people
    if board.journal is not None:
        board.journal.tell(ids.CHANGED_PEOPLE, seat, people)


def other_symbols(board: Tableau) -> i64:
    """The four symbols without those that the customer carries. [6.3, R13]"""
    return below(ids.SYMBOLS) & ~board.turn.carried


def change_symbol(board: Tableau, seat: i64, symbol: i64) -> None:
    """The card's own symbol becomes another one. [7.7]"""
    turn = board.turn
    old = turn.symbol
    turn.carried = add(drop(turn.carried, old), symbol)
    turn.symbol = symbol
    if board.journal is not None:
        board.journal.tell(ids.CHANGED_SYMBOL, seat, old, symbol)


def add_symbol(board: Tableau, seat: i64, symbol: i64) -> None:
    """The customer carries one symbol more. [7.7, R14]"""
    board.turn.carried = add(board.turn.carried, symbol)
    if board.journal is not None:
        board.journal.tell(ids.ADDED_SYMBOL, seat, symbol)
