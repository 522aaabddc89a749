"""One value of a TOML text, changed where it stands: remarks and order stay as they were."""

from __future__ import annotations

import re
import tomllib
from typing import Any

from stammtisch.core.errors import Complaint

HEADING = re.compile(r"\s*(\[\[?)\s*([\w.\"-]+)\s*\]\]?")
BARE = re.compile(r"[A-Za-z0-9_-]+")


def with_value(text: str, path: tuple[str | int, ...], value: int) -> str:
    """The text with another number at a path; what it says else is proved to be the same."""
    wanted = tomllib.loads(text)
    holder: Any = wanted
    for step in path[:-1]:
        holder = holder[step]
    holder[path[-1]] = value
    lines = text.splitlines()
    where, depth = line_of(lines, path)
    inner: Any = wanted
    for step in path[: depth + 1]:
        inner = inner[step]
    first, last = where
    name = path[depth]
    remark = remark_of(lines[first]) if first == last else ""
    lines[first : last + 1] = [f"{spelled_key(str(name))} = {spelled(inner)}{remark}"]
    new = "\n".join(lines) + "\n"
    if tomllib.loads(new) != wanted:
        raise Complaint(f"The value of {'.'.join(map(str, path))} cannot be changed in place.")
    return new


def line_of(lines: list[str], path: tuple[str | int, ...]) -> tuple[tuple[int, int], int]:
    """The lines of the statement that holds a value, and how deep in the path its name stands."""
    seen: dict[str, int] = {}
    prefix: tuple[str | int, ...] = ()
    place = 0
    while place < len(lines):
        heading = HEADING.match(lines[place])
        last = place
        if heading is not None and not statement_end_missing(lines[place]):
            name = heading[2].replace('"', "")
            prefix = headed(name, heading[1] == "[[", seen)
        elif "=" in lines[place] and not lines[place].lstrip().startswith("#"):
            last = statement_end(lines, place)
            name = lines[place].partition("=")[0].strip().strip('"')
            if path[: len(prefix) + 1] == (*prefix, name):
                return (place, last), len(prefix)
        place = last + 1
    raise Complaint(f"There is no line for {'.'.join(map(str, path))}.")


def headed(name: str, many: bool, seen: dict[str, int]) -> tuple[str | int, ...]:
    """The path that a heading opens; entries of a list are counted."""
    if many:
        seen[name] = seen.get(name, -1) + 1
        for inner in [other for other in seen if other.startswith(f"{name}.")]:
            del seen[inner]  # the lists in a new entry begin anew
    path: list[str | int] = []
    parts = name.split(".")
    for place, part in enumerate(parts, start=1):
        path.append(part)
        if (whole := ".".join(parts[:place])) in seen:
            path.append(seen[whole])
    return tuple(path)


def statement_end_missing(line: str) -> bool:
    """Whether a line that looks like a heading is one row of a longer value."""
    return "=" in line.partition("#")[0]


def statement_end(lines: list[str], first: int) -> int:
    """The last line of a statement that begins here."""
    for last in range(first, len(lines)):
        try:
            tomllib.loads("\n".join(lines[first : last + 1]))
        except tomllib.TOMLDecodeError:
            continue
        return last
    return first


def remark_of(line: str) -> str:
    """What a line says behind its value, if it can be told from the value."""
    for place, sign in enumerate(line):
        if sign == "#":
            try:
                tomllib.loads(line[:place])
            except tomllib.TOMLDecodeError:
                continue
            return "  " + line[place:]
    return ""


def spelled_key(name: str) -> str:
    """A name as TOML writes it."""
    return name if BARE.fullmatch(name) else f'"{name}"'


def spelled(value: Any) -> str:
    """A value as TOML writes it, on one line."""
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, int | float):
        return repr(value)
    if isinstance(value, str):
        return '"' + value.replace("\\", "\\\\").replace('"', '\\"') + '"'
    if isinstance(value, list):
        return "[" + ", ".join(spelled(item) for item in value) + "]"
    inner = ", ".join(f"{spelled_key(name)} = {spelled(item)}" for name, item in value.items())
    return "{ " + inner + " }" if inner else "{}"
