"""Is undo fair? Found out beside the event loop, and told to the one seat that it concerns."""

from __future__ import annotations

import asyncio
import copy
from concurrent.futures import Executor

from stammtisch.core.match import Match
from stammtisch.server.table.house import aside
from stammtisch.server.table.play import Play

PATIENCE = 0.25  # seconds that a position must stand before it is worth the work


class Referee:
    """Knows, for the present position of a table, whether the last answer may be taken back."""

    def __init__(self, play: Play, executor: Executor) -> None:
        self._play = play
        self._executor = executor
        self._judged = -1  # the length of the book for which a judgement was begun
        self._tasks: set[asyncio.Task[None]] = set()

    def look_around(self) -> None:
        """Judge a new position for the seat that answered last, if it is watching."""
        play = self._play
        if self._judged == len(play.book) or not play.match.answers:
            return
        self._judged = len(play.book)
        seat = play.match.answers[-1][0]
        if seat in play.audience and play.could_undo(seat):
            task = asyncio.create_task(self._judge(seat, self._judged))
            self._tasks.add(task)
            task.add_done_callback(self._tasks.discard)

    def stop(self) -> None:
        """Nobody asks any more."""
        for task in self._tasks:
            task.cancel()

    async def _judge(self, seat: int, line: int) -> None:
        await asyncio.sleep(PATIENCE)
        play = self._play
        if len(play.book) != line:
            return
        ply = await self._ask(seat)
        if len(play.book) == line and play.could_undo(seat):
            play.tell_undo(seat, ply is not None)

    async def _ask(self, seat: int) -> int | None:
        return await aside(self._executor, twin(self._play.match).undo_to, seat)

    async def undo_to(self, seat: int) -> int | None:
        """The number of answers that an undo of the seat would leave; None if it is not fair."""
        return await self._ask(seat) if self._play.could_undo(seat) else None


def twin(match: Match) -> Match:
    """The same answers, safe to look at while the match goes on."""
    other = copy.copy(match)
    other.answers = list(match.answers)
    return other
