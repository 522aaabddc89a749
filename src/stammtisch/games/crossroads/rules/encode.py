"""Chapter 4 for programs that learn: what a seat may know, its own things first, then clockwise.

`telling/features.py` names every field, in the same order.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from stammtisch.core.bits import below, count, has
from stammtisch.core.pen import Pen, capped, copies_alike, places_away, round_the_table, where
from stammtisch.games.crossroads.rules import ids
from stammtisch.games.crossroads.rules.box import Box
from stammtisch.games.crossroads.rules.state import Mat, Tableau, argument_of

ABOUT: Final = 24  # bits of what a question is about
BELOW_ZERO: Final = 64  # prestige and revenue may be less than nothing


def encode(table: Tableau, seat: i64, asked: i64, pen: Pen) -> None:
    """The question first (its kind plus one, 0 if the seat is not asked), then all that is open."""
    touch(table, pen)
    over = table.planned == 0
    about: i64 = 0
    if asked > 0:
        about = argument_of(table.next_step()) & below(ABOUT)
    pen.put(asked, 6)
    pen.put(about, ABOUT)
    pen.put(where(over, 1), 1)
    encode_turn(table, seat, pen)
    encode_market(table, pen)
    pen.put(table.recipe_discard, ids.RECIPES)
    pen.number(table.deck.left, 5)
    pen.number(count(table.recipe_offer), 4)
    pen.put(where(table.active == seat, table.recipe_offer), ids.RECIPES)
    pen.number(count(table.basic_out), 5)
    drafting = not over and table.next_step() == ids.DRAFT_PICK
    awaited = table.awaited()
    place: i64 = 0
    while place < table.seats:
        owner = round_the_table(seat, place, table.seats)
        mat = table.mats[owner]
        hand: i64 = where(place == 0 or over, mat.hand)
        encode_mat(mat, has(awaited, owner), pen)
        pen.number(mat.turns, 6)
        pen.number(count(mat.hand), 4)
        pen.put(hand, ids.RECIPES)
        encode_draft(table.box, mat, place == 0, place == 0 or not drafting, pen)
        place += 1


def touch(table: Tableau, pen: Pen) -> None:
    """Look at every part of the table once, see `Pen.touch`."""
    numbers: i64 = table.deck.left
    for mat in table.mats:
        numbers += mat.signboard + mat.reputation + mat.lower + mat.completed + mat.draft_kept
    pen.touch(numbers)


def encode_turn(table: Tableau, seat: i64, pen: Pen) -> None:
    """Where in the match and in the turn the table is."""
    seats: i64 = table.seats
    pen.number(table.round, 6)
    pen.number(table.last_round, 6)
    pen.four(
        capped(table.stage, 4), 4, places_away(seat, table.active, seats), 3,
        places_away(seat, table.start, seats), 3, places_away(seat, table.announcer, seats), 3,
    )  # fmt: skip
    pen.put(table.rolled, 60)
    pen.four(
        table.gossips_used, ids.GOSSIPS, capped(table.bought, 3), 3,
        table.acquired, 12, table.first_built, 20,
    )  # fmt: skip
    pen.put(table.laws, ids.KINGDOM_CARDS)
    pen.put(where(table.with_corners, 1), 1)


def encode_market(table: Tableau, pen: Pen) -> None:
    """Tracks, pouches, discard piles, gossips: all of it can be counted by everybody."""
    pen.put(table.tracks, 48)
    pen.put(table.tops, 12)
    pen.put(table.pouch_some, ids.TILES)
    pen.put(table.pouch_both, ids.TILES)
    pen.put(table.heap_some, ids.TILES)
    pen.put(table.heap_both, ids.TILES)
    pen.put(table.supply, 18)
    pen.put(table.stock, 24)


def encode_mat(mat: Mat, awaited: bool, pen: Pen) -> None:
    """What everybody sees of a mat."""
    pen.put(where(awaited, 1), 1)
    pen.four(
        capped(mat.signboard + 1, 4), 4, capped(mat.prestige + BELOW_ZERO, 8), 8,
        capped(mat.revenue + BELOW_ZERO, 8), 8, capped(mat.chest, 8), 8,
    )  # fmt: skip
    pen.number(mat.pouch, 8)
    pen.four(capped(mat.debt, 7), 7, mat.welcome + 1, 3, mat.unwelcome + 1, 3, mat.reputation, 30)
    pen.put(mat.gossips, 18)
    pen.put(mat.reserved, 12)
    pen.put(mat.upper, 60)
    pen.put(mat.lower, 60)
    pen.put(mat.basics, 24)
    pen.put(mat.stocked, 20)
    pen.four(
        mat.heaped, 20, mat.marked, 20,
        mat.completed, ids.RECIPES, capped(mat.waiting_reserves, 3), 3,
    )  # fmt: skip


def encode_draft(box: Box, mat: Mat, own: bool, shown: bool, pen: Pen) -> None:
    """Basic tiles in hand and kept; copies of a kind are the same to everybody. [S8]"""
    tiles: i64 = len(box.basics.kind)
    kept: i64 = where(shown, basics(box, mat.draft_kept))
    pen.number(count(mat.draft_hand), 5)
    pen.number(count(mat.draft_kept), 5)
    pen.put(kept, tiles)
    if own:
        pen.put(basics(box, mat.draft_hand), tiles)
        pen.put(mat.pick + 1, 5)


def basics(box: Box, tiles: i64) -> i64:
    """Basic tiles; of copies the first ones stand for all."""
    if tiles == 0:
        return 0
    return copies_alike(tiles, box.basics.kind, box.basics.tiles)
