"""Chapter 6.3: choosing a city in secret, and the reveal."""

from __future__ import annotations

import msgspec
import pytest

from stammtisch.core.errors import Refused
from stammtisch.games.histrio import GAME
from stammtisch.games.histrio.rules import ids
from stammtisch.games.histrio.tests.tables import Table


def seen(table, viewer):
    return msgspec.json.encode(GAME.view(table.state, viewer))


def test_only_cards_in_hand_can_be_chosen():
    """T3: choose_travel offers the hand; there is no pass."""
    table = Table(3).seat(0, hand={2, 5, 8}).begin()
    assert table.offers(0) == {2, 5, 8}


def test_a_choice_is_final():
    """T3: a choice that was handed in is final; the seat is not asked again."""
    table = Table(3).begin()
    table.answer(0, "choose_travel", 3)
    with pytest.raises(Refused, match="Seat 0 is not asked"):
        table.state.choose(0, 4)
    assert table.awaited == [1, 2]


def test_a_pick_is_seen_by_its_owner_only():
    """T3: others see that a seat has chosen, not what; its hand looks as before."""
    table, other = Table(3).begin(), Table(3).begin()
    table.answer(0, "choose_travel", 3)
    other.answer(0, "choose_travel", 5)
    assert seen(table, 1) == seen(other, 1)
    assert seen(table, None) == seen(other, None)
    assert seen(table, 0) != seen(other, 0)
    assert GAME.view(table.state, 0).mats[0].picks == (3,)
    assert GAME.view(table.state, 1).mats[0].hand == (1, 2, 3, 4, 5, 6, 7, 8)
    assert not GAME.view(table.state, 1).mats[0].deciding


def test_nobody_sails_before_everybody_has_chosen():
    """T4: all picked cards are shown together."""
    table = Table(3).begin()
    table.answer(1, "choose_travel", 3).answer(2, "choose_travel", 4)
    assert table.told("revealed") == []
    table.answer(0, "choose_travel", 1)
    assert table.told("revealed", 2) == [(0, 0), (1, 2), (2, 3)]


def test_shown_cards_go_to_the_played_pile():
    """T6: and a caravel is anchored on the city once it was handled."""
    table = Table(3).begin()
    table.sail(3, 4, 5)
    assert (table.hand(0), table.played(0)) == ({1, 2, 4, 5, 6, 7, 8}, {3})
    assert GAME.view(table.state, 1).cities[2].anchored == (0,)
    assert 3 not in table.offers(0)


def test_the_horse_visits_two_cities_in_turn():
    """7.6 Horse: each city has its own cards, its own test and its own court discard."""
    table = Table(3, rows={2: "comedy_4_a", 6: "tragedy_4_a alms_2#1"})
    table.seat(0, entertainers="horse").begin()
    table.answer(0, "choose_travel", 6).answer(0, "choose_second_city", 2)
    table.sail(None, 8, 8)
    assert table.offers(0) == {"none", "comedy_4_a"}
    table.answer(0, "court_choice", "comedy_4_a")
    assert table.offers(0) == {"none", "tragedy_4_a"}
    table.answer(0, "court_choice", "tragedy_4_a")
    assert table.told("needle", 2) == [(1, 5), (5, 1)]
    assert table.ecus == [5, 3, 3]
    assert table.played(0) == {2, 6}
    assert table.used(0) == {"horse"}


def test_the_horse_may_share_one_city_and_have_the_other():
    """7.6 Horse: alone or shared is told for each city by itself."""
    table = Table(3, rows={2: "alms_3#1", 6: "alms_2#1"}).seat(0, entertainers="horse").begin()
    table.answer(0, "choose_travel", 6).answer(0, "choose_second_city", 2)
    table.sail(None, 2, 7)
    assert table.ecus == [5, 3, 3]
    assert table.request_counts == [1, 1, 1]


def test_a_declined_horse_stays_ready():
    """choose_second_city: 'none' uses nothing; the Horse is asked again next round."""
    table = Table(3).seat(0, entertainers="horse").begin()
    table.answer(0, "choose_travel", 6)
    assert table.offers(0) == {"none", 1, 2, 3, 4, 5, 7, 8}
    table.answer(0, "choose_second_city", "none").sail(None, 7, 8)
    assert table.used(0) == set()
    assert table.told("revealed", 3) == [(0, 5, 0), (1, 6, 0), (2, 7, 0)]
    table.answer(0, "choose_travel", 1)
    assert table.asks(0) == "choose_second_city"


def test_a_used_horse_is_not_asked():
    """7.5: once per season."""
    table = Table(3).seat(0, used="horse").begin()
    table.answer(0, "choose_travel", 6)
    assert table.awaited == [1, 2]


def test_the_horse_hides_until_the_reveal():
    """R45: who is at its second choice looks like any seat that is still choosing."""
    table, other = [Table(3).seat(0, entertainers="horse").begin() for _ in range(2)]
    before = seen(table, 1)
    table.answer(0, "choose_travel", 6)
    assert seen(table, 1) == before
    table.answer(0, "choose_second_city", 2)
    other.answer(0, "choose_travel", 6).answer(0, "choose_second_city", "none")
    assert seen(table, 1) == seen(other, 1)
    assert seen(table, None) == seen(other, None)
    assert table.used(0) == set()


def test_half_a_journey_is_dealt_anew_for_others():
    """R45: a world imagined for another seat never tells the pick of who is at its second city."""
    table = Table(3).seat(0, entertainers="horse").begin()
    table.answer(0, "choose_travel", 6)
    picks = {table.state.imagine(1, seed).mats[0].pick for seed in range(60)}
    assert picks == set(range(8))
    assert {table.state.imagine(0, seed).mats[0].pick for seed in range(20)} == {5}


def test_finished_journeys_are_dealt_anew_for_others():
    """4: picks that are not shown yet are any that could have been made."""
    table = Table(3).seat(0, entertainers="horse", hand={1, 2, 3}).begin()
    table.answer(0, "choose_travel", 2).answer(0, "choose_second_city", 3)
    worlds = [table.state.imagine(1, seed).mats[0] for seed in range(80)]
    journeys = {(mat.pick, mat.second) for mat in worlds}
    pairs = {(a, b) for a in range(3) for b in range(3) if a != b}
    assert journeys == pairs | {(a, ids.NOWHERE) for a in range(3)}
