"""Worked examples E1 to E16 of chapter 10."""

from __future__ import annotations

from stammtisch.games.crossroads.rules import ids
from stammtisch.games.crossroads.rules.market import draw_tile
from stammtisch.games.crossroads.rules.purse import update
from stammtisch.games.crossroads.rules.reputation import change_reputation
from stammtisch.games.crossroads.tests.tables import (
    BOX,
    FREE,
    a_table,
    asked,
    at_stage,
    build_at,
    choose,
    events,
    go,
    gossips,
    hold,
    journal_of,
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


def acquire(state, *names):
    """Tiles that were bought and are to be built now."""
    state.acquired = row(*(tile(name) + 1 for name in names))
    return go(state, ids.BUILD_NEXT)


def test_falling_below_zero():
    """E1: three spaces down from 1 cost two Prestige and set off nothing."""
    state = a_table()
    set_reputation(state, 0, distressed=1)
    change_reputation(state, 0, ids.DISTRESSED, -3, 0)
    assert reputation(state, 0, "distressed") == 0
    assert state.mats[0].prestige == 4
    assert state.planned == 0


def steel_cages(outlaws):
    state = a_table()
    mat = state.mats[0]
    lay_track(state, 2, None, None, None, "steel_cages")
    set_gossips(state, 0, economic=3)
    mat.pouch, mat.revenue = 2, 7
    set_reputation(state, 0, outlaws=outlaws)
    at_stage(state, 4)
    assert offers(state) == {"track_2-4", "end"}
    choose(state, "track_2-4")
    assert offers(state) == {"gossip"}
    choose(state, "gossip", "end")
    assert gossips(state, 0) == (0, 0, 0)
    assert mat.pouch == 2
    choose(state, "pass")  # reserve nothing
    return state, mat


def test_steel_cages():
    """E2: paid with three economic gossips, built on a free space, updated in step 8."""
    state, mat = steel_cages(outlaws=1)
    choose(state, FREE)
    assert (reputation(state, 0, "outlaws"), mat.chest, mat.revenue) == (4, 6, 5)
    choose(state, "end")  # recipes; then the update
    assert (mat.chest, mat.pouch, mat.debt) == (13, 0, 0)


def test_steel_cages_set_off_the_outlaws():
    """E2b: passing 5 rolls the die before the guldens come; a 5 gives three."""
    state, mat = steel_cages(outlaws=3)
    load_die(state, 5)
    journal = journal_of(state)
    choose(state, FREE)
    assert events(journal, ids.DIE_ROLLED) == [[0, 5, 0, 0, 0]]
    assert [gain[1] for gain in events(journal, ids.GULDENS_GAINED)] == [3, 6]
    assert (mat.chest, mat.revenue) == (9, 5)
    choose(state, "end")
    assert mat.chest == 16


def test_a_duplicate_is_put_back():
    """E3, R36: a drawn Servant goes back as one lies there; the pouch lost one tile only."""
    state = a_table()
    lay_track(state, 1, None, "servant", "kobi", "drudge")
    only_in_pouch(state, 1, "servant", "tinhorn")
    draw_tile(state, 0)
    assert track(state, 1) == ["tinhorn", "servant", "kobi", "drudge"]
    assert pouch(state, 1) == ["servant"]
    assert BOX.tiles.of_tier[0] & BOX.tiles.of_tier[1] == 0


def test_the_collectors_stock():
    """E4: with three players two gossips of each type and four guldens lie on card 8."""
    state = a_table(3, laws=(8, 3))
    assert state.stock == row(2, 2, 2, 4)
    assert state.supply == row(10, 10, 10)
    go(state, ids.FIRST_GOSSIPS)
    assert state.supply == row(7, 7, 7)
    assert a_table(2, laws=(8, 3)).stock == row(1, 1, 1, 2)


def test_buying_slides():
    """7.8, E5: the tiles left of a bought one move right, a new one comes and can be bought too."""
    state = a_table()
    lay_track(state, 1, "tinhorn", "kobi", "laundry", "drudge")
    only_in_pouch(state, 1, "straw_bunks")
    state.mats[0].pouch = 9
    at_stage(state, 4)
    choose(state, "track_1-3", "guldens")
    assert state.mats[0].pouch == 5
    assert track(state, 1) == ["straw_bunks", "tinhorn", "kobi", "drudge"]
    assert "track_1-1" in offers(state)
    choose(state, "track_1-1", "guldens")
    assert state.mats[0].pouch == 3
    assert asked(state) == "reserve"


def test_reserving_and_sliding():
    """E6, R33, R34: nothing closes up after reserving; then everything slides by one slot."""
    state = a_table()
    lay_track(state, 1, "crook", "tinhorn", "kobi", "drudge")
    only_in_pouch(state, 1, "maide", "servant")
    at_stage(state, 5)
    choose(state, "track_1-3")
    there = track(state, 1)
    assert there[1:3] == ["crook", "tinhorn"]
    assert {there[0], there[3]} == {"maide", "servant"}
    assert BOX.tiles.ids[state.mats[0].reserve(0)] == "kobi"
    assert state.tops & 63 == tile("drudge") + 1


def test_reserving_the_oldest_saves_a_tile():
    """E6: whoever reserves the tile of slot 4 keeps the track from losing one."""
    state = a_table()
    lay_track(state, 1, "crook", "tinhorn", "kobi", "drudge")
    only_in_pouch(state, 1, "maide")
    at_stage(state, 5)
    choose(state, "track_1-4")
    assert track(state, 1) == ["maide", "crook", "tinhorn", "kobi"]
    assert state.heap_some == 0


def test_update_with_limit_and_debt():
    """7.13, E7, R6, R7: revenue, Pouch, limit of 20, then each debt costs one gulden."""
    state = a_table()
    mat = state.mats[0]
    mat.chest, mat.pouch, mat.revenue, mat.debt = 6, 12, 9, 4
    update(state)
    assert (mat.chest, mat.pouch, mat.debt) == (16, 0, 0)


def test_debt_not_covered():
    """E8: what cannot be paid stays and costs a point each at the end."""
    state = a_table()
    mat = state.mats[0]
    mat.chest, mat.pouch, mat.revenue, mat.debt = 0, 1, 2, 5
    update(state)
    assert (mat.chest, mat.debt) == (0, 2)
    with_debt = state.score(0)
    mat.debt = 0
    assert state.score(0) - with_debt == 2


def test_revenue_overflow_and_shortfall_in_one_tile():
    """E9: Toll gate at revenue 9 and Travellers 1."""
    state = a_table()
    mat = state.mats[0]
    mat.revenue, mat.prestige = 9, 8
    acquire(state, "toll_gate")
    choose(state, FREE)
    assert (mat.revenue, mat.chest, mat.prestige) == (10, 1, 7)
    assert reputation(state, 0, "travellers") == 0


def test_passing_twelve():
    """E10: Alstero from Nobles 11: the track ends at 12, one action, the Chest takes what fits."""
    state = a_table()
    mat = state.mats[0]
    mat.chest, mat.prestige = 18, 30
    set_reputation(state, 0, nobles=11)
    journal = journal_of(state)
    acquire(state, "alstero")
    choose(state, FREE)
    assert reputation(state, 0, "nobles") == 12
    assert len(events(journal, ids.SPECIAL_SET_OFF)) == 1
    assert (mat.chest, mat.prestige, mat.tokens_on(space(FREE))) == (20, 31, 1)
    assert events(journal, ids.GULDENS_GAINED) == [[0, 2, 1, 0, 0]]


def test_two_spaces_in_one_move():
    """E11, R11, R12: each special space entered or passed counts; leaving one does not."""
    for start, by, hits in ((4, 5, 2), (5, 4, 1), (9, -4, 1), (5, -1, 0), (12, 1, 1), (11, 4, 1)):
        state = a_table()
        set_reputation(state, 0, outlaws=start)
        change_reputation(state, 0, ids.OUTLAWS, by, 0)
        assert state.planned == hits, (start, by)


def test_chain():
    """E12: welcome Outlaws at 12: rolls 4, 4, 6, then Townsfolk (void) and Travellers."""
    state = a_table()
    set_reputation(state, 0, outlaws=12, townsfolk=2, travellers=3)
    hold(state, 0, "mulled_mead")
    hold(state, 1)
    load_die(state, 4, 4, 6)
    journal = journal_of(state)
    at_stage(state, 2)
    choose(state, "outlaws", "nobles")
    assert asked(state) == "travellers_action"
    assert offers(state) == {"draw_two_keep_one", "discard_recipe", "pass"}
    choose(state, "discard_recipe", "mulled_mead")
    told = (ids.SPECIAL_SET_OFF, ids.SPECIAL_VOID)
    groups = [event.b for event in journal.events if event.kind in told]
    assert groups == [ids.OUTLAWS] * 3 + [ids.TOWNSFOLK, ids.TRAVELLERS]
    assert [event[1] for event in events(journal, ids.SPECIAL_VOID)] == [ids.TOWNSFOLK]
    assert reputation(state, 0, "outlaws") == 12
    assert reputation(state, 0, "nobles") == 0  # the unwelcome half came last
    last_move = events(journal, ids.REPUTATION_CHANGED)[-1]
    assert last_move[1] == ids.NOBLES
    assert asked(state) == "gossip_action"


def impression_pairs(state):
    pairs = set()
    for welcome in offers(state) - {"pass"}:
        twin = state.copy()
        choose(twin, welcome)
        pairs |= {(welcome, unwelcome) for unwelcome in offers(twin)}
    return pairs


def test_impression_options():
    """E13, R5: 20 pairs at first, 13 after a use, 10 if Outlaws could not fall."""
    state = a_table()
    at_stage(state, 2)
    assert "pass" in offers(state)
    assert len(impression_pairs(state)) == 20
    mat = state.mats[0]
    mat.welcome, mat.unwelcome = ids.NOBLES, ids.DISTRESSED
    pairs = impression_pairs(state)
    assert len(pairs) == 13
    assert ("distressed", "nobles") in pairs  # the two may change places
    mat.prestige = 1
    set_reputation(state, 0, outlaws=0)
    assert len(impression_pairs(state)) == 10


def test_political_gossips_at_the_table():
    """E14, R26, R27: two rivals fall; one at 0 with Prestige 1 loses nothing."""
    state = a_table(3)
    set_gossips(state, 0, political=2)
    set_reputation(state, 1, outlaws=0)
    state.mats[1].prestige = 1
    set_reputation(state, 2, travellers=5)
    at_stage(state, 3)
    choose(state, "political_2_table")
    assert len(offers(state)) == 10
    choose(state, "rival_1-outlaws")
    assert offers(state) == {
        f"rival_2-{group}"
        for group in ("distressed", "outlaws", "travellers", "townsfolk", "nobles")
    }
    choose(state, "rival_2-travellers")
    assert state.mats[1].prestige == 1
    assert reputation(state, 2, "travellers") == 4
    assert asked(state) == "travellers_action"
    assert state.awaited() == 1  # seat 0 carries it out


def test_swap():
    """E15: tokens travel, an empty tile gets one, reputations stay."""
    state = a_table()
    build_at(state, 0, "kobi", "r1c2")
    build_at(state, 1, "letima", "r4c5", tokens=2)
    set_gossips(state, 0, traveller=2)
    before = [mat.reputation for mat in state.mats]
    at_stage(state, 3)
    choose(state, "traveller_2", "r1c2", "rival_1-r4c5")
    own, other = state.mats
    assert BOX.tiles.ids[own.tile_at(space("r1c2"))] == "letima"
    assert own.tokens_on(space("r1c2")) == 2
    assert BOX.tiles.ids[other.tile_at(space("r4c5"))] == "kobi"
    assert other.tokens_on(space("r4c5")) == 1
    assert [mat.reputation for mat in state.mats] == before


def over_shelf(prestige, *hand):
    state = a_table()
    set_basic(state, 0, "r1c1", "recipe_shelf")
    hold(state, 0, *hand)
    state.mats[0].prestige = prestige
    acquire(state, "rushlights")
    return state


def test_covering_a_recipe_shelf():
    """E16: both recipes and the Prestige go back first, then the new tile gives its own."""
    assert "r1c1" not in offers(over_shelf(9, "mulled_mead"))
    assert "r1c1" not in offers(over_shelf(1, "mulled_mead", "black_broth"))
    state = over_shelf(9, "mulled_mead", "black_broth")
    journal = journal_of(state)
    choose(state, "r1c1")
    mat = state.mats[0]
    assert mat.hand == 0
    assert mat.prestige == 10
    assert [event[2] for event in events(journal, ids.PRESTIGE_CHANGED)] == [8, 10]
