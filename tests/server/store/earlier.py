"""Databases as earlier releases left them: what came later is taken away again."""

from __future__ import annotations

import re
from importlib import resources
from typing import Any

from stammtisch.server.store import session as line
from stammtisch.server.store.file import VERSION
from stammtisch.server.store.rows import Database

MADE = re.compile(r"^CREATE (?:UNLOGGED )?(TABLE|SEQUENCE) (\w+)", re.MULTILINE)
VERSIONS = resources.files("stammtisch.server.store") / "versions"


def brought_by(step: int, kind: str = "") -> list[tuple[str, str]]:
    """What a step brought, with its sort; what the first step did comes with it."""
    return MADE.findall((VERSIONS / kind / f"{step}.sql").read_text(encoding="utf-8"))


def made_by(step: int) -> list[str]:
    """The tables that a step brought to a file."""
    return [name for _, name in brought_by(step)]


def take_back_to(file: Any, version: int) -> None:
    """A file of this version as one of an earlier: steps so far have only added tables."""
    for step in range(VERSION, version, -1):
        for name in reversed(made_by(step)):
            file.execute(f"DROP TABLE {name}")
    file.execute(f"PRAGMA user_version = {version}")


def take_database_back_to(session: Database, version: int) -> None:
    """The same for a database."""
    for step in range(line.VERSION, version, -1):
        for sort, name in reversed(brought_by(step, "postgres")):
            session.execute(f"DROP {sort} {name}")
    session.execute("UPDATE version SET number = ?", (version,))
