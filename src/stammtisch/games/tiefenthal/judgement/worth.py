"""What things are worth to a bot, in hundredths of a point. [12]"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from stammtisch.games.tiefenthal.judgement import weights
from stammtisch.games.tiefenthal.rules import ids
from stammtisch.games.tiefenthal.rules.state import Mat, Tableau

POINT: Final = 100


def rounds_left(table: Tableau) -> i64:
    """Rounds after this one."""
    return table.box.rounds - table.round


def staff_rate(table: Tableau, card: i64) -> i64:
    """What a tavern card is worth each time it is displayed."""
    return usual_staff_rate(card) * table.box.weights[weights.STAFF] // 100


def usual_staff_rate(card: i64) -> i64:
    """What it is worth by experience, one kind against the other."""
    if card == ids.SUPPLIER:
        return 230
    if card == ids.WAITRESS:
        return 190
    if card == ids.TABLE:
        return 150
    if card == ids.BEER_MERCHANT:
        return 100
    if card == ids.BARD:
        return 90
    return 65 if card == ids.DISHWASHER else 0


def tile_rate(table: Tableau, tile: i64) -> i64:
    """What an upgraded tile is worth each round."""
    more: i64 = table.box.tile_upgraded[tile] - table.box.tile_base[tile]
    if tile == ids.SAFE or tile == ids.BEER_STORE:
        more = more * 50 // 3
    else:
        more *= usual_tile_rate(tile)
    return more * table.box.weights[weights.TILE] // 100


def usual_tile_rate(tile: i64) -> i64:
    """What each more of its good is worth, as measured by giving tiles away."""
    if tile == ids.SUPPLY:
        return 380
    if tile == ids.MONK:
        return 260
    if tile == ids.CASHBOX:
        return 120
    if tile == ids.TABLES or tile == ids.DOOR:
        return 210
    if tile == ids.BARREL:
        return 165
    return 120 if tile == ids.SCULLERY else 0


def patron_rate(table: Tableau, kind: i64) -> i64:
    """What a regular or guest is worth each time it comes up, against a regular in the middle."""
    return 50 * table.box.pay[kind] - 25 * table.box.regulars_pay


def card_rate(table: Tableau, kind: i64) -> i64:
    """What any card is worth each time it comes up."""
    if kind < ids.TAVERN_CARDS:
        return staff_rate(table, kind)
    if kind == ids.NOBLE:  # no conditional expression: it would box the number each time
        return 0
    return patron_rate(table, kind)


def new_card(table: Tableau, kind: i64) -> i64:
    """What a card is worth that comes on top of the draw pile now."""
    rate: i64 = card_rate(table, kind)
    left: i64 = rounds_left(table)
    if left == 0:
        return POINT * table.box.vp[kind]
    return (
        POINT * table.box.vp[kind]
        + rate
        * (table.box.weights[weights.AGAIN] * left + table.box.weights[weights.FIRST_TIME])
        // 100
    )


def deck_worth(table: Tableau, mat: Mat) -> i64:
    """What the cards of a deck will bring in later rounds."""
    left: i64 = rounds_left(table)
    worth: i64 = 0
    if left == 0:
        return worth
    kind: i64 = 0
    while kind < table.box.kinds:
        number: i64 = mat.owned[kind]
        if number > 0:
            worth += number * card_rate(table, kind)
        kind += 1
    worth = worth * table.box.weights[weights.AGAIN] * left // 100
    for card in mat.top:
        worth += card_rate(table, card) * table.box.weights[weights.FIRST_TIME] // 100
    return worth


def farewells_worth(table: Tableau, mat: Mat) -> i64:
    """What it is worth that the chosen regulars leave the deck before the first evening."""
    worth: i64 = 0
    leaving: i64 = mat.leaving
    kind: i64 = ids.FIRST_REGULAR
    while leaving != 0:
        worth -= (
            (leaving & 15)
            * patron_rate(table, kind)
            * table.box.weights[weights.AGAIN]
            * rounds_left(table)
            // 100
        )
        leaving >>= 4
        kind += 1
    return worth


def tiles_worth(table: Tableau, mat: Mat, soon: bool) -> i64:
    """What flipped tiles will bring; `soon` if this round's dice do not show it yet."""
    worth: i64 = 0
    tile: i64 = 0
    while tile < len(table.box.tile_cost):
        if (mat.flipped >> tile) & 1 != 0:
            rounds: i64 = rounds_left(table)
            if soon and mat.in_force(tile):
                rounds += 1
            worth += rounds * tile_rate(table, tile)
        tile += 1
    return worth


def effects_worth(table: Tableau, place: i64) -> i64:
    """A rough value of a list of effects."""
    worth: i64 = 0
    while table.box.effects[place] != ids.NO_EFFECT:
        worth += effect_worth(table, place)
        place += ids.EFFECT_WIDTH
    return worth


def effect_worth(table: Tableau, place: i64) -> i64:
    """A rough value of one effect."""
    kind: i64 = table.box.effects[place]
    number: i64 = table.box.effects[place + 1]
    if kind == ids.GAIN_DUCATS:
        return table.box.weights[weights.DUCAT] * number
    if kind == ids.GAIN_BEER:
        return table.box.weights[weights.BEER] * number
    if kind == ids.GAIN_CARD:
        return new_card(table, table.box.effects[place + 2]) * number
    if kind == ids.WALK:
        return table.box.weights[weights.STEP] * number
    if kind == ids.REMOVE_PATRON:
        return 40 * rounds_left(table) * number
    if kind == ids.GAIN_NOBLE:
        return POINT * table.box.vp[ids.NOBLE] * number
    if kind == ids.GAIN_SCHNAPPS:
        return (POINT + table.box.weights[weights.SCHNAPPS]) * number
    if kind == ids.GAIN_REPUTATION:
        return table.box.weights[weights.RENOWN] * number
    if kind == ids.SIGN:
        return table.box.weights[weights.SIGNATURE] * number
    if kind == ids.FREE_TILE:
        return rounds_left(table) * tile_rate(table, number)
    if kind == ids.STORE_BEER:
        return table.box.weights[weights.STORED_BEER] * number
    if kind == ids.SHOW_OUT_REGULARS:
        return number * table.box.weights[weights.AGAIN] * rounds_left(table) // 4
    if kind == ids.CHOICE:
        return effects_worth(table, number)  # the first way; another is taken where it is better
    return 0
