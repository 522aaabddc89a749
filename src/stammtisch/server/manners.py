"""Who may do what at a table: the host decides, everybody minds their own seat.

Rights are looked at in the table's own task: whoever asks may have lost them while waiting.
"""

from __future__ import annotations

from contextlib import suppress

from msgspec.structs import replace

from stammtisch.core.errors import Complaint
from stammtisch.core.match import SPECTATOR
from stammtisch.server.api import CodeOffered, TableListed, TableShown
from stammtisch.server.errors import NoTable, NotHost, NotNow, NotThere, NotYours
from stammtisch.server.lobby import Lobby, known_bot
from stammtisch.server.protocol import CLOSED_TABLE_GONE
from stammtisch.server.seating import Chair
from stammtisch.server.table import Table
from stammtisch.server.tokens import digest, new_token

MOST_WATCHERS = 200
MOST_HOLDERS = 20
MOST_OPENED = 8  # tables of a list that tell how things stand


def show(table: Table, visitor: str) -> TableShown:
    """The table as a member may know it."""
    told, header = table.told(), table.header
    host = table.social.host == visitor
    return TableShown(
        id=table.id,
        title=header.title,
        seats=header.seats,
        variants=header.variants,
        own_components=header.components_file is not None,
        name=told.name,
        status=told.status,
        needs=header.release if told.status == "needs_release" else None,
        seated=told.seated,
        spectators=told.spectators,
        host=host,
        yours=table.social.seats_of(visitor),
        code=table.social.code if host and table.social.free_by_code() else None,
        rematch=told.rematch,
        beat=header.settings.beat,
        pace=header.settings.pace,
        clock=header.settings.clock,
        created=header.created,
    )


async def tables_of(lobby: Lobby, visitor: str) -> list[TableListed]:
    """The visitor's tables; the newest are opened to tell how things stand there."""
    kept = await lobby.house.store.tables_of(visitor)
    listed = [TableListed(t.id, t.title, t.name, t.created, t.running) for t in kept]
    for place, line in enumerate(listed[:MOST_OPENED]):
        with suppress(Complaint):
            listed[place] = how_it_stands(line, await lobby.open(line.id), visitor)
    return listed


def how_it_stands(line: TableListed, table: Table, visitor: str) -> TableListed:
    """The line of a table with what the visitor may know of its match."""
    play, mine = table.play, table.social.seats_of(visitor)
    if play is None:
        return line
    game, state = play.match.game, play.shown
    asked = next((seat for seat in mine if seat in play.asked), None)
    over = state.awaited() == 0
    view = game.view(state, mine[0] if mine else None)
    alone = mine[0] if over and len(mine) == 1 else None
    return replace(
        line,
        names=tuple(chair.name for chair in table.social.chairs),
        status=() if over else game.layout(view).status,
        asked=None if asked is None else game.prompt(state, asked),
        rank=None if alone is None else game.sheet(state).ranks[alone],
    )


def insist_on_host(table: Table, visitor: str) -> None:
    """Only the host decides this."""
    if table.social.host != visitor:
        raise NotHost


def chair_of(table: Table, seat: int) -> Chair:
    """The chair, if there is one of this number."""
    if not 0 <= seat < len(table.social.chairs):
        raise NotThere(f"There is no seat {seat} at this table.")
    return table.social.chairs[seat]


def insist_on_own(table: Table, seat: int, visitor: str) -> Chair:
    """Only who holds the seat may do this."""
    chair = chair_of(table, seat)
    if visitor not in chair.holders:
        raise NotYours
    return chair


def own_or_empty(table: Table, seat: int, visitor: str) -> Chair:
    """The chair, if the visitor holds it, or is the host and nobody does."""
    chair = chair_of(table, seat)
    if visitor not in chair.holders and (chair.holders or table.social.host != visitor):
        raise NotYours
    return chair


async def join_by_link(lobby: Lobby, token: str, name: str, visitor: str) -> tuple[str, int | None]:
    """Exchange a secret link for the right to sit, or to watch."""
    found = await lobby.house.store.by_link(digest(token))
    if found is None:
        raise NoTable
    table = await lobby.open(found[0])

    async def sit() -> int | None:
        social = table.social
        seat = social.links().get(digest(token))
        if seat is None:
            raise NoTable
        if seat == SPECTATOR:
            if visitor not in social.watchers:
                social.watchers = [*social.watchers, visitor][-MOST_WATCHERS:]
                await table.save()
            return None
        take_chair(social.chairs[seat], visitor, name)
        await table.save()
        return seat

    return table.id, await table.do(sit)


