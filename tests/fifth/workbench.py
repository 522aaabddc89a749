"""A title that `stammtisch new` has made, to be looked at and to be broken."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from stammtisch.cli.check import game_in
from stammtisch.cli.main import main
from stammtisch.core.game import AnyGame
from stammtisch.core.registry import titles


def make(folder: Path, name: str = "lantern", *words: str) -> Path:
    """The folder of a new title."""
    assert main(["new", name, "--into", str(folder), *words]) == 0
    return folder / name


def edit(project: Path, file: str, old: str, new: str) -> None:
    """Change one place in a file of the title; `old` must be there."""
    (package,) = (project / "src").iterdir()
    text = (package / file).read_text(encoding="utf-8")
    assert old in text, f"{file} has no {old!r}"
    (package / file).write_text(text.replace(old, new), encoding="utf-8")


@contextmanager
def laid_out(project: Path) -> Iterator[AnyGame]:
    """The title on the shelf; afterwards it has never been there."""
    modules, path = set(sys.modules), list(sys.path)
    game = None
    try:
        game = game_in(project)
        yield game
    finally:
        if game is not None:
            del titles()[game.name]
        sys.path[:] = path
        for module in set(sys.modules) - modules:
            del sys.modules[module]
