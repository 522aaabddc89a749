"""Secret requests as a viewer sees them, and whether the festival could meet them. [4, 7.8, 8.2]"""

from __future__ import annotations

from msgspec.structs import replace

from stammtisch.core.bits import members
from stammtisch.core.printed import printed
from stammtisch.games.histrio.components.vocabulary import CONDITIONS, GENRES
from stammtisch.games.histrio.rules import ids
from stammtisch.games.histrio.rules.box import Box
from stammtisch.games.histrio.rules.conditions import amount, difference, met
from stammtisch.games.histrio.rules.festival import pay_show, role_player
from stammtisch.games.histrio.rules.flow import Histrio
from stammtisch.games.histrio.rules.mood import impresarios_on_stage, side
from stammtisch.games.histrio.rules.rows import cards_of
from stammtisch.games.histrio.telling.haul import haul
from stammtisch.games.histrio.telling.sights import RequestView
from stammtisch.games.histrio.telling.view_cards import card_view

CONDITION_IDS = tuple(CONDITIONS)  # in the order of their numbers
UNCOUNTED = (ids.BEST_SHOW, ids.BALANCED, ids.COINS_RANK)  # no one figure says how far it is
PAID = (ids.ASK_PLAY_REQUEST, ids.SHOW_REQUESTS, ids.END_SEASON, ids.OVER)  # by the king
UNMOVED = (ids.COINS_RANK, ids.NEEDLE, ids.TRAVEL_HAND)  # other things than the row decide


def role_open(state: Histrio, seat: int) -> bool:
    """Whether the seat will still choose the role of its Chameleon. [8.1.1]"""
    return role_player(state) == seat and state.mats[seat].role == ids.NO_ROLE


def festivals(state: Histrio, seat: int) -> list[Histrio]:
    """The table if the season ended now: an own Chameleon in each role, another's as expected.

    Requests are measured when actors and shows are paid. R30
    """
    owner = role_player(state)
    roles: tuple[int, ...] = (ids.NO_ROLE,)
    if owner != ids.NOBODY and role_open(state, owner):
        roles = (ids.COMEDY, ids.TRAGEDY) if owner == seat else (side(state.needle),)
    paid = state.next_step() % ids.STEP in PAID
    worlds = [state.copy() for _ in roles]
    for world, role in zip(worlds, roles, strict=True):
        if role != ids.NO_ROLE:
            world.mats[owner].role = role
        if not paid:
            pay_show(world)
    return worlds


def request_views(state: Histrio, seat: int, requests: int) -> tuple[RequestView, ...]:
    """Requests whose faces the viewer may see."""
    worlds = festivals(state, seat) if requests else []
    return tuple(request_view(worlds, seat, request) for request in members(requests))


def request_view(worlds: list[Histrio], seat: int, request: int) -> RequestView:
    """One request with its condition in numbers, and whether the festival could meet it."""
    figures = [figure(world, seat, request) for world in worlds]
    could = any(met(world, seat, request) for world in worlds)
    now = None if None in figures else max(one for one in figures if one is not None)
    return printed_request(worlds[0].box, request, could, now)


def figure(world: Histrio, seat: int, request: int) -> int | None:
    """The number at which the condition looks, where it is one."""
    kind = world.box.condition[request]
    if kind == ids.PLEASES:
        return int(difference(world, seat))
    if kind == ids.DISPLEASES:
        return -int(difference(world, seat))
    return None if kind in UNCOUNTED else int(amount(world, world.mats[seat], request))


@printed
def printed_request(box: Box, request: int, met: bool, now: int | None = None) -> RequestView:
    """A request as it is printed."""
    genre = box.genre_wanted[request]
    return RequestView(
        id=box.request_ids[request],
        name=box.names[box.request_ids[request]],
        pay=box.pay[request],
        condition=CONDITION_IDS[box.condition[request]],
        met=met,
        genre=None if genre == ids.ANY_GENRE else GENRES[genre],
        least=box.least[request] if box.least[request] >= 0 else None,
        most=box.most[request] if box.most[request] < 100 else None,
        levels=tuple(members(box.levels_wanted[request])),
        now=now,
    )


def all_requests(state: Histrio, seat: int | None) -> tuple[RequestView, ...]:
    """Every request of the box: what it asks for lies open in the rules; who holds it does not."""
    every = range(state.box.requests)
    if seat is None:
        return tuple(printed_request(state.box, request, False) for request in every)
    worlds = festivals(state, seat)
    return tuple(request_view(worlds, seat, request) for request in every)


# -- journeys that would meet a request ----------------------------------------------------------


def own_requests(state: Histrio, seat: int) -> tuple[RequestView, ...]:
    """The requests in a seat's own hand, with the cities whose row would meet them."""
    mat = state.mats[seat]
    views = request_views(state, seat, mat.requests)
    open_ones = [request for request in members(mat.requests) if reachable(state, seat, request)]
    if not open_ones or state.next_step() % ids.STEP != ids.ASK_TRAVEL:
        return views
    would: dict[str, list[int]] = {}
    for city in members(mat.hand):
        worlds = visits(state, seat, city) if state.rows[city] else []
        for request in open_ones:
            if any(met(world, seat, request) for world in worlds):
                would.setdefault(state.box.request_ids[request], []).append(city + 1)
    return tuple(replace(one, would=tuple(would.get(one.id, ()))) for one in views)


def reachable(state: Histrio, seat: int, request: int) -> bool:
    """Whether a row could meet it that is not met now."""
    unmoved = state.box.condition[request] in UNMOVED
    return not unmoved and not any(met(world, seat, request) for world in festivals(state, seat))


def visits(state: Histrio, seat: int, city: int) -> list[Histrio]:
    """The festival after a visit alone, with everybody kept: what the seat has then, no more."""
    if state.guarded == city and state.guard != seat:
        return []
    box, cards = state.box, cards_of(state.rows[city])
    world = state.copy()
    mat = world.mats[seat]
    taken = haul(
        [card_view(state, card) for card in cards],
        mat.ecus,
        [other.ecus for place, other in enumerate(state.mats) if place != seat],
        int(impresarios_on_stage(state)),
        int(box.impresarios - mat.on_stage),
    )
    for card, one in zip(reversed(cards), taken, strict=True):
        mat.on_stage += one.placed
        if one.joins and box.is_entertainer(card):
            mat.entertainers |= 2 ** box.entertainer(card)
        elif one.joins:
            mat.ensemble |= 2**card
    return festivals(world, seat)
