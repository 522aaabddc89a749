"""What the general bots need to know of Taverna: the promise of a position for a seat.

All weights are in victory points. `f` is the share of a seat's turns that has not begun yet.
"""

from __future__ import annotations

from mypy_extensions import i64

from stammtisch.core.bits import count, has, lowest, rest
from stammtisch.core.state import State
from stammtisch.games.taverna.judgement import weights
from stammtisch.games.taverna.judgement.chances import chances_of_turn
from stammtisch.games.taverna.judgement.picks import picks_value
from stammtisch.games.taverna.judgement.worth import (
    bonus_value,
    coin_value,
    favour_value,
    privilege_value,
    spell_value,
)
from stammtisch.games.taverna.rules import ids
from stammtisch.games.taverna.rules.gains import blocked
from stammtisch.games.taverna.rules.royal import (
    counted,
    level_values,
    points_before,
    reached_steps,
    royal_value,
)
from stammtisch.games.taverna.rules.state import Tableau, kind_of, seat_of


def evaluate(table: Tableau, seat: i64) -> float:
    """How promising the position is; an open window is first passed through."""
    if table.planned > 0 and kind_of(table.next_step()) == ids.REACT:
        return after_the_window(table, seat)
    return standing_of(table, seat)


def after_the_window(table: Tableau, seat: i64) -> float:
    """Everybody passes; then the seat completes its own spell as well as it can."""
    world = table.copy()
    while kind_of(world.next_step()) == ids.REACT:
        world.take(seat_of(world.next_step()), ids.PASS)
    return best_end(world, seat)


def best_end(world: State, seat: i64) -> float:
    """The best way to answer the questions that complete a spell."""
    if not has(world.awaited(), seat) or not world.continues(seat):
        return world.evaluate(seat)
    options = world.options(seat)
    best: float = -1e18
    while options != 0:
        outcome = world.copy()
        outcome.take(seat, lowest(options))
        options = rest(options)
        best = max(best, best_end(outcome, seat))
    return best


def standing_of(table: Tableau, seat: i64) -> float:
    """The own prospects, less a share of the mean of the others'."""
    others: float = 0.0
    other: i64 = 0
    while other < table.seats:
        if other != seat:
            others += prospects(table, other)
        other += 1
    return prospects(table, seat) - table.box.weights[weights.ENVY] * others / float(
        table.seats - 1
    )


def prospects(table: Tableau, seat: i64) -> float:
    """What a seat has and may expect."""
    if table.planned == 0:
        return float(table.mats[seat].vp())
    points = float(table.mats[seat].vp() + level_values(table, seat))
    if kind_of(table.next_step()) == ids.CHOOSE_ROYAL_SCORING:
        return points + scorings_to_come(table, seat)
    f = turns_to_come(table, seat)
    points += belongings(table, seat, f) + deed_income(table, seat, f)
    points += nearby_bonuses(table, seat, f) + royal_prospects(table, seat, f)
    points += picks_value(table, seat, f)
    if table.active() == seat:
        points += chances_of_turn(table, seat, f)
    return points


def turns_to_come(table: Tableau, seat: i64) -> float:
    """The share of the seat's turns that has not begun yet."""
    begun = table.turns // table.seats
    if seat <= table.active():
        begun += 1
    return 1.0 - float(min(begun, table.box.limits.rounds)) / float(table.box.limits.rounds)


def belongings(table: Tableau, seat: i64, f: float) -> float:
    """Coins, favours, privileges and spells."""
    mat = table.mats[seat]
    limits = table.box.limits
    plenty = dearest_takeover(table)
    coins = float(min(mat.coins, plenty)) * coin_value(f)
    if mat.coins > plenty:
        coins += float(mat.coins - plenty) * (coin_value(f) - 0.2)
    favours = favours_value(table, mat.unused, f)
    privileges = float(mat.privileges) * privilege_value(table, f)
    spells = count(mat.hand)
    turns = i64(f * float(limits.rounds)) + 1
    castable = min(spells, limits.casts_per_own_turn * turns)
    kept = 0.35 * float(limits.end_coins_per_spell)
    magic = float(castable) * spell_value(f) + float(spells - castable) * kept
    return coins + favours + privileges + magic


