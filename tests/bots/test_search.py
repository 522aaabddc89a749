"""The search: a memory that is full is followed, and no search loses itself in it."""

from __future__ import annotations

import pytest

from stammtisch.bots import bot
from stammtisch.bots.bot import WORST, unknown_values
from stammtisch.bots.search import SearchBot
from stammtisch.bots.tree import NONE, ROOT, Tree
from stammtisch.core.bits import count, members
from stammtisch.core.match import Match
from stammtisch.core.registry import titles
from stammtisch.core.rng import seeded

SMALL = 1500  # nodes; these searches would like many times as many
ITERATIONS = 2000


def nodes_below(tree: Tree) -> list[int]:
    """Every node that can be reached from the root, each as often as it is somebody's child."""
    found: list[int] = []
    waiting = [ROOT]
    while waiting and len(found) <= tree.size:
        node = tree.child[waiting.pop()]
        while node != NONE and len(found) <= tree.size:
            found.append(node)
            waiting.append(node)
            node = tree.sibling[node]
    return found


def some_question(name: str, seats: int) -> tuple[Match, int]:
    """A question with a choice, a little way into a match."""
    game = titles()[name]
    match, player, rng = Match(game, seats, {}, 5), bot("regular", game), seeded(5, 4)
    match.settle()
    while match.ply < 20 or count(match.state.options(match.awaited()[0])) < 3:
        seat = match.awaited()[0]
        match.answer(seat, player.choose(match.state.imagine(seat, rng.word(1)), seat, rng))
    return match, match.awaited()[0]


@pytest.mark.parametrize("name", titles())
@pytest.mark.parametrize("most", [False, True])
def test_a_full_tree_is_followed_and_does_not_grow(name, most):
    game = titles()[name]
    match, seat = some_question(name, game.most_seats if most else game.fewest_seats)
    searcher, values = SearchBot(ITERATIONS), unknown_values()
    searcher.tree = Tree(SMALL)
    searcher.weigh(match.state.imagine(seat, 3), seat, seeded(3, 2), values)
    assert searcher.tree.full()
    assert searcher.tree.size <= SMALL
    below = nodes_below(searcher.tree)
    assert len(below) == len(set(below)), "a node is the child of two, or of itself"
    assert searcher.tries == ITERATIONS
    weighed = [option for option in members(match.state.options(seat)) if values[option] > WORST]
    assert len(weighed) > 1
