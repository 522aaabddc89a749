"""Joining a table: a secret link or a short code is exchanged for a seat."""

from __future__ import annotations

from stammtisch.core.match import SPECTATOR
from stammtisch.server.door.errors import NoTable, NotNow
from stammtisch.server.door.tokens import digest
from stammtisch.server.lobby.lobby import Lobby
from stammtisch.server.table.manners import take_chair
from stammtisch.server.table.seating import Chair
from stammtisch.server.table.table import Table
from stammtisch.server.wire.bodies import CodeOffered
from stammtisch.server.wire.parts import NoteKind

MOST_WATCHERS = 200
MOST_USED = 40  # links of a seat that are still known as used


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
        chair, link = social.chairs[seat], digest(token)
        if visitor not in chair.holders:
            insist_on_good(chair, link)
            welcome(table, seat, visitor, name)
            spend(chair, link)
            await table.save()
        return seat

    return table.id, await table.do(sit)


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


def welcome(table: Table, seat: int, visitor: str, name: str) -> None:
    """Let somebody sit down, and everybody know of it for good."""
    social, chair = table.social, table.social.chairs[seat]
    kind: NoteKind = "device" if chair.holders else "sat"
    take_chair(chair, visitor)
    social.note(kind, seat)
    social.name_seat(seat, name)


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
        welcome(table, seat, visitor, offered.name)
        await table.save()
        return seat

    return table.id, await table.do(sit)
