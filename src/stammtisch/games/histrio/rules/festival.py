"""Chapter 8: the festival at the end of a season."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from stammtisch.core.bits import add, below, bit, count, drop, lowest, rest
from stammtisch.core.journal import WHOLE
from stammtisch.games.histrio.rules import ids
from stammtisch.games.histrio.rules.conditions import chameleon_level, difference, met
from stammtisch.games.histrio.rules.mood import side
from stammtisch.games.histrio.rules.opportunities import prepare_season
from stammtisch.games.histrio.rules.state import Tableau


def celebrate(table: Tableau, kind: i64) -> None:
    """The steps of a festival, and what follows it. [8.1]"""
    if kind == ids.FESTIVAL:
        begin_festival(table)
        table.then(ids.PAY_SHOW)
        seat = role_player(table)
        if seat != ids.NOBODY:
            table.then(ids.ASK_CHAMELEON_ROLE + ids.STEP * seat)
    elif kind == ids.PAY_SHOW:
        pay_show(table)
        ask_for_requests(table)
        table.then(ids.SHOW_REQUESTS)
        table.then(ids.ASK_PLAY_REQUEST)
    elif kind == ids.SHOW_REQUESTS:
        show_requests(table)
        table.then(ids.END_SEASON)
    elif table.season == 0:
        prepare_season(table)
        table.then(ids.ROUND)
    else:
        if table.journal is not None:
            table.journal.tell(ids.E_ENDED)
        table.then(ids.OVER)


def begin_festival(table: Tableau) -> None:
    """The season is over."""
    if table.journal is not None:
        table.journal.tell(ids.E_FESTIVAL_BEGAN, table.season, side(table.needle))


def role_player(table: Tableau) -> i64:
    """The seat that owns the Chameleon, or NOBODY. [8.1.1]"""
    seat: i64 = 0
    for mat in table.mats:
        if mat.entertainers & table.box.with_effect[ids.COUNT_AS_LEVEL] != 0:
            return seat
        seat += 1
    return ids.NOBODY


def take_role(table: Tableau, seat: i64, genre: i64) -> None:
    """Chameleon: it adds its level to one of the two sums, as its owner says. R33, R34"""
    table.mats[seat].role = genre
    if table.journal is not None:
        table.journal.tell(ids.E_TOOK_ROLE, seat, genre, chameleon_level(table))


def pay_show(table: Tableau) -> None:
    """An ecu for each actor of the wanted genre, then the liked and the best shows. [8.1]"""
    box = table.box
    wanted = box.of_genre[side(table.needle)]
    best = best_difference(table)
    seat: i64 = 0
    for mat in table.mats:
        pay = count(mat.ensemble & wanted) * box.pay_per_actor
        mat.ecus += pay
        mat.from_actors += pay
        if table.journal is not None:
            table.journal.tell(ids.E_PAID_ACTORS, seat, pay)
        own = difference(table, seat)
        if own > 0:
            pay_liked(table, seat, own == best)
        seat += 1


def best_difference(table: Tableau) -> i64:
    """The greatest difference with regard to the mood. [8.1.3]"""
    best = difference(table, 0)
    seat: i64 = 1
    while seat < table.seats:
        own = difference(table, seat)
        if own > best:
            best = own
        seat += 1
    return best


def pay_liked(table: Tableau, seat: i64, best: bool) -> None:
    """A liked show is paid by season; the best ones are paid double. [8.1.3] R31, R32"""
    pay = table.box.pay_liked[table.season]
    if best:
        pay *= table.box.best_factor
    mat = table.mats[seat]
    mat.ecus += pay
    mat.from_shows += pay
    if table.journal is not None:
        table.journal.tell(ids.E_PAID_SHOW, seat, pay, 1 if best else 0)


def ask_for_requests(table: Tableau) -> None:
    """Every seat is asked, also one that can only answer 'none'. [8.2]"""
    table.unanswered = below(table.seats)
    for mat in table.mats:
        mat.chosen_request = ids.NO_CARD


def request_options(table: Tableau, seat: i64) -> i64:
    """Option 0 is 'none', option 1 + r is request r: in hand and met now. [8.2] R28"""
    options: i64 = 1
    requests = table.mats[seat].requests
    while requests != 0:
        request = lowest(requests)
        requests = rest(requests)
        if met(table, seat, request):
            options = add(options, request + 1)
    return options


def answer_request(table: Tableau, seat: i64, option: i64) -> None:
    """Nobody else learns that, when or what the seat answered until all have. [8.2]"""
    table.mats[seat].chosen_request = option - 1
    table.unanswered = drop(table.unanswered, seat)
    if table.journal is not None:
        table.journal.whisper(bit(seat), WHOLE, ids.E_ANSWERED_REQUEST, seat)


def show_requests(table: Tableau) -> None:
    """All conditions are measured at one moment, then everything is paid. [8.2] R29, R30"""
    again: vec[i64] = vec[i64]()
    seat: i64 = 0
    while seat < table.seats:
        again = append(again, kept_and_met(table, seat))
        seat += 1
    seat = 0
    for mat in table.mats:
        repaid = again[seat]
        while repaid != 0:
            request = lowest(repaid)
            repaid = rest(repaid)
            pay_request(table, seat, request, ids.E_REQUEST_PAID_AGAIN)
        if mat.chosen_request != ids.NO_CARD:
            mat.requests = drop(mat.requests, mat.chosen_request)
            mat.kept = add(mat.kept, mat.chosen_request)
            pay_request(table, seat, mat.chosen_request, ids.E_SHOWED_REQUEST)
            mat.chosen_request = ids.NO_CARD
        seat += 1


def kept_and_met(table: Tableau, seat: i64) -> i64:
    """The requests shown in the first season that are met again now. [8.2] R29"""
    again: i64 = 0
    kept = table.mats[seat].kept
    while kept != 0:
        request = lowest(kept)
        kept = rest(kept)
        if met(table, seat, request):
            again = add(again, request)
    return again


def pay_request(table: Tableau, seat: i64, request: i64, event: i64) -> None:
    """A request pays what it promises."""
    pay = table.box.pay[request]
    mat = table.mats[seat]
    mat.ecus += pay
    mat.from_requests += pay
    if table.journal is not None:
        table.journal.tell(event, seat, request, pay)
