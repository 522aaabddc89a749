"""Chapters 6.5 and 8.3: new cards, the length of a season, the preparation of season 2."""

from __future__ import annotations

import pytest

from stammtisch.core.bits import count, lowest, nth
from stammtisch.core.rng import seeded
from stammtisch.games.histrio import GAME
from stammtisch.games.histrio.rules import ids
from stammtisch.games.histrio.tests.tables import ALL_CITIES, Table

ENTERTAINERS = GAME.components.box.card_ids[32:42]


def second_season(held: int, seats: int = 3) -> Table:
    """The first round of season 2 with so many entertainers held by players."""
    table = Table(seats, deck=0)
    table.seat(0, entertainers=" ".join(ENTERTAINERS[:held]))
    return table.begin("season_end")


@pytest.mark.parametrize(
    ("held", "deals"),
    [
        (0, [8, 8, 8, 8, 8]),
        (5, [8, 8, 8, 8, 3]),
        (7, [8, 8, 8, 8, 1]),
        (8, [8, 8, 8, 8]),
        (9, [8, 8, 8, 7]),
        (10, [8, 8, 8, 6]),
    ],
)
def test_the_length_of_season_2(held, deals):
    """V19: 1 + ceil((40 - H) / 8) rounds. R36: a partial deal goes to cities 1, 2, ..."""
    table = second_season(held)
    state = table.state
    assert state.deck.left == 40 - held
    rng = seeded(held, 1)
    while table.asks(table.awaited[0]) not in ("chameleon_role", "play_request"):
        seat = table.awaited[0]
        state.take(seat, pick(state, seat, rng))
    cities = [city for (city,) in table.told("dealt", 1)]
    assert cities == [city for number in (8, *deals) for city in range(number)]
    assert state.round == len(deals) + 1


def pick(state, seat, rng):
    """Any option; windows are passed, so that no card leaves the row it was dealt to."""
    options = state.options(seat)
    windows = (ids.BEFORE_TRAVEL, ids.AFTER_REVEAL, ids.AFTER_ENCOUNTERS, ids.CHOOSE_SECOND_CITY)
    if state.kind(seat) in windows:
        return 0
    return nth(options, rng.below(0, count(options)))


def test_season_1_has_six_rounds():
    """V19, R37: discards never come back to the deck; forty cards last five deals."""
    state = GAME.setup(GAME.components.box, 4, {}, 9)
    rng = seeded(9, 1)
    sizes = [state.deck.left]
    while state.season == 0:
        seat = lowest(state.awaited())
        state.take(seat, pick(state, seat, rng))
        if state.deck.left != sizes[-1]:
            sizes.append(state.deck.left)
    assert sizes[:6] == [40, 32, 24, 16, 8, 0]


def test_after_a_partial_deal_a_full_round_is_played():
    """R36: the season ends only in the phase that finds the deck empty."""
    table = Table(3, deck=2).begin("after_encounters")
    assert [len(table.row(city)) for city in ALL_CITIES] == [1, 1, 0, 0, 0, 0, 0, 0]
    assert table.asks(0) == "choose_travel"
    table.sail(3, 4, 5)
    assert table.asks(0) == "play_request"


def test_empty_cities_in_the_last_round():
    """V20: one request for the lone player, one for each who share, no court_choice."""
    table = Table(3, season=2, deck=0, rows={1: "alms_1#1"}).begin()
    table.sail(7, 8, 8)
    assert table.request_counts == [1, 1, 1]
    assert table.needle == "comedy 1"
    assert table.asks(0) == "play_request"


def tossed(genre: int) -> int:
    """A seed whose next coin toss shows this genre."""
    return next(
        seed for seed in range(50) if seeded(seed, ids.STREAMS).below(ids.S_COIN, 2) == genre
    )


@pytest.mark.parametrize(
    ("genre", "needle", "stage", "changes"),
    [(ids.COMEDY, "comedy 1", [2, 0, 0], 0), (ids.TRAGEDY, "tragedy 1", [0, 0, 0], 1)],
)
def test_the_change_of_season(genre, needle, stage, changes):
    """V25, R18: the impresarios return only if the toss turns the scenery."""
    table = Table(3, needle="comedy 4", deck=0)
    table.seat(0, hand={2, 7}, on_stage=2)
    table.state.rng = seeded(tossed(genre), ids.STREAMS)
    table.begin("season_end")
    assert table.needle == needle
    assert table.stage == stage
    assert len(table.told("mood")) == changes
    assert table.hand(0) == {2, 7}
    assert table.played(0) == ALL_CITIES - {2, 7}


def test_travel_cards_stay_out_over_the_change_of_season():
    """V25: hand {2, 7} in round 1 of season 2; with one card left all come back."""
    table = Table(3, deck=0).seat(0, hand={2, 7}).begin("season_end")
    assert table.offers(0) == {2, 7}
    table.sail(7, 1, 1)
    while table.asks(table.awaited[0]) != "choose_travel":
        seat = table.awaited[0]
        table.state.take(seat, pick(table.state, seat, seeded(1, 1)))
    assert table.hand(0) == ALL_CITIES


def test_what_leaves_and_what_stays():
    """8.3: actors go, entertainers are ready again, ecus and requests stay; the lead passes."""
    table = Table(3, deck=0, rows={3: "comedy_5_a", 4: "owl"}, lead=1)
    table.seat(0, ecus=7, ensemble="comedy_1_a", used="ox", entertainers="fox", requests="dauphin",
               kept="recluse")  # fmt: skip
    table.begin("season_end")
    assert table.ensemble(0) == set()
    assert table.entertainers(0) == {"ox", "fox"}
    assert table.used(0) == set()
    assert (table.ecus[0], table.requests(0), table.kept(0)) == (7, {"dauphin"}, {"recluse"})
    assert (table.state.season, table.state.round, table.state.lead) == (1, 1, 2)
    assert table.state.deck.left == 38
    assert GAME.census(table.state) == GAME.contents(table.box, 3, {})


def test_unvisited_rows_are_discarded_unpaid():
    """R49: all cards but the held entertainers are shuffled; every city gets one."""
    table = Table(3, deck=0, rows={3: "alms_3#1 alms_3#2"}).begin("season_end")
    assert table.ecus == [3, 3, 3]
    assert [len(table.row(city)) for city in range(1, 9)] == [1] * 8
    assert table.discards == set()


def test_friendly_decks_stay_as_they_are():
    """8.3: also the friendly decks and piles."""
    table = Table(2, deck=0).friend(0, [5, 1, 2]).friend(1, [8, 1, 2, 3]).begin("season_end")
    first, second = table.state.friends
    assert (first.drawn, list(first.deck.remaining())) == (4, [1, 0])
    assert (second.drawn, list(second.deck.remaining())) == (7, [2, 1, 0])


def test_the_chameleon_is_asked_again_in_season_2():
    """7.6: its role lasts for one festival."""
    table = Table(3, deck=0).seat(0, entertainers="chameleon").begin("festival")
    table.answer(0, "chameleon_role", "tragedy")
    assert table.state.mats[0].role == ids.TRAGEDY
    for seat in range(3):
        table.answer(seat, "play_request", "none")
    assert table.state.season == 1
    assert table.state.mats[0].role == ids.NO_ROLE
