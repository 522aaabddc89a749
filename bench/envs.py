"""How fast programs can learn: batches and wrappers of every title next to others, in one run.

python bench/envs.py               a table with ratios
python bench/envs.py --json        the figures for machines

A step of a batch is: answers from numpy taken, observation, options and rewards written, and the
mask unpacked. Seconds are those of the processor: on a busy machine, waiting is not counted.
"""

from __future__ import annotations

import argparse
import json
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path
from statistics import median

import numpy as np
from rich.console import Console
from rich.table import Table

from stammtisch.core.engine import engine
from stammtisch.core.playout import play_randomly
from stammtisch.core.registry import titles
from stammtisch.envs import batch, names, pettingzoo, setting
from stammtisch.envs.batches import random_answers

HERE = Path(__file__).parent
sys.path.insert(0, str(HERE))
from speed import PEERS_PYTHON, run  # noqa: E402

GOALS = {"histrio": 80, "": 40}  # times catanatron's decisions per second
WRAPPER = 3
CLOCK = 20  # steps between two looks at the clock: one look takes as long as a step
OTHERS = {
    "pgx": ("backgammon", "connect_four"),
    "pettingzoo": ("connect_four_v3", "texas_holdem_v4"),
    "open_spiel": ("backgammon", "gin_rummy"),
}


def rate(step: Callable[[], int], seconds: float) -> float:
    """Steps per second."""
    steps, begin = 0, time.process_time()
    while (spent := time.process_time() - begin) < seconds:
        for _ in range(CLOCK):
            steps += step()
    return steps / spent


def of_batch(name: str, seats: int, matches: int, seconds: float) -> float:
    """A batch with random answers from numpy."""
    made = batch(name, seats=seats, matches=matches, seed=1)
    rng = np.random.default_rng(0)

    def step() -> int:
        made.step(random_answers(made.options, rng))
        made.masks()
        return matches

    rate(step, seconds / 4)  # so that lanes are spread over their matches
    return rate(step, seconds)


def of_wrapper(name: str, seats: int, seconds: float) -> float:
    """PettingZoo's interface, as its own loop drives it."""
    env = pettingzoo.env(name, seats)
    env.reset(seed=1)
    rng = np.random.default_rng(0)

    def step() -> int:
        seen, _, over, _, _ = env.last()
        offered = np.flatnonzero(seen["action_mask"])
        env.step(None if over else int(offered[int(rng.random() * len(offered))]))
        if not env.agents:
            env.reset()
        return 0 if over else 1

    return rate(step, seconds)


def of_engine(name: str, seats: int, seconds: float) -> float:
    """The rules alone, without observations."""
    at, seed = setting(name, seats), iter(range(10**9))

    def step() -> int:
        number = next(seed)
        return int(play_randomly(at.begin(number), number))

    return rate(step, seconds)


def measure(seconds: float, rounds: int, matches: int) -> dict[str, dict[str, float]]:
    """Everything once in each round, so that a slow moment hits all; then medians."""
    kept: dict[str, dict[str, list[float]]] = {}
    for _ in range(rounds):
        peer = run(str(PEERS_PYTHON), "peers.py", "catanatron", str(seconds), "--cpu")
        kept.setdefault("catanatron", {}).setdefault("engine", []).append(peer["decisions"])
        for name in names():
            seats = min(4, titles()[name.partition("-")[0]].most_seats)
            line = kept.setdefault(name, {})
            line.setdefault("batch", []).append(of_batch(name, seats, matches, seconds))
            line.setdefault("pettingzoo", []).append(of_wrapper(name, seats, seconds / 2))
            line.setdefault("engine", []).append(of_engine(name, seats, seconds / 2))
    return {name: {key: median(v) for key, v in line.items()} for name, line in kept.items()}


def others(seconds: float) -> dict[str, float | str]:
    """The environments of others, once each; a sentence where one cannot be measured."""
    found: dict[str, float | str] = {}
    for kind, games in OTHERS.items():
        for game in games:
            words = [str(PEERS_PYTHON), str(HERE / "env_peers.py"), kind, game, str(seconds)]
            done = subprocess.run(words, capture_output=True, text=True, check=False)
            last = (done.stderr.strip().splitlines() or ["it says nothing"])[-1]
            found[f"{kind} {game}"] = (
                f"not measured: {last}" if done.returncode else json.loads(done.stdout)["steps"]
            )
    return found


def show_others(found: dict[str, float | str], base: float, console: Console) -> None:
    """What others do on the same processor."""
    for name, steps in found.items():
        told = steps if isinstance(steps, str) else f"{steps:,.0f} ({steps / base:,.1f} x)"
        console.print(f"{name}: {told}")


def show(figures: dict[str, dict[str, float]], console: Console) -> None:
    """The table, and which goals are missed."""
    base = figures["catanatron"]["engine"]
    table = Table(title="Steps per second on one core, in one run", title_justify="left")
    for heading in ("", "rules alone", "batch", "ratio", "PettingZoo", "ratio"):
        table.add_column(heading, justify="left" if not heading else "right")
    for name, line in figures.items():
        cells = [f"{line['engine']:,.0f}"]
        for key in ("batch", "pettingzoo"):
            cells += (
                [f"{line[key]:,.0f}", f"{line[key] / base:,.1f} x"] if key in line else ["", ""]
            )
        table.add_row(name, *cells)
    console.print(table)
    console.print(f"The engine is {engine()}. Ratios are to catanatron's decisions.")
    for name, line in figures.items():
        goal = GOALS.get(name.partition("-")[0], GOALS[""])
        if "batch" in line and line["batch"] < goal * base:
            console.print(f"{name}: the batch misses its goal of {goal} x.")
        if "pettingzoo" in line and line["pettingzoo"] < WRAPPER * base:
            console.print(f"{name}: PettingZoo's interface misses its goal of {WRAPPER} x.")


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=float, default=2.0, help="for each measurement")
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--matches", type=int, default=1024)
    parser.add_argument("--json", action="store_true")
    chosen = parser.parse_args()
    if not PEERS_PYTHON.is_file():
        sys.exit("bench: the peers are not installed; run 'make bench'.")
    figures = measure(chosen.seconds, chosen.rounds, chosen.matches)
    found = others(chosen.seconds)
    if chosen.json:
        print(json.dumps({**figures, "others": found}, indent=1))
    else:
        console = Console(highlight=False)
        show(figures, console)
        show_others(found, figures["catanatron"]["engine"], console)


if __name__ == "__main__":
    main()
