"""The pasts that somebody has looked at: kept as long as their table is in memory."""

from __future__ import annotations

from weakref import WeakKeyDictionary

from stammtisch.server.past.replay import Past
from stammtisch.server.table.house import aside
from stammtisch.server.table.play import Play
from stammtisch.server.table.table import Table


class Archive:
    """Every past of every table in memory, by viewer; each grows with its match."""

    def __init__(self) -> None:
        self._pasts: WeakKeyDictionary[Table, dict[int, Past]] = WeakKeyDictionary()

    async def past_of(self, table: Table, play: Play, viewer: int) -> Past:
        """The past from a viewpoint, as far as it has been shown."""
        pasts = self._pasts.setdefault(table, {})

        async def bring_up_to_date() -> Past:
            answers = play.match.answers[: play.shown_ply]
            past = pasts.get(viewer)
            if past is None or not past.follows(answers):
                past = pasts[viewer] = Past(play.match, viewer)
            await aside(table.house.past, past.go_on, answers, play.shown_log())
            return past

        return await table.do(bring_up_to_date)
