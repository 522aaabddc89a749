"""What several viewers see alike is built once for all of them.

A view is built from nothing for each viewer, but most of what lies open follows from the state and
from numbers alone: a city, a track, another's mat. While a state `stands` still, such parts are
kept; a part that differs with the eyes must be told so by a number among its arguments.
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


STANDS: ContextVar[Still | None] = ContextVar("stands", default=None)  # of this thread alone


def alike(sight: Callable[Concatenate[S, P], T]) -> Callable[Concatenate[S, P], T]:
    """A part of a view, from a state and numbers: the same for whoever gives the same numbers."""
    build: Callable[..., T] = sight

    @wraps(sight)
    def seen(state: Any, *numbers: Any) -> Any:
        still = STANDS.get()
        if still is None or still.state is not state:
            return build(state, *numbers)
        key = (sight, numbers)
        if key not in still.seen:
            still.seen[key] = build(state, *numbers)
        return still.seen[key]

    found: Any = seen
    return cast("Callable[Concatenate[S, P], T]", found)  # it is called as the sight is
