"""Module 3: the reputation track, planning, bards, changes of plan."""

from stammtisch.games.tiefenthal.rules import ids, scoring
from stammtisch.games.tiefenthal.rules.reputation import space_at
from stammtisch.games.tiefenthal.tests.tables import (
    answer,
    answers,
    asked,
    dice,
    give_guest,
    hold,
    pile_of,
    reputation_turn,
    run,
    serving,
    side,
    table,
    use,
)


def test_marker_leaves_the_host_for_good():
    """R42: 0 steps is the host, no space; after the crown comes space 1."""
    t = table(3)
    assert space_at(t, 0) == 0
    assert scoring.reputation_points(t, 0) == 0
    assert (space_at(t, 11), space_at(t, 12)) == (11, 1)
    t.mats[0].reputation = 11
    assert scoring.reputation_points(t, 0) == 0


def test_points_on_a_signature_space():
    """R43: the signature space is worth the last point space behind it."""
    t = table(5)
    t.mats[0].reputation = 4
    assert scoring.reputation_points(t, 0) == 3
    assert t.box.reputation_ids[t.box.reputation_name[16 + 4]] == "rep_signature"


def two_tables(**more):
    return reputation_turn(
        (3, "table_1"),
        (1, "supply"),
        patrons=["guest_4_weaver", "regular_2_on_4"],
        staff={"supplier": 2},
        **more,
    )


def test_correction_goes_back_and_forth():
    """R44: a change of plan moves the marker back before the yield, forward after it."""
    t = two_tables()
    answer(t, 0, "confirm")
    assert (t.mats[0].granted, t.mats[0].reputation) == (3, 3)
    use(t, 3, "cashbox")
    assert (t.mats[0].granted, t.mats[0].reputation) == (1, 1)
    use(t, 1, "supply")
    assert t.mats[0].reputation == 1


def test_noble_of_the_crown_goes_back():
    """R44: a noble won by a step that is undone returns to the stack."""
    t = two_tables(steps=9)
    nobles = t.nobles
    answer(t, 0, "confirm")
    assert (t.mats[0].reputation, pile_of(t)) == (12, ["noble"])
    answer(t, 0, "die:3")
    answer(t, 0, "space:barrel")
    assert (t.mats[0].granted, t.mats[0].reputation) == (0, 9)
    assert (pile_of(t), t.nobles, t.mats[0].owned[ids.NOBLE]) == ([], nobles, 0)


def test_values_of_the_beginning_hold():
    """R45: an upgrade made in the turn changes neither target nor correction."""
    t = two_tables()
    answer(t, 0, "confirm")
    t.mats[0].ducats = 10
    answer(t, 0, "upgrade:cashbox")
    use(t, 3, "cashbox")
    assert t.mats[0].ducats == 3
    assert t.mats[0].granted == 1


def test_dice_never_used_still_count():
    """R46: planned dice that stay on their spaces count for reputation."""
    t = two_tables()
    answer(t, 0, "confirm", "end_turn")
    assert t.mats[0].reputation == 3


def test_bards_are_never_lost():
    """R47: a bard sings when its owner wants, at the latest when the turn ends."""
    t = serving(module=3, staff={"bard": 2})
    answer(t, 0, "bard")
    assert t.mats[0].reputation == 1
    answer(t, 0, "end_turn")
    assert t.mats[0].reputation == 2


def test_bards_sing_once_each():
    """A bard that has sung is no option any more."""
    t = serving(module=3, staff={"bard": 1})
    answer(t, 0, "bard")
    assert "bard" not in answers(t, 0)


def test_nobles_and_regulars_count():
    """R48: every patron with a die counts in the sum."""
    t = reputation_turn(
        (2, "table_1"), (4, "table_2"), (6, "supply"), (6, "supply"),
        patrons=["noble", "regular_1_on_4"], staff={"supplier": 1},
    )  # fmt: skip
    answer(t, 0, "confirm")
    assert t.mats[0].granted == 3


def test_beer_merchants_count_and_stores_do_not():
    """Only dice and beer merchants produce; what lies in the stores does not count."""
    t = reputation_turn((4, "table_1"), patrons=["guest_5_baker"], staff={"beer_merchant": 2})
    t.mats[0].ducats = t.mats[0].beer = 5
    answer(t, 0, "confirm")
    assert t.mats[0].granted == 2


def test_planned_patron_is_not_removable():
    """R20: with a plan no patron under a planned die can be removed."""
    t = two_tables(steps=6)
    answer(t, 0, "confirm")
    assert asked(t, 0) == "reputation_bonus"
    answer(t, 0, "remove")
    assert answers(t, 0) == {"table:2", "skip"}


def test_reputation_bonus_offers_what_is_possible():
    """Without schnapps in the supply only removal is left, without both nothing is asked."""
    for schnapps, patrons, offered in (
        (20, ["regular_1_on_2"], {"schnapps", "remove"}),
        (20, [], {"schnapps"}),
        (0, ["regular_1_on_2"], {"remove"}),
    ):
        t = serving(module=3, staff={"bard": 1}, patrons=patrons)
        t.mats[0].reputation, t.schnapps = 8, schnapps
        answer(t, 0, "bard")
        assert asked(t, 0) == "reputation_bonus"
        assert answers(t, 0) == offered
    t = serving(module=3, staff={"bard": 1})
    t.mats[0].reputation, t.schnapps = 8, 0
    answer(t, 0, "bard")
    assert asked(t, 0) == "turn_action"


