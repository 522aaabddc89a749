"""`stammtisch tune`: better weights for the evaluation of a title, by playing."""

from __future__ import annotations

import argparse
from importlib import resources
from pathlib import Path

from rich.console import Console
from rich.table import Table

from stammtisch.arena.boxes import box_of, text_of
from stammtisch.arena.executors import opened
from stammtisch.arena.tune import Plan, Tuner, Verdict, new_file, rounded, write_weights
from stammtisch.bots import bot
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
from stammtisch.core.weights import FILE, ROOM


def add_to(commands: Commands) -> None:
    """The command and its arguments."""
    command = commands.add_parser("tune", help="better weights for a title's evaluation")
    add_game(command)
    add_seats(command)
    command.add_argument("--bot", default="greedy", help="who plays the steps")
    command.add_argument("--steps", type=positive, default=40, metavar="K")
    command.add_argument("--deals", type=positive, default=60, help="deals of one step")
    command.add_argument("--proof", type=positive, default=400, help="deals of the last contest")
    command.add_argument("--prove-with", metavar="BOT", help="the bot of the last contest")
    command.add_argument("--seed", type=seed, default=0)
    add_jobs(command)
    command.add_argument("--diary", type=Path, metavar="FILE", help="keep every step, and go on")
    command.add_argument("--components", type=Path, metavar="FILE", help="for your own box")
    command.add_argument("--out", type=Path, metavar="FILE.toml", help="a file for --weights")
    command.add_argument("--dry", action="store_true", help="print, but write nothing")
    command.set_defaults(run=run)


def run(chosen: argparse.Namespace) -> None:
    """Tune, prove, and write the weights if they are better beyond doubt."""
    game = title(chosen.game)
    plan = Plan(
        game=game.name,
        seats=chosen.seats or game.fewest_seats,
        bot=chosen.bot,
        steps=chosen.steps,
        deals=chosen.deals,
        proof=chosen.proof,
        seed=chosen.seed,
        components=text_of(game, chosen.components),
    )
    if chosen.prove_with is not None:
        bot(chosen.prove_with, game)
    if chosen.components is not None and chosen.out is None and not chosen.dry:
        raise Complaint("Say where the weights of your own box are to be kept: --out FILE.toml")
    writable(chosen.diary)
    writable(chosen.out)
    with opened(hands_of(chosen)) as executor:
        tuner = Tuner(plan, executor, chosen.diary)
        steps(tuner, chosen)
        verdict = tuner.prove(chosen.prove_with)
    show(tuner, verdict)
    if not verdict.better:
        print("The new weights are not better beyond doubt; nothing was written.")
    elif not chosen.dry:
        new = dict(zip(tuner.progress.names, rounded(tuner.progress.now), strict=True))
        print(f"Written to {keep(game, new, plan, chosen.out)}.")


def keep(game: AnyGame, new: dict[str, float], plan: Plan, out: Path | None) -> Path:
    """Write a file for a box, or the title's own."""
    if out is None:
        path = Path(str(resources.files(game.package) / ROOM / FILE))
        write_weights(game, new, path)
        return path
    hash = box_of(game.name, plan.components)[1].hash
    out.write_text(new_file(game, new, hash), encoding="utf-8")
    return out


def steps(tuner: Tuner, chosen: argparse.Namespace) -> None:
    """All steps that are left, with a bar; ^C says how to go on."""
    plan = tuner.progress.plan
    with progress_bar(title(plan.game).title) as bar:
        task = bar.add_task("steps", total=plan.steps, completed=tuner.progress.step)
        try:
            tuner.run(lambda: bar.advance(task))
        except KeyboardInterrupt:
            bar.stop()
            if chosen.diary is None:
                raise
            said = f"stopped after step {tuner.progress.step}; run it again."
            raise KeyboardInterrupt(said) from None


def show(tuner: Tuner, verdict: Verdict) -> None:
    """Before and after."""
    state = tuner.progress
    table = Table(title=f"Weights of {state.plan.game}", title_justify="left")
    for heading in ("weight", "before", "after"):
        table.add_column(heading, justify="left" if heading == "weight" else "right")
    for name, old, new in zip(state.names, state.before, rounded(state.now), strict=True):
        table.add_row(name, f"{old:g}", f"{new:g}")
    console = Console(highlight=False)
    console.print(table)
    console.print(
        f"After against before: {verdict.share:.1%} of {verdict.games} games "
        f"(95 %: {verdict.low:.1%} to {verdict.high:.1%}; even is {verdict.even:.0%})."
    )