def take_chair(chair: Chair, visitor: str, name: str) -> None:
    """Sit down on a chair; several devices of one person may hold it, and all of them see that."""
    if visitor not in chair.holders:
        if len(chair.holders) >= MOST_HOLDERS:
            raise NotNow("no-free-seat", f"{MOST_HOLDERS} devices hold this seat already.")
        chair.holders = [*chair.holders, visitor]
    if name.strip():
        chair.name = name.strip()
    chair.bot = None


async def join_by_code(lobby: Lobby, offered: CodeOffered, visitor: str) -> tuple[str, int | None]:
    """Exchange the table's code for a free seat that is open to it: the one asked for, if any."""
    id = await lobby.house.store.by_code(offered.code.strip().upper())
    if id is None:
        raise NoTable
    table = await lobby.open(id)

    async def sit() -> int | None:
        if mine := table.social.seats_of(visitor):
            return mine[0]
        free = table.social.free_by_code()
        if not free:
            raise NotNow("no-free-seat", "No seat is free at this table.")
        seat = free[0] if offered.seat is None else offered.seat
        if seat not in free:
            raise NotNow("seat-taken", f"Seat {seat + 1} is not free for whoever has the code.")
        take_chair(table.social.chairs[seat], visitor, offered.name)
        await table.save()
        return seat

    return table.id, await table.do(sit)


async def hand_to_bot(table: Table, seat: int, bot: str, visitor: str) -> None:
    """The host, or who holds the seat, lets a bot play it for the time being.

    A host who only sat in for nobody gives the seat up with that: its hand is the bot's again.
    """
    known_bot(bot)

    async def hand() -> None:
        chair = chair_of(table, seat)
        if visitor != table.social.host and visitor not in chair.holders:
            raise NotYours
        chair.bot = bot
        if chair.borrowed:
            chair.holders, chair.borrowed = [], False
            table.turn_out()
        await table.save()

    await table.do(hand)


async def take_back(table: Table, seat: int, visitor: str) -> None:
    """Who holds the seat plays it again; the host may sit down where nobody has a right to sit.

    A link that nobody has used is void then: it would lead to the host's hand.
    """

    async def take() -> None:
        chair = own_or_empty(table, seat, visitor)
        if not chair.holders:
            chair.link, chair.borrowed = None, True
        take_chair(chair, visitor, "")
        await table.save()

    await table.do(take)


async def leave(table: Table, seat: int, visitor: str) -> None:
    """Give up one's right to a seat. It is open then, or goes on under its bot."""

    async def go() -> None:
        chair = insist_on_own(table, seat, visitor)
        chair.holders = [holder for holder in chair.holders if holder != visitor]
        chair.borrowed = False
        table.turn_out()
        await table.save()

    await table.do(go)


async def hand_to_person(table: Table, seat: int, visitor: str) -> str:
    """The host makes a new link for a seat: whoever sat there loses it, the old link is void."""
    insist_on_host(table, visitor)
    token = new_token()

    async def hand() -> None:
        chair = chair_of(table, seat)
        chair.holders, chair.link, chair.bot = [], digest(token), None
        chair.borrowed = False
        table.turn_out()
        await table.save()

    await table.do(hand)
    return token


async def renew_spectate(table: Table, visitor: str) -> str:
    """The host makes a new link for spectators; those who watch may stay."""
    insist_on_host(table, visitor)
    token = new_token()

    async def renew() -> None:
        table.social.spectate = digest(token)
        await table.save()

    await table.do(renew)
    return token


async def rename_seat(table: Table, seat: int, name: str, visitor: str) -> None:
    """Who holds a seat names it; the host may name a seat that nobody holds."""

    async def rename() -> None:
        own_or_empty(table, seat, visitor).name = name.strip()
        await table.save()

    await table.do(rename)


async def rename_table(table: Table, name: str, visitor: str) -> None:
    """The host names the table."""
    insist_on_host(table, visitor)

    async def rename() -> None:
        table.social.name = name.strip()
        await table.save()

    await table.do(rename)


async def close(table: Table, visitor: str) -> None:
    """The host ends the table: nothing is answered any more, the record stays."""
    insist_on_host(table, visitor)

    async def shut() -> None:
        table.social.closed = True
        await table.save()
        if table.play is not None:
            table.play.rest()
        for link in tuple(table.links):
            link.close(CLOSED_TABLE_GONE)

    await table.do(shut)
