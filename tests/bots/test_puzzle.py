"""Puzzles: every one replays, asks what it says, and belongs to these rules."""

from __future__ import annotations

import msgspec
import pytest

from stammtisch.arena.puzzles import CLEAR, Mine, mine
from stammtisch.bots.puzzle import (
    BadPuzzles,
    dump,
    fresh_set,
    laid_out,
    load,
    of_the_day,
    puzzles_of,
)
from stammtisch.core.bits import has, members
from stammtisch.core.registry import title, titles

SHIPPED = [name for name in sorted(titles()) if puzzles_of(title(name)) is not None]


@pytest.mark.parametrize("name", SHIPPED)
def test_each_puzzle_replays_to_a_question_with_these_answers(name):
    puzzles = puzzles_of(title(name))
    assert puzzles is not None
    for puzzle in puzzles.puzzles:
        match = laid_out(puzzle)
        assert has(match.state.awaited(), puzzle.seat)
        assert match.question(puzzle.seat).kind == puzzle.kind
        offered = members(match.state.options(puzzle.seat))
        assert {one.option for one in puzzle.advice} <= set(offered)
        assert puzzle.tempting in offered
        assert puzzle.best != puzzle.tempting
        assert puzzle.margin >= CLEAR


@pytest.mark.parametrize("name", titles())
def test_every_title_ships_fifty_that_a_deep_search_judged(name):
    """Each from a match of its own."""
    puzzles = puzzles_of(title(name))
    assert puzzles is not None
    assert len(puzzles.puzzles) == 50
    assert puzzles.bot == Mine("", 0, 0).bot == "search-20000"
    assert len({one.record.seed for one in puzzles.puzzles}) == 50


@pytest.fixture(scope="module")
def found():
    return tuple(mine(Mine("histrio", 3, 2, bot="search-400", sieve="search-100", most=16)))


def test_mining_finds_the_same_again_and_sets_survive_a_file(found):
    game = title("histrio")
    assert found
    kept = fresh_set(game, "search-400", found)
    assert load(dump(kept), game) == kept
    again = tuple(mine(Mine("histrio", 3, 1, bot="search-400", sieve="search-100", most=16)))
    assert again == found[:1]


def test_a_set_of_other_rules_is_refused_with_a_sentence(found):
    game = title("histrio")
    kept = fresh_set(game, "search-400", found)
    older = msgspec.structs.replace(kept, rules_version=game.rules_version - 1)
    with pytest.raises(BadPuzzles, match=r"rules version .* Mine them anew"):
        load(dump(older), game)
    with pytest.raises(BadPuzzles, match="other components"):
        load(dump(msgspec.structs.replace(kept, components="x")), game)
    with pytest.raises(BadPuzzles, match="no puzzles of Taverna"):
        load(dump(kept), title("taverna"))
    with pytest.raises(BadPuzzles, match="no set of puzzles"):
        load(b"{", game)


def test_every_puzzle_has_its_day(found):
    kept = fresh_set(title("histrio"), "search-400", found * 3)
    days = [of_the_day(kept, day) for day in range(len(kept.puzzles))]
    assert sorted(days) == list(range(len(kept.puzzles)))
