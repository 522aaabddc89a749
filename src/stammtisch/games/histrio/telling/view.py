"""Chapter 4: what a seat or a spectator may know, built from nothing."""

from __future__ import annotations

from stammtisch.core.bits import members
from stammtisch.games.histrio.components.vocabulary import CONDITIONS, EFFECTS, GENRES
from stammtisch.games.histrio.components.vocabulary import WINDOWS as WINDOW_IDS
from stammtisch.games.histrio.rules import ids
from stammtisch.games.histrio.rules.box import Box
from stammtisch.games.histrio.rules.conditions import chameleon_level, difference, genre_sum, met
from stammtisch.games.histrio.rules.festival import role_player
from stammtisch.games.histrio.rules.flow import Histrio
from stammtisch.games.histrio.rules.mood import side, space
from stammtisch.games.histrio.rules.rows import cards_of
from stammtisch.games.histrio.telling.sights import (
    CardView,
    CityView,
    EffectView,
    EntertainerView,
    FriendView,
    HistrioView,
    MatView,
    PayView,
    RequestView,
)

CONDITION_IDS = tuple(CONDITIONS)  # in the order of their numbers
EFFECT_IDS = tuple(EFFECTS)


def view(state: Histrio, seat: int | None) -> HistrioView:
    """What the seat (or None, a spectator) may know."""
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
        cities=tuple(city_view(state, city) for city in range(state.box.cities)),
        mats=tuple(mat_view(state, owner, owner == seat) for owner in range(state.seats)),
        friends=tuple(friend_view(state, owner, seat) for owner in range(len(state.friends))),
    )


def numbers(cities: int) -> tuple[int, ...]:
    """A set of cities as their printed numbers."""
    return tuple(city + 1 for city in members(cities))


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


def card_view(state: Histrio, card: int) -> CardView:
    """An open encounter card."""
    box = state.box
    identity = box.card_ids[card]
    name = box.names[identity.split("#")[0]]
    if box.is_actor(card):
        level = box.level[card]
        effects = effect_views(box, level)
        return CardView(identity, name, "actor", effects, GENRES[box.genre[card]], level)
    effects = effect_views(box, box.card_source(card))
    if box.is_entertainer(card):
        window = WINDOW_IDS[box.window[box.entertainer(card)]]
        return CardView(identity, name, "entertainer", effects, window=window)
    return CardView(identity, name, "alms", effects, ecus=effects[0].n)


def effect_views(box: Box, source: int) -> tuple[EffectView, ...]:
    """The effects of a level, an entertainer or an alms card."""
    return tuple(
        EffectView(EFFECT_IDS[box.effect_kind[e]], box.effect_n[e], box.effect_most[e])
        for e in range(box.first_effect[source], box.first_effect[source + 1])
    )


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


def mat_view(state: Histrio, seat: int, own: bool) -> MatView:
    """A mat; the owner sees its picks, requests and own discards as well."""
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
        entertainers=tuple(
            entertainer_view(state, number, not mat.used >> number & 1)
            for number in members(mat.entertainers)
        ),
        role=None if mat.role == ids.NO_ROLE else GENRES[mat.role],
        impresarios=box.impresarios - mat.on_stage,
        on_stage=mat.on_stage,
        request_count=len(members(mat.requests)),
        requests=request_views(state, seat, mat.requests) if own else None,
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


def entertainer_view(state: Histrio, number: int, ready: bool) -> EntertainerView:
    """An entertainer with its moment of use."""
    box = state.box
    card = card_view(state, box.actors + number)
    window = WINDOW_IDS[box.window[number]]
    return EntertainerView(card.id, card.name, window, ready, card.effects)


def prospect(state: Histrio, seat: int) -> PayView:
    """What actors and show would earn if the season ended now; public facts only. [13]"""
    box, mat = state.box, state.mats[seat]
    actors = box.pay_per_actor * len(members(mat.ensemble & box.of_genre[side(state.needle)]))
    own = likely_difference(state, seat)
    best = own > 0 and all(likely_difference(state, s) <= own for s in range(state.seats))
    show = box.pay_liked[state.season] * (box.best_factor if best else 1) if own > 0 else 0
    return PayView(actors, show, best)


def role_open(state: Histrio, seat: int) -> bool:
    """Whether the seat will still choose the role of its Chameleon. [8.1.1]"""
    return role_player(state) == seat and state.mats[seat].role == ids.NO_ROLE


def likely_difference(state: Histrio, seat: int) -> int:
    """D at the festival, where a Chameleon is expected to play what the king wants. R33"""
    own: int = difference(state, seat)
    return own + chameleon_level(state) if role_open(state, seat) else own


def festivals(state: Histrio, seat: int) -> list[Histrio]:
    """The table if the season ended now: an own Chameleon in each role, another's as expected."""
    owner = role_player(state)
    if owner == ids.NOBODY or not role_open(state, owner):
        return [state]
    roles = (ids.COMEDY, ids.TRAGEDY) if owner == seat else (side(state.needle),)
    worlds = [state.copy() for _ in roles]
    for world, role in zip(worlds, roles, strict=True):
        world.mats[owner].role = role
    return worlds


def request_views(state: Histrio, seat: int, requests: int) -> tuple[RequestView, ...]:
    """Requests whose faces the viewer may see."""
    worlds = festivals(state, seat)
    return tuple(request_view(worlds, seat, request) for request in members(requests))


def request_view(worlds: list[Histrio], seat: int, request: int) -> RequestView:
    """One request with its condition in numbers, and whether the festival could meet it."""
    box = worlds[0].box
    genre = box.genre_wanted[request]
    return RequestView(
        id=box.request_ids[request],
        name=box.names[box.request_ids[request]],
        pay=box.pay[request],
        condition=CONDITION_IDS[box.condition[request]],
        met=any(met(world, seat, request) for world in worlds),
        genre=None if genre == ids.ANY_GENRE else GENRES[genre],
        least=box.least[request] if box.least[request] >= 0 else None,
        most=box.most[request] if box.most[request] < 100 else None,
        levels=tuple(members(box.levels_wanted[request])),
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
