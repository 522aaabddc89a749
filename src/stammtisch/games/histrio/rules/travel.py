"""Chapter 6.3: phase 1, travel."""

from __future__ import annotations

from mypy_extensions import i64

from stammtisch.core.bits import add, bit, count, drop, lowest
from stammtisch.core.journal import SECRET_B
from stammtisch.games.histrio.rules import ids
from stammtisch.games.histrio.rules.state import Mat, Tableau


def draw_for_friends(table: Tableau) -> None:
    """The top card of each friendly deck is drawn; only the owning seat sees it. [6.3 T1] R43"""
    seat: i64 = 0
    for friend in table.friends:
        friend.drawn = friend.deck.draw()
        if table.journal is not None:
            table.journal.whisper(bit(seat), SECRET_B, ids.E_FRIEND_DREW, seat, friend.drawn)
        seat += 1


def begin_travel(table: Tableau) -> None:
    """Everybody chooses, but for a seat that showed its card with the Ox. [6.3 T3]"""
    for mat in table.mats:
        mat.pick = ids.NOWHERE
        mat.second = ids.NOWHERE
        if mat.shown == 0:
            mat.progress = ids.CHOOSING
        elif may_choose_second(table, mat):
            mat.progress = ids.CHOOSING_SECOND
        else:
            mat.progress = ids.CHOSEN


def may_choose_second(table: Tableau, mat: Mat) -> bool:
    """Horse ready, and enough travel cards; one shown with the Ox counts. [6.3 T3] R20, R47"""
    horse = mat.ready() & table.box.with_effect[ids.SECOND_DESTINATION]
    return horse != 0 and count(mat.hand | mat.shown) >= table.box.second_city_hand


def travel_options(table: Tableau, seat: i64) -> i64:
    """Hand cards whose city nobody else guards. [6.3 T3]"""
    return table.mats[seat].hand & ~table.guarded_against(seat)


def second_city_options(table: Tableau, seat: i64) -> i64:
    """Option 0 is 'none', option 1 + c is city c: each other card that could be chosen. [6.3 T3]"""
    cities = travel_options(table, seat)
    pick = table.mats[seat].pick
    if pick != ids.NOWHERE:
        cities = drop(cities, pick)
    return (cities << 1) | 1


def choose_travel(table: Tableau, seat: i64, city: i64) -> None:
    """The first card is picked, face down. [6.3 T3]"""
    mat = table.mats[seat]
    mat.pick = city
    if may_choose_second(table, mat):
        mat.progress = ids.CHOOSING_SECOND
    else:
        finish_choice(table, seat)


def choose_second(table: Tableau, seat: i64, option: i64) -> None:
    """A second card, or none. Whether there is one stays hidden until the reveal. R45"""
    table.mats[seat].second = option - 1
    finish_choice(table, seat)


def finish_choice(table: Tableau, seat: i64) -> None:
    """A choice that was handed in is final. [6.3 T3]"""
    table.mats[seat].progress = ids.CHOSEN
    if table.journal is not None:
        table.journal.tell(ids.E_CHOSE_TRAVEL, seat)


def still_choosing(table: Tableau) -> i64:
    """The seats that have not finished their travel choice."""
    seats: i64 = 0
    flag: i64 = 1
    for mat in table.mats:
        if mat.progress != ids.CHOSEN:
            seats |= flag
        flag += flag
    return seats


def reveal(table: Tableau) -> None:
    """All picked cards are shown; caravels wait at the cities, friends' too. [6.3 T4] R44"""
    seat: i64 = 0
    for mat in table.mats:
        if mat.shown != 0 and table.journal is not None:
            table.journal.tell(ids.E_REVEALED, seat, lowest(mat.shown), ids.SHOWN_BEFORE)
        if mat.pick != ids.NOWHERE:
            show_card(table, seat, mat.pick, ids.FIRST_CARD)
        if mat.second != ids.NOWHERE:
            show_card(table, seat, mat.second, ids.SECOND_CARD)
            mat.used |= mat.ready() & table.box.with_effect[ids.SECOND_DESTINATION]
        mat.pick = ids.NOWHERE
        mat.second = ids.NOWHERE
        mat.sailing = mat.shown
        seat += 1
    seat = 0
    for friend in table.friends:
        friend.sailing = friend.drawn
        if table.journal is not None:
            table.journal.tell(ids.E_FRIEND_REVEALED, seat, friend.drawn)
        seat += 1


def show_card(table: Tableau, seat: i64, city: i64, which: i64) -> None:
    """A travel card leaves the hand and is shown."""
    mat = table.mats[seat]
    mat.hand = drop(mat.hand, city)
    mat.shown = add(mat.shown, city)
    if table.journal is not None:
        table.journal.tell(ids.E_REVEALED, seat, city, which)


def lay_down(table: Tableau) -> None:
    """Every shown card goes face up to its owner's played pile. [6.3 T6]"""
    seat: i64 = 0
    for mat in table.mats:
        if table.journal is not None:
            table.journal.tell(ids.E_LAID_DOWN, seat, count(mat.shown))
        mat.played |= mat.shown
        mat.shown = 0
        seat += 1
    seat = 0
    for friend in table.friends:
        if table.journal is not None:
            table.journal.tell(ids.E_FRIEND_LAID_DOWN, seat)
        friend.played = add(friend.played, friend.drawn)
        friend.drawn = ids.NOWHERE
        seat += 1
