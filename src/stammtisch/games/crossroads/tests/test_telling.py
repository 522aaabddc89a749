"""What people are told: the log claims nothing that did not happen, and names what matters."""

from __future__ import annotations

from typing import Any

import pytest

from stammtisch.core.bits import lowest
from stammtisch.core.playout import random_option
from stammtisch.core.rng import seeded
from stammtisch.core.words import LANGUAGES, words
from stammtisch.games.crossroads import GAME
from stammtisch.games.crossroads.components.vocabulary import GROUPS
from stammtisch.games.crossroads.rules import ids
from stammtisch.games.crossroads.rules.reputation import LINKS
from stammtisch.games.crossroads.tests.tables import (
    BOX,
    a_table,
    asked,
    at_stage,
    build_at,
    choose,
    events,
    go,
    hold,
    journal_of,
    lay_track,
    load_die,
    offers,
    recipes,
    set_gossips,
    set_reputation,
    spoken,
    tile,
    with_signs,
)

BOOK = GAME.phrasebook()


def foretold(state, choice):
    (effect,) = [each.effect for each in GAME.choices(state, 0) if each.id == choice]
    assert effect is not None
    return BOOK.say(effect)


# -- special actions -------------------------------------------------------------------------------


def idle(group):
    """A table at which the action of a group can do nothing for seat 0."""
    state = a_table()
    if group == "distressed":
        set_gossips(state, 0, 3, 3, 3)
    if group == "travellers":
        hold(state, 0)
        state.deck.left = 0
        state.recipe_discard = 0
    return state


@pytest.mark.parametrize(
    ("group", "said"),
    [
        ("distressed", "sets off the action of the Distressed, but can take no gossip."),
        ("travellers", "but there is no recipe to draw, discard or take."),
        ("townsfolk", "but has no reserved tile: nothing happens."),
    ],
)
def test_a_void_action_is_told_as_void(group, said):
    """R14: nothing happens, nothing is asked, and neither log nor forecast claims otherwise."""
    number = ("distressed", "outlaws", "travellers", "townsfolk", "nobles").index(group)
    state = idle(group)
    journal = journal_of(state)
    go(state, ids.SPECIAL, number * LINKS)
    assert asked(state) is None
    assert events(journal, ids.SPECIAL_SET_OFF) == []
    assert said in spoken(journal)[0]
    state = idle(group)
    set_reputation(state, 0, **{group: {"distressed": 3, "travellers": 3, "townsfolk": 2}[group]})
    at_stage(state, 2)
    assert foretold(state, group).endswith("which can do nothing")


@pytest.mark.parametrize(
    ("roll", "said"),
    [
        (1, "Seat 1 has no gossip to give up: the roll does nothing."),
        (2, "Seat 1 has no reputation and no Prestige to lose there: the roll does nothing."),
        (3, "Seat 1 cannot earn less: the roll does nothing."),
    ],
)
def test_a_roll_that_does_nothing_is_told_as_such(roll, said):
    """7.5, R14: and one that takes something is not."""
    state = a_table()
    set_gossips(state, 0)
    set_reputation(state, 0, nobles=0)
    mat = state.mats[0]
    mat.prestige, mat.revenue = BOX.limits.least_prestige, BOX.limits.least_revenue
    load_die(state, roll)
    journal = journal_of(state)
    go(state, ids.SPECIAL, ids.OUTLAWS * LINKS)
    assert said in spoken(journal)
    set_gossips(state, 0, economic=1)
    mat.prestige, mat.revenue = BOX.limits.least_prestige + 1, BOX.limits.least_revenue + 1
    load_die(state, roll)
    again = journal_of(state)
    go(state, ids.SPECIAL, ids.OUTLAWS * LINKS)
    assert said not in spoken(again)


def test_an_action_that_can_be_carried_out_is_set_off():
    state = a_table()
    state.mats[0].write_reserve(0, tile("ganis"))
    set_reputation(state, 0, townsfolk=2)
    at_stage(state, 2)
    assert foretold(state, "townsfolk") == "2 to 3, sets off the action of Townsfolk"
    journal = journal_of(state)
    choose(state, "townsfolk", "nobles")
    assert "Seat 1 sets off the action of the Townsfolk." in spoken(journal)
    assert asked(state) == "townsfolk_action"
    choose(state, "pass")
    assert "Seat 1 passes up the action of the Townsfolk." in spoken(journal)


def test_the_second_half_of_an_impression_waits_for_the_first():
    """6.2: what the welcome group sets off comes first, so the other move is not certain yet."""
    state = a_table()
    set_reputation(state, 0, outlaws=4)
    at_stage(state, 2)
    choose(state, "outlaws")
    assert foretold(state, "nobles") == "after the action of Outlaws, 1 to 0"


# -- the collector ---------------------------------------------------------------------------------


