"""Chapter 7.11: the ten Kingdom cards, one by one."""

from __future__ import annotations

import pytest

from stammtisch.games.crossroads import GAME
from stammtisch.games.crossroads.rules import ids
from stammtisch.games.crossroads.rules.kingdom import COLLECTOR_PAIRS, partners
from stammtisch.games.crossroads.rules.plan import column_of, row_of
from stammtisch.games.crossroads.tests.tables import (
    BOX,
    SPACES,
    a_table,
    asked,
    at_stage,
    build_at,
    choose,
    gossips,
    offers,
    row,
    set_gossips,
    set_reputation,
    space,
)
from stammtisch.games.crossroads.tests.test_examples import acquire


def lawful(law, built, name):
    """Where a tile may be built under one law, the other card being out of the way."""
    other = 6 if law != 6 else 9
    state = a_table(laws=(law, other))
    for where, tile_name in built.items():
        build_at(state, 0, tile_name, where)
    acquire(state, name)
    return offers(state) if state.awaited() else set()


def test_card_one_wants_a_furnishing_next_door():
    """R47: one neighbouring Furnishing is enough."""
    assert lawful(1, {"r2c2": "rushlights"}, "tinhorn") == {"r1c2", "r2c1", "r2c3", "r3c2"}
    assert lawful(1, {"r2c2": "rushlights"}, "kobi") == set(SPACES) - {"r2c2"}


def test_card_two_sends_ingredients_to_the_outer_ring():
    outer = {SPACES[number] for number in range(20) if BOX.outer >> number & 1}
    assert lawful(2, {}, "kobi") == outer
    assert len(lawful(2, {}, "tinhorn")) == 20


def test_card_three_stops_at_seven():
    names = ["tinhorn", "crook", "servant", "maide", "thug", "bouncer", "drudge"]
    seven = dict(zip(SPACES[5:12], names, strict=True))
    assert lawful(3, seven, "chef") == set()
    assert lawful(3, seven, "kobi")
    seven.popitem()
    assert lawful(3, seven, "chef")


def test_card_four_keeps_guests_in_a_line():
    """R48: the first fixes row and column, the second which of them; gaps are allowed."""
    assert len(lawful(4, {}, "renmy")) == 20
    cross = {"r2c1", "r2c3", "r2c4", "r2c5", "r1c2", "r3c2", "r4c2"}
    assert lawful(4, {"r2c2": "kobi"}, "renmy") == cross
    assert lawful(4, {"r2c2": "kobi", "r4c2": "iduna"}, "renmy") == {"r1c2", "r3c2"}


def test_card_five_keeps_services_apart():
    apart = set(SPACES) - {"r2c2", "r1c2", "r2c1", "r2c3", "r3c2"}
    assert lawful(5, {"r2c2": "laundry"}, "soup_line") == apart


def test_card_six_keeps_the_tiles_of_a_turn_apart():
    state = a_table(laws=(6, 9))
    build_at(state, 0, "maide", "r3c3")
    acquire(state, "tinhorn", "crook")
    choose(state, "r2c2")
    assert offers(state) == set(SPACES) - {"r2c2", "r3c3", "r1c2", "r2c1", "r2c3", "r3c2"}


def test_card_seven_pays_by_ring():
    state = a_table(laws=(7, 3))
    acquire(state, "rushlights", "kitchenhand")
    choose(state, "r2c2")
    assert (state.mats[0].chest, state.mats[0].debt) == (1, 0)
    choose(state, "r1c1")
    assert (state.mats[0].chest, state.mats[0].debt) == (1, 1)


def collector_table(seats=2, **held):
    state = a_table(seats, laws=(8, 3))
    set_gossips(state, 0, **held)
    set_reputation(state, 0, travellers=4)
    build_at(state, 0, "laundry", "r1c2")
    build_at(state, 0, "dice_pit", "r3c2")
    return state


def test_card_eight_offers_every_line():
    """collector_line: pairs of the row and of the column are offered together."""
    state = collector_table()
    build_at(state, 0, "soup_line", "r2c4")
    build_at(state, 0, "pawn_counter", "r2c5")
    acquire(state, "horse_change")
    choose(state, "r2c2")
    assert offers(state) == {"row_3_4", "column_1_2"}
    choose(state, "column_1_2")
    assert gossips(state, 0) == (1, 0, 0)
    assert asked(state) is None  # one bonus for each tile built


