"""Chapter 4 for programs that learn: what a seat may know, its own things first, then clockwise.

`telling/features.py` names every field, in the same order.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from stammtisch.core.bits import bit, count
from stammtisch.core.pen import Pen, capped, places_away, round_the_table, where
from stammtisch.games.histrio.rules import ids
from stammtisch.games.histrio.rules.box import Box
from stammtisch.games.histrio.rules.state import Friend, Mat, Tableau

ROW: Final = 60  # bits of a city's row: ten cards of six bits
PHASES: Final[vec[i64]] = vec[i64]([0, 1, 2, 4, 5])  # by window
ENCOUNTERS: Final = 3
AFTER_ENCOUNTERS: Final = 4
FESTIVAL: Final = 5
OVER: Final = 6


def encode(table: Tableau, seat: i64, asked: i64, pen: Pen) -> None:
    """The question first (its kind plus one, 0 if the seat is not asked), then all that is open."""
    box = table.box
    seats: i64 = table.seats
    touch(table, pen)
    city: i64 = where(asked > 0, table.first_city + 1)
    card: i64 = where(asked > 0, table.card + 1)
    needle: i64 = capped(table.needle + box.spaces - 1, 6)
    pen.four(asked, 5, phase(table), 3, city, 4, card, 6)
    pen.four(
        table.season, 1, capped(table.round, 5), 5,
        places_away(seat, table.lead, seats), 3, needle, 6,
    )  # fmt: skip
    pen.four(
        capped(table.deck.left, 6), 6, capped(table.request_pile.left, 6), 6,
        capped(count(table.request_discards), 6), 6, table.guarded + 1, 4,
    )  # fmt: skip
    pen.put(places_away(seat, table.guard, seats), 3)
    pen.put(table.marked + 1, 4)
    pen.put(places_away(seat, table.bear, seats), 3)
    pen.put(table.discards, box.cards)
    for row in table.rows:
        pen.put(row, ROW)
    step: i64 = table.next_step() & ids.KIND
    place: i64 = 0
    while place < seats:
        owner = round_the_table(seat, place, seats)
        mat = table.mats[owner]
        encode_mat(box, mat, deciding(table, step, mat, owner, place == 0), pen)
        if place == 0:
            encode_own(box, mat, pen)
        place += 1
    if len(table.friends) > 0:
        encode_friend(table, table.friends[seat], True, pen)
        encode_friend(table, table.friends[1 - seat], False, pen)


def touch(table: Tableau, pen: Pen) -> None:
    """Look at every part of the table once, see `Pen.touch`."""
    numbers: i64 = table.rows[0] + table.deck.left + table.request_pile.left
    for mat in table.mats:
        numbers += mat.hand + mat.company + mat.requests + mat.ecus
    pen.touch(numbers)


def phase(table: Tableau) -> i64:
    """Where in the round the table is; from public facts."""
    planned = table.next_step()
    step = planned & ids.KIND
    if step == ids.WINDOW:
        return PHASES[planned >> ids.ARGUMENT]
    if step == ids.ASK_OX_CITY:
        return 0
    if step == ids.ASK_TRAVEL:
        return 1
    if ids.ASK_FOX_FROM <= step <= ids.ASK_ELEPHANT_SECOND:
        return 2
    if step == ids.ASK_CHAMELEON_ROLE or step == ids.ASK_PLAY_REQUEST:
        return FESTIVAL
    if step == ids.OVER:
        return OVER
    for mat in table.mats:
        if mat.sailing != 0:
            return ENCOUNTERS
    return AFTER_ENCOUNTERS


def encode_mat(box: Box, mat: Mat, chooses: i64, pen: Pen) -> None:
    """A troupe as everybody sees it."""
    cities: i64 = box.cities
    pen.four(capped(mat.ecus, 8), 8, mat.hand, cities, mat.shown, cities, mat.played, cities)
    pen.four(mat.sailing, cities, chooses, 1, mat.role + 1, 2, capped(mat.on_stage, 4), 4)
    pen.put(capped(count(mat.requests), 4), 4)
    pen.four(
        mat.company, box.actors, mat.ensemble, box.actors,
        mat.entertainers, box.entertainers, mat.used, box.entertainers,
    )  # fmt: skip
    pen.put(mat.kept, box.requests)


def encode_own(box: Box, mat: Mat, pen: Pen) -> None:
    """Picks, requests and own discards, for their owner only."""
    pen.four(
        mat.pick + 1, 4, mat.second + 1, 4, mat.requests, box.requests, mat.discarded, box.requests
    )


def deciding(table: Tableau, step: i64, mat: Mat, owner: i64, own: bool) -> i64:
    """Who still chooses a city is open; who has answered `play_request` is not. [4, 8.2]"""
    if step == ids.ASK_TRAVEL:
        return where(mat.progress != ids.CHOSEN, 1)
    if step == ids.ASK_PLAY_REQUEST:
        return where(not own or table.unanswered & bit(owner) != 0, 1)
    return 0


def encode_friend(table: Tableau, friend: Friend, own: bool, pen: Pen) -> None:
    """A friendly troupe; its owner knows the card that was drawn. [4]"""
    secret = friend.drawn != ids.NOWHERE and friend.sailing == ids.NOWHERE
    to_come: i64 = 0
    place: i64 = 0
    while place < friend.deck.left:
        to_come |= bit(friend.deck.cards[place])
        place += 1
    if secret:
        to_come |= bit(friend.drawn)
    cities: i64 = table.box.cities
    known: i64 = where(own or not secret, friend.drawn + 1)
    pen.four(to_come, cities, friend.played, cities, friend.sailing + 1, 4, known, 4)
