"""Worked examples E17 to E31 of chapter 10."""

from __future__ import annotations

from stammtisch.core.bits import bit, count
from stammtisch.games.crossroads import GAME
from stammtisch.games.crossroads.rules import ids
from stammtisch.games.crossroads.rules.market import draw_tile
from stammtisch.games.crossroads.tests.tables import (
    BOX,
    a_table,
    asked,
    at_stage,
    basic,
    build_at,
    choose,
    fill_inn,
    go,
    gossips,
    heap,
    hold,
    lay_track,
    load_die,
    offers,
    only_in_pouch,
    pouch,
    reputation,
    row,
    set_basic,
    set_gossips,
    set_reputation,
    space,
    tile,
    track,
)
from stammtisch.games.crossroads.tests.test_examples import acquire


def test_covering_a_dice_table():
    """E17, R18: the die is rolled and its result is taken in debts."""
    state = a_table()
    set_basic(state, 0, "r1c1", "dice_table")
    load_die(state, 5)
    acquire(state, "rushlights")
    choose(state, "r1c1")
    assert state.mats[0].debt == 5
    assert state.mats[0].prestige == 8


def test_token_limit():
    """E18, R52: Kobi over a Garden patch with card 9: three tokens, limited to two."""
    state = a_table(laws=(9, 3))
    acquire(state, "kobi")
    choose(state, "r1c1")
    assert state.mats[0].tokens_on(space("r1c1")) == 2


def test_collector():
    """E19, R48, R49: three in a row, touching or not, take the bonus and are marked."""
    state = a_table(3, laws=(8, 3))
    set_reputation(state, 0, travellers=5)
    build_at(state, 0, "hubu_gross", "r2c1")
    build_at(state, 0, "ganis", "r2c3")
    acquire(state, "meilan")
    choose(state, "r2c5")
    assert asked(state) == "collector_line"
    assert len(offers(state)) == 1
    choose(state, offers(state).pop())
    mat = state.mats[0]
    assert gossips(state, 0) == (0, 0, 1)
    assert state.stock == row(2, 2, 1, 4)
    assert mat.marked == bit(space("r2c1")) | bit(space("r2c3")) | bit(space("r2c5"))
    set_reputation(state, 0, travellers=5)
    acquire(state, "kobi")
    choose(state, "r2c2")
    assert asked(state) is None
    assert state.stock == row(2, 2, 1, 4)


def test_own_prestige_floor_in_printed_order():
    """E20, R32: Private salon gains before it loses; Apiary would lose what is not there."""
    state = a_table()
    mat = state.mats[0]
    mat.prestige, mat.pouch = 1, 20
    set_reputation(state, 0, distressed=0, outlaws=0)
    lay_track(state, 1, "apiary")
    lay_track(state, 2, "private_salon")
    at_stage(state, 4)
    assert offers(state) == {"track_2-1", "end"}
    choose(state, "track_2-1", "guldens", "end", "pass", "r2c3")
    assert mat.prestige == 2


def test_workers_need_furnishings():
    """E21, R47: with card 1 Drudge can be bought after Rushlights, and lies next to it."""
    state = a_table(laws=(1, 3))
    state.mats[0].pouch = 6
    lay_track(state, 1, "rushlights", "drudge")
    only_in_pouch(state, 1)
    at_stage(state, 4)
    assert offers(state) == {"track_1-1", "end"}
    choose(state, "track_1-1", "guldens")
    assert offers(state) == {"track_1-2", "end"}
    choose(state, "track_1-2", "guldens", "pass", "r1c2")
    assert offers(state) == {"r1c1", "r1c3", "r2c2"}


def test_workers_cannot_follow_with_card_six():
    """E21: with cards 1 and 6 together Drudge stays impossible in this turn."""
    state = a_table(laws=(1, 6))
    state.mats[0].pouch = 6
    lay_track(state, 1, "rushlights", "drudge")
    only_in_pouch(state, 1)
    at_stage(state, 4)
    choose(state, "track_1-1", "guldens")
    assert offers(state) == {"end"}


def test_the_first_tile_leaves_room_for_the_second():
    """E21, R31: a space without a free neighbour is not offered to Rushlights."""
    state = a_table(laws=(1, 3))
    for corner in ("r1c1", "r1c5", "r4c1", "r4c5"):
        build_at(state, 0, "kobi" if corner < "r4c1" else "letima", corner)
    fill_inn(state, 0, but=("r1c2", "r2c4", "r2c5"), names=("hubu_gross", "ganis", "renmy") * 3)
    acquire(state, "rushlights", "drudge")
    assert offers(state) == {"r2c4", "r2c5"}


