"""Chapter 7: the effects that cards have, one function for each kind. [7.1, 7.6, 7.7]"""

from __future__ import annotations

from mypy_extensions import i64

from stammtisch.core.bits import add, drop
from stammtisch.games.histrio.rules import ids
from stammtisch.games.histrio.rules.mood import impresarios_on_stage
from stammtisch.games.histrio.rules.requests import draw_request, settle_limit
from stammtisch.games.histrio.rules.state import Tableau


def schedule_effects(state: Tableau, seat: i64, source: i64) -> None:
    """Plan the effects of a card, to be carried out from left to right. [7.7]"""
    effect = state.box.first_effect[source + 1] - 1
    while effect >= state.box.first_effect[source]:
        state.then(ids.EFFECT + ids.STEP * (seat + ids.SEAT * effect))
        effect -= 1


def carry_out(state: Tableau, seat: i64, effect: i64) -> None:
    """Carry out one effect, or ask what it needs to know. [7.7]"""
    kind = state.box.effect_kind[effect]
    n = state.box.effect_n[effect]
    if kind == ids.COINS:
        take_coins(state, seat, n)
    elif kind == ids.TRAVEL_RETURN:
        take_travel_back(state, seat)
    elif kind == ids.IMPRESARIO:
        open_box_office(state, seat)
    elif kind == ids.PAY_OR_LOSE:
        pay_or_lose(state, seat, n)
    elif kind == ids.DRAW_REQUESTS:
        draw_requests(state, seat, n)
    elif kind == ids.STEAL:
        if robbable(state, seat) != 0:
            state.then(ids.ASK_STEAL_TARGET + ids.STEP * (seat + ids.SEAT * n))
    elif kind == ids.MOOD:
        state.then(ids.ASK_NIGHTINGALE_MOVE + ids.STEP * (seat + ids.SEAT * effect))
    elif kind == ids.GUARD_DESTINATION:
        state.then(ids.ASK_OX_CITY + ids.STEP * seat)
    elif kind == ids.REPLACE_DESTINATION:
        state.then(ids.ASK_FOX_FROM + ids.STEP * seat)
    elif kind == ids.COUNT_AS_ALONE:
        state.then(ids.ASK_BEAR_CITY + ids.STEP * seat)
    elif kind == ids.SWAP_ROWS:
        state.then(ids.ASK_ELEPHANT_FIRST + ids.STEP * seat)
    # the Horse is settled with the travel choice, the Chameleon at the festival


def take_coins(state: Tableau, seat: i64, n: i64) -> None:
    """Take ecus from the treasury, which never runs out. [7.3] R48"""
    mat = state.mats[seat]
    mat.ecus += n
    if state.card >= state.box.actors + state.box.entertainers:
        mat.from_alms += n
    else:
        mat.from_entertainers += n
    if state.journal is not None:
        state.journal.tell(ids.E_TOOK_COINS, seat, n)


def take_travel_back(state: Tableau, seat: i64) -> None:
    """Level 1, Tortoise: the whole played pile comes back, this round's card too. [7.1] R9"""
    returned = state.mats[seat].take_travel_back()
    if state.journal is not None and returned > 0:
        state.journal.tell(ids.E_RETURNED_TRAVEL, seat, returned)


def open_box_office(state: Tableau, seat: i64) -> None:
    """Level 3: place an impresario if one is left, then an ecu for each on the stage. R13"""
    mat = state.mats[seat]
    if mat.on_stage < state.box.impresarios:
        mat.on_stage += 1
        if state.journal is not None:
            state.journal.tell(ids.E_PLACED_IMPRESARIO, seat)
    pay = impresarios_on_stage(state)
    mat.ecus += pay
    mat.from_stage += pay
    if state.journal is not None:
        state.journal.tell(ids.E_STAGE_PAID, seat, pay)


def pay_or_lose(state: Tableau, seat: i64, n: i64) -> None:
    """Level 5: pay the fee; who cannot pay loses the actor, without effect. [7.1] R14, R15"""
    mat = state.mats[seat]
    if mat.ecus < n:
        mat.company = drop(mat.company, state.card)
        state.discards = add(state.discards, state.card)
        if state.journal is not None:
            state.journal.tell(ids.E_LOST_ACTOR, seat, state.card)
        return
    mat.ecus -= n
    mat.from_fees -= n
    if state.journal is not None:
        state.journal.tell(ids.E_PAID_FEE, seat, n, state.card)


def draw_requests(state: Tableau, seat: i64, n: i64) -> None:
    """Owl: draw all of them first, then discard down to the limit. [7.6] R51"""
    while n > 0:
        draw_request(state, seat)
        n -= 1
    settle_limit(state, seat)


def robbable(state: Tableau, seat: i64) -> i64:
    """The other seats that have at least one ecu. R11, R12"""
    targets: i64 = 0
    flag: i64 = 1
    other: i64 = 0
    for mat in state.mats:
        if mat.ecus > 0 and other != seat:
            targets |= flag
        flag += flag
        other += 1
    return targets


def steal(state: Tableau, seat: i64, victim: i64, n: i64) -> None:
    """Take up to n ecus from another player. [7.7]"""
    loser = state.mats[victim]
    loot = n if loser.ecus >= n else loser.ecus
    loser.ecus -= loot
    loser.from_thefts -= loot
    state.mats[seat].ecus += loot
    state.mats[seat].from_thefts += loot
    if state.journal is not None:
        state.journal.tell(ids.E_STOLE, seat, victim, loot)
