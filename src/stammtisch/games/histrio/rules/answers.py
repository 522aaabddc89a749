"""Chapter 6.6: which rule carries out the answer to each question."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from stammtisch.games.histrio.rules import ids
from stammtisch.games.histrio.rules.effects import steal
from stammtisch.games.histrio.rules.encounters import court
from stammtisch.games.histrio.rules.entertainers import (
    change_course,
    guard_city,
    mark_city,
    pass_window,
    swap_rows,
    use,
)
from stammtisch.games.histrio.rules.festival import answer_request, take_role
from stammtisch.games.histrio.rules.mood import move_needle, steps_of
from stammtisch.games.histrio.rules.requests import discard_request
from stammtisch.games.histrio.rules.state import Tableau
from stammtisch.games.histrio.rules.travel import choose_second, choose_travel

PASS: Final = 0


def answer(table: Tableau, seat: i64, question: i64, argument: i64, option: i64) -> None:
    """What each answer sets off. [6.6]"""
    if question == ids.CHOOSE_TRAVEL:
        choose_travel(table, seat, option)
    elif question == ids.COURT_CHOICE:
        court(table, seat, option)
    elif question == ids.STEAL_TARGET:
        steal(table, seat, option, argument >> ids.BEYOND)
    elif question == ids.DISCARD_REQUEST:
        discard_request(table, seat, option)
    elif question == ids.PLAY_REQUEST:
        answer_request(table, seat, option)
    elif question == ids.CHOOSE_SECOND_CITY:
        choose_second(table, seat, option)
    elif question == ids.NIGHTINGALE_MOVE:
        move_needle(table, steps_of(table, argument >> ids.BEYOND, option))
    elif question == ids.CHAMELEON_ROLE:
        take_role(table, seat, option)
    elif ids.OX_CITY <= question <= ids.ELEPHANT_SECOND and question != ids.AFTER_REVEAL:
        choose_city(table, seat, question, option)
    elif option == PASS:
        pass_window(table, seat)
    else:
        use(table, seat, option - 1)


def choose_city(table: Tableau, seat: i64, question: i64, city: i64) -> None:
    """The cities that Ox, Fox, Bear and Elephant ask for. [6.3]"""
    if question == ids.OX_CITY:
        guard_city(table, seat, city)
    elif question == ids.FOX_FROM:
        table.first_city = city
        table.then(ids.ASK_FOX_TO + ids.STEP * seat)
    elif question == ids.FOX_TO:
        change_course(table, seat, table.first_city, city)
        table.first_city = ids.NOWHERE
    elif question == ids.BEAR_CITY:
        mark_city(table, seat, city)
    elif question == ids.ELEPHANT_FIRST:
        table.first_city = city
        table.then(ids.ASK_ELEPHANT_SECOND + ids.STEP * seat)
    else:
        swap_rows(table, seat, table.first_city, city)
        table.first_city = ids.NOWHERE
