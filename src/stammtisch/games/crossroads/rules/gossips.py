"""Gossip actions: each type once a turn, in their two-seat and their table form. [7.9]"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from stammtisch.core.bits import add, below, bit, has, lowest, rest
from stammtisch.games.crossroads.rules import ids
from stammtisch.games.crossroads.rules.digits import digit, raised
from stammtisch.games.crossroads.rules.purse import gain_guldens, into_chest, spend_gossips
from stammtisch.games.crossroads.rules.reputation import change_reputation, lowerable
from stammtisch.games.crossroads.rules.state import Tableau
from stammtisch.games.crossroads.rules.swaps import swap_possible

BOTH: Final = 2  # opponents that an action at the table strikes


def gossip_options(table: Tableau) -> i64:
    """Actions of types not used yet that can be paid and would do something, or end. [6.2]"""
    options = bit(ids.NO_GOSSIP_ACTION)
    held = table.mat().gossips
    if held == 0:
        return options
    gossip = table.box.gossip
    option: i64 = 0
    while option < ids.GOSSIP_ACTIONS:
        type = gossip.type[option]
        if (
            digit(held, type) >= gossip.spend[option]
            and not has(table.gossips_used, type)
            and has(gossip.seats[option], table.seats)
            and possible(table, option)
        ):
            options = add(options, option)
        option += 1
    return options


def possible(table: Tableau, option: i64) -> bool:
    """Whether an action would do something, judged with the price paid. [7.9]"""
    if option == ids.ECONOMIC_2_DUEL:
        opponent = table.mats[table.across(1)]
        return opponent.chest > 0 or stealable(table, paid(table, option)) != 0
    if option == ids.ECONOMIC_2_TABLE:
        return victim_options(table) != 0
    if option == ids.TRAVELLER_1:
        return table.tracks != 0
    if option == ids.TRAVELLER_2:
        return swap_possible(table)
    return True


def paid(table: Tableau, option: i64) -> i64:
    """The gossips that are left after paying for an action. [7.9]"""
    gossip = table.box.gossip
    return raised(table.mat().gossips, gossip.type[option], -gossip.spend[option])


def use_gossips(table: Tableau, option: i64) -> None:
    """The gossips are paid first, then the action follows. [7.9, R10]"""
    gossip = table.box.gossip
    spend_gossips(table, gossip.type[option], gossip.spend[option])
    table.gossips_used = add(table.gossips_used, gossip.type[option])
    if table.journal is not None:
        table.journal.tell(ids.GOSSIP_ACTION_USED, table.active, option)
    if option == ids.ECONOMIC_1:
        gain_guldens(table, gossip.guldens, table.box.limits.economic_to_pouch)
    elif option == ids.ECONOMIC_2_DUEL:
        table.plan(ids.ASK_STOLEN_TYPE, 0)
        steal_guldens(table, 1, gossip.stolen_in_duel, table.box.limits.economic_to_pouch)
    elif option == ids.ECONOMIC_2_TABLE:
        table.plan(ids.GOSSIP_VICTIMS, 0)
    elif option == ids.POLITICAL_1:
        table.plan(ids.GOSSIP_REP_UP, gossip.raise_own)
    elif option == ids.POLITICAL_2_DUEL:
        table.plan(ids.GOSSIP_REP_UP, gossip.raise_in_duel)
        table.plan(ids.GOSSIP_REP_DOWN, 0)
    elif option == ids.POLITICAL_2_TABLE:
        table.plan(ids.GOSSIP_REP_DOWN, 0)
    elif option == ids.TRAVELLER_1:
        table.plan(ids.GOSSIP_TRACK, 0)
    else:
        table.plan(ids.SWAP_OWN_TILE, 0)


# -- economic gossips ------------------------------------------------------------------------------


def steal_guldens(table: Tableau, opponent: i64, most: i64, to_pouch: bool) -> None:
    """Stolen guldens come out of the victim's Chest, if there are any. [7.1, 7.9]"""
    victim = table.mats[table.across(opponent)]
    stolen = most if most < victim.chest else victim.chest
    if stolen == 0:
        return
    victim.chest -= stolen
    gained = stolen
    if to_pouch:
        table.mat().pouch += stolen
    else:
        gained = into_chest(table, table.active, stolen)
    if table.journal is not None:
        seat = table.across(opponent)
        where: i64 = 1 if to_pouch else 0
        lost: i64 = stolen - gained
        table.journal.tell(ids.GULDENS_STOLEN, table.active, seat, stolen, where, lost)


