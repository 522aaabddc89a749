"""Levels for people: the same four names in every title, set as data in the title's judgement."""

from __future__ import annotations

import tomllib
from functools import cache
from importlib import resources

import msgspec

from stammtisch.core.game import AnyGame

LEVELS = ("apprentice", "regular", "innkeeper", "master")  # weakest first
FILE = "judgement/levels.toml"


class Level(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A plain bot, and the noise on its values in points: weak play is blurred, never blind."""

    bot: str
    noise: float = 0.0


STANDARD = {
    "apprentice": Level("greedy", 3.0),
    "regular": Level("greedy", 0.5),
    "innkeeper": Level("planner", 0.3),
    "master": Level("search-1000"),
}


@cache
def levels_of(game: AnyGame) -> dict[str, Level]:
    """The levels of a title; one without a file of its own plays by the standard."""
    file = resources.files(game.package) / FILE
    if not file.is_file():
        return STANDARD
    data = tomllib.loads(file.read_text(encoding="utf-8"))
    levels = msgspec.convert(data, dict[str, Level])
    if tuple(levels) != LEVELS:
        raise ValueError(f"{game.name}/{FILE} must set {', '.join(LEVELS)}, in this order.")
    return levels
