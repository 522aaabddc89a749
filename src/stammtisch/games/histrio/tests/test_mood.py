"""Chapter 7.2: the needle, its end stop, the mood."""

from __future__ import annotations

import pytest

from stammtisch.games.histrio.rules.mood import move_needle, side, space
from stammtisch.games.histrio.tests.tables import Table, needle_at


def test_the_end_stop():
    """7.2, V5, R4: surplus steps are lost; later moves count from the last space."""
    rows = {2: "comedy_4_b", 5: "tragedy_5_a", 7: "tragedy_4_a"}
    table = Table(4, rows=rows, needle="comedy 7").begin()
    table.sail(2, 5, 5, 7).answer(0, "court_choice", "comedy_4_b")
    assert table.told("needle", 2) == [(7, 8), (8, 3)]
    assert table.needle == "comedy 3"
    assert table.told("mood") == []
    table.answer(3, "court_choice", "tragedy_4_a")
    assert table.needle == "tragedy 2"
    assert table.told("mood") == [()]


def test_the_end_stop_of_tragedy():
    """R4: the other side stops on its last space as well."""
    table = Table(3, needle="tragedy 7").begin()
    move_needle(table.state, -9)
    assert table.needle == "tragedy 8"


def test_the_two_spaces_1_adjoin():
    """R5: there is no neutral space; from comedy 1 a step towards tragedy ends on tragedy 1."""
    table = Table(3, needle="comedy 1").begin()
    move_needle(table.state, -1)
    assert table.needle == "tragedy 1"
    move_needle(table.state, 1)
    assert table.needle == "comedy 1"
    assert len(table.told("mood")) == 2


def test_the_gauge_has_eight_spaces_on_each_side():
    """R3: 8 per side, from the components."""
    table = Table(3)
    assert table.box.spaces == 8
    places = [(side(needle), space(needle)) for needle in range(-7, 9)]
    assert places == [(1, number) for number in range(8, 0, -1)] + [
        (0, number) for number in range(1, 9)
    ]


@pytest.mark.parametrize("start", range(-7, 9))
def test_a_mood_change_is_a_change_of_side_and_nothing_else(start):
    """R16, R17: the stage is emptied exactly if the side after a move is another."""
    for steps in range(-11, 12):
        table = Table(3).seat(1, on_stage=2)
        table.state.needle = start
        move_needle(table.state, steps)
        ends = max(-7, min(8, start + steps))
        assert table.state.needle == ends
        turned = (start >= 1) != (ends >= 1)
        assert table.stage == [0, 0 if turned else 2, 0]
        assert len(table.told("mood")) == int(turned)


def test_the_table_reads_the_gauge():
    """The names used in these tests are those of the rules."""
    assert [needle_at(name) for name in ("comedy 3", "tragedy 1", "tragedy 8")] == [3, 0, -7]
