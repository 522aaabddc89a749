"""Bots in seats: they think elsewhere, at a pace people can follow; a clock may call them in."""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Coroutine
from functools import partial
from typing import Any

from stammtisch.bots import NAMES, PLAIN
from stammtisch.core.bits import members
from stammtisch.core.freeze import freeze
from stammtisch.server.bots.places import Crowded
from stammtisch.server.bots.pool import Pool
from stammtisch.server.bots.worker import Thought
from stammtisch.server.crew.crew import NobodyAnswered
from stammtisch.server.table.book import Author, Entry
from stammtisch.server.table.keeping import StoreFailed
from stammtisch.server.table.manners import stand_in
from stammtisch.server.table.play import Play
from stammtisch.server.table.seating import Header
from stammtisch.server.table.table import Table

FOR_THE_ABSENT = "regular"
STRONGEST, QUICKER = NAMES[-1], NAMES[-2]
THOUGHTLESS = PLAIN[0]  # takes anything: nothing to imagine, no place needed
PUT_OFF = 2.0  # seconds until a bot asks again for a place to think


class Answered(Exception):
    """While a thought waited for its turn, the question was answered or withdrawn."""


class StandIns:
    """Whoever answers at a table in place of a person."""

    def __init__(self, table: Table, play: Play, pool: Pool) -> None:
        self._table = table
        self._play = play
        self._pool = pool
        self._thinking: dict[tuple[int, int], asyncio.Task[None]] = {}

    def look_around(self) -> None:
        """Begin to think about every question that a bot is asked, or that took too long."""
        play = self._play
        now = self._table.house.now()
        for seat, number in tuple(play.asked.items()):
            level = self._table.social.chairs[seat].bot
            if not play.match.may_answer(seat):
                continue  # the match is ahead of what is shown
            if level is not None and self._unwatched(now):
                continue  # it pauses until somebody comes
            by: Author = "bot"
            late = level is None and self._too_late(seat, now)
            if (late or level is not None) and play.hand_in(seat, now):
                self._table.ring()  # what a person had chosen stands, whoever plays on
                continue
            if late:
                if self._table.header.settings.late == "stay":
                    self._begin(seat, number, self._sit_in(seat, number))
                    continue
                level, by = FOR_THE_ABSENT, "clock"
            if level is not None:
                self._begin(seat, number, self._think(seat, number, level, by))

    def _begin(self, seat: int, number: int, thought: Coroutine[Any, Any, None]) -> None:
        """Think about a question, unless somebody does already."""
        if (seat, number) in self._thinking:
            thought.close()
            return
        task = asyncio.create_task(thought)
        self._thinking[seat, number] = task
        task.add_done_callback(partial(self._thought_over, seat, number))

    async def _sit_in(self, seat: int, number: int) -> None:
        """A bot plays for whoever let the clock run out, until they take the seat back."""
        table, play = self._table, self._play

        async def sit() -> None:
            chair = table.social.chairs[seat]
            if play.asked.get(seat) == number and chair.bot is None and not table.social.closed:
                stand_in(table, seat, FOR_THE_ABSENT, None)
                await table.save()

        try:
            await table.do(sit)
        except StoreFailed:
            await asyncio.sleep(1)  # the table tries again when it next looks around

    def _somebody_looks(self) -> bool:
        return bool(self._table.links)

    def _unwatched(self, now: float) -> bool:
        """Whether nobody has looked for a while: bots do not play for nobody."""
        table = self._table
        return not table.links and now - table.idle_since > table.house.limits.unwatched

    def _thought_over(self, seat: int, number: int, _: asyncio.Task[None]) -> None:
        self._thinking.pop((seat, number), None)
        self._table.ring()

    def _too_late(self, seat: int, now: float) -> bool:
        ends = self._clock_ends(seat)
        return ends is not None and ends <= now

    def _clock_ends(self, seat: int) -> float | None:
        """When the clock of an asked seat runs out. Nobody's clock runs on an empty chair."""
        play = self._play
        nobody_minds = self._table.header.settings.late == "nothing"
        chair = self._table.social.chairs[seat]
        if nobody_minds or chair.kind != "person":
            return None
        return play.clock_ends(seat)

    def wakes_at(self) -> float | None:
        """When the next clock runs out."""
        ends = [
            self._clock_ends(seat)
            for seat, number in self._play.asked.items()
            if (seat, number) not in self._thinking
        ]
        return min((end for end in ends if end is not None), default=None)

    @property
    def busy(self) -> bool:
        """Whether somebody thinks, or a clock runs."""
        return bool(self._thinking) or self.wakes_at() is not None

    async def _think(self, seat: int, number: int, level: str, by: Author) -> None:
        """Think in a worker, wait until the pace allows it, answer if it is still asked."""
        table, play = self._table, self._play
        started = table.house.now()
        secret = play.kinds[play.match.state.kind(seat)].secret
        if secret and level == STRONGEST:
            level = QUICKER  # long thoughts would outlast the beat and tell that there are some
        option = await self._choose(seat, number, level)
        if option is None:
            return
        if not secret:  # a secret answer is hidden by the beat, and must come within it
            left = started + table.header.settings.pace - table.house.now()
            await asyncio.sleep(max(0.0, left))

        async def answer() -> None:
            if table.social.closed or play.asked.get(seat) != number:
                return
            if by == "bot" and table.social.chairs[seat].bot is None:
                return  # the person came back
            if play.offers(seat, option):
                await table.enter(Entry(seat, option, by))

        try:
            await table.do(answer)
        except StoreFailed:
            await asyncio.sleep(1)  # the table asks again when it next looks around

    async def _choose(self, seat: int, number: int, level: str) -> int | None:
        """What a bot takes; None if it is not asked any more, or must ask again for a place."""
        table, play = self._table, self._play
        if level == THOUGHTLESS:
            return secrets.choice(members(play.match.state.options(seat)))

        def imagine() -> Thought:
            if play.asked.get(seat) != number or not play.match.may_answer(seat):
                raise Answered
            return thought_of(table.header, play.match.state, seat, level)

        try:
            return await self._pool.think(
                imagine, table.social.host, self._somebody_looks, table.sender
            )
        except Answered:
            return None
        except Crowded:
            await asyncio.sleep(PUT_OFF)  # the table asks again when it next looks around
            return None
        except NobodyAnswered:
            return secrets.choice(members(play.match.state.options(seat)))

    def stop(self) -> None:
        """Nobody thinks any more."""
        for task in self._thinking.values():
            task.cancel()


def thought_of(header: Header, state: Any, seat: int, level: str) -> Thought:
    """A world imagined for the seat. Neither the true state nor the seed leaves the table."""
    world = state.imagine(seat, secrets.randbelow(2**31))
    return (
        header.title,
        header.seats,
        tuple(sorted(header.variants.items())),
        header.components_file,
        freeze(world),
        seat,
        level,
        secrets.randbelow(2**31),
    )
