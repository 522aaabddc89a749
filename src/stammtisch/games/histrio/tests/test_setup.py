"""Chapters 2 and 5: what is in the box, and the table before the first round."""

from __future__ import annotations

from collections import Counter

import pytest

from stammtisch.core.match import Match
from stammtisch.games.histrio import GAME
from stammtisch.games.histrio.rules import ids
from stammtisch.games.histrio.tests.tables import ALL_CITIES, Table

BOX = GAME.components.box


def test_the_encounter_cards():
    """2: 32 actors of 43 levels per genre, 10 entertainers, 6 alms."""
    assert (BOX.cards, BOX.actors, BOX.entertainers) == (48, 32, 10)
    split = {1: 4, 2: 4, 3: 3, 4: 3, 5: 2}
    for genre in (ids.COMEDY, ids.TRAGEDY):
        levels = Counter(BOX.level[card] for card in range(32) if BOX.genre[card] == genre)
        assert levels == split
        assert sum(level * number for level, number in levels.items()) == 43
    assert sorted(BOX.card_ids[42:]) == [f"alms_{n}#{copy}" for n in (1, 2, 3) for copy in (1, 2)]
    assert BOX.requests == len(set(BOX.request_ids)) == 22


def test_the_cities_have_the_order_of_the_rulebook():
    """R2: the only order in the text."""
    names = "vernum aquilonia lugdunum caturiges burdigala otmus avenio elimberis"
    assert BOX.city_ids == names.split()


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_setup(seats):
    """5: eight travel cards, three ecus, no request; a card for each city, forty in the deck."""
    state = GAME.setup(BOX, seats, {}, 12)
    seen = GAME.view(state, None)
    assert [len(city.row) for city in seen.cities] == [1] * 8
    assert (seen.deck, seen.request_pile, seen.request_discards) == (40, 22, 0)
    assert (seen.season, seen.round, seen.lead, seen.rounds_left) == (1, 1, 0, 5)
    assert seen.mood_space == 1
    for mat in seen.mats:
        assert set(mat.hand) == ALL_CITIES
        assert (mat.ecus, mat.impresarios, mat.on_stage, mat.request_count) == (3, 3, 0, 0)
    assert len(seen.friends) == (2 if seats == 2 else 0)


def test_the_first_cards_come_from_the_top_of_the_deck():
    """5.5: city 1 first, city 8 last."""
    state = GAME.setup(BOX, 3, {}, 4)
    dealt = [GAME.view(state, None).cities[city].row[0].id for city in range(8)]
    assert dealt == [BOX.card_ids[card] for card in list(state.deck.cards)[:-9:-1]]


def test_the_coin_decides_the_first_mood():
    """5.6: heads is comedy, tails is tragedy; both come about equally often."""
    needles = [GAME.setup(BOX, 3, {}, seed).needle for seed in range(400)]
    assert set(needles) == {1, 0}
    assert 150 < sum(needles) < 250


def test_everybody_chooses_at_once_and_nobody_decides_in_the_setup():
    """5: the first question is where to sail."""
    match = Match(GAME, 5, seed=3)
    assert match.awaited() == (0, 1, 2, 3, 4)
    assert {match.question(seat).kind for seat in range(5)} == {"choose_travel"}


def test_the_lead_passes_on_after_every_round():
    """R1: seat 0 leads first; the lead passes clockwise every round and wraps."""
    table = Table(3, deck=40).begin()
    leads = []
    for city in (1, 2, 3, 4, 5):
        leads.append(table.state.lead)
        table.sail(city, city, city)
        while table.asks(table.awaited[0]) == "discard_request":
            seat = table.awaited[0]
            table.answer(seat, "discard_request", sorted(table.requests(seat))[0])
    assert leads == [0, 1, 2, 0, 1]


def test_requests_are_drawn_in_lead_order():
    """R1: lead, then ascending seats, wrapping round."""
    table = Table(4, lead=2).begin()
    table.sail(5, 5, 5, 5)
    assert table.drawn_by() == [2, 3, 0, 1]


def test_ecus_are_open():
    """R25: everybody sees everybody's ecus."""
    table = Table(3).seat(1, ecus=9).begin()
    assert [[mat.ecus for mat in GAME.view(table.state, who).mats] for who in (None, 0, 2)] == [
        [3, 9, 3]
    ] * 3


def test_the_treasury_has_no_limit():
    """7.3, R48: the coins in the box are money, not a limit."""
    table = Table(3, rows={1: "alms_3#1"}).seat(0, ecus=300).begin()
    table.sail(1, 2, 3)
    assert table.ecus[0] == 303
