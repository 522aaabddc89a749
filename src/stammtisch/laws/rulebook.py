"""Laws about rules.md: every decision, ruling and worked example is named by a test."""

from __future__ import annotations

import re
from importlib import resources
from pathlib import Path

from stammtisch.core.game import AnyGame
from stammtisch.laws.broken import Broken, hold
from stammtisch.laws.law import law

CHAPTERS = re.compile(r"^## (\d+)\. (.*?)(?=^## |\Z)", re.DOTALL | re.MULTILINE)
RULING = re.compile(r"^\| (\d+) \|", re.MULTILINE)
EXAMPLE = re.compile(r"\*\*([VEX]\d+[a-z]?)\b")
RULINGS, EXAMPLES = "9", "10"  # the chapters


def folder(game: AnyGame) -> Path:
    """Where a title lies."""
    return Path(str(resources.files(game.package)))


def labels(rules: str) -> dict[str, list[str]]:
    """The numbers of the rulings and the labels of the worked examples, in their order."""
    chapters = dict(CHAPTERS.findall(rules))
    return {
        "rulings": RULING.findall(chapters.get(RULINGS, "")),
        "examples": EXAMPLE.findall(chapters.get(EXAMPLES, "")),
    }


def rules_of(game: AnyGame) -> str:
    """The text of rules.md."""
    file = folder(game) / "rules.md"
    if not file.is_file():
        raise Broken(f"{game.name} has no rules.md.")
    return file.read_text(encoding="utf-8")


def tests_of(game: AnyGame) -> str:
    """The text of all tests of a title."""
    files = sorted((folder(game) / "tests").glob("test_*.py"))
    hold(files, f"{game.name} has no tests: there is no file tests/test_*.py in its folder.")
    return "\n".join(path.read_text(encoding="utf-8") for path in files)


@law("title")
def every_ruling_is_named_by_a_test(game: AnyGame) -> None:
    """Each row `| 12 | ...` of chapter 9 is quoted as R12 in a test."""
    rulings = labels(rules_of(game))["rulings"]
    hold(rulings, "rules.md has no rulings: '## 9. Rulings' and rows that begin with '| 1 |'.")
    named = set(re.findall(r"\bR(\d+)\b", tests_of(game)))
    hold_named([f"R{number}" for number in rulings if number not in named], "ruling")


@law("title")
def every_worked_example_is_named_by_a_test(game: AnyGame) -> None:
    """Each example `**V7** ...` of chapter 10 is quoted as V7 in a test."""
    examples = labels(rules_of(game))["examples"]
    hold(examples, "rules.md has no worked examples: '## 10. Worked examples' and '**V1** ...'.")
    named = set(re.findall(r"\b[VEX]\d+[a-z]?\b", tests_of(game)))
    hold_named([label for label in examples if label not in named], "example")


@law("title")
def every_decision_is_named_by_a_test(game: AnyGame) -> None:
    """The id of each decision stands in a test."""
    text = tests_of(game)
    kinds = game.decisions(game.components.box)
    left = [kind.id for kind in kinds if not re.search(rf"\b{kind.id}\b", text)]
    hold_named(left, "decision")


def hold_named(left: list[str], what: str) -> None:
    """Nothing is left out."""
    hold(not left, f"No test names the {what} {', '.join(left)}.")
