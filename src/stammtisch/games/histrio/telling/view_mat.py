"""A troupe's mat as a viewer sees it, with what the festival may pay. [4]"""

from __future__ import annotations

from stammtisch.core.alike import alike
from stammtisch.core.bits import members
from stammtisch.games.histrio.components.vocabulary import GENRES
from stammtisch.games.histrio.rules import ids
from stammtisch.games.histrio.rules.conditions import chameleon_level, difference, genre_sum
from stammtisch.games.histrio.rules.festival import kept_and_met, pay_show, role_player
from stammtisch.games.histrio.rules.flow import Histrio
from stammtisch.games.histrio.rules.mood import side
from stammtisch.games.histrio.telling.sights import DueView, MatView, PayView
from stammtisch.games.histrio.telling.view_cards import card_view, entertainer_view
from stammtisch.games.histrio.telling.view_requests import (
    PAID,
    own_requests,
    request_views,
    role_open,
)


def numbers(cities: int) -> tuple[int, ...]:
    """A set of cities as their printed numbers."""
    return tuple(city + 1 for city in members(cities))


@alike
def mat_view(state: Histrio, seat: int, own: bool, due: DueView) -> MatView:
    """A mat, its ecus open to all; the owner sees picks, requests and own discards too. R25"""
    mat, box = state.mats[seat], state.box
    picked = [city for city in (mat.pick, mat.second) if city != ids.NOWHERE]
    return MatView(
        seat=seat,
        colour=box.colour_ids[seat],
        ecus=mat.ecus,
        hand=numbers(mat.hand),
        shown=numbers(mat.shown),
        played=numbers(mat.played),
        deciding=deciding(state, seat, own),
        picks=tuple(city + 1 for city in picked) if own else None,
        company=tuple(card_view(state, card) for card in members(mat.company)),
        ensemble=tuple(card_view(state, card) for card in members(mat.ensemble)),
        comedy=genre_sum(state, mat, ids.COMEDY),
        tragedy=genre_sum(state, mat, ids.TRAGEDY),
        difference=difference(state, seat),
        prospect=prospect(state, seat),
        due=due,
        entertainers=tuple(
            entertainer_view(state, number, not mat.used >> number & 1)
            for number in members(mat.entertainers)
        ),
        role=None if mat.role == ids.NO_ROLE else GENRES[mat.role],
        impresarios=box.impresarios - mat.on_stage,
        on_stage=mat.on_stage,
        request_count=len(members(mat.requests)),
        requests=own_requests(state, seat) if own else None,
        kept=request_views(state, seat, mat.kept),
        discarded=tuple(box.request_ids[r] for r in members(mat.discarded)) if own else None,
    )


def deciding(state: Histrio, seat: int, own: bool) -> bool:
    """Who still chooses a city is open; who has answered `play_request` is not. [4, 8.2]"""
    step = state.next_step() % ids.STEP
    if step == ids.ASK_TRAVEL:
        return state.mats[seat].progress != ids.CHOSEN
    if step == ids.ASK_PLAY_REQUEST:
        return not own or bool(state.unanswered >> seat & 1)
    return False


def prospect(state: Histrio, seat: int) -> PayView:
    """What actors and show would earn if the season ended now; public facts only. [13]"""
    box, mat = state.box, state.mats[seat]
    actors = box.pay_per_actor * len(members(mat.ensemble & box.of_genre[side(state.needle)]))
    own = likely_difference(state, seat)
    best = own > 0 and all(likely_difference(state, s) <= own for s in range(state.seats))
    show = box.pay_liked[state.season] * (box.best_factor if best else 1) if own > 0 else 0
    return PayView(actors, show, best)


@alike
def all_due(state: Histrio) -> tuple[DueView, ...]:
    """What every seat would still be paid if the season ended now, as the festival pays. [8]

    A Chameleon plays what the king wants. Requests that nobody has seen are nobody else's
    business, so they are left out; shown ones are measured when actors and shows are paid. R29
    """
    step = state.next_step() % ids.STEP
    if step in (ids.OVER, ids.END_SEASON):
        return (DueView(0, 0, 0),) * state.seats
    world = state.copy()
    owner = role_player(world)
    if owner != ids.NOBODY and role_open(world, owner):
        world.mats[owner].role = side(world.needle)
    if step not in PAID:
        pay_show(world)
    pay = state.box.pay
    return tuple(
        DueView(
            after.from_actors - before.from_actors,
            after.from_shows - before.from_shows,
            sum(pay[request] for request in members(kept_and_met(world, seat))),
        )
        for seat, (before, after) in enumerate(zip(state.mats, world.mats, strict=True))
    )


def likely_difference(state: Histrio, seat: int) -> int:
    """D at the festival, where a Chameleon is expected to play what the king wants. R33"""
    own: int = difference(state, seat)
    return own + chameleon_level(state) if role_open(state, seat) else own
