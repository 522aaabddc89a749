"""Matches between bots: nobody gains from where they sit."""

from __future__ import annotations

from stammtisch.bots.bot import Bot
from stammtisch.bots.contest import play_match
from stammtisch.bots.greedy import GreedyBot
from stammtisch.core.registry import title


class Noting(Bot):
    """Answers like greedy, and notes whose turn it was to answer."""

    def __init__(self, asked: list[int]) -> None:
        self.asked = asked
        self.inner = GreedyBot()

    def choose(self, world, seat, rng):
        self.asked.append(seat)
        return self.inner.choose(world, seat, rng)


def test_of_several_who_are_asked_at_once_anybody_may_answer_last():
    """The first journey of Histrio is chosen by all three at the same time."""
    game = title("histrio")
    last = []
    for seed in range(40):
        state = game.setup(game.components.box, 3, game.check_table(3, {}), seed)
        asked: list[int] = []
        play_match(state, [Noting(asked) for _ in range(3)], seed)
        assert sorted(asked[:3]) == [0, 1, 2]
        last.append(asked[2])
    assert all(8 <= last.count(seat) <= 20 for seat in range(3))
