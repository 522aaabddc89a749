"""Measures peers with random players on one core. Runs in an environment of its own."""

from __future__ import annotations

import json
import random
import sys
import time
from collections.abc import Callable

Step = Callable[[], int]
Clock = Callable[[], float]


def rate(play: Step, seconds: float, clock: Clock = time.perf_counter) -> tuple[float, float]:
    """Decisions and games per second of something that plays one game and counts its decisions."""
    games = decisions = 0
    begin = clock()
    while (spent := clock() - begin) < seconds:
        decisions += play()
        games += 1
    return decisions / spent, games / spent


def catanatron(seconds: float, clock: Clock = time.perf_counter) -> dict[str, float]:
    """Four random players, as its own `play` drives them."""
    from catanatron import Color, Game, RandomPlayer

    def fresh() -> Game:
        return Game([RandomPlayer(colour) for colour in Color])

    def play() -> int:
        game = fresh()
        game.play()
        return len(
            game.state.action_records
            if hasattr(game.state, "action_records")
            else game.state.actions
        )

    decisions, games = rate(play, seconds, clock)
    middle = fresh()
    for _ in range(60):
        middle.play_tick()

    def copy() -> int:
        middle.copy()
        return 1

    return {"decisions": decisions, "games": games, "copies": rate(copy, seconds / 2)[0]}


def open_spiel(name: str, seconds: float) -> dict[str, float]:
    """Random play through the Python interface of the C++ game."""
    import pyspiel

    game = pyspiel.load_game(name)
    rng = random.Random(0)

    def play() -> int:
        state = game.new_initial_state()
        decisions = 0
        while not state.is_terminal():
            if state.is_chance_node():
                outcomes, weights = zip(*state.chance_outcomes(), strict=True)
                state.apply_action(rng.choices(outcomes, weights)[0])
            else:
                state.apply_action(rng.choice(state.legal_actions()))
                decisions += 1
        return decisions

    decisions, games = rate(play, seconds)
    middle = game.new_initial_state()
    while middle.is_chance_node():
        middle.apply_action(middle.legal_actions()[0])

    def copy() -> int:
        middle.clone()
        return 1

    return {"decisions": decisions, "games": games, "copies": rate(copy, seconds / 2)[0]}


if __name__ == "__main__":
    peer, limit = sys.argv[1], float(sys.argv[2])
    if peer == "catanatron":
        found = catanatron(limit, time.process_time if "--cpu" in sys.argv else time.perf_counter)
    else:
        found = open_spiel(peer, limit)
    print(json.dumps(found))
