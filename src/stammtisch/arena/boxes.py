"""Boxes for many matches: a title's own, or an owner's, which travels as text, never as a path."""

from __future__ import annotations

from functools import lru_cache
from pathlib import Path
from typing import Any

from stammtisch.core.game import AnyGame, Components
from stammtisch.core.registry import title

OWN = "the components file"  # in complaints, where its path is not known


def text_of(game: AnyGame, path: str | Path | None) -> str | None:
    """What an owner's file says, after it was checked; None stands for the title's own box."""
    return None if path is None else game.read_components(Path(path)).text


def box_of(name: str, text: str | None) -> tuple[AnyGame, Components[Any]]:
    """A title, and its own components or those of an owner's text."""
    game = title(name)
    return game, game.components if text is None else parsed(game, text)


@lru_cache(maxsize=8)
def parsed(game: AnyGame, text: str) -> Components[Any]:
    """Read once in each process: a contest asks for it with every game."""
    return game.parse_components(text, OWN)
