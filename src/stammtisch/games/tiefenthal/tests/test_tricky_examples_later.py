"""The tricky examples X10 to X22 of chapter 10, number by number."""

from stammtisch.games.tiefenthal.rules import evening, filling, ids, scoring
from stammtisch.games.tiefenthal.rules.reputation import space_at
from stammtisch.games.tiefenthal.tests.tables import (
    answer,
    answers,
    asked,
    flipped,
    give_guest,
    hold,
    kind,
    pile_of,
    plan,
    purse,
    reputation_turn,
    run,
    serving,
    side,
    table,
    tile,
    to_phase_f,
    use,
)


def change_of_plan():
    """The position of X10 before the reputation phase."""
    return reputation_turn(
        (3, "table_1"),
        (4, "table_2"),
        (1, "supply"),
        (6, "supply"),
        (5, "barrel"),
        steps=4,
        staff={"supplier": 1},
        patrons=["guest_4_weaver", "regular_2_on_4", "regular_1_on_3"],
    )


def walked(t):
    mat = t.mats[0]
    space = space_at(t, mat.reputation)
    return mat.reputation, space, mat.schnapps, mat.ducats, mat.beer


def test_x10_change_of_plan():
    """X10: each change of plan corrects reputation, schnapps and target at once."""
    t = change_of_plan()
    answer(t, 0, "confirm", "schnapps")
    assert walked(t) == (9, 9, 2, 0, 0)
    use(t, 6, "supply")
    assert walked(t) == (9, 9, 2, 0, 2)
    use(t, 5, "monk")
    assert walked(t) == (8, 8, 1, 0, 2)
    assert t.mats[0].monastery == 1
    use(t, 1, "cashbox")
    assert walked(t) == (6, 6, 1, 1, 2)
    use(t, 4, "barrel")
    assert walked(t) == (7, 7, 1, 1, 3)
    use(t, 3, "table_1")
    assert walked(t) == (7, 7, 1, 5, 3)
    answer(t, 0, "end_turn")
    assert (t.mats[0].safe, t.mats[0].store) == (2, 2)
    assert walked(t)[:3] == (7, 7, 1)


def test_x10_illegal_after_spending():
    """X10: with the schnapps spent, or the removal carried out, the monk is illegal there."""
    t = change_of_plan()
    t.mats[0].sides = 2 ** side("fire_eater_ducats")
    answer(t, 0, "confirm", "schnapps")
    use(t, 6, "supply")
    answer(t, 0, "entertain:fire_eater_ducats", "entertain:fire_eater_ducats", "die:5")
    assert answers(t, 0) == {"space:barrel"}
    t = change_of_plan()
    answer(t, 0, "confirm", "remove", "table:3")
    use(t, 6, "supply")
    answer(t, 0, "die:5")
    assert answers(t, 0) == {"space:barrel"}


def test_x11_generous_discount():
    """X11: four returned dishwashers cost nothing and refund nothing."""
    t = serving(staff={"dishwasher": 4})
    supply = t.supply[ids.DISHWASHER]
    answer(t, 0, "upgrade:dishwasher")
    assert answers(t, 0) == {"return:3", "return:4"}
    answer(t, 0, "return:4")
    assert (purse(t), pile_of(t)) == ((0, 0), ["noble"])
    assert t.supply[ids.DISHWASHER] == supply + 4


def test_x12_part_of_the_dishwashers():
    """X12: of two returned dishwashers the used one goes first; one is still free."""
    t = serving(faces=(4, 4), ducats=3, staff={"dishwasher": 3}, patrons=["guest_5_ferryman"] * 2)
    use(t, 4, "table_1")
    answer(t, 0, "upgrade:dishwasher", "return:2")
    mat = t.mats[0]
    assert (mat.staff[ids.DISHWASHER], mat.washed) == (1, 0)
    use(t, 4, "table_2")
    assert mat.washed == 1


def test_x13_lap_of_the_reputation_track():
    """X13: four steps from space 9 pass the crown (a noble) and end on space 2, worth 2."""
    t = serving(module=3)
    t.mats[0].reputation = 9
    t.plan_step(ids.REPUTATION_STEPS, 0, 4)
    t.waiting = 0
    run(t)
    assert t.mats[0].reputation == 13
    assert pile_of(t) == ["noble"]
    assert scoring.reputation_points(t, 0) == 2


def test_x14_guest_book():
    """X14: a signature sets off reputation, another signature, a card, and completes a row."""
    t = serving(module=5, beer=7)
    mat = t.mats[0]
    mat.book = 0x0111
    mat.reputation = 2
    give_guest(t, 1, "guest_7_goldsmith")
    answer(t, 0, "recruit:1")
    assert (purse(t), mat.reputation) == ((3, 0), 4)
    answer(t, 0, "column:col_5", "take")
    assert mat.reputation == 5
    assert scoring.reputation_points(t, 0) == 4
    assert pile_of(t) == ["guest_7_goldsmith", "dishwasher", "noble"]
    assert mat.book == 0x1121


