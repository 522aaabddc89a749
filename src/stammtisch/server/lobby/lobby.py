"""All tables: setting them, finding them, waking them after a restart."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import time
from collections.abc import Mapping, Sequence

import msgspec

from stammtisch.core.errors import BadRecord, Complaint
from stammtisch.core.match import Match
from stammtisch.core.record import Record, to_match
from stammtisch.server.bots.pool import Pool
from stammtisch.server.bots.stand_ins import StandIns
from stammtisch.server.door.errors import NoTable, NotNow
from stammtisch.server.door.tokens import digest, new_code, new_id, new_token
from stammtisch.server.lobby.bookkeeping import Bookkeeper
from stammtisch.server.lobby.boxes import Boxes
from stammtisch.server.lobby.keepsakes import Keepsakes
from stammtisch.server.lobby.setting import (
    header_of,
    match_again,
    match_of,
    new_match,
    next_begins,
    note_eyes,
    seat_people,
    usual_beat,
    usual_pace,
)
from stammtisch.server.notices.office import Notices
from stammtisch.server.past.archive import Archive
from stammtisch.server.table.book import Entry
from stammtisch.server.table.days_off import DaysOff
from stammtisch.server.table.house import House, aside
from stammtisch.server.table.keeping import Kept, StoreFailed
from stammtisch.server.table.names import plain
from stammtisch.server.table.seating import Chair, Header, Settings, Social
from stammtisch.server.table.table import Table
from stammtisch.server.wire.bodies import SeatLink, TableOrder, TableSet
from stammtisch.server.wire.protocol import (
    CLOSED_TABLE_GONE,
    LONGEST_NAME,
    Standing,
    WatcherTold,
)

log = logging.getLogger("stammtisch.lobby")
FORGET_AFTER = 600.0  # seconds without anybody at the table
SWEEP_EVERY = 60.0


class Lobby:
    """Every table of the server; those in use are in memory."""

    def __init__(self, house: House, pool: Pool) -> None:
        self.house = house
        self.pool = pool
        self.archive = Archive()
        self.boxes = Boxes(house.metrics)
        self.keepsakes = Keepsakes(house)
        self.bookkeeper = Bookkeeper(house)
        self.notices = Notices(house)
        self.tables: dict[str, Table] = {}
        self._loading: dict[str, asyncio.Future[Table]] = {}

    # -- setting a table -------------------------------------------------------------------------

    async def create(self, order: TableOrder, visitor: str) -> TableSet:
        """Set a table and hand out its secrets; they are stored as digests only."""
        self.house.insist_on_calm()
        chairs, tokens = seat_people(order.chairs, visitor)
        if order.components is not None:
            setup = (len(order.chairs), order.variants)
            await self.boxes.check(order.title, order.components, "components", setup)
        match = await aside(self.house.setting, new_match, order)
        settings = Settings(
            beat=usual_beat(chairs) if order.beat is None else order.beat,
            pace=usual_pace(chairs) if order.pace is None else order.pace,
            clock=order.clock,
            late=order.late,
            nudge=order.nudge,
            days_off=order.days_off,
            hints=order.hints,
        )
        return await self._set(match, settings, order.name, chairs, tokens, visitor, [])

    async def revive(self, record: Record, visitor: str) -> TableSet:
        """A table on which a record lies: finished ones to look at, others to go on."""
        self.house.insist_on_calm()
        if record.components_file is not None:
            file = "components in the record"
            await self.boxes.check(record.game, record.components_file, file)
        try:
            match = await aside(self.house.setting, to_match, record)
        except Complaint:
            raise
        except Exception as error:  # a record is a stranger's file
            log.warning("a record cannot be read: %r", error)
            raise BadRecord("The record does not fit any match.") from error
        chairs = [
            Chair(name=record.names.get(seat, ""), holders=[visitor]) for seat in range(match.seats)
        ]
        book = [Entry(seat, option, "record") for seat, option in match.answers]
        settings = Settings(beat=usual_beat(chairs), pace=usual_pace(chairs))
        return await self._set(match, settings, record.note, chairs, (), visitor, book)

    async def _set(
        self,
        match: Match,
        settings: Settings,
        name: str,
        chairs: list[Chair],
        tokens: tuple[SeatLink, ...],
        visitor: str,
        book: list[Entry],
        watchers: Sequence[str] = (),
        onlookers: Mapping[str, WatcherTold] | None = None,
    ) -> TableSet:
        spectate, code = new_token(), new_code()
        header = header_of(match, settings)
        social = Social(
            name=plain(name, LONGEST_NAME),
            host=visitor,
            chairs=chairs,
            watchers=list(watchers),
            onlookers=dict(onlookers or {}),
            spectate=digest(spectate),
            code=code,
        )
        names = [chair.name for chair in chairs]
        for chair in chairs:
            chair.name = ""
        for seat, wanted in enumerate(names):
            social.name_seat(seat, wanted)
        note_eyes(social)
        table = new_id()
        await self.insist_on_room(visitor, header)
        await self.house.store.create(table, Kept(header, social, book, []))
        self.house.metrics.tables_created += 1
        if (await self.open(table)).status != "running":
            self.house.match_ended()  # a finished record
        return TableSet(table, code, tokens, spectate)

    async def insist_on_room(self, visitor: str, header: Header) -> None:
        """Nobody fills the disk: so many tables, and so much on them, of one visitor and in all."""
        burden, limits = await self.house.store.burden(visitor), self.house.limits
        own = 0 if header.components_file is None else len(header.components_file.encode())
        if burden.tables >= limits.tables_per_visitor:
            raise NotNow(
                "too-many-tables",
                f"You have set {burden.tables} tables. Delete some that you do not need any more.",
            )
        heavy = own and burden.weight + own > limits.components_per_visitor
        full = burden.all_weight + own > limits.components or burden.all_tables >= limits.tables
        if heavy or full:
            self.house.metrics.limited += 1
            raise NotNow("no-room", "There is no room for another table like this on the server.")

    async def delete(self, table: Table) -> None:
        """Forget a table for good, its record included; what people have played stays theirs."""
        await self._send_away(table)
        await self.bookkeeper.catch_up()
        await self.house.store.forget(table.id)
        self.notices.calls.forget(table.id)
        if (again := self.tables.pop(table.id, None)) is not None:  # somebody came meanwhile
            await self._send_away(again)

    @staticmethod
    async def _send_away(table: Table) -> None:
        await table.leave_memory()
        for link in tuple(table.links):
            link.close(CLOSED_TABLE_GONE)

    async def tidy(self) -> None:
        """Forget the tables that nobody has used for longer than they are kept."""
        keep, now = self.house.keep, time.time()
        finished = None if keep.finished is None else now - keep.finished
        abandoned = None if keep.abandoned is None else now - keep.abandoned
        for id in await self.house.store.unused(finished, abandoned):
            table = self.tables.get(id)
            if table is not None and not table.asleep:
                continue
            if table is not None:
                await self.delete(table)
            else:
                await self.house.store.forget(id)
                self.notices.calls.forget(id)
            self.house.metrics.tables_forgotten += 1
            await asyncio.sleep(0)

    async def rematch(self, table: Table) -> str:
        """The same people, bots and settings once more; somebody else begins, with a new seed."""
        if table.social.rematch is not None:
            return table.social.rematch
        if table.status == "running":
            raise NotNow("still-going-on", "The match is still going on.")
        match = await aside(self.house.setting, match_again, table.header)
        chairs = [
            msgspec.structs.replace(
                chair,
                holders=list(chair.holders),
                link=None,
                invite=None,
                used=[],
                standing=Standing(),
                bot=None if chair.holders else chair.bot,  # people sit down themselves again
                stand_in=None,
                off=DaysOff(),
                nudged=0.0,
            )
            for chair in next_begins(match.game, table.social.chairs)
        ]
        social = table.social
        made = await self._set(
            match,
            table.header.settings,
            social.name,
            chairs,
            (),
            social.host,
            [],
            list(social.watchers),
            social.onlookers,
        )
        social.rematch = made.id
        await table.save()
        return made.id

    # -- finding a table -------------------------------------------------------------------------

    async def open(self, id: str) -> Table:
        """The table of this id, from memory or from the store."""
        table = self.tables.get(id)
        if table is not None and not table.gone:
            return table
        if id not in self._loading:
            self._loading[id] = asyncio.ensure_future(self._load(id))
            self._loading[id].add_done_callback(lambda _: self._loading.pop(id, None))
        return await asyncio.shield(self._loading[id])

    async def _load(self, id: str) -> Table:
        kept = await self.house.store.load(id)
        if kept is None:
            raise NoTable
        match = await aside(self.house.setting, match_of, kept)
        table = Table(id, kept, match, self.house)
        if table.play is None:
            table.kept_for_good = await self.house.store.past(id) is not None
        else:
            table.attendants.append(StandIns(table, table.play, self.pool))
            table.attendants.append(self.notices.watch(table, table.play))
        self.tables[id] = table
        self.house.metrics.tables_open = len(self.tables)
        return table

    async def for_member(self, id: str, visitor: str) -> Table:
        """The table, if the visitor belongs to it; otherwise it is as if it did not exist."""
        table = await self.open(id)
        if not table.social.may_watch(visitor):
            raise NoTable
        return table

    # -- day and night ---------------------------------------------------------------------------

    async def resume(self) -> None:
        """After a start: let bots and clocks go on where they were."""
        since = time.time() - self.house.limits.unwatched
        for id in await self.house.store.running(since):
            try:
                await self.open(id)
            except (Complaint, StoreFailed) as error:  # the others go on
                log.error("a table cannot be opened: %s", error, extra={"table": id})
            await asyncio.sleep(0)

    async def close(self) -> None:
        """End every table's task and let the bots go; everything is in the store."""
        for table in tuple(self.tables.values()):
            await table.leave_memory()
        await self.pool.close()
        await self.boxes.close()
        await self.keepsakes.close()
        await self.notices.close()

    async def sweep(self) -> None:
        """Now and then: forget tables at which nothing happens."""
        while True:
            with contextlib.suppress(StoreFailed):
                await self.tidy()
            await asyncio.sleep(SWEEP_EVERY)
            now = self.house.now()
            for id, table in tuple(self.tables.items()):
                if table.asleep and now - table.idle_since > FORGET_AFTER:
                    del self.tables[id]
                    await table.leave_memory()
            self.house.metrics.tables_open = len(self.tables)
