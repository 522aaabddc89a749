"""Chapter 12: what a journey may bring, alone or shared, from public facts."""

from __future__ import annotations

from math import exp, log
from typing import Final

from mypy_extensions import i64

from stammtisch.core.bits import add, below, count, has, lowest, rest
from stammtisch.core.rng import scramble
from stammtisch.games.histrio.judgement import weights
from stammtisch.games.histrio.judgement.prospects import festival_hope, rounds_to_come
from stammtisch.games.histrio.rules import ids
from stammtisch.games.histrio.rules.mood import impresarios_on_stage
from stammtisch.games.histrio.rules.rows import newest, without_newest
from stammtisch.games.histrio.rules.state import Tableau
from stammtisch.games.histrio.rules.travel import travel_options

SALT: Final = 0.35  # never the plain maximum: rivals would mirror it
CALM: Final = 1.0


def voyage_worth(table: Tableau, seat: i64) -> float:
    """The journey that is under way, picked, or still to be chosen. [12: 7]"""
    mat = table.mats[seat]
    step = table.next_step() & ids.KIND
    if step == ids.ASK_TRAVEL:
        if mat.progress == ids.CHOOSING:
            return best_journey(table, seat)
        return picked_worth(table, seat)
    if step == ids.ASK_OX_CITY or step == ids.WINDOW:
        if table.next_step() >> ids.ARGUMENT == 0:
            return best_journey(table, seat) if mat.shown == 0 else shown_worth(table, seat)
    return sailing_worth(table, seat)


def picked_worth(table: Tableau, seat: i64) -> float:
    """The cities picked in secret, and one shown with the Ox."""
    mat = table.mats[seat]
    worth = shown_worth(table, seat)
    if mat.pick != ids.NOWHERE:
        worth += journey(table, seat, mat.pick) + salt(table, mat.pick)
    if mat.second != ids.NOWHERE:
        worth += journey(table, seat, mat.second)
    return worth


def shown_worth(table: Tableau, seat: i64) -> float:
    """A city shown with the Ox."""
    worth: float = 0.0
    shown = table.mats[seat].shown
    while shown != 0:
        worth += journey(table, seat, lowest(shown))
        shown = rest(shown)
    return worth


def best_journey(table: Tableau, seat: i64) -> float:
    """The best city that could still be chosen."""
    best: float = 0.0
    cities = travel_options(table, seat)
    while cities != 0:
        worth = journey(table, seat, lowest(cities))
        cities = rest(cities)
        if worth > best:
            best = worth
    return best


def sailing_worth(table: Tableau, seat: i64) -> float:
    """Cities in front of which the caravel waits: who else is there is known."""
    worth: float = 0.0
    sailing = table.mats[seat].sailing
    while sailing != 0:
        city = lowest(sailing)
        sailing = rest(sailing)
        if table.rows[city] == 0:
            continue  # handled already, or nothing to get but a request
        troupes = count(table.sailors(city)) + table.friends_at(city)
        if troupes == 1 or (table.marked == city and table.bear == seat):
            worth += alone_worth(table, seat, city)
        else:
            worth += shared_worth(table, seat, city)
    return worth


def salt(table: Tableau, city: i64) -> float:
    """A little chance of one's own, drawn from the imagined world."""
    drawn = float(scramble((table.rng.key + 977 * city) & 0xFFFFFFFF) + 1) / 4294967298.0
    return -SALT * log(-log(drawn))


def journey(table: Tableau, seat: i64, city: i64) -> float:
    """Alone or shared, each with its chance. [12: 7]"""
    alone = chance_alone(table, seat, city)
    worth = alone * alone_worth(table, seat, city)
    return worth + (1.0 - alone) * shared_worth(table, seat, city)


def chance_alone(table: Tableau, seat: i64, city: i64) -> float:
    """The product over all others of the chance that they sail elsewhere. [12: 6]"""
    chance: float = 1.0
    if not (table.guarded == city and table.guard == seat):
        other: i64 = 0
        while other < table.seats:
            if other != seat:
                chance *= 1.0 - sails_there(table, other, city)
            other += 1
    owner: i64 = 0
    for friend in table.friends:
        if owner == seat:
            if friend.drawn == city:
                chance = 0.0
        elif not has(friend.played, city):
            chance *= 1.0 - 1.0 / float(count(below(table.box.cities) & ~friend.played))
        owner += 1
    return chance


def sails_there(table: Tableau, rival: i64, city: i64) -> float:
    """The share of a city in what a rival may be tempted by. [12: 6]"""
    mat = table.mats[rival]
    if mat.shown != 0:
        return 1.0 if has(mat.shown, city) else 0.0
    cities = travel_options(table, rival)
    if not has(cities, city):
        return 0.0
    total: float = 0.0
    share: float = 0.0
    while cities != 0:
        pull = exp(temptation(table, lowest(cities)) / CALM)
        total += pull
        if lowest(cities) == city:
            share = pull
        cities = rest(cities)
    return share / total