def test_card_ten():
    """E22: with a full inner ring no Furnishing can be bought, but reserved it can be."""
    state = a_table(laws=(10, 7))
    for where in ("r2c2", "r2c3", "r2c4", "r3c2", "r3c3", "r3c4"):
        build_at(state, 0, "tinhorn" if where < "r3c1" else "crook", where)
    state.mats[0].pouch = 20
    lay_track(state, 1, "rushlights", "drudge")
    only_in_pouch(state, 1)
    at_stage(state, 4)
    assert offers(state) == {"track_1-2", "end"}
    choose(state, "end")
    assert offers(state) == {"track_1-1", "track_1-2", "pass"}


def test_duel_theft():
    """E23, R10, R23: no gulden to take; only a type with room can be stolen."""
    state = a_table()
    set_gossips(state, 0, economic=2, political=3)
    set_gossips(state, 1, political=2, traveller=1)
    at_stage(state, 3)
    choose(state, "economic_2_duel")
    assert asked(state) == "gossip_steal_type"
    assert offers(state) == {"traveller"}
    choose(state, "traveller")
    assert gossips(state, 0) == (0, 3, 1)
    assert gossips(state, 1) == (0, 2, 0)
    assert state.mats[0].pouch == 0


def test_lost_purchase():
    """E24, R30: the returned reserve makes the Notice peg impossible to give back."""
    state = a_table()
    mat = state.mats[0]
    for corner in ("r1c1", "r1c5", "r4c1"):
        build_at(state, 0, "kobi" if corner < "r2" else "letima", corner)
    fill_inn(state, 0, but=("r2c3",))
    set_basic(state, 0, "r4c5", "notice_peg")
    mat.write_reserve(0, tile("maide"))
    mat.pouch = 8
    set_reputation(state, 0, townsfolk=5)
    lay_track(state, 1, "rushlights")
    lay_track(state, 2, "carved_bar")
    only_in_pouch(state, 1)
    only_in_pouch(state, 2)
    at_stage(state, 4)
    choose(state, "track_2-1", "guldens", "track_1-1", "guldens", "pass")
    assert mat.pouch == 0
    assert offers(state) == {"r2c3", "r4c5"}
    choose(state, "r2c3")
    assert (mat.prestige, reputation(state, 0, "townsfolk")) == (9, 7)
    choose(state, "return_to_pouch", "reserve_1")
    assert mat.chest == 2
    assert heap(state, 1) == ["rushlights"]
    assert state.acquired == 0
    assert asked(state) == "complete_recipe"


def test_the_announced_end():
    """8.1, E25, R53: everybody after the announcer in turn order still takes a turn."""
    for announcer, follows in ((2, [0]), (0, [])):
        state = a_table(3)
        state.start = 1
        state.round = 11
        state.active = announcer
        fill_inn(state, announcer)
        go(state, ids.STAGE, 7)
        choose(state, "end")
        assert asked(state) == "announce_end"
        choose(state, "yes")
        taken = []
        while state.awaited():
            if asked(state) == "impression_welcome":
                taken.append(state.active)
            choose(state, (offers(state) & {"pass", "end", "no"}).pop())
        assert taken == follows
        assert state.ended == ids.ENDED_BY_ANNOUNCEMENT
        assert state.round == 11


def test_final_scoring():
    """8.4, E26: all lines of the sheet, and a tie lost by Townsfolk."""
    state = a_table()
    mat, rival = state.mats
    mat.prestige, mat.chest, mat.debt = 31, 14, 1
    set_reputation(state, 0, distressed=5, outlaws=9, travellers=8, townsfolk=7, nobles=6)
    set_gossips(state, 0, economic=2, traveller=3)
    build_at(state, 0, "kobi", "r1c2", tokens=2)
    hold(state, 0, "mulled_mead")
    assert state.score(0) == 57
    rival.prestige = 57 - 5 - 0
    set_reputation(state, 1, distressed=0, outlaws=0, travellers=0, townsfolk=5, nobles=6)
    rival.prestige = 57 - 3 - 3
    assert state.score(1) == 57
    assert state.standing(0) > state.standing(1)
    sheet = GAME.sheet(state)
    assert sheet.totals == (57, 57)
    assert sheet.ranks == (1, 2)


