"""Phase F: dice, purchases, upgrades, guests, nobles, the end of a turn."""

from stammtisch.games.tiefenthal.rules import ids
from stammtisch.games.tiefenthal.tests.tables import (
    BOX,
    answer,
    answers,
    asked,
    dice,
    give_guest,
    kind,
    pile_of,
    serving,
    side,
    tile,
    use,
)


def purse(t):
    return t.mats[0].ducats, t.mats[0].beer


def test_supplier_is_the_dearest_card():
    """R2: the card bought for 2 in the serving example is a beer merchant; a supplier costs 6."""
    assert BOX.price[kind("beer_merchant")] == 2
    assert BOX.price[kind("supplier")] == 6
    assert list(BOX.price[: ids.TAVERN_CARDS]) == sorted(BOX.price[: ids.TAVERN_CARDS])


def test_tiles_cost_three_times_their_discount():
    """R3: waitress and table tile cost 12 and 15."""
    for name, cost in (("dishwasher", 9), ("waitress", 12), ("table", 15), ("supply", 18)):
        assert BOX.tile_cost[tile(name)] == cost == 3 * BOX.discount[tile(name)]


def test_nobles_as_often_as_paid():
    """R11: nobles for beer have no limit but the beer."""
    t = serving(beer=45)
    answer(t, 0, *["nobles:1"] * 5)
    assert purse(t) == (0, 0)
    assert len(pile_of(t)) == 5


def test_no_credit():
    """R12: dice are used first, then their yield is spent."""
    t = serving(faces=(3,), ducats=2, patrons=["guest_5_miller"])
    assert "upgrade:safe" not in answers(t, 0)
    use(t, 3, "table_1")
    assert "upgrade:safe" in answers(t, 0)


def test_beer_merchants_come_at_the_start_of_the_turn():
    """R13: each displayed beer merchant brings 1 beer by itself."""
    t = serving()
    t.mats[1].staff[ids.BEER_MERCHANT] = 2
    t.mats[1].store = 1
    answer(t, 0, "end_turn")
    assert asked(t, 1) == "turn_action"
    assert t.mats[1].beer == 3


def test_stored_goods_are_at_hand_from_the_start():
    """R14: safe and store are the purse of the turn; meanwhile they count as empty."""
    t = serving()
    t.mats[1].safe, t.mats[1].store = 2, 1
    answer(t, 0, "end_turn")
    mat = t.mats[1]
    assert (mat.ducats, mat.beer, mat.safe, mat.store) == (2, 1, 0, 0)


def test_more_discount_cards_than_needed():
    """R15: choose_discount allows any number of displayed cards; nothing is refunded."""
    t = serving(ducats=2, staff={"waitress": 4})
    answer(t, 0, "upgrade:waitress")
    assert asked(t, 0) == "choose_discount"
    assert answers(t, 0) == {"return:3", "return:4"}
    answer(t, 0, "return:4")
    assert purse(t) == (2, 0)


def test_used_dishwashers_are_returned_first():
    """R16: a dishwasher that has worked this turn may be returned."""
    t = serving(faces=(4,), ducats=6, staff={"dishwasher": 1}, patrons=["guest_5_ferryman"])
    use(t, 4, "table_1")
    answer(t, 0, "upgrade:dishwasher", "return:1")
    assert (t.mats[0].washed, t.mats[0].staff[ids.DISHWASHER]) == (0, 0)


def test_only_displayed_cards_give_a_discount():
    """R17: a dishwasher bought in this turn lies on the draw pile and helps nothing."""
    t = serving(ducats=11)
    answer(t, 0, "buy:dishwasher")
    assert "upgrade:dishwasher" not in answers(t, 0)


def test_dice_used_after_an_upgrade_yield_more():
    """R18: the cashbox gives its new value as soon as it is flipped."""
    t = serving(faces=(2,), ducats=10)
    answer(t, 0, "upgrade:cashbox")
    use(t, 2, "cashbox")
    assert purse(t) == (3, 0)


def test_a_used_space_stays_used_after_its_tile_flips():
    """A space with room for one die is not opened again by the upgrade."""
    t = serving(faces=(2, 2), ducats=8)
    use(t, 2, "barrel")
    answer(t, 0, "upgrade:safe", "die:2")
    assert answers(t, 0) == {"space:cashbox"}


def test_patron_without_a_plan_can_be_removed():
    """R20: up to module 2 any regular or guest can be removed, served or not, never a noble."""
    t = serving(beer=4, patrons=["noble", "guest_4_weaver", None])
    give_guest(t, 1, "guest_4_night_watchman")
    answer(t, 0, "recruit:1")
    assert asked(t, 0) == "remove_guest"
    assert answers(t, 0) == {"table:2", "skip"}
    answer(t, 0, "table:2")
    mat = t.mats[0]
    assert list(mat.patrons) == [ids.NOBLE, ids.NO_CARD, ids.NO_CARD]
    assert t.removed[kind("guest_4_weaver")] == 1
    assert mat.owned[kind("guest_4_weaver")] == 0


def test_nobody_to_remove_is_not_asked():
    """A removal without a patron who qualifies does not happen."""
    t = serving(beer=4, patrons=["noble"])
    give_guest(t, 1, "guest_4_night_watchman")
    answer(t, 0, "recruit:1")
    assert asked(t, 0) == "turn_action"


