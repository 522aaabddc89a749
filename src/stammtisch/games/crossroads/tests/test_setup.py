"""Chapter 5: setup, draft and placing of basic tiles."""

from __future__ import annotations

import pytest

from stammtisch.core.bits import bit, count, members
from stammtisch.core.errors import BadTable
from stammtisch.core.words import words
from stammtisch.games.crossroads import GAME
from stammtisch.games.crossroads.game import PAIRS
from stammtisch.games.crossroads.rules import ids
from stammtisch.games.crossroads.rules.box import DIFFICULT, SIMPLE
from stammtisch.games.crossroads.tests.tables import (
    BOX,
    a_table,
    asked,
    basic,
    choose,
    gossips,
    journal_of,
    lay_track,
    offers,
    row,
    set_gossips,
    spoken,
    with_signs,
)


def test_the_start_player_is_drawn_or_chosen():
    """R59: the platform knows no ages."""
    drawn = {GAME.setup(BOX, 4, {}, seed).first_seat() for seed in range(60)}
    assert drawn == {0, 1, 2, 3}
    chosen = GAME.check_table(4, {"start": "seat-3"})
    assert {GAME.setup(BOX, 4, chosen, seed).first_seat() for seed in range(9)} == {2}
    with pytest.raises(BadTable):
        GAME.check_table(2, {"start": "seat-3"})


def test_the_draft_passes_left_and_stays_secret():
    """draft_pick: three picks, hands go to the left neighbour, the last tile is kept."""
    state = with_signs(GAME.setup(BOX, 3, {}, 1))
    assert asked(state) == "draft_pick"
    hands = [mat.draft_hand for mat in state.mats]
    assert [count(hand) for hand in hands] == [4, 4, 4]
    assert count(state.basic_out) == 4
    first = sorted(offers(state, 0))[0]
    choose(state, first, seat=0)
    assert members(state.awaited()) == [1, 2]
    assert state.mats[0].draft_hand == hands[0]  # nothing moves before all have chosen
    for seat in (1, 2):
        choose(state, sorted(offers(state, seat))[0], seat=seat)
    assert all(state.mats[(seat + 1) % 3].draft_hand & ~hands[seat] == 0 for seat in range(3))
    for _ in range(2):
        for seat in range(3):
            choose(state, sorted(offers(state, seat))[0], seat=seat)
    assert [count(mat.draft_kept) for mat in state.mats] == [4, 4, 4]
    assert all(mat.draft_hand == 0 for mat in state.mats)
    assert asked(state) == "place_basic"
    assert state.awaited() == bit(state.start)


def test_basic_tiles_are_placed_in_turn_order():
    """R21: place_basic is asked of a seat until its four tiles lie, then of the next."""
    state = with_signs(GAME.setup(BOX, 2, {"start": "seat-2", "kingdom": "none"}, 4))
    while asked(state) == "draft_pick":
        seat = members(state.awaited())[0]
        choose(state, sorted(offers(state, seat))[0], seat=seat)
    placed = []
    while state.round == 0 and asked(state) is not None:
        if asked(state) == "place_basic":
            placed.append(state.active)
        choose(state, sorted(offers(state))[0])
    assert placed == [1] * 4 + [0] * 4


def test_a_reserve_effect_waits_for_the_tracks():
    """R20, R39: reserve_effect of a Notice peg is asked in S13; the slot is refilled in place."""
    state = a_table()
    state.round = 0
    mat = state.mats[0]
    mat.basics, mat.draft_kept = 0, BOX.basics.tiles[basic("notice_peg")]
    state.plan(ids.WAITING_RESERVE, 0)
    state.plan(ids.LAY_OUT, 0)
    state.plan(ids.SET_BASIC, basic("notice_peg") * 4)
    state.run_on()
    assert asked(state) == "reserve_effect"
    assert offers(state) == {f"track_{t}-{s}" for t in (1, 2) for s in (1, 2, 3, 4)}
    kinds = [state.slot(slot) for slot in range(8)]
    choose(state, "track_1-2")
    assert mat.reserve(0) == kinds[1]
    assert [state.slot(s) for s in (0, 2, 3)] == [kinds[s] for s in (0, 2, 3)]
    assert state.slot(1) not in (ids.NOTHING, kinds[1])
    assert mat.chest == 2
    state.plan(ids.STAGE, 1)
    state.run_on()
    mat.pouch = 20
    choose(state, "pass", "end")
    assert "reserve_1" in offers(state)  # it can be bought in turn 1


