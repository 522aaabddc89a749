"""Levels and favours that a seat has paid for and still picks, one after the other.

A bot compares them before they are picked: to try all orders of three picks would take most of its
time, and the best pick now is nearly always the best first one.
"""

from __future__ import annotations

from mypy_extensions import i64

from stammtisch.core.bits import drop, lowest, rest
from stammtisch.games.taverna.judgement.worth import favour_value, level_value
from stammtisch.games.taverna.rules import ids
from stammtisch.games.taverna.rules.state import Tableau, first_of, kind_of, seat_of


def picks_value(table: Tableau, seat: i64, f: float) -> float:
    """What the picks to come are worth to a seat."""
    asked = table.next_step()
    if seat_of(asked) != seat:
        return 0.0
    if kind_of(asked) == ids.CHOOSE_TRACK:
        return float(number_of(table, ids.RAISE_ON)) * best_level(table, seat, f)
    if kind_of(asked) == ids.CHOOSE_FAVOUR:
        return best_favours(table, number_of(table, ids.PICK_FAVOURS), f)
    return 0.0


def number_of(table: Tableau, more: i64) -> i64:
    """The pick that is asked for, and those that the step behind it will ask for."""
    if table.planned < 2:
        return 1
    behind = table.agenda[table.planned - 2]
    if kind_of(behind) == more:
        return 1 + first_of(behind)
    return 1


def best_level(table: Tableau, seat: i64, f: float) -> float:
    """The level that brings most now."""
    best: float = 0.0
    track: i64 = 0
    while track < ids.PEOPLES:
        best = max(best, level_value(table, seat, track, f))
        track += 1
    return best


def best_favours(table: Tableau, number: i64, f: float) -> float:
    """So many of the best favours in the row."""
    favours = table.box.favours
    row = table.favour_row
    total: float = 0.0
    while number > 0 and row != 0:
        best: float = -1.0
        best_tile: i64 = 0
        tiles = row
        while tiles != 0:
            tile = lowest(tiles)
            tiles = rest(tiles)
            value = favour_value(table, favours.effects_from[favours.kind_of_tile[tile]], f)
            if value > best:
                best = value
                best_tile = tile
        total += best
        row = drop(row, best_tile)
        number -= 1
    return total