def test_card_bonuses_may_be_declined():
    """R21: take_card_bonus offers the card; declining leaves it in the supply."""
    for choice, cards in (("take", 1), ("decline", 0)):
        t = serving(beer=5)
        give_guest(t, 1, "guest_5_potter")
        supply = t.supply[ids.DISHWASHER]
        answer(t, 0, "recruit:1")
        assert asked(t, 0) == "take_card_bonus"
        answer(t, 0, choice)
        assert t.supply[ids.DISHWASHER] == supply - cards
        assert t.mats[0].owned[ids.DISHWASHER] == cards


def test_card_bonus_from_an_empty_supply_lapses():
    """7.12: an empty supply gives nothing and asks nothing."""
    t = serving(beer=5)
    give_guest(t, 1, "guest_5_potter")
    t.supply[ids.DISHWASHER] = 0
    answer(t, 0, "recruit:1")
    assert asked(t, 0) == "turn_action"


def test_passing_the_last_space_of_the_monastery():
    """R22: from 22 the next step leads to 0, which gives nothing."""
    t = serving(faces=(5,))
    t.mats[0].monastery = 22
    use(t, 5, "monk")
    assert t.mats[0].monastery == 0
    assert pile_of(t) == []


def test_counter_guest_walks_in_phase_f():
    """R24: in phase F a counter guest leaves for one step, several in one turn."""
    t = serving()
    t.mats[0].counter_guests = 2
    answer(t, 0, "counter_guest", "counter_guest")
    assert t.mats[0].monastery == 2
    assert "counter_guest" not in answers(t, 0)


def test_order_of_refill_bonus_signature():
    """7.5, R26: the slot is refilled before the bonus, the signature comes last."""
    t = serving(module=5, beer=6)
    give_guest(t, 1, "guest_6_tanner")
    left = t.guests.left
    answer(t, 0, "recruit:1")
    assert asked(t, 0) == "take_card_bonus"
    assert t.guests.left == left - 1
    assert t.slots[1] != kind("guest_6_tanner")
    assert t.mats[0].book == 0
    answer(t, 0, "take")
    assert t.mats[0].book == 0x0100


def test_newest_card_is_on_top():
    """R27: cards lie on the draw pile in the order of gaining."""
    t = serving(ducats=11, beer=9)
    answer(t, 0, "buy:waitress", "nobles:1", "upgrade:safe")
    assert pile_of(t) == ["waitress", "noble", "noble"]
    assert t.mats[0].draw() == ids.NOBLE


def test_one_card_of_each_kind_and_one_guest():
    """7.3: one bought card of a kind a round, one recruited guest a turn."""
    t = serving(ducats=30, beer=30)
    give_guest(t, 1, "guest_4_weaver")
    answer(t, 0, "buy:table", "recruit:1")
    offered = answers(t, 0)
    assert "buy:table" not in offered
    assert not any(name.startswith("recruit:") for name in offered)
    assert "buy:supplier" in offered


def test_dice_on_a_returned_table():
    """R55: the patron whose table card was returned can still be served."""
    t = serving(faces=(4,), ducats=5, staff={"table": 2}, patrons=["guest_5_baker"] * 5)
    answer(t, 0, "upgrade:table", "return:2")
    use(t, 4, "table_5")
    assert purse(t) == (5, 0)


def test_goods_are_stored_up_to_the_limit():
    """What safe and store cannot hold is lost; an upgraded safe holds five."""
    t = serving(ducats=9, beer=9, tiles=("safe",))
    answer(t, 0, "end_turn")
    assert (t.mats[0].safe, t.mats[0].store) == (5, 2)


def test_schnapps_limit_bites_at_the_end_of_the_turn():
    """R39: above four go back when the own turn ends, not before."""
    t = serving(module=2)
    t.mats[0].schnapps, t.schnapps = 7, 13
    answer(t, 0, "end_turn")
    assert (t.mats[0].schnapps, t.schnapps) == (4, 16)


def test_white_dice_are_used_first():
    """Of two dice with the same face the white one leaves first."""
    t = serving(faces=(1,))
    t.mats[0].own = dice(1)
    use(t, 1, "supply")
    assert (t.mats[0].white, t.mats[0].own) == (0, dice(1))


def test_strongman_needs_neither_cards_nor_ducats():
    """R28: choose_upgrade flips a tile without cost or cards, with its noble."""
    t = serving(module=2, staff={"dishwasher": 2})
    mat = t.mats[0]
    mat.sides = 2 ** side("strongman_upgrade")
    mat.schnapps, t.schnapps = 5, 15
    answer(t, 0, "entertain:strongman_upgrade")
    assert asked(t, 0) == "choose_upgrade"
    answer(t, 0, "tile:dishwasher")
    assert mat.staff[ids.DISHWASHER] == 2
    assert pile_of(t) == ["noble"]


def test_strongman_keeps_the_usual_timing():
    """R29: waitress, dishwasher and table flipped by the strongman wait for the next round."""
    for name in ("waitress", "dishwasher", "table"):
        t = serving(module=2)
        t.mats[0].sides = 2 ** side("strongman_upgrade")
        t.mats[0].schnapps, t.schnapps = 5, 15
        answer(t, 0, "entertain:strongman_upgrade", f"tile:{name}")
        assert not t.mats[0].in_force(tile(name))


def test_no_space_no_die():
    """A first step is legal only if some second step is."""
    t = serving(faces=(2, 2, 2))
    use(t, 2, "cashbox")
    use(t, 2, "barrel")
    assert "die:2" not in answers(t, 0)
