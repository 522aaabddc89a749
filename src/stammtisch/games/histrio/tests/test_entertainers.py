"""Chapter 7.6, phase 1: Ox, Tortoise, Fox, Bear, Elephant."""

from __future__ import annotations

from stammtisch.games.histrio import GAME
from stammtisch.games.histrio.tests.tables import Table


def test_the_ox_guards_its_city():
    """V14: nobody else may choose it in T3."""
    table = Table(4, lead=2).seat(2, entertainers="ox").seat(0, hand={4, 8}).begin()
    table.use(2, "before_travel", "ox", ox_city=4)
    assert table.shown(2) == {4}
    assert table.awaited == [0, 1, 3]
    assert table.offers(0) == {8}
    assert table.offers(1) == {1, 2, 3, 5, 6, 7, 8}
    assert GAME.view(table.state, 0).cities[3].guarded_by == 2


def test_the_fox_cannot_enter_a_guarded_city():
    """V14, R46: the only card in the Fox owner's hand is guarded, so it is not offered."""
    table = Table(4, lead=2).seat(2, entertainers="ox")
    table.seat(3, hand={4, 5}, entertainers="fox").begin()
    table.use(2, "before_travel", "ox", ox_city=4)
    table.sail(1, 1, None, 5)
    assert table.asks(0) == "choose_travel"
    assert table.used(3) == set()
    assert table.told("changed-course") == []


def test_the_elephant_cannot_touch_a_guarded_row():
    """V14, R46: the pairs 3-4 and 4-5 are not offered."""
    table = Table(4, lead=2, rows={1: "alms_1#1", 4: "alms_1#2"})
    table.seat(2, entertainers="ox").seat(1, entertainers="elephant").begin()
    table.use(2, "before_travel", "ox", ox_city=4)
    table.sail(8, 8, None, 8)
    table.answer(1, "after_reveal", "elephant")
    assert table.offers(1) == {1, 2}


def test_the_elephant_reaches_both_sides_of_a_guarded_city():
    """V14: rows 3 and 5 can still be exchanged with 2 and 6."""
    rows = {2: "alms_1#1", 3: "alms_2#1", 4: "alms_3#1", 5: "alms_1#2", 6: "alms_2#2"}
    table = Table(4, lead=2, rows=rows)
    table.seat(2, entertainers="ox").seat(1, entertainers="elephant").begin()
    table.use(2, "before_travel", "ox", ox_city=4)
    table.sail(8, 8, None, 8)
    table.answer(1, "after_reveal", "elephant")
    assert table.offers(1) == {1, 2, 3, 5, 6, 7}
    table.answer(1, "elephant_first", 3)
    assert table.offers(1) == {2}
    table.answer(1, "elephant_second", 2)
    assert table.told("swapped", 3) == [(1, 2, 1)]


def test_the_owner_of_the_ox_may_do_what_others_may_not():
    """R46: the guard binds other seats only."""
    table = Table(3, rows={4: "alms_3#1"}).seat(0, entertainers="ox elephant").begin()
    table.use(0, "before_travel", "ox", ox_city=4).sail(None, 1, 2)
    table.use(0, "after_reveal", "elephant", elephant_first=4, elephant_second=5)
    assert table.ecus == [3, 3, 3]
    assert table.row(5)[0] == "alms_3#1"


def test_the_guard_stays_when_its_owner_leaves_with_the_fox():
    """7.6 Ox: the guard belongs to the city until the end of phase 2."""
    table = Table(3, rows={4: "alms_3#1", 7: "alms_1#1"}, lead=0)
    table.seat(0, entertainers="ox fox").seat(1, entertainers="elephant").begin()
    table.use(0, "before_travel", "ox", ox_city=4).sail(None, 1, 2)
    table.use(0, "after_reveal", "fox", fox_from=4, fox_to=7)
    table.answer(1, "after_reveal", "elephant")
    assert table.offers(1) == {6, 7, 8}
    table.answer(1, "elephant_first", 7).answer(1, "elephant_second", 8)
    assert table.row(4)[0] == "alms_3#1"
    assert 4 in table.offers(1)