def stealable(table: Tableau, held: i64) -> i64:
    """Types that the opponent holds and of which the thief holds fewer than three. [6.2]"""
    theirs = table.mats[table.across(1)].gossips
    types: i64 = 0
    type: i64 = 0
    while type < ids.GOSSIPS:
        if digit(theirs, type) > 0 and digit(held, type) < table.box.limits.gossips:
            types = add(types, type)
        type += 1
    return types


def ask_stolen_type(table: Tableau) -> None:
    """The thief chooses the type of the gossip, unless none can be taken. [6.2, R23]"""
    if stealable(table, table.mat().gossips) != 0:
        table.plan(ids.GOSSIP_STEAL_TYPE, 0)


def steal_gossip(table: Tableau, type: i64) -> None:
    """A gossip changes hands. [7.9]"""
    victim = table.mats[table.across(1)]
    mat = table.mat()
    victim.gossips = raised(victim.gossips, type, -1)
    mat.gossips = raised(mat.gossips, type, 1)
    if table.journal is not None:
        table.journal.tell(ids.GOSSIP_STOLEN, table.active, table.across(1), type)


def victims(pair: i64) -> i64:
    """The two opponents, counted clockwise from 1, of an option of `gossip_victims`. [6.5]"""
    if pair == 0:
        return bit(1) | bit(2)
    if pair == 1:
        return bit(1) | bit(3)
    return bit(2) | bit(3)


def victim_options(table: Tableau) -> i64:
    """Two different opponents, at least one of them with a gulden in the Chest. [6.2, R24]"""
    rich: i64 = 0
    opponent: i64 = 1
    while opponent < table.seats:
        if table.mats[table.across(opponent)].chest > 0:
            rich = add(rich, opponent)
        opponent += 1
    options: i64 = 0
    pair: i64 = 0
    while pair < 3:
        if victims(pair) & ~below(table.seats) == 0 and victims(pair) & rich != 0:
            options = add(options, pair)
        pair += 1
    return options


def rob_victims(table: Tableau, pair: i64) -> None:
    """Each of the two loses a gulden, if there is one, into the Pouch of the thief. [7.9]"""
    opponents = victims(pair)
    while opponents != 0:
        steal_guldens(table, lowest(opponents), table.box.gossip.stolen_at_table, True)
        opponents = rest(opponents)


# -- political gossips -----------------------------------------------------------------------------


def rep_down_options(table: Tableau, struck: i64) -> i64:
    """Pairs of player and group; `struck` are the opponents chosen already. [6.2, R25, R26]

    In a duel one may lower oneself, if Prestige stays at 1 or more.
    """
    options: i64 = 0
    if table.seats == BOTH:
        options = lowerable(table, table.mat(), table.box.gossip.lower_in_duel)
    opponent: i64 = 1
    while opponent < table.seats:
        if not has(struck, opponent):
            options |= below(ids.GROUPS) << (opponent * ids.GROUPS)
        opponent += 1
    return options


def lower_reputation(table: Tableau, struck: i64, option: i64) -> None:
    """A rival (in a duel perhaps oneself) drops; at the table a second rival follows. [7.9, R26]"""
    opponent: i64 = option // ids.GROUPS
    gossip = table.box.gossip
    by = gossip.lower_in_duel if table.seats == BOTH else gossip.lower_at_table
    if table.seats > BOTH and struck == 0:
        table.plan(ids.GOSSIP_REP_DOWN, bit(opponent))
    change_reputation(table, table.across(opponent), option % ids.GROUPS, -by, 0)


# -- traveller's gossips ---------------------------------------------------------------------------


def track_options(table: Tableau) -> i64:
    """The tracks with at least one tile on them. [6.2]"""
    options: i64 = 0
    if table.filled_slots() & below(ids.SLOTS) != 0:
        options = add(options, 0)
    if table.filled_slots() & ~below(ids.SLOTS) != 0:
        options = add(options, 1)
    return options
