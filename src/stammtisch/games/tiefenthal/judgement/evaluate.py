"""How promising a position is for a seat: what it has, can buy now, and will get. [12]"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from stammtisch.core.bits import count
from stammtisch.games.tiefenthal.judgement import weights
from stammtisch.games.tiefenthal.judgement.prospects import Prospects
from stammtisch.games.tiefenthal.judgement.shopping import beer_worth, ducats_worth, stored
from stammtisch.games.tiefenthal.judgement.worth import (
    POINT,
    deck_worth,
    effects_worth,
    farewells_worth,
    rounds_left,
    tile_rate,
    tiles_worth,
)
from stammtisch.games.tiefenthal.rules import ids
from stammtisch.games.tiefenthal.rules.dice import number_of
from stammtisch.games.tiefenthal.rules.reputation import space_at, track
from stammtisch.games.tiefenthal.rules.scoring import card_points
from stammtisch.games.tiefenthal.rules.state import Mat, Tableau

LEAST: Final = -1_000_000_000


def evaluate(table: Tableau, seat: i64) -> float:
    """Points at hand and points to come."""
    mat = table.mats[seat]
    worth: i64 = POINT * card_points(table, seat, 0, table.box.kinds)
    worth += deck_worth(table, mat)
    worth += tiles_worth(table, mat, table.phase < ids.DRAFTING)
    worth += schnapps_worth(table, mat)
    worth += track_worth(table, mat, seat)
    worth += turn_worth(table, mat, seat)
    worth += sides_worth(table, mat)
    worth += answer_worth(table, mat)
    worth += farewells_worth(table, mat)
    return float(worth) / POINT


def schnapps_worth(table: Tableau, mat: Mat) -> i64:
    """A point each, and a little more while they can be spent."""
    worth: i64 = POINT * mat.schnapps
    if rounds_left(table) > 0 or to_act(table, mat):
        kept: i64 = (
            mat.schnapps if mat.schnapps < table.box.schnapps_kept else table.box.schnapps_kept
        )
        worth += table.box.weights[weights.SCHNAPPS] * kept
    return worth


def sides_worth(table: Tableau, mat: Mat) -> i64:
    """Entertainers who trade schnapps for more than a point are worth having."""
    return 10 * rounds_left(table) * count(mat.sides)


def to_act(table: Tableau, mat: Mat) -> bool:
    """Whether the seat's turn of this round is still to come or running."""
    if table.phase > ids.SERVING:
        return False
    return table.phase < ids.SERVING or acts_now(table, mat) or mat.dice() != 0


def acts_now(table: Tableau, mat: Mat) -> bool:
    """Whether the seat's turn in phase F is running."""
    return (
        table.phase == ids.SERVING
        and table.active != ids.NOBODY
        and table.mats[table.active] is mat
    )


# -- the tracks ----------------------------------------------------------------------------------


def track_worth(table: Tableau, mat: Mat, seat: i64) -> i64:
    """Bonuses ahead of the markers, the nearer the surer, and counter guests in hand."""
    pending: i64 = 1 if to_act(table, mat) else 0
    horizon: i64 = 2 * rounds_left(table) + 2 * pending
    worth: i64 = ahead(
        table, table.box.monastery_bonus, 0, table.box.monastery_last + 1, mat.monastery, horizon
    )
    if rounds_left(table) + pending > 0:
        worth += table.box.weights[weights.COUNTER_GUEST] * mat.counter_guests
    if table.module >= 3:
        worth += renown_worth(table, mat)
    return worth


def renown_worth(table: Tableau, mat: Mat) -> i64:
    """Points of the marker's space, the more the nearer the end, and the bonuses ahead."""
    left: i64 = rounds_left(table)
    space: i64 = space_at(table, mat.reputation)
    points: i64 = POINT * table.box.reputation_vp[track(table) + space]
    spaces: i64 = table.box.reputation_spaces[1 if table.module == 5 else 0]
    bonuses: i64 = ahead(
        table, table.box.reputation_bonus, track(table) + 1, spaces, space - 1, 4 * left
    )
    return points // (1 + left) + bonuses


def ahead(table: Tableau, bonus: vec[i64], first: i64, spaces: i64, here: i64, horizon: i64) -> i64:
    """The bonuses within reach in front of a marker on a loop."""
    worth: i64 = 0
    steps: i64 = 1
    while steps <= horizon and steps <= spaces:
        place: i64 = bonus[first + (here + steps) % spaces]
        if place != 0:
            worth += effects_worth(table, place) * (horizon + 1 - steps) // (horizon + 1)
        steps += 1
    return worth


# -- this round ------------------------------------------------------------------------------------


