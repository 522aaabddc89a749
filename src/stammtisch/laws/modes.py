"""The law of two modes: compiled and interpreted rules agree."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from importlib import import_module
from typing import Any

from stammtisch.arena.hashes import compiled, final_hash
from stammtisch.core.game import AnyGame
from stammtisch.core.match import Match
from stammtisch.core.open_course import is_compiled
from stammtisch.core.rooms import room
from stammtisch.laws.broken import Broken, hold
from stammtisch.laws.law import law
from stammtisch.laws.tables import SOAK, Table, hold_end, tables_of


@law("title")
def compiled_and_interpreted_rules_agree(game: AnyGame) -> None:
    """Seeded games end with equal hashes on the compiled and on the interpreted engine."""
    games = 800 if SOAK else 80
    tables = list(tables_of(game))
    for table in tables:
        hold_end(table)
    share = max(6, games * 4 // len(tables))
    here, there = (played(game, tables, share, mode) for mode in ("", "1"))
    hold(not there["compiled"], "The engine stays compiled although the plain one was asked for.")
    ours = game.package.startswith("stammtisch.")
    if ours:
        hold(
            here["compiled"] and here["rules"],
            f"The rules of {game.name} are not compiled: run 'make build'.",
        )
    for table, one, other in zip(tables, here["hashes"], there["hashes"], strict=True):
        wrong = [seed for seed, pair in enumerate(zip(one, other, strict=True)) if len({*pair}) > 1]
        hold(
            not wrong,
            f"{table}: the game with seed {wrong and wrong[0]} ends differently compiled and "
            f"interpreted ({len(wrong)} of {share} do).",
        )


def played(game: AnyGame, tables: list[Table], games: int, mode: str) -> Any:
    """What a process of its own prints about so many games at each table."""
    job = json.dumps([[table.seats, dict(table.variants), games] for table in tables])
    program = f"from stammtisch.laws.modes import main; main({game.package!r}, {job!r})"
    path = os.pathsep.join(place for place in sys.path if place)
    run = subprocess.run(
        [sys.executable, "-c", program],
        env={**os.environ, "STAMMTISCH_INTERPRETED": mode, "PYTHONPATH": path},
        capture_output=True,
        text=True,
        check=False,
    )
    if run.returncode != 0:
        engine = "interpreted" if mode else "compiled"
        last = (run.stderr.strip().splitlines() or ["no reason was given"])[-1]
        raise Broken(f"{game.name} cannot be played on the {engine} engine: {last}.")
    return json.loads(run.stdout)


def main(package: str, job: str) -> None:
    """Print the hashes of many games as JSON; the job lists seats, variants and games."""
    game = import_module(package).GAME
    hashes = [
        [final_hash(Match(game, seats, variants, seed), seed) for seed in range(games)]
        for seats, variants, games in json.loads(job)
    ]
    rules = is_compiled(room(package, "rules.flow"))
    print(json.dumps({"compiled": compiled(), "rules": rules, "hashes": hashes}))
