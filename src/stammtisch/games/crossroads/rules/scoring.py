"""Final scoring and tie-breaks. [8.4, 8.5]"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from stammtisch.core.bits import count
from stammtisch.games.crossroads.rules import ids
from stammtisch.games.crossroads.rules.digits import digit, total
from stammtisch.games.crossroads.rules.state import Mat, Tableau

TIE_BREAK: Final = 100  # more than any reputation


def group_points(table: Tableau, mat: Mat, group: i64) -> i64:
    """What the space of a reputation token is worth at the end. [8.4]"""
    spaces = table.box.limits.most_reputation + 1
    return table.box.reputation_points[group * spaces + digit(mat.reputation, group)]


def reputation_points(table: Tableau, mat: Mat) -> i64:
    """What all five reputations are worth. [8.4]"""
    points: i64 = 0
    group: i64 = 0
    while group < ids.GROUPS:
        points += group_points(table, mat, group)
        group += 1
    return points


def gulden_points(table: Tableau, mat: Mat) -> i64:
    """Three guldens in the Chest are worth a point. [8.4]"""
    return (mat.chest + mat.pouch) // table.box.limits.guldens_per_point


def tokens(mat: Mat) -> i64:
    """All ingredient tokens on own tiles."""
    return count(mat.stocked) + count(mat.heaped)


def sum_of_points(table: Tableau, mat: Mat) -> i64:
    """Everything that counts, in one go. [8.4]"""
    limits = table.box.limits
    return (
        mat.prestige
        + reputation_points(table, mat)
        + gulden_points(table, mat)
        + limits.per_gossip * total(mat.gossips)
        + limits.per_token * tokens(mat)
        + limits.per_debt * mat.debt
        + limits.per_recipe * count(mat.hand)
    )


def points(table: Tableau, mat: Mat) -> i64:
    """The total is never less than 1. [8.4, R57]"""
    summed = sum_of_points(table, mat)
    least = table.box.limits.least_score
    return summed if summed > least else least


def standing(table: Tableau, mat: Mat) -> i64:
    """Ties go to the higher Nobles, then Townsfolk reputation, then are shared. [8.5, R58]"""
    nobles = digit(mat.reputation, ids.NOBLES)
    townsfolk = digit(mat.reputation, ids.TOWNSFOLK)
    return (points(table, mat) * TIE_BREAK + nobles) * TIE_BREAK + townsfolk
