"""Which engine is in use: compiled, in which kind of build, or interpreted, and why."""

from __future__ import annotations

import json
import os
from importlib.machinery import EXTENSION_SUFFIXES
from importlib.util import find_spec
from pathlib import Path

import msgspec

MARK = Path(__file__).parent.parent / "_compiled.json"  # written by the build
SLOWER = "about 20 times slower"


class Engine(msgspec.Struct, frozen=True):
    """`kind` is the kind of build; `why` is the reason if the rules run as plain Python."""

    compiled: bool
    kind: str
    why: str = ""

    def __str__(self) -> str:
        if self.compiled:
            return f"compiled, {self.kind}"
        return f"interpreted, {SLOWER}: {self.why}"


def engine() -> Engine:
    """Looks at the installed files without loading them."""
    found = find_spec("stammtisch.core.playout")
    origin = (found.origin if found else None) or ""
    noted = noted_by_the_build()
    if origin.endswith(tuple(EXTENSION_SUFFIXES)):
        return Engine(True, noted.get("kind", "kind unknown"))
    return Engine(False, "interpreted", reason(noted))


def noted_by_the_build() -> dict[str, str]:
    """What the build wrote down; nothing if there was none."""
    try:
        found = json.loads(MARK.read_text())
    except (OSError, ValueError):
        return {}
    return {key: value for key, value in found.items() if isinstance(value, str)}


def reason(noted: dict[str, str]) -> str:
    """Why the plain sources run."""
    if os.environ.get("STAMMTISCH_INTERPRETED"):
        return "STAMMTISCH_INTERPRETED is set"
    if "why" in noted:
        return noted["why"]
    if noted:
        return "it was compiled for another Python"
    return "it was installed without compiling"
