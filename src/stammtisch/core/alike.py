"""What several viewers see alike is built once for all of them.

A view is built from nothing for each viewer, but most of what lies open follows from the state and
from numbers alone: a city, a track, another's mat. While a state `stands` still, such parts are
kept; a part that differs with the eyes must be told so by one of its arguments. Nothing may be
started meanwhile that goes on afterwards: it would see the state as it was.
"""

from __future__ import annotations

from collections.abc import Callable
from contextvars import ContextVar
from functools import wraps
from types import TracebackType
from typing import Any, Concatenate, ParamSpec, TypeVar, cast

P = ParamSpec("P")
S = TypeVar("S")
T = TypeVar("T")


class Still:
    """A state that nobody changes for a while, and what has been seen of it."""

    def __init__(self, state: Any) -> None:
        self.state = state
        self.seen: dict[Any, Any] = {}

    def __enter__(self) -> Still:
        self._token = STANDS.set(self)
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        STANDS.reset(self._token)


STANDS: ContextVar[Still | None] = ContextVar("stands", default=None)  # for this thread alone


def alike(sight: Callable[Concatenate[S, P], T]) -> Callable[Concatenate[S, P], T]:
    """A part of a view, from a state and numbers or facts: the same for whoever gives the same."""
    build: Callable[..., T] = sight

    @wraps(sight)
    def seen(state: Any, *numbers: Any, **named: Any) -> Any:
        still = STANDS.get()
        if still is None or still.state is not state or named:
            return build(state, *numbers, **named)
        key = (sight, numbers)
        if key not in still.seen:
            still.seen[key] = build(state, *numbers)
        return still.seen[key]

    found: Any = seen
    return cast("Callable[Concatenate[S, P], T]", found)  # it is called as the sight is
