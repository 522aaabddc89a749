"""Measures the environments of others on one core. Runs in an environment of its own.

python bench/env_peers.py pgx backgammon 2

A step is: a random offered action, the next observation, the next mask. Seconds are those of the
processor, over all threads.
"""

from __future__ import annotations

import json
import random
import sys
from time import process_time
from typing import Any

from peers import rate

MATCHES = 1024  # at once, where that is possible


def of_pgx(name: str, seconds: float) -> float:
    """Many matches at once, compiled by JAX for the processor."""
    import jax
    import jax.numpy as jnp
    import pgx

    env = pgx.make(name)
    step = jax.vmap(env.step)
    state = jax.jit(jax.vmap(env.init))(jax.random.split(jax.random.PRNGKey(0), MATCHES))
    keys = iter(range(10**9))

    def forward(state: Any, key: Any) -> Any:
        mask = state.legal_action_mask
        action = jax.random.categorical(key, jnp.where(mask, 0.0, -jnp.inf), axis=-1)
        return step(state, action, jax.random.split(key, MATCHES))  # some draw by lot

    compiled = jax.jit(forward)

    def play() -> int:
        nonlocal state
        state = compiled(state, jax.random.PRNGKey(next(keys)))
        jax.block_until_ready(state)
        return MATCHES

    play()
    return rate(play, seconds, process_time)[0]


def of_pettingzoo(name: str, seconds: float) -> float:
    """One of its classic games, as its own loop drives it."""
    from importlib import import_module

    env = import_module(f"pettingzoo.classic.{name}").env()
    env.reset(seed=1)
    rng = random.Random(0)

    def play() -> int:
        seen, _, over, cut, _ = env.last()
        if over or cut:
            env.step(None)
        else:
            env.step(rng.choice(seen["action_mask"].nonzero()[0]))
        if not env.agents:
            env.reset()
        return 0 if over or cut else 1

    return rate(play, seconds, process_time)[0]


def of_open_spiel(name: str, seconds: float) -> float:
    """One of its games from Python, with the observation as a tensor."""
    import pyspiel

    game = pyspiel.load_game(name)
    state, rng = game.new_initial_state(), random.Random(0)

    def play() -> int:
        nonlocal state
        if state.is_terminal():
            state = game.new_initial_state()
        if state.is_chance_node():
            outcomes, weights = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(rng.choices(outcomes, weights)[0])
            return 0
        state.observation_tensor(state.current_player())
        state.legal_actions_mask()
        state.apply_action(rng.choice(state.legal_actions()))
        return 1

    return rate(play, seconds, process_time)[0]


KINDS = {"pgx": of_pgx, "pettingzoo": of_pettingzoo, "open_spiel": of_open_spiel}

if __name__ == "__main__":
    kind, game, limit = sys.argv[1], sys.argv[2], float(sys.argv[3])
    print(json.dumps({"steps": KINDS[kind](game, limit)}))
