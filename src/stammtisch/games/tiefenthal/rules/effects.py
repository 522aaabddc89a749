"""The effects of the components file, one after the other and each to its end. [6, 7.11]"""

from __future__ import annotations

from mypy_extensions import i64

from stammtisch.games.tiefenthal.rules import ids
from stammtisch.games.tiefenthal.rules.drafting import roll_own_dice
from stammtisch.games.tiefenthal.rules.goods import (
    gain_beer,
    gain_counter_guests,
    gain_ducats,
    gain_nobles,
    gain_schnapps,
    offer_cards,
    store_beer,
)
from stammtisch.games.tiefenthal.rules.monastery import offer_steps
from stammtisch.games.tiefenthal.rules.offer import take_guest_3
from stammtisch.games.tiefenthal.rules.removal import offer_removal, removable
from stammtisch.games.tiefenthal.rules.reputation import rise
from stammtisch.games.tiefenthal.rules.state import Tableau
from stammtisch.games.tiefenthal.rules.upgrades import flip, offer_free_upgrade


def carry_out_all(table: Tableau, seat: i64, place: i64) -> None:
    """Bonuses are carried out depth first, in written order. [6]"""
    if table.box.effects[place + ids.EFFECT_WIDTH] != ids.NO_EFFECT:
        table.plan_step(ids.EFFECTS, seat, place + ids.EFFECT_WIDTH)
    carry_out(table, seat, place)


def carry_out(table: Tableau, seat: i64, place: i64) -> None:
    """One effect; what it sets off is planned or asked at once. [7.11]"""
    kind: i64 = table.box.effects[place]
    number: i64 = table.box.effects[place + 1]
    if kind == ids.GAIN_DUCATS:
        gain_ducats(table, seat, number)
    elif kind == ids.GAIN_BEER:
        gain_beer(table, seat, number)
    elif kind == ids.GAIN_CARD:
        offer_cards(table, seat, table.box.effects[place + 2], number)
    elif kind == ids.WALK:
        offer_steps(table, seat, number)
    elif kind == ids.REMOVE_PATRON:
        offer_removal(table, seat, number, 0)
    elif kind == ids.GAIN_NOBLE:
        gain_nobles(table, seat, number)
    elif kind == ids.GAIN_SCHNAPPS:
        gain_schnapps(table, seat, number)
    elif kind == ids.GAIN_REPUTATION:
        if table.module >= 3:
            rise(table, seat, number)
    else:
        carry_out_rarer(table, seat, place)


def carry_out_rarer(table: Tableau, seat: i64, place: i64) -> None:
    """Effects that only the round track and start cards know. [7.11]"""
    kind: i64 = table.box.effects[place]
    number: i64 = table.box.effects[place + 1]
    mat = table.mats[seat]
    if kind == ids.GAIN_COUNTER_GUEST:
        gain_counter_guests(table, seat, number)
    elif kind == ids.GAIN_GUEST_3:
        take_guest_3(table, seat)
    elif kind == ids.GAIN_OWN_DIE:
        roll_own_dice(table, seat, number)
    elif kind == ids.FREE_TILE:
        free_tile(table, seat, place)
    elif kind == ids.STORE_BEER:
        store_beer(table, seat, number)
    elif kind == ids.SHOW_OUT_REGULARS:
        mat.to_leave += number


def free_tile(table: Tableau, seat: i64, place: i64) -> None:
    """A named tile flips and works at once unless it was left, any tile is asked. [7.11, R32]"""
    tile: i64 = table.box.effects[place + 1]
    noble: i64 = table.box.effects[place + 2]
    if tile == ids.ANY_TILE:
        offer_free_upgrade(table, seat, noble)
        return
    mat = table.mats[seat]
    left: bool = table.phase == ids.SETUP and mat.answer == ids.SKIP_TILE
    if table.phase == ids.SETUP:
        mat.answer = -1
    if left:
        table.tell(ids.LEFT_UPGRADE, seat)
    elif (mat.flipped >> tile) & 1 == 0:
        flip(table, seat, tile, table.phase != ids.SERVING, 0, 0)
        gain_nobles(table, seat, noble)


def can_do_something(table: Tableau, seat: i64, place: i64) -> bool:
    """Whether at least one effect of a list can be carried out now. [6]"""
    while table.box.effects[place] != ids.NO_EFFECT:
        if can_carry_out(table, seat, place):
            return True
        place += ids.EFFECT_WIDTH
    return False


def can_carry_out(table: Tableau, seat: i64, place: i64) -> bool:
    """Whether one effect would do anything now. [6]"""
    kind: i64 = table.box.effects[place]
    mat = table.mats[seat]
    if kind == ids.GAIN_CARD:
        return table.supply[table.box.effects[place + 2]] > 0
    if kind == ids.GAIN_GUEST_3:
        return table.three.left > 0
    if kind == ids.GAIN_NOBLE:
        return table.nobles > 0
    if kind == ids.GAIN_SCHNAPPS:
        return table.schnapps > 0
    if kind == ids.REMOVE_PATRON:
        return removable(mat) != 0
    if kind == ids.FREE_TILE:
        return mat.flipped != ids.ALL_TILES
    return True
