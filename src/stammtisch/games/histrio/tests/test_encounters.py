"""Chapter 6.4: alone, shared, the court, the levels of the actors."""

from __future__ import annotations

import pytest

from stammtisch.games.histrio.tests.tables import Table


def test_alone_with_a_court_discard():
    """V1: both actors have their effect, the newest first; one of them goes to court."""
    table = Table(3, rows={4: "tragedy_3_a comedy_2_a"}, needle="comedy 1").begin()
    table.sail(4, 5, 6)
    table.answer(0, "steal_target", "seat_1")
    assert table.ecus == [5, 2, 3]
    assert table.told("stole", 3) == [(0, 1, 1)]
    assert table.told("stage-paid", 2) == [(0, 1)]
    assert table.stage == [1, 0, 0]
    assert table.offers(0) == {"none", "comedy_2_a", "tragedy_3_a"}
    assert "comedy_2_a" not in table.discards
    table.answer(0, "court_choice", "comedy_2_a")
    assert table.needle == "comedy 3"
    assert table.told("mood") == []
    assert table.ensemble(0) == {"tragedy_3_a"}
    assert "comedy_2_a" in table.discards
    assert table.ecus == [5, 2, 3]


@pytest.mark.parametrize(
    ("before", "after", "changes", "stage"),
    [
        ("comedy 3", "comedy 2", 0, [0, 0, 2]),
        ("comedy 1", "tragedy 1", 1, [0, 0, 0]),
        ("comedy 2", "comedy 1", 0, [0, 0, 2]),
    ],
)
def test_a_shared_city_moves_the_needle_once(before, after, changes, stage):
    """V2: net 4 - 5 = -1. R6: one net move, not card by card. R17: on its side, no change."""
    table = Table(3, rows={6: "tragedy_2_a comedy_4_a tragedy_3_a"}, needle=before)
    table.seat(2, on_stage=2).begin()
    table.sail(6, 6, 1)
    assert table.needle == after
    assert len(table.told("needle")) == 1
    assert len(table.told("mood")) == changes
    assert table.stage == stage
    assert table.ecus == [3, 3, 3]
    assert table.request_counts[:2] == [1, 1]
    assert table.told("stole") == table.told("placed") == []
    assert {"tragedy_2_a", "comedy_4_a", "tragedy_3_a"} <= table.discards
    assert table.ensemble(0) == table.ensemble(1) == set()


def test_in_a_shared_city_the_needle_moves_before_the_requests_are_drawn():
    """R7: needle first, then requests."""
    table = Table(3, rows={6: "comedy_4_a"}).begin()
    table.sail(6, 6, 6)
    story = table.story()
    assert story.index("needle") < story.index("drew")


def test_entertainers_and_alms_of_a_shared_city_are_lost():
    """6.4.2: entertainers and alms have no effect; the row is discarded."""
    table = Table(3, rows={6: "ox alms_3#1 comedy_1_a"}).begin()
    table.sail(6, 6, 1)
    assert table.entertainers(0) == table.entertainers(1) == set()
    assert table.ecus == [3, 3, 3]
    assert {"ox", "alms_3#1", "comedy_1_a"} <= table.discards
    assert table.hand(0) == {1, 2, 3, 4, 5, 7, 8}


def test_a_net_move_of_nothing_changes_nothing():
    """R17: a net of zero moves no needle and changes no mood."""
    table = Table(3, rows={6: "comedy_4_a tragedy_4_a"}, needle="comedy 1")
    table.seat(2, on_stage=1).begin()
    table.sail(6, 6, 1)
    assert table.needle == "comedy 1"
    assert table.told("needle") == []
    assert table.stage == [0, 0, 1]


def test_alms_pay_as_many_ecus_as_they_show():
    """6.4.1: alms are taken and the card is discarded; nothing is asked."""
    table = Table(3, rows={1: "alms_1#1", 2: "alms_2#2", 3: "alms_3#1"}).begin()
    table.sail(1, 2, 3)
    assert table.ecus == [4, 5, 6]
    assert {"alms_1#1", "alms_2#2", "alms_3#1"} <= table.discards
    assert table.asks(0) == "choose_travel"


def test_a_level_5_that_comes_too_early_is_lost():
    """V6 a: without an ecu the level 5 is discarded. R15: it does not move the needle."""
    table = Table(3, rows={4: "alms_2#1 comedy_5_a"}).seat(0, ecus=0).begin()
    table.sail(4, 5, 6)
    assert table.ecus == [2, 3, 3]
    assert table.told("lost-actor") == [()]
    assert table.ensemble(0) == set()
    assert "comedy_5_a" in table.discards
    assert table.needle == "comedy 1"
    assert table.asks(0) == "choose_travel"


def test_alms_that_come_first_pay_for_a_level_5():
    """V6 b: 2 ecus, pay 1, actor in hand, 1 ecu left."""
    table = Table(3, rows={4: "comedy_5_a alms_2#1"}).seat(0, ecus=0).begin()
    table.sail(4, 5, 6)
    assert table.ecus == [1, 3, 3]
    assert table.company(0) == {"comedy_5_a"}
    assert table.asks(0) == "court_choice"


def test_a_theft_pays_for_a_level_5():
    """V6 c: the only victim is seat 1. R12: who has ecus must be robbed, others are no options."""
    table = Table(3, rows={4: "comedy_5_a tragedy_2_b"})
    table.seat(0, ecus=0).seat(1, ecus=1).seat(2, ecus=0).begin()
    table.sail(4, 5, 6)
    assert table.asks(0) == "steal_target"
    assert table.offers(0) == {"seat_1"}
    table.answer(0, "steal_target", "seat_1")
    assert table.ecus == [0, 0, 0]
    assert table.company(0) == {"comedy_5_a", "tragedy_2_b"}


