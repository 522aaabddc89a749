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


def evaluate(table: Tableau, seat: i64) -> float:
    """The seat's fortune against that of its best rival."""
    if table.next_step() & ids.KIND == ids.OVER:
        return margin(table, seat)
    best: float = -1000.0
    other: i64 = 0
    while other < table.seats:
        if other != seat:
            theirs = public_fortune(table, other)
            if theirs > best:
                best = theirs
        other += 1
    mat = table.mats[seat]
    own = public_fortune(table, seat) + requests_worth(table, seat) + travel_worth(table, mat)
    return own + voyage_worth(table, seat) - table.box.weights[weights.RIVAL] * best


def temptations(table: Tableau) -> vec[float]:
    """How much each city tempts a troupe: what imagined journeys are drawn by. [12: 6]"""
    found = vec[float]()
    city: i64 = 0
    while city < table.box.cities:
        found = append(found, temptation(table, city))
        city += 1
    return found


def margin(table: Tableau, seat: i64) -> float:
    """The final ecus of the seat against those of its best rival."""
    best: i64 = 0
    other: i64 = 0
    for mat in table.mats:
        if other != seat and mat.ecus > best:
            best = mat.ecus
        other += 1
    return float(table.mats[seat].ecus) - table.box.weights[weights.RIVAL] * float(best)


def public_fortune(table: Tableau, seat: i64) -> float:
    """Ecus, hopes for the festival, entertainers and impresarios. [12: 2, 4, 10]"""
    mat = table.mats[seat]
    worth = float(mat.ecus) + table.box.weights[weights.STANDING_IMPRESARIO] * float(mat.on_stage)
    return worth + festival_hope(table, seat) + entertainers_worth(table, mat)


def entertainers_worth(table: Tableau, mat: Mat) -> float:
    """Each entertainer by what it does, for every season in which it can be used. [12: 4]"""
    more = rounds_to_come(table) > 0
    worth: float = 0.0
    held = mat.entertainers
    while held != 0:
        entertainer = lowest(held)
        held = rest(held)
        per_season = entertainer_worth(table, entertainer, more)
        if not has(mat.used, entertainer):
            worth += per_season
        if table.season == 0:
            worth += 0.9 * entertainer_worth(table, entertainer, True)
    return worth


def entertainer_worth(table: Tableau, entertainer: i64, more: bool) -> float:
    """What one use is worth, by the effects of the card and their numbers in the box. [12: 4]

    Some are worth less once no more rounds of the season are to come.
    """
    box = table.box
    source = box.card_source(box.actors + entertainer)
    effect = box.first_effect[source]
    kind = box.effect_kind[effect]
    number = float(box.effect_n[effect])
    if kind == ids.COUNT_AS_LEVEL:
        return 0.8 * number
    if kind == ids.TRAVEL_RETURN:
        return 0.3 + 0.5 * coins_of(table, source) if more else 0.0
    if kind == ids.DRAW_REQUESTS:
        return 0.55 * number
    if kind == ids.MOOD:
        return 0.7 * float(box.effect_most[effect])
    if kind >= ids.GUARD_DESTINATION:
        return 1.8 if more else 0.3
    return 0.95 * coins_of(table, source)


def coins_of(table: Tableau, source: i64) -> float:
    """The ecus that the effects of a card bring together, thefts included."""
    box = table.box
    total: i64 = 0
    effect = box.first_effect[source]
    while effect < box.first_effect[source + 1]:
        if box.effect_kind[effect] == ids.COINS or box.effect_kind[effect] == ids.STEAL:
            total += box.effect_n[effect]
        effect += 1
    return float(total)


def travel_worth(table: Tableau, mat: Mat) -> float:
    """Free travel cards, and the refill that is near. [12: 8]"""
    spare = count(mat.hand) - table.box.return_at
    if spare == 1:
        return table.box.weights[weights.NEAR_RETURN]
    return table.box.weights[weights.FREE_CARD] * float(spare - 2) if spare > 2 else 0.0


def requests_worth(table: Tableau, seat: i64) -> float:
    """The best request counts fully, the second best by half. [12: 9]"""
    mat = table.mats[seat]
    worth: float = 0.0
    kept = mat.kept
    while kept != 0:
        worth += chance_to_meet(table, seat, lowest(kept)) * float(table.box.pay[lowest(kept)])
        kept = rest(kept)
    if table.next_step() & ids.KIND == ids.ASK_PLAY_REQUEST and not has(table.unanswered, seat):
        return worth + chosen_worth(table, mat)
    best: float = 0.0
    second: float = 0.0
    hand = mat.requests
    while hand != 0:
        hope = chance_to_meet(table, seat, lowest(hand)) * float(table.box.pay[lowest(hand)])
        hand = rest(hand)
        if hope > best:
            second = best
            best = hope
        elif hope > second:
            second = hope
    again = table.box.weights[weights.PAID_AGAIN] if table.season == 0 else 0.0
    share = table.box.weights[weights.SECOND_REQUEST] if table.season == 0 else 0.1
    return worth + best * (1.0 + again) + second * share


def chosen_worth(table: Tableau, mat: Mat) -> float:
    """A request that was chosen and is not yet shown."""
    if mat.chosen_request == ids.NO_CARD:
        return 0.0
    again = table.box.weights[weights.PAID_AGAIN] if table.season == 0 else 0.0
    return float(table.box.pay[mat.chosen_request]) * (1.0 + again)


def chance_to_meet(table: Tableau, seat: i64, request: i64) -> float:
    """A request that is met now may be lost again, and the other way round."""
    left = float(rounds_to_come(table))
    if met(table, seat, request):
        return 1.0 / (1.0 + table.box.weights[weights.MET_NOW] * left)
    return table.box.weights[weights.MET_LATER] * left / (1.5 + left)
