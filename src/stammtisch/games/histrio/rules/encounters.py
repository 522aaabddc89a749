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


def next_city(state: Tableau) -> i64:
    """The lowest city in front of which a caravel waits, or NOWHERE. [6.4]"""
    waiting: i64 = 0
    for mat in state.mats:
        waiting |= mat.sailing
    for friend in state.friends:
        if friend.sailing != ids.NOWHERE:
            waiting |= bit(friend.sailing)
    return ids.NOWHERE if waiting == 0 else lowest(waiting)


def visit(state: Tableau, city: i64) -> None:
    """One city: alone, shared, marked by a Bear, or friends only. [6.4]"""
    state.then(ids.CITY)
    state.then(ids.LEAVE_CITY + ids.STEP * city)
    players = state.sailors(city)
    friends = state.friends_at(city)
    troupes = count(players) + friends
    if troupes == 1 and players != 0:
        alone(state, lowest(players), city, troupes)
    elif troupes == 1:
        friend_alone(state, city)
    elif state.marked == city:
        alone(state, state.bear, city, troupes)
        each_draws(state, drop(players, state.bear))
    else:
        shared(state, city, players)


def leave(state: Tableau, city: i64) -> None:
    """The caravels that waited here anchor, or go home if their card came back. [6.4] R10"""
    for mat in state.mats:
        mat.sailing = drop(mat.sailing, city)
    for friend in state.friends:
        if friend.sailing == city:
            friend.sailing = ids.NOWHERE


def alone(state: Tableau, seat: i64, city: i64, troupes: i64) -> None:
    """Alone, or as if: the seat gets all cards; an empty row gives a request. [6.4.1] R23, R52"""
    if state.journal is not None:
        state.journal.tell(ids.E_ARRIVED_ALONE, seat, city, troupes)
    if state.rows[city] == 0:
        draws = state.box.draw_empty
        while draws > 0:
            state.then(ids.DRAW_REQUEST + ids.STEP * seat)
            draws -= 1
        return
    state.then(ids.ASK_COURT_CHOICE + ids.STEP * seat)
    state.then(ids.MEET + ids.STEP * (seat + ids.SEAT * city))


def meet_next(state: Tableau, seat: i64, city: i64) -> bool:
    """Handle the newest card of the row; False when the row is empty. [6.4.1]"""
    row = state.rows[city]
    if row == 0:
        return False
    card = newest(row)
    state.rows[city] = without_newest(row)
    state.card = card
    if state.journal is not None:
        state.journal.tell(ids.E_MET, seat, card)
    box = state.box
    mat = state.mats[seat]
    if box.is_actor(card):
        mat.company = add(mat.company, card)
        schedule_effects(state, seat, box.level[card])
    elif box.is_entertainer(card):
        mat.entertainers = add(mat.entertainers, box.entertainer(card))
        if state.journal is not None:
            state.journal.tell(ids.E_GAINED_ENTERTAINER, seat, box.entertainer(card))
    else:
        state.discards = add(state.discards, card)
        schedule_effects(state, seat, box.card_source(card))
    return True


def court(state: Tableau, seat: i64, option: i64) -> None:
    """At most one actor just met goes to court and moves the needle; the rest stay. R8"""
    mat = state.mats[seat]
    if option > 0:
        card = option - 1
        mat.company = drop(mat.company, card)
        state.discards = add(state.discards, card)
        if state.journal is not None:
            state.journal.tell(ids.E_SENT_TO_COURT, seat, card)
        level = state.box.level[card]
        move_needle(state, level if state.box.genre[card] == ids.COMEDY else -level)
    join_ensemble(state, seat)


def join_ensemble(state: Tableau, seat: i64) -> None:
    """All actors left in hand join the ensemble. [6.4.1]"""
    mat = state.mats[seat]
    if state.journal is not None:
        joining = mat.company
        while joining != 0:
            state.journal.tell(ids.E_JOINED, seat, lowest(joining))
            joining = rest(joining)
    mat.ensemble |= mat.company
    mat.company = 0


def shared(state: Tableau, city: i64, players: i64) -> None:
    """The row is lost, its actors push the king once, each player draws. [6.4.2] R6, R7, R24"""
    if state.journal is not None:
        state.journal.tell(ids.E_SHARED, city, cards_in(state.rows[city]))
    net = discard_row(state, city)
    move_needle(state, net)
    each_draws(state, players)


def friend_alone(state: Tableau, city: i64) -> None:
    """A lone friendly troupe: the row is discarded, the needle stays. [6.4] R39"""
    if state.journal is not None:
        seat: i64 = 0 if state.friends[0].sailing == city else 1
        state.journal.tell(ids.E_FRIEND_ALONE, seat, city, cards_in(state.rows[city]))
    discard_row(state, city)


def discard_row(state: Tableau, city: i64) -> i64:
    """Discard a whole row; comedy levels minus tragedy levels of its actors. [6.4.2]"""
    box = state.box
    net: i64 = 0
    row = state.rows[city]
    while row != 0:
        card = newest(row)
        row = without_newest(row)
        state.discards = add(state.discards, card)
        if box.is_actor(card):
            level = box.level[card]
            net += level if box.genre[card] == ids.COMEDY else -level
    state.rows[city] = 0
    if state.journal is not None:
        state.journal.tell(ids.E_DISCARDED_ROW, city)
    return net


def each_draws(state: Tableau, players: i64) -> None:
    """Each of these players draws a request, in lead order. [6.4.2] R38"""
    place = state.seats - 1
    while place >= 0:
        seat = state.order_from_lead(place)
        if has(players, seat):
            draws = state.box.draw_shared
            while draws > 0:
                state.then(ids.DRAW_REQUEST + ids.STEP * seat)
                draws -= 1
        place -= 1


def end_encounters(state: Tableau) -> None:
    """Last travel cards bring all others back; guards and marks end. [6.4.4] R19, R41"""
    seat: i64 = 0
    for mat in state.mats:
        if count(mat.hand) <= state.box.return_at:
            returned = mat.take_travel_back()
            if state.journal is not None:
                state.journal.tell(ids.E_RETURNED_TRAVEL, seat, returned)
        seat += 1
    seat = 0
    for friend in state.friends:
        if friend.deck.left == state.box.friend_reshuffle:
            cities = friend.played
            while friend.deck.left > 0:
                cities = add(cities, friend.deck.draw())
            friend.deck = shuffled(from_set(cities), state.rng, ids.S_FRIENDS + seat)
            friend.played = 0
            if state.journal is not None:
                state.journal.tell(ids.E_FRIEND_RESHUFFLED, seat)
        seat += 1
    state.guarded = ids.NOWHERE
    state.guard = ids.NOBODY
    state.marked = ids.NOWHERE
    state.bear = ids.NOBODY
