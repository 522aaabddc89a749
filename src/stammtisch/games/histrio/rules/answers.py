"""Chapter 6.6: which options each decision offers, and what an answer sets off."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from stammtisch.core.bits import below
from stammtisch.games.histrio.rules import ids
from stammtisch.games.histrio.rules.effects import robbable, steal
from stammtisch.games.histrio.rules.encounters import court
from stammtisch.games.histrio.rules.entertainers import (
    bear_cities,
    change_course,
    elephant_first,
    elephant_second,
    fox_from,
    fox_to,
    guard_city,
    legal_uses,
    mark_city,
    pass_window,
    swap_rows,
    use,
)
from stammtisch.games.histrio.rules.festival import answer_request, request_options, take_role
from stammtisch.games.histrio.rules.mood import move_needle
from stammtisch.games.histrio.rules.requests import discard_request
from stammtisch.games.histrio.rules.state import Tableau
from stammtisch.games.histrio.rules.travel import (
    choose_second,
    choose_travel,
    second_city_options,
    travel_options,
)

PASS: Final = 0


def offered(table: Tableau, seat: i64, kind: i64, argument: i64) -> i64:
    """The set of options of a decision; the only place where legality is read from. [6.6]"""
    mat = table.mats[seat]
    if kind == ids.CHOOSE_TRAVEL:
        return travel_options(table, seat)
    if kind == ids.COURT_CHOICE:
        return (mat.company << 1) | 1
    if kind == ids.STEAL_TARGET:
        return robbable(table, seat)
    if kind == ids.DISCARD_REQUEST:
        return mat.requests
    if kind == ids.PLAY_REQUEST:
        return request_options(table, seat)
    if kind == ids.CHOOSE_SECOND_CITY:
        return second_city_options(table, seat)
    if kind == ids.OX_CITY:
        return mat.hand
    if kind == ids.FOX_FROM:
        return fox_from(table, seat)
    if kind == ids.FOX_TO:
        return fox_to(table, seat)
    if kind == ids.BEAR_CITY:
        return bear_cities(table, seat)
    if kind == ids.ELEPHANT_FIRST:
        return elephant_first(table, seat)
    if kind == ids.ELEPHANT_SECOND:
        return elephant_second(table, seat, table.first_city)
    if kind == ids.NIGHTINGALE_MOVE:
        return needle_moves(table, argument // ids.SEAT)
    if kind == ids.CHAMELEON_ROLE:
        return below(2)
    return (legal_uses(table, seat, argument) << 1) | 1  # a window: pass, or use


def carry_out_answer(table: Tableau, seat: i64, kind: i64, argument: i64, option: i64) -> None:
    """What each answer sets off. [6.6]"""
    if kind == ids.CHOOSE_TRAVEL:
        choose_travel(table, seat, option)
    elif kind == ids.COURT_CHOICE:
        court(table, seat, option)
    elif kind == ids.STEAL_TARGET:
        steal(table, seat, option, argument // ids.SEAT)
    elif kind == ids.DISCARD_REQUEST:
        discard_request(table, seat, option)
    elif kind == ids.PLAY_REQUEST:
        answer_request(table, seat, option)
    elif kind == ids.CHOOSE_SECOND_CITY:
        choose_second(table, seat, option)
    elif kind == ids.NIGHTINGALE_MOVE:
        move_needle(table, steps_of(table, argument // ids.SEAT, option))
    elif kind == ids.CHAMELEON_ROLE:
        take_role(table, seat, option)
    elif ids.OX_CITY <= kind <= ids.ELEPHANT_SECOND and kind != ids.AFTER_REVEAL:
        choose_city(table, seat, kind, option)
    elif option == PASS:
        pass_window(table, seat)
    else:
        use(table, seat, option - 1)


def choose_city(table: Tableau, seat: i64, kind: i64, city: i64) -> None:
    """The cities that Ox, Fox, Bear and Elephant ask for. [6.3]"""
    if kind == ids.OX_CITY:
        guard_city(table, seat, city)
    elif kind == ids.FOX_FROM:
        table.first_city = city
        table.then(ids.ASK_FOX_TO + ids.STEP * seat)
    elif kind == ids.FOX_TO:
        change_course(table, seat, table.first_city, city)
        table.first_city = ids.NOWHERE
    elif kind == ids.BEAR_CITY:
        mark_city(table, seat, city)
    elif kind == ids.ELEPHANT_FIRST:
        table.first_city = city
        table.then(ids.ASK_ELEPHANT_SECOND + ids.STEP * seat)
    else:
        swap_rows(table, seat, table.first_city, city)
        table.first_city = ids.NOWHERE


def steps_of(table: Tableau, effect: i64, option: i64) -> i64:
    """Options are the moves towards comedy, least first, then those towards tragedy. [6.5]"""
    least = table.box.effect_n[effect]
    choices = table.box.effect_most[effect] - least + 1
    if option < choices:
        return least + option
    return -(least + option - choices)


def needle_moves(table: Tableau, effect: i64) -> i64:
    """Nightingale: a move beyond the end stop is not offered. [6.5]"""
    choices = 2 * (table.box.effect_most[effect] - table.box.effect_n[effect] + 1)
    moves: i64 = 0
    flag: i64 = 1
    option: i64 = 0
    while option < choices:
        needle = table.needle + steps_of(table, effect, option)
        if 1 - table.box.spaces <= needle <= table.box.spaces:
            moves |= flag
        flag += flag
        option += 1
    return moves
