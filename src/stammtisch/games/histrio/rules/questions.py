"""Chapter 6.6: which options a question has. Legality is written here and in what it calls."""

from __future__ import annotations

from mypy_extensions import i64

from stammtisch.core.bits import below
from stammtisch.games.histrio.rules import ids
from stammtisch.games.histrio.rules.effects import robbable
from stammtisch.games.histrio.rules.entertainers import (
    bear_cities,
    elephant_first,
    elephant_second,
    fox_from,
    fox_to,
    legal_uses,
)
from stammtisch.games.histrio.rules.festival import request_options
from stammtisch.games.histrio.rules.mood import steps_of
from stammtisch.games.histrio.rules.state import Tableau
from stammtisch.games.histrio.rules.travel import second_city_options, travel_options


def offered(table: Tableau, seat: i64, question: i64, argument: i64) -> i64:
    """The set of options of a decision; the only place where legality is read from. [6.6]"""
    mat = table.mats[seat]
    if question == ids.CHOOSE_TRAVEL:
        return travel_options(table, seat)
    if question == ids.COURT_CHOICE:
        return (mat.company << 1) | 1
    if question == ids.STEAL_TARGET:
        return robbable(table, seat)
    if question == ids.DISCARD_REQUEST:
        return mat.requests
    if question == ids.PLAY_REQUEST:
        return request_options(table, seat)
    if question == ids.CHOOSE_SECOND_CITY:
        return second_city_options(table, seat)
    if question == ids.OX_CITY:
        return mat.hand
    if question == ids.FOX_FROM:
        return fox_from(table, seat)
    if question == ids.FOX_TO:
        return fox_to(table, seat)
    if question == ids.BEAR_CITY:
        return bear_cities(table, seat)
    if question == ids.ELEPHANT_FIRST:
        return elephant_first(table, seat)
    if question == ids.ELEPHANT_SECOND:
        return elephant_second(table, seat, table.first_city)
    if question == ids.NIGHTINGALE_MOVE:
        return needle_moves(table, argument >> ids.BEYOND)
    if question == ids.CHAMELEON_ROLE:
        return below(2)
    return (legal_uses(table, seat, argument) << 1) | 1  # a window: pass, or use


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


def completes_an_answer(question: i64) -> bool:
    """Whether a question only completes the last answer: uses of entertainers, double journeys."""
    return (
        question == ids.OX_CITY
        or question == ids.CHOOSE_SECOND_CITY
        or ids.FOX_FROM <= question <= ids.ELEPHANT_SECOND
        or question == ids.NIGHTINGALE_MOVE
    )
