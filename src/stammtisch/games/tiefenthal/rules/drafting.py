"""Phases C and D: the waitresses bring own dice, the white dice go round the table. [6]"""

from __future__ import annotations

from mypy_extensions import i64

from stammtisch.games.tiefenthal.rules import ids
from stammtisch.games.tiefenthal.rules.dice import number_of, one
from stammtisch.games.tiefenthal.rules.state import Tableau


def roll_own_dice(table: Tableau, seat: i64, number: i64) -> None:
    """Own dice are rolled and kept, three in a round at most. [6, R5, R6, R8]"""
    mat = table.mats[seat]
    free: i64 = table.box.own_dice - number_of(mat.own)
    if number > free:
        number = free
    while number > 0:
        face: i64 = table.rng.below(ids.OWN_DICE_CHANCE + seat, ids.FACES) + 1
        mat.own += one(face)
        table.tell(ids.ROLLED_OWN_DIE, seat, face)
        number -= 1


def waitresses_come(table: Tableau) -> None:
    """Phase C: an own die for each displayed waitress and for the tile in force. [6]"""
    table.phase = ids.WAITRESS_COMES
    seat: i64 = 0
    while seat < table.seats:
        mat = table.mats[seat]
        mat.own_before = number_of(mat.own)
        roll_own_dice(table, seat, mat.staff[ids.WAITRESS] + mat.tile_value(table.box, ids.DOOR))
        seat += 1
    roll_white_dice(table)
    table.plan_step(ids.DRAFT, 0, 0)


def roll_white_dice(table: Tableau) -> None:
    """Phase D begins: all white dice are rolled, four on each coaster. [6]"""
    table.phase = ids.DRAFTING
    table.picks = 0
    seat: i64 = 0
    while seat < table.seats:
        dice: i64 = 0
        number: i64 = 0
        while number < table.box.white_dice:
            dice += one(table.rng.below(ids.WHITE_CHANCE, ids.FACES) + 1)
            number += 1
        table.mats[seat].coaster = dice
        table.tell(ids.ROLLED_WHITE_DICE, seat, dice)
        seat += 1


def next_pick(table: Tableau) -> None:
    """From the start seat clockwise everybody picks one die, until the coasters are empty. [6]"""
    if table.picks == table.seats * table.box.white_dice:
        table.active = ids.NOBODY
        table.plan_step(ids.PLAN, 0, 0)
        return
    table.active = table.in_turn_order(table.picks % table.seats)
    table.plan_step(ids.DRAFT, 0, 0)
    table.ask(table.active, ids.DRAFT_DIE)


def draft(table: Tableau, seat: i64, face: i64) -> None:
    """The die joins the seat's dice; after each round of picks the coasters move on. [6, R50]"""
    mat = table.mats[seat]
    mat.coaster -= one(face)
    mat.white += one(face)
    table.picks += 1
    table.tell(ids.DRAFTED, seat, face)
    if table.picks % table.seats == 0 and table.picks < table.seats * table.box.white_dice:
        move_coasters(table)


def move_coasters(table: Tableau) -> None:
    """Every coaster moves to the next seat clockwise. [6]"""
    moving: i64 = table.mats[table.seats - 1].coaster
    seat: i64 = 0
    while seat < table.seats:
        waiting: i64 = table.mats[seat].coaster
        table.mats[seat].coaster = moving
        moving = waiting
        seat += 1
    table.tell(ids.COASTERS_MOVED, 0)
    seat = 0
    while seat < table.seats:
        table.tell(ids.COASTER_CAME, seat, table.mats[seat].coaster)
        seat += 1
