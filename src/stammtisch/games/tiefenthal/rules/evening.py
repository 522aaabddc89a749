"""Phase A: the moon moves on and brings its bonus. [6]"""

from __future__ import annotations

from mypy_extensions import i64

from stammtisch.core.bits import add, bit
from stammtisch.games.tiefenthal.rules import ids
from stammtisch.games.tiefenthal.rules.effects import can_do_something
from stammtisch.games.tiefenthal.rules.goods import gain_schnapps
from stammtisch.games.tiefenthal.rules.state import Tableau
from stammtisch.games.tiefenthal.rules.upgrades import (
    carry_out_round_upgrade,
    offer_round_upgrade,
    round_upgrade_options,
)


def evening_comes(table: Tableau) -> None:
    """Later tiles come into force, the moon moves, schnapps and round bonus follow. [6]"""
    table.phase = ids.NEXT_EVENING
    table.round += 1
    for mat in table.mats:
        mat.soon = 0
    table.tell(ids.EVENING_CAME, table.round)
    if table.module >= 2:
        pass_schnapps(table)
    table.plan_step(ids.FILLING, 0, 0)
    table.plan_step(ids.ROUND_EFFECT, 0, round_bonus(table))


def round_bonus(table: Tableau) -> i64:
    """The effects of this round on the side of the board in use. [5, 6, R34, R35, R38]"""
    winter: i64 = 1 if table.module >= 2 else 0
    return table.box.round_effects[winter * (table.box.rounds + 1) + table.round]


def pass_schnapps(table: Tableau) -> None:
    """Schnapps on the moon's way; the loose tiles show theirs in module 2 only. [6, R36, R37]"""
    number: i64 = table.box.schnapps_printed[table.round]
    if table.module == 2:
        number += table.box.schnapps_loose[table.round]
    if number == 0:
        return
    place: i64 = 0
    while place < table.seats:
        gain_schnapps(table, table.in_turn_order(place), number)
        place += 1


def round_effect(table: Tableau, place: i64) -> None:
    """A bonus with a choice is asked of all seats at once, others come in turn order. [6]"""
    if table.box.effects[place] == ids.NO_EFFECT:
        return
    table.plan_step(ids.ROUND_EFFECT, 0, place + ids.EFFECT_WIDTH)
    if not is_asked(table, place):
        in_turn(table, ids.ONE_EFFECT, place)
        return
    table.plan_step(ids.ROUND_REVEAL, 0, place)
    seat: i64 = 0
    while seat < table.seats:
        ask_for_round(table, seat, place)
        seat += 1


def in_turn(table: Tableau, step: i64, value: i64) -> None:
    """Plan a step for every seat, the start seat's first."""
    place: i64 = table.seats - 1
    while place >= 0:
        table.plan_step(step, table.in_turn_order(place), value)
        place -= 1


def is_asked(table: Tableau, place: i64) -> bool:
    """Whether a round bonus needs an answer. [6]"""
    kind: i64 = table.box.effects[place]
    if kind == ids.FREE_TILE:
        return table.box.effects[place + 1] == ids.ANY_TILE
    return kind in (ids.CHOICE, ids.HIRE_ENTERTAINER)


def ask_for_round(table: Tableau, seat: i64, place: i64) -> None:
    """Ask a seat for its part of the round bonus, unless nothing can come of it. [6]"""
    kind: i64 = table.box.effects[place]
    table.mats[seat].chosen = place
    if kind == ids.FREE_TILE:
        offer_round_upgrade(table, seat)
    elif kind == ids.HIRE_ENTERTAINER:
        table.ask(seat, ids.CHOOSE_ENTERTAINER_SIDE)
    elif choice_options(table, seat) != 0:
        table.ask(seat, ids.ROUND_BONUS_CHOICE)


def choice_options(table: Tableau, seat: i64) -> i64:
    """Each of the two options that can be carried out now. [6]"""
    place: i64 = table.mats[seat].chosen
    options: i64 = 0
    option: i64 = 0
    while option < 2:
        if can_do_something(table, seat, table.box.effects[place + 1 + option]):
            options = add(options, option)
        option += 1
    return options


def side_options(table: Tableau, seat: i64) -> i64:
    """The two sides of the entertainer who comes tonight. [6]"""
    entertainer: i64 = table.box.effects[table.mats[seat].chosen + 1]
    return bit(2 * entertainer) | bit(2 * entertainer + 1)


def upgrade_options(table: Tableau, seat: i64) -> i64:
    """Each unflipped tile or the named one; it may be left if it says so. [5, 6, R31, R32]"""
    mat = table.mats[seat]
    tile: i64 = table.box.effects[mat.chosen + 1]
    if tile != ids.ANY_TILE:
        return bit(tile) | bit(ids.SKIP_TILE)
    return round_upgrade_options(mat, table.box.effects[mat.chosen + 3] != 0)


def reveal_round(table: Tableau, place: i64) -> None:
    """Answers are revealed together and carried out from the start seat clockwise. [6]"""
    in_turn(table, ids.ROUND_ANSWER, place)


def carry_out_answer(table: Tableau, seat: i64, place: i64) -> None:
    """What a seat has chosen; of an emptied supply it gets the other option. [6, R10]"""
    mat = table.mats[seat]
    answer: i64 = mat.answer
    mat.answer = -1
    if answer < 0:
        return
    kind: i64 = table.box.effects[place]
    if kind == ids.FREE_TILE:
        carry_out_round_upgrade(table, seat, answer, table.box.effects[place + 2])
    elif kind == ids.HIRE_ENTERTAINER:
        mat.sides = add(mat.sides, answer)
        table.tell(ids.HIRED, seat, answer)
    else:
        options: i64 = choice_options(table, seat)
        if (options >> answer) & 1 == 0:
            answer = 1 - answer
        if (options >> answer) & 1 != 0:
            table.plan_step(ids.EFFECTS, seat, table.box.effects[place + 1 + answer])
