"""The worked examples of chapter 10, number by number."""

from stammtisch.games.tiefenthal.rules import evening, filling, ids, scoring
from stammtisch.games.tiefenthal.rules.reputation import space_at
from stammtisch.games.tiefenthal.tests.tables import (
    answer,
    answers,
    asked,
    dice,
    flipped,
    give_guest,
    hold,
    kind,
    pile_of,
    plan,
    reputation_turn,
    run,
    serving,
    side,
    table,
    tile,
    to_phase_f,
    use,
)


def patrons_of(t, seat=0):
    return [t.box.card_ids[k] for k in t.mats[seat].patrons]


def purse(t, seat=0):
    return t.mats[seat].ducats, t.mats[seat].beer


def test_e1_phase_b():
    """E1: nine cards fill four tables; the nobles share one, staff goes to its place."""
    t = table()
    staff = ["table", "waitress", "supplier"]
    guests = ["guest_4_weaver", "guest_5_baker"]
    drawn = ["noble", *staff, *guests, "noble", "waitress", "regular_1_on_2"]
    hold(t, pile=["regular_2_on_2", *reversed(drawn)])
    filling.fill(t, 0)
    mat = t.mats[0]
    assert patrons_of(t) == ["noble", "guest_4_weaver", "guest_5_baker", "regular_1_on_2"]
    assert mat.nobles_seated == 2
    assert filling.tables(t, mat) == 4
    assert list(mat.staff) == [0, 0, 0, 2, 1, 1]
    assert mat.pile_size() == 1


def test_e2_phase_c():
    """E2: the waitress tile in force and one waitress card bring two own dice; so do two cards."""
    for staff, tiles in (({"waitress": 1}, "waitress"), ({"waitress": 2}, None)):
        t = table()
        hold(t, staff=staff)
        t.mats[0].flipped = 2 ** tile(tiles) if tiles else 0
        t.planned = t.waiting = 0
        t.plan_step(ids.WAITRESSES, 0, 0)
        run(t)
        assert sum(t.mats[0].own >> 4 * f & 15 for f in range(1, 7)) == 2


def test_e3_draft_with_four_players():
    """E3: coasters move clockwise after each pick; the last dice are forced."""
    t = table(seats=4)
    t.planned = t.waiting = 0
    t.start_seat = 0
    t.picks = 0
    coasters = [(6, 5, 3, 2), (6, 4, 4, 1), (2, 1, 1, 3), (5, 6, 2, 4)]
    for mat, faces in zip(t.mats, coasters, strict=True):
        mat.coaster = dice(*faces)
        mat.white = 0
    t.plan_step(ids.DRAFT, 0, 0)
    run(t)
    for faces in ((6, 6, 2, 5), (6, 5, 4, 1), (3, 4, 3, 4)):
        for seat, face in enumerate(faces):
            answer(t, seat, f"face:{face}")
    for seat, face in enumerate((1, 1, 2, 2)):
        assert asked(t, seat) == "draft_die"
        assert answers(t, seat) == {f"face:{face}"}
        answer(t, seat, f"face:{face}")
    final = [(6, 6, 3, 1), (6, 5, 4, 1), (2, 4, 3, 2), (5, 1, 4, 2)]
    assert [mat.white for mat in t.mats] == [dice(*faces) for faces in final]


def test_e4_planning():
    """E4: the planned dice give 9 beer on the supply, 1 from the barrel, 3 ducats, 1 step."""
    t = serving(faces=(1, 1, 3, 3, 5, 6), staff={"supplier": 2}, patrons=["guest_3_day_labourer"])
    for face, where in (
        (1, "supply"), (1, "supply"), (6, "supply"), (5, "monk"), (3, "table_1"), (3, "barrel"),
    ):  # fmt: skip
        use(t, face, where)
    assert purse(t) == (3, 10)
    assert t.mats[0].monastery == 1


def test_e4_planning_with_reputation():
    """E4: with module 3 the same plan is worth min(3, 10) = 3 steps."""
    t = reputation_turn(
        (1, "supply"),
        (1, "supply"),
        (6, "supply"),
        (5, "monk"),
        (3, "table_1"),
        (3, "barrel"),
        staff={"supplier": 2},
        patrons=["guest_3_day_labourer"],
    )
    answer(t, 0, "confirm")
    assert t.mats[0].granted == 3
    assert t.mats[0].reputation == 3


def test_e5_beer():
    """E5: three supply dice and two suppliers give 9 beer, 12 with the tile upgraded."""
    for tiles, beer in (((), 9), (("supply",), 12)):
        t = serving(faces=(1, 1, 6), staff={"supplier": 2}, tiles=tiles)
        for face in (1, 1, 6):
            use(t, face, "supply")
        assert purse(t) == (0, beer)


def test_e6_discount():
    """E6: one of two dishwashers returned makes 9 - 3 = 6; the other still works this turn."""
    t = serving(faces=(4,), ducats=6, staff={"dishwasher": 2}, patrons=["guest_5_ferryman"])
    answer(t, 0, "upgrade:dishwasher", "return:1")
    mat = t.mats[0]
    assert purse(t) == (0, 0)
    assert pile_of(t) == ["noble"]
    assert mat.dishwashers(t.box) == 1
    use(t, 4, "table_1")
    assert purse(t) == (5, 0)
    assert flipped(t, "dishwasher")
    assert not mat.in_force(tile("dishwasher"))


