"""Chapters 5, 6.5 and 8.3: setup, new cards for the cities, and the change of season."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from stammtisch.core.bits import below
from stammtisch.core.pile import from_set, shuffled
from stammtisch.games.histrio.rules import ids
from stammtisch.games.histrio.rules.mood import set_needle, toss_coin
from stammtisch.games.histrio.rules.rows import laid_on
from stammtisch.games.histrio.rules.state import Friend, Mat, Tableau


def set_up(state: Tableau) -> None:
    """Everything before the first round; there is no decision in it. [5]"""
    box = state.box
    while len(state.mats) < state.seats:
        mat = Mat()
        mat.hand = below(box.cities)
        mat.ecus = box.start_ecus
        mat.from_start = box.start_ecus
        state.mats.append(mat)
    state.request_pile = shuffled(from_set(below(box.requests)), state.rng, ids.S_REQUESTS)
    state.deck = shuffled(from_set(below(box.cards)), state.rng, ids.S_ENCOUNTERS)
    clear_rows(state)
    deal(state)
    state.needle = toss_coin(state)
    if state.seats == 2:
        invite_friends(state)
    state.lead = box.first_lead


def invite_friends(state: Tableau) -> None:
    """Two players: each has a friendly troupe with a shuffled travel deck. [5.7]"""
    seat: i64 = 0
    while seat < 2:
        deck = shuffled(from_set(below(state.box.cities)), state.rng, ids.S_FRIENDS + seat)
        state.friends.append(Friend(deck))
        seat += 1


def clear_rows(state: Tableau) -> None:
    """Empty rows in front of all cities."""
    rows: vec[i64] = vec[i64]()
    while len(rows) < state.box.cities:
        rows = append(rows, 0)
    state.rows = rows


def deal(state: Tableau) -> None:
    """One card face up to each city, city 1 first, while the deck lasts. [6.5 N3] R36"""
    city: i64 = 0
    while city < state.box.cities and state.deck.left > 0:
        card = state.deck.draw()
        state.rows[city] = laid_on(state.rows[city], card)
        if state.journal is not None:
            state.journal.tell(ids.E_DEALT, city, card)
        city += 1


def begin_round(state: Tableau) -> None:
    """Count the round."""
    state.round += 1
    if state.journal is not None:
        state.journal.tell(ids.E_ROUND_BEGAN, state.season, state.round, state.lead)


def pass_lead(state: Tableau) -> None:
    """The lead passes to the next seat after every round. [6.1] R1"""
    state.lead += 1
    if state.lead == state.seats:
        state.lead = 0


def prepare_season(state: Tableau) -> None:
    """Actors leave, entertainers stay and are ready, a new deck, a new toss. [8.3] R18, R49"""
    box = state.box
    held: i64 = 0
    for mat in state.mats:
        mat.ensemble = 0
        mat.used = 0
        mat.role = ids.NO_ROLE
        held |= mat.entertainers << box.actors
    state.discards = 0
    state.deck = shuffled(from_set(below(box.cards) & ~held), state.rng, ids.S_ENCOUNTERS)
    state.season += 1
    state.round = 0
    if state.journal is not None:
        state.journal.tell(ids.E_SEASON_BEGAN, state.season)
    clear_rows(state)
    deal(state)
    set_needle(state, toss_coin(state))
    pass_lead(state)
