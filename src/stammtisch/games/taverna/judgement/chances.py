"""What the running turn may still bring: the waiting customer and the dignitaries nearby."""

from __future__ import annotations

from mypy_extensions import i64

from stammtisch.core.bits import bit, has, lowest, rest
from stammtisch.games.taverna.judgement import weights
from stammtisch.games.taverna.judgement.worth import (
    coin_value,
    level_value,
    privilege_value,
    spell_value,
)
from stammtisch.games.taverna.rules import ids
from stammtisch.games.taverna.rules.state import Tableau, kind_of


def chances_of_turn(table: Tableau, seat: i64, f: float) -> float:
    """What a waiting customer, or a dignitary within reach, will still bring in this turn."""
    asked = kind_of(table.next_step())
    if asked != ids.TAKE_TURN and asked != ids.CHOOSE_TRACK and asked != ids.CHOOSE_FAVOUR:
        return 0.0
    turn = table.turn
    if turn.phase == ids.WAITING:
        return table.box.weights[weights.SURE] * best_seating(table, seat, f)
    if turn.phase == ids.SEATED and turn.local_activations < table.box.limits.local_activations:
        reach = table.dignitaries_in(turn.tavern)
        if turn.influence:
            reach = bit(ids.DIGNITARIES) - 1
        return table.box.weights[weights.SURE] * best_dignitary(table, seat, reach, f)
    return 0.0


def best_seating(table: Tableau, seat: i64, f: float) -> float:
    """The best tavern for the waiting customer."""
    best: float = 0.0
    tavern: i64 = 0
    while tavern < ids.TAVERNS:
        best = max(best, seating_value(table, seat, tavern, f))
        tavern += 1
    return best


def seating_value(table: Tableau, seat: i64, tavern: i64, f: float) -> float:
    """Level, income, symbols and dignitaries that a tavern offers the waiting customer."""
    houses = table.box.houses
    turn = table.turn
    tables = houses.tables_in[tavern]
    free = table.free_tables() & tables
    masked = has(turn.carried, ids.MASK)
    if free == 0 and not masked:
        return 0.0
    best: float = 0.0
    if turn.table_matches or free & houses.tables_of[turn.people] != 0:
        best = level_value(table, seat, turn.people, f) if free != 0 else 0.0
    people: i64 = 0
    while masked and people < ids.PEOPLES:
        if table.guests[people] & tables != 0:
            best = max(best, level_value(table, seat, people, f))
        people += 1
    if free != 0 and rest(free) == 0 and has(table.privileged, tavern):
        best += float(table.box.limits.privileges_per_tavern) * privilege_value(table, f)
    return best + owners_value(table, seat, tavern, f) + symbols_value(table, seat, tavern, f)


def owners_value(table: Tableau, seat: i64, tavern: i64, f: float) -> float:
    """The own income, less a share of the others'."""
    income = float(table.box.limits.income) * coin_value(f)
    envy = table.box.weights[weights.ENVY]
    value: float = 0.0
    owner: i64 = 0
    while owner < table.seats:
        if table.owns_in(owner, tavern):
            value += income if owner == seat else -envy * income / float(table.seats - 1)
        owner += 1
    return value


def symbols_value(table: Tableau, seat: i64, tavern: i64, f: float) -> float:
    """Feast, Magic, Influence, and who can be activated after the seating."""
    turn = table.turn
    shown = table.signs() >> (tavern * ids.SIGNS)
    working = turn.carried & shown
    if turn.all_symbols:
        working = bit(ids.BEER) | bit(ids.LYRE) | bit(ids.SPELLBOOK)
    value: float = 0.0
    if has(working, ids.BEER):
        value += float(table.box.limits.feast) * coin_value(f)
    if has(working, ids.SPELLBOOK):
        value += spell_value(f)
    reach = table.dignitaries_in(tavern)
    if has(working, ids.LYRE):
        reach = bit(ids.DIGNITARIES) - 1
    if turn.local_activations < table.box.limits.local_activations:
        value += best_dignitary(table, seat, reach, f)
    return value


def best_dignitary(table: Tableau, seat: i64, reach: i64, f: float) -> float:
    """The most useful dignitary of a set who has not served yet."""
    best: float = 0.0
    reach &= ~table.turn.dignitaries_used
    while reach != 0:
        best = max(best, dignitary_value(table, seat, lowest(reach), f))
        reach = rest(reach)
    return best


def dignitary_value(table: Tableau, seat: i64, dignitary: i64, f: float) -> float:
    """The best affordable offer, roughly: what it brings less what its coins are worth."""
    court = table.box.court
    coins = table.mats[seat].coins
    does = court.does[dignitary]
    worth: float = table.box.weights[weights.LEVEL_BOUGHT]
    if does == ids.BUYS_DEED:
        return (
            table.box.weights[weights.NEW_DEED] if coins >= table.box.houses.dearest_small else 0.0
        )
    if does == ids.TAKES_FAVOURS:
        worth = 1.3 + 1.1 * f
    best: float = 0.0
    offer = court.offers_from[dignitary]
    while offer < court.offers_from[dignitary + 1]:
        if court.offer_cost[offer] <= coins:
            gain = float(court.offer_n[offer]) * worth
            if does == ids.PLACES_GUILD_TOKENS:
                gain = float(court.offer_vp[offer])
            best = max(best, gain - float(court.offer_cost[offer]) * coin_value(f))
        offer += 1
    return best
