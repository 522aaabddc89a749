"""Environments for programs that learn: many matches at once, and the interfaces of others.

`batch` needs numpy (the extra `rl`); `pettingzoo`, `gymnasium` and `open_spiel` what they are named
after.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from stammtisch.envs.batches import Batch as Batch
    from stammtisch.envs.batches import batch as batch
    from stammtisch.envs.settings import Setting as Setting
    from stammtisch.envs.settings import names as names
    from stammtisch.envs.settings import setting as setting
    from stammtisch.envs.unpack import Unpacker as Unpacker

__all__ = ["Batch", "Setting", "Unpacker", "batch", "names", "setting"]
WHERE = {"Batch": "batches", "batch": "batches", "Unpacker": "unpack"}


def __getattr__(name: str) -> Any:
    """Import what is asked for only then: numpy takes its time."""
    if name not in __all__:
        raise AttributeError(f"There is no '{name}' in stammtisch.envs.")
    from importlib import import_module  # noqa: PLC0415

    found = getattr(import_module(f"stammtisch.envs.{WHERE.get(name, 'settings')}"), name)
    globals()[name] = found
    return found
