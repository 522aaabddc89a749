"""What is typed at a table means the same in the terminal and in the browser."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

from stammtisch.cli.vocabulary import COMMANDS, meant, read

WEB = Path(__file__).parents[1] / "web" / "src"
CASES = json.loads((WEB / "tests" / "commands.json").read_text(encoding="utf-8"))


@pytest.mark.parametrize(("typed", "found"), CASES["meant"])
def test_typed_words_mean_the_same_answers_as_in_the_browser(typed, found):
    assert meant(typed, CASES["names"]) == found


@pytest.mark.parametrize(("typed", "kind"), CASES["read"])
def test_what_is_typed_is_read_as_in_the_browser(typed, kind):
    assert read(typed)[0] == kind


def test_terminal_and_browser_know_the_same_commands():
    script = (WEB / "lib" / "text" / "commands.ts").read_text(encoding="utf-8")
    listed = re.search(r"COMMANDS = \[(.*?)\]", script, re.DOTALL)
    assert listed is not None
    assert tuple(re.findall(r'"(\w+)"', listed[1])) == COMMANDS
