"""The shelf: every title is found here and nowhere else.

Titles lie in the folders of `stammtisch.games`; other packages bring theirs by an entry point of
the group `stammtisch.games`. One that cannot be loaded is missing on the shelf, with a sentence
that says why; the others are there all the same.
"""

from __future__ import annotations

import difflib
import re
import traceback
from collections.abc import Callable, Iterator
from functools import cache, partial
from importlib import import_module
from importlib.metadata import EntryPoint, entry_points
from pathlib import Path
from pkgutil import iter_modules
from typing import Any, NamedTuple

from stammtisch import games
from stammtisch.core import course
from stammtisch.core.errors import UnknownGame
from stammtisch.core.game import AnyGame, Game
from stammtisch.core.open_course import is_compiled
from stammtisch.core.words import Words

GROUP = "stammtisch.games"
NAME = re.compile(r"[a-z][a-z0-9_]{0,29}")
MOST_SEATS = 12
PLATFORM = Path(__file__).parents[1]
PYTHON = Path(traceback.__file__).parent
CLOSED = "interpreted classes cannot inherit from compiled"  # what mypyc says


class Shelf(NamedTuple):
    """All titles by name, in alphabetical order, and why others are missing."""

    titles: dict[str, AnyGame]
    missing: dict[str, str]


class Unfit(Exception):
    """A title that cannot lie on the shelf; the message completes a sentence."""


@cache
def shelf() -> Shelf:
    """Everything that is found, looked for once."""
    found: dict[str, AnyGame] = {}
    missing: dict[str, str] = {}
    for name, source, load in (*titles_here(), *titles_elsewhere()):
        try:
            if name in found:
                raise Unfit("a title of this name lies there already")
            found[name] = load()
        except Exception as error:  # a stranger's module may raise anything at all
            missing.setdefault(
                name,
                f"The title '{name}' ({source}) cannot be laid on the shelf: {reason(error)}.",
            )
    return Shelf(dict(sorted(found.items())), missing)


Source = tuple[str, str, Callable[[], AnyGame]]


def titles_here() -> Iterator[Source]:
    """The titles in the folders of this package."""
    for name in sorted(module.name for module in iter_modules(games.__path__) if module.ispkg):
        package = f"{games.__name__}.{name}"
        yield name, package, partial(own_title, package)


def titles_elsewhere() -> Iterator[Source]:
    """The titles that other packages bring, in an order that does not depend on the machine."""
    for entry in sorted(entry_points(group=GROUP), key=lambda entry: (entry.name, entry.value)):
        source = f"package {entry.dist.name}" if entry.dist else entry.value
        yield entry.name, source, partial(examined, entry)


def own_title(package: str) -> AnyGame:
    """The title in a folder of this package."""
    game: AnyGame = import_module(package).GAME
    if is_compiled(course) and not is_compiled(import_module(f"{package}.rules.flow")):
        raise Unfit("its rules are not compiled yet; run 'make build'")
    return game


def examined(entry: EntryPoint) -> AnyGame:
    """The title behind an entry point; what everybody will ask of it is asked now."""
    try:
        game: Any = entry.load()
    except SystemExit:
        raise Unfit("it ends the program when it is loaded") from None
    if not isinstance(game, Game):
        raise Unfit(f"{entry.value} is no title, which means no object of a class of Game")
    if game.name != entry.name:
        raise Unfit(f"it calls itself '{game.name}'")
    if not NAME.fullmatch(game.name):
        raise Unfit("a name is made of small letters, digits and '_', and begins with a letter")
    if not 1 <= game.fewest_seats <= game.most_seats <= MOST_SEATS:
        raise Unfit(f"it is for {game.fewest_seats} to {game.most_seats} seats")
    game.setup(game.components.box, game.fewest_seats, game.check_table(game.fewest_seats, {}), 1)
    game.phrasebook().say(Words("title-name"))
    return game


def reason(error: Exception) -> str:
    """What went wrong and where, to complete a sentence."""
    if isinstance(error, Unfit):
        return str(error)
    if isinstance(error, TypeError) and str(error) == CLOSED:
        return f"{CLOSED}; derive the state from stammtisch.core.open_course.Course"
    said = " ".join(str(error).split()).rstrip(".") or "no reason was given"
    if isinstance(error, OSError) and error.filename:
        said = f"{error.strerror}: {error.filename}"
    own = [frame for frame in traceback.extract_tb(error.__traceback__) if is_own(frame.filename)]
    if not own:
        return said
    place = Path(own[-1].filename)
    return f"{said} ({place.parent.name}/{place.name}, line {own[-1].lineno})"


def is_own(file: str) -> bool:
    """Whether a source belongs to a title: not to the platform, and not to Python."""
    if not file.endswith(".py"):
        return False
    place = Path(file)
    if place.is_relative_to(PLATFORM):
        return place.is_relative_to(PLATFORM / "games")
    return "site-packages" in place.parts or not place.is_relative_to(PYTHON)


def titles() -> dict[str, AnyGame]:
    """All titles by name, in alphabetical order."""
    return shelf().titles


def lay_out(game: AnyGame) -> None:
    """Put a title on the shelf of this process only: one that is just being looked at."""
    titles()[game.name] = game
    missing().pop(game.name, None)


def missing() -> dict[str, str]:
    """Why titles that were found are not on the shelf: a sentence for each."""
    return shelf().missing


def title(name: str) -> AnyGame:
    """The title of this name, or a complaint with a suggestion."""
    found = titles().get(name)
    if found is not None:
        return found
    if name in missing():
        raise UnknownGame(missing()[name])
    near = difflib.get_close_matches(name.lower(), titles(), n=1)
    hint = f"Did you mean '{near[0]}'?" if near else f"Known are {', '.join(titles())}."
    raise UnknownGame(f"There is no game '{name}' on the shelf. {hint}")