def test_card_eight_without_room_marks_nothing():
    """R50: a full hand or an empty card: no bonus, no marks."""
    state = collector_table(economic=3)
    acquire(state, "horse_change")
    choose(state, "r2c2")
    assert state.mats[0].marked == 0
    state = collector_table()
    state.stock = row(0, 1, 1, 2)
    acquire(state, "horse_change")
    choose(state, "r2c2")
    assert state.mats[0].marked == 0


def test_card_eight_pays_furnishings_in_guldens():
    state = a_table(laws=(8, 3))
    build_at(state, 0, "oak_benches", "r1c2")
    build_at(state, 0, "long_table", "r1c3")
    state.mats[0].chest = 19
    acquire(state, "rushlights")
    choose(state, "r1c4", "row_2_3")
    assert state.mats[0].chest == 20
    assert state.stock == row(1, 1, 1, 1)


def test_collector_pairs_are_numbered_by_place():
    """6.5: six pairs of the row, three of the column, each with a number of its own."""
    for number in range(20):
        pairs = {partners(number, option) for option in range(COLLECTOR_PAIRS)}
        assert len(pairs) == COLLECTOR_PAIRS
        lines = (row_of(number), column_of(number))
        assert all(any(pair & ~line == 0 for line in lines) for pair in pairs)


def test_the_collector_may_insist_on_touching_tiles():
    """R49: with the switch the three must lie on consecutive spaces."""
    text = GAME.components.text
    text = text.replace("collector_line_must_touch = false", "collector_line_must_touch = true")
    state = a_table(laws=(8, 3), box=GAME.parse_components(text, "touching").box)
    set_reputation(state, 0, travellers=4)
    build_at(state, 0, "laundry", "r2c1")
    build_at(state, 0, "dice_pit", "r2c3")
    acquire(state, "horse_change")
    choose(state, "r2c4")
    assert asked(state) is None
    build_at(state, 0, "soup_line", "r2c5")
    acquire(state, "pawn_counter")
    choose(state, "r2c2")
    assert offers(state) == {"row_1_2", "row_2_3"}


def test_card_nine_adds_a_token_on_corners():
    state = a_table(laws=(9, 3))
    state.mats[0].basics = row(*[BOX.basics.ids.index("old_hearth") + 1] * 4)
    acquire(state, "kobi", "letima")
    choose(state, "r1c1")
    assert state.mats[0].tokens_on(space("r1c1")) == 2
    choose(state, "r1c2")
    assert state.mats[0].tokens_on(space("r1c2")) == 1


def test_card_ten_keeps_furnishings_inside():
    inner = {SPACES[number] for number in range(20) if BOX.inner >> number & 1}
    assert lawful(10, {}, "rushlights") == inner


@pytest.mark.parametrize(
    ("law", "own", "theirs", "legal"),
    [
        (1, {"r1c2": "kobi"}, {"r1c2": "drudge", "r1c3": "rushlights"}, False),
        (
            1,
            {"r1c2": "kobi", "r1c3": "rushlights"},
            {"r1c2": "drudge", "r1c3": "oak_benches"},
            True,
        ),
        (5, {"r1c2": "kobi", "r1c3": "laundry"}, {"r1c2": "apiary"}, False),
        (5, {"r1c2": "kobi", "r3c3": "laundry"}, {"r1c2": "apiary"}, True),
        (4, {"r1c2": "drudge", "r2c3": "renmy", "r2c4": "iduna"}, {"r3c2": "kobi"}, False),
    ],
)
def test_a_swap_may_break_no_card(law, own, theirs, legal):
    """R46: both inns are checked as a whole."""
    state = a_table(laws=(law, 7))
    for where, name in own.items():
        build_at(state, 0, name, where)
    for where, name in theirs.items():
        build_at(state, 1, name, where)
    set_gossips(state, 0, traveller=2)
    at_stage(state, 3)
    assert ("traveller_2" in offers(state)) == legal


def test_a_mark_travels_with_its_tile():
    """7.10: swap_own_tile and swap_other_tile move the collector's mark along."""
    state = a_table(laws=(8, 3))
    build_at(state, 0, "kobi", "r1c2")
    build_at(state, 1, "drudge", "r3c3", tokens=1)
    state.mats[0].marked = 2 ** space("r1c2")
    set_gossips(state, 0, traveller=2)
    at_stage(state, 3)
    choose(state, "traveller_2", "r1c2", "rival_1-r3c3")
    assert state.mats[0].marked == 0
    assert state.mats[1].marked == 2 ** space("r3c3")
    assert state.mats[0].workers == 2 ** space("r1c2")
    assert state.planned == 2  # nothing else was set off
    assert state.kind(0) == ids.GOSSIP_ACTION