def test_a_level_5_must_be_paid():
    """R14: nobody may refuse to pay; the fee goes to the treasury."""
    table = Table(3, rows={4: "tragedy_5_a"}).seat(0, ecus=1).begin()
    table.sail(4, 5, 6)
    assert table.asks(0) == "court_choice"
    assert table.ecus == [0, 3, 3]
    assert table.told("paid-fee", 2) == [(0, 1)]


def test_a_level_2_with_nobody_to_rob():
    """V7, R11: no effect and nothing asked; the actor is in hand, seat 0 keeps its ecus."""
    table = Table(3, rows={4: "comedy_2_a"}).seat(1, ecus=0).seat(2, ecus=0).begin()
    table.sail(4, 5, 6)
    assert table.asks(0) == "court_choice"
    assert table.company(0) == {"comedy_2_a"}
    assert table.ecus == [3, 0, 0]


def test_a_level_3_without_an_impresario_in_stock():
    """V8, R13: nothing is placed, still an ecu for each of the four on the stage."""
    table = Table(3, rows={4: "comedy_3_b"}).seat(0, on_stage=3).seat(1, on_stage=1).begin()
    table.sail(4, 5, 6)
    assert table.told("placed") == []
    assert table.ecus == [7, 3, 3]
    assert table.stage == [3, 1, 0]


@pytest.mark.parametrize("needle", ["comedy 1", "tragedy 1"])
def test_two_level_3_in_one_row(needle):
    """V9: first +2, then +3. Sent to court, one of them empties the stage; the ecus stay."""
    table = Table(3, rows={4: "comedy_3_a tragedy_3_b"}, needle=needle).seat(1, on_stage=1).begin()
    table.sail(4, 5, 6)
    assert table.told("stage-paid", 2) == [(0, 2), (0, 3)]
    assert table.ecus == [8, 3, 3]
    assert table.stage == [2, 1, 0]
    table.answer(0, "court_choice", "tragedy_3_b" if needle == "comedy 1" else "comedy_3_a")
    assert table.told("mood") == [()]
    assert table.stage == [0, 0, 0]
    assert table.ecus == [8, 3, 3]


def test_a_mood_change_between_two_cities():
    """V10, R16: impresarios go home at once, so the later level 3 earns 1 ecu, not 4."""
    table = Table(3, rows={2: "tragedy_2_b", 5: "comedy_3_c"}, needle="comedy 1")
    table.seat(0, on_stage=2).seat(1, on_stage=1).begin()
    table.sail(2, 2, 5)
    assert table.needle == "tragedy 2"
    assert table.stage == [0, 0, 1]
    assert table.ecus == [3, 3, 4]


def test_a_level_4_has_no_effect():
    """7.1: level 4 does nothing but join."""
    table = Table(3, rows={4: "comedy_4_a"}).begin()
    table.sail(4, 5, 6).answer(0, "court_choice", "none")
    assert table.ecus == [3, 3, 3]
    assert table.ensemble(0) == {"comedy_4_a"}
    assert table.needle == "comedy 1"


def test_at_most_one_actor_just_taken_goes_to_court():
    """R8: one for each city at most, never from the ensemble; declining is allowed."""
    table = Table(3, rows={4: "comedy_4_a tragedy_4_a"}).seat(0, ensemble="comedy_1_a").begin()
    table.sail(4, 5, 6)
    assert table.offers(0) == {"none", "comedy_4_a", "tragedy_4_a"}
    table.answer(0, "court_choice", "tragedy_4_a")
    assert table.ensemble(0) == {"comedy_1_a", "comedy_4_a"}
    assert table.company(0) == set()
    assert table.asks(0) == "choose_travel"


def test_a_court_discard_moves_by_its_level_towards_its_genre():
    """6.4.1: the rulebook's example, two spaces towards comedy."""
    for card, after in (("comedy_2_a", "comedy 3"), ("tragedy_2_a", "tragedy 2")):
        table = Table(3, rows={4: card}).seat(1, ecus=0).seat(2, ecus=0).begin()
        table.sail(4, 5, 6).answer(0, "court_choice", card)
        assert table.needle == after


def test_an_empty_city_gives_a_lone_player_a_request():
    """R23: one request, no court discard."""
    table = Table(3, rows={}).begin()
    table.sail(4, 5, 6)
    assert table.request_counts == [1, 1, 1]
    assert table.asks(0) == "choose_travel"


def test_an_empty_city_gives_each_of_several_players_one_request():
    """R24: one request each, not two."""
    table = Table(3, rows={}).begin()
    table.sail(4, 4, 4)
    assert table.request_counts == [1, 1, 1]
    assert table.needle == "comedy 1"


def test_cities_are_handled_from_1_to_8():
    """6.4: city 1 first, whoever sailed there."""
    table = Table(3, rows={2: "alms_1#1", 5: "alms_2#1", 7: "alms_3#1"}).begin()
    table.sail(7, 5, 2)
    assert table.told("arrived", 2) == [(2, 1), (1, 4), (0, 6)]


def test_an_unvisited_row_stays_and_grows():
    """6.4: nobody there, nothing happens; the next card is laid on top. [6.5 N3]"""
    table = Table(3, rows={8: "ox comedy_1_a"}, deck=16).begin()
    newest = table.state.deck.cards[16 - 8]
    table.sail(1, 2, 3)
    assert table.row(8) == ["ox", "comedy_1_a", table.box.card_ids[newest]]
