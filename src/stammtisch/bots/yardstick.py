"""How strong the four levels are in a title, measured in the arena: the yardstick for people.

Bots never learn, so their strengths are data of the title; whoever plays with them is measured
by these.
"""

from __future__ import annotations

import tomllib
from functools import cache
from importlib import resources

import msgspec

from stammtisch.bots.levels import LEVELS
from stammtisch.core.game import AnyGame

FILE = "judgement/ratings.toml"


class Measured(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A strength as openskill counts it (a newcomer has 25), and how far it may be off."""

    value: float
    spread: float


@cache
def yardstick_of(game: AnyGame) -> dict[str, Measured]:
    """The strength of each level, weakest first; nothing where a title has not measured them."""
    file = resources.files(game.package) / FILE
    if not file.is_file():
        return {}
    data = tomllib.loads(file.read_text(encoding="utf-8"))
    measured = msgspec.convert(data, dict[str, Measured])
    if tuple(measured) != LEVELS:
        raise ValueError(f"{game.name}/{FILE} must measure {', '.join(LEVELS)}, in this order.")
    return measured
