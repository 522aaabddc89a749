"""A table: one match, who sits there, and who looks at it."""

from __future__ import annotations

import contextlib
import logging
import random
import time
from collections import deque
from collections.abc import Awaitable, Callable
from typing import Protocol, TypeVar

import msgspec

from stammtisch.core.match import SPECTATOR, Match
from stammtisch.server.table.book import Entry
from stammtisch.server.table.clocks import Clocks, NightOf, ends, nobody_sleeps
from stammtisch.server.table.house import House
from stammtisch.server.table.keeping import ChatLine, Kept, Overtaken, StoreFailed
from stammtisch.server.table.play import Play
from stammtisch.server.table.presence import Presence, watching
from stammtisch.server.table.seating import Header, Social, beat_of
from stammtisch.server.table.turns import Turns
from stammtisch.server.table.undo import Referee
from stammtisch.server.wire.link import Link
from stammtisch.server.wire.protocol import (
    CLOSED_FAULT,
    CLOSED_TABLE_GONE,
    StandingTold,
    Status,
    TableTold,
    Told,
    encode,
)

log = logging.getLogger("stammtisch.table")
T = TypeVar("T")
CHAT_SHOWN = 50
ONLOOKER, PLAYER, HOST = range(3)  # who is nearer to a table
CHANCE = random.SystemRandom()  # when, never what


class Attendant(Protocol):
    """Somebody who looks after a table whenever it has gone on: whoever plays the bots' seats."""

    @property
    def busy(self) -> bool:
        """Whether something is under way."""

    def look_around(self) -> None:
        """See what there is to do."""

    def wakes_at(self) -> float | None:
        """When to look around again, if nothing happens before."""

    def stop(self) -> None:
        """The table leaves memory."""


