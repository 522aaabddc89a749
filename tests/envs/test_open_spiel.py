"""OpenSpiel's own tests and bots on our titles; only where it is installed: it is heavy."""

from __future__ import annotations

import numpy as np
import pytest

from stammtisch.core.registry import titles
from tests.tables import SOAK

pyspiel = pytest.importorskip("pyspiel")

TABLES = [
    (f"{game.name}-v{game.observations_version}", seats)
    for game in titles().values()
    for seats in range(game.fewest_seats, game.most_seats + 1)
    if SOAK or seats == game.fewest_seats
]


@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_its_random_simulation(name, seats):
    from stammtisch.envs import open_spiel

    game = open_spiel.load(name, seats, seed=3)
    pyspiel.random_sim_test(game, num_sims=1, serialize=False, verbose=False)


@pytest.mark.parametrize("name", sorted({name for name, _ in TABLES}))
def test_its_tree_searches_play_a_match(name):
    from open_spiel.python.algorithms import ismcts, mcts

    from stammtisch.envs import open_spiel

    game = open_spiel.load(name, seed=1)
    judge = mcts.RandomRolloutEvaluator(1, np.random.RandomState(1))
    bots = [
        mcts.MCTSBot(game, 1.0, 2, judge, random_state=np.random.RandomState(2)),
        ismcts.ISMCTSBot(
            game=game, evaluator=judge, uct_c=1.0, max_simulations=2,
            random_state=np.random.RandomState(3),
        ),
    ]  # fmt: skip
    state, answers = game.new_initial_state(), 0
    while not state.is_terminal() and answers < (10**6 if SOAK else 12):
        state.apply_action(bots[state.current_player()].step(state))
        answers += 1
    assert answers > 10


def test_it_loads_by_name():
    from stammtisch.envs import open_spiel

    open_spiel.register()
    game = pyspiel.load_game("python_stammtisch_histrio(seats=3,seed=4)")
    assert game.num_players() == 3
