"""The frame of a turn in phase F: how it begins and how it ends. [6]"""

from __future__ import annotations

from mypy_extensions import i64

from stammtisch.core.bits import bit
from stammtisch.games.tiefenthal.rules import ids
from stammtisch.games.tiefenthal.rules.planning import planning_ends
from stammtisch.games.tiefenthal.rules.reputation import forget_steps
from stammtisch.games.tiefenthal.rules.state import Mat, Tableau


def turns_begin(t: Tableau) -> None:
    """Phase F: the seats act one after the other from the start seat. [6]"""
    planning_ends(t)
    t.phase = ids.SERVING
    t.plan_step(ids.ENCORES, 0, 0)
    place: i64 = t.seats - 1
    while place >= 0:
        t.plan_step(ids.TURN_BEGINS, t.in_turn_order(place), 0)
        place -= 1


def turn_begins(t: Tableau, seat: i64) -> None:
    """Stored ducats and beer come to hand; with module 3 the plan is confirmed. [6, R14]"""
    mat = t.mats[seat]
    t.active = seat
    forget_steps(mat)
    mat.ducats = mat.safe
    mat.beer = mat.store
    mat.safe = 0
    mat.store = 0
    t.tell(ids.TURN_BEGAN, seat, mat.ducats, mat.beer)
    t.plan_step(ids.SERVE, seat, 0)
    t.plan_step(ids.MERCHANTS, seat, 0)
    if t.module >= 3:
        t.plan_step(ids.REPUTATION_PHASE, seat, 0)
        t.ask(seat, ids.REPUTATION_START)


def start_options(t: Tableau) -> i64:
    """Confirm the plan, or lay it anew once. [6, R52]"""
    return bit(ids.CONFIRM) | bit(ids.EDIT) if t.box.plan_edits > 0 else bit(ids.CONFIRM)


def answer_start(t: Tableau, seat: i64, option: i64) -> None:
    """The plan stands, or it is emptied and laid again before the reputation phase. [6]"""
    if option == ids.EDIT:
        t.mats[seat].plan = 0
        t.ask(seat, ids.PLAN_DICE)


def merchants_come(t: Tableau, seat: i64) -> None:
    """One beer for each displayed beer merchant. [6, R13]"""
    mat = t.mats[seat]
    merchants: i64 = mat.staff[ids.BEER_MERCHANT]
    if merchants > 0:
        mat.beer += merchants
        t.tell(ids.MERCHANTS_CAME, seat, merchants)


def serve(t: Tableau, seat: i64) -> None:
    """The active seat acts again and again until it ends its turn. [6]"""
    t.plan_step(ids.SERVE, seat, 0)
    t.ask(seat, ids.TURN_ACTION)


def stow(t: Tableau, seat: i64) -> None:
    """Store what fits, return schnapps above the limit, put the dice and the plan away. [6, R39]"""
    mat = t.mats[seat]
    mat.safe = at_most(mat.ducats, mat.tile_value(t.box, ids.SAFE))
    mat.store = at_most(mat.beer, mat.tile_value(t.box, ids.BEER_STORE))
    t.tell(ids.STOWED, seat, mat.safe, mat.store, mat.ducats - mat.safe, mat.beer - mat.store)
    mat.ducats = 0
    mat.beer = 0
    if mat.schnapps > t.box.schnapps_kept:
        surplus: i64 = mat.schnapps - t.box.schnapps_kept
        mat.schnapps -= surplus
        t.schnapps += surplus
        t.tell(ids.RETURNED_SCHNAPPS, seat, surplus)
    put_away(mat)
    t.active = ids.NOBODY


def at_most(number: i64, limit: i64) -> i64:
    """The number, but no more than the limit."""
    return number if number < limit else limit


def put_away(mat: Mat) -> None:
    """Unused dice leave and the plan is emptied; cards stay until phase G. [6]"""
    mat.white = 0
    mat.own = 0
    mat.plan = 0