def test_a_kingdom_card_ignores_basic_tiles():
    """R22: with cards 7 and 9 placing a basic tile brings nothing but its effects."""
    state = a_table(laws=(7, 9))
    state.round = 0
    mat = state.mats[0]
    mat.basics, mat.draft_kept = 0, BOX.basics.tiles[basic("old_hearth")]
    state.plan(ids.SET_BASIC, basic("old_hearth") * 4)
    state.run_on()
    assert (mat.prestige, mat.chest, mat.debt) == (8, 0, 0)


def test_nobody_receives_a_gossip_that_is_not_there():
    """R61: an empty supply gives nothing."""
    state = a_table(4, laws=(8, 3))
    for seat in (1, 2, 3):
        set_gossips(state, seat, economic=3)
    state.supply = row(0, 10, 10)
    state.plan(ids.FIRST_GOSSIPS, 0)
    state.run_on()
    assert gossips(state, 0) == (0, 1, 1)


def test_the_chart_is_read_above_its_diagonal():
    """R60: 5 simple and 3 difficult pairs; whatever stands below the diagonal is ignored."""
    judged = [
        BOX.kingdom.judgement(first, second)
        for first in range(10)
        for second in range(first + 1, 10)
    ]
    assert judged.count(SIMPLE) == 5
    assert judged.count(DIFFICULT) == 3


@pytest.mark.parametrize("kind", ["simple", "neutral", "difficult"])
def test_a_pair_of_a_class_is_drawn(kind):
    """The two cards are of the class that was asked for, and not always the same."""
    pairs = set()
    for seed in range(30):
        state = GAME.setup(BOX, 2, {"kingdom": kind}, seed)
        assert GAME.view(state, None).judgement == kind
        pairs.add(int(state.laws))
    assert len(pairs) > 2


def test_without_corners_card_nine_is_not_used():
    """R51: it is never drawn, and choosing it is refused with a sentence."""
    for seed in range(60):
        state = GAME.setup(BOX, 2, {"basic_tiles": "none"}, seed)
        assert not state.in_play(8)
    with pytest.raises(BadTable, match="card 9"):
        GAME.check_table(2, {"basic_tiles": "none", "kingdom": "2-9"})


@pytest.mark.parametrize("pair", PAIRS)
def test_every_pair_of_cards_can_be_chosen(pair):
    """All 45 pairs lie on the table as chosen, and the chart is shown in the variant's words."""
    state = GAME.setup(BOX, 3, {"kingdom": pair}, 2)
    assert [card + 1 for card in members(state.laws)] == [int(card) for card in pair.split("-")]
    seen = GAME.view(state, 0)
    note = GAME.layout(seen).common[0].note
    assert note is not None
    assert seen.judgement in GAME.phrasebook().say(note)
    assert seen.judgement in GAME.phrasebook().say(words(f"variant-kingdom-{pair}"))


def test_advanced_recipes_follow_the_seats():
    """Two seats play without the four advanced recipes unless it is chosen otherwise."""
    sizes = {}
    for seats in (2, 3):
        for value in ("auto", "full", "no_advanced"):
            found = GAME.contents(BOX, seats, {"recipes": value})
            sizes[seats, value] = sum(name.startswith("recipe ") for name in found)
    assert sizes == {
        (2, "auto"): 11, (2, "full"): 15, (2, "no_advanced"): 11,
        (3, "auto"): 15, (3, "full"): 15, (3, "no_advanced"): 11,
    }  # fmt: skip


