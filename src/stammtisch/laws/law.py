"""What a law is: something that must hold for a title, and a sentence where it does not."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from traceback import extract_tb
from typing import Literal, NamedTuple

from stammtisch.core.errors import Complaint
from stammtisch.core.game import AnyGame
from stammtisch.core.registry import is_own
from stammtisch.laws.broken import Broken
from stammtisch.laws.tables import Table, tables_of

Scope = Literal["title", "seats", "table"]


class Law(NamedTuple):
    """A function that raises `Broken`, for a title or for each kind of table of it.

    `seats`: each number of seats with the standard variants; `table`: every setting as well.
    """

    name: str
    says: str
    scope: Scope
    judge: Callable[..., None]


ENTERED: list[Law] = []
Judge = Callable[..., None]


def law(scope: Scope) -> Callable[[Judge], Judge]:
    """Enter a function among the laws; the first line of its docstring says what must hold."""

    def enter(judge: Judge) -> Judge:
        says = (judge.__doc__ or "").splitlines()[0]
        ENTERED.append(Law(judge.__name__.replace("_", " "), says, scope, judge))
        return judge

    return enter


def judge(one: Law, game: AnyGame) -> Iterator[str]:
    """The sentences of a law about a title, the kind of table first; none if it holds."""
    if one.scope == "title":
        if told := verdict(one, game):
            yield told
        return
    for table in tables_of(game):
        if one.scope == "table" or not table.variants:
            if told := verdict(one, table):
                yield f"{table}: {told}"


def verdict(one: Law, about: AnyGame | Table) -> str:
    """The sentence of a broken law; what a title raises breaks it, too."""
    try:
        one.judge(about)
    except (Broken, Complaint) as broken:
        return str(broken)
    except Exception as error:  # a title that is being written may raise anything at all
        place = "" if isinstance(error, SyntaxError) else f" ({place_of(error)})"  # it says itself
        return f"{type(error).__name__}: {error}{place}."
    return ""


def place_of(error: BaseException) -> str:
    """The last line of the title that was reached; of anything else if it was never there."""
    frames = [f for f in extract_tb(error.__traceback__) if f.filename.endswith(".py")]
    last = ([frame for frame in frames if is_own(frame.filename)] or frames)[-1]
    return f"{last.filename}, line {last.lineno}"
