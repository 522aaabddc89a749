"""`stammtisch arena`: bots against each other on equal terms, with intervals and ratings."""

from __future__ import annotations

import argparse
import hashlib
import time
from concurrent.futures import Executor
from pathlib import Path
from typing import Any

import msgspec
from rich.console import Console
from rich.table import Table

import stammtisch
from stammtisch.arena.boxes import box_of
from stammtisch.arena.contest import Contest, Diary, run
from stammtisch.arena.decisions import begin_folder
from stammtisch.arena.executors import opened
from stammtisch.arena.figures import (
    Figure,
    Played,
    figures,
    need_parquet,
    write_parquet,
)
from stammtisch.arena.places import Place, of_contest, places
from stammtisch.arena.shards import new_part, shard_of, write_played
from stammtisch.cli.arguments import (
    Commands,
    add_game,
    add_jobs,
    add_seats,
    add_shard,
    add_table,
    add_weights,
    hands_of,
    own_text,
    part_file,
    positive,
    progress_bar,
    read_components,
    read_variants,
    writable,
)
from stammtisch.cli.parts import tell_part
from stammtisch.core.errors import Complaint
from stammtisch.core.game import AnyGame, Components
from stammtisch.core.registry import title


class Outcome(msgspec.Struct):
    """A contest and its figures, for machines."""

    contest: Contest
    components: str  # the hash of the components, as everywhere
    games: int
    bots: list[Figure]
    places: list[Place]  # in turn order


def add_to(commands: Commands) -> None:
    """The command and its arguments."""
    command = commands.add_parser("arena", help="bots against each other, with intervals")
    add_game(command)
    command.add_argument("--bots", required=True, metavar="A,B,...", help="the contestants")
    add_seats(command)
    command.add_argument("--games", type=positive, default=400, metavar="K")
    add_jobs(command)
    command.add_argument(
        "--out",
        type=Path,
        metavar="PLACE",
        help="keep every game in FILE.parquet, or every decision in a FOLDER",
    )
    command.add_argument("--resume", action="store_true", help="go on with what --out has begun")
    add_shard(command)
    command.add_argument("--json", action="store_true", help="for machines")
    add_table(command)
    add_weights(command)
    command.set_defaults(run=contend)


def contend(chosen: argparse.Namespace) -> None:
    """Play, show the figures, write the file."""
    contest = contest_of(chosen)
    if chosen.shard is not None:
        contend_part(chosen, contest)
        return
    with opened(hands_of(chosen)) as executor:
        diary = diary_of(chosen, contest)
        folder = folder_of(chosen, contest)
        played = played_by(executor, contest, diary, folder)
    if diary is not None:
        if folder is None:
            notes = {"contest": msgspec.json.encode(contest).decode()}
            write_parquet(str(chosen.out), played, notes)
        diary.close()
    tell(contest, played, chosen.json)


def contend_part(chosen: argparse.Namespace, contest: Contest) -> None:
    """Play one part and keep it in a file, its games one by one until it is whole."""
    shard, path = shard_of(chosen.shard), part_file(chosen)
    games = shard.within(contest.total())
    if not games:
        raise Complaint(f"{contest.total()} games cannot be divided into {shard.of} parts.")
    begin = time.perf_counter()
    with opened(hands_of(chosen)) as executor, progress_bar(title(contest.game).title) as bar:
        diary = diary_of(chosen, contest)
        task = bar.add_task("games", total=len(games))
        played = run(contest, executor, diary, lambda n: bar.advance(task, n), part=games)
    write_played(path, new_part(shard, time.perf_counter() - begin, contest=contest), played)
    if diary is not None:
        diary.close()
    tell_part(chosen, contest, shard, len(played), path)


def tell(contest: Contest, played: list[Played], for_machines: bool) -> None:
    """The figures of a contest, for people or for machines."""
    hash = box_of(contest.game, contest.components)[1].hash
    contest = msgspec.structs.replace(contest, components=hash)  # nobody wants the text here
    outcome = Outcome(contest, hash, len(played), figures(played), places(of_contest(played)))
    if for_machines:
        print(msgspec.json.format(msgspec.json.encode(outcome), indent=1).decode())
    else:
        show(outcome, played)


