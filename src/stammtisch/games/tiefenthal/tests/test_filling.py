"""Phases B to D: filling the tavern, redraws, own dice, drafting."""

from stammtisch.games.tiefenthal.rules import filling, ids
from stammtisch.games.tiefenthal.rules.dice import number_of
from stammtisch.games.tiefenthal.tests.tables import (
    answer,
    answers,
    asked,
    card,
    dice,
    hold,
    kind,
    run,
    table,
    tile,
)


def filled(seats=2, **cards):
    """Phase B with these cards for every seat and a counter guest each."""
    t = table(1, seats)
    t.planned = t.waiting = 0
    t.start_seat = 0
    for seat in range(seats):
        hold(t, seat, **cards)
        t.mats[seat].counter_guests = 1
    t.plan_step(ids.FILLING, 0, 0)
    run(t)
    return t


def test_counter_guest_redraw_goes_in_waves():
    """counter_guest_redraw: answers of a wave come together, who redrew is asked again."""
    t = filled(pile=["guest_4_weaver"] * 12)
    t.mats[0].counter_guests = 2
    assert [asked(t, seat) for seat in (0, 1)] == ["counter_guest_redraw"] * 2
    answer(t, 0, "redraw")
    assert t.mats[0].pile_size() == 9
    answer(t, 1, "keep")
    assert t.mats[0].pile_size() == 6
    assert (asked(t, 0), asked(t, 1)) == ("counter_guest_redraw", None)
    answer(t, 0, "keep")
    assert t.counter_guests_spent == 1
    assert t.mats[0].counter_guests == 1


def test_redraw_although_tables_stayed_empty():
    """R25: a redraw is allowed when the deck ran out."""
    t = filled(pile=["guest_4_weaver"])
    assert len(t.mats[0].patrons) == 1
    assert "redraw" in answers(t, 0)


def test_reshuffle_leaves_displayed_cards_alone():
    """R54: a reshuffle in the middle of phase B takes the discard pile only."""
    t = filled(pile=["waitress", "guest_5_baker"], discards=["guest_4_weaver"] * 4)
    mat = t.mats[0]
    assert card(mat.patrons[0]) == "guest_5_baker"
    assert mat.staff[ids.WAITRESS] == 1
    assert mat.pile_size() == 2
    assert sum(filling.discards(mat)) == 0


def test_noble_stack_is_one_patron():
    """R19: nobles share a table, and it takes one die for 2 ducats."""
    t = filled(pile=["guest_4_weaver", "guest_4_weaver", "noble", "noble", "noble"])
    mat = t.mats[0]
    assert mat.nobles_seated == 3
    assert [card(k) for k in mat.patrons] == ["noble", "guest_4_weaver", "guest_4_weaver"]
    assert t.box.pay[ids.NOBLE] == 2


def test_a_seat_without_counter_guest_is_not_asked():
    """R24: counter guests are asked for in B only of those who hold one, and nowhere else but F."""
    t = table()
    t.planned = t.waiting = 0
    t.start_seat = 0
    for seat in (0, 1):
        hold(t, seat, pile=["guest_4_weaver"] * 9)
        t.mats[seat].counter_guests = 0
    t.plan_step(ids.FILLING, 0, 0)
    run(t)
    assert asked(t, 0) == "draft_die"
    assert asked(t, 1) is None


def test_own_dice_are_taken_by_themselves():
    """R8: nobody is asked about the dice of the waitresses."""
    t = table()
    t.planned = t.waiting = 0
    hold(t, 0, staff={"waitress": 5})
    t.plan_step(ids.WAITRESSES, 0, 0)
    run(t)
    assert number_of(t.mats[0].own) == 3
    assert asked(t, t.start_seat) == "draft_die"


def drafting(seats):
    t = table(1, seats)
    t.planned = t.waiting = 0
    t.start_seat = 0
    for seat in range(seats):
        hold(t, seat)
        t.mats[seat].white = 0
    t.plan_step(ids.WAITRESSES, 0, 0)
    run(t)
    return t


def test_draft_with_two_and_three_players():
    """R50: draft_die takes four picks with any number of players."""
    for seats in (2, 3):
        t = drafting(seats)
        seen = [{seat: t.mats[seat].coaster for seat in range(seats)}]
        for pick in range(4 * seats):
            seat = pick % seats
            assert asked(t, seat) == "draft_die"
            before = t.mats[seat].coaster
            answer(t, seat, sorted(answers(t, seat))[0])
            seen.append({seat: before})
        assert [number_of(mat.white) for mat in t.mats] == [4] * seats


def test_with_two_players_a_coaster_comes_back():
    """R50: after two picks the first coaster lies before its owner again."""
    t = drafting(2)
    t.mats[0].coaster, t.mats[1].coaster = dice(1, 1, 1, 1), dice(6, 6, 6, 6)
    for face in (1, 6, 6, 1, 1, 6, 6, 1):
        seat = t.active
        answer(t, seat, f"face:{face}")
    assert t.mats[0].white == t.mats[1].white == dice(1, 1, 6, 6)


def test_tables_of_the_tile_count_when_in_force():
    """Four printed tables with the tile in force, three while it waits."""
    t = table()
    mat = t.mats[0]
    hold(t, 0)
    mat.flipped = 2 ** tile("table")
    assert filling.tables(t, mat) == 4
    mat.soon = mat.flipped
    assert filling.tables(t, mat) == 3
    mat.staff[kind("table")] = 2
    assert filling.tables(t, mat) == 5
