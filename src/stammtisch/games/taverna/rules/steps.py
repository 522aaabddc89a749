"""Chapter 6: the steps that run by themselves between two questions."""

from __future__ import annotations

from mypy_extensions import i64

from stammtisch.games.taverna.rules import ids
from stammtisch.games.taverna.rules.effects import ask_track, resolve_effect
from stammtisch.games.taverna.rules.favours import refill_favours
from stammtisch.games.taverna.rules.magic import ask_next, resolve_announced
from stammtisch.games.taverna.rules.royal import begin_royal_round, exchange, score_peoples
from stammtisch.games.taverna.rules.setup import offer_deed
from stammtisch.games.taverna.rules.state import (
    Tableau,
    first_of,
    kind_of,
    seat_of,
    second_of,
    step,
)
from stammtisch.games.taverna.rules.turn import begin_turn


def run_step(table: Tableau, planned: i64) -> None:
    """One step that asks nothing. [6]"""
    kind = kind_of(planned)
    seat = seat_of(planned)
    first = first_of(planned)
    if kind == ids.ASK_WINDOW:
        ask_next(table, first, second_of(planned))
    elif kind == ids.BEGIN_TURN:
        begin_turn(table, seat)
    elif kind == ids.RESOLVE_SPELL:
        resolve_announced(table, seat)
    elif kind == ids.SPELL_EFFECT:
        resolve_effect(table, seat, first + 64 * second_of(planned), ids.FROM_SPELLS)
    elif kind == ids.FAVOUR_EFFECT:
        resolve_effect(table, seat, first + 64 * second_of(planned), ids.FROM_FAVOURS)
    elif kind == ids.RAISE_ON:
        ask_track(table, seat, first)
    elif kind == ids.PICK_FAVOURS:
        ask_favour(table, seat, first)
    elif kind == ids.REFILL_FAVOURS:
        refill_favours(table)
    elif kind == ids.OFFER_DEED:
        offer_deed(table, seat)
    elif kind == ids.EXCHANGE:
        exchange(table)
    elif kind == ids.ROYAL_ROUND:
        begin_royal_round(table, first)
    else:
        score_peoples(table)


def ask_favour(table: Tableau, seat: i64, left: i64) -> None:
    """Several favours are taken one by one, as long as the row holds any. [6.3]"""
    if left > 0 and table.favour_row != 0:
        table.then(step(ids.PICK_FAVOURS, seat, left - 1))
        table.then(step(ids.CHOOSE_FAVOUR, seat))
