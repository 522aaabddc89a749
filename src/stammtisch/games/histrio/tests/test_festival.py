"""Chapter 8: pay, requests, the end of the game."""

from __future__ import annotations

import msgspec
import pytest

from stammtisch.core.match import Match
from stammtisch.games.histrio import GAME
from stammtisch.games.histrio.tests.tables import Table


def festival(*ensembles: str, season: int = 1, needle: str = "comedy 1") -> Table:
    """A festival at which the seats show these ensembles and have no ecus before."""
    shown = (*ensembles, *[""] * (3 - len(ensembles)))
    table = Table(len(shown), season=season, needle=needle, deck=0)
    for seat, ensemble in enumerate(shown):
        table.seat(seat, ecus=0, ensemble=ensemble)
    return table


def play(table: Table, *requests: str) -> Table:
    """Every seat answers play_request, in order; seats not named play none."""
    for seat in range(table.state.seats):
        table.answer(seat, "play_request", (*requests, *["none"] * 5)[seat])
    return table


DEMETRIUS = "comedy_1_c comedy_2_c comedy_5_a tragedy_1_a tragedy_2_a"
HIPPOLYTA = "comedy_1_a comedy_1_b comedy_2_a comedy_2_b tragedy_1_b tragedy_1_c tragedy_3_a"


def test_the_pay_of_the_rulebook():
    """V3: actors 3 and 4, show 6 and 3, the King's Favourite 4: 13 and 7."""
    table = festival(DEMETRIUS, HIPPOLYTA)
    table.seat(0, ecus=0, ensemble=DEMETRIUS, requests="kings_favourite").begin("festival")
    assert table.told("paid-actors", 2)[:2] == [(0, 3), (1, 4)]
    assert table.told("paid-show", 3) == [(0, 6, 1), (1, 3, 0)]
    assert table.ecus == [9, 7, 0]
    play(table, "kings_favourite")
    assert table.ecus == [13, 7, 0]
    assert table.told("showed", 3) == [(0, table.box.request_ids.index("kings_favourite"), 4)]


@pytest.mark.parametrize(("role", "ecus"), [("comedy", 8), ("tragedy", 2)])
def test_the_chameleon(role, ecus):
    """V4: one level decides; it earns no ecu as an actor."""
    table = festival().seat(
        0,
        ecus=0,
        ensemble="comedy_4_a comedy_1_a tragedy_1_a tragedy_1_b tragedy_3_a",
        entertainers="chameleon",
    )
    table.begin("festival")
    assert table.asks(0) == "chameleon_role"
    table.answer(0, "chameleon_role", role)
    assert table.ecus == [ecus, 0, 0]


def test_without_the_chameleon():
    """V4, R31: equal sums are not liked; 2 for the actors."""
    table = festival("comedy_4_a comedy_1_a tragedy_1_a tragedy_1_b tragedy_3_a")
    assert table.begin("festival").ecus == [2, 0, 0]


def test_the_chameleon_must_take_one_of_two_roles():
    """R33: the first step of the festival, before any pay; it cannot be declined nor used up."""
    table = festival("comedy_4_a").seat(1, ecus=0, entertainers="chameleon").begin("festival")
    assert table.awaited == [1]
    assert table.offers(1) == {"comedy", "tragedy"}
    assert table.ecus == [0, 0, 0]
    table.answer(1, "chameleon_role", "comedy")
    assert table.used(1) == set()
    assert table.ecus == [7, 3, 0]


@pytest.mark.parametrize(
    ("ensembles", "paid"),
    [
        (("comedy_4_a", "comedy_4_b", "comedy_2_a", "tragedy_3_a"), [10, 10, 5, 0]),
        (("tragedy_1_a", "", "comedy_2_a tragedy_2_a", "tragedy_2_b"), [0, 0, 0, 0]),
        (("comedy_1_a", "tragedy_2_a", ""), [10, 0, 0]),
    ],
)
def test_the_best_shows_are_paid_double(ensembles, paid):
    """V21, R32: ties are all the best; where nobody is liked, nobody is paid."""
    table = festival(*ensembles, season=2).begin("festival")
    assert [mat.from_shows for mat in table.state.mats] == paid


def test_a_liked_show_earns_less_in_season_1():
    """8.1: 3 and 6 in season 1, 5 and 10 in season 2."""
    for season, pay in ((1, [6, 3]), (2, [10, 5])):
        table = festival("tragedy_4_a", "tragedy_2_a", season=season, needle="tragedy 1")
        table.begin("festival")
        assert [mat.from_shows for mat in table.state.mats] == [*pay, 0]


def test_an_empty_ensemble_is_not_liked():
    """R31: equal sums are not liked, zero and zero too."""
    assert festival().begin("festival").ecus == [0, 0, 0]


def test_all_conditions_are_measured_at_one_moment():
    """V23, R30: 12, 12, 15 -> 16, 15, 15, whoever answers first."""
    for order in ((0, 1, 2), (2, 1, 0)):
        table = festival(needle="tragedy 1")
        table.seat(0, ecus=12, requests="almoner").seat(2, ecus=15)
        comedians = "comedy_1_a comedy_1_b comedy_2_a"
        table.seat(1, ecus=12, ensemble=comedians, requests="dauphin").begin("festival")
        assert table.ecus == [12, 12, 15]
        for seat in order:
            table.answer(seat, "play_request", ("almoner", "dauphin", "none")[seat])
        assert table.ecus == [16, 15, 15]


