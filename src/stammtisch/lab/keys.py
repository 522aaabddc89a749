"""Values of a components file by their keys: `mood.spaces_per_side`, `entertainer.owl.count`.

A key leads from table to table by name; in a list, by the id of an entry, by two texts that tell it
apart (`deeds.2-3/orc_tavern`), or by its number, from 1.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from difflib import get_close_matches
from itertools import combinations
from typing import Any

from stammtisch.core.components import REMARKS, parse
from stammtisch.core.errors import Complaint
from stammtisch.core.game import AnyGame, Components
from stammtisch.lab.toml import with_value

NAMES = ("id", "number", "players", "round", "level", "space", "roll")  # what tells entries apart
FIXED = "rulebook"
Path = tuple[str | int, ...]
Changes = Mapping[str, int]


class BadKey(Complaint):
    """A key that leads nowhere, or to something that is no number."""


def children(value: Any, top: bool) -> Iterator[tuple[str, str | int, Any]]:
    """What lies in a table or list: the part of the key, the part of the path, the value."""
    if isinstance(value, Mapping):
        for name, inner in value.items():
            if name not in REMARKS:
                yield name, name, inner
    elif isinstance(value, list):
        names = entry_names(value, top)
        for place, inner in enumerate(value):
            yield names[place], place, inner


def entry_names(entries: list[Any], top: bool) -> list[str]:
    """Ids where every entry has one of its own, else numbers from 1 on."""
    for name in NAMES:
        found = [str(e[name]) for e in entries if isinstance(e, Mapping) and name in e]
        if len(set(found)) == len(entries):
            return found
    for names in combinations(shared_texts(entries) if top else [], 2):
        found = ["/".join(str(entry[name]) for name in names) for entry in entries]
        if len(set(found)) == len(entries):
            return found
    return [str(place) for place in range(1, len(entries) + 1)]


def shared_texts(entries: list[Any]) -> list[str]:
    """The names under which all entries of a list have a text."""
    if not entries or not all(isinstance(entry, Mapping) for entry in entries):
        return []
    names = [name for name, value in entries[0].items() if isinstance(value, str)]
    return [
        n for n in names if n not in REMARKS and all(isinstance(e.get(n), str) for e in entries)
    ]


def numbers(data: Mapping[str, Any]) -> dict[str, Path]:
    """The keys of all whole numbers in a file, with their paths."""
    found: dict[str, Path] = {}

    def walk(value: Any, key: str, path: Path) -> None:
        if isinstance(value, int) and not isinstance(value, bool):
            found[key] = path
        for part, step, inner in children(value, len(path) == 1):
            walk(inner, f"{key}.{part}" if key else part, (*path, step))

    walk(data, "", ())
    return {key: path for key, path in found.items() if not key.startswith("meta.")}


def path_of(data: Mapping[str, Any], key: str) -> Path:
    """Where a key leads, or a complaint that names the nearest ones."""
    known = numbers(data)
    if key in known:
        return known[key]
    near = get_close_matches(key, known, 3, 0.5) or [k for k in known if k.endswith(key)][:3]
    hint = f" Near to it: {', '.join(near)}." if near else ""
    raise BadKey(f"There is no number '{key}' in these components.{hint}")


def at(data: Any, path: Path) -> Any:
    """The value at a path."""
    for step in path:
        data = data[step]
    return data


def source_of(data: Mapping[str, Any], path: Path) -> str:
    """Where a value comes from, as the nearest entry says: rulebook, derived or designed."""
    said = FIXED  # what nobody has marked is not ours to change
    value: Any = data
    if isinstance(data.get(f"{path[0]}_source"), Mapping):
        said = str(data[f"{path[0]}_source"].get("faces", FIXED))
    for step in path:
        if isinstance(value, Mapping):
            said = str(value.get("source", said))
            if step in value.get("designed_fields", ()):
                return "designed"
            said = str(value.get(f"{step}_source", said))
        value = value[step]
    return said


def changed(game: AnyGame, text: str, changes: Changes) -> Components[Any]:
    """The components with other values, checked like an owner's file."""
    file = f"{game.name} with {', '.join(f'{key}={value}' for key, value in changes.items())}"
    for key, value in changes.items():
        path = path_of(parse(text, file), key)
        text = with_value(text, path, value)
    return game.parse_components(text, file)


SETTING = re.compile(r"([\w./#-]+)=(-?\d+)")
RANGE = re.compile(r"([\w./#-]+)=(-?\d+)\.\.(-?\d+)(?:/(\d+))?")


def setting(said: str) -> tuple[str, int]:
    """KEY=VALUE."""
    found = SETTING.fullmatch(said.strip())
    if found is None:
        raise BadKey(f"'{said}' is no change; write KEY=NUMBER, as in mood.spaces_per_side=8.")
    return found[1], int(found[2])


def values_in(said: str) -> tuple[str, list[int]]:
    """KEY=FIRST..LAST, or KEY=FIRST..LAST/STEP."""
    found = RANGE.fullmatch(said.strip())
    if found is None:
        raise BadKey(f"'{said}' is no range; write KEY=6..12, or KEY=6..12/2 for every second.")
    first, last, step = int(found[2]), int(found[3]), int(found[4] or 1)
    if first >= last or step < 1:
        raise BadKey(f"'{said}' is an empty range: the first value must be the smaller one.")
    return found[1], list(range(first, last + 1, step))


def spoken(key: str) -> str:
    """A key as people say it: `mood.spaces_per_side` is the mood's spaces per side."""
    parts = [part.replace("_", " ").replace("/", " ") for part in key.split(".")]
    return ", ".join(parts[:-1]) + f": {parts[-1]}" if len(parts) > 1 else parts[0]
