"""Chapter 5: setting the table, start cards."""

import pytest

from stammtisch.games.tiefenthal.rules import ids
from stammtisch.games.tiefenthal.tests.tables import (
    BOX,
    answer,
    answers,
    asked,
    flipped,
    kind,
    table,
    tile,
)


def starting_with(start, module=4, seed=0, upgrade=True):
    t = table(module, seed=seed)
    t.offered_start_cards = 2 ** BOX.start_card_ids.index(start)
    answer(t, 0, f"start:{start}")
    answer(t, 1, f"start:{start}")
    for seat in (0, 1):
        if upgrade and asked(t, seat) == "free_upgrade":
            answer(t, seat, *(answers(t, seat) - {"skip"}))
    return t


def test_start_seat_is_random():
    """R1: the start seat is drawn, and every seat can be it."""
    assert {table(seats=3, seed=seed).first_seat() for seed in range(40)} == {0, 1, 2}


def test_supplies_of_each_module():
    """5: supplies follow the module: bards from 3 on, schnapps from 2 on, signatures with 5."""
    assert table(1).supply[ids.BARD] == 0
    assert table(3).supply[ids.BARD] == 16
    assert (table(1).schnapps, table(2).schnapps) == (0, 20)
    assert (table(4).signatures, table(5).signatures) == (0, 35)
    assert table(5).signed == 0b11111
    assert [table(1, seats).counter_guests + seats for seats in (2, 3, 4)] == [6, 9, 12]


@pytest.mark.parametrize("module", [1, 2, 3])
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_first_evening_brings_everybody_a_counter_guest(module, seats):
    """The bonus of round 1 comes before any question, and to each seat its own."""
    t = table(module, seats)
    assert [mat.counter_guests for mat in t.mats] == [1] * seats
    assert [mat.schnapps for mat in t.mats] == [t.mats[0].schnapps] * seats


def test_guest_deck_grows_with_module_3():
    """26 guests of the basic game lie in the deck, 36 with module 3."""
    assert (table(2).guests.left, table(3).guests.left) == (26, 36)
    assert table(1).three.left == 8


def test_start_deck_of_the_basic_game():
    """Seven regulars, a waitress, a table and a supplier make ten cards."""
    t = table(1)
    mat = t.mats[0]
    assert sum(mat.owned) == 10
    assert [mat.owned[k] for k in (ids.WAITRESS, ids.TABLE, ids.SUPPLIER)] == [1, 1, 1]


def test_regulars_pay_what_their_value_says():
    """R4: four regulars of a colour pay 2 ducats, three pay 1."""
    pays = [
        BOX.pay[k] for k in range(ids.FIRST_REGULAR, BOX.first_guest) for _ in range(BOX.copies[k])
    ]
    assert sorted(pays) == [1, 1, 1, 2, 2, 2, 2]


def test_start_cards_are_chosen_at_once():
    """R33: choose_start_card asks all seats together; both may take the same card."""
    t = table(4)
    assert [asked(t, seat) for seat in (0, 1)] == ["choose_start_card"] * 2
    assert len(answers(t, 0)) == 3
    start = sorted(answers(t, 0))[0]
    answer(t, 1, start)
    assert t.mats[1].monastery == 0
    assert sum(t.mats[1].owned) == 7
    answer(t, 0, start)
    assert t.mats[0].answer == t.mats[1].answer == -1


def test_start_upgrades_may_be_left():
    """R32: free_upgrade in setup offers the card's own tile, to all at once, and it may stay."""
    t = starting_with("start_long_table", upgrade=False)
    assert [asked(t, seat) for seat in (0, 1)] == ["free_upgrade"] * 2
    assert answers(t, 0) == {"tile:table", "skip"}
    answer(t, 0, "skip")
    assert (asked(t, 0), t.mats[1].schnapps) == (None, 0)
    answer(t, 1, "tile:table")
    assert [flipped(t, "table", seat) for seat in (0, 1)] == [False, True]
    assert [len(mat.patrons) for mat in t.mats] == [3, 4]
    assert [mat.schnapps for mat in t.mats] == [1, 1]
    assert [mat.answer for mat in t.mats] == [-1, -1]


def test_a_start_card_without_an_upgrade_asks_for_none():
    """Only seats whose card upgrades a tile are asked whether they want it."""
    assert [asked(starting_with("start_classic"), seat) for seat in (0, 1)] == [
        "counter_guest_redraw"
    ] * 2


def test_beer_needs_the_upgraded_store():
    """R32: who leaves the deep cellar's store begins without its 5 beer."""
    t = starting_with("start_deep_cellar", upgrade=False)
    answer(t, 0, "skip")
    answer(t, 1, "tile:beer_store")
    assert [mat.store for mat in t.mats] == [0, 5]


def test_start_upgrades_work_at_once():
    """The upgrade of a start card works from round 1 and brings no noble."""
    t = starting_with("start_long_table")
    mat = t.mats[0]
    assert flipped(t, "table")
    assert mat.in_force(tile("table"))
    assert mat.owned[ids.NOBLE] == 0
    assert mat.schnapps == 1
    assert len(mat.patrons) == 4


def test_good_service_has_a_waitress_from_the_first_evening():
    """The door is flipped and its die comes in round 1."""
    t = starting_with("start_good_service")
    assert t.mats[0].in_force(tile("waitress"))
    assert t.mats[0].owned[ids.WAITRESS] == 1


def test_regulars_leave_when_all_have_chosen():
    """remove_regular: nothing leaves before the last seat has finished; skip ends it."""
    t = starting_with("start_pilgrims_rest")
    assert [asked(t, seat) for seat in (0, 1)] == ["remove_regular"] * 2
    answer(t, 0, "regular:regular_1_on_2")
    assert "regular:regular_1_on_2" not in answers(t, 0)
    assert t.mats[0].owned[kind("regular_1_on_2")] == 1
    answer(t, 0, "skip")
    assert asked(t, 0) is None
    answer(t, 1, "regular:regular_1_on_3", "regular:regular_1_on_4")
    assert t.mats[0].owned[kind("regular_1_on_2")] == 0
    assert sum(t.mats[0].owned) == 7
    assert sum(t.mats[1].owned) == 6
    assert sum(t.removed) == 3


def test_till_and_motley_crew():
    """The ringing till lets one regular go; the motley crew brings four cards."""
    t = starting_with("start_till")
    answer(t, 0, "regular:regular_1_on_2")
    answer(t, 1, "skip")
    assert (sum(t.mats[0].owned), sum(t.mats[1].owned)) == (7, 8)
    assert flipped(t, "cashbox")
    t = starting_with("start_motley_crew")
    assert sum(t.mats[0].owned) == 11
    assert t.supply[ids.BARD] == 14


def test_nothing_is_known_of_a_start_deck():
    """The start deck is shuffled whole: no card of it is known."""
    t = starting_with("start_classic")
    assert len(t.mats[0].top) == 0


def test_three_start_cards_lie_open():
    """Three of seven start cards are offered, and which ones is chance."""
    offers = {table(4, seed=seed).offered_start_cards for seed in range(20)}
    assert len(offers) > 5
    assert all(bin(offer).count("1") == 3 for offer in offers)
