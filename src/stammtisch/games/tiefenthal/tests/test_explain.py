"""Why a thing cannot be chosen: the true reason, also where the plan stands in the way."""

import pytest

from stammtisch.games.tiefenthal import GAME
from stammtisch.games.tiefenthal.rules import planning
from stammtisch.games.tiefenthal.tests.tables import (
    answer,
    answers,
    dice,
    reputation_turn,
    serving,
    side,
    table,
    use,
)
from stammtisch.games.tiefenthal.tests.test_tricky_examples_later import change_of_plan


def why(t, what):
    """The reason for a thing in the tavern of seat 0."""
    return GAME.explain(t, 0, f"mat/0/{what}").id


def schnapps_spent():
    """X10 with the schnapps of the track spent: no step can be undone."""
    t = change_of_plan()
    t.mats[0].sides = 2 ** side("fire_eater_ducats")
    answer(t, 0, "confirm", "schnapps")
    answer(t, 0, "entertain:fire_eater_ducats", "entertain:fire_eater_ducats")
    return t


@pytest.mark.parametrize(
    ("face", "what", "reason"),
    [
        (5, "tile/monk", "why-reputation-spent"),
        (3, "table/3", "why-reputation-spent"),
        (4, "tile/barrel", "why-reputation-spent"),  # a planned die keeps no space
        (5, "tile/supply", "why-wrong-die"),
        (5, "table/3", "why-patron-wants"),
        (5, "table/1", "why-patron-wants"),  # though a planned die lies there
        (5, "tile/safe", "why-no-dice-space"),
    ],
)
def test_spaces_that_the_plan_forbids(face, what, reason):
    """A free space in reach is refused for the reputation; any other for what it is. [7.7]"""
    t = schnapps_spent()
    answer(t, 0, f"die:{face}")
    assert why(t, what) == reason


def test_a_planned_patron_who_is_in_reach():
    """While dice are used a planned die is no reason; the step that cannot be undone is. [7.7]"""
    t = reputation_turn(
        (3, "table_1"), (4, "table_2"), (6, "supply"), (6, "supply"),
        patrons=["guest_4_weaver", "regular_1_on_4", "regular_1_on_2"],
        staff={"dishwasher": 1, "supplier": 2}, steps=4,
    )  # fmt: skip
    answer(t, 0, "confirm", "remove", "table:3", "die:3")
    assert "space:table_2" not in answers(t, 0)
    assert why(t, "table/2") == "why-reputation-spent"


def test_a_die_that_only_the_plan_keeps_back():
    """A die with a free space in reach does not lack a space: it would take a dishwasher. [7.7]"""
    t = reputation_turn(
        (4, "table_1"), (6, "cashbox"), (6, "barrel"), (6, "supply"), faces=(4, 6, 6, 6, 2),
        patrons=["guest_5_ferryman", "regular_1_on_3", "regular_1_on_2"],
        staff={"dishwasher": 1, "supplier": 3}, steps=4,
    )  # fmt: skip
    answer(t, 0, "confirm", "remove", "table:3")
    use(t, 6, "cashbox")
    use(t, 6, "barrel")
    assert "die:2" not in answers(t, 0)
    assert why(t, "die/2") == "why-reputation-spent"
    assert why(t, "die/?") == "why-no-such-place"


def test_a_die_that_no_space_takes():
    """Without a free space in reach that is the reason."""
    t = serving(faces=(3, 3, 3))
    use(t, 3, "cashbox")
    use(t, 3, "barrel")
    assert "die:3" not in answers(t, 0)
    assert why(t, "die/3") == "why-no-space"


def test_spaces_that_are_used():
    """A space with room for one die has had it; a patron is served once."""
    t = serving(faces=(3, 3, 3), patrons=["guest_4_weaver"])
    use(t, 3, "cashbox")
    use(t, 3, "table_1")
    answer(t, 0, "die:3")
    assert (why(t, "tile/cashbox"), why(t, "table/1")) == ("why-space-used", "why-served")


