"""The worked examples E1 to E12 of chapter 10, number by number."""

from stammtisch.games.tiefenthal.rules import filling, ids, scoring
from stammtisch.games.tiefenthal.tests.tables import (
    answer,
    answers,
    asked,
    dice,
    flipped,
    give_guest,
    hold,
    patrons_of,
    pile_of,
    purse,
    reputation_turn,
    run,
    serving,
    table,
    tile,
    use,
)


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
    """7.6, E4: with module 3 the same plan is worth min(3, 10) = 3 steps."""
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
        if asked(t, seat) == "free_upgrade":
            answer(t, seat, *(answers(t, seat) - {"skip"}))
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