@pytest.mark.parametrize("language", LANGUAGES)
def test_card_8_says_which_colour_earns_what(language):
    """7.11.1: its law, wherever it is read: on the table, in a reason, in the terminal."""
    state = a_table(3, (8, 7))
    at_stage(state, 2)
    book = GAME.phrasebook(language)
    law = book.say(GAME.view(state, 0).kingdom[1].law)
    for colour, gossip in ((1, "economic"), (2, "political"), (3, "traveller")):
        name = book.say(words(f"gossips-{gossip}", n=1))
        assert name in law, (colour, law)
    assert book.say(words("effect-guldens", n=2)) in law
    assert book.say(GAME.explain(state, 0, "kingdom/8")) == law
    pieces = GAME.layout(GAME.view(state, 0)).common[0].pieces
    assert law in book.say(pieces[1].words)


def test_the_numbers_of_a_law_are_those_of_the_box():
    text = GAME.components.text
    for old, new in (
        ("furnishing = { guldens = 2 }", "furnishing = { guldens = 4 }"),
        ("inner_guldens = 1", "inner_guldens = 3"),
        ('kind = "corner_extra_ingredient", n = 1', 'kind = "corner_extra_ingredient", n = 2'),
    ):
        assert old in text
        text = text.replace(old, new)
    box = GAME.parse_components(text, "own.toml").box
    seen = GAME.view(a_table(2, (8, 7), box=box), 0).kingdom
    assert "gives 3 guldens" in BOOK.say(seen[0].law)
    assert "Furnishings 4 guldens" in BOOK.say(seen[1].law)
    seen = GAME.view(a_table(2, (9,), box=box), 0).kingdom
    assert "gets 2 more tokens" in BOOK.say(seen[0].law)


@pytest.mark.parametrize(
    ("names", "bonus"),
    [
        (("ganis", "renmy", "meilan"), "1 traveller's gossip"),
        (("tinhorn", "crook", "servant"), "1 political gossip"),
        (("rushlights", "oak_benches", "long_table"), "2 guldens"),
    ],
)
def test_the_bonus_is_foretold_before_building_and_before_showing(names, bonus):
    """7.11.1: a space that completes a line names its bonus, and so does the line."""
    state = a_table(3, (8, 9))
    build_at(state, 0, names[0], "r2c1")
    build_at(state, 0, names[1], "r2c3")
    lay_track(state, 1, names[2], "thug", "laundry", "drudge")
    state.mats[0].pouch, state.mats[0].prestige = 20, 20
    at_stage(state, 4)
    choose(state, "track_1-1", "guldens", "end", "pass")
    assert foretold(state, "r2c2") == f"a line for the collector: {bonus}"
    assert [each.effect for each in GAME.choices(state, 0) if each.id == "r3c2"] == [None]
    choose(state, "r2c2")
    while asked(state) != "collector_line":
        choose(state, sorted(offers(state))[0])
    (line,) = GAME.choices(state, 0)
    assert line.effect is not None
    assert BOOK.say(line.effect) == f"the collector gives {bonus}"


def test_an_empty_card_promises_nothing():
    state = a_table(3, (8, 9))
    state.stock = 0
    build_at(state, 0, "ganis", "r2c1")
    build_at(state, 0, "renmy", "r2c3")
    lay_track(state, 1, "meilan", "thug", "laundry", "drudge")
    state.mats[0].pouch, state.mats[0].prestige = 20, 20
    at_stage(state, 4)
    choose(state, "track_1-1", "guldens", "end", "pass")
    assert [each.effect for each in GAME.choices(state, 0) if each.id == "r2c2"] == [None]


# -- one line for each option ----------------------------------------------------------------------


def test_a_reserved_tile_is_told_from_its_twin_on_the_track():
    state = a_table()
    state.mats[0].write_reserve(0, tile("kobi"))
    lay_track(state, 1, "kobi", "thug", "laundry", "drudge")
    state.mats[0].pouch = 20
    at_stage(state, 4)
    said = [BOOK.say(choice.words) for choice in GAME.choices(state, 0)]
    assert "Buy Kobi (3 guldens)" in said
    assert "Buy the reserved Kobi (3 guldens)" in said
    state.mats[0].write_reserve(1, tile("kobi"))
    said = [BOOK.say(choice.words) for choice in GAME.choices(state, 0)]
    assert len(set(said)) == len(said)


def test_no_two_options_read_the_same():
    """In the terminal nothing but the words tells them apart."""
    for seed in range(8):
        state: Any = GAME.setup(BOX, 2 + seed % 3, {}, seed)
        rng = seeded(seed, 1)
        while state.awaited():
            seat = lowest(state.awaited())
            said = [BOOK.say(choice.words) for choice in GAME.choices(state, seat)]
            assert len(set(said)) == len(said), said
            state.take(seat, random_option(state.options(seat), rng))


# -- tiles that change inns ------------------------------------------------------------------------


def test_the_log_says_what_goes_with_a_swapped_tile():
    """7.10: tokens and the collector's mark."""
    state = a_table(2, (8, 3))
    build_at(state, 0, "kobi", "r1c2")
    build_at(state, 1, "letima", "r2c2", tokens=2)
    state.mats[1].marked = 1 << 6
    set_gossips(state, 0, traveller=2)
    at_stage(state, 3)
    journal = journal_of(state)
    choose(state, "traveller_2", "r1c2", "rival_1-r2c2")
    said = spoken(journal)
    assert "Letima goes from Seat 2 to Seat 1 with 2 tokens and the collector's mark." in said
    assert "Kobi goes from Seat 1 to Seat 2 without a token." in said


