"""Chapter 7.5: special actions, their chains and their end."""

from __future__ import annotations

from stammtisch.core.bits import bit
from stammtisch.core.words import words
from stammtisch.games.crossroads import GAME
from stammtisch.games.crossroads.rules import ids
from stammtisch.games.crossroads.rules.reputation import change_reputation
from stammtisch.games.crossroads.tests.tables import (
    BOX,
    a_table,
    asked,
    choose,
    events,
    go,
    gossips,
    heap,
    hold,
    journal_of,
    lay_track,
    load_die,
    offers,
    pouch,
    recipe,
    recipes,
    reputation,
    row,
    set_gossips,
    set_reputation,
    tile,
    track,
)

LINKS = 1024


def set_off(state, group):
    return go(state, ids.SPECIAL, group * LINKS)


def test_distressed_give_a_gossip():
    """distressed_gossip: any type with room; with nine gossips nothing is asked."""
    state = a_table()
    set_gossips(state, 0, economic=3, political=1)
    set_off(state, ids.DISTRESSED)
    assert asked(state) == "distressed_gossip"
    assert offers(state) == {"political", "traveller"}
    choose(state, "traveller")
    assert gossips(state, 0) == (3, 1, 1)
    set_gossips(state, 0, economic=3, political=3, traveller=3)
    set_off(state, ids.DISTRESSED)
    assert asked(state) is None


def test_the_die():
    """7.5, R14, R15: every result, and nothing where it cannot be carried out."""
    results = {}
    for roll in range(1, 7):
        state = a_table()
        set_gossips(state, 0, economic=1, political=1)
        load_die(state, roll)
        set_off(state, ids.OUTLAWS)
        if roll == 1:
            assert asked(state) == "outlaws_lose_gossip"
            assert offers(state) == {"economic", "political"}
            choose(state, "political")
        mat = state.mats[0]
        results[roll] = (mat.reputation, mat.revenue, mat.chest, gossips(state, 0))
    one = row(1, 1, 1, 1, 1)
    assert results == {
        1: (one, 4, 0, (1, 0, 0)),
        2: (row(1, 1, 1, 1, 0), 4, 0, (1, 1, 0)),
        3: (one, 3, 0, (1, 1, 0)),
        4: (row(1, 3, 1, 1, 1), 4, 0, (1, 1, 0)),
        5: (one, 4, 3, (1, 1, 0)),
        6: (row(1, 1, 2, 2, 1), 4, 0, (1, 1, 0)),
    }


def test_impossible_die_results():
    """R14: no gossip to lose, revenue 1, Nobles 0 with Prestige 1: nothing happens."""
    for roll in (1, 2, 3):
        state = a_table()
        mat = state.mats[0]
        mat.revenue, mat.prestige = 1, 1
        set_reputation(state, 0, nobles=0)
        load_die(state, roll)
        set_off(state, ids.OUTLAWS)
        assert asked(state) is None
        assert (mat.revenue, mat.prestige) == (1, 1)
    state = a_table()
    set_reputation(state, 0, nobles=0)
    load_die(state, 2)
    set_off(state, ids.OUTLAWS)
    assert state.mats[0].prestige == 5


def always_four():
    """A box whose die shows nothing but Outlaws +2."""
    text = GAME.components.text
    four = 'effect = "effects"\neffects = [{ kind = "reputation", group = "outlaws", n = 2 }]'
    head, *sides = text.split("[[outlaws_die]]")
    changed = [head]
    for number, side in enumerate(sides, start=1):
        rest = side[side.index("source") :]
        changed.append(f"\nroll = {number}\n{four}\n{rest}")
    return GAME.parse_components("[[outlaws_die]]".join(changed), "always four").box


def test_chains_end():
    """R13: a die that always shows 4 is rolled twenty times, then the chain is cut."""
    state = a_table(box=always_four())
    set_reputation(state, 0, outlaws=12)
    journal = journal_of(state)
    change_reputation(state, 0, ids.OUTLAWS, 1, 0)
    state.run_on()
    assert len(events(journal, ids.DIE_ROLLED)) == 20
    assert reputation(state, 0, "outlaws") == 12
    assert state.planned == 0
    change_reputation(state, 0, ids.OUTLAWS, 1, 0)  # the next trigger begins a new chain
    state.run_on()
    assert len(events(journal, ids.DIE_ROLLED)) == 40


def test_only_the_outlaws_move_reputation():
    """R13: the other four actions leave every reputation as it was, so chains are linear."""
    for group in (ids.DISTRESSED, ids.TRAVELLERS, ids.TOWNSFOLK, ids.NOBLES):
        state = a_table()
        state.mats[0].write_reserve(0, tile("kobi"))
        before = state.mats[0].reputation
        set_off(state, group)
        while state.awaited():
            choose(state, sorted(offers(state))[0])
        assert state.mats[0].reputation == before


def test_travellers_draw_two_and_keep_one():
    """travellers_keep, R44: the other card lies face up on the discard pile."""
    state = a_table()
    hold(state, 0)
    set_off(state, ids.TRAVELLERS)
    assert asked(state) == "travellers_action"
    choose(state, "draw_two_keep_one")
    assert asked(state) == "travellers_keep"
    first, second = sorted(offers(state))
    choose(state, first)
    assert state.mats[0].hand == bit(recipe(first))
    assert state.recipe_discard == bit(recipe(second))


