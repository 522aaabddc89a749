"""`stammtisch games` and `stammtisch version`."""

from __future__ import annotations

import argparse
import json
import platform
import sys

import stammtisch
from stammtisch.cli.parsing import Commands
from stammtisch.core.engine import engine
from stammtisch.core.game import AnyGame
from stammtisch.core.registry import missing, titles
from stammtisch.core.words import words


def add_to(commands: Commands) -> None:
    """Both commands."""
    games = commands.add_parser("games", help="titles, seats, variants")
    games.add_argument("--json", action="store_true", help="for machines")
    games.set_defaults(run=show_games)
    version = commands.add_parser("version", help="version, rules versions, compiled or not")
    version.add_argument("--json", action="store_true", help="for machines")
    version.set_defaults(run=show_version)


def facts(game: AnyGame) -> dict[str, object]:
    """What a machine wants to know about a title."""
    return {
        "name": game.name,
        "title": game.title,
        "seats": [game.fewest_seats, game.most_seats],
        "rules_version": game.rules_version,
        "components": game.components.hash,
        "variants": [
            {"id": v.id, "values": list(v.values), "default": v.default, "seats": list(v.seats)}
            for v in game.variants
        ],
        "presets": [
            {"id": p.id, "variants": dict(p.variants), "seats": p.seats} for p in game.presets
        ],
    }


def show_games(chosen: argparse.Namespace) -> None:
    """The shelf."""
    if chosen.json:
        print(json.dumps([facts(game) for game in titles().values()], indent=1))
        return
    from rich.console import Console  # noqa: PLC0415 (`version` is quick without)
    from rich.table import Table  # noqa: PLC0415

    table = Table(title="On the shelf", title_justify="left")
    for heading in ("name", "title", "seats", "variants (default first)"):
        table.add_column(heading)
    for game in titles().values():
        say = game.phrasebook().say
        lines = []
        for variant in game.variants:
            values = [variant.default, *(v for v in variant.values if v != variant.default)]
            shown = ", ".join(values[:8]) + (" ..." if len(values) > 8 else "")
            lines.append(f"[bold]{variant.id}[/]: {shown}")
            lines.append(f"[dim]{say(words(f'variant-{variant.id}'))}[/]")
        for preset in game.presets:
            lines.append(f"[bold]--preset {preset.id}[/]")
            lines.append(f"[dim]{say(words(f'preset-{preset.id}'))}[/]")
        seats = f"{game.fewest_seats} to {game.most_seats}"
        table.add_row(game.name, game.title, seats, "\n".join(lines) or "none")
    Console().print(table)
    tell_missing()


def tell_missing() -> None:
    """Why titles that were found are not on the shelf."""
    for sentence in missing().values():
        print(f"stammtisch: {sentence}", file=sys.stderr)


def show_version(chosen: argparse.Namespace) -> None:
    """What is installed."""
    rules = {game.name: game.rules_version for game in titles().values()}
    found = engine()
    if chosen.json:
        facts = {
            "version": stammtisch.__version__,
            "rules": rules,
            "compiled": found.compiled,
            "build": found.kind,
            "why_interpreted": found.why or None,
        }
        print(json.dumps(facts, indent=1))
        return
    print(f"stammtisch {stammtisch.__version__} (Python {platform.python_version()})")
    print(f"engine: {found}")
    for name, number in rules.items():
        print(f"rules of {name}: version {number}")
