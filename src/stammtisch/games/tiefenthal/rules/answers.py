"""Chapter 6: which rule carries out the answer to each question."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from stammtisch.core.bits import bit, has
from stammtisch.games.tiefenthal.rules import (
    drafting,
    goods,
    guest_book,
    ids,
    monastery,
    planning,
    removal,
    reputation,
    serving,
    setup,
    turn,
    upgrades,
)
from stammtisch.games.tiefenthal.rules.state import Mat, Tableau

# Questions whose answers stay secret until every asked seat has given one.
COLLECTED: Final[i64] = (
    bit(ids.CHOOSE_START_CARD)
    | bit(ids.ROUND_BONUS_CHOICE)
    | bit(ids.CHOOSE_ENTERTAINER_SIDE)
    | bit(ids.FREE_UPGRADE)
    | bit(ids.COUNTER_GUEST_REDRAW)
    | bit(ids.JUGGLER_ENCORE)
)


def answer(table: Tableau, seat: i64, option: i64) -> None:
    """Carry out an answer, or keep it until every asked seat has given one. [6]"""
    table.answered(seat)
    mat = table.mats[seat]
    if has(COLLECTED, mat.asked):
        mat.answer = option
    else:
        carry_out(table, seat, mat, option)


def carry_out(table: Tableau, seat: i64, mat: Mat, option: i64) -> None:
    """Carry out an answer that need not wait for others."""
    asked: i64 = mat.asked
    if asked == ids.TURN_ACTION:
        serving.act(table, seat, option)
    elif asked == ids.CHOOSE_SPACE:
        if table.phase == ids.SERVING and turn.is_serving(table, seat):
            serving.use_die(table, seat, option)
        else:
            planning.place(table, seat, option)
    elif asked == ids.DRAFT_DIE:
        drafting.draft(table, seat, option + 1)
    elif asked == ids.PLAN_DICE:
        planning.answer_plan(table, seat, option)
    elif asked == ids.REPUTATION_START:
        turn.answer_start(table, seat, option)
    elif asked == ids.TAKE_CARD_BONUS:
        goods.answer_card_bonus(table, seat, option)
    elif asked == ids.REMOVE_GUEST:
        removal.answer_removal(table, seat, option)
    elif asked == ids.CHOOSE_DISCOUNT:
        upgrades.upgrade(table, seat, mat.chosen, option)
    elif asked == ids.TAKE_STEPS_BONUS:
        monastery.answer_steps(table, seat, option)
    elif asked == ids.PAY_WITH_DIE:
        serving.pay_with_die(table, seat, option + 1)
    elif asked == ids.REPUTATION_BONUS:
        reputation.answer_bonus(table, seat, option)
    elif asked == ids.CHOOSE_FACE:
        planning.turn_die(table, seat, option + 1)
    elif asked == ids.CHOOSE_SIGNATURE_COLUMN:
        guest_book.answer_signature(table, seat, option)
    elif asked == ids.CHOOSE_UPGRADE:
        upgrades.answer_free_upgrade(table, seat, option)
    else:
        setup.answer_regular(table, seat, option)
