"""Chapters 7.2 and 7.10: the cashbox that pays for itself, and steps that lapse."""

from stammtisch.core.bits import count
from stammtisch.games.tiefenthal.rules import ids
from stammtisch.games.tiefenthal.tests.tables import (
    answer,
    answers,
    asked,
    effect_of,
    flipped,
    give_guest,
    pile_of,
    purse,
    reputation_turn,
    serving,
    use,
)


def buys_cashbox(t):
    return "upgrade:cashbox" in answers(t, 0)


def test_x23_the_cashbox_pays_for_itself():
    """7.2, X23, R12: 7 ducats and a die that empties the upgraded cashbox pay its price of 10."""
    t = serving(faces=(3,), ducats=7)
    answer(t, 0, "upgrade:cashbox")
    assert asked(t, 0) == "pay_with_die"
    assert (purse(t), flipped(t, "cashbox")) == ((7, 0), False)
    answer(t, 0, "die:3")
    assert (purse(t), pile_of(t), flipped(t, "cashbox")) == ((0, 0), ["noble"], True)
    assert count(t.mats[0].dice()) == 0
    assert not buys_cashbox(serving(faces=(3,), ducats=6))


def test_a_used_cashbox_pays_nothing():
    """X23: the die that was used there has given its ducat, and no other may follow it."""
    t = serving(faces=(3, 4), ducats=7)
    use(t, 3, "cashbox")
    assert purse(t) == (8, 0)
    assert not buys_cashbox(t)


def test_without_a_die_the_price_must_be_at_hand():
    """The price is 10; only a die that is still there makes up for what is missing."""
    assert not buys_cashbox(serving(ducats=9))
    assert buys_cashbox(serving(ducats=10))


def test_enough_ducats_need_no_die():
    """Who can pay is not asked for a die, and keeps it."""
    t = serving(faces=(3,), ducats=10)
    answer(t, 0, "upgrade:cashbox")
    assert (asked(t, 0), purse(t)) == ("turn_action", (0, 0))
    use(t, 3, "cashbox")
    assert purse(t) == (3, 0)


def test_every_die_may_pay():
    """pay_with_die offers each face once; change stays in the purse."""
    t = serving(faces=(3, 3, 6), ducats=9)
    answer(t, 0, "upgrade:cashbox")
    assert answers(t, 0) == {"die:3", "die:6"}
    answer(t, 0, "die:6")
    assert (purse(t), answers(t, 0) & {"die:3", "die:6"}) == ((2, 0), {"die:3"})


def test_no_other_tile_is_sold_on_credit():
    """R12: the barrel's better side pours beer, which no upgrade is paid with."""
    t = serving(faces=(3, 3), ducats=7, tiles=("cashbox",))
    cost = t.box.tile_cost[ids.BARREL]
    t.mats[0].ducats = cost - 1
    assert "upgrade:barrel" not in answers(t, 0)


def spent(t):
    """The schnapps of space 6 is gone: no step of this turn can be undone any more."""
    answer(t, 0, "confirm")
    t.schnapps += t.mats[0].schnapps
    t.mats[0].schnapps = 0
    t.mats[0].ducats = 7


def test_a_planned_die_pays_only_if_the_plan_may_change():
    """7.7: the 5 on the barrel would cost a step that cannot go back; the 2 costs none."""
    plan = ((3, "table_1"), (6, "supply"), (5, "barrel"))
    t = reputation_turn(*plan, faces=(3, 6, 5), patrons=["guest_4_weaver"], steps=4)
    spent(t)
    assert not buys_cashbox(t)
    t = reputation_turn(*plan, faces=(2, 3, 6, 5), patrons=["guest_4_weaver"], steps=4)
    spent(t)
    answer(t, 0, "upgrade:cashbox")
    assert answers(t, 0) == {"die:2"}


def test_a_die_that_pays_changes_the_plan():
    """7.7: the planned die leaves the supply, and the reputation follows."""
    t = reputation_turn((3, "table_1"), (6, "supply"), patrons=["guest_4_weaver"])
    answer(t, 0, "confirm")
    assert t.mats[0].reputation == 1
    t.mats[0].ducats = 8
    answer(t, 0, "upgrade:cashbox", "die:6")
    assert (t.mats[0].reputation, purse(t)) == (0, (1, 0))


def test_a_price_that_a_die_completes_is_told():
    """The option says that its own die pays a part, and the die what stays."""
    t = serving(faces=(3,), ducats=8)
    assert effect_of(t, "upgrade:cashbox").startswith("for 10 ducats, 3 of them from its own die")
    answer(t, 0, "upgrade:cashbox")
    assert effect_of(t, "die:3") == "brings 3 ducats; 1 left after paying"


# -- steps of a bonus ----------------------------------------------------------------------------


def test_steps_of_a_guest_may_lapse():
    """R21: take_steps_bonus offers the steps of a guest, all of them or none."""
    for given, space in (("take", 2), ("decline", 0)):
        t = serving(beer=6)
        give_guest(t, 1, "guest_6_pilgrim")
        answer(t, 0, "recruit:1")
        assert (asked(t, 0), answers(t, 0)) == ("take_steps_bonus", {"take", "decline"})
        answer(t, 0, given)
        assert t.mats[0].monastery == space


def test_a_monk_and_a_counter_guest_walk():
    """R21: who wants no step of a die or a counter guest does not use it."""
    t = serving(faces=(5,))
    t.mats[0].counter_guests = 1
    use(t, 5, "monk")
    answer(t, 0, "counter_guest")
    assert (t.mats[0].monastery, asked(t, 0)) == (2, "turn_action")


def test_a_die_may_follow_another_to_the_supply():
    """R58: supply and monk take further dice after a use, a space for one die does not."""
    t = serving(faces=(1, 6, 3, 3))
    use(t, 1, "supply")
    use(t, 3, "barrel")
    answer(t, 0, "die:6")
    assert "space:supply" in answers(t, 0)
    assert "space:barrel" not in answers(t, 0)


def test_cards_that_lower_the_price_no_more_say_so():
    """R15: nothing is paid out, so whoever returns more than enough is told how many were."""
    t = serving(ducats=9, staff={"dishwasher": 4})
    answer(t, 0, "upgrade:dishwasher")
    assert effect_of(t, "return:3") == "for nothing"
    assert effect_of(t, "return:4") == "for nothing, no cheaper than with 3"
    assert effect_of(t, "return:4", "de") == "umsonst, nicht billiger als mit 3"