def test_x15_slot_five():
    """X15: the last 3-beer guest opens slot five, which is refilled like the others."""
    t = serving(module=5, beer=40)
    t.three.left = 1
    assert "recruit:five" not in answers(t, 0)
    answer(t, 0, "recruit:three")
    assert t.slots[ids.SLOT_FIVE] != ids.NO_CARD
    assert t.signed >> ids.SLOT_FIVE & 1
    t.mats[0].recruited = 0
    left = t.guests.left
    t.slots[ids.SLOT_FIVE] = kind("guest_4_weaver")
    answer(t, 0, "recruit:five")
    assert t.guests.left == left - 1
    assert t.slots[ids.SLOT_FIVE] != ids.NO_CARD


def test_x16_schnapps():
    """X16: six schnapps pay the strongman, or two of them go back at the end of the turn."""
    for treat in (True, False):
        t = table(2)
        to_phase_f(t, 5)
        mat = t.mats[0]
        mat.schnapps, t.schnapps = 4, 16
        mat.sides = 2 ** side("strongman_upgrade")
        evening.evening_comes(t)
        assert (t.round, mat.schnapps) == (6, 6)
        to_phase_f(t, 6)
        t.plan_step(ids.TURN_BEGINS, 0, 0)
        run(t)
        if treat:
            answer(t, 0, "entertain:strongman_upgrade", "tile:monk")
            assert (mat.schnapps, pile_of(t)) == (1, ["noble"])
        answer(t, 0, "end_turn")
        assert mat.schnapps == (1 if treat else 4)


def test_x17_nobles_run_out():
    """7.12, X17: the last noble comes with the first upgrade, the second flips without one."""
    t = serving(ducats=14)
    t.nobles = 1
    answer(t, 0, "upgrade:safe", "upgrade:beer_store")
    assert flipped(t, "safe")
    assert flipped(t, "beer_store")
    assert pile_of(t) == ["noble"]


def test_x18_returned_table_card():
    """X18: the patron at the returned table can still be served; next round four are printed."""
    t = serving(faces=(3,), ducats=10, staff={"table": 1}, patrons=["guest_4_weaver"] * 4)
    answer(t, 0, "upgrade:table", "return:1")
    assert (purse(t), pile_of(t)) == ((0, 0), ["noble"])
    use(t, 3, "table_4")
    assert purse(t) == (4, 0)
    evening.evening_comes(t)
    assert t.mats[0].tile_value(t.box, tile("table")) == 4


def test_x19_scoring():
    """8, X19: cards 86, schnapps 3, the space behind space 9 is worth 7: 96."""
    t = table(3)
    guests = ["guest_3_carter", "guest_5_baker", "guest_6_tanner", "guest_7_goldsmith"]
    staff = ["waitress"] * 2 + ["table"] + ["beer_merchant"] * 2
    regulars = ["regular_2_on_2"] * 7
    hold(t, pile=["noble"] * 4 + guests + regulars, discards=["noble"] * 3 + staff)
    t.mats[0].schnapps = 3
    t.mats[0].reputation = 9
    assert scoring.card_points(t, 0, 0, t.box.kinds) == 86
    assert t.score(0) == 96


def test_x20_tie():
    """X20: equal points and equal leftovers share the victory."""
    t = table()
    for seat, (safe, store) in enumerate(((3, 2), (5, 0))):
        hold(t, seat, pile=["noble"] * 9)
        t.mats[seat].safe, t.mats[seat].store = safe, store
    assert t.standing(0) == t.standing(1)
    t.mats[1].store = 1
    assert t.standing(1) > t.standing(0)


def test_x21_empty_house():
    """7.12, X21: when both piles are empty filling stops, and tables stay empty."""
    t = table()
    patrons = ["noble", "noble", "guest_4_weaver", "guest_5_baker", "regular_2_on_2"]
    hold(t, pile=patrons + ["table"] * 3)
    filling.fill(t, 0)
    mat = t.mats[0]
    assert filling.tables(t, mat) == 6
    assert len(mat.patrons) == 4
    assert mat.pile_size() == 0


def test_x22_encore_order():
    """X22: the encore comes on top of what was gained in the turn."""
    t = serving(module=2, patrons=["guest_8_brewmaster"], evening=6)
    mat = t.mats[0]
    mat.top = type(mat.top)([kind("table"), kind("noble")])
    mat.owned[kind("table")] += 1
    mat.owned[kind("noble")] += 1
    mat.sides = 2 ** side("juggler_encore")
    mat.schnapps, t.schnapps = 1, 19
    answer(t, 0, "end_turn")
    answer(t, 1, "end_turn")
    assert asked(t, 0) == "juggler_encore"
    assert answers(t, 0) == {"table:1", "skip"}
    answer(t, 0, "table:1")
    assert mat.schnapps == 0
    assert pile_of(t) == ["table", "noble", "guest_8_brewmaster"]
    assert mat.draw() == kind("guest_8_brewmaster")


def test_plan_builder_keeps_the_order_of_placing():
    """The last placed die comes first in a plan."""
    assert plan((1, "supply"), (5, "monk")) & 255 == 5 + 8 * 3
