"""What viewers see alike is built once, and nobody sees anything else than alone."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any

import pytest

from stammtisch.core.alike import STANDS, Still, alike
from stammtisch.core.bits import members
from stammtisch.core.game import AnyGame
from stammtisch.core.match import Match
from stammtisch.core.registry import titles
from stammtisch.server.wire.protocol import encode
from tests.tables import SOAK

EVERY = 1 if SOAK else 7  # answers between two looks


def positions(game: AnyGame, seats: int) -> Iterator[Any]:
    """States of a match that is played at random."""
    chance = random.Random(seats)
    match = Match(game, seats, {}, 11)
    while not match.over:
        if match.ply % EVERY == 0:
            yield match.state
        seat = chance.choice(match.awaited())
        match.answer(seat, chance.choice(members(match.state.options(seat))))
    yield match.state


@pytest.mark.parametrize("title", titles())
def test_a_view_beside_others_is_the_view_alone(title):
    """In whatever order they look: the first to look must not lend its eyes to the next."""
    game, chance = titles()[title], random.Random(3)
    for seats in {game.fewest_seats, game.most_seats}:
        viewers: list[int | None] = [None, *range(seats)]
        for state in positions(game, seats):
            alone = {viewer: encode(game.view(state, viewer)) for viewer in viewers}
            chance.shuffle(viewers)
            with Still(state) as still:
                beside = {viewer: encode(game.view(state, viewer)) for viewer in viewers}
                assert still.seen, "nothing is shared"
            assert beside == alone


def test_only_the_state_that_stands_still_is_remembered():
    looked: list[str] = []

    @alike
    def part(state: str, number: int) -> str:
        looked.append(state)
        return f"{state} {number}"

    with Still("one"):
        assert [part("one", 1), part("one", 1), part("one", 2)] == ["one 1", "one 1", "one 2"]
        assert [part("two", 1), part("two", 1)] == ["two 1", "two 1"]
    assert looked == ["one", "one", "two", "two"]
    assert STANDS.get() is None
    assert part("one", 1) == "one 1"
    assert len(looked) == 5
