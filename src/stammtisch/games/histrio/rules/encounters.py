"""Chapter 6.4: phase 2, encounters in the cities 1 to 8."""

from __future__ import annotations

from mypy_extensions import i64

from stammtisch.core.bits import add, bit, count, drop, has, lowest, rest
from stammtisch.core.pile import from_set, shuffled
from stammtisch.games.histrio.rules import ids
from stammtisch.games.histrio.rules.effects import schedule_effects
from stammtisch.games.histrio.rules.mood import move_needle
from stammtisch.games.histrio.rules.rows import cards_in, newest, without_newest
from stammtisch.games.histrio.rules.state import Tableau


def next_city(table: Tableau) -> i64:
    """The lowest city in front of which a caravel waits, or NOWHERE. [6.4]"""
    waiting: i64 = 0
    for mat in table.mats:
        waiting |= mat.sailing
    for friend in table.friends:
        if friend.sailing != ids.NOWHERE:
            waiting |= bit(friend.sailing)
    return ids.NOWHERE if waiting == 0 else lowest(waiting)


def visit(table: Tableau, city: i64) -> None:
    """One city: alone, shared, marked by a Bear, or friends only. [6.4]"""
    table.then(ids.CITY)
    table.then(ids.LEAVE_CITY + ids.STEP * city)
    players = table.sailors(city)
    friends = table.friends_at(city)
    troupes = count(players) + friends
    if troupes == 1 and players != 0:
        alone(table, lowest(players), city, troupes)
    elif troupes == 1:
        friend_alone(table, city)
    elif table.marked == city:
        alone(table, table.bear, city, troupes)
        each_draws(table, drop(players, table.bear))
    else:
        shared(table, city, players)


def leave(table: Tableau, city: i64) -> None:
    """The caravels that waited here anchor, or go home if their card came back. [6.4] R10"""
    for mat in table.mats:
        mat.sailing = drop(mat.sailing, city)
    for friend in table.friends:
        if friend.sailing == city:
            friend.sailing = ids.NOWHERE
    if table.journal is not None:
        table.journal.tell(ids.E_ANCHORED, city)


def alone(table: Tableau, seat: i64, city: i64, troupes: i64) -> None:
    """Alone, or as if: the seat gets all cards; an empty row gives a request. [6.4.1] R23, R52"""
    if table.journal is not None:
        cards = cards_in(table.rows[city])
        table.journal.tell(ids.E_ARRIVED_ALONE, seat, city, troupes, cards)
    if table.rows[city] == 0:
        draws = table.box.draw_empty
        while draws > 0:
            table.then(ids.DRAW_REQUEST + ids.STEP * seat)
            draws -= 1
        return
    table.then(ids.ASK_COURT_CHOICE + ids.STEP * seat)
    table.then(ids.MEET + ids.STEP * (seat + ids.SEAT * city))


def meet_next(table: Tableau, seat: i64, city: i64) -> bool:
    """Handle the newest card of the row; False when the row is empty. [6.4.1] R22"""
    row = table.rows[city]
    if row == 0:
        return False
    card = newest(row)
    table.rows[city] = without_newest(row)
    table.card = card
    if table.journal is not None:
        table.journal.tell(ids.E_MET, seat, card, city)
    box = table.box
    mat = table.mats[seat]
    if box.is_actor(card):
        mat.company = add(mat.company, card)
        schedule_effects(table, seat, box.level[card])
    elif box.is_entertainer(card):
        mat.entertainers = add(mat.entertainers, box.entertainer(card))
        if table.journal is not None:
            table.journal.tell(ids.E_GAINED_ENTERTAINER, seat, box.entertainer(card))
    else:
        table.discards = add(table.discards, card)
        schedule_effects(table, seat, box.card_source(card))
    return True


def court(table: Tableau, seat: i64, option: i64) -> None:
    """At most one actor just met goes to court and moves the needle; the rest stay. R8"""
    mat = table.mats[seat]
    if option > 0:
        card = option - 1
        mat.company = drop(mat.company, card)
        table.discards = add(table.discards, card)
        if table.journal is not None:
            table.journal.tell(ids.E_SENT_TO_COURT, seat, card)
        level = table.box.level[card]
        move_needle(table, level if table.box.genre[card] == ids.COMEDY else -level)
    join_ensemble(table, seat)


def join_ensemble(table: Tableau, seat: i64) -> None:
    """All actors left in hand join the ensemble. [6.4.1]"""
    mat = table.mats[seat]
    if table.journal is not None:
        joining = mat.company
        while joining != 0:
            table.journal.tell(ids.E_JOINED, seat, lowest(joining))
            joining = rest(joining)
    mat.ensemble |= mat.company
    mat.company = 0


def shared(table: Tableau, city: i64, players: i64) -> None:
    """The row is lost, its actors push the king once, players draw. [6.4.2] R6, R7, R24, R40"""
    if table.journal is not None:
        table.journal.tell(ids.E_SHARED, city, cards_in(table.rows[city]))
    net = discard_row(table, city)
    move_needle(table, net)
    each_draws(table, players)


def friend_alone(table: Tableau, city: i64) -> None:
    """A lone friendly troupe: the row is discarded, the needle stays. [6.4] R39"""
    if table.journal is not None:
        seat: i64 = 0 if table.friends[0].sailing == city else 1
        table.journal.tell(ids.E_FRIEND_ALONE, seat, city, cards_in(table.rows[city]))
    discard_row(table, city)


def discard_row(table: Tableau, city: i64) -> i64:
    """Discard a whole row; comedy levels minus tragedy levels of its actors. [6.4.2]"""
    box = table.box
    net: i64 = 0
    row = table.rows[city]
    while row != 0:
        card = newest(row)
        row = without_newest(row)
        table.discards = add(table.discards, card)
        if box.is_actor(card):
            level = box.level[card]
            net += level if box.genre[card] == ids.COMEDY else -level
    if table.journal is not None:
        table.journal.tell(ids.E_DISCARDED_ROW, city, cards_in(table.rows[city]))
    table.rows[city] = 0
    return net


def each_draws(table: Tableau, players: i64) -> None:
    """Each of these players draws a request, in lead order. [6.4.2] R38"""
    place = table.seats - 1
    while place >= 0:
        seat = table.order_from_lead(place)
        if has(players, seat):
            draws = table.box.draw_shared
            while draws > 0:
                table.then(ids.DRAW_REQUEST + ids.STEP * seat)
                draws -= 1
        place -= 1


def end_encounters(table: Tableau) -> None:
    """Last travel cards bring all others back; guards and marks end. [6.4.4] R19, R41"""
    seat: i64 = 0
    for mat in table.mats:
        if count(mat.hand) <= table.box.return_at:
            returned = mat.take_travel_back()
            if table.journal is not None:
                table.journal.tell(ids.E_RETURNED_TRAVEL, seat, returned)
        seat += 1
    seat = 0
    for friend in table.friends:
        if friend.deck.left == table.box.friend_reshuffle:
            cities = friend.played
            while friend.deck.left > 0:
                cities = add(cities, friend.deck.draw())
            friend.deck = shuffled(from_set(cities), table.rng, ids.S_FRIENDS + seat)
            friend.played = 0
            if table.journal is not None:
                table.journal.tell(ids.E_FRIEND_RESHUFFLED, seat)
        seat += 1
    table.guarded = ids.NOWHERE
    table.guard = ids.NOBODY
    table.marked = ids.NOWHERE
    table.bear = ids.NOBODY
    if table.journal is not None:
        table.journal.tell(ids.E_ENCOUNTERS_ENDED)
