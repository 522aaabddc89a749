"""Module 2: schnapps, entertainers, the encore, turning dice."""

from stammtisch.games.tiefenthal import GAME
from stammtisch.games.tiefenthal.rules import ids
from stammtisch.games.tiefenthal.tests.tables import (
    answer,
    answers,
    asked,
    dice,
    hold,
    pile_of,
    run,
    serving,
    side,
    table,
)


def entertaining(name, schnapps=4, module=2, **position):
    t = serving(module=module, **position)
    t.mats[0].sides = 2 ** side(name)
    t.mats[0].schnapps, t.schnapps = schnapps, 20 - schnapps
    return t


def test_fire_eater():
    """7.9: 2 ducats for 1 schnapps, 3 beer for 2, as often as paid."""
    t = entertaining("fire_eater_ducats", 3)
    answer(t, 0, *["entertain:fire_eater_ducats"] * 3)
    assert (t.mats[0].ducats, t.mats[0].schnapps) == (6, 0)
    t = entertaining("fire_eater_beer", 4)
    answer(t, 0, *["entertain:fire_eater_beer"] * 2)
    assert (t.mats[0].beer, t.mats[0].schnapps) == (6, 0)
    assert "entertain:fire_eater_beer" not in answers(t, 0)


def test_bouncer_needs_a_patron():
    """The strongman at the door is offered only if somebody can be removed."""
    assert "entertain:strongman_bouncer" not in answers(entertaining("strongman_bouncer"), 0)
    t = entertaining("strongman_bouncer", patrons=["regular_1_on_2"])
    answer(t, 0, "entertain:strongman_bouncer", "table:1")
    assert sum(t.removed) == 1
    assert t.mats[0].schnapps == 2


def test_no_encore_in_the_last_round():
    """R40: round 8 offers no encore."""
    t = entertaining("juggler_encore", evening=8, patrons=["noble"])
    answer(t, 0, "end_turn")
    answer(t, 1, "end_turn")
    assert t.awaited() == 0
    assert t.phase == ids.OVER


def test_encore_may_take_anything_open():
    """R41: any displayed card or seated patron, one noble of a stack."""
    t = entertaining(
        "juggler_encore",
        evening=6,
        patrons=["noble", "guest_5_baker"],
        nobles_seated=2,
        staff={"waitress": 1},
    )
    answer(t, 0, "end_turn")
    answer(t, 1, "end_turn")
    assert asked(t, 0) == "juggler_encore"
    assert answers(t, 0) == {"staff:waitress", "table:1", "table:2", "skip"}
    answer(t, 0, "table:1")
    assert pile_of(t) == ["noble"]
    assert t.mats[0].owned[ids.NOBLE] == 2
    assert t.mats[0].schnapps == 3


def test_encore_skipped_costs_nothing():
    """Skipping the encore leaves the schnapps."""
    t = entertaining("juggler_encore", evening=6, patrons=["noble"])
    answer(t, 0, "end_turn")
    answer(t, 1, "end_turn")
    answer(t, 0, "skip")
    assert (t.mats[0].schnapps, pile_of(t)) == (4, [])


def planning(module=2, faces=(2, 3), schnapps=2):
    t = table(module)
    t.planned = t.waiting = 0
    for seat in (0, 1):
        hold(t, seat)
        t.mats[seat].coaster = 0
        t.mats[seat].white = dice(*faces)
        t.mats[seat].sides = 2 ** side("juggler_dice") if seat == 0 else 0
        t.mats[seat].schnapps = schnapps
    t.schnapps = 20 - 2 * schnapps
    t.plan_step(ids.PLAN, 0, 0)
    run(t)
    return t


def test_turning_a_die_in_module_2():
    """plan_dice and choose_face: only who has the juggler's dice plans, for turning only."""
    t = planning()
    assert (asked(t, 0), asked(t, 1)) == ("plan_dice", None)
    assert answers(t, 0) == {"turn:2", "turn:3", "done"}
    answer(t, 0, "turn:2")
    assert asked(t, 0) == "choose_face"
    assert answers(t, 0) == {f"face:{face}" for face in (1, 3, 4, 5, 6)}
    answer(t, 0, "face:6")
    assert t.mats[0].white == dice(6, 3)
    assert (t.mats[0].schnapps, t.schnapps) == (1, 17)


def test_turned_dice_stay_secret():
    """R57: others see dice, schnapps and supply as they were until phase E ends."""
    t = planning(module=3)
    before = GAME.view(t, 1)
    answer(t, 0, "turn:2", "face:6", "die:3", "space:barrel")
    seen, own = GAME.view(t, 1), GAME.view(t, 0)
    assert seen == before
    assert own.mats[0].white == (3, 6)
    assert (own.mats[0].schnapps, own.schnapps) == (1, 17)
    answer(t, 0, "done")
    answer(t, 1, "done")
    assert GAME.view(t, 1).mats[0].white == (3, 6)
    assert GAME.view(t, 1).schnapps == 17


def test_phases_run_in_parallel():
    """R51: in phase E a seat that is done waits for the others."""
    t = planning(module=3)
    answer(t, 1, "done")
    assert t.phase == ids.PLANNING
    answer(t, 0, "done")
    assert t.phase == ids.SERVING
