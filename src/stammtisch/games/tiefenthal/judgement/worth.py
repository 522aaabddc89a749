"""What things are worth to a bot, in hundredths of a point. [12]"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from stammtisch.games.tiefenthal.judgement.weights import (
    AGAIN,
    BEER,
    DUCAT,
    FIRST_TIME,
    RENOWN,
    SCHNAPPS,
    SIGNATURE,
    STAFF,
    STEP,
    STORED_BEER,
    TILE,
)
from stammtisch.games.tiefenthal.rules.ids import (
    BARD,
    BARREL,
    BEER_MERCHANT,
    BEER_STORE,
    CASHBOX,
    CHOICE,
    DISHWASHER,
    DOOR,
    EFFECT_WIDTH,
    FIRST_REGULAR,
    FREE_TILE,
    GAIN_BEER,
    GAIN_CARD,
    GAIN_DUCATS,
    GAIN_NOBLE,
    GAIN_REPUTATION,
    GAIN_SCHNAPPS,
    MONK,
    NO_EFFECT,
    NOBLE,
    REMOVE_PATRON,
    SAFE,
    SCULLERY,
    SHOW_OUT_REGULARS,
    SIGN,
    STORE_BEER,
    SUPPLIER,
    SUPPLY,
    TABLE,
    TABLES,
    TAVERN_CARDS,
    WAITRESS,
    WALK,
)
from stammtisch.games.tiefenthal.rules.state import Mat, Tableau

POINT: Final = 100


def rounds_left(t: Tableau) -> i64:
    """Rounds after this one."""
    return t.box.rounds - t.round


def staff_rate(t: Tableau, card: i64) -> i64:
    """What a tavern card is worth each time it is displayed."""
    return usual_staff_rate(card) * t.box.weights[STAFF] // 100


def usual_staff_rate(card: i64) -> i64:
    """What it is worth by experience, one kind against the other."""
    if card == SUPPLIER:
        return 230
    if card == WAITRESS:
        return 190
    if card == TABLE:
        return 150
    if card == BEER_MERCHANT:
        return 100
    if card == BARD:
        return 90
    return 65 if card == DISHWASHER else 0


def tile_rate(t: Tableau, tile: i64) -> i64:
    """What an upgraded tile is worth each round."""
    return usual_tile_rate(tile) * t.box.weights[TILE] // 100


def usual_tile_rate(tile: i64) -> i64:
    """What it is worth as measured by giving it away."""
    if tile == SUPPLY:
        return 380
    if tile == MONK:
        return 260
    if tile == CASHBOX:
        return 240
    if tile == TABLES or tile == DOOR:
        return 210
    if tile == BARREL:
        return 165
    if tile == SCULLERY:
        return 120
    return 50 if tile == SAFE or tile == BEER_STORE else 0


def patron_rate(t: Tableau, kind: i64) -> i64:
    """What a regular or guest is worth each time it comes up, against an average regular."""
    return 50 * t.box.pay[kind] - 75


def card_rate(t: Tableau, kind: i64) -> i64:
    """What any card is worth each time it comes up."""
    if kind < TAVERN_CARDS:
        return staff_rate(t, kind)
    if kind == NOBLE:  # no conditional expression: it would box the number each time
        return 0
    return patron_rate(t, kind)


def new_card(t: Tableau, kind: i64) -> i64:
    """What a card is worth that comes on top of the draw pile now."""
    rate: i64 = card_rate(t, kind)
    left: i64 = rounds_left(t)
    if left == 0:
        return POINT * t.box.vp[kind]
    return (
        POINT * t.box.vp[kind]
        + rate * (t.box.weights[AGAIN] * left + t.box.weights[FIRST_TIME]) // 100
    )


def deck_worth(t: Tableau, mat: Mat) -> i64:
    """What the cards of a deck will bring in later rounds."""
    left: i64 = rounds_left(t)
    worth: i64 = 0
    if left == 0:
        return worth
    kind: i64 = 0
    while kind < t.box.kinds:
        number: i64 = mat.owned[kind]
        if number > 0:
            worth += number * card_rate(t, kind)
        kind += 1
    worth = worth * t.box.weights[AGAIN] * left // 100
    for card in mat.top:
        worth += card_rate(t, card) * t.box.weights[FIRST_TIME] // 100
    return worth


def farewells_worth(t: Tableau, mat: Mat) -> i64:
    """What it is worth that the chosen regulars leave the deck before the first evening."""
    worth: i64 = 0
    leaving: i64 = mat.leaving
    kind: i64 = FIRST_REGULAR
    while leaving != 0:
        worth -= (
            (leaving & 15) * patron_rate(t, kind) * t.box.weights[AGAIN] * rounds_left(t) // 100
        )
        leaving >>= 4
        kind += 1
    return worth


def tiles_worth(t: Tableau, mat: Mat, soon: bool) -> i64:
    """What flipped tiles will bring; `soon` if this round's dice do not show it yet."""
    worth: i64 = 0
    tile: i64 = 0
    while tile < len(t.box.tile_cost):
        if (mat.flipped >> tile) & 1 != 0:
            rounds: i64 = rounds_left(t)
            if soon and mat.in_force(tile):
                rounds += 1
            worth += rounds * tile_rate(t, tile)
        tile += 1
    return worth


def effects_worth(t: Tableau, place: i64) -> i64:
    """A rough value of a list of effects."""
    worth: i64 = 0
    while t.box.effects[place] != NO_EFFECT:
        worth += effect_worth(t, place)
        place += EFFECT_WIDTH
    return worth


def effect_worth(t: Tableau, place: i64) -> i64:
    """A rough value of one effect."""
    kind: i64 = t.box.effects[place]
    number: i64 = t.box.effects[place + 1]
    if kind == GAIN_DUCATS:
        return t.box.weights[DUCAT] * number
    if kind == GAIN_BEER:
        return t.box.weights[BEER] * number
    if kind == GAIN_CARD:
        return new_card(t, t.box.effects[place + 2]) * number
    if kind == WALK:
        return t.box.weights[STEP] * number
    if kind == REMOVE_PATRON:
        return 40 * rounds_left(t) * number
    if kind == GAIN_NOBLE:
        return POINT * t.box.vp[NOBLE] * number
    if kind == GAIN_SCHNAPPS:
        return (POINT + t.box.weights[SCHNAPPS]) * number
    if kind == GAIN_REPUTATION:
        return t.box.weights[RENOWN] * number
    if kind == SIGN:
        return t.box.weights[SIGNATURE] * number
    if kind == FREE_TILE:
        return rounds_left(t) * tile_rate(t, number)
    if kind == STORE_BEER:
        return t.box.weights[STORED_BEER] * number
    if kind == SHOW_OUT_REGULARS:
        return number * t.box.weights[AGAIN] * rounds_left(t) // 4
    if kind == CHOICE:
        return POINT + t.box.weights[SCHNAPPS]
    return 0