def played_by(
    executor: Executor, contest: Contest, diary: Diary | None, folder: Path | None
) -> list[Played]:
    """All games, with a bar; ^C says how to go on."""
    with progress_bar(title(contest.game).title) as bar:
        task = bar.add_task("games", total=contest.total())
        try:
            return run(contest, executor, diary, lambda games: bar.advance(task, games), folder)
        except KeyboardInterrupt:
            bar.stop()
            if diary is None:
                raise
            done = len(diary.played())
            said = f"stopped after {done} of {contest.total()} games; go on with --resume."
            raise KeyboardInterrupt(said) from None


def contest_of(chosen: argparse.Namespace) -> Contest:
    """The contest that was asked for, or a complaint."""
    game = title(chosen.game)
    seats = chosen.seats or game.fewest_seats
    bots = tuple(name.strip() for name in chosen.bots.split(","))
    if len(bots) > seats and len(set(bots)) < len(bots):
        raise Complaint("With more bots than seats, name each bot once.")
    return Contest(
        game=game.name,
        seats=seats,
        bots=bots,
        games=chosen.games,
        seed=chosen.seed or 0,
        variants=game.check_table(seats, read_variants(game, chosen)),
        components=(text := own_text(game, chosen)),
        edition=edition(game, box_of(game.name, text)[1]),
    )


def edition(game: AnyGame, components: Components[Any]) -> str:
    """What makes two games of a contest comparable: rules, components, weights and release."""
    weights = sorted(components.weights.items())
    parts = (game.rules_version, components.hash, weights, stammtisch.__version__)
    return hashlib.blake2b(repr(parts).encode(), digest_size=8).hexdigest()


def diary_of(chosen: argparse.Namespace, contest: Contest) -> Diary | None:
    """Where finished games are kept until the file is written."""
    if chosen.out is None:
        if chosen.resume:
            raise Complaint("Say with --out which contest to go on with.")
        return None
    need_parquet()
    if chosen.out.is_file():
        raise Complaint(f"{chosen.out} is there already.")
    part = chosen.out.with_name(chosen.out.name + ".part")
    writable(chosen.out if chosen.out.suffix == ".parquet" else part)
    if chosen.out.is_dir() and not chosen.resume:
        raise Complaint(f"{chosen.out} is there already; name a new folder.")
    return Diary(part, contest, chosen.resume)


def folder_of(chosen: argparse.Namespace, contest: Contest) -> Path | None:
    """The folder for every decision, begun; None where --out names a file, or nothing."""
    out: Path | None = chosen.out
    if out is None or out.suffix == ".parquet":
        return None
    if not (chosen.resume and out.is_dir()):
        game = title(contest.game)
        components = read_components(game, chosen.components)
        begin_folder(out, game, contest.seats, contest.variants, components)
    return out


def show(outcome: Outcome, played: list[Played]) -> None:
    """The figures for people."""
    contest = outcome.contest
    heading = f"{outcome.games:,} games of {contest.game}, {contest.seats} seats, seed "
    last = contest.seed + outcome.games // len(contest.line_ups()) - 1
    table = Table(title=f"{heading}{contest.seed} to {last}", title_justify="left")
    for column in ("bot", "wins", "95 % interval", "even", "mean score", "rating"):
        table.add_column(column, justify="left" if column == "bot" else "right")
    for line in outcome.bots:
        rating = "" if line.rating is None else f"{line.rating.mu:.1f} ± {line.rating.sigma:.1f}"
        table.add_row(
            line.bot,
            f"{line.share:.1%}",
            f"{line.low:.1%} to {line.high:.1%}",
            f"{line.even:.1%}",
            f"{line.mean_score:.2f}",
            rating,
        )
    console = Console(highlight=False)
    console.print(table)
    order = ", ".join(f"{place.share:.1%}" for place in outcome.places)
    console.print(f"Wins in turn order: {order}. Shared victories are divided.")
