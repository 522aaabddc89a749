"""The names of environments, and what stands behind one: title, seats, variants, components.

A name carries a version, such as `histrio-v1`: it rises with the rules of the title and with what
its observations show, so that two results with one name can be compared.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from functools import cached_property
from pathlib import Path
from typing import Any

from stammtisch.core.errors import BadTable, UnknownGame
from stammtisch.core.features import Schema
from stammtisch.core.game import AnyGame, Components
from stammtisch.core.registry import title, titles
from stammtisch.core.rooms import has_room
from stammtisch.core.seeds import SEEDS
from stammtisch.core.state import State

NAME = re.compile(r"(?P<title>[a-z][a-z0-9_]*)(-v(?P<version>[0-9]+))?")
ROOM = "telling.features"


def names() -> tuple[str, ...]:
    """All environments: a title that writes no observations has none."""
    return tuple(name_of(game) for game in titles().values() if has_room(game.package, ROOM))


def name_of(game: AnyGame) -> str:
    """The name of a title's environment."""
    return f"{game.name}-v{game.observations_version}"


class Setting:
    """A title at a table of a certain kind, with everything that an environment asks of it."""

    def __init__(
        self,
        game: AnyGame,
        seats: int,
        variants: Mapping[str, str] | None = None,
        components: Components[Any] | None = None,
    ) -> None:
        self.game = game
        self.seats = seats
        self.variants = game.check_table(seats, variants or {})
        self.components = components or game.components

    @cached_property
    def schema(self) -> Schema:
        """What stands where in an observation."""
        return self.game.features(self.components.box, self.seats)

    @property
    def kinds(self) -> int:
        """How many kinds of questions there are."""
        return len(self.components.kinds)

    def begin(self, seed: int) -> State:
        """A fresh match."""
        state: State = self.game.setup(self.components.box, self.seats, self.variants, seed)
        return state

    def spec(self) -> dict[str, Any]:
        """What must be equal for two results to be comparable."""
        return {
            "name": name_of(self.game),
            "seats": self.seats,
            "variants": self.variants,
            "rules_version": self.game.rules_version,
            "components": self.components.hash,
            "schema": self.schema.hash,
        }


def setting(
    name: str,
    seats: int | None = None,
    variants: Mapping[str, str] | None = None,
    components: str | Path | Components[Any] | None = None,
) -> Setting:
    """The setting behind a name such as `histrio-v1`, or a complaint."""
    found = NAME.fullmatch(name)
    if found is None:
        raise UnknownGame(f"'{name}' names no environment; there are {', '.join(names())}.")
    game = title(found["title"])
    if not has_room(game.package, ROOM):
        raise UnknownGame(f"{game.title} writes no observations: it has no telling/features.py.")
    if found["version"] and int(found["version"]) != game.observations_version:
        raise UnknownGame(f"This release knows {name_of(game)}, not {name}.")
    if isinstance(components, str | Path):
        components = game.read_components(Path(components))
    return Setting(game, game.fewest_seats if seats is None else seats, variants, components)


def insist_on_plain_seed(seed: int) -> int:
    """Environments follow from numbers that people can name."""
    if not 0 <= seed < SEEDS:
        raise BadTable(f"The seed must be from 0 to 2**62 - 1, it is {seed}.")
    return seed
