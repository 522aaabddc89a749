"""Phases C and D: the waitresses bring own dice, the white dice go round the table. [6]"""

from __future__ import annotations

from mypy_extensions import i64

from stammtisch.games.tiefenthal.rules import ids
from stammtisch.games.tiefenthal.rules.dice import number_of, one
from stammtisch.games.tiefenthal.rules.state import Tableau


def roll_own_dice(t: Tableau, seat: i64, number: i64) -> None:
    """Own dice are rolled and kept, three in a round at most. [6, R5, R6, R8]"""
    mat = t.mats[seat]
    free: i64 = t.box.own_dice - number_of(mat.own)
    if number > free:
        number = free
    while number > 0:
        face: i64 = t.rng.below(ids.OWN_DICE_CHANCE + seat, ids.FACES) + 1
        mat.own += one(face)
        t.tell(ids.ROLLED_OWN_DIE, seat, face)
        number -= 1


def waitresses_come(t: Tableau) -> None:
    """Phase C: an own die for each displayed waitress and for the tile in force. [6]"""
    t.phase = ids.WAITRESS_COMES
    seat: i64 = 0
    while seat < t.seats:
        mat = t.mats[seat]
        roll_own_dice(t, seat, mat.staff[ids.WAITRESS] + mat.tile_value(t.box, ids.DOOR))
        seat += 1
    roll_white_dice(t)
    t.plan_step(ids.DRAFT, 0, 0)


def roll_white_dice(t: Tableau) -> None:
    """Phase D begins: all white dice are rolled, four on each coaster. [6]"""
    t.phase = ids.DRAFTING
    t.picks = 0
    seat: i64 = 0
    while seat < t.seats:
        dice: i64 = 0
        number: i64 = 0
        while number < t.box.white_dice:
            dice += one(t.rng.below(ids.WHITE_CHANCE, ids.FACES) + 1)
            number += 1
        t.mats[seat].coaster = dice
        t.tell(ids.ROLLED_WHITE_DICE, seat, dice)
        seat += 1


def next_pick(t: Tableau) -> None:
    """From the start seat clockwise everybody picks one die, until the coasters are empty. [6]"""
    if t.picks == t.seats * t.box.white_dice:
        t.active = ids.NOBODY
        t.plan_step(ids.PLAN, 0, 0)
        return
    t.active = t.in_turn_order(t.picks % t.seats)
    t.plan_step(ids.DRAFT, 0, 0)
    t.ask(t.active, ids.DRAFT_DIE)


def draft(t: Tableau, seat: i64, face: i64) -> None:
    """The die joins the seat's dice; after each round of picks the coasters move on. [6, R50]"""
    mat = t.mats[seat]
    mat.coaster -= one(face)
    mat.white += one(face)
    t.picks += 1
    t.tell(ids.DRAFTED, seat, face)
    if t.picks % t.seats == 0 and t.picks < t.seats * t.box.white_dice:
        move_coasters(t)


def move_coasters(t: Tableau) -> None:
    """Every coaster moves to the next seat clockwise. [6]"""
    moving: i64 = t.mats[t.seats - 1].coaster
    seat: i64 = 0
    while seat < t.seats:
        waiting: i64 = t.mats[seat].coaster
        t.mats[seat].coaster = moving
        moving = waiting
        seat += 1
    t.tell(ids.COASTERS_MOVED, 0)
