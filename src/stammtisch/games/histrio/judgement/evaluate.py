"""Chapter 12: what a position is worth to a seat, in ecus, for the general bots."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from stammtisch.core.bits import count, has, lowest, rest
from stammtisch.games.histrio.judgement import weights
from stammtisch.games.histrio.judgement.journey import temptation, voyage_worth
from stammtisch.games.histrio.judgement.prospects import festival_hope, rounds_to_come
from stammtisch.games.histrio.rules import ids
from stammtisch.games.histrio.rules.conditions import met
from stammtisch.games.histrio.rules.state import Mat, Tableau


def evaluate(state: Tableau, seat: i64) -> float:
    """The seat's fortune against that of its best rival."""
    if state.next_step() % ids.STEP == ids.OVER:
        return margin(state, seat)
    best: float = -1000.0
    other: i64 = 0
    while other < state.seats:
        if other != seat:
            theirs = public_fortune(state, other)
            if theirs > best:
                best = theirs
        other += 1
    mat = state.mats[seat]
    own = public_fortune(state, seat) + requests_worth(state, seat) + travel_worth(state, mat)
    return own + voyage_worth(state, seat) - state.box.weights[weights.RIVAL] * best


def temptations(state: Tableau) -> vec[float]:
    """How much each city tempts a troupe: what imagined journeys are drawn by. [12: 6]"""
    found = vec[float]()
    city: i64 = 0
    while city < state.box.cities:
        found = append(found, temptation(state, city))
        city += 1
    return found


def margin(state: Tableau, seat: i64) -> float:
    """The final ecus of the seat against those of its best rival."""
    best: i64 = 0
    other: i64 = 0
    for mat in state.mats:
        if other != seat and mat.ecus > best:
            best = mat.ecus
        other += 1
    return float(state.mats[seat].ecus) - state.box.weights[weights.RIVAL] * float(best)


def public_fortune(state: Tableau, seat: i64) -> float:
    """Ecus, hopes for the festival, entertainers and impresarios. [12: 2, 4, 10]"""
    mat = state.mats[seat]
    worth = float(mat.ecus) + state.box.weights[weights.STANDING_IMPRESARIO] * float(mat.on_stage)
    return worth + festival_hope(state, seat) + entertainers_worth(state, mat)


def entertainers_worth(state: Tableau, mat: Mat) -> float:
    """Each entertainer by what it does, for every season in which it can be used. [12: 4]"""
    left = rounds_to_come(state)
    worth: float = 0.0
    held = mat.entertainers
    while held != 0:
        entertainer = lowest(held)
        held = rest(held)
        per_season = entertainer_worth(state, entertainer, left)
        if not has(mat.used, entertainer):
            worth += per_season
        if state.season == 0:
            worth += 0.9 * entertainer_worth(state, entertainer, 3)
    return worth


def entertainer_worth(state: Tableau, entertainer: i64, rounds: i64) -> float:
    """What one use is worth, by the first effect of the card. [12: 4]"""
    box = state.box
    kind = box.effect_kind[box.first_effect[box.card_source(box.actors + entertainer)]]
    if kind == ids.COUNT_AS_LEVEL:
        return 0.8
    if kind == ids.TRAVEL_RETURN:
        return 1.3 if rounds > 0 else 0.0
    if kind == ids.DRAW_REQUESTS:
        return 1.1
    if kind == ids.MOOD:
        return 1.4
    if kind >= ids.GUARD_DESTINATION:
        return 1.8 if rounds > 0 else 0.3
    return 1.9


def travel_worth(state: Tableau, mat: Mat) -> float:
    """Free travel cards, and the refill that is near. [12: 8]"""
    cards = count(mat.hand)
    if cards == 2:
        return state.box.weights[weights.NEAR_RETURN]
    return state.box.weights[weights.FREE_CARD] * float(cards - 3) if cards > 3 else 0.0


def requests_worth(state: Tableau, seat: i64) -> float:
    """The best request counts fully, the second best by half. [12: 9]"""
    mat = state.mats[seat]
    worth: float = 0.0
    kept = mat.kept
    while kept != 0:
        worth += chance_to_meet(state, seat, lowest(kept)) * float(state.box.pay[lowest(kept)])
        kept = rest(kept)
    if state.next_step() % ids.STEP == ids.ASK_PLAY_REQUEST and not has(state.unanswered, seat):
        return worth + chosen_worth(state, mat)
    best: float = 0.0
    second: float = 0.0
    hand = mat.requests
    while hand != 0:
        hope = chance_to_meet(state, seat, lowest(hand)) * float(state.box.pay[lowest(hand)])
        hand = rest(hand)
        if hope > best:
            second = best
            best = hope
        elif hope > second:
            second = hope
    again = state.box.weights[weights.PAID_AGAIN] if state.season == 0 else 0.0
    share = state.box.weights[weights.SECOND_REQUEST] if state.season == 0 else 0.1
    return worth + best * (1.0 + again) + second * share


def chosen_worth(state: Tableau, mat: Mat) -> float:
    """A request that was chosen and is not yet shown."""
    if mat.chosen_request == ids.NO_CARD:
        return 0.0
    again = state.box.weights[weights.PAID_AGAIN] if state.season == 0 else 0.0
    return float(state.box.pay[mat.chosen_request]) * (1.0 + again)


def chance_to_meet(state: Tableau, seat: i64, request: i64) -> float:
    """A request that is met now may be lost again, and the other way round."""
    left = float(rounds_to_come(state))
    if met(state, seat, request):
        return 1.0 / (1.0 + state.box.weights[weights.MET_NOW] * left)
    return state.box.weights[weights.MET_LATER] * left / (1.5 + left)
