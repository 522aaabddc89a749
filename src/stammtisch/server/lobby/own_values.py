"""A components file when it is chosen: what is wrong with it, and what it changes."""

from __future__ import annotations

import tomllib
from collections.abc import Iterator, Mapping
from typing import Any

from stammtisch.core.components import REMARKS, BadComponents
from stammtisch.core.errors import Complaint
from stammtisch.core.registry import title
from stammtisch.server.lobby.lobby import Lobby
from stammtisch.server.table.threads import aside
from stammtisch.server.wire.bodies import ComponentsChecked, ComponentsOffered, Difference

MOST_COMPLAINTS = 10  # that one reads; the rest is counted
MOST_DIFFERENCES = 60
LONGEST_VALUE = 60
NAMES = ("id", "name", "title")


async def checked(
    lobby: Lobby, game: str, offered: ComponentsOffered, sender: str = ""
) -> ComponentsChecked:
    """Whether a match can be set up with a file; if so, where it differs from the box."""
    try:
        await lobby.boxes.check(game, offered.text, offered.file, None, sender)
    except BadComponents as bad:
        first = bad.complaints[:MOST_COMPLAINTS]
        return ComponentsChecked(False, first, len(bad.complaints) - len(first))
    except Complaint as bad:
        return ComponentsChecked(False, (str(bad),), 0)
    found = await aside(lobby.house.setting, differences, title(game).components.text, offered.text)
    return ComponentsChecked(True, (), 0, tuple(found[:MOST_DIFFERENCES]), len(found))


def differences(standard: str, own: str) -> list[Difference]:
    """Every value that a rule may read and that is not as in the box."""
    return list(unlike("", tomllib.loads(standard), tomllib.loads(own)))


def unlike(place: str, standard: Any, own: Any) -> Iterator[Difference]:
    """The differences between two values, down to the smallest part."""
    if isinstance(standard, Mapping) and isinstance(own, Mapping):
        for key in [*standard, *(key for key in own if key not in standard)]:
            if key not in REMARKS:
                yield from unlike(f"{place} {key}".strip(), standard.get(key), own.get(key))
    elif isinstance(standard, list) and isinstance(own, list) and entries(standard, own):
        for number in range(max(len(standard), len(own))):
            pair = [part[number] if number < len(part) else None for part in (standard, own)]
            yield from unlike(f"{place} {called(pair, number)}", *pair)
    elif standard != own:
        yield Difference(place, written(standard), written(own))


def entries(*parts: list[Any]) -> bool:
    """Whether lists hold entries with names, and not plain numbers."""
    return all(isinstance(one, Mapping) for part in parts for one in part)


def called(pair: list[Any], number: int) -> str:
    """The name of an entry, or its number."""
    for entry in pair:
        for name in NAMES:
            if isinstance(entry, Mapping) and isinstance(entry.get(name), str):
                return str(entry[name])[:LONGEST_VALUE]
    return str(number + 1)


def written(value: Any) -> str:
    """A value in short; nothing for one that is not there."""
    return "" if value is None else str(value)[:LONGEST_VALUE]
