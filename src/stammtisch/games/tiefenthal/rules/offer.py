"""The guests on offer: the 3-beer pile, the slots, and recruiting. [7.5]"""

from __future__ import annotations

from mypy_extensions import i64

from stammtisch.core.bits import add, drop, has
from stammtisch.games.tiefenthal.rules import ids
from stammtisch.games.tiefenthal.rules.state import Tableau


def recruit(t: Tableau, seat: i64, place: i64) -> None:
    """Pay the beer, take the card, refill, then its bonus, then its signature. [7.5, R26]"""
    mat = t.mats[seat]
    guest: i64 = t.offered_guest(place)
    cost: i64 = t.box.price[guest]
    mat.beer -= cost
    mat.recruited += 1
    mat.gain(guest)
    t.tell(ids.RECRUITED, seat, guest, cost)
    if has(t.signed, place):
        t.signed = drop(t.signed, place)
        t.plan_step(ids.BOOK_SIGNATURE, seat, cost)
    if t.box.bonus[guest] != 0:
        t.plan_step(ids.EFFECTS, seat, t.box.bonus[guest])
    refill(t, place)


def take_guest_3(t: Tableau, seat: i64) -> None:
    """The top of the 3-beer pile as a round bonus: no beer, no limit, no signature. [7.5, R53]"""
    guest: i64 = t.offered_guest(ids.THREE_PILE)
    if guest == ids.NO_CARD:
        return
    t.mats[seat].gain(guest)
    t.tell(ids.TOOK_GUEST_3, seat, guest)
    if t.box.bonus[guest] != 0:
        t.plan_step(ids.EFFECTS, seat, t.box.bonus[guest])
    if has(t.signed, ids.THREE_PILE):
        t.signed = drop(t.signed, ids.THREE_PILE)
        t.signatures += 1
    refill(t, ids.THREE_PILE)


def refill(t: Tableau, place: i64) -> None:
    """A taken slot is filled from the guest deck; slot five opens when the pile is gone. [7.5]"""
    if place == ids.THREE_PILE:
        t.three.left -= 1
        if t.three.left > 0:
            put_signature(t, ids.THREE_PILE)
            return
        place = ids.SLOT_FIVE
    t.slots[place] = ids.NO_CARD
    if t.guests.left > 0:
        t.slots[place] = t.guests.draw()
        t.tell(ids.REFILLED, place, t.slots[place])
        put_signature(t, place)


def put_signature(t: Tableau, place: i64) -> None:
    """With module 5 each newly turned guest gets a signature while there are any. [7.5]"""
    if t.module == 5 and t.signatures > 0:
        t.signatures -= 1
        t.signed = add(t.signed, place)
