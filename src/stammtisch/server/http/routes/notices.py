"""Being called to one's tables, over HTTP: channels, trials, quiet hours, nudges, days off."""

from __future__ import annotations

from litestar import get, post

from stammtisch.server.door.errors import TooMany
from stammtisch.server.http.routes.tables import to_change
from stammtisch.server.lobby import listing
from stammtisch.server.lobby.lobby import Lobby
from stammtisch.server.notices.nudging import nudge
from stammtisch.server.table import manners
from stammtisch.server.wire.bodies import TableShown
from stammtisch.server.wire.notices import (
    AddressOffered,
    BrowserOffered,
    CodeRead,
    DaysTaken,
    NoticesShown,
    SwitchTurned,
    TableChosen,
    WishesGiven,
)


def insist_on_calm(lobby: Lobby, visitor: str, sender: str, trial: bool = False) -> None:
    """So many changes of one visitor, and so many trials of one address."""
    if trial and not lobby.house.trials.lets_in(sender):
        lobby.house.metrics.limited += 1
        raise TooMany
    lobby.house.charge(visitor, sender)


def look_again(lobby: Lobby, visitor: str) -> None:
    """Whoever can be called from now on may be missed somewhere already."""
    for table in lobby.tables.values():
        if table.social.seats_of(visitor):
            table.ring()


@get("/api/notices", tags=["notices"], sync_to_thread=False)
def get_notices(lobby: Lobby, visitor: str) -> NoticesShown:
    """How the visitor is called; addresses are shown in part only."""
    return lobby.notices.desk.show(visitor)


@post("/api/notices", tags=["notices"], status_code=200)
async def choose(lobby: Lobby, visitor: str, sender: str, data: WishesGiven) -> NoticesShown:
    """When the visitor wants to be called, and in which language."""
    insist_on_calm(lobby, visitor, sender)
    await lobby.notices.desk.choose(visitor, data)
    look_again(lobby, visitor)  # a clock that stands still at night may run out at another time
    return lobby.notices.desk.show(visitor)


@post("/api/notices/browser", tags=["notices"], status_code=200)
async def add_browser(
    lobby: Lobby, visitor: str, sender: str, data: BrowserOffered
) -> NoticesShown:
    """Let this browser be called; a trial goes out, and its code comes back by itself."""
    insist_on_calm(lobby, visitor, sender, trial=True)
    await lobby.notices.desk.add_browser(visitor, data)
    return lobby.notices.desk.show(visitor)


@post("/api/notices/address", tags=["notices"], status_code=200)
async def add_address(
    lobby: Lobby, visitor: str, sender: str, data: AddressOffered
) -> NoticesShown:
    """Another service; a trial goes out, with a code to be read there."""
    insist_on_calm(lobby, visitor, sender, trial=True)
    await lobby.notices.desk.add_address(visitor, data.address)
    return lobby.notices.desk.show(visitor)


@post("/api/notices/channels/{channel:str}/try", tags=["notices"], status_code=200)
async def try_again(lobby: Lobby, visitor: str, sender: str, channel: str) -> NoticesShown:
    """Send another trial."""
    insist_on_calm(lobby, visitor, sender, trial=True)
    await lobby.notices.desk.try_again(visitor, channel)
    return lobby.notices.desk.show(visitor)


@post("/api/notices/channels/{channel:str}/arrived", tags=["notices"], status_code=200)
async def prove(
    lobby: Lobby, visitor: str, sender: str, channel: str, data: CodeRead
) -> NoticesShown:
    """The code of a trial: the channel is on from now on."""
    insist_on_calm(lobby, visitor, sender)
    await lobby.notices.desk.prove(visitor, channel, data.code)
    look_again(lobby, visitor)
    return lobby.notices.desk.show(visitor)


@post("/api/notices/channels/{channel:str}/switch", tags=["notices"], status_code=200)
async def switch(
    lobby: Lobby, visitor: str, sender: str, channel: str, data: SwitchTurned
) -> NoticesShown:
    """Use a channel, or do not."""
    insist_on_calm(lobby, visitor, sender)
    await lobby.notices.desk.switch(visitor, channel, data.on)
    look_again(lobby, visitor)
    return lobby.notices.desk.show(visitor)


@post("/api/notices/channels/{channel:str}/remove", tags=["notices"], status_code=200)
async def remove(lobby: Lobby, visitor: str, sender: str, channel: str) -> NoticesShown:
    """Forget a channel and its address."""
    insist_on_calm(lobby, visitor, sender)
    await lobby.notices.desk.remove(visitor, channel)
    return lobby.notices.desk.show(visitor)


@post("/api/tables/{table:str}/notices", tags=["notices"], status_code=200)
async def choose_table(
    lobby: Lobby, visitor: str, sender: str, table: str, data: TableChosen
) -> NoticesShown:
    """Be called to every table, only to this one, or not to this one."""
    insist_on_calm(lobby, visitor, sender)
    found = await lobby.for_member(table, visitor)
    await lobby.notices.desk.choose_table(visitor, found.id, data)
    found.ring()
    return lobby.notices.desk.show(visitor)


@post("/api/tables/{table:str}/seats/{seat:int}/nudge", tags=["seats"], status_code=200)
async def nudge_seat(lobby: Lobby, visitor: str, sender: str, table: str, seat: int) -> TableShown:
    """Have somebody called for whom the table waits; for those who play, once in four hours."""
    found = await to_change(lobby, table, visitor, sender)
    await nudge(found, seat, visitor, lobby.notices.calls)
    return listing.show(found, visitor)


@post("/api/tables/{table:str}/seats/{seat:int}/days-off", tags=["seats"], status_code=200)
async def take_days_off(
    lobby: Lobby, visitor: str, sender: str, table: str, seat: int, data: DaysTaken
) -> TableShown:
    """Let one's own clock stand still for so many days; 0: be back."""
    found = await to_change(lobby, table, visitor, sender)
    await manners.take_days_off(found, seat, data.days, visitor)
    return listing.show(found, visitor)


ROUTES = [
    get_notices, choose, add_browser, add_address, try_again, prove, switch, remove, choose_table,
    nudge_seat, take_days_off,
]  # fmt: skip