def test_a_request_of_season_1_is_scored_again_if_met_again():
    """V24, R29: the menagerist pays again, the gatekeeper does not."""
    table = festival(season=2)
    zoo = "ox fox bear"
    table.seat(0, ecus=0, ensemble="comedy_5_a", entertainers=zoo, kept="menagerist",
               requests="kings_favourite")  # fmt: skip
    table.seat(1, ecus=0, kept="gatekeeper", hand={1, 2, 3, 4, 5}).begin("festival")
    before = table.ecus
    play(table, "kings_favourite")
    assert [after - was for after, was in zip(table.ecus, before, strict=True)] == [7, 0, 0]
    assert table.told("paid-again", 2) == [(0, table.box.request_ids.index("menagerist"))]


def test_requests_shown_in_season_1_pay_at_once():
    """V24: +3 with three entertainers, +2 with eight travel cards; both stay open."""
    table = festival().seat(0, ecus=0, entertainers="ox fox bear", requests="menagerist")
    table.seat(1, ecus=0, requests="gatekeeper").begin("festival")
    play(table, "menagerist", "gatekeeper")
    assert table.ecus == [3, 2, 0]
    assert (table.kept(0), table.kept(1)) == ({"menagerist"}, {"gatekeeper"})
    assert (table.requests(0), table.requests(1)) == (set(), set())


def test_a_request_that_is_not_met_cannot_be_played():
    """R28: not even to score it in season 2."""
    table = festival().seat(0, ecus=0, requests="dauphin quartermaster gatekeeper")
    table.begin("festival")
    assert table.offers(0) == {"none", "gatekeeper"}


def nothing_to_play() -> Table:
    table = Table(3, needle="comedy 2", deck=0)
    table.seat(1, requests="dauphin duchess").seat(2, requests="physician")
    return table.begin("festival")


def test_nothing_to_play():
    """V30: all three are awaited; only seat 2 has a choice, and may decline it."""
    table = nothing_to_play()
    assert table.awaited == [0, 1, 2]
    assert [table.offers(seat) for seat in range(3)] == [{"none"}, {"none"}, {"none", "physician"}]
    play(table)
    assert table.told("showed") == []
    assert table.requests(2) == {"physician"}


def test_a_forced_none_looks_like_any_answer():
    """V30: before the common reveal nobody sees who has answered, so no speed betrays a hand."""
    table = nothing_to_play()
    before = [msgspec.json.encode(GAME.view(table.state, viewer)) for viewer in (None, 1, 2)]
    table.answer(0, "play_request", "none")
    after = [msgspec.json.encode(GAME.view(table.state, viewer)) for viewer in (None, 1, 2)]
    assert after == before
    assert not GAME.view(table.state, 0).mats[0].deciding


def test_the_table_does_not_say_whom_the_festival_waits_for():
    """V30: others learn that somebody is still to answer, not who."""
    match = Match(GAME, 3)
    match.state = nothing_to_play().state
    assert match.waiting(1).seats == (1,)
    assert match.waiting(1).window
    match.state.choose(0, 0)
    assert match.waiting(1).seats == (1,)
    assert match.waiting().seats == ()


def test_a_chosen_request_stays_hidden_until_all_have_answered():
    """8.2: not even the fact whether the seat plays one."""
    table = nothing_to_play()
    table.answer(2, "play_request", "physician")
    assert table.told("showed") == []
    assert table.ecus == [3, 3, 3]
    chosen = {table.state.imagine(0, seed).mats[2].chosen_request for seed in range(60)}
    assert len(chosen) > 2
    assert -1 in chosen


def test_the_victory_may_be_shared():
    """8.4, R50: most ecus win, equal ecus share the victory; there is no tie-break."""
    table = festival(season=2).seat(0, ecus=9).seat(1, ecus=9, requests="dauphin duchess")
    table.seat(2, ecus=8).begin("festival")
    play(table)
    assert table.awaited == []
    sheet = GAME.sheet(table.state)
    assert sheet.totals == (9, 9, 8)
    assert sheet.ranks == (1, 1, 3)
    assert sheet.winners == (0, 1)
    assert sheet.tie_breaks == ()


@pytest.mark.parametrize(("season", "lost"), [(1, None), (2, "4 ecus are lost")])
def test_showing_none_names_what_is_lost_at_the_last_festival(season, lost):
    """8.2: in the first season the request may be shown later; who can show none loses nothing."""
    table = festival(DEMETRIUS, HIPPOLYTA, season=season)
    table.seat(0, ecus=0, ensemble=DEMETRIUS, requests="kings_favourite").begin("festival")
    warnings = [GAME.choice(table.state, seat, 0).warning for seat in range(2)]
    said = [warning and GAME.phrasebook("en").say(warning) for warning in warnings]
    assert said == [lost and f"{lost}: it is the last festival", None]
