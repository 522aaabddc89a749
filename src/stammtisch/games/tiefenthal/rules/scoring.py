"""The end of the game: points and tie-break. [8]"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from stammtisch.games.tiefenthal.rules import ids
from stammtisch.games.tiefenthal.rules.reputation import space_at, track
from stammtisch.games.tiefenthal.rules.state import Tableau

STANDING_WIDTH: Final = 1000


def noble_points(t: Tableau, seat: i64) -> i64:
    """Points of all nobles in the deck. [8]"""
    return t.mats[seat].owned[ids.NOBLE] * t.box.vp[ids.NOBLE]


def staff_points(t: Tableau, seat: i64) -> i64:
    """Points of all tavern cards in the deck. [8]"""
    return card_points(t, seat, 0, ids.TAVERN_CARDS)


def guest_points(t: Tableau, seat: i64) -> i64:
    """Points of all regulars and guests in the deck. [8]"""
    return card_points(t, seat, ids.NOBLE + 1, t.box.kinds)


def card_points(t: Tableau, seat: i64, kind: i64, end: i64) -> i64:
    """Points of the owned cards from one kind up to another."""
    mat = t.mats[seat]
    points: i64 = 0
    while kind < end:
        points += mat.owned[kind] * t.box.vp[kind]
        kind += 1
    return points


def reputation_points(t: Tableau, seat: i64) -> i64:
    """The value of the marker's space, or of the last point space behind it. [8, R43]"""
    if t.module < 3:
        return 0
    return t.box.reputation_vp[track(t) + space_at(t, t.mats[seat].reputation)]


def schnapps_points(t: Tableau, seat: i64) -> i64:
    """One point for each schnapps left. [8]"""
    return t.mats[seat].schnapps


def points(t: Tableau, seat: i64) -> i64:
    """All points of a seat. [8]"""
    cards: i64 = card_points(t, seat, 0, t.box.kinds)
    return cards + schnapps_points(t, seat) + reputation_points(t, seat)


def leftovers(t: Tableau, seat: i64) -> i64:
    """Ducats in the safe and beer in the store break a tie. [8]"""
    mat = t.mats[seat]
    return mat.safe + mat.store