def test_travellers_with_one_card_left():
    """A single card is kept; without any the action offers no drawing."""
    state = a_table()
    hold(state, 0, *BOX.recipes.ids[:14])
    set_off(state, ids.TRAVELLERS)
    choose(state, "draw_two_keep_one")
    assert len(offers(state)) == 1
    choose(state, offers(state).pop())
    set_off(state, ids.TRAVELLERS)
    assert offers(state) == {"discard_recipe", "pass"}


def test_an_empty_deck_is_made_anew():
    """R43: the discarded recipes are shuffled when a card is to be drawn."""
    state = a_table()
    state.recipe_discard = recipes("mulled_mead", "black_broth", "herb_sorbet")
    hold(state, 0)
    state.deck.left = 0
    set_off(state, ids.TRAVELLERS)
    choose(state, "draw_two_keep_one")
    assert state.recipe_discard == 0
    assert state.deck.left == 1


def test_travellers_discard():
    """travellers_discard: a recipe of one's own hand and choice."""
    state = a_table()
    hold(state, 0, "mulled_mead", "black_broth")
    set_off(state, ids.TRAVELLERS)
    choose(state, "discard_recipe")
    assert asked(state) == "travellers_discard"
    choose(state, "black_broth")
    assert state.mats[0].hand == recipes("mulled_mead")
    assert state.recipe_discard == recipes("black_broth")


def test_travellers_steal():
    """travellers_victim, travellers_replace: the victim may draw a new card."""
    state = a_table(3)
    hold(state, 0)
    hold(state, 2, "mulled_mead")
    set_off(state, ids.TRAVELLERS)
    choose(state, "steal_recipe")
    assert asked(state) == "travellers_victim"
    assert offers(state) == {"rival_2"}
    choose(state, "rival_2")
    assert state.mats[0].hand == recipes("mulled_mead")
    assert asked(state) == "travellers_replace"
    assert state.awaited() == bit(2)
    choose(state, "draw")
    assert bin(state.mats[2].hand).count("1") == 1
    state.mats[2].hand = 0


def test_townsfolk_need_a_reserved_tile():
    """townsfolk_action is not asked without one."""
    state = a_table()
    set_off(state, ids.TOWNSFOLK)
    assert asked(state) is None


def with_reserve(name="kobi"):
    state = a_table()
    state.mats[0].write_reserve(0, tile(name))
    lay_track(state, 1, "tinhorn", "crook", "maide", "servant")
    return state


def test_townsfolk_exchange_with_the_track():
    """townsfolk_own, townsfolk_target: the two tiles of one tier change places."""
    state = with_reserve()
    set_off(state, ids.TOWNSFOLK)
    assert offers(state) == {"exchange_with_market", "return_to_pouch", "pass"}
    choose(state, "exchange_with_market", "reserve_1")
    assert offers(state) == {"slot_1", "slot_2", "slot_3", "slot_4"}
    choose(state, "slot_3")
    assert BOX.tiles.ids[state.mats[0].reserve(0)] == "maide"
    assert track(state, 1) == ["tinhorn", "crook", "kobi", "servant"]


def test_townsfolk_never_double_a_tile():
    """R37: a tile that lies on the track already can only replace its own twin."""
    state = with_reserve("crook")
    state.heap_some, state.tops = bit(tile("drudge")), row(tile("drudge") + 1)
    set_off(state, ids.TOWNSFOLK)
    choose(state, "exchange_with_market", "reserve_1")
    assert offers(state) == {"slot_2", "discard_top"}
    choose(state, "discard_top")
    assert BOX.tiles.ids[state.mats[0].reserve(0)] == "drudge"
    assert heap(state, 1) == ["crook"]
    assert state.tops == row(tile("crook") + 1)


def test_townsfolk_swap_with_a_player():
    """R38: tiers need not be equal."""
    state = with_reserve()
    state.mats[1].write_reserve(1, tile("gilded_throne"))
    set_off(state, ids.TOWNSFOLK)
    choose(state, "swap_with_player", "reserve_1")
    assert offers(state) == {"rival_1-reserve_2"}
    choose(state, "rival_1-reserve_2")
    assert BOX.tiles.ids[state.mats[0].reserve(0)] == "gilded_throne"
    assert BOX.tiles.ids[state.mats[1].reserve(1)] == "kobi"


def test_townsfolk_return_a_tile():
    """R40: two guldens, and a reserve place is free again."""
    state = with_reserve()
    state.mats[0].write_reserve(1, tile("renmy"))
    before = pouch(state, 1).count("kobi")
    set_off(state, ids.TOWNSFOLK)
    choose(state, "return_to_pouch", "reserve_1")
    assert state.mats[0].chest == 2
    assert state.mats[0].free_reserve() == 0
    assert pouch(state, 1).count("kobi") in (before, before + 1)
    go(state, ids.STAGE, 5)
    assert asked(state) == "reserve"


def test_doing_nothing_names_what_is_forgone_where_a_recipe_could_be_drawn():
    """7.5: to draw costs nothing; to discard does, so nobody is asked twice about keeping."""
    state = a_table()
    set_off(state, ids.TRAVELLERS)
    (nothing,) = [one for one in GAME.choices(state, 0) if one.id == "pass"]
    assert nothing.warning == words("warn-special")
    state = a_table()
    hold(state, 0, *BOX.recipes.ids[:15])
    set_off(state, ids.TRAVELLERS)
    assert offers(state) == {"discard_recipe", "pass"}
    (nothing,) = [one for one in GAME.choices(state, 0) if one.id == "pass"]
    assert nothing.warning is None
