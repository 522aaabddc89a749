"""Chapter 6.2: the steps that run by themselves between two questions."""

from __future__ import annotations

from mypy_extensions import i64

from stammtisch.games.histrio.rules import ids
from stammtisch.games.histrio.rules.effects import carry_out
from stammtisch.games.histrio.rules.encounters import (
    end_encounters,
    leave,
    meet_next,
    next_city,
    visit,
)
from stammtisch.games.histrio.rules.entertainers import next_to_ask, open_window
from stammtisch.games.histrio.rules.festival import celebrate
from stammtisch.games.histrio.rules.opportunities import begin_round, deal, pass_lead
from stammtisch.games.histrio.rules.requests import draw_request, settle_limit
from stammtisch.games.histrio.rules.state import Tableau
from stammtisch.games.histrio.rules.travel import begin_travel, draw_for_friends, lay_down, reveal


def run_step(table: Tableau, step: i64) -> bool:
    """Perform one step; False if it waits for an answer. [6.2]"""
    kind = step & ids.KIND
    argument = step >> ids.ARGUMENT
    if kind == ids.WINDOW:
        return look_through_window(table, argument)
    if kind == ids.MEET:
        if not meet_next(table, argument & ids.WHO, argument >> ids.BEYOND):
            table.done()
        return True
    if kind <= ids.OVER:
        return ask(table, kind, argument)
    table.done()
    if kind == ids.EFFECT:
        carry_out(table, argument & ids.WHO, argument >> ids.BEYOND)
    elif kind == ids.CITY:
        city = next_city(table)
        if city != ids.NOWHERE:
            visit(table, city)
    elif kind == ids.LEAVE_CITY:
        leave(table, argument)
    elif kind == ids.DRAW_REQUEST:
        draw_request(table, argument)
        settle_limit(table, argument)
    elif kind == ids.ROUND:
        plan_round(table)
    elif kind == ids.FRIENDS_DRAW:
        draw_for_friends(table)
    elif kind == ids.BEGIN_TRAVEL:
        begin_travel(table)
    elif kind == ids.REVEAL:
        reveal(table)
    elif kind == ids.LAY_DOWN:
        lay_down(table)
    elif kind == ids.RETURN_TRAVEL:
        end_encounters(table)
    elif kind == ids.CHECK_DECK:
        check_deck(table)
    else:
        celebrate(table, kind)
    return True


def look_through_window(table: Tableau, window: i64) -> bool:
    """Ask the next seat that could use something, or close the window. [6.1]"""
    table.asked = next_to_ask(table, window)
    if table.asked != ids.NOBODY:
        return False
    open_window(table)
    table.done()
    return True


def ask(table: Tableau, kind: i64, argument: i64) -> bool:
    """Wait for an answer, unless the text says that this is not asked. [6.1, 6.4.1]"""
    if kind == ids.ASK_TRAVEL:
        return False  # there is one Ox: somebody always has a city to choose
    table.asked = argument & ids.WHO
    if kind == ids.ASK_COURT_CHOICE and table.mats[table.asked].company == 0:
        table.done()
        return True
    return False


def plan_round(table: Tableau) -> None:
    """The three phases of a round; no window opens between two cities. [6.2] R21"""
    begin_round(table)
    open_window(table)
    table.then(ids.CHECK_DECK)
    table.then(ids.WINDOW + ids.STEP * ids.W_AFTER_ENCOUNTERS)
    table.then(ids.RETURN_TRAVEL)
    table.then(ids.CITY)
    table.then(ids.LAY_DOWN)
    table.then(ids.WINDOW + ids.STEP * ids.W_AFTER_REVEAL)
    table.then(ids.REVEAL)
    table.then(ids.ASK_TRAVEL)
    table.then(ids.BEGIN_TRAVEL)
    table.then(ids.WINDOW + ids.STEP * ids.W_BEFORE_TRAVEL)
    table.then(ids.FRIENDS_DRAW)


def check_deck(table: Tableau) -> None:
    """An empty deck ends the season; otherwise new cards and the next round. [6.5] R37"""
    if table.deck.left == 0:
        table.then(ids.FESTIVAL)
        return
    deal(table)
    pass_lead(table)
    table.then(ids.ROUND)
