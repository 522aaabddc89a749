"""Chapter 4: worlds that look the same to a seat, with all that is hidden from it dealt anew."""

from __future__ import annotations

from math import exp

from librt.vecs import append, vec
from mypy_extensions import i64

from stammtisch.core.bits import add, bit, count, drop, lowest, nth, rest
from stammtisch.core.pile import Pile, shuffled
from stammtisch.games.histrio.rules import ids
from stammtisch.games.histrio.rules.festival import request_options
from stammtisch.games.histrio.rules.state import Tableau
from stammtisch.games.histrio.rules.travel import may_choose_second, travel_options


def deal_anew(world: Tableau, seat: i64) -> None:
    """Everything that the seat cannot see is dealt again; the rng is already a fresh one."""
    world.deck = shuffled(world.deck.remaining(), world.rng, ids.S_ENCOUNTERS)
    requests_anew(world, seat)
    if len(world.friends) > 0:
        friends_anew(world, seat)
    if world.next_step() & ids.KIND == ids.ASK_PLAY_REQUEST:
        chosen_requests_anew(world, seat)


def requests_anew(world: Tableau, seat: i64) -> None:
    """Other hands, the pile and the unknown discards are shuffled together and dealt again."""
    own = world.mats[seat]
    unknown: vec[i64] = world.request_pile.remaining()
    unknown = with_members(unknown, world.request_discards & ~own.discarded)
    other: i64 = 0
    while other < world.seats:
        if other != seat:
            unknown = with_members(unknown, world.mats[other].requests)
        other += 1
    mixed = shuffled(unknown, world.rng, ids.S_REQUESTS)
    world.request_discards = own.discarded
    other = 0
    while other < world.seats:
        mat = world.mats[other]
        if other != seat:
            mat.requests = draw_set(mixed, count(mat.requests))
            mat.discarded = draw_set(mixed, count(mat.discarded))
            world.request_discards |= mat.discarded
        other += 1
    world.request_pile = mixed  # what is left has the size of the old pile


def with_members(cards: vec[i64], mask: i64) -> vec[i64]:
    """The cards and the members of a set."""
    while mask != 0:
        cards = append(cards, lowest(mask))
        mask = rest(mask)
    return cards


def draw_set(pile: Pile, number: i64) -> i64:
    """So many cards from a pile, as a set."""
    drawn: i64 = 0
    while number > 0:
        drawn = add(drawn, pile.draw())
        number -= 1
    return drawn


def friends_anew(world: Tableau, seat: i64) -> None:
    """The friendly decks are shuffled; the other seat's drawn card is among them. [4]"""
    owner: i64 = 0
    for friend in world.friends:
        cards = friend.deck.remaining()
        secret = friend.drawn != ids.NOWHERE and friend.sailing == ids.NOWHERE and owner != seat
        if secret:
            cards = append(cards, friend.drawn)
        friend.deck = shuffled(cards, world.rng, ids.S_FRIENDS + owner)
        if secret:
            friend.drawn = friend.deck.draw()
        owner += 1


def picks_anew(world: Tableau, seat: i64, temptations: vec[float]) -> None:
    """Other seats have chosen something they could choose, as far as they have chosen. [4] R45"""
    other: i64 = 0
    while other < world.seats:
        mat = world.mats[other]
        if other != seat and mat.progress != ids.CHOOSING:
            cities = travel_options(world, other)
            if mat.shown == 0:
                mat.pick = tempted(world, cities, temptations)
                cities = drop(cities, mat.pick)
            mat.second = ids.NOWHERE
            if mat.progress == ids.CHOSEN and may_choose_second(world, mat):
                wish = world.rng.below(ids.S_COIN, count(cities) + 1)
                if wish > 0:
                    mat.second = nth(cities, wish - 1)
        other += 1


def tempted(world: Tableau, cities: i64, temptations: vec[float]) -> i64:
    """A city that somebody may have chosen: the more tempting the row, the likelier. [12: 6]"""
    total: float = 0.0
    left = cities
    while left != 0:
        total += exp(temptations[lowest(left)])
        left = rest(left)
    drawn = total * float(world.rng.word(ids.S_COIN)) / 4294967296.0
    while rest(cities) != 0:
        drawn -= exp(temptations[lowest(cities)])
        if drawn < 0.0:
            return lowest(cities)
        cities = rest(cities)
    return lowest(cities)


def chosen_requests_anew(world: Tableau, seat: i64) -> None:
    """Other seats that have answered have shown nothing yet: any possible answer will do. [4]"""
    other: i64 = 0
    while other < world.seats:
        mat = world.mats[other]
        if other != seat and world.unanswered & bit(other) == 0:
            options = request_options(world, other)
            chosen = nth(options, world.rng.below(ids.S_COIN, count(options)))
            mat.chosen_request = ids.NO_CARD if chosen == 0 else chosen - 1
        other += 1
