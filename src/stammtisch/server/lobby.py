"""All tables: setting them, finding them, waking them after a restart."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Sequence
from typing import Any

import msgspec

import stammtisch
from stammtisch.bots import NAMES, PLAIN, UnknownBot
from stammtisch.core.errors import BadRecord, BadTable, Complaint
from stammtisch.core.game import AnyGame, Components
from stammtisch.core.match import Match
from stammtisch.core.record import Record, to_match
from stammtisch.core.registry import title
from stammtisch.server.api import ChairOrder, SeatLink, TableOrder, TableSet
from stammtisch.server.book import Entry, answers_in
from stammtisch.server.boxes import insist_on_plain_lines
from stammtisch.server.errors import NoTable, NotNow
from stammtisch.server.house import House
from stammtisch.server.protocol import Standing
from stammtisch.server.seating import Chair, Header, Settings, Social
from stammtisch.server.store import Kept, StoreFailed
from stammtisch.server.table import Table
from stammtisch.server.tokens import digest, new_code, new_id, new_seed, new_token

log = logging.getLogger("stammtisch.lobby")
BEAT, BEAT_AMONG_BOTS, PACE = 1.5, 0.4, 0.6
FORGET_AFTER = 600.0  # seconds without anybody at the table
SWEEP_EVERY = 60.0
USUAL_BOT = "regular"


class Lobby:
    """Every table of the server; those in use are in memory."""

    def __init__(self, house: House) -> None:
        self.house = house
        self.tables: dict[str, Table] = {}
        self._loading: dict[str, asyncio.Future[Table]] = {}

    # -- setting a table -------------------------------------------------------------------------

    async def create(self, order: TableOrder, visitor: str) -> TableSet:
        """Set a table and hand out its secrets; they are stored as digests only."""
        chairs, tokens = seat_people(order.chairs, visitor)
        match = await asyncio.to_thread(new_match, order)
        bots = [chair.bot is not None for chair in chairs]
        beat = BEAT_AMONG_BOTS if sum(bots) >= len(bots) - 1 else BEAT
        settings = Settings(
            beat=beat if order.beat is None else order.beat,
            pace=PACE if order.pace is None else order.pace,
            clock=order.clock,
        )
        return await self._set(match, settings, order.name, chairs, tokens, visitor, [])

    async def revive(self, record: Record, visitor: str) -> TableSet:
        """A table on which a record lies: finished ones to look at, others to go on."""
        if record.components_file is not None:
            insist_on_plain_lines(record.components_file, "components in the record")
        try:
            match = await asyncio.to_thread(to_match, record)
        except Complaint:
            raise
        except Exception as error:  # a record is a stranger's file
            log.warning("a record cannot be read: %r", error)
            raise BadRecord("The record does not fit any match.") from error
        chairs = [
            Chair(name=record.names.get(seat, "")[:40], holders=[visitor])
            for seat in range(match.seats)
        ]
        book = [Entry(seat, option, "record") for seat, option in match.answers]
        settings = Settings(beat=BEAT, pace=PACE)
        return await self._set(match, settings, record.note[:40], chairs, (), visitor, book)

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
    ) -> TableSet:
        spectate, code = new_token(), new_code()
        header = header_of(match, settings)
        social = Social(
            name=name,
            host=visitor,
            chairs=chairs,
            watchers=list(watchers),
            spectate=digest(spectate),
            code=code,
        )
        table = new_id()
        await self.house.store.create(table, Kept(header, social, book, []))
        self.house.metrics.tables_created += 1
        await self.open(table)
        return TableSet(table, code, tokens, spectate)

    async def rematch(self, table: Table) -> str:
        """The same people, bots and settings once more; somebody else begins, with a new seed."""
        if table.social.rematch is not None:
            return table.social.rematch
        if table.status == "running":
            raise NotNow("still-going-on", "The match is still going on.")
        match = await asyncio.to_thread(match_again, table.header)
        chairs = [
            msgspec.structs.replace(
                chair, holders=list(chair.holders), link=None, standing=Standing()
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
        match = await asyncio.to_thread(match_of, kept)
        table = Table(id, kept, match, self.house)
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
        for id in await self.house.store.running():
            try:
                await self.open(id)
            except (Complaint, StoreFailed) as error:  # the others go on
                log.error("a table cannot be opened: %s", error, extra={"table": id})
            await asyncio.sleep(0)

    async def close(self) -> None:
        """End every table's task; everything is in the store."""
        for table in tuple(self.tables.values()):
            await table.leave_memory()

    async def sweep(self) -> None:
        """Now and then: forget tables at which nothing happens."""
        while True:
            await asyncio.sleep(SWEEP_EVERY)
            now = self.house.now()
            for id, table in tuple(self.tables.items()):
                if table.asleep and now - table.idle_since > FORGET_AFTER:
                    del self.tables[id]
                    await table.leave_memory()
            self.house.metrics.tables_open = len(self.tables)


