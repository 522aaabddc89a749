"""The effect vocabulary: what is gained, and what covering a basic tile takes back. [7.4]"""

from __future__ import annotations

from mypy_extensions import i64

from stammtisch.games.crossroads.rules import ids
from stammtisch.games.crossroads.rules.digits import digit
from stammtisch.games.crossroads.rules.market import discard_tile, draw_tile, keep_in_reserve
from stammtisch.games.crossroads.rules.purse import (
    change_prestige,
    change_revenue,
    gain_gossips,
    gain_guldens,
    gossips_held,
    gossips_to_gain,
    lose_gossips,
    take_debts,
)
from stammtisch.games.crossroads.rules.recipes import discard_at_random, draw_recipes
from stammtisch.games.crossroads.rules.reputation import LINKS, change_reputation, lowerable
from stammtisch.games.crossroads.rules.special import roll_die, special_to_pouch
from stammtisch.games.crossroads.rules.state import Tableau


def gain_effects(table: Tableau, place: i64) -> None:
    """Effects are received in printed order, each with all that it sets off. [7.4]"""
    kind = table.box.effect[place]
    if kind == ids.END_OF_EFFECTS:
        return
    table.plan(ids.EFFECTS, place + 1)
    of = table.box.effect_of[place]
    by = table.box.effect_by[place]
    if kind == ids.GOSSIP:
        gain_gossip(table, of, by)
    elif kind == ids.REPUTATION:
        gain_reputation(table, of, by, 0)
    elif kind == ids.GULDENS:
        change_guldens(table, by, False)
    elif kind == ids.RECIPE:
        draw_recipes(table, table.active, by)
    elif kind == ids.RESERVE:
        table.mat().waiting_reserves += by
    elif kind == ids.DICE_GULDENS:
        gain_guldens(table, roll_die(table), False)
    else:
        change_numbers(table, kind, by)


def gain_die_effects(table: Tableau, place: i64, rolls: i64) -> None:
    """What a roll of the Outlaws' die brings, in listed order. [7.5, R15]"""
    kind = table.box.effect[place]
    if kind == ids.END_OF_EFFECTS:
        return
    table.plan(ids.DIE_EFFECTS, (place + 1) * LINKS + rolls)
    of = table.box.effect_of[place]
    by = table.box.effect_by[place]
    if table.journal is not None and die_void(table, kind, of, by):
        table.journal.tell(ids.DIE_VOID, table.active, kind)
    if kind == ids.LOSE_GOSSIP:
        ask_lost_gossip(table, ids.OUTLAWS_LOSE_GOSSIP)
    elif kind == ids.REPUTATION:
        gain_reputation(table, of, by, rolls)
    elif kind == ids.GULDENS:
        change_guldens(table, by, special_to_pouch(table))
    else:
        change_numbers(table, kind, by)


def die_void(table: Tableau, kind: i64, of: i64, by: i64) -> bool:
    """Whether a roll of the die takes what the player on turn has not got. [7.5, R14]"""
    mat = table.mat()
    limits = table.box.limits
    if kind == ids.LOSE_GOSSIP:
        return gossips_held(mat.gossips) == 0
    if kind == ids.REPUTATION and of != ids.ANY:
        bottom: bool = digit(mat.reputation, of) == 0 and mat.prestige == limits.least_prestige
        return by < 0 and bottom
    return kind == ids.REVENUE and by < 0 and mat.revenue == limits.least_revenue


def change_numbers(table: Tableau, kind: i64, by: i64) -> None:
    """Prestige or revenue; a Garden patch gives nothing until it is covered. [7.4]"""
    if kind == ids.PRESTIGE:
        change_prestige(table, table.active, by)
    elif kind == ids.REVENUE:
        change_revenue(table, by)


def change_guldens(table: Tableau, by: i64, to_pouch: bool) -> None:
    """Negative guldens are debts. [7.4]"""
    if by >= 0:
        gain_guldens(table, by, to_pouch)
    else:
        take_debts(table, -by)