def test_the_ox_owner_may_take_a_second_city_with_the_horse():
    """6.3: asked at once, the shown card counts among the three."""
    table = Table(3, rows={4: "alms_1#1", 5: "alms_2#1"})
    table.seat(0, hand={4, 5, 6}, entertainers="ox horse").begin()
    table.use(0, "before_travel", "ox", ox_city=4)
    assert table.asks(0) == "choose_second_city"
    assert table.offers(0) == {"none", 5, 6}
    table.answer(0, "choose_second_city", 5).sail(None, 1, 2)
    assert table.ecus[0] == 6


def test_the_tortoise_after_the_ox():
    """V29: hand {1, 2, 3, 5, 6, 7, 8}, shown 4, +2 ecus; the Horse may add any of the seven."""
    table = Table(3).seat(0, hand={1, 4, 5}, entertainers="ox tortoise horse").begin()
    assert table.offers(0) == {"pass", "ox", "tortoise"}
    table.use(0, "before_travel", "ox", ox_city=4)
    assert table.offers(0) == {"pass", "tortoise"}
    table.answer(0, "before_travel", "tortoise")
    assert table.hand(0) == {1, 2, 3, 5, 6, 7, 8}
    assert table.shown(0) == {4}
    assert table.ecus == [5, 3, 3]
    assert table.offers(0) == {"none", 1, 2, 3, 5, 6, 7, 8}


def test_the_tortoise_needs_a_played_card():
    """6.3: with nothing to take back it is not offered."""
    table = Table(3).seat(0, entertainers="tortoise").begin()
    assert table.asks(0) == "choose_travel"


def test_the_fox_takes_one_card_back_and_plays_another():
    """V15: seat 1 changes from 3 to 5; each is alone; its played pile gains 5, not 3."""
    table = Table(3, rows={3: "alms_3#1", 5: "alms_2#1"}).seat(1, entertainers="fox").begin()
    table.sail(3, 3, 8)
    table.answer(1, "after_reveal", "fox")
    assert table.offers(1) == {3}
    table.answer(1, "fox_from", 3)
    assert table.offers(1) == {1, 2, 4, 5, 6, 7, 8}
    table.answer(1, "fox_to", 5)
    assert table.ecus == [6, 5, 3]
    assert table.played(1) == {5}
    assert table.hand(1) == {1, 2, 3, 4, 6, 7, 8}


def test_the_fox_may_replace_either_card_of_the_horse():
    """6.3: fox_from offers each own shown card."""
    table = Table(3).seat(0, entertainers="fox horse").begin()
    table.answer(0, "choose_travel", 2).answer(0, "choose_second_city", 6).sail(None, 7, 8)
    table.answer(0, "after_reveal", "fox")
    assert table.offers(0) == {2, 6}
    table.answer(0, "fox_from", 6).answer(0, "fox_to", 3)
    assert table.told("arrived", 2) == [(0, 1), (0, 2), (1, 6), (2, 7)]


def test_the_bear_handles_a_shared_city_as_if_alone():
    """V16: others draw first, in lead order; no net move, but its own court discard counts."""
    table = Table(3, rows={3: "alms_2#1 comedy_3_a"}).seat(1, entertainers="bear").begin()
    table.sail(3, 3, 3)
    table.use(1, "after_reveal", "bear", bear_city=3)
    assert table.drawn_by() == [0, 2]
    assert table.ecus == [3, 6, 3]
    assert table.told("needle") == []
    assert table.offers(1) == {"none", "comedy_3_a"}
    table.answer(1, "court_choice", "comedy_3_a")
    assert table.needle == "comedy 4"
    assert table.request_counts == [1, 0, 1]
    story = table.story()
    assert story.index("drew") < story.index("met")
    assert "The Bear gives " in table.said("arrived")


