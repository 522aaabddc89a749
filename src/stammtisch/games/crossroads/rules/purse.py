"""Guldens, debts, Prestige, revenue and gossips of a seat. [7.1, 7.2, 7.13]"""

from __future__ import annotations

from mypy_extensions import i64

from stammtisch.core.bits import add
from stammtisch.games.crossroads.rules import ids
from stammtisch.games.crossroads.rules.digits import digit, raised
from stammtisch.games.crossroads.rules.state import Tableau


def gain_guldens(table: Tableau, guldens: i64, to_pouch: bool) -> None:
    """The Chest holds 20, what does not fit is lost; the Pouch holds all. [7.1, R8]"""
    mat = table.mat()
    gained = guldens
    if to_pouch:
        mat.pouch += guldens
    else:
        gained = into_chest(table, table.active, guldens)
    if table.journal is not None:
        where: i64 = 1 if to_pouch else 0
        table.journal.tell(ids.GULDENS_GAINED, table.active, gained, guldens - gained, where)


def into_chest(table: Tableau, seat: i64, guldens: i64) -> i64:
    """Put guldens into a Chest as far as they fit; how many did. [7.1, R7]"""
    mat = table.mats[seat]
    room = table.box.limits.chest - mat.chest
    gained = guldens if guldens < room else room
    mat.chest += gained
    return gained


def take_debts(table: Tableau, debts: i64) -> None:
    """Debts are counted without limit and paid only at the end of a turn. [7.1, R6]"""
    mat = table.mat()
    mat.debt += debts
    if table.journal is not None:
        table.journal.tell(ids.DEBTS_TAKEN, table.active, debts, mat.debt)


def change_prestige(table: Tableau, seat: i64, by: i64) -> None:
    """Prestige never goes below 1. [7.2]"""
    mat = table.mats[seat]
    before = mat.prestige
    mat.prestige += by
    if mat.prestige < table.box.limits.least_prestige:
        mat.prestige = table.box.limits.least_prestige
    if table.journal is not None and mat.prestige != before:
        table.journal.tell(ids.PRESTIGE_CHANGED, seat, mat.prestige - before, mat.prestige)


def change_revenue(table: Tableau, by: i64) -> None:
    """Revenue stays from 1 to 10; what would pass 10 is worth one gulden. [7.2, R16]"""
    mat = table.mat()
    limits = table.box.limits
    before = mat.revenue
    wanted = before + by
    mat.revenue = wanted
    if wanted > limits.most_revenue:
        mat.revenue = limits.most_revenue
    elif wanted < limits.least_revenue:
        mat.revenue = limits.least_revenue
    if table.journal is not None and mat.revenue != before:
        table.journal.tell(ids.REVENUE_CHANGED, table.active, mat.revenue - before, mat.revenue)
    if wanted > limits.most_revenue:
        gain_guldens(table, limits.overflow_guldens, False)


def gain_gossips(table: Tableau, type: i64, number: i64) -> None:
    """Gossips over three of a type, or missing in the supply, are not received. [7.4, R61]"""
    mat = table.mat()
    room = table.box.limits.gossips - digit(mat.gossips, type)
    left = digit(table.supply, type)
    gained = number if number < room else room
    if gained > left:
        gained = left
    if gained == 0:
        return
    table.supply = raised(table.supply, type, -gained)
    mat.gossips = raised(mat.gossips, type, gained)
    if table.journal is not None:
        table.journal.tell(ids.GOSSIP_GAINED, table.active, type, gained, digit(mat.gossips, type))


def lose_gossips(table: Tableau, type: i64, number: i64) -> None:
    """Gossips that are given up go back to the supply, as far as they are held. [7.4]"""
    mat = table.mat()
    held = digit(mat.gossips, type)
    lost = number if number < held else held
    if lost == 0:
        return
    spend_gossips(table, type, lost)
    if table.journal is not None:
        table.journal.tell(ids.GOSSIP_LOST, table.active, type, lost, digit(mat.gossips, type))


def spend_gossips(table: Tableau, type: i64, number: i64) -> None:
    """Gossips that are paid go to the supply. [7.9]"""
    mat = table.mat()
    mat.gossips = raised(mat.gossips, type, -number)
    table.supply = raised(table.supply, type, number)


def gossips_to_gain(table: Tableau) -> i64:
    """The types of which fewer than three are held and some are left in the supply. [6.4]"""
    held = table.mat().gossips
    types: i64 = 0
    type: i64 = 0
    while type < ids.GOSSIPS:
        if digit(held, type) < table.box.limits.gossips and digit(table.supply, type) > 0:
            types = add(types, type)
        type += 1
    return types


def gossips_held(held: i64) -> i64:
    """The types of which at least one is held. [6.4]"""
    types: i64 = 0
    type: i64 = 0
    while type < ids.GOSSIPS:
        if digit(held, type) > 0:
            types = add(types, type)
        type += 1
    return types


def update(table: Tableau) -> None:
    """Revenue into the Chest, then what is left in the Pouch, then debts are paid. [7.13]"""
    seat = table.active
    mat = table.mats[seat]
    income = into_chest(table, seat, mat.revenue)
    if table.journal is not None:
        lost: i64 = mat.revenue - income
        table.journal.tell(ids.INCOME_RECEIVED, seat, income, lost, mat.chest)
    kept = into_chest(table, seat, mat.pouch)
    if table.journal is not None and mat.pouch > 0:
        lost = mat.pouch - kept
        table.journal.tell(ids.GULDENS_KEPT, seat, kept, lost, mat.chest)
    mat.pouch = 0
    paid = mat.debt if mat.debt < mat.chest else mat.chest
    if paid > 0:
        mat.chest -= paid
        mat.debt -= paid
        if table.journal is not None:
            table.journal.tell(ids.DEBTS_PAID, seat, paid, mat.debt, mat.chest)
