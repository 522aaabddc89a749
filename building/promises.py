"""What a release promises to others: rules it plays, messages it speaks, the store it writes."""

from __future__ import annotations

import json
import tomllib
from dataclasses import dataclass, fields
from pathlib import Path
from typing import Any

from building.sources import PACKAGE, digest

LIST = Path("releases.toml")


@dataclass(frozen=True)
class Promises:
    """The numbers that another release, a stored match or a client would notice."""

    rules: dict[str, int]
    protocol: int
    messages: str  # a hash of all messages of the socket
    store: int
    database: int = 0  # 0: nothing of it was in PostgreSQL

    def differences(self, other: Promises) -> list[str]:
        """What is not as in the other, in words for the notes."""
        told = []
        for name in sorted(self.rules.keys() | other.rules.keys()):
            before, now = other.rules.get(name), self.rules.get(name)
            if before != now:
                told.append(f"rules of {name}: {before or 'none'} -> {now or 'none'}")
        if (self.protocol, self.messages) != (other.protocol, other.messages):
            told.append(f"messages of the socket, protocol {other.protocol} -> {self.protocol}")
        if self.store != other.store:
            told.append(f"schema of the store: {other.store} -> {self.store}")
        if self.database != other.database:
            told.append(f"schema in PostgreSQL: {other.database or 'none'} -> {self.database}")
        return told


def of_the_sources() -> Promises:
    """What these sources promise."""
    from stammtisch.core.registry import title
    from stammtisch.server.store import file, session
    from stammtisch.server.wire.protocol import PROTOCOL
    from stammtisch.server.wire.schema import schema

    messages = digest(json.dumps(schema(), sort_keys=True).encode())
    names = sorted(path.parent.name for path in PACKAGE.glob("games/*/game.py"))
    rules = {name: title(name).rules_version for name in names}
    return Promises(rules, PROTOCOL, messages, file.VERSION, session.VERSION)


def published(text: str | None = None) -> dict[str, Promises]:
    """Each release that was published, the newest last."""
    listed = tomllib.loads(LIST.read_text() if text is None else text)["release"]
    return {entry["version"]: promised(entry) for entry in listed}


def promised(entry: dict[str, Any]) -> Promises:
    """The promises of one entry."""
    return Promises(
        **{field.name: entry[field.name] for field in fields(Promises) if field.name in entry}
    )


def entry_of(version: str, date: str, promises: Promises) -> str:
    """A release as the list keeps it."""
    rules = ", ".join(f"{name} = {number}" for name, number in promises.rules.items())
    return (
        f'\n[[release]]\nversion = "{version}"\ndate = {date}\nprotocol = {promises.protocol}\n'
        f'messages = "{promises.messages}"\nstore = {promises.store}\n'
        f"database = {promises.database}\nrules = {{ {rules} }}\n"
    )


def numbered(version: str) -> tuple[int, ...]:
    """A version that can be compared."""
    return tuple(int(part) for part in version.split("."))