def turn_worth(table: Tableau, mat: Mat, seat: i64) -> i64:
    """Purse, dice and patrons of the turn that is to come or running, or what was stored."""
    if table.phase == ids.OVER or not to_act(table, mat):
        safe: i64 = stored(table, mat, 0, mat.safe, table.box.weights[weights.STORED_DUCAT])
        return safe + stored(table, mat, 1, mat.store, table.box.weights[weights.STORED_BEER])
    ducats: i64 = mat.ducats + mat.safe
    beer: i64 = mat.beer + mat.store
    if table.active != seat or table.phase != ids.SERVING:
        beer += mat.staff[ids.BEER_MERCHANT]
    if table.phase < ids.DRAFTING:
        return expected_worth(table, mat, ducats, beer)
    best: i64 = best_layout(table, mat, ducats, beer)
    if table.phase == ids.DRAFTING:
        best += table.box.weights[weights.MISSING_DIE] * (
            table.box.white_dice - number_of(mat.white)
        )
    return best


def best_layout(table: Tableau, mat: Mat, ducats: i64, beer: i64) -> i64:
    """The turn with the dice laid out as usual, or for more ducats, or for more beer."""
    ducat: i64 = table.box.weights[weights.DUCAT]
    each_beer: i64 = table.box.weights[weights.BEER]
    usual = Prospects(table, mat, ducat, each_beer)
    nothing_to_lay = usual.dice == 0
    best: i64 = weighed(table, mat, ducats, beer, usual)
    if nothing_to_lay:
        return best
    richer = Prospects(table, mat, 5 * ducat // 4, each_beer)
    other: i64 = weighed(table, mat, ducats, beer, richer, usual)
    if other > best:
        best = other
    other = weighed(
        table, mat, ducats, beer, Prospects(table, mat, ducat, 3 * each_beer // 2), usual
    )
    return other if other > best else best


def weighed(
    table: Tableau,
    mat: Mat,
    ducats: i64,
    beer: i64,
    dice: Prospects,
    known: Prospects | None = None,
) -> i64:
    """The turn with the dice laid out; nothing where they yield the same as in a known layout."""
    placed: i64 = dice.placed
    produced: i64 = planned_target(table, mat, dice)
    dice.assign()
    if known is not None and dice.yields_like(known):
        return LEAST
    worth: i64 = (
        ducats_worth(table, mat, ducats + dice.ducats)
        + beer_worth(table, mat, beer + dice.beer)
        + table.box.weights[weights.STEP] * dice.steps
    )
    worth = worth * table.box.weights[weights.HOPED] // 100
    if table.module >= 3:
        planning: bool = table.phase <= ids.PLANNING and (
            table.phase < ids.PLANNING or still_planning(table, mat)
        )
        if planning:
            produced = planned_target(table, mat, dice) * table.box.weights[weights.HOPED] // 100
        worth += (
            table.box.weights[weights.RENOWN] * produced
            + placed
            + 5 * (mat.staff[ids.BARD] - mat.sung)
        )
    return worth


def still_planning(table: Tableau, mat: Mat) -> bool:
    """Whether the seat has not finished its plan."""
    seat: i64 = 0
    while table.mats[seat] is not mat:
        seat += 1
    return (table.waiting >> seat) & 1 != 0


def planned_target(table: Tableau, mat: Mat, dice: Prospects) -> i64:
    """Reputation steps that the laid dice promise; none once they have been granted."""
    if table.module < 3 or (acts_now(table, mat) and mat.granted > 0):
        return 0
    beer: i64 = dice.beer + mat.staff[ids.BEER_MERCHANT]
    return dice.ducats if dice.ducats < beer else beer


def expected_worth(table: Tableau, mat: Mat, ducats: i64, beer: i64) -> i64:
    """Before the dice are there: patrons, staff and stores at a flat rate."""
    worth: i64 = table.box.weights[weights.DUCAT] * ducats + table.box.weights[weights.BEER] * beer
    worth += table.box.weights[weights.MISSING_DIE] * (table.box.white_dice + number_of(mat.own))
    for patron in mat.patrons:
        if patron != ids.NO_CARD:
            worth += (
                table.box.weights[weights.DUCAT]
                * table.box.pay[patron]
                * table.box.weights[weights.SERVED_OFTEN]
                // 100
            )
    worth += (
        160 * mat.staff[ids.WAITRESS]
        + 120 * mat.staff[ids.SUPPLIER]
        + 50 * mat.staff[ids.DISHWASHER]
    )
    return worth


# -- answers that wait for others ----------------------------------------------------------------


def answer_worth(table: Tableau, mat: Mat) -> i64:
    """What a given answer will bring once it is revealed."""
    if mat.answer < 0:
        return 0
    if mat.asked == ids.ROUND_BONUS_CHOICE:
        place: i64 = table.box.effects[mat.chosen + 1 + mat.answer]
        worth: i64 = effects_worth(table, place)
        return worth if worth > 0 else table.box.weights[weights.MISSING_DIE]
    if mat.asked == ids.FREE_UPGRADE:
        if mat.answer == ids.SKIP_TILE:
            return 0
        running: i64 = 1 if table.round > 0 else 0  # a start card comes before the first evening
        return (rounds_left(table) + running) * tile_rate(table, mat.answer)
    if mat.asked == ids.CHOOSE_START_CARD:
        return effects_worth(table, table.box.start_effects[mat.answer])
    return 0
