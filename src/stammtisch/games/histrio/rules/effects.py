"""Chapter 7: the effects that cards have, one function for each kind. [7.1, 7.6, 7.7]"""

from __future__ import annotations

from mypy_extensions import i64

from stammtisch.core.bits import add, drop
from stammtisch.games.histrio.rules import ids
from stammtisch.games.histrio.rules.mood import impresarios_on_stage
from stammtisch.games.histrio.rules.state import Tableau


def schedule_effects(table: Tableau, seat: i64, source: i64) -> None:
    """Plan the effects of a card, to be carried out from left to right. [7.7]"""
    effect = table.box.first_effect[source + 1] - 1
    while effect >= table.box.first_effect[source]:
        table.then(ids.EFFECT + ids.STEP * (seat + ids.SEAT * effect))
        effect -= 1


def carry_out(table: Tableau, seat: i64, effect: i64) -> None:
    """Carry out one effect, or ask what it needs to know. [7.7]"""
    kind = table.box.effect_kind[effect]
    n = table.box.effect_n[effect]
    if kind == ids.COINS:
        take_coins(table, seat, n)
    elif kind == ids.TRAVEL_RETURN:
        take_travel_back(table, seat)
    elif kind == ids.IMPRESARIO:
        open_box_office(table, seat)
    elif kind == ids.PAY_OR_LOSE:
        pay_or_lose(table, seat, n)
    elif kind == ids.DRAW_REQUESTS:
        draw_requests(table, seat, n)
    elif kind == ids.STEAL:
        if robbable(table, seat) != 0:
            table.then(ids.ASK_STEAL_TARGET + ids.STEP * (seat + ids.SEAT * n))
    elif kind == ids.MOOD:
        table.then(ids.ASK_NIGHTINGALE_MOVE + ids.STEP * (seat + ids.SEAT * effect))
    elif kind == ids.GUARD_DESTINATION:
        table.then(ids.ASK_OX_CITY + ids.STEP * seat)
    elif kind == ids.REPLACE_DESTINATION:
        table.then(ids.ASK_FOX_FROM + ids.STEP * seat)
    elif kind == ids.COUNT_AS_ALONE:
        table.then(ids.ASK_BEAR_CITY + ids.STEP * seat)
    elif kind == ids.SWAP_ROWS:
        table.then(ids.ASK_ELEPHANT_FIRST + ids.STEP * seat)
    # the Horse is settled with the travel choice, the Chameleon at the festival


def take_coins(table: Tableau, seat: i64, n: i64) -> None:
    """Take ecus from the treasury, which never runs out. [7.3] R48"""
    mat = table.mats[seat]
    mat.ecus += n
    if table.card >= table.box.actors + table.box.entertainers:
        mat.from_alms += n
    else:
        mat.from_entertainers += n
    if table.journal is not None:
        table.journal.tell(ids.E_TOOK_COINS, seat, n)


def take_travel_back(table: Tableau, seat: i64) -> None:
    """Level 1, Tortoise: the whole played pile comes back, this round's card too. [7.1] R9"""
    returned = table.mats[seat].take_travel_back()
    if table.journal is not None and returned > 0:
        table.journal.tell(ids.E_RETURNED_TRAVEL, seat, returned)


def open_box_office(table: Tableau, seat: i64) -> None:
    """Level 3: place an impresario if one is left, then an ecu for each on the stage. R13"""
    mat = table.mats[seat]
    if mat.on_stage < table.box.impresarios:
        mat.on_stage += 1
        if table.journal is not None:
            table.journal.tell(ids.E_PLACED_IMPRESARIO, seat)
    pay = impresarios_on_stage(table)
    mat.ecus += pay
    mat.from_stage += pay
    if table.journal is not None:
        table.journal.tell(ids.E_STAGE_PAID, seat, pay)


def pay_or_lose(table: Tableau, seat: i64, n: i64) -> None:
    """Level 5: pay the fee; who cannot pay loses the actor, without effect. [7.1] R14, R15"""
    mat = table.mats[seat]
    if mat.ecus < n:
        mat.company = drop(mat.company, table.card)
        table.discards = add(table.discards, table.card)
        if table.journal is not None:
            table.journal.tell(ids.E_LOST_ACTOR, seat, table.card)
        return
    mat.ecus -= n
    mat.from_fees -= n
    if table.journal is not None:
        table.journal.tell(ids.E_PAID_FEE, seat, n, table.card)


def draw_requests(table: Tableau, seat: i64, n: i64) -> None:
    """Owl: one after the other; a fourth one in hand must go before the next. [7.6] R51"""
    while n > 0:
        table.then(ids.DRAW_REQUEST + ids.STEP * seat)
        n -= 1


def robbable(table: Tableau, seat: i64) -> i64:
    """The other seats that have at least one ecu. R11, R12"""
    targets: i64 = 0
    flag: i64 = 1
    other: i64 = 0
    for mat in table.mats:
        if mat.ecus > 0 and other != seat:
            targets |= flag
        flag += flag
        other += 1
    return targets


def steal(table: Tableau, seat: i64, victim: i64, n: i64) -> None:
    """Take up to n ecus from another player. [7.7]"""
    loser = table.mats[victim]
    loot = n if loser.ecus >= n else loser.ecus
    loser.ecus -= loot
    loser.from_thefts -= loot
    table.mats[seat].ecus += loot
    table.mats[seat].from_thefts += loot
    if table.journal is not None:
        table.journal.tell(ids.E_STOLE, seat, victim, loot)