def test_spaces_that_are_full_in_a_plan():
    """While a plan is laid a placed die fills its space and keeps its dishwasher."""
    t = reputation_turn(
        (2, "table_1"), (3, "cashbox"), (5, "monk"),
        patrons=["guest_4_weaver"], staff={"dishwasher": 1},
    )  # fmt: skip
    answer(t, 0, "edit", "die:2", "space:table_1", "die:3", "space:cashbox", "die:5")
    assert (why(t, "tile/cashbox"), why(t, "table/1")) == ("why-space-full", "why-die-lies-there")
    assert why(t, "tile/supply") == "why-wrong-die"


def test_a_tile_that_the_plan_forbids():
    """Ducats enough with a returned card, but the plan needs it: the price is no reason. [7.7]"""
    t = reputation_turn(
        (2, "table_1"), (6, "supply"), steps=6,
        patrons=["guest_4_weaver", "regular_1_on_2"], staff={"dishwasher": 1, "supplier": 2},
    )  # fmt: skip
    answer(t, 0, "confirm", "remove", "table:2")
    t.mats[0].ducats = 6
    assert "upgrade:dishwasher" not in answers(t, 0)
    assert why(t, "tile/dishwasher") == "why-reputation-spent"
    t.mats[0].ducats = 5
    assert why(t, "tile/dishwasher") == "why-ducats-discounted"
    assert why(t, "tile/cashbox") == "why-ducats"


def test_staff_that_can_be_returned_and_staff_that_cannot():
    """Four kinds lower the price of a tile as long as it is not flipped; no other does. [7.4]"""
    kinds = ["beer_merchant", "dishwasher", "waitress", "table", "supplier"]
    t = serving(staff=dict.fromkeys(kinds, 1), tiles=["waitress"])
    returnable = [name for name in kinds if why(t, f"staff/{name}") == "why-staff-returnable"]
    assert returnable == ["dishwasher", "table", "supplier"]
    assert why(t, "staff/beer_merchant") == why(t, "staff/waitress") == "why-staff-works"


def test_a_die_that_is_not_there():
    """Without a plan, and without such a die, neither plan nor space is to blame."""
    t = serving(faces=(3,))
    assert why(t, "die/1") == "why-no-such-place"
    assert why(t, "staff/bard") == "why-no-such-place"


def test_a_die_that_lies_on_its_space_already():
    """While the plan is laid anew, a placed die is not short of spaces."""
    t = reputation_turn((3, "table_1"), patrons=["guest_4_weaver"])
    answer(t, 0, "edit", "die:3", "space:table_1")
    assert why(t, "die/3") == "why-all-placed"


def test_turning_a_die_needs_schnapps():
    """Before module 3 nothing is placed: a die that cannot be turned lacks the schnapps."""
    t = table(2)
    t.planned = t.waiting = 0
    t.mats[0].sides, t.mats[0].white = 2 ** side("juggler_dice"), dice(3)
    planning.planning_begins(t)
    assert answers(t, 0) == {"done"}
    assert why(t, "die/3") == "why-schnapps"


def test_a_start_card_upgrades_one_tile():
    """Another tile is neither too dear nor upgraded: the card does not name it."""
    t = table(4)
    t.offered_start_cards = 2 ** t.box.start_card_ids.index("start_till")
    for seat in (0, 1):
        answer(t, seat, "start:start_till")
    assert why(t, "tile/safe") == "why-not-this-tile"


def test_a_die_that_may_not_pay():
    """The die on the barrel would cost a step that cannot go back; a missing one is not there."""
    plan = ((3, "table_1"), (6, "supply"), (5, "barrel"))
    t = reputation_turn(*plan, faces=(2, 3, 6, 5), patrons=["guest_4_weaver"], steps=4)
    answer(t, 0, "confirm")
    t.schnapps += t.mats[0].schnapps
    t.mats[0].schnapps, t.mats[0].ducats = 0, 7
    answer(t, 0, "upgrade:cashbox")
    assert why(t, "die/5") == "why-reputation-spent"
    assert why(t, "die/4") == "why-no-such-place"
    assert why(t, "tile/safe") == "why-other-question"
