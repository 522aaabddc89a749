"""Chapters 7.9, 7.12 and 8: gossip actions at the table, recipes, the end."""

from __future__ import annotations

from stammtisch.core.bits import bit
from stammtisch.games.crossroads import GAME
from stammtisch.games.crossroads.rules import ids
from stammtisch.games.crossroads.tests.tables import (
    BOX,
    a_table,
    asked,
    at_stage,
    build_at,
    choose,
    fill_inn,
    go,
    gossips,
    hold,
    offers,
    recipes,
    reputation,
    set_gossips,
    set_reputation,
    space,
)


def test_each_type_of_gossip_works_once_a_turn():
    """7.9: gossip_action is put again until the player ends it."""
    state = a_table()
    set_gossips(state, 0, economic=3, political=1)
    at_stage(state, 3)
    assert offers(state) == {"economic_1", "political_1", "end"}
    choose(state, "economic_1")
    assert offers(state) == {"political_1", "end"}
    choose(state, "political_1", "nobles")
    assert reputation(state, 0, "nobles") == 2
    assert offers(state) == {"end"}
    choose(state, "end")
    assert asked(state) == "invest"
    assert gossips(state, 0) == (2, 0, 0)


def test_two_rivals_are_robbed():
    """R24: gossip_victims: one of the two may be poor, not both."""
    state = a_table(4)
    set_gossips(state, 0, economic=2)
    state.mats[2].chest = 3
    at_stage(state, 3)
    choose(state, "economic_2_table")
    assert offers(state) == {"rival_1-rival_2", "rival_2-rival_3"}
    choose(state, "rival_1-rival_2")
    assert [mat.chest for mat in state.mats] == [0, 0, 2, 0]
    assert state.mats[0].pouch == 1
    state = a_table(3)
    set_gossips(state, 0, economic=2)
    at_stage(state, 3)
    assert offers(state) == {"economic_1", "end"}


def test_a_recipe_is_completed():
    """R42, R45: complete_recipe, then ingredient_source for each; the card is out of play."""
    state = a_table()
    hold(state, 0, "hunters_roast", "mulled_mead")
    build_at(state, 0, "kobi", "r1c2", tokens=2)
    build_at(state, 0, "hunting_party", "r1c3", tokens=1)
    build_at(state, 0, "drudge", "r3c3", tokens=1)
    at_stage(state, 7)
    assert offers(state) == {"hunters_roast", "end"}
    choose(state, "hunters_roast")
    assert asked(state) == "ingredient_source"
    assert offers(state) == {"r1c2", "r1c3"}
    choose(state, "r1c2")
    assert offers(state) == {"r3c3"}
    choose(state, "r3c3")
    mat = state.mats[0]
    assert mat.completed == recipes("hunters_roast")
    assert mat.tokens_on(space("r1c2")) == 1
    assert (mat.prestige, mat.chest) == (10, 1)
    assert offers(state) == {"end"}
    assert state.recipe_discard == 0


def test_declining_a_recipe_is_not_told():
    """complete_recipe is put with any hand; declining leaves no trace in the log."""
    state = a_table()
    hold(state, 0)
    at_stage(state, 7)
    assert asked(state) == "complete_recipe"
    kind = GAME.decisions(BOX)[state.kind(0)]
    assert kind.secret


def test_a_player_with_a_full_inn_plays_on():
    """6.1, R64: all steps as before, and announce_end in each turn."""
    state = a_table()
    fill_inn(state, 0)
    at_stage(state, 1)
    put = []
    while state.mats[0].turns < 3:
        put += [asked(state)] if state.active == 0 else []
        choose(state, (offers(state) & {"pass", "end", "no"}).pop())
    turn = [
        "impression_welcome",
        "gossip_action",
        "invest",
        "reserve",
        "complete_recipe",
        "announce_end",
    ]
    assert put == turn * 2
    assert state.mats[1].turns == 2


