"""Phase A: round bonuses, schnapps on the way, entertainers, the free upgrade."""

from stammtisch.core.bits import members
from stammtisch.games.tiefenthal.rules import ids
from stammtisch.games.tiefenthal.rules.dice import number_of
from stammtisch.games.tiefenthal.tests.tables import (
    BOX,
    answer,
    answers,
    asked,
    dice,
    flipped,
    hold,
    pile_of,
    purse,
    run,
    serving,
    table,
    tile,
    use,
)


def evening(number, module=1, seats=2):
    """The moon has just come to this evening; every deck holds plenty of guests."""
    t = table(module, seats)
    t.planned = t.waiting = 0
    t.round, t.start_seat = number - 1, 0
    for seat in range(seats):
        hold(t, seat, pile=["guest_4_weaver"] * 9)
        mat = t.mats[seat]
        mat.white = mat.own = mat.coaster = mat.counter_guests = 0
        mat.answer = -1
    t.plan_step(ids.EVENING, 0, 0)
    run(t)
    return t


def test_own_die_counts_towards_three():
    """R5: the own die of round 3 is one of the three."""
    t = evening(3)
    t.mats[0].own = dice(1, 2, 3)
    answer(t, 0, "option:0")
    answer(t, 1, "option:0")
    assert number_of(t.mats[0].own) == 3
    assert number_of(t.mats[1].own) == 1


def test_own_die_is_rolled_at_once():
    """R6: the chosen die is rolled in phase A, before the tavern fills."""
    t = evening(3)
    t.mats[1].counter_guests = 1
    answer(t, 0, "option:0")
    answer(t, 1, "option:0")
    assert t.phase == ids.TAVERN_FILLS
    assert number_of(t.mats[0].own) == 1


def test_own_die_is_used_in_phase_f():
    """R7: an own die is a die like any other in phase F."""
    t = serving()
    t.mats[0].own = dice(6)
    assert t.mats[0].dice() - t.mats[0].white == dice(6)
    use(t, 6, "supply")
    assert (t.mats[0].beer, t.mats[0].own) == (1, 0)


def test_guest_bonus_is_the_top_of_the_pile():
    """R9: the guest of round 2 is the top card of the 3-beer pile."""
    t = evening(2)
    top, second = t.three.cards[7], t.three.cards[6]
    answer(t, 0, "option:0")
    answer(t, 1, "option:0")
    assert t.mats[0].owned[top] >= 1
    assert t.mats[1].owned[second] >= 1
    assert t.three.left == 6


def test_last_card_goes_to_the_start_seat():
    """R10: round_bonus_choice is carried out in turn order; who comes late gets the other one."""
    t = evening(5)
    t.supply[ids.TABLE] = 1
    t.start_seat = 1
    answer(t, 0, "option:0")
    answer(t, 1, "option:0")
    assert t.mats[1].owned[ids.TABLE] == 1
    assert (t.mats[0].owned[ids.TABLE], t.mats[0].owned[ids.SUPPLIER]) == (0, 1)


def test_choice_without_any_card_is_not_asked():
    """R10: with both supplies empty nothing is asked; one empty supply leaves one option."""
    t = table()
    t.supply[ids.TABLE] = t.supply[ids.SUPPLIER] = 0
    t.planned = t.waiting = 0
    t.round = 4
    for mat in t.mats:
        mat.counter_guests = 0
    t.plan_step(ids.EVENING, 0, 0)
    run(t)
    assert asked(t, t.start_seat) == "draft_die"
    t = evening(5)
    t.supply[ids.TABLE] = 0
    assert answers(t, 0) == {"option:1"}


def test_guest_as_bonus_is_no_recruiting():
    """R53: the guest of round 2 costs no beer, uses up no limit and brings no signature."""
    t = evening(2)
    answer(t, 0, "option:0")
    answer(t, 1, "option:1")
    assert (t.mats[0].beer, t.mats[0].recruited, t.mats[0].book) == (0, 0, 0)


def test_free_upgrade_of_the_last_evening():
    """R30: a tile that normally waits works at once; no noble comes."""
    t = evening(8)
    assert asked(t, 0) == "free_upgrade"
    answer(t, 0, "tile:waitress")
    answer(t, 1, "tile:monk")
    assert t.mats[0].in_force(tile("waitress"))
    assert number_of(t.mats[0].own) == 1
    assert t.mats[0].owned[ids.NOBLE] == 0


