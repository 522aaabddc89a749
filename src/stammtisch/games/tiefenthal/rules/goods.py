"""Gaining things: cards, nobles, ducats, beer, schnapps, counter guests. [6, 7.11, 7.12]"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from stammtisch.games.tiefenthal.rules import ids
from stammtisch.games.tiefenthal.rules.state import Tableau

CARDS_LEFT: Final = 8  # a card bonus in two numbers: card + 8 * how many


def offer_cards(table: Tableau, seat: i64, card: i64, number: i64) -> None:
    """A bonus card may be refused in the own turn, otherwise it is simply taken. [7.11, R21]"""
    if table.phase != ids.SERVING:
        while number > 0:
            take_card(table, seat, card)
            number -= 1
    elif table.supply[card] > 0 and number > 0:
        table.mats[seat].chosen = card + CARDS_LEFT * number
        table.ask(seat, ids.TAKE_CARD_BONUS)


def answer_card_bonus(table: Tableau, seat: i64, option: i64) -> None:
    """The offered tavern card goes on the draw pile, or the bonus lapses. [6]"""
    chosen: i64 = table.mats[seat].chosen
    card: i64 = chosen % CARDS_LEFT
    if option == ids.DECLINE:
        table.tell(ids.DECLINED, seat, card)
        return
    take_card(table, seat, card)
    offer_cards(table, seat, card, chosen // CARDS_LEFT - 1)


def take_card(table: Tableau, seat: i64, card: i64) -> None:
    """A tavern card from the supply; an empty supply gives nothing. [7.12]"""
    if table.supply[card] == 0:
        return
    table.supply[card] -= 1
    table.mats[seat].gain(card)
    table.tell(ids.GAINED_CARD, seat, card)


def gain_nobles(table: Tableau, seat: i64, number: i64) -> i64:
    """Nobles from the stack as far as it goes; how many came. [7.12]"""
    if number > table.nobles:
        number = table.nobles
    table.nobles -= number
    coming: i64 = number
    while coming > 0:
        table.mats[seat].gain(ids.NOBLE)
        coming -= 1
    if number > 0:
        table.tell(ids.GAINED_NOBLES, seat, number)
    return number


def gain_schnapps(table: Tableau, seat: i64, number: i64) -> i64:
    """Schnapps from the supply as far as it goes; how many came. [7.9]"""
    if number > table.schnapps:
        number = table.schnapps
    table.schnapps -= number
    table.mats[seat].schnapps += number
    if number > 0:
        table.tell(ids.GAINED_SCHNAPPS, seat, number)
    return number


def gain_ducats(table: Tableau, seat: i64, number: i64) -> None:
    """Ducats for the running turn; outside it into the safe as far as there is room. [7.11]"""
    mat = table.mats[seat]
    if table.active == seat and table.phase == ids.SERVING:
        mat.ducats += number
        table.tell(ids.GAINED_DUCATS, seat, number)
        return
    room: i64 = mat.tile_value(table.box, ids.SAFE) - mat.safe
    number = number if number < room else room
    mat.safe += number
    if number > 0:
        table.tell(ids.GAINED_DUCATS, seat, number, 1)


def gain_beer(table: Tableau, seat: i64, number: i64) -> None:
    """Beer for the running turn; outside it into the store as far as there is room. [7.11]"""
    mat = table.mats[seat]
    if table.active == seat and table.phase == ids.SERVING:
        mat.beer += number
        table.tell(ids.GAINED_BEER, seat, number)
        return
    room: i64 = mat.tile_value(table.box, ids.BEER_STORE) - mat.store
    number = number if number < room else room
    mat.store += number
    if number > 0:
        table.tell(ids.GAINED_BEER, seat, number, 1)


def store_beer(table: Tableau, seat: i64, number: i64) -> None:
    """A start card fills a store that holds so much, and no other. [7.11, R32]"""
    mat = table.mats[seat]
    if number <= mat.tile_value(table.box, ids.BEER_STORE):
        gain_beer(table, seat, number - mat.store)


def gain_counter_guests(table: Tableau, seat: i64, number: i64) -> None:
    """Counter guests from the common supply. [6]"""
    if number > table.counter_guests:
        number = table.counter_guests
    table.counter_guests -= number
    table.mats[seat].counter_guests += number
    if number > 0:
        table.tell(ids.GAINED_COUNTER_GUESTS, seat, number)
