"""The tricky examples X1 to X9 of chapter 10, number by number."""

from stammtisch.games.tiefenthal.rules import evening, filling, ids
from stammtisch.games.tiefenthal.tests.tables import (
    answer,
    answers,
    dice,
    give_guest,
    hold,
    patrons_of,
    pile_of,
    purse,
    run,
    serving,
    side,
    table,
    tile,
    use,
)


def spaces_for(face, **position):
    t = serving(faces=(face,), **position)
    if f"die:{face}" not in answers(t, 0):
        return set()
    answer(t, 0, f"die:{face}")
    return answers(t, 0)


def test_x1_dishwashers():
    """7.1, X1: three dishwashers lift a die by up to three, never around or down."""
    three = {"dishwasher": 3}
    assert "space:supply" in spaces_for(3, staff=three)
    assert "space:monk" in spaces_for(2, staff=three)
    assert "space:table_1" not in spaces_for(6, staff=three, patrons=["guest_6_pilgrim"])
    assert "space:table_1" not in spaces_for(5, staff=three, patrons=["noble"])
    assert "space:supply" not in spaces_for(2, staff=three)
    t = serving(faces=(1,), staff=three)
    use(t, 1, "supply")
    assert t.mats[0].washed == 0
    t = serving(faces=(3,), staff=three)
    use(t, 3, "supply")
    assert t.mats[0].washed == 3


def test_x24_many_dishwashers():
    """X24: with nine dishwashers a die still counts only higher, and never comes round from 6."""
    nine = {"dishwasher": 9}
    assert "space:table_1" not in spaces_for(6, staff=nine, patrons=["guest_6_pilgrim"])
    assert "space:table_1" not in spaces_for(3, staff=nine, patrons=["noble"])
    t = serving(faces=(1,), staff={"dishwasher": 16}, tiles=("dishwasher",))
    use(t, 1, "monk")
    assert t.mats[0].washed == 4


def test_x2_own_dice():
    """X2: with an own die from phase A and four waitresses only two more come: three in all."""
    t = table()
    hold(t, staff={"waitress": 3})
    t.mats[0].flipped = 2 ** tile("waitress")
    t.mats[0].own = dice(2)
    t.planned = t.waiting = 0
    t.plan_step(ids.WAITRESSES, 0, 0)
    run(t)
    assert sum(t.mats[0].own >> 4 * f & 15 for f in range(1, 7)) == 3


def test_x3_reshuffle_and_redraw():
    """X3: the pile runs out in the middle; a redraw goes on from the new pile without a shuffle."""
    t = table()
    hold(t, pile=["noble", "regular_2_on_3"], discards=["guest_4_weaver"] * 9)
    filling.fill(t, 0)
    mat = t.mats[0]
    assert patrons_of(t) == ["regular_2_on_3", "noble", "guest_4_weaver"]
    assert (mat.pile_size(), sum(filling.discards(mat))) == (8, 0)
    mat.counter_guests = 1
    order = list(mat.pile.cards)
    filling.redraw(t, 0)
    assert list(mat.pile.cards) == order
    assert (mat.pile_size(), sum(filling.discards(mat))) == (5, 3)


def test_x4_lap():
    """7.10, X4: from 21 two dice on an upgraded monk pass 22 (a noble) and 0, and end on 2."""
    t = serving(faces=(5, 5), tiles=("monk",))
    t.mats[0].monastery = 21
    use(t, 5, "monk")
    assert (t.mats[0].monastery, pile_of(t)) == (0, ["noble"])
    use(t, 5, "monk")
    assert (t.mats[0].monastery, pile_of(t)) == (2, ["noble"])


def test_x5_chain():
    """X5: the Pilgrim walks from 9 over 10 to 11: a noble on top of the new guest."""
    t = serving(beer=6)
    t.mats[0].monastery = 9
    give_guest(t, 2, "guest_6_pilgrim")
    answer(t, 0, "recruit:2", "take")
    assert t.mats[0].monastery == 11
    assert pile_of(t) == ["guest_6_pilgrim", "noble"]


def test_x6_beer_for_nobles():
    """X6: 27 beer buy four nobles; 28 in two ways; a short stack forbids three."""
    t = serving(beer=27)
    answer(t, 0, "nobles:3", "nobles:1")
    assert (purse(t), len(pile_of(t))) == ((0, 0), 4)
    t = serving(beer=28)
    answer(t, 0, "nobles:3", "nobles:1")
    assert (purse(t), len(pile_of(t))) == ((0, 1), 4)
    t = serving(beer=28)
    answer(t, 0, "nobles:2", "nobles:2")
    assert (purse(t), len(pile_of(t))) == ((0, 0), 4)
    t = serving(beer=18)
    t.nobles = 2
    assert "nobles:3" not in answers(t, 0)
    answer(t, 0, "nobles:2")
    assert purse(t) == (0, 4)


def test_x7_round_8():
    """X7: the free upgrade of the tables holds in phase B of the same round, without a noble."""
    t = table()
    t.round, t.planned, t.waiting = 7, 0, 0
    for seat in (0, 1):
        hold(t, seat, pile=["guest_4_weaver"] * 9)
        t.mats[seat].counter_guests = 0
    t.plan_step(ids.EVENING, 0, 0)
    run(t)
    for seat in (0, 1):
        answer(t, seat, "tile:table")
    assert len(t.mats[0].patrons) == 4
    assert t.mats[0].owned[ids.NOBLE] == 0


def test_x8_later_effect():
    """X8: a waitress tile flipped in a turn gives no die before phase C of the next round."""
    for free in (False, True):
        t = serving(module=2 if free else 1, ducats=12)
        mat = t.mats[0]
        if free:
            mat.sides = 2 ** side("strongman_upgrade")
            mat.schnapps, t.schnapps = 5, 15
            answer(t, 0, "entertain:strongman_upgrade", "tile:waitress")
        else:
            answer(t, 0, "upgrade:waitress")
        assert pile_of(t) == ["noble"]
        assert not mat.in_force(tile("waitress"))
        evening.evening_comes(t)
        assert mat.in_force(tile("waitress"))


def test_x9_supply_upgrade_that_hurts():
    """X9: returning two of three suppliers lowers the yield of a die from 4 to 3."""
    t = serving(faces=(1, 1), ducats=6, staff={"supplier": 3})
    use(t, 1, "supply")
    assert purse(t) == (6, 4)
    answer(t, 0, "upgrade:supply", "return:2")
    assert purse(t) == (0, 4)
    use(t, 1, "supply")
    assert purse(t) == (0, 7)
