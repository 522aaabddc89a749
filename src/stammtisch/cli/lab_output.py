"""Where the findings of the laboratory go: a page, a machine, the terminal."""

from __future__ import annotations

import argparse
import shlex
import sys
from collections.abc import Sequence
from typing import Any

import msgspec
from rich.console import Console

import stammtisch
from stammtisch.core.game import AnyGame
from stammtisch.lab.page import Report, page


def give_out(
    chosen: argparse.Namespace, game: AnyGame, report: Report, found: msgspec.Struct
) -> None:
    """The findings as a page, for machines, or as sentences."""
    if chosen.out is not None:
        chosen.out.write_text(page(game, report, chosen.house or ""), encoding="utf-8")
    if chosen.json:
        told = msgspec.json.encode(for_machines(game, report, found))
        print(msgspec.json.format(told, indent=1).decode())
        return
    console = Console(highlight=False, soft_wrap=True)
    console.print(f"{report.title} {report.about}", markup=False)
    for finding in report.findings:
        mark = " " if finding.sure else "?"
        console.print(f"{mark} {finding.answer} {finding.behind}", markup=False)
    print()
    print(aligned(report.numbers))
    if chosen.out is not None:
        print(f"Written to {chosen.out}.")


def for_machines(game: AnyGame, report: Report, found: msgspec.Struct) -> dict[str, Any]:
    """The figures with what they belong to; the texts of boxes are left out."""
    return {
        "version": stammtisch.__version__,
        "game": game.name,
        "rules_version": game.rules_version,
        "components": list(report.boxes),
        "command": report.command,
        "seconds": round(report.seconds, 2),
        "findings": [f"{one.answer} {one.behind}" for one in report.findings],
        "found": without_texts(msgspec.to_builtins(found)),
    }


def without_texts(value: Any) -> Any:
    """The same without the components texts of orders."""
    if isinstance(value, dict):
        return {k: without_texts(v) for k, v in value.items() if k != "components"}
    if isinstance(value, list):
        return [without_texts(item) for item in value]
    return value


def aligned(rows: Sequence[Sequence[str]]) -> str:
    """A table as plain lines, which a terminal of any width shows whole."""
    widths = [max(len(cell) for cell in column) for column in zip(*rows, strict=True)]
    return "\n".join(
        "  ".join(
            cell.rjust(width) if place else cell.ljust(width)
            for place, (cell, width) in enumerate(zip(row, widths, strict=True))
        ).rstrip()
        for row in rows
    )


def command_line() -> str:
    """How the findings can be had again."""
    return shlex.join(["stammtisch", *sys.argv[1:]])
