"""Chapter 12: hopes for the festival while the season still runs."""

from __future__ import annotations

from math import exp, sqrt

from mypy_extensions import i64

from stammtisch.core.bits import count
from stammtisch.games.histrio.rules import ids
from stammtisch.games.histrio.rules.conditions import genre_sum
from stammtisch.games.histrio.rules.state import Mat, Tableau


def logistic(x: float) -> float:
    """From 0 to 1."""
    if x > 30.0:
        return 1.0
    if x < -30.0:
        return 0.0
    return 1.0 / (1.0 + exp(-x))


def rounds_to_come(table: Tableau) -> i64:
    """Rounds of this season after the present one."""
    return (table.deck.left + table.box.cities - 1) // table.box.cities


def comedy_chance(needle: i64, rounds: i64) -> float:
    """The chance that the season ends with a king who wants comedy. [12: 1]"""
    return logistic((float(needle) - 0.5) / (0.35 + 1.3 * sqrt(float(rounds))))


def lead_of(table: Tableau, mat: Mat) -> i64:
    """Comedy levels minus tragedy levels."""
    return genre_sum(table, mat, ids.COMEDY) - genre_sum(table, mat, ids.TRAGEDY)


def festival_hope(table: Tableau, seat: i64) -> float:
    """What the coming festival may bring with the troupe as it is."""
    mat = table.mats[seat]
    best_comedy: i64 = -99
    best_tragedy: i64 = -99
    other: i64 = 0
    for rival in table.mats:
        if other != seat:
            lead = lead_of(table, rival)
            if lead > best_comedy:
                best_comedy = lead
            if -lead > best_tragedy:
                best_tragedy = -lead
        other += 1
    box = table.box
    comedians = count(mat.ensemble & box.of_genre[ids.COMEDY])
    tragedians = count(mat.ensemble & box.of_genre[ids.TRAGEDY])
    return hope(
        table, table.needle, lead_of(table, mat), comedians, tragedians, best_comedy, best_tragedy
    )


def hope(
    table: Tableau,
    needle: i64,
    lead: i64,
    comedians: i64,
    tragedians: i64,
    best_comedy: i64,
    best_tragedy: i64,
) -> float:
    """Both moods, each with its chance. [12: 2]"""
    rounds = rounds_to_come(table)
    comedy = comedy_chance(needle, rounds)
    per_actor = float(table.box.pay_per_actor)
    liked = float(table.box.pay_liked[table.season])
    factor = float(table.box.best_factor) - 1.0
    left = float(rounds)
    gay = per_actor * float(comedians) + show_hope(lead, best_comedy, left, liked, factor)
    sad = per_actor * float(tragedians) + show_hope(-lead, best_tragedy, left, liked, factor)
    return comedy * gay + (1.0 - comedy) * sad


def show_hope(own: i64, best: i64, left: float, liked: float, factor: float) -> float:
    """Liked pay times the chance to be liked, and more for the chance to be the best. [12: 2]"""
    pleases = logistic((float(own) - 0.5) / (0.35 + 0.5 * left))
    leads = logistic((float(own - best) + 0.3) / (0.5 + 0.7 * left))
    return liked * pleases * (1.0 + factor * leads)
