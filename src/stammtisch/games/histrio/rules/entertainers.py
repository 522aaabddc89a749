"""Chapters 6.1 and 7.5, 7.6: windows, and the entertainers that are used in them."""

from __future__ import annotations

from mypy_extensions import i64

from stammtisch.core.bits import add, bit, count, has, lowest, rest
from stammtisch.games.histrio.rules import ids
from stammtisch.games.histrio.rules.effects import schedule_effects
from stammtisch.games.histrio.rules.requests import request_to_be_had
from stammtisch.games.histrio.rules.rows import cards_in
from stammtisch.games.histrio.rules.state import Tableau


def open_window(table: Tableau) -> None:
    """Nobody has passed yet; the lead is looked at first. [6.1]"""
    table.passed = 0
    table.pointer = table.lead


def next_to_ask(table: Tableau, window: i64) -> i64:
    """The first seat from the pointer on that has not passed and has a legal use. [6.1]"""
    seat = table.pointer
    looked: i64 = 0
    here = table.box.in_window[window]
    while looked < table.seats:
        if seat >= table.seats:
            seat -= table.seats
        if table.mats[seat].ready() & here != 0 and not has(table.passed, seat):
            if legal_uses(table, seat, window) != 0:
                return seat
        seat += 1
        looked += 1
    return ids.NOBODY


def pass_window(table: Tableau, seat: i64) -> None:
    """The seat uses nothing now. [6.1]"""
    table.passed = add(table.passed, seat)
    table.pointer = seat + 1


def use(table: Tableau, seat: i64, entertainer: i64) -> None:
    """Use an entertainer: it is turned sideways, and everybody may think again. [6.1, 7.5]"""
    mat = table.mats[seat]
    mat.used |= bit(entertainer) & table.box.used_up
    table.passed = 0
    table.pointer = seat + 1
    table.card = table.box.actors + entertainer
    if table.journal is not None:
        table.journal.tell(ids.E_USED, seat, entertainer)
    schedule_effects(table, seat, table.box.card_source(table.card))


def legal_uses(table: Tableau, seat: i64, window: i64) -> i64:
    """The entertainers that the seat may use in this window; public facts only. [6.3, 6.5]"""
    ready = table.mats[seat].ready() & table.box.in_window[window]
    legal: i64 = 0
    while ready != 0:
        entertainer = lowest(ready)
        ready = rest(ready)
        if usable(table, seat, entertainer):
            legal = add(legal, entertainer)
    return legal


def usable(table: Tableau, seat: i64, entertainer: i64) -> bool:
    """A use is offered only if every one of its effects can be completed. [6.1]"""
    box = table.box
    source = box.card_source(box.actors + entertainer)
    effect = box.first_effect[source]
    while effect < box.first_effect[source + 1]:
        if not completable(table, seat, box.effect_kind[effect]):
            return False
        effect += 1
    return True


def completable(table: Tableau, seat: i64, kind: i64) -> bool:
    """Whether an effect of this kind has something to choose or to do now. [6.3, 6.5]"""
    if kind == ids.GUARD_DESTINATION:
        return table.mats[seat].shown == 0
    if kind == ids.TRAVEL_RETURN:
        return table.mats[seat].played != 0
    if kind == ids.REPLACE_DESTINATION:
        return fox_from(table, seat) != 0 and fox_to(table, seat) != 0
    if kind == ids.COUNT_AS_ALONE:
        return bear_cities(table, seat) != 0
    if kind == ids.SWAP_ROWS:
        return elephant_first(table, seat) != 0
    if kind == ids.DRAW_REQUESTS:
        return request_to_be_had(table)
    return True


# -- Ox ----------------------------------------------------------------------------------------


def guard_city(table: Tableau, seat: i64, city: i64) -> None:
    """Ox: show the travel card now; nobody else may choose or enter that city. [7.6]"""
    mat = table.mats[seat]
    mat.hand &= ~bit(city)
    mat.shown |= bit(city)
    table.guarded = city
    table.guard = seat
    if table.journal is not None:
        table.journal.tell(ids.E_GUARDED, seat, city)


# -- Fox ---------------------------------------------------------------------------------------


def fox_from(table: Tableau, seat: i64) -> i64:
    """The shown cards that may go back: not the city marked by the own Bear. [6.3 T5]"""
    shown = table.mats[seat].shown
    if table.bear == seat:
        return shown & ~bit(table.marked)
    return shown


def fox_to(table: Tableau, seat: i64) -> i64:
    """The hand cards that may replace it: no city guarded by another seat. [6.3 T5] R46"""
    return table.mats[seat].hand & ~table.guarded_against(seat)


def change_course(table: Tableau, seat: i64, left: i64, entered: i64) -> None:
    """Fox: the caravel sails to the other city, the old card goes back to hand. [7.6]"""
    mat = table.mats[seat]
    mat.hand = (mat.hand | bit(left)) & ~bit(entered)
    mat.shown = (mat.shown & ~bit(left)) | bit(entered)
    mat.sailing = mat.shown
    if table.journal is not None:
        table.journal.tell(ids.E_CHANGED_COURSE, seat, left, entered)


# -- Bear --------------------------------------------------------------------------------------


def bear_cities(table: Tableau, seat: i64) -> i64:
    """Cities that the seat shares, with cards, not yet marked. [6.3 T5]"""
    cities: i64 = 0
    sailing = table.mats[seat].sailing
    while sailing != 0:
        city = lowest(sailing)
        sailing = rest(sailing)
        troupes = count(table.sailors(city)) + table.friends_at(city)
        if troupes > 1 and table.rows[city] != 0 and city != table.marked:
            cities = add(cities, city)
    return cities


def mark_city(table: Tableau, seat: i64, city: i64) -> None:
    """Bear: the seat will handle this city as if alone. [7.6]"""
    table.marked = city
    table.bear = seat
    if table.journal is not None:
        table.journal.tell(ids.E_MARKED, seat, city)


# -- Elephant ------------------------------------------------------------------------------------


def swappable(table: Tableau, seat: i64, city: i64, other: i64) -> bool:
    """Two cities, neither guarded by another seat, not both rows empty. [6.3 T5] R46"""
    if city == other or other < 0 or other >= table.box.cities:
        return False
    if table.guard != seat and table.guarded != ids.NOWHERE:
        if city == table.guarded or other == table.guarded:
            return False
    return table.rows[city] != 0 or table.rows[other] != 0


def elephant_second(table: Tableau, seat: i64, city: i64) -> i64:
    """The cities that make a legal pair with the first one. [6.3 T5]"""
    partners: i64 = 0
    near = table.box.swap_neighbours_only
    other: i64 = city - 1 if near else 0
    last: i64 = city + 1 if near else table.box.cities - 1
    while other <= last:
        if swappable(table, seat, city, other):
            partners = add(partners, other)
        other += 1
    return partners


def elephant_first(table: Tableau, seat: i64) -> i64:
    """The cities that belong to a legal pair. [6.3 T5]"""
    cities: i64 = 0
    city: i64 = 0
    while city < table.box.cities:
        cities |= elephant_second(table, seat, city)
        city += 1
    return cities


def swap_rows(table: Tableau, seat: i64, city: i64, other: i64) -> None:
    """Elephant: exchange the complete rows; guards and marks stay with the city. [7.6]"""
    row = table.rows[city]
    table.rows[city] = table.rows[other]
    table.rows[other] = row
    if table.journal is not None:
        now, there = cards_in(table.rows[city]), cards_in(row)
        table.journal.tell(ids.E_SWAPPED_ROWS, seat, city, other, now, there)
