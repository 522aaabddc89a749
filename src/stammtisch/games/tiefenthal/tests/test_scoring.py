"""Chapter 8: the end of the game, points, tie-break."""

from stammtisch.core.bits import lowest
from stammtisch.games.tiefenthal import GAME
from stammtisch.games.tiefenthal.rules import ids
from stammtisch.games.tiefenthal.tests.tables import answer, hold, serving, table


def test_the_game_ends_after_round_8():
    """8: after phase G of round 8 nobody is asked any more."""
    t = serving(evening=8, patrons=["noble"])
    answer(t, 0, "end_turn")
    answer(t, 1, "end_turn")
    assert t.awaited() == 0
    assert t.phase == ids.OVER


def test_eight_evenings_run_from_a_to_g():
    """6: no phase comes before its time, and every evening has its draft, plans and turns."""
    t = table(3)
    asked: list[tuple[int, int]] = []
    while t.awaited() != 0 and asked == sorted(asked):
        if asked[-1:] != [(t.round, t.phase)]:
            asked.append((int(t.round), int(t.phase)))
        seat = lowest(t.awaited())
        t.take(seat, lowest(t.options(seat)))
    assert asked == sorted(asked)
    for phase in (ids.DRAFTING, ids.PLANNING, ids.SERVING):
        assert [evening for evening, there in asked if there == phase] == list(range(1, 9))


def test_the_mug_moves_on():
    """6: between rounds the start seat moves clockwise."""
    t = serving(evening=4, patrons=["noble"])
    answer(t, 0, "end_turn")
    answer(t, 1, "end_turn")
    assert (t.round, t.start_seat) == (5, 1)


def test_leftovers_break_a_tie_and_nothing_more():
    """8: more ducats and beer win a tie; still equal means shared; tiles never count."""
    t = table(seats=3)
    for seat, nobles in enumerate((3, 3, 2)):
        hold(t, seat, pile=["noble"] * nobles)
        t.mats[seat].safe = t.mats[seat].store = 0
    t.mats[1].flipped = 511
    assert GAME.sheet(t).ranks == (1, 1, 3)
    t.mats[1].safe = 1
    assert GAME.sheet(t).winners == (1,)
    t.mats[2].safe = t.mats[2].store = 5
    assert GAME.sheet(t).ranks == (2, 1, 3)


def test_sheet_lines():
    """Nobles, guests, staff, schnapps and reputation are lines of their own."""
    t = table(3)
    hold(t, 0, pile=["noble", "guest_5_baker", "waitress", "bard", "regular_2_on_2"])
    t.mats[0].schnapps, t.mats[0].reputation = 2, 3
    sheet = GAME.sheet(t)
    assert {line.id: line.points[0] for line in sheet.lines} == {
        "nobles": 10,
        "guests": 3,
        "staff": 1,
        "schnapps": 2,
        "reputation": 3,
    }
    assert sheet.totals[0] == t.score(0) == 19
