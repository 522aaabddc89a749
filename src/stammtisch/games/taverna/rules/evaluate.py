"""What the general bots need to know of Taverna: the promise of a position for a seat.

All weights are in victory points. `f` is the share of a seat's turns that has not begun yet.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from stammtisch.core.bits import bit, count, has, lowest, rest
from stammtisch.core.state import State
from stammtisch.games.taverna.rules.gains import blocked
from stammtisch.games.taverna.rules.ids import (
    BEER,
    BUYS_DEED,
    CHOOSE_ROYAL_SCORING,
    COINS,
    COUNTS_COINS,
    DIGNITARIES,
    DRAW_SPELLS,
    LYRE,
    MASK,
    NOTHING,
    PASS,
    PEOPLES,
    PLACES_GUILD_TOKENS,
    PRIVILEGES,
    REACT,
    SCORINGS,
    SEATED,
    SIGNS,
    SPELLBOOK,
    TAKE_TURN,
    TAKES_FAVOURS,
    TAVERNS,
    VP,
    WAITING,
)
from stammtisch.games.taverna.rules.royal import counted, level_values, points_for, royal_value
from stammtisch.games.taverna.rules.state import Tableau, kind_of, seat_of

MANY_COINS: Final = 12
FIRST_BRACKET: Final = 3  # royal points between two brackets
ENVY: Final = 0.35
KING: Final = 9.0  # what the King's scoring is worth with even tracks
SURE: Final = 0.85  # of what a waiting customer or a dignitary nearby will bring


def promise(board: Tableau, seat: i64) -> float:
    """How promising the position is; an open window is first passed through."""
    if board.planned > 0 and kind_of(board.next_step()) == REACT:
        return after_the_window(board, seat)
    return standing_of(board, seat)


def after_the_window(board: Tableau, seat: i64) -> float:
    """Everybody passes; then the seat completes its own spell as well as it can."""
    world = board.copy()
    while kind_of(world.next_step()) == REACT:
        world.take(seat_of(world.next_step()), PASS)
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
    return prospects(board, seat) - ENVY * others / float(board.seats - 1)


def prospects(board: Tableau, seat: i64) -> float:
    """What a seat has and may expect."""
    if board.planned == 0:
        return float(board.mats[seat].vp())
    points = float(board.mats[seat].vp() + level_values(board, seat))
    if kind_of(board.next_step()) == CHOOSE_ROYAL_SCORING:
        return points + scorings_to_come(board, seat)
    f = turns_to_come(board, seat)
    points += belongings(board, seat, f) + deed_income(board, seat, f)
    points += nearby_bonuses(board, seat, f) + royal_prospects(board, seat, f)
    if board.active() == seat:
        points += chances_of_turn(board, seat, f)
    return points


def turns_to_come(board: Tableau, seat: i64) -> float:
    """The share of the seat's turns that has not begun yet."""
    begun = board.turns // board.seats
    if seat <= board.active():
        begun += 1
    return 1.0 - float(min(begun, board.box.limits.rounds)) / float(board.box.limits.rounds)


def coin_value(f: float) -> float:
    """A coin buys less and less as the evening goes on."""
    return 0.25 + 0.6 * f


def spell_value(f: float) -> float:
    """A spell that there is still time to cast."""
    return 0.4 + 1.3 * f


def belongings(board: Tableau, seat: i64, f: float) -> float:
    """Coins, favours, privileges and spells."""
    mat = board.mats[seat]
    coins = float(min(mat.coins, MANY_COINS)) * coin_value(f)
    if mat.coins > MANY_COINS:
        coins += float(mat.coins - MANY_COINS) * (coin_value(f) - 0.2)
    favours = float(count(mat.unused)) * (0.3 + 2.0 * f)
    privileges = float(mat.privileges) * (1.0 + 0.6 * f)
    spells = count(mat.hand)
    castable = min(spells, i64(f * float(board.box.limits.rounds)) + 1)
    magic = float(castable) * spell_value(f) + float(spells - castable) * 0.35
    return coins + favours + privileges + magic


