"""Chapter 8: the exchange, the royal scoring and the people scoring."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from stammtisch.core.bits import add, below, count
from stammtisch.games.taverna.rules import ids
from stammtisch.games.taverna.rules.gains import climb, score
from stammtisch.games.taverna.rules.state import Tableau, step


def exchange(table: Tableau) -> None:
    """Spells left become coins, privileges become points; then the court convenes. [8, R50]"""
    limits = table.box.limits
    seat: i64 = 0
    for mat in table.mats:
        spells = count(mat.hand)
        privileges = mat.privileges
        coins = spells * limits.end_coins_per_spell
        points = privileges * limits.end_vp_per_privilege
        mat.coins += coins
        mat.sold |= mat.hand
        mat.hand = 0
        score(table, seat, points, ids.FROM_PRIVILEGES)
        table.reserve += privileges
        mat.privileges = 0
        if table.journal is not None and spells + privileges > 0:
            table.journal.tell(ids.EXCHANGED, seat, coins, points, spells, privileges)
        seat += 1
    table.then(step(ids.SCORE_PEOPLES, 0))
    royal_round = limits.royal_rounds
    while royal_round > 0:
        royal_round -= 1
        table.then(step(ids.ROYAL_ROUND, 0, royal_round))


def ahead(table: Tableau, seat: i64, other: i64, people: i64) -> bool:
    """Higher on the people's track, then on those to its right; then the lower seat. [8, R3]"""
    mine = table.mats[seat].levels
    theirs = table.mats[other].levels
    tracks: i64 = 0
    while tracks < ids.PEOPLES:
        track = (people + tracks) % ids.PEOPLES
        if mine[track] != theirs[track]:
            return mine[track] > theirs[track]
        tracks += 1
    return seat < other


def place_in_order(table: Tableau, seat: i64, people: i64) -> i64:
    """How many seats come before this one in the royal order of a people. [8]"""
    place: i64 = 0
    other: i64 = 0
    while other < table.seats:
        if other != seat and ahead(table, other, seat, people):
            place += 1
        other += 1
    return place


def royal_order(table: Tableau, people: i64) -> vec[i64]:
    """The seats in the royal order of a people, as the markers stand now. [8]"""
    order: vec[i64] = vec[i64]()
    place: i64 = 0
    while place < table.seats:
        seat: i64 = 0
        while place_in_order(table, seat, people) != place:
            seat += 1
        order = append(order, seat)
        place += 1
    return order


def begin_royal_round(table: Tableau, royal_round: i64) -> None:
    """Each seat scores in royal order as it is now; the first breaks final ties. [8, R2, R48]"""
    people = table.king if royal_round == 0 else table.queen
    order = royal_order(table, people)
    place = table.seats
    while place > 0:
        place -= 1
        table.then(step(ids.CHOOSE_ROYAL_SCORING, order[place]))
    while place < table.seats:
        if royal_round == 0:
            table.mats[order[place]].precedence = place
        if table.journal is not None:
            table.journal.tell(ids.ROYAL_ORDER, order[place], place + 1, people)
        place += 1


def scorings_left(table: Tableau) -> i64:
    """Each royal scoring is taken once. [8]"""
    taken: i64 = 0
    for mat in table.mats:
        taken |= mat.scorings
    return below(ids.SCORINGS) & ~taken


def counted(table: Tableau, seat: i64, scoring: i64) -> i64:
    """What a royal scoring counts for a seat. [8]"""
    mat = table.mats[seat]
    counts = table.box.court.counts[scoring]
    if counts == ids.COUNTS_FAVOURS:
        return count(mat.unused) + count(mat.used)
    if counts == ids.COUNTS_COINS:
        return mat.coins
    if counts == ids.COUNTS_DEEDS:
        return count(mat.deeds)
    if counts == ids.COUNTS_ARCHMAGE:
        return table.archmage(seat)
    return 0


def points_for(table: Tableau, scoring: i64, number: i64) -> i64:
    """The last step that the number reaches gives the points. [8]"""
    return points_before(table, scoring, reached_steps(table, scoring, number))


def points_before(table: Tableau, scoring: i64, following: i64) -> i64:
    """The points of the step before this one, or of none. [8]"""
    court = table.box.court
    if following == court.steps_from[scoring]:
        return court.base_vp[scoring]
    return court.step_vp[following - 1]


def reached_steps(table: Tableau, scoring: i64, number: i64) -> i64:
    """The first step of a scoring that the number does not reach. [8]"""
    court = table.box.court
    following = court.steps_from[scoring]
    while following < court.steps_from[scoring + 1] and court.step_from[following] <= number:
        following += 1
    return following


def royal_value(table: Tableau, seat: i64, scoring: i64) -> i64:
    """The points that a scoring would give a seat at once. [8]"""
    return points_for(table, scoring, counted(table, seat, scoring))


def take_scoring(table: Tableau, seat: i64, scoring: i64) -> None:
    """A scoring counts at once; the King's also raises all markers, without bonuses. [8, R29]"""
    mat = table.mats[seat]
    points = royal_value(table, seat, scoring)
    mat.scorings = add(mat.scorings, scoring)
    score(table, seat, points, ids.FROM_ROYALTY)
    if table.journal is not None:
        table.journal.tell(ids.SCORED_ROYALTY, seat, scoring, points)
    raises = table.box.court.raises[scoring]
    while raises > 0:
        track: i64 = 0
        while track < ids.PEOPLES:
            climb(table, seat, track)
            track += 1
        raises -= 1


def level_values(table: Tableau, seat: i64) -> i64:
    """The victory points of a seat's four levels. [8]"""
    total: i64 = 0
    for level in table.mats[seat].levels:
        total += table.box.levels[level]
    return total


def score_peoples(table: Tableau) -> None:
    """Last of all, each seat scores its four levels. [8]"""
    seat: i64 = 0
    while seat < table.seats:
        points = level_values(table, seat)
        score(table, seat, points, ids.FROM_PEOPLES)
        if table.journal is not None:
            table.journal.tell(ids.SCORED_PEOPLES, seat, points)
        seat += 1
