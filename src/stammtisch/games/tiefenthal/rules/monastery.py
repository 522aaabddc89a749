"""The way round the monastery. [7.10]"""

from __future__ import annotations

from mypy_extensions import i64

from stammtisch.games.tiefenthal.rules import ids
from stammtisch.games.tiefenthal.rules.state import Tableau


def offer_steps(table: Tableau, seat: i64, steps: i64) -> None:
    """Steps that a bonus gives may lapse in the own turn; before it they are taken. [7.11, R21]"""
    if table.phase != ids.SERVING:
        walk(table, seat, steps)
        return
    table.mats[seat].chosen = steps
    table.ask(seat, ids.TAKE_STEPS_BONUS)


def answer_steps(table: Tableau, seat: i64, option: i64) -> None:
    """All steps of the bonus, or none. [6, R21]"""
    steps: i64 = table.mats[seat].chosen
    if option == ids.DECLINE:
        table.tell(ids.LET_STEPS_LAPSE, seat, steps)
    else:
        walk(table, seat, steps)


def walk(table: Tableau, seat: i64, steps: i64) -> None:
    """Each space entered gives its bonus at once; after the last space comes 0. [7.10, R22]"""
    mat = table.mats[seat]
    walked: i64 = 0
    while walked < steps:
        mat.monastery = 0 if mat.monastery == table.box.monastery_last else mat.monastery + 1
        walked += 1
        bonus: i64 = table.box.monastery_bonus[mat.monastery]
        if bonus != 0:
            if walked < steps:
                table.plan_step(ids.MONASTERY_STEPS, seat, steps - walked)
            table.plan_step(ids.EFFECTS, seat, bonus)
            break
    table.tell(ids.WALKED, seat, walked, mat.monastery)
