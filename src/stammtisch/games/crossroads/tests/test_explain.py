"""Why a thing cannot be chosen: the sentence names the true reason."""

from __future__ import annotations

import pytest

from stammtisch.core.words import words
from stammtisch.games.crossroads import GAME
from stammtisch.games.crossroads.rules import ids
from stammtisch.games.crossroads.rules.reputation import LINKS
from stammtisch.games.crossroads.tests.tables import (
    a_table,
    at_stage,
    build_at,
    choose,
    fill_inn,
    go,
    hold,
    lay_track,
    offers,
    only_in_pouch,
    set_basic,
    tile,
)

BOOK = GAME.phrasebook()
FIRST_SLOT = "track/1/slot/1"
FULL = "There is no free space left in your inn for it."
MIXED = (
    "tinhorn",
    "oak_benches",
    "soup_line",
    "hubu_gross",
    "crook",
    "long_table",
    "ganis",
    "meilan",
)


def why(state, address=FIRST_SLOT):
    return BOOK.say(GAME.explain(state, 0, address))


def forbidden(*laws):
    """The sentence that blames just these Kingdom cards."""
    return " ".join(
        ["A Kingdom card forbids it.", *(BOOK.say(words(f"kingdom-law-{law}")) for law in laws)]
    )


def buying(state, *names):
    """Seat 0 is rich and invests; the first slot of the track holds the first tile."""
    state.mats[0].pouch = 40
    lay_track(state, 1, *names)
    only_in_pouch(state, 1, "kobi")
    return at_stage(state, 4)


def cover_corners(state, but=()):
    for corner, name in zip(("r1c1", "r1c5", "r4c1", "r4c5"), MIXED, strict=False):
        if corner not in but:
            build_at(state, 0, name, corner)


# -- buying ----------------------------------------------------------------------------------------


@pytest.mark.parametrize("laws", [(), (3, 7)])
def test_a_full_inn_is_no_matter_of_law(laws):
    state = a_table(2, laws)
    fill_inn(state, 0, names=MIXED)
    cover_corners(state)
    buying(state, "rushlights", "laundry", "thug", "servant")
    assert offers(state) == {"end"}
    assert why(state) == FULL


def test_closed_corners_are_no_free_spaces():
    """7.7: without basic tiles the corners do not exist."""
    state = a_table(2, basic_tiles="none")
    fill_inn(state, 0, names=MIXED)
    buying(state, "rushlights", "laundry", "thug", "servant")
    assert why(state) == FULL


def test_the_space_of_the_first_purchase_is_not_free_for_the_second():
    state = a_table(2)
    fill_inn(state, 0, but=("r2c3",), names=MIXED)
    cover_corners(state)
    buying(state, "rushlights", "laundry", "thug", "servant")
    choose(state, "track_1-1", "guldens")
    assert why(state, "track/1/slot/2") == FULL


def test_only_the_card_that_forbids_a_purchase_is_blamed():
    """7.11: card 1 keeps a Worker out of an inn without Furnishings, card 7 forbids nothing."""
    state = buying(a_table(2, (1, 7)), "drudge", "laundry", "thug", "servant")
    assert why(state) == forbidden(1)


def test_a_card_that_parts_the_two_purchases_is_blamed():
    """7.11, card 6: two spaces are free but lie next to each other."""
    state = a_table(2, (6, 7))
    fill_inn(state, 0, but=("r2c3", "r2c4"), names=MIXED)
    cover_corners(state)
    buying(state, "rushlights", "laundry", "thug", "servant")
    choose(state, "track_1-1", "guldens")
    assert offers(state) == {"end"}
    assert why(state, "track/1/slot/2") == forbidden(6)


def test_cards_that_forbid_only_together_are_both_blamed():
    """E21: with card 1 or card 6 alone Drudge could follow Rushlights, with both it cannot."""
    state = buying(a_table(2, (1, 6)), "rushlights", "drudge", "thug", "servant")
    choose(state, "track_1-1", "guldens")
    assert why(state, "track/1/slot/2") == forbidden(1, 6)


def test_a_bonus_that_cannot_be_given_back_is_no_matter_of_law():
    """7.6: the only corner left holds a Recipe shelf, and no recipe is in hand."""
    state = a_table(2, (3, 7))
    fill_inn(state, 0, names=MIXED)
    cover_corners(state, but=("r1c1",))
    set_basic(state, 0, "r1c1", "recipe_shelf")
    hold(state, 0)
    buying(state, "rushlights", "laundry", "thug", "servant")
    assert "a bonus could not be given back" in why(state)


def test_a_reserved_tile_is_explained_like_one_on_a_track():
    state = a_table(2, (1, 7))
    state.mats[0].write_reserve(1, tile("drudge"))
    buying(state, "rushlights", "laundry", "thug", "servant")
    assert why(state, "mat/0/reserve/2") == forbidden(1)


# -- building --------------------------------------------------------------------------------------


def test_only_the_card_that_forbids_a_space_is_blamed():
    state = buying(a_table(2, (7, 10)), "rushlights", "laundry", "thug", "servant")
    choose(state, "track_1-1", "guldens", "end", "pass")
    assert why(state, "mat/0/inn/r1c2") == forbidden(10)


# -- the Townsfolk ---------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("option", "said"),
    [
        ("exchange_with_market", "Only a tile of the same tier can be taken"),
        ("swap_with_player", "choose a tile that somebody else has reserved"),
    ],
)
def test_a_tile_of_a_track_is_no_target_of_a_swap(option, said):
    """6.3: an exchange takes a tile of the same tier, a swap a rival's reserved tile."""
    state = a_table(2)
    state.mats[0].write_reserve(0, tile("ganis"))
    state.mats[1].write_reserve(0, tile("kobi"))
    lay_track(state, 1, "rushlights", "laundry", "thug", "servant")
    lay_track(state, 2, "tapestry")
    go(state, ids.SPECIAL, ids.TOWNSFOLK * LINKS)
    choose(state, option, "reserve_1")
    assert said in why(state, "track/2/slot/1")