class Table:
    """The social place: a match, who sits where, who watches.

    `play` is None for a match of another release, which is kept but cannot go on here.
    """

    def __init__(
        self,
        id: str,
        kept: Kept,
        match: Match | None,
        house: House,
        night_of: NightOf = nobody_sleeps,
    ) -> None:
        self.id = id
        self.header: Header = kept.header
        self.social: Social = kept.social
        self._saved = msgspec.json.encode(kept.social)
        self.chat: deque[ChatLine] = deque(kept.chat, maxlen=CHAT_SHOWN)
        self.house = house
        self.sender = ""  # a network address, as far as it is known: see `look_from`
        self._nearness = ONLOOKER
        self._night_of = night_of
        self.play: Play | None = None
        self.kept_for_good = False  # it is over, and can be shown without its rules
        self.referee: Referee | None = None
        self.attendants: list[Attendant] = []
        if match is not None:
            self.play = Play(
                match,
                kept.book,
                beat_of(self.header, self.social, house.limits.least_beat),
                self.tell_seat,
                clock=self.header.settings.clock,
                now=house.now(),
                chance=CHANCE,
                by_bot=lambda seat: self.social.chairs[seat].bot is not None,
                alone=self.social.of_one(),
                runs_out=self._runs_out,
            )
            self._clocks = Clocks(self.play, self.header.settings)
            self._clocks.go_on(self.social.chairs, house.now())
            self.referee = Referee(self.play, house.judging)
            for seat, chair in enumerate(self.social.chairs):
                self.play.orders.give(seat, chair.standing, None, self.play.round_number())
            if self.social.closed:
                self.play.rest()
        self.links: set[Link] = set()
        self.presence = Presence()
        self.idle_since = house.now()
        self._out_of_step = False
        self._finished = False
        self._turns = Turns(f"table {id}", self._go_on, self._give_up)

    def _runs_out(self, seat: int, asked_at: float, lasts: float) -> float:
        """When the clock of a question has run for so long, asked at that moment."""
        since = time.time() - self.house.now()
        chair, settings = self.social.chairs[seat], self.header.settings
        return ends(chair, settings, self._night_of, asked_at + since, lasts) - since

    # -- what happens by itself ------------------------------------------------------------------

    def _give_up(self) -> None:
        """A fault of ours: let everybody come back to a table that is read anew."""
        log.exception("table failed", extra={"table": self.id, "title": self.header.title})
        for link in self.links:
            link.close(CLOSED_FAULT)

    @property
    def gone(self) -> bool:
        """Whether it must be read anew."""
        return self._turns.gone

    async def do(self, job: Callable[[], Awaitable[T]]) -> T:
        """Let the table's task do something, in its turn."""
        return await self._turns.do(job)

    def ring(self) -> None:
        """Let the table look around."""
        self._turns.ring()

    @property
    def asleep(self) -> bool:
        """Whether nothing happens at the table unless somebody comes."""
        if self.gone or self.play is None or self.status != "running":
            return not self.links
        busy = any(attendant.busy for attendant in self.attendants)
        return not (self.links or self.play.automatic or self.play.pending or busy)

    async def _go_on(self) -> None:
        """Everything the table does by itself: end a beat, answer what is forced, ask the bots."""
        play = self.play
        if play is None or self.social.closed:
            return
        while True:
            now = self.house.now()
            if play.pending:
                play.publish(now)
            given = play.due(now)
            if given is None:
                break
            await self.enter(Entry(given.seat, given.option, given.by))
        if not play.pending:  # what is not shown yet must not be told by an order that ended
            await self._keep_orders(play)
        await self._wind_clocks(play)
        if play.match.over and not self._finished and not play.pending:
            await self.house.store.finish(self.id)
            self.house.match_ended()
            self._finished = True
            self.tell_table()
        self._look_around(play)

    def _look_around(self, play: Play) -> None:
        """Let everybody see what there is to do, and wake when the next thing is due."""
        if self.referee is not None:
            self.referee.look_around()
        times = [play.wakes_at()]
        for attendant in self.attendants:
            attendant.look_around()
            times.append(attendant.wakes_at())
        if any(time is not None for time in times):
            first = min(time for time in times if time is not None)
            self._turns.wake_in(first - self.house.now())

    async def _keep_orders(self, play: Play) -> None:
        """Orders that ended with a turn are forgotten for good, and their seats are told."""
        changed = False
        for seat, chair in enumerate(self.social.chairs):
            holds = play.orders.of(seat)
            if holds != chair.standing:
                chair.standing, changed = holds, True
                self.tell_seat(seat, encode(StandingTold(order=holds.order, mute=holds.mute)))
        if changed:
            with contextlib.suppress(StoreFailed):  # only a restart would remember it
                await self.house.store.save_social(self.id, self.social)

    async def _wind_clocks(self, play: Play) -> None:
        """Whoever has sat down has the whole time; slow clocks are kept for the next start."""
        if play.clock is None:
            return
        now = self.house.now()
        anew, changed = self._clocks.wind(self.social.chairs, now)
        for seat in anew:
            if seat in play.audience:
                self.tell_seat(seat, play.fresh(seat, now))
        if changed:
            with contextlib.suppress(StoreFailed):  # only a restart would wind it anew
                await self.house.store.save_social(self.id, self.social)

    async def enter(self, entry: Entry) -> None:
        """Store an answer, then carry it out: never the other way round."""
        await self.keep(entry)
        self.carry_out(entry)

    async def keep(self, entry: Entry) -> None:
        """Write the next line of the book, if what it answers is still asked."""
        assert self.play is not None
        if self._out_of_step and await self._catch_up():
            raise Overtaken("The book has gone on meanwhile.")
        try:
            await self.house.store.append(self.id, len(self.play.book), entry)
        except StoreFailed:
            self._out_of_step = True  # it may or may not be on disk: ask before going on
            self.house.metrics.store_failures += 1
            raise

    def carry_out(self, entry: Entry) -> None:
        """Let an entry that is stored take effect."""
        assert self.play is not None
        if entry.by == "undo":
            self.play.undo(entry, self.house.now())
        else:
            self.play.apply(entry, self.house.now())
        self.house.metrics.answers += 1

    async def _catch_up(self) -> bool:
        """After a failure, believe the store. Whether it knew more than we did."""
        assert self.play is not None
        kept = await self.house.store.load(self.id)
        assert kept is not None
        missed = kept.book[len(self.play.book) :]
        for entry in missed:
            self.carry_out(entry)
        self._out_of_step = False
        return bool(missed)

    # -- who looks -------------------------------------------------------------------------------

    def look_from(self, sender: str, link: Link | None = None) -> None:
        """The table belongs where its host looks from; unless that is known, who sits there."""
        nearness = ONLOOKER if link is not None and link.viewer == SPECTATOR else PLAYER
        if link is None or link.visitor == self.social.host:
            nearness = HOST
        if sender and nearness >= self._nearness:
            self.sender, self._nearness = sender, nearness

    def tell_seat(self, viewer: int, frame: bytes) -> None:
        """Put a frame on its way to everybody who looks through these eyes."""
        for link in self.links:
            if link.viewer == viewer:
                self.house.metrics.frames_sent += 1
                self.house.metrics.bytes_sent += len(frame)
                link.send(frame)

    def mind_layouts(self) -> None:
        """Build whole layouts, and what lay between, for those who need them only."""
        if self.play is not None:
            self.play.plain = {link.viewer for link in self.links if link.plain}
            self.play.keen = {link.viewer for link in self.links if link.keen}

    def tell_all(self, told: Told) -> None:
        """Tell everybody the same, put into bytes once."""
        frame = encode(told)
        for link in self.links:
            self.house.metrics.frames_sent += 1
            self.house.metrics.bytes_sent += len(frame)
            link.send(frame)

    @property
    def status(self) -> Status:
        """Whether the match goes on."""
        if self.play is None and not self.kept_for_good:
            return "needs_release"
        if self.play is None:
            return "closed" if self.social.closed else "over"
        if self.play.match.over and not self.play.pending:
            return "over"
        return "closed" if self.social.closed else "running"

    def told(self) -> TableTold:
        """The social side of the table."""
        return self.social.told(
            self.status,
            [link.viewer for link in self.links],
            lambda chair: self.presence.of(chair, self.links),
            watching(self.social, self.links),
        )

    def tell_table(self) -> None:
        """Tell everybody who sits where now."""
        self.tell_all(self.told())

    async def save(self) -> None:
        """Keep and tell a change of the social side; what cannot be kept has not happened."""
        try:
            await self.house.store.save_social(self.id, self.social)
        except StoreFailed:
            self.social = msgspec.json.decode(self._saved, type=Social)
            raise
        self._saved = msgspec.json.encode(self.social)
        if self.play is not None:
            beat = beat_of(self.header, self.social, self.house.limits.least_beat)
            self.play.windows.retime(beat, self.social.of_one(), self.house.now())
        self.tell_table()

    def turn_out(self) -> None:
        """Close the sockets of everybody who may not look through these eyes any more."""
        for link in tuple(self.links):
            if not self.social.may_look(link.visitor, link.viewer):
                link.close(CLOSED_TABLE_GONE)

    async def leave_memory(self) -> None:
        """End the task; all is in the store."""
        for attendant in self.attendants:
            attendant.stop()
        await self._turns.end()