def temptation(table: Tableau, city: i64) -> float:
    """A row as anybody sees it at a glance."""
    box = table.box
    worth: float = 0.0
    row = table.rows[city]
    if row == 0:
        return float(box.draw_empty) * box.weights[weights.REQUEST]
    each_actor = 0.9 * float(box.pay_per_actor)
    while row != 0:
        card = newest(row)
        row = without_newest(row)
        if box.is_actor(card):
            worth += actor_now(table, box.level[card], 0) + each_actor
        elif box.is_entertainer(card):
            worth += 1.8 + (1.2 if table.season == 0 else 0.0)
        else:
            worth += float(box.effect_n[box.first_effect[box.card_source(card)]])
    return worth


def actor_now(table: Tableau, level: i64, called: i64) -> float:
    """What an actor brings at once, by the effects of its level in the box. [12: 3]

    So many impresarios were called by the cards before it.
    """
    box = table.box
    worth: float = 0.0
    effect = box.first_effect[level]
    behind = box.first_effect[level + 1]
    while effect < behind:
        kind = box.effect_kind[effect]
        if kind == ids.TRAVEL_RETURN:
            worth += 0.4
        elif kind == ids.STEAL:
            worth += 1.15 * float(box.effect_n[effect])
        elif kind == ids.IMPRESARIO:
            worth += float(impresarios_on_stage(table) + called + 1)
        elif kind == ids.COINS:
            worth += float(box.effect_n[effect])
        elif kind == ids.PAY_OR_LOSE:
            worth -= float(box.effect_n[effect])
        effect += 1
    return worth


def calls(table: Tableau, level: i64) -> i64:
    """How many impresarios an actor of this level puts on the stage."""
    box = table.box
    number: i64 = 0
    effect = box.first_effect[level]
    behind = box.first_effect[level + 1]
    while effect < behind:
        if box.effect_kind[effect] == ids.IMPRESARIO:
            number += 1
        effect += 1
    return number


def alone_worth(table: Tableau, seat: i64, city: i64) -> float:
    """The cards at once, and the best gain at the festival over all court choices. [12: 3]"""
    row = table.rows[city]
    if row == 0:
        return request_worth(table, seat, table.box.draw_empty)
    box = table.box
    called: i64 = 0
    actors: i64 = 0
    worth: float = 0.0
    while row != 0:
        card = newest(row)
        row = without_newest(row)
        if box.is_actor(card):
            level = box.level[card]
            worth += actor_now(table, level, called)
            called += calls(table, level)
            actors = add(actors, card)
        elif box.is_entertainer(card):
            used = table.box.weights[weights.ENTERTAINER] if rounds_to_come(table) > 0 else 0.5
            worth += used + (
                table.box.weights[weights.ENTERTAINER_AGAIN] if table.season == 0 else 0.0
            )
        else:
            worth += float(box.effect_n[box.first_effect[box.card_source(card)]])
    return worth + best_court(table, seat, actors)


def best_court(table: Tableau, seat: i64, actors: i64) -> float:
    """How much the festival would gain if these actors joined and one went to court."""
    mat = table.mats[seat]
    before = festival_hope(table, seat)
    ensemble = mat.ensemble
    needle = table.needle
    mat.ensemble = ensemble | actors
    best = festival_hope(table, seat)
    sent = actors
    while sent != 0:
        card = lowest(sent)
        sent = rest(sent)
        mat.ensemble = (ensemble | actors) & ~add(0, card)
        table.needle = pushed(table, needle, level_of(table, card))
        gain = festival_hope(table, seat)
        if gain > best:
            best = gain
    mat.ensemble = ensemble
    table.needle = needle
    return best - before


def level_of(table: Tableau, card: i64) -> i64:
    """The push of an actor: towards comedy, or below zero towards tragedy."""
    level = table.box.level[card]
    return level if table.box.genre[card] == ids.COMEDY else -level


def pushed(table: Tableau, needle: i64, steps: i64) -> i64:
    """Where a push would leave the needle."""
    spaces = table.box.spaces
    moved = needle + steps
    if moved > spaces:
        return spaces
    return 1 - spaces if moved < 1 - spaces else moved


def request_worth(table: Tableau, seat: i64, draws: i64) -> float:
    """So many fresh requests; they are worth less to a hand that is nearly full. [12: 5]"""
    room = table.box.request_limit - count(table.mats[seat].requests)
    place: i64 = weights.REQUEST if room > 1 else weights.ANOTHER_REQUEST
    return float(draws) * table.box.weights[place]


def shared_worth(table: Tableau, seat: i64, city: i64) -> float:
    """A request, and what the king's push does to the festival. [12: 5]"""
    net: i64 = 0
    row = table.rows[city]
    while row != 0:
        card = newest(row)
        row = without_newest(row)
        if table.box.is_actor(card):
            net += level_of(table, card)
    needle = table.needle
    before = festival_hope(table, seat)
    table.needle = pushed(table, needle, net)
    after = festival_hope(table, seat)
    table.needle = needle
    return request_worth(table, seat, table.box.draw_shared) + after - before
