"""The rules, by ruling and example; the laws that hold for every title are `stammtisch check`."""

from __future__ import annotations

from stammtisch.core.bits import bit, count, lowest
from stammtisch.core.journal import Journal
from stammtisch.core.match import Match
from stammtisch.pattern import GAME
from stammtisch.pattern.rules import crossing, ids
from stammtisch.pattern.rules.flow import Pattern

BOX = GAME.components.box


def table(seats: int, fog: str = "off", journal: Journal | None = None) -> Pattern:
    """A fresh table."""
    return GAME.setup(BOX, seats, {"fog": fog}, 1, journal)


def parcels(*names: str) -> int:
    """A set of parcels by their ids."""
    return sum(bit(BOX.parcel_ids.index(name)) for name in names)


def row(state: Pattern, *oars: int) -> None:
    """Everybody answers choose_oar."""
    for seat, oar in enumerate(oars):
        state.choose(seat, oar - 1)


def order(state: Pattern) -> list[int]:
    """The seats in the order in which they are asked take_parcel."""
    return [int(crossing.at_place(state, place)) for place in range(state.seats)]


def test_a_crossing_begins():
    """5, 6.1, 6.2: all oars in hand, a parcel more than seats, the lead, and the current."""
    state = table(3)
    assert (state.mats[2].oars, state.pile.left) == (0b11111, 28 - 4)
    assert (count(state.pier), state.lead()) == (4, 0)
    assert 0 <= state.current < 5


def test_a_crossing_ends():
    """6.1, 6.5, 6.7: everybody has a parcel, one stays ashore, the lead goes round."""
    state = table(3)
    row(state, 1, 2, 3)
    for seat in order(state):
        state.choose(seat, lowest(state.pier))
    state.choose(seat, ids.NO)
    assert [count(mat.hold) for mat in state.mats] == [1, 1, 1]
    assert (count(state.ashore), count(state.pier), state.lead()) == (1, 4, 1)


def test_the_favoured_oar_comes_first():
    """6.4, V1, R1: of two favoured oars the one nearer to the lead."""
    state = table(4)
    state.crossing, state.current = 3, 1
    row(state, 5, 2, 2, 4)
    assert order(state) == [2, 1, 0, 3]


def test_strong_oars_come_before_weak_ones():
    """6.4: after the favoured one."""
    state = table(3)
    state.current = 0
    row(state, 3, 5, 4)
    assert order(state) == [1, 2, 0]


def test_in_fog_the_current_is_rolled_after_the_choice():
    """7: until then nobody knows it."""
    state = table(2, fog="on")
    assert state.current == ids.NONE
    row(state, 1, 2)
    assert state.current != ids.NONE


def test_points():
    """8.2, 8.3, V2: sealed parcels count, and cost their price."""
    state = table(2)
    state.mats[0].hold = parcels("salt_4", "wax_7")
    state.mats[0].sealed = parcels("wine_6")
    assert state.score(0) == 13
    assert GAME.sheet(state).lines[2].points == (-4, 0)


def test_nobody_buys_from_an_empty_pile():
    """6.6, R2: the question buy_sealed has one answer left."""
    state = table(2)
    row(state, 1, 2)
    for seat in order(state):
        state.choose(seat, lowest(state.pier))
    assert GAME.decisions(BOX)[state.kind(seat)].id == "buy_sealed"
    assert state.options(seat) == 0b11
    state.pile.left = 0
    assert state.options(seat) == 0b01


def test_equal_points_are_decided_by_sealed_parcels_and_then_shared():
    """8.4, R3: seats 0 and 2 come first together."""
    state = table(3)
    state.mats[0].hold = state.mats[2].hold = parcels("salt_1")
    state.mats[1].sealed = parcels("wine_5")
    assert GAME.sheet(state).ranks == (1, 3, 1)


def test_only_the_buyer_sees_a_sealed_parcel():
    journal = Journal()
    state = table(2, journal=journal)
    crossing.buy_sealed(state, 1)
    assert GAME.view(state, 1).mats[1].sealed_parcels
    assert GAME.view(state, 0).mats[1].sealed_parcels is None
    assert journal.read()[-1].audience == 0b10


def test_a_match_lasts_five_crossings():
    """6.3, 8.1: each oar is used up; without oars it is over."""
    match = Match(GAME, 3, {}, 7)
    while not match.over:
        seat = match.awaited()[0]
        match.answer(seat, match.question(seat).choices[0].option)
    assert match.state.crossing == 5
    assert match.ply == 5 * (3 + 3 + 1)
