"""The pasts that somebody has looked at: kept as long as their table is in memory."""

from __future__ import annotations

from weakref import WeakKeyDictionary

from stammtisch.server.past.walk import Past
from stammtisch.server.table.house import aside
from stammtisch.server.table.play import Play
from stammtisch.server.table.table import Table


class Archive:
    """The past of every table in memory; each grows with its match."""

    def __init__(self) -> None:
        self._pasts: WeakKeyDictionary[Table, Past] = WeakKeyDictionary()

    async def past_of(self, table: Table, play: Play) -> Past:
        """The past of a table, as far as it has been shown."""

        async def bring_up_to_date() -> Past:
            answers = play.match.answers[: play.shown_ply]
            past = self._pasts.get(table)
            if past is None or not past.follows(answers):
                past = self._pasts[table] = Past(play.match)
            await aside(table.house.past, past.go_on, answers)
            return past

        return await table.do(bring_up_to_date)
