"""Chapter 6: which options a question has. Legality is written here and in what it calls."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from stammtisch.core.bits import below, bit, has
from stammtisch.games.tiefenthal.rules import (
    entertainers,
    evening,
    guest_book,
    ids,
    planning,
    removal,
    reputation,
    serving,
    setup,
    turn,
    upgrades,
)
from stammtisch.games.tiefenthal.rules.dice import faces_of
from stammtisch.games.tiefenthal.rules.state import Tableau

# Questions that only complete what a seat has begun in its turn.
COMPLETING: Final[i64] = (
    bit(ids.CHOOSE_SPACE)
    | bit(ids.CHOOSE_FACE)
    | bit(ids.CHOOSE_DISCOUNT)
    | bit(ids.CHOOSE_UPGRADE)
    | bit(ids.TAKE_CARD_BONUS)
    | bit(ids.REMOVE_GUEST)
    | bit(ids.REPUTATION_BONUS)
    | bit(ids.CHOOSE_SIGNATURE_COLUMN)
    | bit(ids.TAKE_STEPS_BONUS)
    | bit(ids.PAY_WITH_DIE)
)


def offered(table: Tableau, seat: i64) -> i64:
    """What a seat may answer. [6]"""
    mat = table.mats[seat]
    asked: i64 = mat.asked
    if asked == ids.TURN_ACTION:
        return serving.turn_options(table, seat)
    if asked == ids.CHOOSE_SPACE:
        if table.phase == ids.SERVING and turn.is_serving(table, seat):
            return serving.usable_spaces(table, mat, mat.chosen)
        return planning.free_spaces(table, mat, mat.chosen)
    if asked == ids.DRAFT_DIE:
        return faces_of(mat.coaster) >> 1
    if asked == ids.PLAN_DICE:
        return planning.plan_options(table, mat)
    if asked == ids.REPUTATION_START:
        return turn.start_options(table)
    if asked == ids.COUNTER_GUEST_REDRAW or asked == ids.TAKE_CARD_BONUS:
        return below(2)
    if asked == ids.TAKE_STEPS_BONUS:
        return below(2)
    return rarer_options(table, seat)


def rarer_options(table: Tableau, seat: i64) -> i64:
    """What a seat may answer to the questions that come up less often. [5, 6]"""
    mat = table.mats[seat]
    asked: i64 = mat.asked
    if asked == ids.REMOVE_GUEST:
        return removal.removal_options(mat)
    if asked == ids.CHOOSE_DISCOUNT:
        return upgrades.discount_options(table, mat, mat.chosen)
    if asked == ids.PAY_WITH_DIE:
        return upgrades.paying_faces(table, mat)
    if asked == ids.REPUTATION_BONUS:
        return reputation.bonus_options(table, mat)
    if asked == ids.ROUND_BONUS_CHOICE:
        return evening.choice_options(table, seat)
    if asked == ids.CHOOSE_ENTERTAINER_SIDE:
        return evening.side_options(table, seat)
    if asked == ids.FREE_UPGRADE:
        return evening.upgrade_options(table, seat)
    if asked == ids.CHOOSE_FACE:
        return planning.other_faces(mat)
    if asked == ids.CHOOSE_SIGNATURE_COLUMN:
        return guest_book.signature_options(table, mat)
    if asked == ids.CHOOSE_UPGRADE:
        return upgrades.round_upgrade_options(mat, False)
    if asked == ids.JUGGLER_ENCORE:
        return entertainers.encore_options(mat)
    if asked == ids.REMOVE_REGULAR:
        return setup.regular_options(table, mat)
    return table.offered_start_cards


def completes_an_answer(question: i64) -> bool:
    """Whether a question only completes what a seat has begun in its turn."""
    return has(COMPLETING, question)
