"""Chapter 7: the effects that cards have, one function for each kind. [7.1, 7.6, 7.7]"""

from __future__ import annotations

from mypy_extensions import i64

from stammtisch.core.bits import add, drop
from stammtisch.games.histrio.rules.ids import (
    ASK_BEAR_CITY,
    ASK_ELEPHANT_FIRST,
    ASK_FOX_FROM,
    ASK_NIGHTINGALE_MOVE,
    ASK_OX_CITY,
    ASK_STEAL_TARGET,
    COINS,
    COUNT_AS_ALONE,
    DRAW_REQUESTS,
    E_LOST_ACTOR,
    E_PAID_FEE,
    E_PLACED_IMPRESARIO,
    E_RETURNED_TRAVEL,
    E_STAGE_PAID,
    E_STOLE,
    E_TOOK_COINS,
    EFFECT,
    GUARD_DESTINATION,
    IMPRESARIO,
    MOOD,
    PAY_OR_LOSE,
    REPLACE_DESTINATION,
    SEAT,
    STEAL,
    STEP,
    SWAP_ROWS,
    TRAVEL_RETURN,
)
from stammtisch.games.histrio.rules.mood import impresarios_on_stage
from stammtisch.games.histrio.rules.requests import draw_request, settle_limit
from stammtisch.games.histrio.rules.state import Tableau


def schedule_effects(state: Tableau, seat: i64, source: i64) -> None:
    """Plan the effects of a card, to be carried out from left to right. [7.7]"""
    effect = state.box.first_effect[source + 1] - 1
    while effect >= state.box.first_effect[source]:
        state.then(EFFECT + STEP * (seat + SEAT * effect))
        effect -= 1


def carry_out(state: Tableau, seat: i64, effect: i64) -> None:
    """Carry out one effect, or ask what it needs to know. [7.7]"""
    kind = state.box.effect_kind[effect]
    n = state.box.effect_n[effect]
    if kind == COINS:
        take_coins(state, seat, n)
    elif kind == TRAVEL_RETURN:
        take_travel_back(state, seat)
    elif kind == IMPRESARIO:
        open_box_office(state, seat)
    elif kind == PAY_OR_LOSE:
        pay_or_lose(state, seat, n)
    elif kind == DRAW_REQUESTS:
        draw_requests(state, seat, n)
    elif kind == STEAL:
        if robbable(state, seat) != 0:
            state.then(ASK_STEAL_TARGET + STEP * (seat + SEAT * n))
    elif kind == MOOD:
        state.then(ASK_NIGHTINGALE_MOVE + STEP * (seat + SEAT * effect))
    elif kind == GUARD_DESTINATION:
        state.then(ASK_OX_CITY + STEP * seat)
    elif kind == REPLACE_DESTINATION:
        state.then(ASK_FOX_FROM + STEP * seat)
    elif kind == COUNT_AS_ALONE:
        state.then(ASK_BEAR_CITY + STEP * seat)
    elif kind == SWAP_ROWS:
        state.then(ASK_ELEPHANT_FIRST + STEP * seat)
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
        state.journal.tell(E_TOOK_COINS, seat, n)


def take_travel_back(state: Tableau, seat: i64) -> None:
    """Level 1, Tortoise: the whole played pile comes back, this round's card too. [7.1] R9"""
    returned = state.mats[seat].take_travel_back()
    if state.journal is not None and returned > 0:
        state.journal.tell(E_RETURNED_TRAVEL, seat, returned)


def open_box_office(state: Tableau, seat: i64) -> None:
    """Level 3: place an impresario if one is left, then an ecu for each on the stage. R13"""
    mat = state.mats[seat]
    if mat.on_stage < state.box.impresarios:
        mat.on_stage += 1
        if state.journal is not None:
            state.journal.tell(E_PLACED_IMPRESARIO, seat)
    pay = impresarios_on_stage(state)
    mat.ecus += pay
    mat.from_stage += pay
    if state.journal is not None:
        state.journal.tell(E_STAGE_PAID, seat, pay)


def pay_or_lose(state: Tableau, seat: i64, n: i64) -> None:
    """Level 5: pay the fee; who cannot pay loses the actor, without effect. [7.1] R14, R15"""
    mat = state.mats[seat]
    if mat.ecus < n:
        mat.company = drop(mat.company, state.card)
        state.discards = add(state.discards, state.card)
        if state.journal is not None:
            state.journal.tell(E_LOST_ACTOR, seat, state.card)
        return
    mat.ecus -= n
    mat.from_fees -= n
    if state.journal is not None:
        state.journal.tell(E_PAID_FEE, seat, n, state.card)


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
        state.journal.tell(E_STOLE, seat, victim, loot)
