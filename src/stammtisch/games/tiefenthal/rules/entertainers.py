"""Schnapps and entertainers of module 2. [7.9]"""

from __future__ import annotations

from mypy_extensions import i64

from stammtisch.core.bits import add, bit
from stammtisch.games.tiefenthal.rules import ids
from stammtisch.games.tiefenthal.rules.state import Mat, Tableau


def side_for(t: Tableau, mat: Mat, phase: i64) -> i64:
    """The entertainer side up in a tavern that works in a phase, or NO_SIDE. [7.9]"""
    side: i64 = 0
    while side < ids.SIDES:
        if (mat.sides >> side) & 1 != 0 and t.box.side_phase[side] == phase:
            return side
        side += 1
    return ids.NO_SIDE


def pay_entertainer(t: Tableau, mat: Mat, side: i64) -> i64:
    """Schnapps go back to the supply; how many. [7.9]"""
    cost: i64 = t.box.side_schnapps[side]
    mat.schnapps -= cost
    t.schnapps += cost
    return cost


# -- the encore ----------------------------------------------------------------------------------


def last_orders(t: Tableau) -> None:
    """Phase G: who has the encore and the schnapps may keep a card, not at the end. [6, R40]"""
    t.phase = ids.LAST_ORDERS
    t.plan_step(ids.ENCORE_REVEAL, 0, 0)
    if t.round == t.box.rounds:
        return
    seat: i64 = 0
    while seat < t.seats:
        mat = t.mats[seat]
        side: i64 = side_for(t, mat, ids.LAST_ORDERS)
        if side != ids.NO_SIDE and mat.schnapps >= t.box.side_schnapps[side]:
            if encore_options(mat) != bit(ids.SKIP_ENCORE):
                t.ask(seat, ids.JUGGLER_ENCORE)
        seat += 1


def encore_options(mat: Mat) -> i64:
    """Any displayed staff card or seated patron, nobles included, or none. [6, R41]"""
    options: i64 = bit(ids.SKIP_ENCORE)
    card: i64 = 0
    while card < ids.TAVERN_CARDS:
        if mat.staff[card] > 0:
            options = add(options, card)
        card += 1
    table: i64 = 0
    while table < len(mat.patrons):
        if mat.patrons[table] != ids.NO_CARD:
            options = add(options, ids.ENCORE_TABLE + table)
        table += 1
    return options


def reveal_encores(t: Tableau) -> None:
    """The answers are revealed together. [6]"""
    seat: i64 = 0
    while seat < t.seats:
        mat = t.mats[seat]
        if mat.answer >= 0 and mat.answer != ids.SKIP_ENCORE:
            call_encore(t, seat, mat.answer)
        mat.answer = -1
        seat += 1


def call_encore(t: Tableau, seat: i64, option: i64) -> None:
    """Pay, and one displayed card goes on top of the draw pile. [7.9]"""
    mat = t.mats[seat]
    pay_entertainer(t, mat, side_for(t, mat, ids.LAST_ORDERS))
    if option < ids.ENCORE_TABLE:
        card: i64 = option
        mat.staff[card] -= 1
    else:
        table: i64 = option - ids.ENCORE_TABLE
        card = mat.patrons[table]
        if card == ids.NOBLE:
            mat.nobles_seated -= 1
        if card != ids.NOBLE or mat.nobles_seated == 0:
            mat.patrons[table] = ids.NO_CARD
    mat.put_on_top(card)
    t.tell(ids.CALLED_ENCORE, seat, card)
