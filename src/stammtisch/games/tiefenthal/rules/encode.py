"""Chapter 4 for programs that learn: what a seat may know, its own things first, then clockwise.

`telling/features.py` names every field, in the same order.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from stammtisch.core.bits import has
from stammtisch.core.pen import Pen, capped, places_away, round_the_table, where
from stammtisch.games.tiefenthal.rules import ids
from stammtisch.games.tiefenthal.rules.state import Mat, Tableau

DICE: Final = 24  # four bits for each face
PLAN: Final = 56  # eight bits for each of at most seven dice
CARD: Final = 6
COPIES: Final = 4
LINE: Final = 8  # numbers that memory hands over together


def encode(table: Tableau, seat: i64, asked: i64, pen: Pen) -> None:
    """The question first (its kind plus one, 0 if the seat is not asked), then all that is open."""
    own = table.mats[seat]
    touch(table, pen)
    pen.put(asked, 5)
    pen.number(where(asked > 0, own.chosen), 12)
    pen.number(own.answer + 1, 6)
    pen.put(own.leaving, 32)
    pen.number(own.to_leave, 3)
    pen.number(own.turning, 4)
    pen.number(own.resets, 4)
    encode_board(table, seat, pen)
    encode_market(table, pen)
    place: i64 = 0
    while place < table.seats:
        owner = round_the_table(seat, place, table.seats)
        pen.put(where(has(table.waiting, owner), 1), 1)
        encode_tavern(table, table.mats[owner], table.phase == ids.PLANNING and place > 0, pen)
        encode_deck(table, table.mats[owner], pen)
        place += 1


def touch(table: Tableau, pen: Pen) -> None:
    """Look at every part of the table once, see `Pen.touch`."""
    numbers: i64 = table.removed[0] + table.supply[0] + table.slots[0]
    numbers += table.three.left + table.guests.left
    for mat in table.mats:
        top, patrons, pile = mat.top, mat.patrons, mat.pile
        numbers += mat.staff[0] + mat.flipped + mat.coaster + mat.used
        if len(top) > 0:
            numbers += top[0]
        if len(patrons) > 0:
            numbers += patrons[0]
        if pile.left > 0:
            numbers += pile.cards[0]
        place: i64 = 0
        while place < len(mat.owned):
            numbers += mat.owned[place]
            place += LINE
    pen.touch(numbers)


def encode_board(table: Tableau, seat: i64, pen: Pen) -> None:
    """The evening and who is on turn; schnapps that others spend in secret still lie there."""
    schnapps: i64 = table.schnapps
    other: i64 = 0
    while other < table.seats:
        if other != seat:
            schnapps -= table.mats[other].turning
        other += 1
    start: i64 = places_away(seat, table.start_seat, table.seats)
    pen.four(capped(table.module, 3), 3, table.phase, 4, capped(table.round, 4), 4, start, 3)
    pen.put(places_away(seat, table.active, table.seats), 3)
    pen.four(
        capped(table.nobles, 6), 6, capped(schnapps, 6), 6,
        capped(table.signatures, 6), 6, capped(table.counter_guests, 5), 5,
    )  # fmt: skip
    pen.put(table.offered_start_cards, len(table.box.start_effects))


def encode_market(table: Tableau, pen: Pen) -> None:
    """Open guests, piles and supplies; what a pile holds follows from all that is seen."""
    pen.put(table.signed, ids.OFFER)
    pen.number(table.three.left, 6)
    pen.number(table.guests.left, 6)
    place: i64 = 0
    while place < ids.OFFER:
        pen.put(table.offered_guest(place) + 1, CARD)
        place += 1
    card: i64 = 0
    while card < ids.TAVERN_CARDS:
        pen.number(table.supply[card], 5)
        card += 1
    pen.row(table.removed, 0, table.box.kinds, COPIES)


def encode_tavern(table: Tableau, mat: Mat, secret: bool, pen: Pen) -> None:
    """Dice, stores and tracks; what another seat plans stays secret until phase E ends. [4]"""
    white: i64 = mat.white_shown if secret else mat.white
    own: i64 = mat.own_shown if secret else mat.own
    plan: i64 = where(not secret, mat.plan)
    schnapps: i64 = mat.schnapps + mat.turning if secret else mat.schnapps
    pen.put(white >> 4, DICE)
    pen.put(own >> 4, DICE)
    pen.put(mat.coaster >> 4, DICE)
    pen.put(plan, PLAN)
    pen.number(schnapps, 5)
    pen.four(
        capped(mat.ducats, 8), 8, capped(mat.beer, 8), 8,
        capped(mat.safe, 6), 6, capped(mat.store, 6), 6,
    )  # fmt: skip
    pen.four(
        capped(mat.counter_guests, 4), 4, capped(mat.monastery, 6), 6,
        capped(mat.reputation, 8), 8, capped(mat.granted, 6), 6,
    )  # fmt: skip
    pen.four(mat.book, 16, mat.sides, ids.SIDES, mat.flipped, ids.TILES, mat.soon, ids.TILES)
    pen.put(mat.used, ids.SPACES)
    pen.put(mat.bought, ids.TAVERN_CARDS)
    pen.four(
        capped(mat.recruited, 3), 3, capped(mat.sung, 4), 4,
        capped(mat.washed, 5), 5, capped(mat.own_before, 4), 4,
    )  # fmt: skip


def encode_deck(table: Tableau, mat: Mat, pen: Pen) -> None:
    """Cards at the tables, in the draw pile and owned; the discard pile is what is left. [4]"""
    card: i64 = 0
    while card < ids.TAVERN_CARDS:
        pen.number(mat.staff[card], COPIES)
        card += 1
    pen.number(mat.nobles_seated, 5)
    pen.number(len(mat.top), 5)
    top: i64 = 0
    place: i64 = len(mat.top) - 1
    bottom: i64 = place - 10
    while place >= 0 and place > bottom:
        top = (top << CARD) | (mat.top[place] + 1)
        place -= 1
    pen.put(top, 60)
    pen.row(mat.patrons, 1, ids.MOST_TABLES, CARD)
    pen.row(mat.owned, 0, table.box.kinds, COPIES)
    pen.tally(mat.pile.cards, mat.pile.left, table.box.kinds, COPIES)
