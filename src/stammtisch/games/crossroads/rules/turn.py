"""The nine steps of a turn, and the end of the game. [6.1, 8]"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from stammtisch.core.bits import add, bit, drop
from stammtisch.games.crossroads.rules import ids
from stammtisch.games.crossroads.rules.purse import update
from stammtisch.games.crossroads.rules.reputation import change_reputation, lowerable
from stammtisch.games.crossroads.rules.state import Mat, Tableau

CHEST_TO_POUCH: Final = 1
IMPRESSION: Final = 2
GOSSIP: Final = 3
INVESTING: Final = 4
RESERVING: Final = 5
BUILDING: Final = 6
RECIPES: Final = 7
UPDATING: Final = 8
END_OF_TURN: Final = 9


def stage(table: Tableau, number: i64) -> None:
    """The steps of a turn follow one another in a fixed order. [6.1, R39, R40]"""
    table.stage = number
    if number == END_OF_TURN:
        end_turn(table)
        return
    table.plan(ids.STAGE, number + 1)
    if number == CHEST_TO_POUCH:
        begin_turn(table)
    elif number == IMPRESSION:
        table.plan(ids.IMPRESSION_WELCOME, 0)
    elif number == GOSSIP:
        table.plan(ids.GOSSIP_ACTION, 0)
    elif number == INVESTING:
        table.plan(ids.INVEST, 0)
    elif number == RESERVING:
        table.plan(ids.SLIDE, 0)
        if table.mat().free_reserve() != ids.NOTHING:
            table.plan(ids.RESERVE_TILE, 0)
    elif number == BUILDING:
        table.plan(ids.BUILD_NEXT, 0)
    elif number == RECIPES:
        table.plan(ids.MAY_ANNOUNCE, 0)
        table.plan(ids.COMPLETE_RECIPE, 0)
    else:
        update(table)


def begin_turn(table: Tableau) -> None:
    """All guldens of the Chest go to the Pouch; debts stay. [6.1, R1]"""
    if table.round == 0:
        table.active = table.start
        table.round = 1
    mat = table.mat()
    mat.pouch += mat.chest
    mat.chest = 0
    mat.turns += 1
    table.rolled = 0
    table.gossips_used = 0
    table.bought = 0
    table.first_built = 0
    if table.journal is not None:
        table.journal.tell(ids.TURN_BEGUN, table.active, table.round, mat.pouch)


# -- step 2 ----------------------------------------------------------------------------------------


def welcome_options(table: Tableau) -> i64:
    """Groups not on the welcome space that leave an unwelcome one; or pass. [6.2, R4, R5]"""
    mat = table.mat()
    fallible = fallible_groups(table, mat)
    options = bit(ids.NO_IMPRESSION)
    group: i64 = 0
    while group < ids.GROUPS:
        if group != mat.welcome and drop(fallible, group) != 0:
            options = add(options, group)
        group += 1
    return options


def fallible_groups(table: Tableau, mat: Mat) -> i64:
    """Groups not lying on the unwelcome space whose drop keeps Prestige. [6.2, R5, R65]"""
    groups = lowerable(table, mat, -table.box.limits.unwelcome)
    return groups if mat.unwelcome == ids.NOTHING else drop(groups, mat.unwelcome)


def unwelcome_options(table: Tableau, welcome: i64) -> i64:
    """Any such group but the one that is made welcome. [6.2]"""
    return drop(fallible_groups(table, table.mat()), welcome)


def make_impression(table: Tableau, welcome: i64, unwelcome: i64) -> None:
    """Both guest tiles are laid; the welcome group rises first, then one falls. [6.2, R2, R3]"""
    mat = table.mat()
    mat.welcome = welcome
    mat.unwelcome = unwelcome
    if table.journal is not None:
        table.journal.tell(ids.IMPRESSION_MADE, table.active, welcome, unwelcome)
    table.plan(ids.UNWELCOME, unwelcome)
    change_reputation(table, table.active, welcome, table.box.limits.welcome, 0)


def turn_away(table: Tableau, group: i64) -> None:
    """The unwelcome group falls after all that the welcome one has set off. [6.2]"""
    change_reputation(table, table.active, group, table.box.limits.unwelcome, 0)


# -- the end ---------------------------------------------------------------------------------------


def full(table: Tableau, mat: Mat) -> bool:
    """Whether the 16 normal spaces of an inn are covered; corners do not count. [8.1, R63]"""
    return table.box.normal & ~mat.built == 0


def all_full(table: Tableau) -> bool:
    """Whether every inn is full. [8.2]"""
    for mat in table.mats:
        if not full(table, mat):
            return False
    return True


def may_announce(table: Tableau) -> None:
    """A player with a full inn may announce the end, if somebody's inn is not full yet. [8.1, R53]

    Without basic tiles there is nothing to announce: the first full inn ends the game. [8.3]
    """
    if table.announcer != ids.NOBODY or not table.with_corners or not full(table, table.mat()):
        return
    if not all_full(table):
        table.plan(ids.ANNOUNCE_END, 0)


def announce(table: Tableau) -> None:
    """The round is the last: everybody after the announcer still takes a turn. [8.1]"""
    table.announcer = table.active
    if table.journal is not None:
        table.journal.tell(ids.END_ANNOUNCED, table.active)


def end_turn(table: Tableau) -> None:
    """The next player follows clockwise, full inn or not, or the game is over. [6.1, 8, R64]"""
    following: i64 = (table.active + 1) % table.seats
    reason = why_over(table, following == table.start)
    if reason != 0:
        table.ended = reason
        if table.journal is not None:
            table.journal.tell(ids.MATCH_ENDED, reason)
        return
    if following == table.start:
        table.round += 1
    table.active = following
    table.plan(ids.STAGE, CHEST_TO_POUCH)


def why_over(table: Tableau, round_done: bool) -> i64:
    """The reason for which the game ends after this turn, 0 if it goes on. [8, R54, R55, R56]"""
    if table.announcer != ids.NOBODY:
        return ids.ENDED_BY_ANNOUNCEMENT if round_done else 0
    if not table.with_corners and full(table, table.mat()):
        return ids.ENDED_BY_FIRST_FULL_INN
    if all_full(table):
        return ids.ENDED_BY_FULL_INNS
    if round_done and table.round >= table.last_round:
        return ids.ENDED_BY_LAST_ROUND
    return 0