def test_announcing_is_asked_once():
    """R53: after step 7, and not again once somebody has announced."""
    state = a_table(3)
    fill_inn(state, 0)
    state.announcer = 2
    at_stage(state, 7)
    choose(state, "end")
    assert state.active == 1


def test_without_basic_tiles_the_first_full_inn_ends_the_game():
    """R55: the turn is played to its end and nobody is asked; the round is not finished."""
    state = a_table(2, basic_tiles="none")
    fill_inn(state, 0)
    state.mats[0].revenue = 4
    at_stage(state, 7)
    assert asked(state) == "complete_recipe"
    choose(state, "end")
    assert state.awaited() == 0
    assert state.announcer == ids.NOBODY
    assert state.ended == ids.ENDED_BY_FIRST_FULL_INN
    assert state.mats[0].chest == 4  # step 8 belongs to the turn


def test_first_full_inn():
    """E32: seat 2 ends the game in the middle of a round; seat 0 has had a turn less."""
    state = a_table(3, basic_tiles="none")
    state.start, state.active, state.round = 1, 1, 9
    for mat, turns in zip(state.mats, (8, 8, 8), strict=True):
        mat.turns = turns
    fill_inn(state, 2)
    at_stage(state, 1)
    while state.awaited():
        choose(state, (offers(state) & {"pass", "end"}).pop())
    assert state.ended == ids.ENDED_BY_FIRST_FULL_INN
    assert [mat.turns for mat in state.mats] == [8, 9, 9]


def test_the_last_round():
    """R56: after so many rounds the game is scored, whatever the inns look like."""
    state = a_table()
    state.last_round = 1
    at_stage(state, 1)
    while state.awaited():
        choose(state, (offers(state) & {"pass", "end"}).pop())
    assert state.ended == ids.ENDED_BY_LAST_ROUND
    assert state.round == 1


def test_a_total_is_at_least_one():
    """R57: debts cannot take it lower; the sheet says where the points come from."""
    state = a_table()
    state.mats[0].debt = 99
    assert state.score(0) == 1
    sheet = GAME.sheet(state)
    assert sheet.totals[0] == 1
    assert sheet.lines[-1].id == "least"


def test_ties():
    """8.5, R58: Nobles, then Townsfolk, then the victory is shared."""
    state = a_table()
    assert GAME.sheet(state).winners == (0, 1)
    set_reputation(state, 0, townsfolk=2, distressed=0)
    state.mats[0].prestige -= 1
    assert state.score(0) == state.score(1)
    assert GAME.sheet(state).winners == (0,)
    set_reputation(state, 1, nobles=2)
    assert state.score(0) == state.score(1)
    assert GAME.sheet(state).winners == (1,)


def test_the_reward_may_set_off_a_special_action():
    """7.12: rewards are gained like tile effects, one after the other."""
    state = a_table()
    hold(state, 0, "spiced_oranges")
    set_reputation(state, 0, townsfolk=2)
    state.mats[0].write_reserve(0, BOX.tiles.ids.index("chef"))
    build_at(state, 0, "drudge", "r1c2", tokens=1)
    build_at(state, 0, "letima", "r1c3", tokens=1)
    at_stage(state, 7)
    choose(state, "spiced_oranges", "r1c2", "r1c3")
    assert asked(state) == "townsfolk_action"


def test_recipes_given_back_are_picked_at_random():
    """7.4: covering a Recipe shelf with three in hand leaves one, not always the same."""
    left = set()
    for seed in range(12):
        state = a_table()
        hold(state, 0, "mulled_mead", "black_broth", "herb_sorbet")
        state.rng.streams[ids.THEFT] = seed * 977
        go(state, ids.TAKE_BACK, BOX.basics.effects[BOX.basics.ids.index("recipe_shelf")])
        left.add(int(state.mats[0].hand))
        assert state.mats[0].prestige == 5
    assert left <= {bit(card) for card in range(15)}
    assert len(left) > 1
