"""Schnapps and entertainers of module 2. [7.9]"""

from __future__ import annotations

from mypy_extensions import i64

from stammtisch.core.bits import add, bit
from stammtisch.games.tiefenthal.rules import ids
from stammtisch.games.tiefenthal.rules.state import Mat, Tableau


def side_for(table: Tableau, mat: Mat, phase: i64) -> i64:
    """The entertainer side up in a tavern that works in a phase, or NO_SIDE. [7.9]"""
    side: i64 = 0
    while side < ids.SIDES:
        if (mat.sides >> side) & 1 != 0 and table.box.side_phase[side] == phase:
            return side
        side += 1
    return ids.NO_SIDE


def pay_entertainer(table: Tableau, mat: Mat, side: i64) -> i64:
    """Schnapps go back to the supply; how many. [7.9]"""
    cost: i64 = table.box.side_schnapps[side]
    mat.schnapps -= cost
    table.schnapps += cost
    return cost


# -- the encore ----------------------------------------------------------------------------------


def last_orders(table: Tableau) -> None:
    """Phase G: who has the encore and the schnapps may keep a card, not at the end. [6, R40]"""
    table.phase = ids.LAST_ORDERS
    table.plan_step(ids.ENCORE_REVEAL, 0, 0)
    if table.round == table.box.rounds:
        return
    seat: i64 = 0
    while seat < table.seats:
        mat = table.mats[seat]
        side: i64 = side_for(table, mat, ids.LAST_ORDERS)
        if side != ids.NO_SIDE and mat.schnapps >= table.box.side_schnapps[side]:
            if encore_options(mat) != bit(ids.SKIP_ENCORE):
                table.ask(seat, ids.JUGGLER_ENCORE)
        seat += 1


def encore_options(mat: Mat) -> i64:
    """Any displayed staff card or seated patron, nobles included, or none. [6, R41]"""
    options: i64 = bit(ids.SKIP_ENCORE)
    card: i64 = 0
    while card < ids.TAVERN_CARDS:
        if mat.staff[card] > 0:
            options = add(options, card)
        card += 1
    place: i64 = 0
    while place < len(mat.patrons):
        if mat.patrons[place] != ids.NO_CARD:
            options = add(options, ids.ENCORE_TABLE + place)
        place += 1
    return options


def reveal_encores(table: Tableau) -> None:
    """The answers are revealed together. [6]"""
    seat: i64 = 0
    while seat < table.seats:
        mat = table.mats[seat]
        if mat.answer >= 0 and mat.answer != ids.SKIP_ENCORE:
            call_encore(table, seat, mat.answer)
        mat.answer = -1
        seat += 1


def call_encore(table: Tableau, seat: i64, option: i64) -> None:
    """Pay, and one displayed card goes on top of the draw pile. [7.9]"""
    mat = table.mats[seat]
    cost: i64 = pay_entertainer(table, mat, side_for(table, mat, ids.LAST_ORDERS))
    if option < ids.ENCORE_TABLE:
        card: i64 = option
        mat.staff[card] -= 1
    else:
        place: i64 = option - ids.ENCORE_TABLE
        card = mat.patrons[place]
        if card == ids.NOBLE:
            mat.nobles_seated -= 1
        if card != ids.NOBLE or mat.nobles_seated == 0:
            mat.patrons[place] = ids.NO_CARD
    mat.put_on_top(card)
    table.tell(ids.CALLED_ENCORE, seat, card, cost)