def test_e7_a_whole_turn():
    """E7: the rulebook's long serving example, number by number."""
    t = serving(
        faces=(4, 3, 1, 1, 6, 6),
        ducats=5,
        staff={"dishwasher": 2, "supplier": 1, "waitress": 3},
        patrons=["noble", "guest_5_ferryman", "guest_6_butcher"],
        tiles=("safe", "cashbox"),
    )
    mat = t.mats[0]
    mat.own = dice(4)
    give_guest(t, 1, "guest_7_goldsmith")
    nobles, dishwashers = t.nobles, t.supply[ids.DISHWASHER]
    use(t, 4, "table_2")
    assert (purse(t), mat.washed) == ((10, 0), 1)
    use(t, 4, "table_3")
    assert purse(t) == (16, 0)
    use(t, 3, "cashbox")
    assert purse(t) == (19, 0)
    answer(t, 0, "upgrade:supply", "return:0")
    assert (purse(t), pile_of(t)) == ((1, 0), ["noble"])
    use(t, 1, "table_1")
    assert (purse(t), mat.washed) == ((3, 0), 2)
    answer(t, 0, "buy:beer_merchant")
    assert purse(t) == (1, 0)
    use(t, 1, "supply")
    assert purse(t) == (1, 3)
    use(t, 6, "supply")
    use(t, 6, "supply")
    assert purse(t) == (1, 9)
    answer(t, 0, "recruit:1")
    assert purse(t) == (4, 2)
    answer(t, 0, "upgrade:dishwasher", "return:2")
    assert purse(t) == (1, 2)
    answer(t, 0, "end_turn")
    assert (mat.safe, mat.store) == (1, 2)
    assert pile_of(t) == ["noble", "beer_merchant", "guest_7_goldsmith", "noble"]
    assert (t.nobles, t.supply[ids.DISHWASHER]) == (nobles - 2, dishwashers + 2)


def test_e8_reputation_score():
    """E8: space 6 is worth 5 points with module 3 and with module 5."""
    for module in (3, 5):
        t = table(module)
        t.mats[0].reputation = 6
        assert scoring.reputation_points(t, 0) == 5


def start_with(card, *regulars):
    """A table of module 4 on which both seats choose this start card."""
    t = table(4)
    t.offered_start_cards = 2 ** t.box.start_card_ids.index(card)
    for seat in (0, 1):
        answer(t, seat, f"start:{card}")
    for seat in (0, 1):
        for regular in regulars:
            answer(t, seat, f"regular:{regular}")
    return t


def deck_size(t, seat=0):
    return sum(t.mats[seat].owned)


def test_e9_pilgrims_rest():
    """E9: three steps bring a beer merchant, two regulars leave: a start deck of six cards."""
    t = start_with("start_pilgrims_rest", "regular_1_on_2", "regular_1_on_3")
    assert t.mats[0].monastery == 3
    assert deck_size(t) == 6
    assert t.mats[0].owned[ids.BEER_MERCHANT] == 1
    assert t.round == 1


def test_e10_the_deep_cellar():
    """E10: nine cards, the beer store flipped with 5 beer in it, no noble."""
    t = start_with("start_deep_cellar")
    mat = t.mats[0]
    assert deck_size(t) == 9
    assert (mat.store, flipped(t, "beer_store"), mat.owned[ids.NOBLE]) == (5, True, 0)
    while t.phase != ids.SERVING:
        seat = next(s for s in (0, 1) if asked(t, s))
        names = answers(t, seat)
        answer(t, seat, min(names & {"keep", "done"} or names))
    first = t.active
    answer(t, first, "confirm")
    assert t.mats[first].beer >= 5


def test_e11_saving():
    """E11: of 4 ducats an action for 3 leaves 1 for later or for the safe."""
    t = serving(ducats=4)
    answer(t, 0, "buy:dishwasher")
    assert purse(t) == (1, 0)
    answer(t, 0, "end_turn")
    assert t.mats[0].safe == 1


def test_e12_nobles():
    """E12: 9, 14 and 18 beer buy one, two and three nobles."""
    for beer, number in ((9, 1), (14, 2), (18, 3)):
        t = serving(beer=beer)
        answer(t, 0, f"nobles:{number}")
        assert (purse(t), pile_of(t)) == ((0, 0), ["noble"] * number)


# -- tricky ones ---------------------------------------------------------------------------------


def spaces_for(face, **position):
    t = serving(faces=(face,), **position)
    if f"die:{face}" not in answers(t, 0):
        return set()
    answer(t, 0, f"die:{face}")
    return answers(t, 0)


def test_x1_dishwashers():
    """X1: three dishwashers lift a die by up to three, never around or down."""
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
    """X4: from 21 two dice on an upgraded monk pass 22 (a noble) and 0, and end on 2."""
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
    answer(t, 0, "recruit:2")
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
    """X17: the last noble comes with the first upgrade, the second flips without one."""
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
    """X19: cards 86, schnapps 3, the space behind space 9 is worth 7: 96."""
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
    """X21: when both piles are empty filling stops, and tables stay empty."""
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
