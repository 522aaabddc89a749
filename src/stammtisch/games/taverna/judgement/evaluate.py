"""What the general bots need to know of Taverna: the promise of a position for a seat.

All weights are in victory points. `f` is the share of a seat's turns that has not begun yet.
"""

from __future__ import annotations

from typing import Final

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

MANY_COINS: Final = 12


def promise(board: Tableau, seat: i64) -> float:
    """How promising the position is; an open window is first passed through."""
    if board.planned > 0 and kind_of(board.next_step()) == ids.REACT:
        return after_the_window(board, seat)
    return standing_of(board, seat)


def after_the_window(board: Tableau, seat: i64) -> float:
    """Everybody passes; then the seat completes its own spell as well as it can."""
    world = board.copy()
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


def standing_of(board: Tableau, seat: i64) -> float:
    """The own prospects, less a share of the mean of the others'."""
    others: float = 0.0
    other: i64 = 0
    while other < board.seats:
        if other != seat:
            others += prospects(board, other)
        other += 1
    return prospects(board, seat) - board.box.weights[weights.ENVY] * others / float(
        board.seats - 1
    )


def prospects(board: Tableau, seat: i64) -> float:
    """What a seat has and may expect."""
    if board.planned == 0:
        return float(board.mats[seat].vp())
    points = float(board.mats[seat].vp() + level_values(board, seat))
    if kind_of(board.next_step()) == ids.CHOOSE_ROYAL_SCORING:
        return points + scorings_to_come(board, seat)
    f = turns_to_come(board, seat)
    points += belongings(board, seat, f) + deed_income(board, seat, f)
    points += nearby_bonuses(board, seat, f) + royal_prospects(board, seat, f)
    points += picks_value(board, seat, f)
    if board.active() == seat:
        points += chances_of_turn(board, seat, f)
    return points


def turns_to_come(board: Tableau, seat: i64) -> float:
    """The share of the seat's turns that has not begun yet."""
    begun = board.turns // board.seats
    if seat <= board.active():
        begun += 1
    return 1.0 - float(min(begun, board.box.limits.rounds)) / float(board.box.limits.rounds)


def belongings(board: Tableau, seat: i64, f: float) -> float:
    """Coins, favours, privileges and spells."""
    mat = board.mats[seat]
    coins = float(min(mat.coins, MANY_COINS)) * coin_value(f)
    if mat.coins > MANY_COINS:
        coins += float(mat.coins - MANY_COINS) * (coin_value(f) - 0.2)
    favours = favours_value(board, mat.unused, f)
    privileges = float(mat.privileges) * (1.0 + 0.6 * f)
    spells = count(mat.hand)
    castable = min(spells, i64(f * float(board.box.limits.rounds)) + 1)
    magic = float(castable) * spell_value(f) + float(spells - castable) * 0.35
    return coins + favours + privileges + magic


def favours_value(board: Tableau, tiles: i64, f: float) -> float:
    """Unused favours, each by what it does."""
    value: float = 0.0
    while tiles != 0:
        kind = board.box.favours.kind_of_tile[lowest(tiles)]
        value += favour_value(board, board.box.favours.effects_from[kind], f)
        tiles = rest(tiles)
    return value


def deed_income(board: Tableau, seat: i64, f: float) -> float:
    """Every free table of a tavern is income to come for its owners."""
    houses = board.box.houses
    free = board.free_tables()
    tables: i64 = 0
    deeds = board.mats[seat].deeds
    while deeds != 0:
        tables += count(free & houses.tables_in[houses.tavern_of_deed[lowest(deeds)]])
        deeds = rest(deeds)
    return (
        board.box.weights[weights.DEED_INCOME]
        * coin_value(f)
        * float(board.box.limits.income * tables)
    )


def nearby_bonuses(board: Tableau, seat: i64, f: float) -> float:
    """Standing one below a bonus is worth a part of it."""
    value: float = 0.0
    track: i64 = 0
    while track < ids.PEOPLES:
        level = board.mats[seat].levels[track]
        if level < board.box.limits.top_level and bonus_value(board, track, level + 1, f) > 0.0:
            value += board.box.weights[weights.NEARBY] + board.box.weights[weights.NEARBY_EARLY] * f
        track += 1
    return value


# -- the royal scoring -----------------------------------------------------------------------------


def royal_prospects(board: Tableau, seat: i64, f: float) -> float:
    """The best scorings by bracket and by progress within it; they weigh more as time runs out."""
    best: float = board.box.weights[weights.KING]
    second: float = 0.0
    scoring: i64 = 1
    while scoring < ids.SCORINGS:
        value = scoring_value(board, seat, scoring)
        if board.box.court.counts[scoring] == ids.COUNTS_COINS:
            value *= 1.0 - f  # coins are there to be spent, until the end is near
        if value > best:
            second = best
            best = value
        elif value > second:
            second = value
        scoring += 1
    weight = board.box.weights[weights.ROYAL] - board.box.weights[weights.ROYAL_EARLY] * f
    if board.box.limits.royal_rounds > 1:
        return weight * (best + second)
    return weight * (best + 0.3 * second)


def scoring_value(board: Tableau, seat: i64, scoring: i64) -> float:
    """The points of a scoring now, and a part of what one more of its things would add."""
    court = board.box.court
    number = counted(board, seat, scoring)
    following = reached_steps(board, scoring, number)
    now = points_before(board, scoring, following)
    if following == court.steps_from[scoring + 1] or court.step_from[following] > number + 1:
        return float(now)
    return float(now) + board.box.weights[weights.PROGRESS] * float(court.step_vp[following] - now)


def scorings_to_come(board: Tableau, seat: i64) -> float:
    """The best scorings that are left for a seat that still chooses."""
    mat = board.mats[seat]
    left = board.box.limits.royal_rounds - count(mat.scorings)
    taken: i64 = 0
    for other in board.mats:
        taken |= other.scorings
    best: i64 = 0
    second: i64 = 0
    scoring: i64 = 0
    while scoring < ids.SCORINGS:
        if not has(taken, scoring):
            value = royal_value(board, seat, scoring)
            if board.box.court.raises[scoring] > 0:
                value += rise_value(board, seat)
            if value > best:
                second = best
                best = value
            elif value > second:
                second = value
        scoring += 1
    if left <= 0:
        return 0.0
    return float(best + second) if left > 1 else float(best)


def rise_value(board: Tableau, seat: i64) -> i64:
    """What one level more on each track adds to the people scoring."""
    total: i64 = 0
    track: i64 = 0
    while track < ids.PEOPLES:
        if not blocked(board, seat, track):
            level = board.mats[seat].levels[track]
            total += board.box.levels[level + 1] - board.box.levels[level]
        track += 1
    return total
