"""How fast every title is, compiled and interpreted, next to peers, in one run on one core.

make bench                         a table with ratios
python bench/speed.py --json       the figures for machines
"""

from __future__ import annotations

import argparse
import json
import os
import subprocess
import sys
from pathlib import Path
from statistics import median

from rich.console import Console
from rich.progress import Progress
from rich.table import Table

from stammtisch.core.engine import engine
from stammtisch.core.registry import titles

HERE = Path(__file__).parent
PEERS_PYTHON = HERE.parent / ".bench-venv" / "bin" / "python"
PEERS = ("catanatron", "gin_rummy", "hearts", "backgammon")
YARDSTICK = "catanatron"
Figures = dict[str, float]


def run(python: str, script: str, *words: str, interpreted: bool = False) -> Figures:
    """One measurement in a process of its own."""
    settings = {**os.environ, "STAMMTISCH_INTERPRETED": "1" if interpreted else ""}
    command = [python, str(HERE / script), *words]
    done = subprocess.run(command, env=settings, capture_output=True, text=True, check=False)
    if done.returncode != 0:
        sys.exit(f"bench: {script} {' '.join(words)} failed:\n{done.stderr}")
    figures: Figures = json.loads(done.stdout)
    return figures


def contestants(seconds: float) -> dict[str, tuple[str, ...]]:
    """Name -> python, script and words of each measurement."""
    found: dict[str, tuple[str, ...]] = {
        peer: (str(PEERS_PYTHON), "peers.py", peer, str(seconds)) for peer in PEERS
    }
    for name, game in titles().items():
        seats = min(4, game.most_seats)
        for mode in ("compiled", "interpreted"):
            words = (sys.executable, "titles.py", name, str(seats), str(seconds))
            found[f"{name}, {seats} seats, {mode}"] = words
    return found


def measure(seconds: float, rounds: int, console: Console) -> dict[str, Figures]:
    """Every contestant once in each round, so that a slow moment hits them all; then medians."""
    runs: dict[str, list[Figures]] = {}
    listed = contestants(seconds)
    with Progress(console=console, transient=True) as bar:
        task = bar.add_task("measuring", total=rounds * len(listed))
        for _ in range(rounds):
            for name, (python, script, *words) in listed.items():
                interpreted = name.endswith("interpreted")
                runs.setdefault(name, []).append(
                    run(python, script, *words, interpreted=interpreted)
                )
                bar.advance(task)
    return {
        name: {
            key: median(found[key] for found in listed) for key in ("decisions", "games", "copies")
        }
        for name, listed in runs.items()
    }


def show(figures: dict[str, Figures], console: Console) -> None:
    """The table: absolute figures, ratios to the yardstick, compiled over interpreted."""
    table = Table(title="Random play on one core, in one run", title_justify="left")
    for heading in ("", "decisions/s", "games/s", "copies/s", "decisions", "copies"):
        table.add_column(heading, justify="left" if not heading else "right")
    base = figures[YARDSTICK]
    for name, found in figures.items():
        table.add_row(
            name,
            *(f"{found[key]:,.0f}" for key in ("decisions", "games", "copies")),
            *(f"{found[key] / base[key]:,.1f} x" for key in ("decisions", "copies")),
        )
    console.print(table)
    console.print(f"The engine is {engine()}.")
    console.print(f"The last two columns are ratios to {YARDSTICK}.")
    for name, found in figures.items():
        if name.endswith("interpreted"):
            fast = figures[name.replace("interpreted", "compiled")]
            ratio = fast["decisions"] / found["decisions"]
            console.print(f"{name.split(',')[0]}: compiled is {ratio:.1f} times interpreted.")


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=float, default=2.0, help="for each measurement")
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--json", action="store_true")
    chosen = parser.parse_args()
    if not PEERS_PYTHON.is_file():
        sys.exit("bench: the peers are not installed; run 'make bench'.")
    figures = measure(chosen.seconds, chosen.rounds, Console(stderr=True))
    if chosen.json:
        print(json.dumps(figures, indent=1))
    else:
        show(figures, Console(highlight=False))


if __name__ == "__main__":
    main()
