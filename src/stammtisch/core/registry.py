"""The shelf: every title in a folder of `stammtisch.games` is found here and nowhere else."""

from __future__ import annotations

import difflib
from functools import cache
from importlib import import_module
from pkgutil import iter_modules

from stammtisch import games
from stammtisch.core.errors import UnknownGame
from stammtisch.core.game import AnyGame


@cache
def titles() -> dict[str, AnyGame]:
    """All titles by name, in alphabetical order."""
    names = sorted(module.name for module in iter_modules(games.__path__) if module.ispkg)
    found = [import_module(f"{games.__name__}.{name}").GAME for name in names]
    return {game.name: game for game in found}


def title(name: str) -> AnyGame:
    """The title of this name, or a complaint with a suggestion."""
    found = titles().get(name)
    if found is not None:
        return found
    near = difflib.get_close_matches(name.lower(), titles(), n=1)
    hint = f"Did you mean '{near[0]}'?" if near else f"Known are {', '.join(titles())}."
    raise UnknownGame(f"There is no game '{name}' on the shelf. {hint}")
