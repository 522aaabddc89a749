"""Chapters 6.1 and 7.5: who is asked in a window, and how often a card is used."""

from __future__ import annotations

from stammtisch.games.histrio.tests.tables import Table


def test_a_response_in_a_window():
    """V18: the Fox makes a use of the Bear possible; the passes are cleared and 0 is asked."""
    table = Table(3, rows={2: "comedy_3_a"})
    table.seat(0, entertainers="bear").seat(1, entertainers="fox").begin()
    table.sail(2, 4, 5)
    assert table.awaited == [1]
    table.use(1, "after_reveal", "fox", fox_from=4, fox_to=2)
    assert table.awaited == [0]
    assert table.offers(0) == {"pass", "bear"}
    table.use(0, "after_reveal", "bear", bear_city=2)
    assert table.ecus == [4, 3, 3]
    assert table.asks(0) == "court_choice"


def test_a_use_clears_the_passes():
    """6.1: who has passed is asked again after another seat used something."""
    table = Table(3, rows={2: "alms_1#1"})
    table.seat(0, entertainers="elephant").seat(1, entertainers="fox").begin()
    table.sail(2, 4, 5).answer(0, "after_reveal", "pass")
    assert table.awaited == [1]
    table.use(1, "after_reveal", "fox", fox_from=4, fox_to=6)
    assert table.awaited == [0]
    table.answer(0, "after_reveal", "pass")
    assert table.ecus == [4, 3, 3]
    assert table.used(1) == {"fox"}


def test_a_window_begins_with_the_lead_and_goes_on_in_table_order():
    """R1: the lead is asked first, then the next seat with a legal use."""
    table = Table(3, lead=1)
    for seat, bird in enumerate(("magpie", "owl", "nightingale")):
        table.seat(seat, entertainers=bird)
    table.begin("after_encounters")
    asked = []
    while table.asks(table.awaited[0]) == "after_encounters":
        asked.append(table.awaited[0])
        table.answer(asked[-1], "after_encounters", "pass")
    assert asked == [1, 2, 0]


def test_after_a_use_the_next_seat_is_looked_at_first():
    """6.1: pointer = s + 1, so a seat with two cards waits for the others in between."""
    table = Table(3, lead=0)
    table.seat(0, entertainers="magpie owl").seat(1, entertainers="nightingale")
    table.begin("after_encounters")
    table.answer(0, "after_encounters", "magpie").answer(0, "steal_target", "seat_2")
    assert table.awaited == [1]
    table.answer(1, "after_encounters", "pass")
    assert table.awaited == [0]
    assert table.offers(0) == {"pass", "owl"}


def test_a_seat_without_a_use_is_not_asked():
    """6.1: windows close by themselves when nobody could use anything."""
    table = Table(3).seat(0, used="ox fox magpie").seat(1, entertainers="chameleon horse").begin()
    assert table.awaited == [0, 1, 2]
    assert table.asks(0) == "choose_travel"


def test_no_entertainer_is_used_during_the_encounters():
    """R21: none in all of phase 2; between two cities nobody is asked."""
    table = Table(3, rows={1: "comedy_4_a", 2: "comedy_4_b", 3: "comedy_4_c"})
    everything = "ox fox bear elephant tortoise owl magpie nightingale horse chameleon"
    table.seat(0, entertainers=everything).begin()
    table.answer(0, "before_travel", "pass").sail(1, 2, 3).answer(0, "after_reveal", "pass")
    for seat in range(3):
        assert table.awaited == [seat]
        table.answer(seat, "court_choice", "none")
    assert table.asks(0) == "after_encounters"


def test_a_fresh_entertainer_is_ready_when_the_encounters_are_over():
    """R22: it may be used in phase 3 of the round in which it was got."""
    table = Table(3, rows={1: "magpie"}).begin()
    table.sail(1, 2, 3)
    assert table.entertainers(0) == {"magpie"}
    assert table.awaited == [0]
    assert table.offers(0) == {"pass", "magpie"}


def test_a_used_card_is_turned_sideways_for_the_season():
    """7.5: once per season each."""
    table = Table(3, deck=40).seat(0, entertainers="magpie").begin("after_encounters")
    table.answer(0, "after_encounters", "magpie").answer(0, "steal_target", "seat_1")
    assert table.used(0) == {"magpie"}
    table.sail(1, 2, 3)
    while table.asks(table.awaited[0]) != "choose_travel":
        seat = table.awaited[0]
        assert table.asks(seat) != "after_encounters"
        decision = table.asks(seat)
        table.answer(seat, decision, "none" if decision == "court_choice" else "seat_0")


def test_the_window_is_run_also_in_the_last_round():
    """6.5: before the deck is checked."""
    table = Table(3, deck=0).seat(0, entertainers="nightingale").begin("after_encounters")
    assert table.asks(0) == "after_encounters"
    table.answer(0, "after_encounters", "pass")
    assert table.asks(0) == "play_request"
