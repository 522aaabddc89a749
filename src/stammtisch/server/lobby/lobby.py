"""All tables: setting them, finding them, waking them after a restart."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import time
from collections.abc import Mapping, Sequence

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
    chairs_again,
    header_of,
    insist_on_room,
    match_again,
    match_of,
    new_match,
    note_eyes,
    seat_people,
    settings_of,
    usual_beat,
    usual_pace,
)
from stammtisch.server.lobby.strays import Strays
from stammtisch.server.notices.office import Notices
from stammtisch.server.past.archive import Archive
from stammtisch.server.table.book import Entry
from stammtisch.server.table.house import House
from stammtisch.server.table.keeping import Kept, NotOurs, StoreFailed
from stammtisch.server.table.names import plain
from stammtisch.server.table.seating import Chair, Settings, Social
from stammtisch.server.table.table import Table
from stammtisch.server.table.threads import aside
from stammtisch.server.wire.bodies import SeatLink, TableOrder, TableSet
from stammtisch.server.wire.protocol import (
    CLOSED_FAULT,
    CLOSED_TABLE_GONE,
    LONGEST_NAME,
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
        self.boxes = Boxes(house.metrics, most_of_address=house.limits.files_per_address)
        self.keepsakes = Keepsakes(house)
        self.bookkeeper = Bookkeeper(house)
        self.notices = Notices(house)
        self.tables: dict[str, Table] = {}
        self._loading: dict[str, asyncio.Future[Table]] = {}
        self._leaving: dict[str, asyncio.Task[None]] = {}
        self.strays = Strays(house, self.notices.register)

    # -- setting a table -------------------------------------------------------------------------

    async def create(self, order: TableOrder, visitor: str, sender: str = "") -> TableSet:
        """Set a table and hand out its secrets; they are stored as digests only."""
        self.house.insist_on_calm()
        chairs, tokens = seat_people(order.chairs, visitor)
        if order.components is not None:
            setup = (len(order.chairs), order.variants)
            await self.boxes.check(order.title, order.components, "components", setup, sender)
            self.house.charge_file(sender, len(order.components.encode()))
        match = await aside(self.house.setting, new_match, order)
        settings = settings_of(order, chairs)
        made = await self._set(
            match, settings, order.name, chairs, tokens, visitor, [], watched=order.watchers
        )
        return self._from(made, sender)

    def _from(self, made: TableSet, sender: str) -> TableSet:
        """A new table that was set from this address: its bots think in the turn of that."""
        self.tables[made.id].look_from(sender)
        return made

    async def revive(self, record: Record, visitor: str, sender: str = "") -> TableSet:
        """A table on which a record lies: finished ones to look at, others to go on.

        Whoever brought it can know what is hidden, and plays alone.
        """
        self.house.insist_on_calm()
        if record.components_file is not None:
            file = "components in the record"
            await self.boxes.check(record.game, record.components_file, file, None, sender)
            self.house.charge_file(sender, len(record.components_file.encode()))
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
        made = await self._set(
            match, settings, record.note, chairs, (), visitor, book, brought=True
        )
        return self._from(made, sender)

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
        watched: bool = True,
        brought: bool = False,
    ) -> TableSet:
        spectate, code = new_token() if watched else "", new_code()
        header = header_of(match, settings, brought)
        social = Social(
            name=plain(name, LONGEST_NAME),
            host=visitor,
            chairs=chairs,
            watchers=list(watchers),
            onlookers=dict(onlookers or {}),
            spectate=digest(spectate) if watched else None,
            code=code,
        )
        names = [chair.name for chair in chairs]
        for chair in chairs:
            chair.name = ""
        for seat, wanted in enumerate(names):
            social.name_seat(seat, wanted)
        note_eyes(social)
        table = new_id()
        await insist_on_room(self.house, visitor, header)
        await self.house.store.create(table, Kept(header, social, book, []))
        self.house.metrics.tables_created += 1
        if (await self.open(table)).status != "running":
            self.house.match_ended()  # a finished record
        return TableSet(table, code, tokens, spectate)

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
                try:
                    await self.house.tenure.take(id)
                    await self.house.store.forget(id)
                except NotOurs:  # somebody has opened it at another server
                    continue
                self.notices.calls.forget(id)
            self.house.metrics.tables_forgotten += 1
            await asyncio.sleep(0)
        await self.strays.forget(now)

    async def rematch(self, table: Table) -> str:
        """The same people, bots and settings once more; somebody else begins, with a new seed."""
        if table.social.rematch is not None:
            return table.social.rematch
        if table.status == "running":
            raise NotNow("still-going-on", "The match is still going on.")
        match = await aside(self.house.setting, match_again, table.header)
        chairs = chairs_again(match.game, table.social.chairs)
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
            social.spectate is not None,
        )
        social.rematch = self._from(made, table.sender).id
        await table.save()
        return made.id

    # -- finding a table -------------------------------------------------------------------------

    async def open(self, id: str) -> Table:
        """The table of this id, from memory or from the store."""
        table = self.tables.get(id)
        if table is not None and not table.gone:
            return table
        if not (id.isascii() and id.isalnum()):  # no store is asked for what is no id
            raise NoTable
        if id not in self._loading:
            self._loading[id] = asyncio.ensure_future(self._load(id))
            self._loading[id].add_done_callback(lambda _: self._loading.pop(id, None))
        return await asyncio.shield(self._loading[id])

    async def _load(self, id: str) -> Table:
        if id in self._leaving:
            await asyncio.shield(self._leaving[id])
        number = await self.house.tenure.take(id)
        kept = await self.house.store.load(id)
        if kept is None:
            raise NoTable
        match = await aside(self.house.setting, match_of, kept)
        kept_for_good = match is None and await self.house.store.past(id) is not None
        await self.notices.calls.read(id)
        if not self.house.tenure.holds(id, number):
            raise NotOurs("Meanwhile another server has taken the table.")
        table = Table(id, kept, match, self.house, self.notices.night_of)
        table.kept_for_good = kept_for_good
        if table.play is not None:
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
            if self.house.tenure.chores:
                with contextlib.suppress(StoreFailed):
                    await self.tidy()
            await asyncio.sleep(SWEEP_EVERY)
            now = self.house.now()
            for id, table in tuple(self.tables.items()):
                if table.asleep and now - table.idle_since > FORGET_AFTER and self._may_leave(id):
                    self._leave(id, table, rests=table.header.settings.clock is not None)
                    await asyncio.sleep(0)
            self.house.metrics.tables_open = len(self.tables)
            await self._let_go_of_unopened()

    async def _let_go_of_unopened(self) -> None:
        """A table that was asked for and not opened, or could not be read, is anybody's again."""
        for id in self.house.tenure.taken():
            if id not in self.tables and id not in self._loading and id not in self._leaving:
                await self.house.tenure.let_go(id)

    def _may_leave(self, id: str) -> bool:
        """Whoever is missed is called by the server that has the table, where there are several."""
        return self.house.tenure.alone or not self.notices.calls.of_table(id)

    def _leave(self, id: str, table: Table, rests: bool = False) -> None:
        """Nothing of a table stays in memory; whoever asks for it meanwhile waits for that.

        One that rests is not taken up for its clock, which runs for nobody there.
        """

        async def leave() -> None:
            await table.leave_memory()
            if rests:
                with contextlib.suppress(StoreFailed):  # then it is taken up once more
                    await self.house.store.rest(id)
            await self.house.tenure.let_go(id)

        del self.tables[id]
        self._leaving[id] = asyncio.create_task(leave())
        self._leaving[id].add_done_callback(lambda _: self._leaving.pop(id, None))

    async def adopt(self, table: str) -> None:
        """Another server is gone: let its bots and clocks go on here."""
        with contextlib.suppress(Complaint):
            await self.open(table)

    def knows(self, table: str, lines: int) -> bool:
        """Whether the book of a table is as long in memory, if it is there."""
        found = self.tables.get(table)
        return found is None or found.play is None or len(found.play.book) >= lines

    async def settled(self, table: str) -> None:
        """What is being kept of a table has taken effect, or failed."""

        async def nothing() -> None:
            pass

        if table in self.tables:
            with contextlib.suppress(Complaint):
                await self.tables[table].do(nothing)

    def drop(self, table: str) -> None:
        """The table is another server's now: whoever looks at it comes back there."""
        found = self.tables.get(table)
        if found is None:
            return
        self.notices.calls.forget(table)
        for link in tuple(found.links):
            link.close(CLOSED_FAULT)
        self._leave(table, found)
        self.house.metrics.tables_open = len(self.tables)
