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


def promise(t: Tableau, seat: i64) -> float:
    """Points at hand and points to come."""
    mat = t.mats[seat]
    worth: i64 = POINT * card_points(t, seat, 0, t.box.kinds)
    worth += deck_worth(t, mat)
    worth += tiles_worth(t, mat, t.phase < ids.DRAFTING)
    worth += schnapps_worth(t, mat)
    worth += track_worth(t, mat, seat)
    worth += turn_worth(t, mat, seat)
    worth += sides_worth(t, mat)
    worth += answer_worth(t, mat)
    worth += farewells_worth(t, mat)
    return float(worth) / POINT


def schnapps_worth(t: Tableau, mat: Mat) -> i64:
    """A point each, and a little more while they can be spent."""
    worth: i64 = POINT * mat.schnapps
    if rounds_left(t) > 0 or to_act(t, mat):
        kept: i64 = mat.schnapps if mat.schnapps < t.box.schnapps_kept else t.box.schnapps_kept
        worth += t.box.weights[weights.SCHNAPPS] * kept
    return worth


def sides_worth(t: Tableau, mat: Mat) -> i64:
    """Entertainers who trade schnapps for more than a point are worth having."""
    return 10 * rounds_left(t) * count(mat.sides)


def to_act(t: Tableau, mat: Mat) -> bool:
    """Whether the seat's turn of this round is still to come or running."""
    if t.phase > ids.SERVING:
        return False
    return t.phase < ids.SERVING or acts_now(t, mat) or mat.dice() != 0


def acts_now(t: Tableau, mat: Mat) -> bool:
    """Whether the seat's turn in phase F is running."""
    return t.phase == ids.SERVING and t.active != ids.NOBODY and t.mats[t.active] is mat


# -- the tracks ----------------------------------------------------------------------------------


def track_worth(t: Tableau, mat: Mat, seat: i64) -> i64:
    """Bonuses ahead of the markers, the nearer the surer, and counter guests in hand."""
    pending: i64 = 1 if to_act(t, mat) else 0
    horizon: i64 = 2 * rounds_left(t) + 2 * pending
    worth: i64 = ahead(
        t, t.box.monastery_bonus, 0, t.box.monastery_last + 1, mat.monastery, horizon
    )
    if rounds_left(t) + pending > 0:
        worth += t.box.weights[weights.COUNTER_GUEST] * mat.counter_guests
    if t.module >= 3:
        worth += renown_worth(t, mat)
    return worth


def renown_worth(t: Tableau, mat: Mat) -> i64:
    """Points of the marker's space, the more the nearer the end, and the bonuses ahead."""
    left: i64 = rounds_left(t)
    space: i64 = space_at(t, mat.reputation)
    points: i64 = POINT * t.box.reputation_vp[track(t) + space]
    spaces: i64 = t.box.reputation_spaces[1 if t.module == 5 else 0]
    bonuses: i64 = ahead(t, t.box.reputation_bonus, track(t) + 1, spaces, space - 1, 4 * left)
    return points // (1 + left) + bonuses


def ahead(t: Tableau, bonus: vec[i64], first: i64, spaces: i64, here: i64, horizon: i64) -> i64:
    """The bonuses within reach in front of a marker on a loop."""
    worth: i64 = 0
    steps: i64 = 1
    while steps <= horizon and steps <= spaces:
        place: i64 = bonus[first + (here + steps) % spaces]
        if place != 0:
            worth += effects_worth(t, place) * (horizon + 1 - steps) // (horizon + 1)
        steps += 1
    return worth


# -- this round ------------------------------------------------------------------------------------


def turn_worth(t: Tableau, mat: Mat, seat: i64) -> i64:
    """Purse, dice and patrons of the turn that is to come or running, or what was stored."""
    if t.phase == ids.OVER or not to_act(t, mat):
        safe: i64 = stored(t, mat, 0, mat.safe, t.box.weights[weights.STORED_DUCAT])
        return safe + stored(t, mat, 1, mat.store, t.box.weights[weights.STORED_BEER])
    ducats: i64 = mat.ducats + mat.safe
    beer: i64 = mat.beer + mat.store
    if t.active != seat or t.phase != ids.SERVING:
        beer += mat.staff[ids.BEER_MERCHANT]
    if t.phase < ids.DRAFTING:
        return expected_worth(t, mat, ducats, beer)
    best: i64 = best_layout(t, mat, ducats, beer)
    if t.phase == ids.DRAFTING:
        best += t.box.weights[weights.MISSING_DIE] * (t.box.white_dice - number_of(mat.white))
    return best


