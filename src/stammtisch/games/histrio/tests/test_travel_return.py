"""Chapters 7.4 and 6.4.4: how travel cards and caravels come back."""

from __future__ import annotations

from stammtisch.games.histrio import GAME
from stammtisch.games.histrio.tests.tables import ALL_CITIES, Table


def test_a_level_1_brings_all_travel_cards_back():
    """V11, R9: the whole played pile, this round's card too."""
    table = Table(3, rows={8: "tragedy_1_d"}).seat(0, hand={4, 5, 8}).begin()
    table.sail(8, 1, 2)
    assert table.told("returned-travel", 2) == [(0, 6)]
    assert table.hand(0) == ALL_CITIES
    assert table.played(0) == set()
    table.answer(0, "court_choice", "none")
    assert table.hand(0) == ALL_CITIES
    assert all(0 not in city.anchored for city in GAME.view(table.state, None).cities)


def test_the_last_card_brings_all_others_back():
    """6.4.4, V12: hand {2, 7}, chooses 7: after city 8 all eight are in hand. Automatic."""
    table = Table(3, rows={}).seat(0, hand={2, 7}).begin()
    table.sail(7, 1, 3)
    assert table.hand(0) == ALL_CITIES
    assert table.played(0) == set()


def test_two_cards_left_bring_nothing_back():
    """V12: hand {2, 5, 7}, chooses 7: {2, 5} remain, nothing comes back."""
    table = Table(3, rows={}).seat(0, hand={2, 5, 7}).begin()
    table.sail(7, 1, 3)
    assert table.hand(0) == {2, 5}
    assert table.played(0) == {1, 3, 4, 6, 7, 8}


def test_the_automatic_return_comes_after_city_8():
    """R19: at the end of phase 2, not before; until then the hand has one card."""
    table = Table(3, rows={1: "alms_1#1", 8: "comedy_4_a"}).seat(0, hand={1, 2}).begin()
    table.sail(1, 8, 3)
    assert table.asks(1) == "court_choice"
    assert table.hand(0) == {2}
    table.answer(1, "court_choice", "none")
    assert table.hand(0) == ALL_CITIES


def test_the_horse_and_a_level_1():
    """V13, R10: the card of the city still to come returns; the visit takes place all the same."""
    table = Table(3, rows={2: "comedy_1_a", 6: "alms_3#1"})
    table.seat(0, hand={2, 6, 8}, entertainers="horse").begin()
    table.answer(0, "choose_travel", 2).answer(0, "choose_second_city", 6)
    table.sail(None, 1, 3)
    assert table.hand(0) == ALL_CITIES
    assert table.played(0) == set()
    assert [city.number for city in GAME.view(table.state, 1).cities if 0 in city.waiting] == [2, 6]
    table.answer(0, "court_choice", "none")
    assert table.ecus[0] == 6
    assert table.hand(0) == ALL_CITIES
    assert all(not city.waiting for city in GAME.view(table.state, 1).cities)
    assert all(0 not in city.anchored for city in GAME.view(table.state, 1).cities)


def test_the_horse_needs_three_travel_cards():
    """V13, R20: with hand {2, 6} the Horse is not offered, so the hand is never empty."""
    table = Table(3).seat(0, hand={2, 6}, entertainers="horse").begin()
    table.answer(0, "choose_travel", 2)
    assert 0 not in table.awaited


def test_seven_caravels_are_enough():
    """7.4, R47: with three cards the Horse leaves one in hand; seven are played, all return."""
    table = Table(3, rows={8: "comedy_4_a"}).seat(0, hand={1, 2, 3}, entertainers="horse").begin()
    table.answer(0, "choose_travel", 1).answer(0, "choose_second_city", 2)
    table.sail(None, 8, 7)
    assert len(table.played(0)) == 7
    assert table.hand(0) == {3}
    table.answer(1, "court_choice", "none")
    assert table.hand(0) == ALL_CITIES
