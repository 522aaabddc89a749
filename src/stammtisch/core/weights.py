"""The weights of a title's evaluation: data beside its components, tuned by playing.

A title that has them names their places in `judgement/weights.py` (RIVAL: Final = 0, ...) and keeps
their values in `weights.toml` beside it, with the hash of the components they were tuned for.
"""

from __future__ import annotations

import tomllib
from importlib import resources
from types import ModuleType

import msgspec

ROOM = "judgement"
FILE = "weights.toml"


class Weights(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The contents of the file."""

    components: str
    weights: dict[str, float]


def names_in(places: ModuleType) -> tuple[str, ...]:
    """The names of the weights, in the order of their places."""
    found = {n: v for n, v in vars(places).items() if n.isupper() and isinstance(v, int)}
    names = tuple(sorted(found, key=lambda name: found[name]))
    if [found[name] for name in names] != list(range(len(names))):
        raise ValueError(f"The places in {places.__name__} must count up from 0.")
    return tuple(name.lower() for name in names)


def read_weights(package: str, names: tuple[str, ...]) -> Weights:
    """The weights in a title's folder; they must be those that its rules name."""
    text = (resources.files(package) / ROOM / FILE).read_text(encoding="utf-8")
    found = msgspec.convert(tomllib.loads(text), Weights)
    if sorted(found.weights) != sorted(names):
        odd = ", ".join(sorted(set(found.weights) ^ set(names)))
        raise ValueError(f"{package}: {FILE} and {ROOM}/weights.py do not agree on {odd}.")
    return found
