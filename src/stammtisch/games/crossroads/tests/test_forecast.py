"""What an option foretells is what then happens: in numbers, and in words that say it."""

from __future__ import annotations

import pytest

from stammtisch.games.crossroads import GAME
from stammtisch.games.crossroads.rules import ids
from stammtisch.games.crossroads.tests.tables import (
    BOX,
    a_table,
    at_stage,
    choose,
    events,
    hold,
    journal_of,
    lay_track,
    set_basic,
    set_gossips,
    set_reputation,
    tile,
)

BOOK = GAME.phrasebook()


def foretold(state, choice):
    """What the table says to seat 0 about one of its options, None if it says nothing."""
    found = [each for each in GAME.choices(state, 0) if each.id == choice]
    effect = found[0].effect
    return None if effect is None else BOOK.say(effect)


def about_to_build(name, corner="garden_patch", laws=(), **numbers):
    """Seat 0 has bought a tile and may build it; its corner r1c1 holds a basic tile."""
    state = a_table(2, laws)
    set_basic(state, 0, "r1c1", corner)
    mat = state.mats[0]
    mat.pouch, mat.prestige = 20, numbers.pop("prestige", 20)
    set_reputation(state, 0, **numbers)
    set_gossips(state, 0, 1, 1, 1)
    hold(state, 0, "black_broth", "mulled_mead")
    mat.write_reserve(0, tile("ganis"))
    lay_track(state, 1, name, "thug", "servant", "laundry")
    at_stage(state, 4)
    return choose(state, "track_1-1", "guldens", "end", "pass")


# -- covering a basic tile -------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("corner", "said"),
    [
        ("recipe_shelf", "Recipe shelf (discard 2 recipes at random, \u22121 Prestige)"),
        ("notice_peg", "Notice peg (discard a reserved tile, 2 debts)"),
        ("dice_table", "Dice table (a die roll in debts)"),
        ("hayloft", "Hayloft (\u22121 revenue)"),
        ("rumour_nook", "Rumour nook (give up 2 gossips of any type)"),
        ("signpost", "Signpost (Travellers \u22122, give up 1 traveller's gossip)"),
        ("old_hearth", "Old hearth (\u22122 Prestige)"),
        ("garden_patch", "Garden patch (nothing to give back)"),
    ],
)
def test_covering_a_basic_tile_says_what_it_costs(corner, said):
    """7.4: guldens come back as debts, recipes go at random, a Garden patch takes nothing."""
    state = about_to_build("rushlights", corner, travellers=3)
    assert foretold(state, "r1c1") == f"covers {said}"


def test_the_debt_of_card_7_is_none_of_the_bonuses():
    """7.11: the outer ring costs a debt, whatever the corner takes back."""
    state = about_to_build("rushlights", "market_stall", (7,), townsfolk=2)
    assert foretold(state, "r1c1") == "covers Market stall (Townsfolk \u22122, 2 debts), 1 debt"
    choose(state, "r1c1")
    assert state.mats[0].debt == 3


def test_special_actions_of_a_take_back_are_foretold():
    """7.6: each bonus is given back with the special actions that this sets off."""
    state = about_to_build("rushlights", "poor_box", distressed=5)
    told = "covers Poor box (Distressed \u22122, sets off the action of Distressed)"
    assert foretold(state, "r1c1") == told
    journal = journal_of(state)
    choose(state, "r1c1")
    assert events(journal, ids.SPECIAL_SET_OFF) == [[0, ids.DISTRESSED, 0, 0, 0]]


def test_prestige_of_a_take_back_below_zero_is_foretold():
    """7.3: reputation that is missing is paid with Prestige."""
    state = about_to_build("laundry", "poor_box", distressed=1)
    assert foretold(state, "r1c1") == "covers Poor box (Distressed \u22122, \u22121 Prestige)"


# -- the Garden patch ------------------------------------------------------------------------------


def test_a_garden_patch_promises_its_token_to_an_ingredient_tile_alone():
    """7.12: one more token, with card 9 as well, but never more than two."""
    told = "covers Garden patch (nothing to give back)"
    assert foretold(about_to_build("rushlights"), "r1c1") == told
    for laws in ((), (9,)):
        state = about_to_build("kobi", laws=laws)
        assert foretold(state, "r1c1") == f"{told}, one more token"
        choose(state, "r1c1")
        assert state.mats[0].tokens_on(0) == 2
    assert (
        foretold(about_to_build("kobi", "old_hearth"), "r1c1")
        == "covers Old hearth (\u22122 Prestige)"
    )


def test_the_log_and_the_mat_do_not_speak_of_bonuses_under_a_garden_patch():
    for corner, log, note in (
        ("garden_patch", "Ann covers Garden patch on A1.", "nothing is given back"),
        ("old_hearth", "Ann covers Old hearth on A1 and gives its bonuses back.", "bonuses are"),
    ):
        state = about_to_build("kobi", corner)
        rows = GAME.layout(GAME.view(state, 0)).mats[0].zones[0].zones
        assert note in BOOK.say(rows[0].pieces[0].notes[1])
        journal = journal_of(state)
        choose(state, "r1c1")
        (covered,) = [event for event in journal.events if event.kind == ids.BASIC_COVERED]
        told = GAME.tell(BOX, covered)
        assert told is not None
        assert BOOK.say(told, {0: "Ann"}) == log


# -- a rival's reputation --------------------------------------------------------------------------


@pytest.mark.parametrize(("prestige", "said"), [(1, "0 to 0"), (2, "0 to 0, \u22121 Prestige")])
def test_a_rival_at_the_least_prestige_loses_none(prestige, said):
    """7.2: a drop forced by an opponent that would take Prestige below 1 leaves it unchanged."""
    state = a_table(2)
    state.mats[1].prestige = prestige
    set_reputation(state, 1, outlaws=0)
    set_gossips(state, 0, political=2)
    at_stage(state, 3)
    choose(state, "political_2_duel")
    assert foretold(state, "rival_1-outlaws") == said
    choose(state, "rival_1-outlaws")
    assert state.mats[1].prestige == 1
