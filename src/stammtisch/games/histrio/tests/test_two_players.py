"""Chapters 1 and 6.3: the two-player game with friendly troupes that travel by chance."""

from __future__ import annotations

import msgspec

from stammtisch.core.bits import members
from stammtisch.games.histrio import GAME
from stammtisch.games.histrio.tests.tables import ALL_CITIES, Table


def test_two_rounds_with_friends():
    """V26: a friend alone, a friend with a player, both friends together."""
    rows = {2: "comedy_4_b alms_3#1", 5: "tragedy_5_a", 7: "alms_1#1"}
    table = Table(2, rows=rows, needle="comedy 2").seat(1, on_stage=1)
    table.friend(0, [2, 3, 8, 1]).friend(1, [5, 3, 8, 1]).begin()
    table.sail(5, 7)
    assert {"comedy_4_b", "alms_3#1", "tragedy_5_a"} <= table.discards
    assert table.told("needle", 2) == [(2, -3)]
    assert table.needle == "tragedy 4"
    assert table.stage == [0, 0]
    assert table.request_counts == [1, 0]
    assert table.ecus == [3, 4]


def test_two_friends_in_one_city():
    """V26, next round: x -3 -> -1, tragedy 2; nobody draws there."""
    table = Table(2, rows={3: "comedy_2_d", 1: "alms_1#1", 2: "alms_2#1"}, needle="tragedy 4")
    table.friend(0, [3, 8, 1]).friend(1, [3, 8, 1]).begin()
    table.sail(1, 2)
    assert table.told("needle", 2) == [(-3, -1)]
    assert table.needle == "tragedy 2"
    assert table.drawn_by() == []


def test_a_friend_and_a_player_share_a_city():
    """R38: the player draws, the friend does not; the needle moves as usual."""
    table = Table(2, rows={5: "comedy_3_a"}).friend(0, [5, 1, 2]).friend(1, [8, 1, 2]).begin()
    table.sail(5, 6)
    assert table.request_counts == [1, 1]
    assert table.needle == "comedy 4"
    assert table.ensemble(0) == set()


def test_a_row_before_a_friend_alone_is_discarded():
    """R39: the row is discarded, the needle stays. R42: no impresario enters."""
    table = Table(2, rows={5: "comedy_3_a ox alms_1#1"})
    table.friend(0, [5, 1, 2]).friend(1, [8, 1, 2]).begin()
    table.sail(1, 6)
    assert {"comedy_3_a", "ox", "alms_1#1"} <= table.discards
    assert table.needle == "comedy 1"
    assert table.stage == [0, 0]
    assert table.told("friend-alone", 3) == [(0, 4, 3), (1, 7, 0)]
    assert table.said("friend-alone").endswith(
        "is alone in Burdigala: the cards there are discarded."
    )


def test_where_nothing_lies_nothing_is_taken_away():
    """6.4: in the last rounds a friend alone, or a shared city, may find no cards."""
    table = Table(2, rows={5: "", 6: ""}).friend(0, [5, 1, 2]).friend(1, [6, 1, 2]).begin()
    table.sail(1, 6)
    assert "finds no cards" in table.said("friend-alone")
    assert "there were no cards" in table.said("shared")


def test_both_friends_push_the_king():
    """R40: row discarded, net move, nobody draws."""
    table = Table(2, rows={5: "tragedy_3_a"}).friend(0, [5, 1, 2]).friend(1, [5, 1, 2]).begin()
    table.sail(7, 8)
    assert table.needle == "tragedy 3"
    assert table.drawn_by() == [0, 1]
    assert table.told("friend-alone") == []


def test_the_friendly_deck_is_renewed_when_one_card_is_left():
    """R41: at the end of phase 2, eight cards again."""
    table = Table(2).friend(0, [5, 1]).friend(1, [8, 1, 2]).begin()
    table.sail(7, 6)
    renewed, other = table.state.friends
    assert table.told("friend-reshuffled", 1) == [(0,)]
    assert renewed.deck.left == 7  # one of the eight has already been drawn for the next round
    assert {city + 1 for city in (*renewed.deck.remaining(), renewed.drawn)} == ALL_CITIES
    assert members(renewed.played) == []
    assert (other.deck.left, other.drawn) == (1, 0)


