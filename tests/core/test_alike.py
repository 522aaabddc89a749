"""What several viewers see alike is built once, of the state that stands still and no other."""

from __future__ import annotations

import pytest

from stammtisch.core.alike import STANDS, Still, alike
from stammtisch.core.match import Match
from stammtisch.core.registry import titles


def test_only_the_state_that_stands_still_is_remembered():
    looked: list[str] = []

    @alike
    def part(state: str, number: int) -> str:
        looked.append(state)
        return f"{state} {number}"

    with Still("one"):
        assert [part("one", 1), part("one", 1), part("one", 2)] == ["one 1", "one 1", "one 2"]
        assert [part("two", 1), part("two", 1)] == ["two 1", "two 1"]
        assert part("one", number=1) == "one 1"  # by name it is built anew
    assert looked == ["one", "one", "two", "two", "one"]
    assert STANDS.get() is None
    assert part("one", 1) == "one 1"
    assert len(looked) == 6


@pytest.mark.parametrize("title", ["crossroads", "histrio", "taverna", "tiefenthal"])
def test_our_titles_share_what_lies_open(title):
    game = titles()[title]
    match = Match(game, game.most_seats, {}, 1)
    with Still(match.state) as still:
        game.view(match.state, 0)
        built = len(still.seen)
        game.view(match.state, None)
    assert built
    assert len(still.seen) <= built + 1  # the own mat, which others see otherwise