def deed_income(board: Tableau, seat: i64, f: float) -> float:
    """Every free table of a tavern is income to come for its owners."""
    houses = board.box.houses
    free = board.free_tables()
    tables: i64 = 0
    deeds = board.mats[seat].deeds
    while deeds != 0:
        tables += count(free & houses.tables_in[houses.tavern_of_deed[lowest(deeds)]])
        deeds = rest(deeds)
    return 0.55 * coin_value(f) * float(board.box.limits.income * tables)


def bonus_value(board: Tableau, track: i64, level: i64, f: float) -> float:
    """What the bonus of a level is worth."""
    place = track * len(board.box.levels) + level
    effect = board.box.bonus_from[place]
    value: float = 0.0
    while effect < board.box.bonus_from[place + 1]:
        kind = board.box.effects.kind[effect]
        n = float(board.box.effects.n[effect])
        if kind == COINS:
            value += n * coin_value(f)
        elif kind == VP:
            value += n
        elif kind == DRAW_SPELLS:
            value += n * spell_value(f)
        elif kind == PRIVILEGES:
            value += n * (1.0 + 0.6 * f)
        effect += 1
    return value


def nearby_bonuses(board: Tableau, seat: i64, f: float) -> float:
    """Standing one below a bonus is worth a part of it."""
    value: float = 0.0
    track: i64 = 0
    while track < PEOPLES:
        level = board.mats[seat].levels[track]
        if level < board.box.limits.top_level and bonus_value(board, track, level + 1, f) > 0.0:
            value += 0.2 + 0.5 * f
        track += 1
    return value


# -- the royal scoring -----------------------------------------------------------------------------


def royal_prospects(board: Tableau, seat: i64, f: float) -> float:
    """The best scorings by bracket and by progress within it; they weigh more as time runs out."""
    best: float = KING
    second: float = 0.0
    scoring: i64 = 1
    while scoring < SCORINGS:
        number = counted(board, seat, scoring)
        now = float(points_for(board, scoring, number))
        ahead = float(points_for(board, scoring, number + 1))
        value = now + 0.35 * (ahead - now)
        if board.box.court.counts[scoring] == COUNTS_COINS:
            value *= 1.0 - f  # coins are there to be spent, until the end is near
        if value > best:
            second = best
            best = value
        elif value > second:
            second = value
        scoring += 1
    weight = 0.75 - 0.35 * f
    if board.box.limits.royal_rounds > 1:
        return weight * (best + second)
    return weight * (best + 0.3 * second)


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
    while scoring < SCORINGS:
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
    while track < PEOPLES:
        if not blocked(board, seat, track):
            level = board.mats[seat].levels[track]
            total += board.box.levels[level + 1] - board.box.levels[level]
        track += 1
    return total


# -- the running turn ------------------------------------------------------------------------------


def chances_of_turn(board: Tableau, seat: i64, f: float) -> float:
    """What a waiting customer, or a dignitary within reach, will still bring in this turn."""
    if kind_of(board.next_step()) != TAKE_TURN:
        return 0.0
    turn = board.turn
    if turn.phase == WAITING:
        return SURE * best_seating(board, seat, f)
    if turn.phase == SEATED and turn.local_activations < board.box.limits.local_activations:
        reach = board.dignitaries_in(turn.tavern)
        if turn.influence:
            reach = bit(DIGNITARIES) - 1
        return SURE * best_dignitary(board, seat, reach, f)
    return 0.0


def best_seating(board: Tableau, seat: i64, f: float) -> float:
    """The best tavern for the waiting customer."""
    best: float = 0.0
    tavern: i64 = 0
    while tavern < TAVERNS:
        best = max(best, seating_value(board, seat, tavern, f))
        tavern += 1
    return best


