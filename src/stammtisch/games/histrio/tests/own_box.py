"""The standard components with an owner's changes."""

from __future__ import annotations

import re

from stammtisch.core.game import Components
from stammtisch.games.histrio import GAME
from stammtisch.games.histrio.rules.box import Box

STANDARD = GAME.components.text


def edited(*changes: tuple[str, str]) -> str:
    """The standard file with the first occurrence of each text replaced."""
    text = STANDARD
    for old, new in changes:
        assert old in text
        text = text.replace(old, new, 1)
    return text


def without_table(name: str) -> str:
    """The standard file without one table."""
    text, found = re.subn(rf"^\[{re.escape(name)}\]\n(?:[^\[\n].*\n|\n)*", "", STANDARD, flags=re.M)
    assert found == 1
    return text


def owned(*changes: tuple[str, str]) -> Components[Box]:
    """The components of an owner who changed something."""
    return GAME.parse_components(edited(*changes), "mine.toml")