def test_the_bear_needs_a_shared_city_with_cards():
    """6.3: not alone, not in front of an empty row, not where it does not wait."""
    table = Table(3, rows={3: "alms_2#1", 5: ""}).seat(1, entertainers="bear").begin()
    table.sail(3, 5, 5)
    assert table.asks(0) == "choose_travel"
    assert table.used(1) == set()


def test_the_bear_chooses_among_the_cities_it_shares():
    """6.3: with the Horse there may be two of them."""
    table = Table(3, rows={3: "alms_2#1", 5: "alms_1#1"}).seat(0, entertainers="bear horse").begin()
    table.answer(0, "choose_travel", 3).answer(0, "choose_second_city", 5).sail(None, 3, 5)
    table.answer(0, "after_reveal", "bear")
    assert table.asks(0) == "bear_city"
    assert table.offers(0) == {3, 5}
    table.answer(0, "bear_city", 5)
    assert table.ecus == [4, 3, 3]
    assert table.request_counts == [1, 1, 1]


def test_the_bear_ties_its_owner_to_the_marked_city():
    """7.6 Bear: the marked city cannot be left with the own Fox."""
    table = Table(3, rows={3: "alms_2#1"}).seat(0, entertainers="bear fox").begin()
    table.sail(3, 3, 8)
    assert table.offers(0) == {"pass", "bear", "fox"}
    table.use(0, "after_reveal", "bear", bear_city=3)
    assert table.asks(0) == "choose_travel"
    assert table.used(0) == {"bear"}


def test_a_bear_left_alone_has_no_effect():
    """R52: the others leave with the Fox, the city is handled alone as usual."""
    table = Table(3, rows={3: "alms_2#1"}).seat(0, entertainers="bear").seat(1, entertainers="fox")
    table.begin().sail(3, 3, 8)
    table.use(0, "after_reveal", "bear", bear_city=3)
    table.use(1, "after_reveal", "fox", fox_from=3, fox_to=5)
    assert table.ecus == [5, 3, 3]
    assert table.request_counts == [0, 1, 1]


def test_the_elephant_exchanges_two_rows():
    """V17: the order inside a row stays; who waits there gets the other cards."""
    table = Table(4, rows={5: "alms_1#1", 6: "comedy_3_b tragedy_2_c"})
    table.seat(0, entertainers="elephant").begin()
    table.sail(5, 1, 2, 6)
    table.use(0, "after_reveal", "elephant", elephant_first=5, elephant_second=6)
    table.answer(0, "steal_target", "seat_1")
    assert table.ecus == [5, 2, 3, 3]
    assert table.company(0) == {"tragedy_2_c", "comedy_3_b"}
    table.answer(0, "court_choice", "none")
    assert table.ecus == [5, 2, 3, 4]


def test_the_elephant_exchanges_neighbours_with_a_card_between_them():
    """6.3: 8 and 1 are no neighbours, two empty rows are no pair."""
    table = Table(3, rows={1: "alms_1#1", 5: "alms_1#2"}).seat(0, entertainers="elephant").begin()
    table.sail(2, 3, 4)
    table.answer(0, "after_reveal", "elephant")
    assert table.offers(0) == {1, 2, 4, 5, 6}
    table.answer(0, "elephant_first", 1)
    assert table.asks(0) == "elephant_second"
    assert table.offers(0) == {2}


def test_bear_and_elephant():
    """V31, R52: the marked row becomes empty; its owner draws a request like a lone player."""
    table = Table(3, rows={7: "alms_3#1"}, deck=0, season=2)
    table.seat(0, entertainers="bear").seat(2, entertainers="elephant").begin()
    table.sail(7, 7, 1)
    table.use(0, "after_reveal", "bear", bear_city=7)
    table.use(2, "after_reveal", "elephant", elephant_first=7, elephant_second=8)
    assert table.drawn_by() == [2, 1, 0]
    assert table.request_counts == [1, 1, 1]
    assert table.ecus == [3, 3, 3]
    assert table.asks(0) == "play_request"
