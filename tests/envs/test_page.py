"""The page about observations is what the schemas say, and versions rise with them."""

from __future__ import annotations

import json
from pathlib import Path

from stammtisch.core.registry import titles
from stammtisch.envs.page import page

ROOT = Path(__file__).parents[2]
SEALED = Path(__file__).with_name("versions.json")


def test_the_page_is_as_the_schemas():
    written = (ROOT / "docs/encoding.md").read_text(encoding="utf-8")
    assert written == page(), "run: python -m stammtisch.envs.page > docs/encoding.md"


def edition(game):
    """What a name such as histrio-v1 stands for."""
    box = game.components.box
    seats = range(game.fewest_seats, game.most_seats + 1)
    return [game.rules_version, *(game.features(box, n).hash for n in seats)]


def test_a_version_rises_with_rules_and_observations():
    """versions.json lists each name with the rules and schemas that it stands for, for ever."""
    sealed = json.loads(SEALED.read_text())
    for game in titles().values():
        name = f"{game.name}-v{game.observations_version}"
        said = f"{name} stands for other rules or observations: raise observations_version"
        assert sealed.get(name) == edition(game), f"{said}, and add {name} to versions.json"
