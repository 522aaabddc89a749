"""What somebody who was invited is shown before sitting down."""

from __future__ import annotations

from stammtisch.core.match import SPECTATOR
from stammtisch.server.door.errors import NoTable
from stammtisch.server.door.tokens import digest, well_formed
from stammtisch.server.lobby.joining import table_of, table_with
from stammtisch.server.lobby.lobby import Lobby
from stammtisch.server.table.table import Table
from stammtisch.server.wire.bodies import Invitation


def is_code(key: str) -> bool:
    """Whether it is a code that could be guessed, and not the secret of a link."""
    return not well_formed(key)


async def invitation(lobby: Lobby, key: str, visitor: str) -> Invitation:
    """The table that a link or a code opens, as far as whoever has it may know it."""
    if is_code(key):
        table = await table_with(lobby, key)
        free = table.social.free_by_code()
        return shown(table, visitor, free[0] if free else None, free)
    table = await table_of(lobby, digest(key))
    seat = table.social.links().get(digest(key))
    if seat is None:
        raise NoTable
    if seat == SPECTATOR:
        return shown(table, visitor, None, ())
    chair = table.social.chairs[seat]
    good = digest(key) == chair.invite or (digest(key) == chair.link and not chair.holders)
    return shown(table, visitor, seat, (seat,) if good else ())


def shown(table: Table, visitor: str, seat: int | None, free: tuple[int, ...]) -> Invitation:
    """The table, and the seats among which one may choose."""
    social, header, told = table.social, table.header, table.told()
    hosts = social.seats_of(social.host)
    return Invitation(
        title=header.title,
        seats=header.seats,
        variants=header.variants,
        own_components=header.components_file is not None,
        name=told.name,
        status=told.status,
        seated=told.seated,
        spectators=told.spectators,
        seat=seat,
        free=free,
        host=hosts[0] if hosts else None,
        used=seat is not None and not free,
        yours=table.id if social.may_watch(visitor) else None,
        clock=header.settings.clock,
        hints=header.settings.hints,
        late=header.settings.late,
        nudge=header.settings.nudge,
        days_off=header.settings.days_off,
        night_rest=header.settings.night_rest,
        watchers=social.spectate is not None,
    )
