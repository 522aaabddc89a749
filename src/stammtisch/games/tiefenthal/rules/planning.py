"""Phase E: planning the dice, turning them for schnapps. [6]"""

from __future__ import annotations

from mypy_extensions import i64

from stammtisch.core.bits import add, bit, lowest, rest
from stammtisch.core.journal import SECRET_D, WHOLE
from stammtisch.games.tiefenthal.rules import ids
from stammtisch.games.tiefenthal.rules.change_of_plan import dishwashers_planned
from stammtisch.games.tiefenthal.rules.dice import (
    faces_of,
    number_of,
    one,
    place_die,
    planned_dice,
    planned_spaces,
    showing,
)
from stammtisch.games.tiefenthal.rules.entertainers import side_for
from stammtisch.games.tiefenthal.rules.spaces import spaces_for
from stammtisch.games.tiefenthal.rules.state import Mat, Tableau


def planning_begins(table: Tableau) -> None:
    """All seats plan at once: everybody with module 3, before only who can turn dice. [6, R51]"""
    table.phase = ids.PLANNING
    table.plan_step(ids.TURNS, 0, 0)
    seat: i64 = 0
    while seat < table.seats:
        mat = table.mats[seat]
        mat.resets = 0
        mat.white_shown = mat.white
        mat.own_shown = mat.own
        if table.module >= 3 or side_for(table, mat, ids.PLANNING) != ids.NO_SIDE:
            table.ask(seat, ids.PLAN_DICE)
        seat += 1


def planning_ends(table: Tableau) -> None:
    """Plans, turned dice and the schnapps paid for them become public. [6, R57]"""
    seat: i64 = 0
    while seat < table.seats:
        mat = table.mats[seat]
        if mat.turning > 0:
            tell_turned_dice(table, seat)
            mat.turning = 0
        if mat.plan != 0:
            table.tell(ids.LAID_PLAN, seat, number_of(planned_dice(mat.plan)))
        seat += 1


def tell_turned_dice(table: Tableau, seat: i64) -> None:
    """Everybody sees the turned dice now; who turned them has seen it all along. [R57]"""
    mat = table.mats[seat]
    if table.journal is not None:
        table.journal.whisper(
            bit(seat), SECRET_D, ids.TURNED_DICE, seat, mat.turning, mat.dice(), 1
        )


def unplaced(mat: Mat) -> i64:
    """The dice that lie on no space yet."""
    return mat.dice() - planned_dice(mat.plan)


def free_spaces(table: Tableau, mat: Mat, face: i64) -> i64:
    """Spaces in reach with the dishwashers the plan leaves, and not full in it. [6]"""
    full: i64 = planned_spaces(mat.plan) & single_spaces(table)
    dishwashers: i64 = mat.dishwashers(table.box) - dishwashers_planned(table, mat, mat.plan)
    return spaces_for(table.box, mat, face, full, dishwashers)


def single_spaces(table: Tableau) -> i64:
    """The set of spaces with room for one die: every table, and printed ones. [7.1]"""
    return table.box.single | -bit(ids.FIRST_TABLE)


def can_turn(table: Tableau, mat: Mat) -> bool:
    """Turning a die needs the entertainer and the schnapps, and only phase E knows it. [6, 7.9]"""
    if table.phase != ids.PLANNING:
        return False
    side: i64 = side_for(table, mat, ids.PLANNING)
    return side != ids.NO_SIDE and mat.schnapps >= table.box.side_schnapps[side]


def plan_options(table: Tableau, mat: Mat) -> i64:
    """Place a die, turn a die, lift the whole plan, or be done. [6]"""
    options: i64 = bit(ids.PLANNED)
    faces: i64 = faces_of(unplaced(mat))
    turning: bool = can_turn(table, mat)
    while faces != 0:
        face: i64 = lowest(faces)
        faces = rest(faces)
        if table.module >= 3 and free_spaces(table, mat, face) != 0:
            options = add(options, face - 1)
        if turning:
            options = add(options, ids.TURN + face - 1)
    if table.phase == ids.PLANNING and mat.plan != 0 and mat.resets < table.box.plan_resets:
        options = add(options, ids.RESET)
    return options


def answer_plan(table: Tableau, seat: i64, option: i64) -> None:
    """One step of planning; the seat is asked again until it is done. [6, R52]"""
    mat = table.mats[seat]
    if option == ids.PLANNED:
        return
    if option == ids.RESET:
        mat.plan = 0
        mat.resets += 1
        table.ask(seat, ids.PLAN_DICE)
    elif option >= ids.TURN:
        mat.chosen = option - ids.TURN + 1
        table.ask(seat, ids.CHOOSE_FACE)
    else:
        mat.chosen = option + 1
        table.ask(seat, ids.CHOOSE_SPACE)


def place(table: Tableau, seat: i64, space: i64) -> None:
    """The chosen die is laid on a space of the plan. [6]"""
    mat = table.mats[seat]
    mat.plan = place_die(mat.plan, mat.chosen, space)
    table.ask(seat, ids.PLAN_DICE)


def other_faces(mat: Mat) -> i64:
    """The five other faces, as options. [6]"""
    return (bit(ids.FACES) - 1) & ~bit(mat.chosen - 1)


def turn_die(table: Tableau, seat: i64, face: i64) -> None:
    """Pay the schnapps; the die shows the new face, a white one before an own one. [6, 7.9]"""
    mat = table.mats[seat]
    cost: i64 = table.box.side_schnapps[side_for(table, mat, ids.PLANNING)]
    mat.schnapps -= cost
    table.schnapps += cost
    mat.turning += cost
    planned: i64 = showing(planned_dice(mat.plan), mat.chosen)
    if showing(mat.white, mat.chosen) > planned:
        mat.white += one(face) - one(mat.chosen)
    else:
        mat.own += one(face) - one(mat.chosen)
    if table.journal is not None:
        table.journal.whisper(bit(seat), WHOLE, ids.TURNED_DIE, seat, mat.chosen, face, cost)
    table.ask(seat, ids.PLAN_DICE)