def test_setup_with_a_hayloft():
    """E27, R19: revenue 5 and four debts; the first update pays them."""
    state = a_table()
    mat = state.mats[0]
    state.round = 0
    mat.basics = 0
    mat.draft_kept = BOX.basics.tiles[basic("hayloft")]
    go(state, ids.SET_BASIC, basic("hayloft") * 4)
    go(state, ids.INCOMES)
    assert (mat.revenue, mat.debt, mat.chest) == (5, 4, 5)
    state.plan(ids.STAGE, 1)
    state.run_on()
    assert mat.pouch == 5
    mat.pouch -= 4  # a tile for 4 guldens
    choose(state, "pass", "end", "end", "pass", "end")
    assert (mat.chest, mat.debt) == (2, 0)


def test_a_pouch_with_duplicates_only():
    """E28, R35: the discard pile goes in, and the only candidate is laid."""
    state = a_table()
    lay_track(state, 2, None, "stained_glass", "carved_bar", "guest_wing")
    only_in_pouch(state, 2, "stained_glass", "carved_bar")
    for name in ("guest_wing", "featherbeds"):
        state.heap_some |= bit(tile(name))
    state.tops = row(0, tile("featherbeds") + 1)
    draw_tile(state, 4)
    assert track(state, 2)[0] == "featherbeds"
    assert pouch(state, 2) == ["carved_bar", "guest_wing", "stained_glass"]
    assert heap(state, 2) == []
    assert state.tops == 0


def with_nook_and_signpost(**held):
    state = a_table()
    fill_inn(state, 0)
    for corner in ("r4c1", "r4c5"):
        build_at(state, 0, "kobi" if corner == "r4c1" else "letima", corner)
    set_basic(state, 0, "r1c1", "rumour_nook")
    set_basic(state, 0, "r1c5", "signpost")
    mat = state.mats[0]
    mat.prestige, mat.pouch = 20, 4
    set_gossips(state, 0, **held)
    lay_track(state, 1, "rushlights", "kitchenhand")
    only_in_pouch(state, 1)
    at_stage(state, 4)
    return state


def test_take_back_with_a_choice():
    """E29: over the whole dry run no more gossips are due than are held."""
    state = with_nook_and_signpost(traveller=2)
    assert offers(state) == {"track_1-1", "track_1-2", "end"}
    choose(state, "track_1-1", "guldens")
    assert offers(state) == {"end"}
    state = with_nook_and_signpost(traveller=2, economic=1)
    choose(state, "track_1-1", "guldens", "track_1-2", "guldens", "pass")
    assert offers(state) == {"r1c1", "r1c5"}
    choose(state, "r1c1")
    assert asked(state) == "lose_gossip_type"
    choose(state, "traveller", "traveller")
    assert heap(state, 1) == ["kitchenhand"]
    assert asked(state) == "complete_recipe"


def test_all_inns_full():
    """8.2, E30, R54: the last inn to be filled ends the game without an announcement."""
    state = a_table()
    fill_inn(state, 1)
    fill_inn(state, 0, but=("r2c3",), names=("hubu_gross", "ganis", "renmy", "iduna") * 2)
    state.round = 11
    state.mats[0].turns, state.mats[1].turns = 11, 10
    state.acquired = row(tile("rushlights") + 1)
    at_stage(state, 6)
    choose(state, "r2c3", "end")
    assert state.awaited() == 0
    assert state.ended == ids.ENDED_BY_FULL_INNS
    assert [mat.turns for mat in state.mats] == [11, 10]
    assert state.mats[0].chest == 4  # the update belonged to the turn


def test_first_game_with_four_players():
    """5, E31: eleven recipes, all basic tiles dealt, one recipe left in the deck."""
    setting = {"kingdom": "none", "recipes": "no_advanced", "basic_tiles": "random"}
    for seed in range(20):
        state = GAME.setup(BOX, 4, setting, seed)
        while state.awaited() and state.round == 0:
            quiet = offers(state) & {"pass"} or offers(state)
            choose(state, sorted(quiet)[0])
        assert state.laws == 0
        assert state.deck.left == 1
        assert sum(count(mat.hand) for mat in state.mats) == 10
