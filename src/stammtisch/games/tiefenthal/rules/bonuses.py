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
)
from stammtisch.games.tiefenthal.rules.monastery import walk
from stammtisch.games.tiefenthal.rules.offer import take_guest_3
from stammtisch.games.tiefenthal.rules.removal import offer_removal, removable
from stammtisch.games.tiefenthal.rules.reputation import rise
from stammtisch.games.tiefenthal.rules.state import Tableau
from stammtisch.games.tiefenthal.rules.upgrades import flip, offer_free_upgrade


def carry_out_all(t: Tableau, seat: i64, place: i64) -> None:
    """Bonuses are carried out depth first, in written order. [6]"""
    if t.box.effects[place + ids.EFFECT_WIDTH] != ids.NO_EFFECT:
        t.plan_step(ids.EFFECTS, seat, place + ids.EFFECT_WIDTH)
    carry_out(t, seat, place)


def carry_out(t: Tableau, seat: i64, place: i64) -> None:
    """One effect; what it sets off is planned or asked at once. [7.11]"""
    kind: i64 = t.box.effects[place]
    number: i64 = t.box.effects[place + 1]
    if kind == ids.GAIN_DUCATS:
        gain_ducats(t, seat, number)
    elif kind == ids.GAIN_BEER:
        gain_beer(t, seat, number)
    elif kind == ids.GAIN_CARD:
        offer_cards(t, seat, t.box.effects[place + 2], number)
    elif kind == ids.WALK:
        walk(t, seat, number)
    elif kind == ids.REMOVE_PATRON:
        offer_removal(t, seat, number, 0)
    elif kind == ids.GAIN_NOBLE:
        gain_nobles(t, seat, number)
    elif kind == ids.GAIN_SCHNAPPS:
        gain_schnapps(t, seat, number)
    elif kind == ids.GAIN_REPUTATION:
        if t.module >= 3:
            rise(t, seat, number)
    else:
        carry_out_rarer(t, seat, place)


def carry_out_rarer(t: Tableau, seat: i64, place: i64) -> None:
    """Effects that only the round track and start cards know. [7.11]"""
    kind: i64 = t.box.effects[place]
    number: i64 = t.box.effects[place + 1]
    mat = t.mats[seat]
    if kind == ids.GAIN_COUNTER_GUEST:
        gain_counter_guests(t, seat, number)
    elif kind == ids.GAIN_GUEST_3:
        take_guest_3(t, seat)
    elif kind == ids.GAIN_OWN_DIE:
        roll_own_dice(t, seat, number)
    elif kind == ids.FREE_TILE:
        free_tile(t, seat, place)
    elif kind == ids.STORE_BEER:
        room: i64 = mat.tile_value(t.box, ids.BEER_STORE)
        mat.store = number if number < room else room
    elif kind == ids.SHOW_OUT_REGULARS:
        mat.to_leave += number


def free_tile(t: Tableau, seat: i64, place: i64) -> None:
    """An upgrade without cost: a named tile flips and works at once, any tile is asked. [7.11]"""
    tile: i64 = t.box.effects[place + 1]
    noble: i64 = t.box.effects[place + 2]
    if tile == ids.ANY_TILE:
        offer_free_upgrade(t, seat, noble)
    elif (t.mats[seat].flipped >> tile) & 1 == 0:
        flip(t, seat, tile, t.phase != ids.SERVING, 0, 0)
        gain_nobles(t, seat, noble)


def can_do_something(t: Tableau, seat: i64, place: i64) -> bool:
    """Whether at least one effect of a list can be carried out now. [6]"""
    while t.box.effects[place] != ids.NO_EFFECT:
        if can_carry_out(t, seat, place):
            return True
        place += ids.EFFECT_WIDTH
    return False


def can_carry_out(t: Tableau, seat: i64, place: i64) -> bool:
    """Whether one effect would do anything now. [6]"""
    kind: i64 = t.box.effects[place]
    mat = t.mats[seat]
    if kind == ids.GAIN_CARD:
        return t.supply[t.box.effects[place + 2]] > 0
    if kind == ids.GAIN_GUEST_3:
        return t.three.left > 0
    if kind == ids.GAIN_NOBLE:
        return t.nobles > 0
    if kind == ids.GAIN_SCHNAPPS:
        return t.schnapps > 0
    if kind == ids.REMOVE_PATRON:
        return removable(mat) != 0
    if kind == ids.FREE_TILE:
        return mat.flipped != ids.ALL_TILES
    return True