def seat_people(
    orders: tuple[ChairOrder, ...], visitor: str
) -> tuple[list[Chair], tuple[SeatLink, ...]]:
    """The chairs as ordered, and the links that were made for them."""
    chairs, links = [], []
    for seat, order in enumerate(orders):
        chair = Chair(name=order.name.strip())
        if order.kind == "me":
            chair.holders = [visitor]
        elif order.kind == "bot":
            chair.bot = known_bot(order.bot or USUAL_BOT)
        elif order.kind == "open":
            chair.by_code = True
        else:
            token = new_token()
            chair.link = digest(token)
            links.append(SeatLink(seat, token))
        chairs.append(chair)
    return chairs, tuple(links)


def next_begins(game: AnyGame, chairs: list[Chair]) -> list[Chair]:
    """Where the first seat always begins, everybody moves on by one seat for the next match."""
    return [*chairs[1:], chairs[0]] if game.first_seat_begins else chairs


def known_bot(name: str) -> str:
    """The name of a bot that exists."""
    if name not in NAMES and name not in PLAIN:
        raise UnknownBot(f"There is no bot '{name}'. Known are {', '.join(NAMES)}.")
    return name


def new_match(order: TableOrder) -> Match:
    """A fresh match as ordered, or a complaint."""
    game: AnyGame = title(order.title)
    if not game.fewest_seats <= len(order.chairs) <= game.most_seats:
        raise BadTable(
            f"{game.title} is for {game.fewest_seats} to {game.most_seats} seats, "
            f"not {len(order.chairs)}."
        )
    try:
        parts = game.components
        if order.components is not None:
            insist_on_plain_lines(order.components, "components")
            parts = game.parse_components(order.components, "components")
        return Match(game, len(order.chairs), order.variants, new_seed(), parts)
    except Complaint:
        raise
    except Exception as error:  # a components file can be wrong in ways nobody thought of
        log.warning("components cannot be used: %r", error, extra={"title": game.name})
        raise BadTable("No match can be set up with these components.") from error


def parts_of(header: Header) -> tuple[AnyGame, Components[Any]]:
    """The title of a table and the components that lie on it."""
    game = title(header.title)
    if header.components_file is None:
        return game, game.components
    return game, game.parse_components(header.components_file, "components of the table")


def match_again(header: Header) -> Match:
    """A fresh match like the one of a table."""
    game, parts = parts_of(header)
    return Match(game, header.seats, header.variants, new_seed(), parts)


def header_of(match: Match, settings: Settings) -> Header:
    """What a match is replayed from."""
    own = match.components.hash != match.game.components.hash
    return Header(
        title=match.game.name,
        rules_version=match.game.rules_version,
        release=stammtisch.__version__,
        seats=match.seats,
        variants=dict(match.variants),
        components=match.components.hash,
        components_file=match.components.text if own else None,
        seed=match.seed,
        settings=settings,
        created=time.time(),
    )


def match_of(kept: Kept) -> Match | None:
    """The match as it stands; None if this release plays by other rules."""
    header = kept.header
    try:
        game, parts = parts_of(header)
        if game.rules_version != header.rules_version or parts.hash != header.components:
            return None
        match = Match(game, header.seats, header.variants, header.seed, parts)
        match.replay(answers_in(kept.book))
    except Complaint:
        return None
    except Exception:
        log.exception("a match does not replay", extra={"title": header.title})
        return None
    return match
