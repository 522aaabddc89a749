"""Law 10: every decision, ruling and worked example of a rules.md is named by a test."""

from __future__ import annotations

import re
from importlib import resources
from pathlib import Path

import pytest

from stammtisch.core.registry import titles

every_title = pytest.mark.parametrize("name", titles())


def folder(name: str) -> Path:
    return Path(str(resources.files(titles()[name].package)))


def section(name: str, number: int) -> str:
    """One chapter of the rules."""
    text = (folder(name) / "rules.md").read_text(encoding="utf-8")
    found = re.search(rf"^## {number}\. .*?(?=^## |\Z)", text, re.DOTALL | re.MULTILINE)
    assert found, f"rules.md of {name} has no chapter {number}"
    return found.group()


def texts_of(name: str) -> str:
    return "\n".join(
        path.read_text(encoding="utf-8") for path in (folder(name) / "tests").glob("test_*.py")
    )


@every_title
def test_every_ruling_is_named_by_a_test(name: str):
    rulings = re.findall(r"^\| (\d+) \|", section(name, 9), re.MULTILINE)
    assert rulings
    named = set(re.findall(r"\bR(\d+)\b", texts_of(name)))
    assert [number for number in rulings if number not in named] == []


@every_title
def test_every_worked_example_is_named_by_a_test(name: str):
    examples = re.findall(r"\*\*([VE]\d+[a-z]?)\b", section(name, 10))
    assert examples
    named = set(re.findall(r"\b[VE]\d+[a-z]?\b", texts_of(name)))
    assert [example for example in examples if example not in named] == []


@every_title
def test_every_decision_is_named_by_a_test(name: str):
    game = titles()[name]
    text = texts_of(name)
    kinds = game.decisions(game.components.box)
    assert [kind.id for kind in kinds if not re.search(rf"\b{kind.id}\b", text)] == []