def test_presets_of_the_components_file_are_playable():
    """Both first-game presets name variants and values that exist, and a table can be set so."""
    import tomllib

    presets = tomllib.loads(GAME.components.text)["presets"]
    assert set(presets) == {"first_game", "first_game_lite"}
    for name, preset in presets.items():
        setting = {key: value for key, value in preset.items() if key != "source"}
        assert GAME.setup(BOX, 3, GAME.check_table(3, setting), 1).awaited()
        assert GAME.preset(name) == setting


def test_the_rulebooks_advice_comes_first_and_the_whole_game_last():
    """What is chosen without choosing is the whole game."""
    assert [preset.id for preset in GAME.presets] == ["first_game", "first_game_lite", "full_game"]
    usual = GAME.check_table(3, {})
    assert usual.items() >= GAME.preset("full_game").items()


@pytest.mark.parametrize("language", ["en", "de", "fr", "nl"])
def test_a_card_without_corners_is_refused_in_every_language(language):
    """R51: the reason reaches the browser as words, not as an English sentence."""
    with pytest.raises(BadTable) as refused:
        GAME.check_table(2, {"basic_tiles": "none", "kingdom": "2-9"})
    assert refused.value.words is not None
    assert " 9 " in GAME.phrasebook(language).say(refused.value.words)


@pytest.mark.parametrize(
    ("language", "with_the_turn", "round"),
    [
        ("en", "with that turn", "round"),
        ("de", "nach dem laufenden Zug", "Runde"),
        ("fr", "avec ce tour", "manche"),
        ("nl", "na die beurt", "ronde"),
    ],
)
def test_without_basic_tiles_people_read_when_the_game_ends(language, with_the_turn, round):
    """8.3, R55: the first full inn ends the game with that turn; no sentence speaks of a round."""
    state = with_signs(GAME.setup(BOX, 2, {"basic_tiles": "none"}, 1))
    status = GAME.layout(GAME.view(state, 0)).status
    book = GAME.phrasebook(language)
    for said in (status[-1], words("variant-basic_tiles-none")):
        assert with_the_turn in book.say(said)
        assert round not in book.say(said)
    assert round not in book.say(words("event-ended-3"))


def test_players_pick_their_signboards():
    """6.0, R66, signboard: in turn order, of those left; then the basic tiles are dealt."""
    state = GAME.setup(BOX, 3, {"start": "seat-2"}, 1)
    journal = journal_of(state)
    assert [mat.signboard for mat in GAME.view(state, None).mats] == [None] * 3
    order = []
    for board in ("dog_star", "smelly_cat", "black_swan"):
        assert asked(state) == "signboard"
        order += members(state.awaited())
        assert all(mat.draft_hand == 0 for mat in state.mats)
        choose(state, board)
    assert order == [1, 2, 0]
    assert [mat.signboard for mat in GAME.view(state, None).mats] == [
        "black_swan",
        "dog_star",
        "smelly_cat",
    ]
    said = spoken(journal)
    assert "Seat 2 hangs out the signboard “Dog Star Inn”." in said
    assert asked(state) == "draft_pick"
    assert [count(mat.draft_hand) for mat in state.mats] == [4, 4, 4]


def test_no_signboard_hangs_twice():
    """R66: what somebody has picked is not offered, and the reason says who has it."""
    state = GAME.setup(BOX, 4, {"start": "seat-1"}, 1)
    choose(state, "dog_star")
    assert offers(state) == set(BOX.signboards) - {"dog_star"}
    why = GAME.phrasebook().say(GAME.explain(state, 1, "signboard/dog_star"))
    assert why == "That signboard hangs at the inn of Seat 1."
    seen = {
        place.address for zone in GAME.layout(GAME.view(state, 1)).common for place in zone.pieces
    }
    assert {f"signboard/{board}" for board in offers(state)} <= seen


def test_tracks_begin_with_four_different_tiles():
    """S12: both tracks are full and hold no tile twice."""
    state = a_table()
    lay_track(state, 1)
    state.plan(ids.LAY_OUT, 0)
    state.run_on()
    for tier in (0, 1):
        kinds = [state.slot(tier * 4 + slot) for slot in range(4)]
        assert len(set(kinds)) == 4
        assert ids.NOTHING not in kinds
