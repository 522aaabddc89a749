"""What a title keeps in its rooms, by name: `telling.view.view` is `view` in telling/view.py."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from importlib import import_module
from importlib.util import find_spec
from types import ModuleType
from typing import Any

from stammtisch.core.errors import Unfinished


@cache
def find(package: str, place: str) -> Callable[..., Any]:
    """The function at a place in a title's folder, or a complaint that names the place."""
    module, _, name = place.rpartition(".")
    function = getattr(room(package, module), name, None)
    if not callable(function):
        file = f"{module.replace('.', '/')}.py"
        raise Unfinished(f"The title in {package} needs a function '{name}' in {file}.")
    found: Callable[..., Any] = function
    return found


def room(package: str, module: str) -> ModuleType:
    """A module in a title's folder, or a complaint that names it."""
    whole = f"{package}.{module}"
    try:
        return import_module(whole)
    except ModuleNotFoundError as error:
        if error.name is None or not f"{whole}.".startswith(f"{error.name}."):
            raise  # the module is there; something that it imports is not
        file = f"{module.replace('.', '/')}.py"
        raise Unfinished(f"The title in {package} needs the file {file}.") from error


def has_room(package: str, module: str) -> bool:
    """Whether a title's folder has a module."""
    parent, _, _ = module.rpartition(".")
    if parent and not has_room(package, parent):
        return False
    return find_spec(f"{package}.{module}") is not None