def test_free_upgrade_may_be_left():
    """R31: `skip` leaves every tile as it is."""
    t = evening(8)
    answer(t, 0, "skip")
    answer(t, 1, "skip")
    assert t.mats[0].flipped == 0


def test_free_upgrade_offers_only_unflipped_tiles():
    """A flipped tile is no option, and with all flipped nothing is asked."""
    t = evening(8)
    t.mats[0].flipped = 2 ** tile("safe")
    assert "tile:safe" not in answers(t, 0)


def test_winter_has_counter_guests_in_rounds_1_4_6():
    """R34: the winter side hands out counter guests in rounds 1, 4 and 6."""
    for number in (1, 4, 6):
        assert evening(number, module=2).mats[0].counter_guests == 1
    assert evening(7, module=2).mats[0].counter_guests == 0


def test_winter_ends_as_summer():
    """R35: rounds 7 and 8 of the winter side are those of the summer side."""
    last = BOX.rounds + 1
    for number in (7, 8):
        places = [BOX.round_effects[number], BOX.round_effects[last + number]]
        kinds = [BOX.effects[place] for place in places]
        assert kinds[0] == kinds[1]
    assert asked(evening(7, module=2), 0) == "round_bonus_choice"
    assert asked(evening(8, module=2), 0) == "free_upgrade"


def test_schnapps_of_module_2():
    """R36: 1 schnapps before rounds 2, 5 and 8, 2 before rounds 3 and 6."""
    passed = {number: evening(number, module=2).mats[0].schnapps for number in range(1, 9)}
    assert passed == {1: 0, 2: 1, 3: 2, 4: 0, 5: 1, 6: 2, 7: 0, 8: 1}


def test_loose_schnapps_tiles_are_turned_over_from_module_3_on():
    """R37: only the printed schnapps of rounds 2 and 8 remain."""
    passed = {number: evening(number, module=3).mats[0].schnapps for number in range(1, 9)}
    assert passed == {1: 0, 2: 1, 3: 0, 4: 0, 5: 0, 6: 0, 7: 0, 8: 1}


def test_short_schnapps_supply_goes_in_turn_order():
    """Who comes first gets what is there."""
    t = table(2, 3)
    t.planned = t.waiting = 0
    t.round, t.start_seat, t.schnapps = 2, 1, 3
    t.plan_step(ids.EVENING, 0, 0)
    run(t)
    assert [mat.schnapps for mat in t.mats] == [0, 2, 1]


def test_entertainers_and_their_rounds():
    """R38: choose_entertainer_side: fire-eater in round 2, strongman in 3, juggler in 5."""
    for number, name in ((2, "fire_eater"), (3, "strongman"), (5, "juggler")):
        t = evening(number, module=2)
        assert asked(t, 0) == "choose_entertainer_side"
        sides = answers(t, 0)
        assert {side.removeprefix("side:").startswith(name) for side in sides} == {True}
        first, second = sorted(sides)
        answer(t, 0, first)
        answer(t, 1, second)
        up = [BOX.side_ids[side] for side in members(t.mats[0].sides)]
        assert up == [first.removeprefix("side:")]


def after_a_step(module, space):
    """What a die on the monk brings from here: the next question, ducats and beer, new cards."""
    t = serving(module, faces=(5,), patrons=["guest_4_weaver"])
    t.mats[0].monastery = space
    use(t, 5, "monk")
    return asked(t, 0), answers(t, 0), purse(t), pile_of(t), int(t.mats[0].monastery)


def test_monastery_is_the_same_in_winter():
    """R23: both sides of the board share one monastery track."""
    assert len(BOX.monastery_bonus) == BOX.monastery_last + 1
    summer, winter = (
        [after_a_step(module, space) for space in range(BOX.monastery_last + 1)]
        for module in (1, 2)
    )
    assert winter == summer
    assert len({question for question, *_ in summer}) > 1


def test_answers_wait_for_each_other():
    """Nothing of a simultaneous answer shows before the last one came."""
    t = evening(5)
    answer(t, 1, "option:1")
    assert pile_of(t, 1) == []
    assert not flipped(t, "table")
    answer(t, 0, "option:0")
    assert t.mats[1].owned[ids.SUPPLIER] == 1
