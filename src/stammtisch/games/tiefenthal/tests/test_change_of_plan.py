"""Chapter 7.7: which planned dice leave their spaces when a die is used elsewhere."""

from stammtisch.games.tiefenthal.tests.tables import answer, answers, plan, reputation_turn, use


def replacing(*patrons, **more):
    """A planned 3 with a dishwasher sits where one of two planned 4s is better used."""
    return reputation_turn(
        (3, "table_1"), (4, "table_2"), (4, "barrel"), (1, "supply"), (1, "supply"), (6, "supply"),
        patrons=["guest_6_butcher", "guest_5_baker", *patrons],
        staff={"dishwasher": 1, "supplier": 2},
        **more,
    )  # fmt: skip


def test_a_space_counts_once_when_a_die_takes_the_place_of_another():
    """The die that lay there is lifted before the target is reckoned: the barrel is given up."""
    t = replacing()
    answer(t, 0, "confirm")
    answer(t, 0, "schnapps")
    assert t.mats[0].granted == 10
    use(t, 4, "table_1")
    assert (t.mats[0].granted, t.mats[0].reputation) == (9, 9)
    left = plan((4, "table_2"), (1, "supply"), (1, "supply"), (6, "supply"))
    assert t.mats[0].plan == left


def test_a_die_may_take_the_place_of_another_where_one_step_can_go_back():
    """Behind a removal on space 9 one step can be undone, and the exchange needs no more."""
    t = replacing("regular_1_on_2")
    answer(t, 0, "confirm", "remove", "table:3", "die:4")
    assert t.mats[0].reputation == 10
    assert "space:table_1" in answers(t, 0)


def moving(*patrons, **more):
    """Two planned 4s, one with the only dishwasher, which a third table would need too."""
    return reputation_turn(
        (4, "table_1"), (4, "table_3"), (1, "supply"), (1, "supply"), (6, "supply"),
        patrons=["guest_5_ferryman", "guest_6_organist", "regular_2_on_4", *patrons],
        staff={"dishwasher": 1, "supplier": 2},
        **more,
    )  # fmt: skip


def test_the_die_that_moves_takes_its_dishwasher_along():
    """The lifted die is the one whose loss leaves most when the dishwashers are counted too."""
    t = moving()
    answer(t, 0, "confirm")
    assert t.mats[0].granted == 7
    use(t, 4, "table_2")
    assert (t.mats[0].granted, t.mats[0].reputation) == (8, 8)
    use(t, 4, "table_3")
    assert (t.mats[0].granted, t.mats[0].reputation) == (8, 8)


def test_a_die_may_move_with_its_dishwasher_behind_a_removal():
    """A move that gains a step needs no undoing, so a removal does not forbid it."""
    t = moving("regular_1_on_2", steps=2)
    answer(t, 0, "confirm", "remove", "table:4", "die:4")
    assert "space:table_2" in answers(t, 0)


def test_too_few_dishwashers_lift_as_little_as_possible():
    """One die that uses two dishwashers is lifted rather than it and a cheaper one as well."""
    t = reputation_turn(
        (2, "table_1"), (3, "table_2"), (6, "supply"), (6, "supply"),
        patrons=["regular_1_on_3", "guest_5_ferryman"],
        staff={"dishwasher": 3, "supplier": 2},
    )  # fmt: skip
    answer(t, 0, "confirm")
    assert t.mats[0].granted == 6
    t.mats[0].ducats = 3
    answer(t, 0, "upgrade:dishwasher", "return:2")
    assert t.mats[0].granted == 1
    assert t.mats[0].plan == plan((2, "table_1"), (6, "supply"), (6, "supply"))