def test_both_friendly_decks_are_renewed_each_by_its_own_shuffle():
    """R41: seat 0's friend first; one shuffle never changes the other."""
    table = Table(2).friend(0, [5, 1]).friend(1, [8, 1]).begin()
    table.sail(7, 6)
    assert table.told("friend-reshuffled", 1) == [(0,), (1,)]
    single = Table(2).friend(0, [5, 1, 2]).friend(1, [8, 1]).begin()
    single.sail(7, 6)
    assert single.told("friend-reshuffled", 1) == [(1,)]
    decks = [list(one.state.friends[1].deck.cards) for one in (table, single)]
    assert decks[0] == decks[1]
    assert decks[0] != list(table.state.friends[0].deck.cards)


def test_the_friend_draws_before_anybody_uses_something():
    """R43: the draw comes first; its owner knows it in before_travel, the other seat does not."""
    table = Table(2).friend(0, [5, 1, 2]).friend(1, [8, 1, 2])
    table.seat(0, entertainers="ox").begin()
    assert table.asks(0) == "before_travel"
    assert [friend.drawn for friend in GAME.view(table.state, 0).friends] == [5, None]
    assert [friend.drawn for friend in GAME.view(table.state, 1).friends] == [None, 8]
    assert [friend.drawn for friend in GAME.view(table.state, None).friends] == [None, None]


def test_a_friends_card_is_dealt_anew_for_the_other_seat():
    """4: any card that is still to come."""
    table = Table(2).friend(0, [5, 1, 2]).friend(1, [8, 1, 2]).begin()
    assert {table.state.imagine(1, seed).friends[0].drawn for seed in range(40)} == {0, 1, 4}
    assert {table.state.imagine(0, seed).friends[0].drawn for seed in range(10)} == {4}
    told = msgspec.json.encode(GAME.view(table.state, 1))
    assert told == msgspec.json.encode(GAME.view(table.state.imagine(1, 3), 1))


def test_the_ox_does_not_stop_friends():
    """R44: they do not choose; the guarded city is shared."""
    table = Table(2, rows={5: "comedy_3_a"}).friend(0, [1, 2, 3]).friend(1, [5, 1, 2])
    table.seat(0, entertainers="ox").begin()
    table.use(0, "before_travel", "ox", ox_city=5).sail(None, 7)
    assert table.needle == "comedy 4"
    assert table.request_counts == [1, 1]


def test_the_bear_against_a_friend():
    """6.4: a friend makes a city shared; the Bear handles it, and the friend draws nothing."""
    table = Table(2, rows={5: "alms_3#1"}).friend(0, [5, 2, 3]).friend(1, [8, 1, 2])
    table.seat(0, entertainers="bear").begin()
    table.sail(5, 7)
    table.use(0, "after_reveal", "bear", bear_city=5)
    assert table.ecus == [6, 3]
    assert table.drawn_by() == [1]


def test_only_two_players_have_friends():
    """1: always with 2 players, never with 3 to 5."""
    assert [len(Table(seats).state.friends) for seats in (2, 3, 4, 5)] == [2, 0, 0, 0]


def test_a_journey_to_the_own_friend_is_never_said_to_be_alone():
    """R38, R43: the owner knows the card of the friend; the rival reckons with both outcomes."""
    table = Table(2, rows={5: "comedy_3_a"}).friend(0, [5, 1, 2]).friend(1, [8, 1, 2]).begin()
    said = {seat: table.forecasts(seat) for seat in (0, 1)}
    assert (said[0][5], said[0][8]) == ("forecast-friend", "forecast")
    assert (said[1][5], said[1][8]) == ("forecast", "forecast-friend")


def test_a_city_that_the_own_ox_guards_is_shared_with_a_stranger_at_most():
    """R44: no player may follow; only a friend of the other seat may still have drawn the city."""
    table = Table(2).seat(0, entertainers="ox").friend(0, [5, 1, 2]).friend(1, [8, 1, 2]).begin()
    table.answer(0, "before_travel", "ox")
    said = table.forecasts(0)
    assert (said[5], said[8], said[6]) == ("forecast-friend", "forecast", "forecast-guarded")


def test_whoever_has_a_bear_reckons_with_both_outcomes():
    """R43: a Bear at hand may make the city where the own friend sails one's own after all."""
    table = Table(2).seat(0, entertainers="bear").friend(0, [5, 1, 2]).friend(1, [8, 1, 2]).begin()
    assert table.forecasts(0)[5] == "forecast"