def planning():
    t = table(3)
    t.planned = t.waiting = 0
    t.start_seat = 0
    for seat in (0, 1):
        hold(t, seat, patrons=["guest_4_weaver"])
        t.mats[seat].coaster = 0
        t.mats[seat].white = dice(3, 1)
    t.plan_step(ids.PLAN, 0, 0)
    run(t)
    return t


def test_limits_of_planning_anew():
    """R52: three resets in phase E; reputation_start allows one edit, then counts."""
    t = planning()
    assert "reset" not in answers(t, 0)
    for _ in range(3):
        answer(t, 0, "die:3", "space:table_1", "reset")
    answer(t, 0, "die:3")
    assert asked(t, 0) == "choose_space"
    assert answers(t, 0) == {"space:table_1", "space:cashbox", "space:barrel"}
    answer(t, 0, "space:table_1")
    assert "reset" not in answers(t, 0)
    answer(t, 0, "done")
    answer(t, 1, "done")
    assert asked(t, 0) == "reputation_start"
    answer(t, 0, "edit")
    assert answers(t, 0) == {"die:1", "die:3", "done"}
    answer(t, 0, "die:1", "space:supply", "done")
    assert asked(t, 0) == "turn_action"
    assert t.mats[0].granted == 0


def test_a_plan_laid_anew_counts_as_it_lies():
    """R52: the edit at the turn's beginning takes no reset, not even one left from phase E."""
    t = planning()
    answer(t, 0, "die:3", "space:table_1")
    assert "reset" in answers(t, 0)
    answer(t, 0, "done")
    answer(t, 1, "done")
    answer(t, 0, "edit", "die:1", "space:supply")
    assert answers(t, 0) == {"die:3", "done"}


def test_plan_respects_dishwashers_and_full_spaces():
    """A plan uses each single space once and no more dishwashers than there are."""
    t = planning()
    t.mats[0].staff[ids.DISHWASHER] = 1
    t.mats[0].white = dice(5, 5, 4)
    answer(t, 0, "die:5", "space:supply", "die:5")
    assert answers(t, 0) == {"space:cashbox", "space:barrel", "space:monk"}
    answer(t, 0, "space:cashbox", "die:4")
    assert answers(t, 0) == {"space:barrel"}


def test_returned_dishwashers_change_the_plan():
    """Taking dishwashers away lifts the die that needed one, and corrects the reputation."""
    t = reputation_turn(
        (2, "table_1"),
        (6, "supply"),
        patrons=["guest_4_weaver"],
        staff={"dishwasher": 1, "supplier": 3},
    )
    answer(t, 0, "confirm")
    assert t.mats[0].granted == 4
    t.mats[0].ducats = 6
    answer(t, 0, "upgrade:dishwasher", "return:1")
    assert (t.mats[0].granted, t.mats[0].reputation) == (0, 0)
    assert t.mats[0].plan & 255 == 6 + 8 * ids.SUPPLY_SPACE


def test_dishwasher_return_that_cannot_be_undone_is_no_option():
    """Returning the dishwasher is illegal where a removal stands in the way of going back."""
    t = reputation_turn(
        (2, "table_1"),
        (6, "supply"),
        steps=6,
        patrons=["guest_4_weaver", "regular_1_on_2"],
        staff={"dishwasher": 1, "supplier": 2},
    )
    answer(t, 0, "confirm", "remove", "table:2")
    t.mats[0].ducats = 9
    answer(t, 0, "upgrade:dishwasher")
    assert answers(t, 0) == {"return:0"}


def test_guests_with_reputation():
    """7.11: a guest's reputation steps cannot be refused."""
    t = serving(module=3, beer=4)
    give_guest(t, 3, "guest_4_fishwife")
    answer(t, 0, "recruit:3")
    assert t.mats[0].reputation == 3
    assert list(t.mats[0].ledger) == [ids.GAVE_NOTHING] * 3


def test_reputation_is_ignored_without_module_3():
    """7.11: the effect is ignored before module 3."""
    t = serving(module=2, beer=4)
    give_guest(t, 3, "guest_4_fishwife")
    answer(t, 0, "recruit:3")
    assert t.mats[0].reputation == 0


def test_schnapps_spent_cannot_be_undone():
    """Schnapps that were spent stand in the way until others are there to give back."""
    t = reputation_turn(
        (5, "table_1"), (1, "supply"), steps=5,
        patrons=["guest_5_ferryman"], staff={"supplier": 1},
    )  # fmt: skip
    t.mats[0].sides = 2 ** side("fire_eater_ducats")
    answer(t, 0, "confirm")
    assert t.mats[0].schnapps == 1
    answer(t, 0, "die:5")
    assert "space:monk" in answers(t, 0)
    answer(t, 0, "space:table_1")
    answer(t, 0, "entertain:fire_eater_ducats", "die:1")
    assert answers(t, 0) == {"space:supply", "space:barrel"}  # the barrel undoes one step only


def test_of_equal_dice_the_one_placed_last_is_lifted():
    """When two planned dice are equally dear to lose, the one placed last leaves its space."""
    t = reputation_turn((4, "table_2"), (4, "table_1"), patrons=["guest_5_baker"] * 2)
    answer(t, 0, "confirm")
    use(t, 4, "barrel")
    assert t.mats[0].plan == 4 + 8 * (ids.FIRST_TABLE + 1)
