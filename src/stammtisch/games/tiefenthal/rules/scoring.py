"""The end of the game: points and tie-break. [8]"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from stammtisch.games.tiefenthal.rules import ids
from stammtisch.games.tiefenthal.rules.reputation import space_at, track
from stammtisch.games.tiefenthal.rules.state import Tableau

STANDING_WIDTH: Final = 1000


def noble_points(table: Tableau, seat: i64) -> i64:
    """Points of all nobles in the deck. [8]"""
    return table.mats[seat].owned[ids.NOBLE] * table.box.vp[ids.NOBLE]


def staff_points(table: Tableau, seat: i64) -> i64:
    """Points of all tavern cards in the deck. [8]"""
    return card_points(table, seat, 0, ids.TAVERN_CARDS)


def guest_points(table: Tableau, seat: i64) -> i64:
    """Points of all regulars and guests in the deck. [8]"""
    return card_points(table, seat, ids.NOBLE + 1, table.box.kinds)


def card_points(table: Tableau, seat: i64, kind: i64, end: i64) -> i64:
    """Points of the owned cards from one kind up to another."""
    mat = table.mats[seat]
    points: i64 = 0
    while kind < end:
        points += mat.owned[kind] * table.box.vp[kind]
        kind += 1
    return points


def reputation_points(table: Tableau, seat: i64) -> i64:
    """The value of the marker's space, or of the last point space behind it. [8, R43]"""
    if table.module < 3:
        return 0
    return table.box.reputation_vp[track(table) + space_at(table, table.mats[seat].reputation)]


def schnapps_points(table: Tableau, seat: i64) -> i64:
    """One point for each schnapps left. [8]"""
    return table.mats[seat].schnapps


def points(table: Tableau, seat: i64) -> i64:
    """All points of a seat. [8]"""
    cards: i64 = card_points(table, seat, 0, table.box.kinds)
    return cards + schnapps_points(table, seat) + reputation_points(table, seat)


def leftovers(table: Tableau, seat: i64) -> i64:
    """Ducats in the safe and beer in the store break a tie. [8]"""
    mat = table.mats[seat]
    return mat.safe + mat.store
