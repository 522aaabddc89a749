"""Chapter 6: the steps that run by themselves between two questions."""

from __future__ import annotations

from mypy_extensions import i64

from stammtisch.games.tiefenthal.rules import (
    drafting,
    effects,
    entertainers,
    evening,
    filling,
    guest_book,
    ids,
    monastery,
    planning,
    reputation,
    setup,
    turn,
)
from stammtisch.games.tiefenthal.rules.state import Tableau


def run_step(table: Tableau, step: i64, seat: i64, value: i64) -> None:
    """Carry out a step of the agenda; it may plan further steps or ask. [6]"""
    if step == ids.SERVE:
        turn.serve(table, seat)
    elif step == ids.DRAFT:
        drafting.next_pick(table)
    elif step == ids.EFFECTS:
        effects.carry_out_all(table, seat, value)
    elif step == ids.REPUTATION_STEPS:
        reputation.rise(table, seat, value)
    elif step == ids.MONASTERY_STEPS:
        monastery.walk(table, seat, value)
    elif step == ids.BOOK_SIGNATURE:
        guest_book.sign_for_guest(table, seat, value)
    elif step == ids.TURN_BEGINS:
        turn.turn_begins(table, seat)
    elif step == ids.REPUTATION_PHASE:
        reputation.reputation_phase(table, seat)
    elif step == ids.MERCHANTS:
        turn.merchants_come(table, seat)
    elif step == ids.STOW:
        turn.stow(table, seat)
    elif step == ids.ROUND_ANSWER:
        evening.carry_out_answer(table, seat, value)
    elif step == ids.ONE_EFFECT:
        effects.carry_out(table, seat, value)
    else:
        run_for_all(table, step, value)


def run_for_all(table: Tableau, step: i64, value: i64) -> None:
    """The steps of a round that concern every seat, in their order. [5, 6]"""
    if step == ids.START_CARDS:
        setup.reveal_start_cards(table)
    elif step == ids.SHOW_OUT:
        setup.show_regulars_out(table)
    elif step == ids.OPEN_HOUSE:
        setup.open_house(table)
    elif step == ids.EVENING:
        evening.evening_comes(table)
    elif step == ids.ROUND_EFFECT:
        evening.round_effect(table, value)
    elif step == ids.ROUND_REVEAL:
        evening.reveal_round(table, value)
    elif step == ids.FILLING:
        filling.taverns_fill(table)
    elif step == ids.REDRAW_WAVE:
        filling.redraw_wave(table)
    elif step == ids.WAITRESSES:
        drafting.waitresses_come(table)
    elif step == ids.PLAN:
        planning.planning_begins(table)
    elif step == ids.TURNS:
        turn.turns_begin(table)
    elif step == ids.ENCORES:
        entertainers.last_orders(table)
    elif step == ids.ENCORE_REVEAL:
        entertainers.reveal_encores(table)
        close(table)


def close(table: Tableau) -> None:
    """The cards are discarded; the mug moves on and a new evening comes, or it is over. [6]"""
    seat: i64 = 0
    while seat < table.seats:
        cleared: i64 = filling.clear_tavern(table.mats[seat])
        table.tell(ids.CLEARED, seat, cleared)
        seat += 1
    if table.round == table.box.rounds:
        table.phase = ids.OVER
        table.tell(ids.CLOSED, table.round, ids.NOBODY)
        table.tell(ids.GAME_ENDED, 0)
    else:
        table.start_seat = table.in_turn_order(1)
        table.tell(ids.CLOSED, table.round, table.start_seat)
        table.plan_step(ids.EVENING, 0, 0)