def best_layout(t: Tableau, mat: Mat, ducats: i64, beer: i64) -> i64:
    """The turn with the dice laid out as usual, or for more ducats, or for more beer."""
    ducat: i64 = t.box.weights[weights.DUCAT]
    each_beer: i64 = t.box.weights[weights.BEER]
    usual = Prospects(t, mat, ducat, each_beer)
    nothing_to_lay = usual.dice == 0
    best: i64 = weighed(t, mat, ducats, beer, usual)
    if nothing_to_lay:
        return best
    richer = Prospects(t, mat, 5 * ducat // 4, each_beer)
    other: i64 = weighed(t, mat, ducats, beer, richer, usual)
    if other > best:
        best = other
    other = weighed(t, mat, ducats, beer, Prospects(t, mat, ducat, 3 * each_beer // 2), usual)
    return other if other > best else best


def weighed(
    t: Tableau, mat: Mat, ducats: i64, beer: i64, dice: Prospects, known: Prospects | None = None
) -> i64:
    """The turn with the dice laid out; nothing where they yield the same as in a known layout."""
    placed: i64 = dice.placed
    produced: i64 = planned_target(t, mat, dice)
    dice.assign()
    if known is not None and dice.yields_like(known):
        return LEAST
    worth: i64 = (
        ducats_worth(t, mat, ducats + dice.ducats)
        + beer_worth(t, mat, beer + dice.beer)
        + t.box.weights[weights.STEP] * dice.steps
    )
    worth = worth * t.box.weights[weights.HOPED] // 100
    if t.module >= 3:
        planning: bool = t.phase <= ids.PLANNING and (
            t.phase < ids.PLANNING or still_planning(t, mat)
        )
        if planning:
            produced = planned_target(t, mat, dice) * t.box.weights[weights.HOPED] // 100
        worth += (
            t.box.weights[weights.RENOWN] * produced + placed + 5 * (mat.staff[ids.BARD] - mat.sung)
        )
    return worth


def still_planning(t: Tableau, mat: Mat) -> bool:
    """Whether the seat has not finished its plan."""
    seat: i64 = 0
    while t.mats[seat] is not mat:
        seat += 1
    return (t.waiting >> seat) & 1 != 0


def planned_target(t: Tableau, mat: Mat, dice: Prospects) -> i64:
    """Reputation steps that the laid dice promise; none once they have been granted."""
    if t.module < 3 or (acts_now(t, mat) and mat.granted > 0):
        return 0
    beer: i64 = dice.beer + mat.staff[ids.BEER_MERCHANT]
    return dice.ducats if dice.ducats < beer else beer


def expected_worth(t: Tableau, mat: Mat, ducats: i64, beer: i64) -> i64:
    """Before the dice are there: patrons, staff and stores at a flat rate."""
    worth: i64 = t.box.weights[weights.DUCAT] * ducats + t.box.weights[weights.BEER] * beer
    worth += t.box.weights[weights.MISSING_DIE] * (t.box.white_dice + number_of(mat.own))
    for patron in mat.patrons:
        if patron != ids.NO_CARD:
            worth += (
                t.box.weights[weights.DUCAT]
                * t.box.pay[patron]
                * t.box.weights[weights.SERVED_OFTEN]
                // 100
            )
    worth += (
        160 * mat.staff[ids.WAITRESS]
        + 120 * mat.staff[ids.SUPPLIER]
        + 50 * mat.staff[ids.DISHWASHER]
    )
    return worth


# -- answers that wait for others ----------------------------------------------------------------


def answer_worth(t: Tableau, mat: Mat) -> i64:
    """What a given answer will bring once it is revealed."""
    if mat.answer < 0:
        return 0
    if mat.asked == ids.ROUND_BONUS_CHOICE:
        place: i64 = t.box.effects[mat.chosen + 1 + mat.answer]
        worth: i64 = effects_worth(t, place)
        return worth if worth > 0 else t.box.weights[weights.MISSING_DIE]
    if mat.asked == ids.FREE_UPGRADE:
        return 0 if mat.answer == ids.SKIP_TILE else tile_rate(t, mat.answer)
    if mat.asked == ids.CHOOSE_START_CARD:
        return effects_worth(t, t.box.start_effects[mat.answer])
    return 0
