"""Chapter 4: what a view says of dishwashers and guest books."""

from stammtisch.games.tiefenthal import GAME
from stammtisch.games.tiefenthal.rules import ids
from stammtisch.games.tiefenthal.tests.tables import (
    answer,
    answers,
    dice,
    hold,
    reputation_turn,
    run,
    serving,
    table,
    tile,
    use,
)


def free(t):
    return GAME.view(t, 0).mats[0].free_dishwashers


def test_a_plan_keeps_its_dishwashers_until_it_is_counted():
    """Free is what the rules let a die use; a plan keeps its share only while it is laid. [7.7]"""
    t = reputation_turn(
        (4, "table_1"), (6, "supply"),
        patrons=["guest_5_ferryman", "regular_2_on_5"], staff={"dishwasher": 1},
    )  # fmt: skip
    assert free(t) == 0
    answer(t, 0, "edit")
    assert free(t) == 1
    answer(t, 0, "die:4", "space:table_1")
    assert free(t) == 0
    answer(t, 0, "die:6")
    assert free(t) == 0
    answer(t, 0, "space:supply", "done")
    assert free(t) == 1
    answer(t, 0, "die:4")
    assert free(t) == 1
    assert "space:table_2" in answers(t, 0)
    answer(t, 0, "space:table_2")
    assert free(t) == 0


def test_a_die_of_the_plan_keeps_nothing_once_it_is_used():
    """Used dishwashers are gone, planned or not."""
    t = reputation_turn((4, "table_1"), patrons=["guest_5_ferryman"], staff={"dishwasher": 2})
    answer(t, 0, "confirm")
    assert free(t) == 2
    use(t, 4, "table_1")
    assert free(t) == 1


def test_the_door_counts_the_die_of_phase_a():
    """X2: with an own die from phase A and four waitresses the door shows the two that come."""
    t = table()
    hold(t, staff={"waitress": 3})
    t.mats[0].flipped = 2 ** tile("waitress")
    t.mats[0].own = dice(2)
    assert GAME.view(t, 0).mats[0].door_dice == 2
    t.planned = t.waiting = 0
    t.plan_step(ids.WAITRESSES, 0, 0)
    run(t)
    assert GAME.view(t, 0).mats[0].door_dice == 2
    t.mats[0].own = 0
    assert GAME.view(t, 0).mats[0].door_dice == 2


def test_next_signature_names_the_row_it_completes():
    """The field gives first, then the completed row; a full column gives nothing. [7.8]"""
    t = serving(module=5)
    t.mats[0].book = 0x1104
    noble, card, reputation = "noble", "card", "reputation"
    found = [[e.kind for e in brings] for brings in GAME.view(t, 0).mats[0].book_next]
    assert found == [[], [reputation, noble], [card], [card]]


def test_no_guest_book_before_module_5():
    """Without the module no signature brings anything."""
    assert GAME.view(serving(module=4), 0).mats[0].book_next == ()
