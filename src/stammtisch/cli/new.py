"""`stammtisch new`: a small running game in a folder of its own, to be turned into another one."""

from __future__ import annotations

import argparse
import keyword
import re
from collections.abc import Iterator
from pathlib import Path
from xml.sax.saxutils import escape

import stammtisch
from stammtisch.cli.parsing import Commands
from stammtisch.core.errors import Complaint
from stammtisch.core.registry import NAME, missing, titles

PATTERN = Path(stammtisch.__file__).parent / "pattern"
PROJECT = "project"  # the folder of the pattern with what a package of its own needs
TITLES = Path(stammtisch.__file__).parent / "games"
CLONE = TITLES.parents[2]
TITLE = "Ferry Night"  # of the pattern
LETTERS, ROOM_FOR_LETTERS = 34, 380  # on its cover: their size, and for so many of size 1 is room
LONGEST_TITLE = 40
SPECIAL = '"\\{}'  # in Python, TOML or Fluent


class CannotMake(Complaint):
    """No title can be made like this; the message says why."""


def add_to(commands: Commands) -> None:
    """The command and its arguments."""
    command = commands.add_parser("new", help="a new title: a small running game to change")
    command.add_argument("name", metavar="NAME", help="small letters, digits and '_'")
    command.add_argument("--title", help="as people read it; default: the name")
    place = command.add_mutually_exclusive_group()
    place.add_argument(
        "--into", type=Path, default=Path(), metavar="DIR", help="default: the current folder"
    )
    place.add_argument(
        "--inside", action="store_true", help="among our own titles, in a clone of stammtisch"
    )
    command.set_defaults(run=run)


def run(chosen: argparse.Namespace) -> None:
    """Write the files and say what comes next."""
    check_name(chosen.name)
    title = chosen.title or chosen.name.replace("_", " ").title()
    check_title(title)
    if chosen.inside:
        if not (CLONE / "setup.py").is_file():
            raise CannotMake("'--inside' is for a clone of stammtisch; use '--into DIR' instead.")
        write(list(files(chosen.name, title, f"stammtisch.games.{chosen.name}")), TITLES)
        steps = ["make build", f"stammtisch check {chosen.name}"]
    else:
        if not chosen.into.is_dir():
            raise CannotMake(f"There is no folder {chosen.into}.")
        package = f"stammtisch_{chosen.name}"
        write(list(files(chosen.name, title, package)), chosen.into)
        folder = chosen.into / chosen.name
        steps = [f"stammtisch check {folder}", f"pip install --editable {folder}"]
    print(f"{title} is written. Next:")
    for step in (*steps, f"stammtisch play {chosen.name}"):
        print(f"  {step}")


def check_name(name: str) -> None:
    """A name that is free and can be a part of a package's name."""
    if not NAME.fullmatch(name):
        raise CannotMake(
            f"'{name}' cannot be the name of a title: small letters, digits and '_', a letter "
            "first, at most 30."
        )
    if keyword.iskeyword(name) or name == PATTERN.name:
        raise CannotMake(f"'{name}' is a word with a meaning of its own; choose another name.")
    if name in titles() or name in missing():
        raise CannotMake(f"There is a title '{name}' on the shelf already.")


def check_title(title: str) -> None:
    """A title that can stand in every file."""
    odd = [letter for letter in title if letter in SPECIAL or not letter.isprintable()]
    if odd or not title.strip() or len(title) > LONGEST_TITLE:
        raise CannotMake(
            f"A title has 1 to {LONGEST_TITLE} characters, and none of {' '.join(SPECIAL)}."
        )


def files(name: str, title: str, package: str) -> Iterator[tuple[Path, str]]:
    """Every file below the target folder with its text."""
    inside = package.startswith("stammtisch.")
    source = Path(name) if inside else Path(name, "src", package)
    for file in sorted(PATTERN.rglob("*")):
        place = file.relative_to(PATTERN)
        if not file.is_file() or file.suffix in (".so", ".pyd", ".pyc"):
            continue
        if place.parts[0] != PROJECT:
            target = source / place
        elif inside:
            continue
        else:
            target = Path(name) / place.name
        text = renamed(file.read_text(encoding="utf-8"), name, package)
        yield target, drawn(text, title) if file.suffix == ".svg" else titled(text, title)


def titled(text: str, title: str) -> str:
    """The text with the new title."""
    return text.replace(TITLE, title)


def drawn(text: str, title: str) -> str:
    """A drawing with the new title, in letters that are small enough for it."""
    size = min(LETTERS, ROOM_FOR_LETTERS // len(title))
    text = text.replace(f'font-size="{LETTERS}"', f'font-size="{size}"')
    return titled(text, escape(title))


def renamed(text: str, name: str, package: str) -> str:
    """The text with the names of the new title in place of the pattern's."""
    own = "".join(part.capitalize() for part in name.split("_"))
    text = re.sub(r"\bPattern(Game|View)?\b", rf"{own}\1", text)
    text = text.replace("stammtisch-pattern", f"stammtisch-{name.replace('_', '-')}")
    text = text.replace("stammtisch_pattern", package).replace("stammtisch.pattern", package)
    text = re.sub(r"\bpattern\b", name, text)
    if not package.startswith("stammtisch."):
        # a package of its own is not compiled
        text = text.replace("stammtisch.core.course", "stammtisch.core.open_course")
    return text


def write(listed: list[tuple[Path, str]], folder: Path) -> None:
    """Write all files; never into a folder that exists."""
    target = folder / listed[0][0].parts[0]
    if target.exists():
        raise CannotMake(f"{target} exists already; choose another name or another folder.")
    try:
        for place, text in listed:
            (folder / place).parent.mkdir(parents=True, exist_ok=True)
            (folder / place).write_text(text, encoding="utf-8")
    except OSError as error:
        raise CannotMake(f"{target} cannot be written: {error.strerror}.") from error
