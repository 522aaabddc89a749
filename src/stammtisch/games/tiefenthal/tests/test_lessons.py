"""What the coach warns of, and what it must not: a warning is said only where it is true."""

import pytest

from stammtisch.games.tiefenthal import GAME
from stammtisch.games.tiefenthal.rules import ids
from stammtisch.games.tiefenthal.telling.decisions import option_names
from stammtisch.games.tiefenthal.tests.tables import dice, hold, serving, side, table
from stammtisch.games.tiefenthal.tests.test_evening import evening


def warned(t, decision="turn_action"):
    """The options of seat 0 that the coach warns of, by name, with the warning."""
    names = option_names(t.box, decision)
    return {names[one.option]: one.id for one in GAME.cautions(t, 0)}


def drafting(*faces, patrons=("regular_2_on_3",)):
    """Seat 0 chooses from these dice, with these patrons at its tables."""
    t = serving(patrons=patrons)
    t.waiting = 0
    t.mats[0].coaster = dice(*faces)
    t.ask(0, ids.DRAFT_DIE)
    return t


def test_a_face_that_only_cashbox_and_barrel_take_is_warned_of():
    assert warned(drafting(2, 3, 5, 6), "draft_die") == {"face:2": "idle-die"}


def test_no_face_is_warned_of_where_none_has_a_place_of_its_own():
    assert warned(drafting(2, 4), "draft_die") == {}


@pytest.mark.parametrize("name", ["cashbox", "barrel", "monk"])
def test_an_upgrade_that_makes_dice_better_may_come_before_them(name):
    said = warned(serving(faces=(5,), ducats=40))
    assert f"upgrade:{name}" not in said
    assert said["upgrade:table"] == "dice-first"
    assert said["buy:waitress"] == "dice-first"


def test_ducats_are_called_lost_only_while_something_can_be_bought():
    t = serving(ducats=40)
    assert warned(t)["end_turn"] == "lost-ducats"
    t.mats[0].flipped = 2 ** len(t.box.tile_cost) - 1
    hold(t)
    t.mats[0].ducats = 6  # more than the safe holds
    for number in range(ids.TAVERN_CARDS):
        t.supply[number] = 0
    assert "end_turn" not in warned(t)


def lesson_of(t):
    """What the first seat is taught."""
    lesson = GAME.lesson(t, 0)
    assert lesson is not None
    return lesson.words.id


def test_before_plans_the_coach_speaks_of_turning_dice():
    t = table(2)
    t.mats[0].sides = 2 ** side("juggler_dice")
    t.waiting = 0
    t.ask(0, ids.PLAN_DICE)
    assert lesson_of(t) == "lesson-choose_face"
    later = table(3)
    later.waiting = 0
    later.ask(0, ids.PLAN_DICE)
    assert lesson_of(later) == "lesson-plan_dice"


@pytest.mark.parametrize(
    ("number", "said"),
    [(2, "lesson-round_bonus_choice-cards"), (3, "lesson-round_bonus_choice")],
)
def test_a_die_is_spoken_of_only_where_one_is_offered(number, said):
    assert lesson_of(evening(number)) == said
