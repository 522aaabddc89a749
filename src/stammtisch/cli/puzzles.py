"""`stammtisch puzzles`: positions in which one answer is clearly best, and not the obvious one."""

from __future__ import annotations

import argparse
import os
from importlib import resources
from pathlib import Path

import msgspec

from stammtisch.arena.executors import opened
from stammtisch.arena.puzzles import Mine, mine
from stammtisch.bots import bot
from stammtisch.bots.puzzle import FILE, Puzzle, dump, fresh_set, load
from stammtisch.cli.arguments import (
    Commands,
    add_game,
    add_jobs,
    add_seats,
    hands_of,
    positive,
    progress_bar,
    seed,
    writable,
)
from stammtisch.core.errors import Complaint
from stammtisch.core.game import AnyGame
from stammtisch.core.registry import title


def add_to(commands: Commands) -> None:
    """The command and its arguments."""
    command = commands.add_parser("puzzles", help="mine puzzles from matches between bots")
    add_game(command)
    add_seats(command)
    command.add_argument("--count", type=positive, default=100, metavar="K")
    command.add_argument("--bot", default="search-20000", help="who judges, twice")
    command.add_argument("--sieve", default="search-1000", help="who looks before it")
    command.add_argument("--matches", type=positive, default=20_000, help="to look through at most")
    command.add_argument("--seed", type=seed, default=0)
    add_jobs(command)
    command.add_argument("--out", type=Path, metavar="FILE", help="default: the title's own set")
    command.add_argument("--resume", action="store_true", help="go on where the set was left")
    command.set_defaults(run=run)


def run(chosen: argparse.Namespace) -> None:
    """Mine, and keep what was found after every find."""
    game = title(chosen.game)
    order = Mine(
        game=game.name,
        seats=chosen.seats or game.fewest_seats,
        count=chosen.count,
        seed=chosen.seed,
        bot=chosen.bot,
        sieve=chosen.sieve,
        most=chosen.matches,
    )
    game.check_table(order.seats, {})
    bot(order.bot, game)
    bot(order.sieve, game)
    path = chosen.out or Path(str(resources.files(game.package) / FILE))
    writable(path)
    before = kept_before(game, order, path) if chosen.resume else []
    if before:
        following = max(one.record.seed for one in before) + 1
        left = max(0, order.count - len(before))
        order = msgspec.structs.replace(order, seed=following, count=left)
    found, matches = dig(game, order, chosen, path, before)
    told = f"{len(found)} puzzles of {game.title} from {matches} matches, judged by {order.bot}"
    print(f"{told}: {path}" if found else f"No puzzles of {game.title} in {matches} matches.")


def kept_before(game: AnyGame, order: Mine, path: Path) -> list[Puzzle]:
    """The puzzles of a set that is to be continued; another bot's are another set."""
    if not path.exists():
        return []
    kept = load(path.read_bytes(), game)
    if kept.bot != order.bot:
        raise Complaint(f"{path} was judged by {kept.bot}; leave --resume out, or name that bot.")
    return list(kept.puzzles)


def dig(
    game: AnyGame, order: Mine, chosen: argparse.Namespace, path: Path, before: list[Puzzle]
) -> tuple[list[Puzzle], int]:
    """All puzzles, with a bar, and how many matches it took; ^C keeps those found so far."""
    found = [*before]
    matches = 0
    with opened(hands_of(chosen)) as executor, progress_bar(game.title) as bar:
        task = bar.add_task("puzzles", total=order.count)

        def advance(more: int, puzzles: int) -> None:
            nonlocal matches
            matches += more
            bar.update(task, completed=puzzles)

        try:
            for puzzle in mine(order, executor, advance):
                found.append(puzzle)
                keep(game, order, found, path)
        except KeyboardInterrupt:
            bar.stop()
            said = f"stopped with {len(found)} puzzles; go on with --resume."
            raise KeyboardInterrupt(said) from None
    return found, matches


def keep(game: AnyGame, order: Mine, found: list[Puzzle], path: Path) -> None:
    """Write the set so that the file is either complete or as it was."""
    part = path.with_name(f".{path.name}.{os.getpid()}")
    part.write_bytes(dump(fresh_set(game, order.bot, tuple(found))))
    part.replace(path)
