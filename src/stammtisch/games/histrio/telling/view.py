"""Chapter 4: what a seat or a spectator may know, built from nothing."""

from __future__ import annotations

from stammtisch.core.alike import alike
from stammtisch.core.bits import members
from stammtisch.games.histrio.components.vocabulary import GENRES, LEVELS
from stammtisch.games.histrio.rules import ids
from stammtisch.games.histrio.rules.flow import Histrio
from stammtisch.games.histrio.rules.mood import side, space
from stammtisch.games.histrio.rules.rows import cards_of
from stammtisch.games.histrio.telling.sights import CityView, FriendView, HistrioView
from stammtisch.games.histrio.telling.view_cards import card_view, effect_views
from stammtisch.games.histrio.telling.view_mat import all_due, mat_view, numbers
from stammtisch.games.histrio.telling.view_requests import all_requests


def view(state: Histrio, seat: int | None) -> HistrioView:
    """What the seat (or None, a spectator) may know."""
    due = all_due(state)
    return HistrioView(
        viewer=seat,
        phase=phase(state),
        season=state.season + 1,
        round=state.round,
        rounds_left=-(-state.deck.left // state.box.cities),
        lead=state.lead,
        needle=state.needle,
        spaces=state.box.spaces,
        mood=GENRES[side(state.needle)],
        mood_space=space(state.needle),
        deck=state.deck.left,
        unseen=tuple(sorted(state.box.card_ids[card] for card in state.deck.remaining())),
        discards=tuple(card_view(state, card) for card in members(state.discards)),
        request_pile=state.request_pile.left,
        request_discards=len(members(state.request_discards)),
        request_limit=state.box.request_limit,
        second_city_hand=state.box.second_city_hand,
        actor_pay=state.box.pay_per_actor,
        show_pay=state.box.pay_liked[state.season],
        best_factor=state.box.best_factor,
        level_effects=tuple(effect_views(state.box, level) for level in range(1, LEVELS + 1)),
        all_requests=all_requests(state, seat),
        cities=tuple(city_view(state, city) for city in range(state.box.cities)),
        mats=tuple(
            mat_view(state, owner, owner == seat, due[owner]) for owner in range(state.seats)
        ),
        friends=tuple(friend_view(state, owner, seat) for owner in range(len(state.friends))),
    )


WINDOW_PHASES = ("before_travel", "travel", "after_reveal", "after_encounters", "festival")


def phase(state: Histrio) -> str:
    """Where in the round the table is; from public facts."""
    step, argument = state.next_step() % ids.STEP, state.next_step() // ids.STEP
    if step == ids.WINDOW:
        return WINDOW_PHASES[argument]
    if step == ids.ASK_OX_CITY:
        return "before_travel"
    if step == ids.ASK_TRAVEL:
        return "travel"
    if ids.ASK_FOX_FROM <= step <= ids.ASK_ELEPHANT_SECOND:
        return "after_reveal"
    if step in (ids.ASK_CHAMELEON_ROLE, ids.ASK_PLAY_REQUEST):
        return "festival"
    if step == ids.OVER:
        return "over"
    sailing = any(mat.sailing for mat in state.mats)
    return "encounters" if sailing else "after_encounters"


@alike
def city_view(state: Histrio, city: int) -> CityView:
    """A city: everything in front of it is open."""
    here = 2**city
    seats = range(state.seats)
    friends = range(len(state.friends))
    waiting = tuple(s for s in seats if state.mats[s].sailing & here)
    friends_waiting = tuple(s for s in friends if state.friends[s].sailing == city)
    return CityView(
        number=city + 1,
        id=state.box.city_ids[city],
        name=state.box.names[state.box.city_ids[city]],
        row=tuple(card_view(state, card) for card in cards_of(state.rows[city])),
        waiting=waiting,
        anchored=tuple(s for s in seats if state.mats[s].played & here and s not in waiting),
        friends_waiting=friends_waiting,
        friends_anchored=tuple(
            s for s in friends if state.friends[s].played & here and s not in friends_waiting
        ),
        guarded_by=state.guard if state.guarded == city else None,
        marked_by=state.bear if state.marked == city else None,
    )


def friend_view(state: Histrio, owner: int, viewer: int | None) -> FriendView:
    """A friendly troupe: which cards are still to come is open, their order is not. [4]"""
    friend, box = state.friends[owner], state.box
    revealed = friend.sailing != ids.NOWHERE
    known = friend.drawn != ids.NOWHERE and (revealed or viewer == owner)
    to_come = sum(2**city for city in friend.deck.remaining())
    if friend.drawn != ids.NOWHERE and not revealed:
        to_come += 2**friend.drawn
    return FriendView(
        seat=owner,
        colour=box.colour_ids[2 + owner],
        open=numbers(to_come),
        played=numbers(friend.played),
        drawn=friend.drawn + 1 if known else None,
    )
