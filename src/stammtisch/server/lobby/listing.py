"""What a visitor is shown of tables: one as a member may know it, and the list of one's own."""

from __future__ import annotations

from contextlib import suppress

from msgspec.structs import replace

from stammtisch.core.errors import Complaint
from stammtisch.server.lobby.lobby import Lobby
from stammtisch.server.lobby.release import command_of
from stammtisch.server.table.keeping import StoreFailed
from stammtisch.server.table.table import Table
from stammtisch.server.wire.bodies import TableListed, TableShown

MOST_OPENED = 8  # tables of a list that tell how things stand


def show(table: Table, visitor: str) -> TableShown:
    """The table as a member may know it."""
    told, header = table.told(), table.header
    host = table.social.host == visitor
    frozen = told.status == "needs_release"
    return TableShown(
        id=table.id,
        title=header.title,
        seats=header.seats,
        variants=header.variants,
        own_components=header.components_file is not None,
        name=told.name,
        status=told.status,
        needs=header.release if frozen else None,
        command=command_of(header) if frozen else None,
        older=table.play is None,
        seated=told.seated,
        spectators=told.spectators,
        host=host,
        yours=table.social.seats_of(visitor),
        code=table.social.code if host and table.social.free_by_code() else None,
        rematch=told.rematch,
        beat=header.settings.beat,
        pace=header.settings.pace,
        clock=header.settings.clock,
        late=header.settings.late,
        nudge=header.settings.nudge,
        days_off=header.settings.days_off,
        night_rest=header.settings.night_rest,
        watchers=table.social.spectate is not None,
        created=header.created,
    )


async def tables_of(lobby: Lobby, visitor: str) -> list[TableListed]:
    """The visitor's tables; the newest are opened to tell how things stand there."""
    kept = await lobby.house.store.tables_of(visitor)
    listed = [TableListed(t.id, t.title, t.name, t.created, t.running) for t in kept]
    for place, line in enumerate(listed[:MOST_OPENED]):
        with suppress(Complaint, StoreFailed):  # one that cannot be read hides no other
            listed[place] = how_it_stands(line, await lobby.open(line.id), visitor)
    return listed


def how_it_stands(line: TableListed, table: Table, visitor: str) -> TableListed:
    """The line of a table with what the visitor may know of its match."""
    play, mine = table.play, table.social.seats_of(visitor)
    if play is None:
        frozen = table.told().status == "needs_release"
        return replace(line, needs=table.header.release if frozen else None)
    game, state = play.match.game, play.shown
    asked = next((seat for seat in mine if play.waits_for(seat)), None)
    over = state.awaited() == 0
    view = game.view(state, mine[0] if mine else None)
    alone = mine[0] if over and len(mine) == 1 else None
    return replace(
        line,
        names=tuple(chair.name for chair in table.social.chairs),
        status=() if over else game.status(view),
        asked=None if asked is None else game.prompt(state, asked),
        rank=None if alone is None else game.sheet(state).ranks[alone],
    )
