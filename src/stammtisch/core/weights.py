"""The weights of a title's evaluation: data beside its components, tuned by playing.

A title that has them names their places in `judgement/weights.py` (RIVAL: Final = 0, ...) and keeps
their values in `weights.toml` beside it, with the hash of the components they were tuned for.
"""

from __future__ import annotations

import re
import tomllib
from collections.abc import Mapping
from importlib import resources
from pathlib import Path
from types import ModuleType
from typing import Any

import msgspec

from stammtisch.core.errors import Complaint

ROOM = "judgement"
FILE = "weights.toml"
OWN = "judgement"  # the table of an owner's components file with weights of its own


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


def own_weights(data: Mapping[str, Any], names: tuple[str, ...]) -> Weights | None:
    """The weights that an owner's components bring along, or None; ValueError if they are odd."""
    if OWN not in data:
        return None
    try:
        found = msgspec.convert(data[OWN], Weights)
    except msgspec.ValidationError as error:
        raise ValueError(f"[{OWN}]: {error}") from error
    if sorted(found.weights) != sorted(names):
        odd = ", ".join(sorted(set(found.weights) ^ set(names)))
        raise ValueError(f"[{OWN}] does not agree with the title's weights on {odd}")
    return found


def read_file(path: Path, names: tuple[str, ...]) -> Weights:
    """A file of weights that `stammtisch tune --out` wrote, or a complaint."""
    try:
        found = msgspec.convert(tomllib.loads(path.read_text(encoding="utf-8")), Weights)
    except OSError as error:
        raise Complaint(f"{path}: {error.strerror}.") from error
    except (ValueError, msgspec.ValidationError) as error:
        raise Complaint(f"{path} is no file of weights: {error}.") from error
    if sorted(found.weights) != sorted(names):
        raise Complaint(f"{path} holds the weights of another title or version.")
    return found


def joined(text: str, weights: Weights) -> str:
    """A components text that brings weights along, instead of any that it brought before."""
    bare = re.split(rf"^\[{OWN}\b", text, maxsplit=1, flags=re.MULTILINE)[0].rstrip()
    rows = "\n".join(f"{name} = {value!r}" for name, value in weights.weights.items())
    return f'{bare}\n\n[{OWN}]\ncomponents = "{weights.components}"\n[{OWN}.weights]\n{rows}\n'