def seating_value(board: Tableau, seat: i64, tavern: i64, f: float) -> float:
    """Level, income, symbols and dignitaries that a tavern offers the waiting customer."""
    houses = board.box.houses
    turn = board.turn
    tables = houses.tables_in[tavern]
    free = board.free_tables() & tables
    masked = has(turn.carried, MASK)
    if free == 0 and not masked:
        return 0.0
    best: float = 0.0
    if turn.table_matches or free & houses.tables_of[turn.people] != 0:
        best = level_value(board, seat, turn.people, f) if free != 0 else 0.0
    people: i64 = 0
    while masked and people < PEOPLES:
        if board.guests[people] & tables != 0:
            best = max(best, level_value(board, seat, people, f))
        people += 1
    if free != 0 and rest(free) == 0 and has(board.privileged, tavern):
        best += 1.0 + 0.6 * f
    return best + owners_value(board, seat, tavern, f) + symbols_value(board, seat, tavern, f)


def level_value(board: Tableau, seat: i64, track: i64, f: float) -> float:
    """One level more on a track, with its bonus."""
    if track == NOTHING or blocked(board, seat, track):
        return 0.0
    level = board.mats[seat].levels[track]
    gain = float(board.box.levels[level + 1] - board.box.levels[level])
    return gain + bonus_value(board, track, level + 1, f)


def owners_value(board: Tableau, seat: i64, tavern: i64, f: float) -> float:
    """The own income, less a share of the others'."""
    income = float(board.box.limits.income) * coin_value(f)
    value: float = 0.0
    owner: i64 = 0
    while owner < board.seats:
        if board.owns_in(owner, tavern):
            value += income if owner == seat else -ENVY * income / float(board.seats - 1)
        owner += 1
    return value


def symbols_value(board: Tableau, seat: i64, tavern: i64, f: float) -> float:
    """Feast, Magic, Influence, and who can be activated after the seating."""
    turn = board.turn
    shown = board.signs() >> (tavern * SIGNS)
    working = turn.carried & shown
    if turn.all_symbols:
        working = bit(BEER) | bit(LYRE) | bit(SPELLBOOK)
    value: float = 0.0
    if has(working, BEER):
        value += float(board.box.limits.feast) * coin_value(f)
    if has(working, SPELLBOOK):
        value += spell_value(f)
    reach = board.dignitaries_in(tavern)
    if has(working, LYRE):
        reach = bit(DIGNITARIES) - 1
    if turn.local_activations < board.box.limits.local_activations:
        value += best_dignitary(board, seat, reach, f)
    return value


def best_dignitary(board: Tableau, seat: i64, reach: i64, f: float) -> float:
    """The most useful dignitary of a set who has not served yet."""
    best: float = 0.0
    reach &= ~board.turn.dignitaries_used
    while reach != 0:
        best = max(best, dignitary_value(board, seat, lowest(reach), f))
        reach = rest(reach)
    return best


def dignitary_value(board: Tableau, seat: i64, dignitary: i64, f: float) -> float:
    """The best affordable offer, roughly: what it brings less what its coins are worth."""
    court = board.box.court
    coins = board.mats[seat].coins
    does = court.does[dignitary]
    worth: float = 2.6
    if does == BUYS_DEED:
        return 1.5 + float(FIRST_BRACKET) * 0.3 if coins >= board.box.houses.dearest_small else 0.0
    if does == TAKES_FAVOURS:
        worth = 1.3 + 2.0 * f
    best: float = 0.0
    offer = court.offers_from[dignitary]
    while offer < court.offers_from[dignitary + 1]:
        if court.offer_cost[offer] <= coins:
            gain = float(court.offer_n[offer]) * worth
            if does == PLACES_GUILD_TOKENS:
                gain = float(court.offer_vp[offer])
            best = max(best, gain - float(court.offer_cost[offer]) * coin_value(f))
        offer += 1
    return best
