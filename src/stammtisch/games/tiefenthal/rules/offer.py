"""The guests on offer: the 3-beer pile, the slots, and recruiting. [7.5]"""

from __future__ import annotations

from mypy_extensions import i64

from stammtisch.core.bits import add, drop, has
from stammtisch.games.tiefenthal.rules import ids
from stammtisch.games.tiefenthal.rules.state import Tableau


def recruit(table: Tableau, seat: i64, place: i64) -> None:
    """Pay the beer, take the card, refill, then its bonus, then its signature. [7.5, R26]"""
    mat = table.mats[seat]
    guest: i64 = table.offered_guest(place)
    cost: i64 = table.box.price[guest]
    mat.beer -= cost
    mat.recruited += 1
    mat.gain(guest)
    table.tell(ids.RECRUITED, seat, guest, cost, 1 if has(table.signed, place) else 0)
    if has(table.signed, place):
        table.signed = drop(table.signed, place)
        table.plan_step(ids.BOOK_SIGNATURE, seat, cost)
    if table.box.bonus[guest] != 0:
        table.plan_step(ids.EFFECTS, seat, table.box.bonus[guest])
    refill(table, place)


def take_guest_3(table: Tableau, seat: i64) -> None:
    """The top of the 3-beer pile as a round bonus: no beer, no limit, no signature. [7.5, R53]"""
    guest: i64 = table.offered_guest(ids.THREE_PILE)
    if guest == ids.NO_CARD:
        return
    table.mats[seat].gain(guest)
    signed: i64 = 1 if has(table.signed, ids.THREE_PILE) else 0
    table.tell(ids.TOOK_GUEST_3, seat, guest, signed)
    if table.box.bonus[guest] != 0:
        table.plan_step(ids.EFFECTS, seat, table.box.bonus[guest])
    if signed == 1:
        table.signed = drop(table.signed, ids.THREE_PILE)
        table.signatures += 1
    refill(table, ids.THREE_PILE)


def refill(table: Tableau, place: i64) -> None:
    """A taken slot is filled from the guest deck; slot five opens when the pile is gone. [7.5]"""
    if place == ids.THREE_PILE:
        table.three.left -= 1
        if table.three.left > 0:
            put_signature(table, ids.THREE_PILE)
            return
        place = ids.SLOT_FIVE
    table.slots[place] = ids.NO_CARD
    if table.guests.left > 0:
        table.slots[place] = table.guests.draw()
        table.tell(ids.REFILLED, place, table.slots[place])
        put_signature(table, place)


def put_signature(table: Tableau, place: i64) -> None:
    """With module 5 each newly turned guest gets a signature while there are any. [7.5]"""
    if table.module == 5 and table.signatures > 0:
        table.signatures -= 1
        table.signed = add(table.signed, place)
        table.tell(ids.LAID_SIGNATURE, place)
