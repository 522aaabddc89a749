"""The pasts that somebody has looked at: kept as long as their table is in memory."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeVar
from weakref import WeakKeyDictionary

from stammtisch.core.match import Answer, Match
from stammtisch.server.past.walk import Past
from stammtisch.server.table.play import Play
from stammtisch.server.table.table import Table

T = TypeVar("T")


class Archive:
    """The past of every table in memory; each grows with its match."""

    def __init__(self) -> None:
        self._pasts: WeakKeyDictionary[Table, Past] = WeakKeyDictionary()

    async def show(self, who: str, table: Table, play: Play, look: Callable[[Past], T]) -> T:
        """What somebody sees who looks at the past of a table, as far as it has been shown.

        Nobody at the table waits for that: its answers so far are copied, and it goes on.
        """
        answers = play.match.answers[: play.shown_ply]
        return await table.house.looking.ask(who, self._look, table, play.match, answers, look)

    def _look(
        self, table: Table, match: Match, answers: list[Answer], look: Callable[[Past], T]
    ) -> T:
        """In the one thread for that, so that nobody looks at a past while it grows."""
        past = self._pasts.get(table)
        if past is None or not past.follows(answers):
            past = self._pasts[table] = Past(match)
        past.go_on(answers)
        return look(past)
