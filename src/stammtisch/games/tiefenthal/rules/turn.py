"""The frame of a turn in phase F: how it begins and how it ends. [6]"""

from __future__ import annotations

from mypy_extensions import i64

from stammtisch.core.bits import bit
from stammtisch.games.tiefenthal.rules import ids
from stammtisch.games.tiefenthal.rules.planning import planning_ends
from stammtisch.games.tiefenthal.rules.reputation import forget_steps
from stammtisch.games.tiefenthal.rules.state import Mat, Tableau


def turns_begin(table: Tableau) -> None:
    """Phase F: the seats act one after the other from the start seat. [6]"""
    planning_ends(table)
    table.phase = ids.SERVING
    table.plan_step(ids.ENCORES, 0, 0)
    place: i64 = table.seats - 1
    while place >= 0:
        table.plan_step(ids.TURN_BEGINS, table.in_turn_order(place), 0)
        place -= 1


def turn_begins(table: Tableau, seat: i64) -> None:
    """Stored ducats and beer come to hand; with module 3 the plan is confirmed. [6, R14]"""
    mat = table.mats[seat]
    table.active = seat
    forget_steps(mat)
    mat.ducats = mat.safe
    mat.beer = mat.store
    mat.safe = 0
    mat.store = 0
    table.tell(ids.TURN_BEGAN, seat, mat.ducats, mat.beer)
    table.plan_step(ids.SERVE, seat, 0)
    table.plan_step(ids.MERCHANTS, seat, 0)
    if table.module >= 3:
        table.plan_step(ids.REPUTATION_PHASE, seat, 0)
        table.ask(seat, ids.REPUTATION_START)


def start_options(table: Tableau) -> i64:
    """Confirm the plan, or lay it anew once. [6, R52]"""
    return bit(ids.CONFIRM) | bit(ids.EDIT) if table.box.plan_edits > 0 else bit(ids.CONFIRM)


def answer_start(table: Tableau, seat: i64, option: i64) -> None:
    """The plan stands, or it is emptied and laid again before the reputation phase. [6]"""
    if option == ids.EDIT:
        table.mats[seat].plan = 0
        table.ask(seat, ids.PLAN_DICE)


def merchants_come(table: Tableau, seat: i64) -> None:
    """One beer for each displayed beer merchant. [6, R13]"""
    mat = table.mats[seat]
    merchants: i64 = mat.staff[ids.BEER_MERCHANT]
    if merchants > 0:
        mat.beer += merchants
        table.tell(ids.MERCHANTS_CAME, seat, merchants)


def serve(table: Tableau, seat: i64) -> None:
    """The active seat acts again and again until it ends its turn. [6]"""
    table.plan_step(ids.SERVE, seat, 0)
    table.ask(seat, ids.TURN_ACTION)


def stow(table: Tableau, seat: i64) -> None:
    """Store what fits, return schnapps above the limit, put the dice and the plan away. [6, R39]"""
    mat = table.mats[seat]
    mat.safe = at_most(mat.ducats, mat.tile_value(table.box, ids.SAFE))
    mat.store = at_most(mat.beer, mat.tile_value(table.box, ids.BEER_STORE))
    table.tell(ids.STOWED, seat, mat.safe, mat.store, mat.ducats - mat.safe, mat.beer - mat.store)
    mat.ducats = 0
    mat.beer = 0
    if mat.schnapps > table.box.schnapps_kept:
        surplus: i64 = mat.schnapps - table.box.schnapps_kept
        mat.schnapps -= surplus
        table.schnapps += surplus
        table.tell(ids.RETURNED_SCHNAPPS, seat, surplus)
    put_away(mat)
    table.active = ids.NOBODY


def at_most(number: i64, limit: i64) -> i64:
    """The number, but no more than the limit."""
    return number if number < limit else limit


def put_away(mat: Mat) -> None:
    """Unused dice leave and the plan is emptied; cards stay until phase G. [6]"""
    mat.white = 0
    mat.own = 0
    mat.plan = 0


def is_serving(table: Tableau, seat: i64) -> bool:
    """Whether the seat's turn has begun in earnest: the plan can no longer be laid anew."""
    return table.next_step() == ids.SERVE + ids.STEP_SEATS * seat