def gain_gossip(table: Tableau, type: i64, number: i64) -> None:
    """Gossips of any type are chosen one by one. [7.4]"""
    if type != ids.ANY:
        gain_gossips(table, type, number)
        return
    while number > 0:
        table.plan(ids.ASK_GOSSIP, ids.GAIN_GOSSIP_TYPE)
        number -= 1


def ask_gossip(table: Tableau, question: i64) -> None:
    """Ask which gossip is taken, unless none can be. [6.3, 6.4]"""
    if gossips_to_gain(table) != 0:
        table.plan(question, 0)


def ask_lost_gossip(table: Tableau, question: i64) -> None:
    """Ask which gossip is given up, unless none is held. [6.3, 6.4]"""
    if gossips_held(table.mat().gossips) != 0:
        table.plan(question, 0)


def gain_reputation(table: Tableau, group: i64, by: i64, rolls: i64) -> None:
    """Reputation with any group goes to one group of the player's choice. [7.4]"""
    if group == ids.ANY:
        table.plan(ids.GAIN_REPUTATION_GROUP, by)
    else:
        change_reputation(table, table.active, group, by, rolls)


def ask_reserve(table: Tableau) -> None:
    """Ask which tile is reserved if a place is free and a track holds a tile. [7.4]"""
    if table.mat().free_reserve() != ids.NOTHING and table.filled_slots() != 0:
        table.plan(ids.RESERVE_EFFECT, 0)


def reserve_by_effect(table: Tableau, slot: i64) -> None:
    """A tile reserved by an effect is replaced on its slot at once; nothing slides. [7.4]"""
    keep_in_reserve(table, slot)
    draw_tile(table, slot)


def take_back(table: Tableau, place: i64) -> None:
    """Bonuses of a covered basic tile are given back in printed order. [7.6, R18, R19]

    Only bonuses are, and what a special action on the way has made impossible is left out.
    """
    kind = table.box.effect[place]
    if kind == ids.END_OF_EFFECTS:
        return
    table.plan(ids.TAKE_BACK, place + 1)
    of = table.box.effect_of[place]
    by = table.box.effect_by[place]
    if kind == ids.DICE_GULDENS:
        take_debts(table, roll_die(table))
    elif by <= 0:
        return
    elif kind == ids.GOSSIP:
        take_back_gossip(table, of, by)
    elif kind == ids.REPUTATION:
        take_back_reputation(table, of, by)
    elif kind == ids.GULDENS:
        take_debts(table, by)
    elif kind == ids.RECIPE:
        discard_at_random(table, by)
    elif kind == ids.RESERVE:
        ask_discard(table, by)
    else:
        change_numbers(table, kind, -by)


def take_back_gossip(table: Tableau, type: i64, number: i64) -> None:
    """Gossips of any type are given back one by one, of the player's choice. [7.4]"""
    if type != ids.ANY:
        lose_gossips(table, type, number)
        return
    while number > 0:
        table.plan(ids.ASK_LOST_GOSSIP, ids.LOSE_GOSSIP_TYPE)
        number -= 1


def take_back_reputation(table: Tableau, group: i64, by: i64) -> None:
    """Reputation with any group is taken from one group, not necessarily the same. [7.4]"""
    if group != ids.ANY:
        change_reputation(table, table.active, group, -by, 0)
    elif lowerable(table, table.mat(), by) != 0:
        table.plan(ids.LOSE_REPUTATION_GROUP, by)


def ask_discard(table: Tableau, number: i64) -> None:
    """Ask which reserved tile is given back, as long as any is due and any is there. [6.4]"""
    if number > 0 and table.mat().reserves() != 0:
        table.plan(ids.DISCARD_RESERVED, number)


def discard_reserved(table: Tableau, number: i64, place: i64) -> None:
    """A reserved tile that is given back goes onto the discard pile of its tier. [7.4]"""
    mat = table.mat()
    kind = mat.reserve(place)
    mat.write_reserve(place, ids.NOTHING)
    discard_tile(table, kind)
    if table.journal is not None:
        table.journal.tell(ids.RESERVED_DISCARDED, table.active, kind)
    ask_discard(table, number - 1)
