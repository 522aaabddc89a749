"""Upgrading the tavern: discounts, returned cards, flipping a tile. [7.4]"""

from __future__ import annotations

from mypy_extensions import i64

from stammtisch.core.bits import add, bit, has, lowest, rest
from stammtisch.games.tiefenthal.rules import ids
from stammtisch.games.tiefenthal.rules.change_of_plan import (
    can_return_dishwashers,
    may_use,
    return_washers,
)
from stammtisch.games.tiefenthal.rules.dice import faces_of
from stammtisch.games.tiefenthal.rules.goods import gain_nobles
from stammtisch.games.tiefenthal.rules.spaces import dishwashers_for
from stammtisch.games.tiefenthal.rules.state import Mat, Tableau


def price(table: Tableau, tile: i64, returned: i64) -> i64:
    """Each returned card lowers the price; nothing is paid out. [7.4, R15]"""
    left: i64 = table.box.tile_cost[tile] - returned * table.box.discount[tile]
    if left < 0:
        return 0
    return left


def displayed_discounts(table: Tableau, mat: Mat, tile: i64) -> i64:
    """How many cards lie open that could be returned for a tile. [7.4, R17]"""
    card: i64 = table.box.discount_card[tile]
    if card == ids.NO_CARD:
        return 0
    return mat.staff[card]


def affordable_tiles(table: Tableau, mat: Mat) -> i64:
    """The tiles that can be paid: with returned cards, the cashbox with its die. [6, 7.2]"""
    tiles: i64 = 0
    tile: i64 = 0
    unflipped: i64 = ids.ALL_TILES & ~mat.flipped
    while tile < ids.TILES:
        if (unflipped >> tile) & 1 != 0:
            if mat.ducats >= table.box.tile_cost[tile]:
                tiles = add(tiles, tile)
            elif displayed_discounts(table, mat, tile) > 0:
                if discount_options(table, mat, tile) != 0:
                    tiles = add(tiles, tile)
        tile += 1
    if has(unflipped & ~tiles, ids.CASHBOX) and pays_for_itself(table, mat):
        tiles = add(tiles, ids.CASHBOX)
    return tiles


def pays_for_itself(table: Tableau, mat: Mat) -> bool:
    """The ducats of its own die, at the new value, may complete the cashbox's price. [7.2, R12]"""
    missing: i64 = table.box.tile_cost[ids.CASHBOX] - mat.ducats
    if missing > table.box.tile_upgraded[ids.CASHBOX] or has(table.box.delayed, ids.CASHBOX):
        return False
    return paying_faces(table, mat) != 0


def paying_faces(table: Tableau, mat: Mat) -> i64:
    """The dice that may be used on the cashbox, as options. [7.2]"""
    options: i64 = 0
    if has(mat.used, ids.CASHBOX_SPACE):
        return options
    free: i64 = mat.dishwashers(table.box) - mat.washed
    faces: i64 = faces_of(mat.dice())
    while faces != 0:
        face: i64 = lowest(faces)
        faces = rest(faces)
        if dishwashers_for(table.box, mat, face, ids.CASHBOX_SPACE) <= free:
            if table.module < 3 or may_use(table, mat, face, ids.CASHBOX_SPACE):
                options = add(options, face - 1)
    return options


def discount_options(table: Tableau, mat: Mat, tile: i64) -> i64:
    """Every number of displayed cards whose discount makes the tile affordable. [6, 7.4]"""
    options: i64 = 0
    returned: i64 = displayed_discounts(table, mat, tile)
    while returned >= 0 and price(table, tile, returned) <= mat.ducats:
        if table.box.discount_card[tile] != ids.DISHWASHER or can_return_dishwashers(
            table, mat, returned
        ):
            options = add(options, returned)
        returned -= 1
    return options


def begin_upgrade(table: Tableau, seat: i64, tile: i64) -> None:
    """Choose the tile, then how many displayed cards to return for it, or which die pays. [7.4]"""
    mat = table.mats[seat]
    if displayed_discounts(table, mat, tile) > 0:
        mat.chosen = tile
        table.ask(seat, ids.CHOOSE_DISCOUNT)
    elif price(table, tile, 0) > mat.ducats:
        table.ask(seat, ids.PAY_WITH_DIE)
    else:
        upgrade(table, seat, tile, 0)


def upgrade(table: Tableau, seat: i64, tile: i64, returned: i64) -> None:
    """Pay, return the cards to the supply, flip the tile, gain a noble. [7.4]"""
    mat = table.mats[seat]
    cost: i64 = price(table, tile, returned)
    mat.ducats -= cost
    if returned > 0:
        card: i64 = table.box.discount_card[tile]
        if card == ids.DISHWASHER:
            return_washers(table, seat, returned)
        mat.staff[card] -= returned
        mat.owned[card] -= returned
        table.supply[card] += returned
    flip(table, seat, tile, False, cost, returned)
    gain_nobles(table, seat, 1)


def flip(table: Tableau, seat: i64, tile: i64, at_once: bool, cost: i64, returned: i64) -> None:
    """Three tiles work from the next round on unless they come as a gift beforehand. [7.4, R30]"""
    mat = table.mats[seat]
    mat.flipped = add(mat.flipped, tile)
    soon: i64 = 0
    if not at_once and (table.box.delayed >> tile) & 1 != 0:
        mat.soon = add(mat.soon, tile)
        soon = 1
    table.tell(ids.FLIPPED, seat, tile, cost, returned, soon)


# -- upgrades that cost nothing ------------------------------------------------------------------


def offer_free_upgrade(table: Tableau, seat: i64, noble: i64) -> None:
    """The strongman flips a tile of choice; without an unflipped one nothing happens. [7.9, R28]"""
    mat = table.mats[seat]
    if mat.flipped != ids.ALL_TILES:
        mat.chosen = noble
        table.ask(seat, ids.CHOOSE_UPGRADE)


def answer_free_upgrade(table: Tableau, seat: i64, tile: i64) -> None:
    """No cost, no cards, the usual noble, the usual timing. [7.9, R28, R29]"""
    noble: i64 = table.mats[seat].chosen
    flip(table, seat, tile, False, 0, 0)
    gain_nobles(table, seat, noble)


def round_upgrade_options(mat: Mat, optional: bool) -> i64:
    """Each unflipped tile, or none if the upgrade may be left. [6, R31]"""
    tiles: i64 = ids.ALL_TILES & ~mat.flipped
    return tiles | bit(ids.SKIP_TILE) if optional else tiles


def offer_round_upgrade(table: Tableau, seat: i64) -> None:
    """In the last round every seat may flip a tile, if it has one left. [6]"""
    if table.mats[seat].flipped != ids.ALL_TILES:
        table.ask(seat, ids.FREE_UPGRADE)


def carry_out_round_upgrade(table: Tableau, seat: i64, tile: i64, noble: i64) -> None:
    """In force at once, also the three tiles that normally start next round. [6, R30]"""
    if tile == ids.SKIP_TILE:
        table.tell(ids.LEFT_UPGRADE, seat)
        return
    flip(table, seat, tile, True, 0, 0)
    gain_nobles(table, seat, noble)
