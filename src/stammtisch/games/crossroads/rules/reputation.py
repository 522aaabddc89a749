"""Reputation with the five groups, and the special spaces on the way. [7.3]"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from stammtisch.core.bits import add, below, count
from stammtisch.games.crossroads.rules import ids
from stammtisch.games.crossroads.rules.digits import digit, with_digit
from stammtisch.games.crossroads.rules.purse import change_prestige
from stammtisch.games.crossroads.rules.state import Mat, Tableau

LINKS: Final = 1024  # special action = group * LINKS + rolls of the chain so far


def change_reputation(table: Tableau, seat: i64, group: i64, by: i64, rolls: i64) -> None:
    """A token that enters or passes a special space sets off the action of its group. [7.3, R13]

    The player on turn carries it out, whoever owns the token. `rolls` counts the die rolls of the
    chain in which this change happens, 0 outside one.
    """
    mat = table.mats[seat]
    before = digit(mat.reputation, group)
    wanted = before + by
    after = reached(table, wanted)
    mat.reputation = with_digit(mat.reputation, group, after)
    if table.journal is not None and after != before:
        table.journal.tell(ids.REPUTATION_CHANGED, seat, group, before, after)
    if wanted < 0:
        fall_below_zero(table, seat, -wanted)
    hits = special_hits(table, group, before, wanted)
    if group == ids.OUTLAWS and rolls >= table.box.limits.chain:
        return
    while hits > 0:
        table.plan(ids.SPECIAL, group * LINKS + rolls)
        hits -= 1


def reached(table: Tableau, wanted: i64) -> i64:
    """Tokens stay on the track, from 0 to 12. [7.3]"""
    if wanted < 0:
        return 0
    if wanted > table.box.limits.most_reputation:
        return table.box.limits.most_reputation
    return wanted


def fall_below_zero(table: Tableau, seat: i64, short: i64) -> None:
    """Each space that is missing below 0 costs a Prestige. [7.2, R27]

    A rival's drop that would take Prestige below 1 leaves it unchanged; one's own stops at 1.
    """
    mat = table.mats[seat]
    if seat != table.active and mat.prestige - short < table.box.limits.least_prestige:
        return
    change_prestige(table, seat, -short)


def special_hits(table: Tableau, group: i64, before: i64, wanted: i64) -> i64:
    """How many actions a move sets off: each space on the way, and passing 12. [7.3, R11, R12]

    A token that leaves a special space does not set it off; one that rests at 0 neither.
    """
    after = reached(table, wanted)
    spaces = table.box.special_spaces[group]
    if wanted > before:
        hits = count(spaces & below(after + 1) & ~below(before + 1))
        return hits + 1 if wanted > after else hits
    return count(spaces & below(before) & ~below(after))


def lowerable(table: Tableau, mat: Mat, by: i64) -> i64:
    """The groups whose drop by so much leaves Prestige at 1 or more. [7.2]"""
    if mat.prestige - by >= table.box.limits.least_prestige:
        return all_groups()
    groups: i64 = 0
    group: i64 = 0
    while group < ids.GROUPS:
        short = by - digit(mat.reputation, group)
        if short <= 0 or mat.prestige - short >= table.box.limits.least_prestige:
            groups = add(groups, group)
        group += 1
    return groups


def all_groups() -> i64:
    """The set of the five groups."""
    return below(ids.GROUPS)
