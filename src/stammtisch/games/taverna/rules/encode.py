"""Chapter 4 for programs that learn: what a seat may know, its own things first, then clockwise.

`telling/features.py` names every field, in the same order.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from stammtisch.core.bits import count
from stammtisch.core.pen import Pen, capped, copies_alike, places_away, round_the_table, where
from stammtisch.games.taverna.rules import ids
from stammtisch.games.taverna.rules.box import Box
from stammtisch.games.taverna.rules.state import Mat, Tableau, first_of, kind_of, second_of

SETUP: Final = 0
PLAY: Final = 1
SCORING: Final = 2
OVER: Final = 3


def encode(table: Tableau, seat: i64, asked: i64, pen: Pen) -> None:
    """The question first (its kind plus one, 0 if the seat is not asked), then all that is open."""
    touch(table, pen)
    planned: i64 = 0
    if table.planned > 0:
        planned = table.next_step()
    pen.put(asked, 5)
    pen.put(where(asked > 0, first_of(planned)), 6)
    pen.number(where(asked > 0, second_of(planned)), 6)
    encode_moment(table, seat, planned, pen)
    encode_turn(table, pen)
    encode_supplies(table, pen)
    encode_town(table, pen)
    place: i64 = 0
    while place < table.seats:
        mat = table.mats[round_the_table(seat, place, table.seats)]
        encode_mat(table.box, mat, place == 0, pen)
        place += 1


def touch(table: Tableau, pen: Pen) -> None:
    """Look at every part of the table once, see `Pen.touch`."""
    numbers: i64 = table.guests[0] + table.supply[0] + table.out[0] + table.stands[0]
    numbers += table.customer_deck.left + table.spell_deck.left + table.favour_reserve.left
    numbers += table.turn.phase + table.turn.favours_used
    for mat in table.mats:
        numbers += mat.levels[0] + mat.points[0] + mat.coins + mat.scorings
    pen.touch(numbers)


def stage(table: Tableau) -> i64:
    """Setup, play, scoring or over."""
    if table.planned == 0:
        return OVER
    question = kind_of(table.next_step())
    if question <= ids.BUY_DEED:
        return SETUP
    return SCORING if question == ids.CHOOSE_ROYAL_SCORING else PLAY


def encode_moment(table: Tableau, seat: i64, planned: i64, pen: Pen) -> None:
    """Where in the match the table is, and which window is open; never who is asked in it. [6.6]"""
    window: i64 = 0
    if table.planned > 0 and kind_of(planned) == ids.REACT:
        window = first_of(planned) + 1
    announced: i64 = 0
    if table.announced != ids.NOTHING:
        announced = table.box.spells.kind_of_card[table.announced] + 1
    active: i64 = places_away(seat, table.active(), table.seats)
    pen.four(stage(table), 2, capped(table.turns, 7), 7, active, 3, window, 2)
    pen.number(announced, 6)
    pen.put(table.king + 1, 3)
    pen.put(table.queen + 1, 3)


def encode_turn(table: Tableau, pen: Pen) -> None:
    """The running turn, or the last one: everybody sees it."""
    turn = table.turn
    pen.four(turn.phase, 2, turn.people + 1, 3, turn.carried, 4, turn.tavern + 1, 3)
    pen.put(turn.track + 1, 3)
    pen.four(
        where(turn.feasted, 1), 1, where(turn.influence, 1), 1,
        where(turn.table_matches, 1), 1, where(turn.all_symbols, 1), 1,
    )  # fmt: skip
    pen.four(
        turn.dignitaries_used, 4, capped(turn.allowance, 4), 4,
        capped(turn.local_activations, 3), 3, capped(turn.privilege_activations, 3), 3,
    )  # fmt: skip
    pen.number(turn.herald_credits, 3)
    pen.put(turn.favours_used, table.box.favours.kinds)


def encode_supplies(table: Tableau, pen: Pen) -> None:
    """Rows, decks and what is out of the game; what a deck holds follows from all that is seen."""
    box = table.box
    pen.row(table.row, 1, box.limits.customer_row, 6)
    pen.four(
        capped(table.customer_deck.left, 6), 6, capped(table.spell_deck.left, 6), 6,
        capped(count(table.discarded()), 6), 6, capped(table.favour_reserve.left, 6), 6,
    )  # fmt: skip
    pen.number(table.reserve, 6)
    pen.put(table.countered, box.spells.curse + 1)
    pen.put(table.removed, box.spells.curse + 1)
    pen.put(table.favour_row, len(box.favours.kind_of_tile))


def encode_town(table: Tableau, pen: Pen) -> None:
    """Who sits where, signs, privileges and dignitaries."""
    people: i64 = 0
    while people < ids.PEOPLES:
        pen.put(table.guests[people], len(table.box.table_ids))
        people += 1
    pen.put(table.tokens, 15)
    pen.put(table.privileged, 5)
    people = 0
    while people < ids.PEOPLES:
        pen.number(table.supply[people], 5)
        pen.number(table.out[people], 5)
        people += 1
    dignitary: i64 = 0
    while dignitary < ids.DIGNITARIES:
        pen.put(table.stands[dignitary], 3)
        dignitary += 1


def spells(box: Box, cards: i64) -> i64:
    """Spells that one seat alone has seen: no copy of a kind may be known again later. [4]"""
    if cards == 0:
        return 0
    return copies_alike(cards, box.spells.kind_of_card, box.spells.cards_of)


def encode_mat(box: Box, mat: Mat, own: bool, pen: Pen) -> None:
    """A mat; the hand and what was sold only for the owner."""
    cards: i64 = box.spells.curse + 1
    tiles: i64 = len(box.favours.kind_of_tile)
    levels, points = mat.levels, mat.points
    pen.four(
        capped(mat.coins, 7), 7, capped(mat.privileges, 5), 5,
        capped(count(mat.hand), 5), 5, capped(mat.casts, 3), 3,
    )  # fmt: skip
    pen.put(mat.scorings, 5)
    pen.put(mat.precedence, 3)
    encode_four(levels, 0, 5, pen)
    encode_four(points, 0, 8, pen)
    encode_four(points, 4, 8, pen)
    pen.put(mat.deeds, len(box.deed_ids))
    pen.put(mat.played, len(box.card_ids))
    pen.put(mat.unused, tiles)
    pen.put(mat.used, tiles)
    pen.put(mat.cast, cards)
    if own:
        pen.put(spells(box, mat.hand), cards)
        pen.put(spells(box, mat.sold), cards)


def encode_four(numbers: vec[i64], first: i64, width: i64, pen: Pen) -> None:
    """Four numbers of a row: there are four peoples, and twice four sources of points."""
    pen.four(
        capped(numbers[first], width), width, capped(numbers[first + 1], width), width,
        capped(numbers[first + 2], width), width, capped(numbers[first + 3], width), width,
    )  # fmt: skip
