"""The interfaces of others, judged by their own tests: in the soak at every table."""

from __future__ import annotations

import subprocess
import sys
import warnings
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env
from pettingzoo.test import api_test, parallel_api_test, render_test, seed_test

import stammtisch.envs.gymnasium  # noqa: F401 - makes the names known
from stammtisch.core.errors import BadTable, Refused
from stammtisch.core.registry import titles
from stammtisch.envs import names, pettingzoo
from stammtisch.envs.batches import random_answers
from tests.tables import SOAK

TABLES = [
    (f"{game.name}-v{game.observations_version}", seats)
    for game in titles().values()
    for seats in range(game.fewest_seats, game.most_seats + 1)
    if SOAK or seats == game.fewest_seats + 1
]
every_table = pytest.mark.parametrize(("name", "seats"), TABLES)


@every_table
def test_pettingzoo_in_turn(name, seats):
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        api_test(pettingzoo.env(name, seats), num_cycles=400)
        seed_test(lambda: pettingzoo.env(name, seats), num_cycles=60)


@every_table
def test_pettingzoo_all_at_once(name, seats):
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        parallel_api_test(pettingzoo.parallel_env(name, seats), num_cycles=300)


def test_pettingzoo_renders():
    render_test(lambda render_mode=None: pettingzoo.histrio_v1.env(render_mode=render_mode))
    with pytest.raises(BadTable, match="rgb_array"):
        pettingzoo.histrio_v1.env(render_mode="rgb_array")


@pytest.mark.parametrize("form", ["bits", "packed", "floats"])
def test_the_forms_of_an_observation(form):
    env = pettingzoo.env("crossroads-v1", 3, form=form)
    env.reset(seed=1)
    seen = env.observe("seat_1")
    assert env.observation_space("seat_1").contains(seen)


def test_an_action_outside_the_mask_is_refused():
    env = pettingzoo.env("histrio-v1", 2)
    env.reset(seed=1)
    wrong = int(np.flatnonzero(env.observe(env.agent_selection)["action_mask"] == 0)[0])
    with pytest.raises(Refused, match="not offered"):
        env.step(wrong)


def test_rewards_reach_every_agent_at_the_end():
    env = pettingzoo.env("histrio-v1", 3)
    env.reset(seed=2)
    paid, rng = {}, np.random.default_rng(0)
    for name in env.agent_iter():
        seen, reward, over, _, _ = env.last()
        if over:
            paid[name] = reward
        offered = np.flatnonzero(seen["action_mask"])
        env.step(None if over else int(rng.choice(offered)))
    assert len(paid) == 3
    assert sum(paid.values()) == pytest.approx(0.0)
    assert max(paid.values()) > 0


@every_table
def test_gymnasium_for_one_seat(name, seats):
    title, _, version = name.partition("-")
    env = gymnasium.make(
        f"stammtisch/{title.capitalize()}-{version}", seats=seats, seat=None, lenient=True
    )
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        check_env(env.unwrapped, skip_render_check=True)


def test_gymnasium_with_bots_to_the_end():
    env = gymnasium.make("stammtisch/Histrio-v1", seats=3, seat=1, opponent=["greedy", "random"])
    _, info = env.reset(seed=5)
    over, steps, worth = False, 0, 0.0
    while not over:
        _, reward, over, _, info = env.step(int(info["action_mask"].argmax()))
        steps, worth = steps + 1, float(reward)
    assert steps > 20
    assert -1.0 <= worth <= 1.0
    with pytest.raises(BadTable, match="no seat 7"):
        gymnasium.make("stammtisch/Histrio-v1", seat=7)


def test_gymnasium_imports_what_stands_before_a_name():
    """A fresh process that has imported nothing of ours."""
    program = (
        "import gymnasium;"
        "made = gymnasium.make('stammtisch.envs.gymnasium:stammtisch/Taverna-v1');"
        "print(made.reset(seed=1)[0].shape == made.observation_space.shape)"
    )
    run = subprocess.run(
        [sys.executable, "-c", program], capture_output=True, text=True, check=False
    )
    assert run.stdout == "True\n", run.stderr


def test_gymnasium_many_tables():
    env = gymnasium.make_vec("stammtisch/Histrio-v1", num_envs=16, seats=2)
    seen, info = env.reset(seed=1)
    assert env.observation_space.contains(seen)
    rng, ended = np.random.default_rng(0), 0
    for _ in range(150):
        made: Any = env.unwrapped
        seen, rewards, over, cut, info = env.step(random_answers(made.batch.options, rng))
        ended += int(over.sum())
        assert not cut.any()
        assert (rewards[~over] == 0).all()
    assert ended > 8
    assert info["action_mask"].shape == (16, 62)


def test_every_title_has_a_name():
    assert names() == tuple(
        f"{game.name}-v{game.observations_version}" for game in titles().values()
    )
