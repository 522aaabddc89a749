"""Joining a table: a secret link or a short code is exchanged for a seat."""

from __future__ import annotations

from stammtisch.core.match import SPECTATOR
from stammtisch.server.door.errors import NoTable, NotNow
from stammtisch.server.door.tokens import digest
from stammtisch.server.lobby.lobby import Lobby
from stammtisch.server.table.manners import insist_on_lot, take_chair
from stammtisch.server.table.names import plain
from stammtisch.server.table.seating import Chair
from stammtisch.server.table.table import Table
from stammtisch.server.wire.bodies import CodeOffered, LinkOffered
from stammtisch.server.wire.parts import NoteKind
from stammtisch.server.wire.protocol import LONGEST_NAME, WatcherTold

MOST_WATCHERS = 200
MOST_USED = 40  # links of a seat that are still known as used


async def table_of(lobby: Lobby, link: str) -> Table:
    """The table that a link belongs to."""
    found = await lobby.house.store.by_link(link)
    if found is None:
        raise NoTable
    return await lobby.open(found[0])


async def join_by_link(lobby: Lobby, offered: LinkOffered, visitor: str) -> tuple[str, int | None]:
    """Exchange a secret link for the right to sit, or to watch."""
    link = digest(offered.token)
    table = await table_of(lobby, link)

    async def sit() -> int | None:
        social = table.social
        seat = social.links().get(link)
        if seat is None:
            raise NoTable
        if seat == SPECTATOR or offered.watch:
            await look_on(table, visitor, offered)
            return None
        chair = social.chairs[seat]
        if visitor not in chair.holders:
            insist_on_good(chair, link)
            welcome(table, seat, visitor, offered)
            spend(chair, link)
            await table.save()
        return seat

    return table.id, await table.do(sit)


async def look_on(table: Table, visitor: str, offered: LinkOffered | CodeOffered) -> None:
    """Let somebody watch, under their name if they gave one; a seat of theirs stays theirs."""
    social = table.social
    if social.spectate is None and not social.may_watch(visitor):
        raise NotNow("no-watchers", "Nobody may watch at this table.")
    name = plain(offered.name, LONGEST_NAME)
    called = WatcherTold(name, offered.face) if name else None
    if visitor in social.watchers and social.onlookers.get(visitor) == called:
        return
    if not social.seats_of(visitor):
        social.watchers = [*(one for one in social.watchers if one != visitor), visitor]
        social.watchers = social.watchers[-MOST_WATCHERS:]
    if called is not None:
        social.onlookers[visitor] = called
    kept = set(social.watchers)
    social.onlookers = {one: name for one, name in social.onlookers.items() if one in kept}
    await table.save()


def insist_on_good(chair: Chair, link: str) -> None:
    """A link is good for once.

    One of an earlier build stayed with its chair: it was used if somebody sits there.
    """
    if link != chair.invite and (link != chair.link or chair.holders):
        raise NotNow(
            "link-used",
            "This link has been used: it is good for once. Whoever sits at that seat can invite "
            "one more device from the table's menu; the host can make a new link.",
        )


def spend(chair: Chair, link: str) -> None:
    """The link opens nothing any more, but is still known."""
    if link == chair.invite:
        chair.invite = None
    else:
        chair.link = None
    chair.used = [*chair.used, link][-MOST_USED:]


def welcome(table: Table, seat: int, visitor: str, offered: LinkOffered | CodeOffered) -> None:
    """Let somebody sit down, and everybody know of it for good."""
    social, chair = table.social, table.social.chairs[seat]
    kind: NoteKind = "device" if chair.holders else "sat"
    if kind == "sat" and visitor != social.host:
        insist_on_lot(table)
    take_chair(chair, visitor)
    social.note(kind, seat)
    social.name_seat(seat, offered.name)
    social.dress(seat, offered.face, offered.colour)


async def table_with(lobby: Lobby, code: str) -> Table:
    """The table with a short code."""
    code = code.strip().upper()
    id = await lobby.house.store.by_code(code) if code.isprintable() else None
    if id is None:
        raise NoTable
    return await lobby.open(id)


async def join_by_code(lobby: Lobby, offered: CodeOffered, visitor: str) -> tuple[str, int | None]:
    """Exchange the table's code for a free seat that is open to it: the one asked for, if any."""
    table = await table_with(lobby, offered.code)

    async def sit() -> int | None:
        if offered.watch:
            await look_on(table, visitor, offered)
            return None
        if mine := table.social.seats_of(visitor):
            return mine[0]
        free = table.social.free_by_code()
        if not free:
            raise NotNow("no-free-seat", "No seat is free at this table.")
        seat = free[0] if offered.seat is None else offered.seat
        if seat not in free:
            raise NotNow("seat-taken", f"Seat {seat + 1} is not free for whoever has the code.")
        welcome(table, seat, visitor, offered)
        await table.save()
        return seat

    return table.id, await table.do(sit)
