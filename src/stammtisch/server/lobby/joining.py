"""Joining a table: a secret link or a short code is exchanged for a seat."""

from __future__ import annotations

from stammtisch.core.match import SPECTATOR
from stammtisch.server.door.errors import NoTable, NotNow
from stammtisch.server.door.tokens import digest
from stammtisch.server.lobby.lobby import Lobby
from stammtisch.server.table.manners import take_chair
from stammtisch.server.wire.bodies import CodeOffered

MOST_WATCHERS = 200


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
        take_chair(social.chairs[seat], visitor)
        social.name_seat(seat, name)
        await table.save()
        return seat

    return table.id, await table.do(sit)


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
        take_chair(table.social.chairs[seat], visitor)
        table.social.name_seat(seat, offered.name)
        await table.save()
        return seat

    return table.id, await table.do(sit)
