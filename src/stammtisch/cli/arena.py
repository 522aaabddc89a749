"""`stammtisch arena`: bots against each other on equal terms, with intervals and ratings."""

from __future__ import annotations

import argparse
import hashlib
from pathlib import Path
from typing import Any

import msgspec
from rich.console import Console
from rich.table import Table

import stammtisch
from stammtisch.arena.contest import Contest, Diary, run
from stammtisch.arena.figures import (
    EXTRA,
    Figure,
    Played,
    figures,
    need_parquet,
    rating_model,
    write_parquet,
)
from stammtisch.arena.places import Place, of_contest, places
from stammtisch.cli.arguments import (
    Commands,
    add_game,
    add_seats,
    add_table,
    positive,
    progress_bar,
    read_components,
    read_variants,
    writable,
)
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
    command.add_argument("--jobs", type=positive, metavar="J", help="processes; default: all cores")
    command.add_argument("--out", type=Path, metavar="FILE.parquet", help="keep every game")
    command.add_argument("--resume", action="store_true", help="go on with what --out has begun")
    command.add_argument("--json", action="store_true", help="for machines")
    add_table(command)
    command.set_defaults(run=contend)


def contend(chosen: argparse.Namespace) -> None:
    """Play, show the figures, write the file."""
    contest = contest_of(chosen)
    diary = diary_of(chosen, contest)
    with progress_bar(title(contest.game).title) as bar:
        task = bar.add_task("games", total=contest.total())
        try:
            played = run(contest, chosen.jobs, diary, lambda games: bar.advance(task, games))
        except KeyboardInterrupt:
            bar.stop()
            if diary is None:
                raise
            done = len(diary.played())
            raise Complaint(
                f"stopped after {done} of {contest.total()} games; go on with --resume."
            ) from None
    if diary is not None:
        notes = {"contest": msgspec.json.encode(contest).decode()}
        write_parquet(str(chosen.out), played, notes)
        diary.close()
    hash = read_components(title(contest.game), chosen.components).hash
    outcome = Outcome(contest, hash, len(played), figures(played), places(of_contest(played)))
    if chosen.json:
        print(msgspec.json.format(msgspec.json.encode(outcome), indent=1).decode())
    else:
        show(outcome, played)


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
        components=None if chosen.components is None else str(chosen.components),
        edition=edition(game, read_components(game, chosen.components)),
    )


def edition(game: AnyGame, components: Components[Any]) -> str:
    """What makes two games of a contest comparable: rules, components, weights and release."""
    weights = game.weights.weights if game.weight_names else {}
    parts = (game.rules_version, components.hash, sorted(weights.items()), stammtisch.__version__)
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
    writable(chosen.out)
    return Diary(chosen.out.with_name(chosen.out.name + ".part"), contest, chosen.resume)


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
    if rating_model() is None:
        console.print(f"Ratings need openskill: {EXTRA}.", markup=False)