# -- two tiles reserved by one basic tile ----------------------------------------------------------


@pytest.fixture(scope="module")
def greedy_peg():
    """A box whose Notice peg reserves two tiles."""
    text = GAME.components.text
    old = 'effects = [{ kind = "reserve", n = 1 }, { kind = "guldens", n = 2 }]'
    assert old in text
    return GAME.parse_components(text.replace(old, old.replace("n = 1", "n = 2")), "own.toml").box


def test_a_basic_tile_may_reserve_two_tiles(greedy_peg):
    """7.4: `reserve` 2 is asked twice, and said so."""
    state = with_signs(GAME.setup(greedy_peg, 2, {"basic_tiles": "random"}, 0))
    state = a_table(box=greedy_peg)
    state.round = 0
    mat = state.mats[0]
    peg = greedy_peg.basics.ids.index("notice_peg")
    mat.basics, mat.draft_kept = 0, greedy_peg.basics.tiles[peg]
    state.plan(ids.WAITING_RESERVE, 0)
    state.plan(ids.LAY_OUT, 0)
    state.plan(ids.SET_BASIC, peg * ids.CORNERS)
    state.run_on()
    for slot in ("track_1-1", "track_2-1"):
        assert asked(state) == "reserve_effect"
        choose(state, slot)
    assert mat.reserve(0) != ids.NOTHING
    assert mat.reserve(1) != ids.NOTHING
    assert asked(state) is None
    corner = GAME.view(state, 0).mats[0].inn[0].basic
    assert corner is not None
    assert [effect.n for effect in corner.effects if effect.kind == "reserve"] == [2]


def test_covering_it_gives_two_tiles_back(greedy_peg):
    """7.6: impossible with one reserved tile, two questions with two."""
    peg = greedy_peg.basics.ids.index("notice_peg")
    for reserved in (1, 2):
        state = a_table(box=greedy_peg)
        mat = state.mats[0]
        mat.basics += peg - (mat.basics & 63) + 1
        mat.pouch, mat.prestige = 20, 20
        for place in range(reserved):
            mat.write_reserve(place, tile("ganis"))
        lay_track(state, 1, "rushlights", "thug", "laundry", "drudge")
        at_stage(state, 4)
        choose(state, "track_1-1", "guldens", "end", *(["pass"] if reserved == 1 else []))
        assert ("r1c1" in offers(state)) == (reserved == 2)
        if reserved == 2:
            told = "covers Notice peg (discard 2 reserved tiles, 2 debts)"
            assert foretold(state, "r1c1") == told
            choose(state, "r1c1", "reserve_1", "reserve_2")
            assert mat.reserved == 0
            assert asked(state) == "complete_recipe"


# -- numbers ---------------------------------------------------------------------------------------


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_plural_stands_with_one(language):
    """The referees read “1 guldens” and “1 discarded recipes”."""
    book = GAME.phrasebook(language)
    state = a_table()
    state.mats[0].pouch = 1
    at_stage(state, 4)
    plain = book.say(GAME.prompt(state, 0))
    assert "1 guldens" not in plain
    assert "1 florins" not in plain
    state.recipe_discard = recipes("mulled_mead")
    state.deck.left = 0
    journal = journal_of(state)
    state.mats[0].chest = state.mats[0].debt = 1
    state.mats[0].revenue = 1
    at_stage(state, 8)
    told = [GAME.tell(BOX, event) for event in journal.events]
    for line in told:
        assert line is not None
        assert "1 guldens" not in book.say(line)
        assert "1 florins" not in book.say(line)


# -- the coach -------------------------------------------------------------------------------------


def taught(state):
    """The lesson of seat 0."""
    lesson = GAME.lesson(state, 0)
    assert lesson is not None
    return lesson


@pytest.mark.parametrize(
    ("laws", "basics", "said"),
    [
        ((1, 2), "draft", "lesson-build"),
        ((1, 2), "none", "lesson-build-laws"),
        ((), "draft", "lesson-build-corners"),
        ((), "none", "lesson-build-plain"),
    ],
)
def test_the_lesson_of_building_speaks_of_this_table(laws, basics, said):
    """Kingdom cards and corners are spoken of only where they are in play."""
    state = a_table(laws=laws, basic_tiles=basics)
    lay_track(state, 1, "kobi", "thug", "laundry", "drudge")
    state.mats[0].pouch = 20
    at_stage(state, 4)
    choose(state, "track_1-1", "guldens", "end", "pass")
    assert asked(state) == "build"
    assert taught(state).words.id == said


def test_a_lesson_of_reputation_points_at_the_tracks():
    state = a_table()
    at_stage(state, 2)
    assert set(taught(state).places) == {f"group/{group}" for group in GROUPS}
