"""Stammtisch: the open digital table for board games set in inns and on stages.

What programs use is here: `load` a title, play a `Match`, keep a `Record`, `simulate` many matches,
let `bots` meet in the `arena`, learn in `envs`. docs/python.md shows how.
"""

from __future__ import annotations

import os
from typing import TYPE_CHECKING, Any

__version__ = "0.2.0"

if os.environ.get("STAMMTISCH_INTERPRETED"):
    from stammtisch import _interpreted

    _interpreted.insist()

if TYPE_CHECKING:
    from stammtisch import arena as arena
    from stammtisch import bots as bots
    from stammtisch import envs as envs
    from stammtisch.api import Record as Record
    from stammtisch.api import load as load
    from stammtisch.api import simulate as simulate
    from stammtisch.core.errors import Complaint as Complaint
    from stammtisch.core.match import Match as Match

__all__ = ["Complaint", "Match", "Record", "arena", "bots", "envs", "load", "simulate"]
# name -> module, and the thing in it; modules are imported when they are first asked for
WHERE = {
    "Complaint": ("core.errors", "Complaint"),
    "Match": ("core.match", "Match"),
    "Record": ("api", "Record"),
    "arena": ("arena", ""),
    "bots": ("bots", ""),
    "envs": ("envs", ""),
    "load": ("api", "load"),
    "simulate": ("api", "simulate"),
}


def __getattr__(name: str) -> Any:
    """Import what is asked for only then, so that the command line starts at once."""
    if name not in WHERE:
        raise AttributeError(f"There is no '{name}' in stammtisch.")
    from importlib import import_module  # noqa: PLC0415

    module, thing = WHERE[name]
    found: Any = import_module(f"stammtisch.{module}")
    found = getattr(found, thing) if thing else found
    globals()[name] = found
    return found


def __dir__() -> list[str]:
    return sorted([*globals(), *__all__])
