"""States as plain tuples: for hashes, for sending them to another process, for comparing them.

Works on every attribute of every state, so that a field that somebody forgets cannot hide.
The box (component tables) and the journal are no part of what happened in a match.
"""

from __future__ import annotations

import hashlib
from collections.abc import Iterable
from typing import Any

from librt.vecs import vec
from mypy_extensions import i64

NOT_FROZEN = frozenset({"box", "journal"})
# where nothing can be added to a thing, all of its class have the same fields
OF_CLASS: dict[type, tuple[str, ...]] = {}
Frozen = int | str | float | None | tuple[Any, ...]


def attributes(thing: object) -> tuple[str, ...]:
    """The names of a thing's own fields, sorted; the same compiled and interpreted."""
    kind, own = type(thing), getattr(thing, "__dict__", None)
    if own is not None:
        return _listed(kind, own)
    if kind not in OF_CLASS:
        OF_CLASS[kind] = _listed(kind, ())
    return OF_CLASS[kind]


def _listed(kind: type, own: Iterable[str]) -> tuple[str, ...]:
    names = {*getattr(kind, "__mypyc_attrs__", ()), *own} - NOT_FROZEN
    return tuple(sorted(name for name in names if not name.startswith("__")))


def freeze(thing: Any) -> Frozen:
    """A tuple that holds everything a state (or a part of one) holds."""
    if thing is None or isinstance(thing, str | float):
        return thing
    if isinstance(thing, int):
        return int(thing)
    if isinstance(thing, list | tuple) or type(thing).__name__.startswith("vec["):
        return tuple(freeze(item) for item in thing)
    return tuple(freeze(getattr(thing, name)) for name in attributes(thing))


def thaw(pattern: Any, frozen: Frozen) -> Any:
    """The thing that was frozen; `pattern` is any thing of the same make (it is overwritten)."""
    if isinstance(frozen, tuple):
        if type(pattern).__name__ == "vec[i64]":
            return vec[i64](frozen)
        if isinstance(pattern, list):
            return [
                thaw(item, part) for item, part in zip(pattern, frozen, strict=True)
            ]  # the number of mats of a match never changes
        for name, part in zip(attributes(pattern), frozen, strict=True):
            setattr(pattern, name, thaw(getattr(pattern, name), part))
        return pattern
    return bool(frozen) if isinstance(pattern, bool) else frozen


def state_hash(state: object) -> str:
    """A short hash over everything true in a state."""
    return hashlib.blake2b(repr(freeze(state)).encode(), digest_size=8).hexdigest()
