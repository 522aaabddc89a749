"""Chapter 7.6, phase 3: Magpie, Nightingale, Owl."""

from __future__ import annotations

import pytest

from stammtisch.games.histrio.tests.tables import Table


def at_the_window(entertainer, **table_settings):
    return Table(3, **table_settings).seat(0, entertainers=entertainer)


def test_the_magpie_steals_and_takes():
    """7.6 Magpie: 1 ecu from a player who has one, then 1 from the treasury."""
    table = at_the_window("magpie").seat(2, ecus=0).begin("after_encounters")
    table.answer(0, "after_encounters", "magpie")
    assert table.offers(0) == {"seat_1"}
    table.answer(0, "steal_target", "seat_1")
    assert table.ecus == [5, 2, 0]


def test_the_magpie_with_poor_rivals():
    """V28: +1 from the treasury only; the card is used."""
    table = at_the_window("magpie").seat(1, ecus=0).seat(2, ecus=0).begin("after_encounters")
    table.answer(0, "after_encounters", "magpie")
    assert table.ecus == [4, 0, 0]
    assert table.used(0) == {"magpie"}
    assert table.asks(0) == "choose_travel"


@pytest.mark.parametrize(
    ("needle", "moves"),
    [
        ("tragedy 8", {"comedy_1", "comedy_2"}),
        ("tragedy 7", {"comedy_1", "comedy_2", "tragedy_1"}),
        ("tragedy 6", {"comedy_1", "comedy_2", "tragedy_1", "tragedy_2"}),
        ("comedy 7", {"comedy_1", "tragedy_1", "tragedy_2"}),
        ("comedy 8", {"tragedy_1", "tragedy_2"}),
    ],
)
def test_the_nightingale_at_the_edge(needle, moves):
    """V27: a move beyond the end stop is not offered."""
    table = at_the_window("nightingale", needle=needle).begin("after_encounters")
    table.answer(0, "after_encounters", "nightingale")
    assert table.asks(0) == "nightingale_move"
    assert table.offers(0) == moves


@pytest.mark.parametrize(
    ("move", "after", "stage"),
    [
        ("comedy_1", "comedy 1", 0),
        ("comedy_2", "comedy 2", 0),
        ("tragedy_1", "tragedy 2", 2),
        ("tragedy_2", "tragedy 3", 2),
    ],
)
def test_the_nightingale_moves_the_needle(move, after, stage):
    """V27: from tragedy 1, +1 ends on comedy 1: a mood change as always."""
    table = at_the_window("nightingale", needle="tragedy 1").seat(1, on_stage=2)
    table.begin("after_encounters")
    table.answer(0, "after_encounters", "nightingale").answer(0, "nightingale_move", move)
    assert table.needle == after
    assert table.stage == [0, stage, 0]
    assert len(table.told("mood")) == (stage == 0)


def test_the_owl_draws_two_and_never_holds_more_than_four():
    """R51: "as soon as a player holds more than three he must discard one", the Owl's owner too."""
    table = Table(3).seat(0, entertainers="owl", requests="dauphin duchess recluse")
    table.request_piles("almoner dowager physician").begin("after_encounters")
    table.answer(0, "after_encounters", "owl")
    assert table.offers(0) == {"dauphin", "duchess", "recluse", "almoner"}
    table.answer(0, "discard_request", "duchess")
    assert table.offers(0) == {"dauphin", "recluse", "almoner", "dowager"}
    table.answer(0, "discard_request", "almoner")
    assert table.requests(0) == {"dauphin", "recluse", "dowager"}
    assert table.asks(0) == "choose_travel"


def test_the_owl_below_the_limit_discards_nothing():
    """7.6 Owl: one in hand and two drawn are three."""
    table = Table(3).seat(0, entertainers="owl", requests="dauphin").begin("after_encounters")
    table.answer(0, "after_encounters", "owl")
    assert table.request_counts == [3, 0, 0]
    assert table.asks(0) == "choose_travel"


def test_the_owl_shuffles_in_between():
    """7.6 Owl: the second card comes from the shuffled discards."""
    table = Table(3).seat(0, entertainers="owl").request_piles("almoner", "dowager physician")
    table.begin("after_encounters").answer(0, "after_encounters", "owl")
    assert "almoner" in table.requests(0)
    assert table.requests(0) - {"almoner"} < {"dowager", "physician"}
    assert table.told("reshuffled") == [()]


def test_the_owl_draws_one_if_only_one_is_to_be_had():
    """7.6 Owl: one card left, one card drawn."""
    table = Table(3).seat(0, entertainers="owl").request_piles("almoner")
    table.begin("after_encounters").answer(0, "after_encounters", "owl")
    assert table.requests(0) == {"almoner"}


def test_the_owl_needs_a_request_to_draw():
    """6.5: not offered if pile and discards are both empty."""
    table = Table(3).seat(0, entertainers="owl").request_piles("").begin("after_encounters")
    assert table.asks(0) == "choose_travel"