def dearest_takeover(table: Tableau) -> i64:
    """The most coins that one deal can cost; more than that waits for a later one."""
    dearest = len(table.box.houses.deeds_up_to) - 1
    return dearest + table.box.limits.takeover_surcharge


def favours_value(table: Tableau, tiles: i64, f: float) -> float:
    """Unused favours, each by what it does."""
    value: float = 0.0
    while tiles != 0:
        kind = table.box.favours.kind_of_tile[lowest(tiles)]
        value += favour_value(table, table.box.favours.effects_from[kind], f)
        tiles = rest(tiles)
    return value


def deed_income(table: Tableau, seat: i64, f: float) -> float:
    """Every free table of a tavern is income to come for its owners."""
    houses = table.box.houses
    free = table.free_tables()
    tables: i64 = 0
    deeds = table.mats[seat].deeds
    while deeds != 0:
        tables += count(free & houses.tables_in[houses.tavern_of_deed[lowest(deeds)]])
        deeds = rest(deeds)
    return (
        table.box.weights[weights.DEED_INCOME]
        * coin_value(f)
        * float(table.box.limits.income * tables)
    )


def nearby_bonuses(table: Tableau, seat: i64, f: float) -> float:
    """Standing one below a bonus is worth a part of it."""
    value: float = 0.0
    track: i64 = 0
    while track < ids.PEOPLES:
        level = table.mats[seat].levels[track]
        if level < table.box.limits.top_level and bonus_value(table, track, level + 1, f) > 0.0:
            value += table.box.weights[weights.NEARBY] + table.box.weights[weights.NEARBY_EARLY] * f
        track += 1
    return value


# -- the royal scoring -----------------------------------------------------------------------------


def royal_prospects(table: Tableau, seat: i64, f: float) -> float:
    """The best scorings by bracket and by progress within it; they weigh more as time runs out."""
    best: float = table.box.weights[weights.KING]
    second: float = 0.0
    scoring: i64 = 1
    while scoring < ids.SCORINGS:
        value = scoring_value(table, seat, scoring)
        if table.box.court.counts[scoring] == ids.COUNTS_COINS:
            value *= 1.0 - f  # coins are there to be spent, until the end is near
        if value > best:
            second = best
            best = value
        elif value > second:
            second = value
        scoring += 1
    weight = table.box.weights[weights.ROYAL] - table.box.weights[weights.ROYAL_EARLY] * f
    if table.box.limits.royal_rounds > 1:
        return weight * (best + second)
    return weight * (best + 0.3 * second)


def scoring_value(table: Tableau, seat: i64, scoring: i64) -> float:
    """The points of a scoring now, and a part of what one more of its things would add."""
    court = table.box.court
    number = counted(table, seat, scoring)
    following = reached_steps(table, scoring, number)
    now = points_before(table, scoring, following)
    if following == court.steps_from[scoring + 1] or court.step_from[following] > number + 1:
        return float(now)
    return float(now) + table.box.weights[weights.PROGRESS] * float(court.step_vp[following] - now)


def scorings_to_come(table: Tableau, seat: i64) -> float:
    """The best scorings that are left for a seat that still chooses."""
    mat = table.mats[seat]
    left = table.box.limits.royal_rounds - count(mat.scorings)
    taken: i64 = 0
    for other in table.mats:
        taken |= other.scorings
    best: i64 = 0
    second: i64 = 0
    scoring: i64 = 0
    while scoring < ids.SCORINGS:
        if not has(taken, scoring):
            value = royal_value(table, seat, scoring)
            if table.box.court.raises[scoring] > 0:
                value += rise_value(table, seat)
            if value > best:
                second = best
                best = value
            elif value > second:
                second = value
        scoring += 1
    if left <= 0:
        return 0.0
    return float(best + second) if left > 1 else float(best)


def rise_value(table: Tableau, seat: i64) -> i64:
    """What one level more on each track adds to the people scoring."""
    total: i64 = 0
    track: i64 = 0
    while track < ids.PEOPLES:
        if not blocked(table, seat, track):
            level = table.mats[seat].levels[track]
            total += table.box.levels[level + 1] - table.box.levels[level]
        track += 1
    return total
