"""Chapters 6.2, 7.6 to 7.8: investing, reserving, building, covering, tracks."""

from __future__ import annotations

from stammtisch.games.crossroads import GAME
from stammtisch.games.crossroads.rules import ids
from stammtisch.games.crossroads.rules.turn import full
from stammtisch.games.crossroads.tests.tables import (
    BOX,
    a_table,
    asked,
    at_stage,
    basic,
    build_at,
    choose,
    fill_inn,
    gossips,
    heap,
    lay_track,
    offers,
    only_in_pouch,
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


def test_a_price_is_never_mixed():
    """R28: invest and pay offer guldens or gossips, each only in full."""
    state = a_table()
    lay_track(state, 1, "stone_hearth")
    state.mats[0].pouch = 3
    set_gossips(state, 0, political=1)
    at_stage(state, 4)
    assert offers(state) == {"end"}
    state.mats[0].pouch = 4
    set_gossips(state, 0, political=2)
    choose(state, "track_1-1")
    assert asked(state) == "pay"
    assert offers(state) == {"guldens", "gossip"}
    choose(state, "gossip")
    assert gossips(state, 0) == (0, 0, 0)
    assert state.mats[0].pouch == 4


def test_a_tile_without_a_space_cannot_be_bought():
    """R29: the dry run comes after the payment; gossips spent cannot be given back."""
    state = a_table()
    fill_inn(state, 0)
    for corner in ("r1c1", "r1c5", "r4c1"):
        build_at(state, 0, "kobi" if corner < "r2" else "letima", corner)
    set_basic(state, 0, "r4c5", "rumour_nook")
    lay_track(state, 1, "stone_hearth")
    state.mats[0].pouch = 4
    set_gossips(state, 0, political=2)
    at_stage(state, 4)
    choose(state, "track_1-1")
    assert offers(state) == {"guldens"}  # both gossips are needed for the corner


def test_a_bought_reserve_no_longer_counts():
    """R29: the Notice peg cannot be given back with the tile that is being bought."""
    state = a_table()
    fill_inn(state, 0)
    for corner in ("r1c1", "r1c5", "r4c1"):
        build_at(state, 0, "kobi" if corner < "r2" else "letima", corner)
    set_basic(state, 0, "r4c5", "notice_peg")
    state.mats[0].write_reserve(0, tile("rushlights"))
    state.mats[0].pouch = 4
    at_stage(state, 4)
    assert offers(state) == {"end"}
    state.mats[0].write_reserve(1, tile("maide"))
    assert offers(state) == {"reserve_1", "reserve_2", "end"}


def test_buying_a_reserved_tile_moves_no_track():
    """R39: it comes out of the reserve in a later turn."""
    state = a_table()
    lay_track(state, 1, "tinhorn", "crook", "maide", "servant")
    state.mats[0].write_reserve(0, tile("rushlights"))
    state.mats[0].pouch = 2
    at_stage(state, 4)
    choose(state, "reserve_1", "guldens")
    assert track(state, 1) == ["tinhorn", "crook", "maide", "servant"]
    assert state.mats[0].reserved == 0


def test_no_reservation_without_a_free_place():
    """R40: with two reserved tiles the question is not put, and the tracks slide."""
    state = a_table()
    lay_track(state, 1, "tinhorn", "crook", "maide", "servant")
    state.mats[0].reserved = row(tile("kobi") + 1, tile("renmy") + 1)
    at_stage(state, 5)
    assert asked(state) == "complete_recipe"
    assert track(state, 1)[1:] == ["tinhorn", "crook", "maide"]


def test_tracks_slide_without_a_reservation():
    """R34: each turn both tracks lose their oldest tile."""
    state = a_table()
    lay_track(state, 1, "tinhorn", "crook", "maide", "servant")
    lay_track(state, 2, "chef", "cook", "foreman", "veteran")
    at_stage(state, 5)
    choose(state, "pass")
    assert heap(state, 1) == ["servant"]
    assert heap(state, 2) == ["veteran"]
    assert None not in track(state, 1) + track(state, 2)


def test_refreshing_a_track():
    """gossip_track: the oldest goes first, so the newest ends on top of the discards."""
    state = a_table()
    lay_track(state, 1, "tinhorn", "crook", "maide", "servant")
    set_gossips(state, 0, traveller=1)
    at_stage(state, 3)
    choose(state, "traveller_1")
    assert offers(state) == {"track_1"}
    choose(state, "track_1")
    assert state.tops == row(tile("tinhorn") + 1)
    assert heap(state, 1) == ["crook", "maide", "servant", "tinhorn"]
    assert len(set(track(state, 1))) == 4


def test_an_empty_slot_is_tried_again():
    """R35: a slot that could not be filled stays empty until the next slide."""
    state = a_table()
    lay_track(state, 1, None, "crook", "maide", "servant")
    only_in_pouch(state, 1, "crook")
    at_stage(state, 5)
    choose(state, "pass")
    assert track(state, 1)[2:] == ["crook", "maide"]
    assert "servant" in track(state, 1)  # the discard pile came back


def covering(name, **numbers):
    """Build Rushlights over a basic tile."""
    state = a_table()
    set_basic(state, 0, "r1c1", name)
    for key, value in numbers.items():
        setattr(state.mats[0], key, value)
    return state


def test_reputation_below_zero_costs_prestige():
    """R17: a bonus can be given back at 0; Prestige pays."""
    state = covering("poor_box")
    set_reputation(state, 0, distressed=0)
    acquire(state, "kobi")
    choose(state, "r1c1")
    assert state.mats[0].prestige == 4
    for distressed, legal in ((0, False), (1, True)):  # two spaces down cost 2 or 1 of 2
        state = covering("poor_box", prestige=2)
        set_reputation(state, 0, distressed=distressed)
        acquire(state, "kobi")
        assert ("r1c1" in offers(state)) == legal


def test_only_bonuses_are_given_back():
    """R18, R19: revenue falls, the debts of the Hayloft stay; guldens come back as debts."""
    state = covering("hayloft", revenue=5, debt=0)
    acquire(state, "rushlights")
    choose(state, "r1c1")
    assert (state.mats[0].revenue, state.mats[0].debt) == (4, 0)
    state = covering("market_stall")
    acquire(state, "rushlights")
    choose(state, "r1c1")
    assert state.mats[0].debt == 2
    state = covering("hayloft", revenue=1)
    acquire(state, "rushlights")
    assert "r1c1" not in offers(state)


def test_a_reserve_is_given_back():
    """6.4: discard_reserved: the player chooses which reserved tile goes onto the discard pile."""
    state = covering("notice_peg")
    state.mats[0].reserved = row(tile("kobi") + 1, tile("chef") + 1)
    acquire(state, "rushlights")
    choose(state, "r1c1")
    assert asked(state) == "discard_reserved"
    choose(state, "reserve_2")
    assert heap(state, 2) == ["chef"]


def any_group_box():
    """A box whose Poor box gives reputation with any group."""
    text = GAME.components.text.replace(
        'id = "poor_box"\nname = "Poor box"\ncopies = 1\n'
        'effects = [{ kind = "reputation", group = "distressed", n = 2 }]',
        'id = "poor_box"\nname = "Poor box"\ncopies = 1\n'
        'effects = [{ kind = "reputation", group = "any", n = 2 }]',
    )
    assert text != GAME.components.text
    return GAME.parse_components(text, "any group").box


def test_reputation_with_any_group():
    """6.4: gain_reputation_group, lose_reputation_group: all on one group, not always the same."""
    state = a_table(box=any_group_box())
    mat = state.mats[0]
    mat.basics, mat.draft_kept = 0, BOX.basics.tiles[basic("poor_box")]
    state.plan(ids.SET_BASIC, basic("poor_box") * 4)
    state.run_on()
    assert asked(state) == "gain_reputation_group"
    choose(state, "outlaws")
    assert reputation(state, 0, "outlaws") == 3
    mat.prestige = 1
    set_reputation(state, 0, distressed=0, travellers=1)
    acquire(state, "kobi")
    choose(state, "r1c1")
    assert asked(state) == "lose_reputation_group"
    assert offers(state) == {"outlaws"}
    choose(state, "outlaws")
    assert reputation(state, 0, "outlaws") == 1


def test_corners_do_not_count():
    """R63: a covered corner brings nobody closer to a full inn, and none is needed for it."""
    state = a_table()
    fill_inn(state, 0, but=("r2c3",))
    build_at(state, 0, "kobi", "r1c1")
    assert GAME.view(state, 0).mats[0].covered == 15
    assert not full(state, state.mats[0])
    fill_inn(state, 1)
    assert full(state, state.mats[1])


def test_labels_have_no_rule():
    """R41, R62: worker and social groups are labels; ingredients are given by 4 or 2 tiles."""
    changed = GAME.components.text.replace('worker_group = "scoundrels"', 'worker_group = "x"')
    box = GAME.parse_components(changed, "labels").box
    assert list(box.tiles.effects) == list(BOX.tiles.effects)
    given = [2 * list(BOX.tiles.ingredient).count(number) for number in range(10)]
    assert given == [4, 4, 4, 4, 4, 4, 2, 2, 2, 2]


def test_a_garden_needs_an_ingredient_tile():
    """build: a Garden patch gives one more token to an ingredient tile and nothing to others."""
    state = a_table()
    acquire(state, "kobi", "rushlights")
    choose(state, "r1c1")
    assert state.mats[0].tokens_on(space("r1c1")) == 2
    choose(state, "r4c5")
    assert state.mats[0].tokens_on(space("r4c5")) == 0
    assert state.mats[0].debt == 0
