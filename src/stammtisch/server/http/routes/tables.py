"""Tables over HTTP: set, join, leave, hand over, rename, chat, rematch, close."""

from __future__ import annotations

import time

from litestar import get, post

from stammtisch.core.match import SPECTATOR
from stammtisch.server.door.errors import TooMany
from stammtisch.server.lobby import inviting, joining, listing, own_values
from stammtisch.server.lobby.lobby import Lobby
from stammtisch.server.socket import talk
from stammtisch.server.table import manners
from stammtisch.server.table.table import Table
from stammtisch.server.wire.bodies import (
    AddressShown,
    BotGiven,
    CodeOffered,
    ComponentsChecked,
    ComponentsOffered,
    Invitation,
    KeyOffered,
    LineSaid,
    LinkOffered,
    NameGiven,
    NewLink,
    NewTable,
    Seated,
    TableListed,
    TableOrder,
    TableSet,
    TableShown,
)

PRICE_OF_A_FILE = 5  # against a change of a name


async def to_change(lobby: Lobby, table: str, visitor: str, sender: str) -> Table:
    """A table that the visitor is about to change: it pays for everybody who is told of it."""
    found = await lobby.for_member(table, visitor)
    lobby.house.charge(visitor, sender, 1 + lobby.house.price_of(len(found.links)))
    return found


@get("/api/tables", tags=["tables"])
async def get_tables(lobby: Lobby, visitor: str) -> list[TableListed]:
    """The visitor's tables, newest first."""
    return await listing.tables_of(lobby, visitor)


@post("/api/tables", tags=["tables"])
async def set_table(lobby: Lobby, visitor: str, sender: str, data: TableOrder) -> TableSet:
    """Set a table. The links are secrets and are shown only here."""
    lobby.house.charge_table(sender)
    return await lobby.create(data, visitor, sender)


@post("/api/components/{title:str}", tags=["tables"], status_code=200)
async def check_components(
    lobby: Lobby, visitor: str, sender: str, title: str, data: ComponentsOffered
) -> ComponentsChecked:
    """Look at a components file before a table is set with it; nothing is kept."""
    lobby.house.charge(visitor, sender, PRICE_OF_A_FILE)
    return await own_values.checked(lobby, title, data, sender)


@get("/api/tables/{table:str}", tags=["tables"])
async def get_table(lobby: Lobby, visitor: str, table: str) -> TableShown:
    """A table that the visitor belongs to."""
    return listing.show(await lobby.for_member(table, visitor), visitor)


@post("/api/join", tags=["tables"], status_code=200)
async def join(lobby: Lobby, visitor: str, sender: str, data: LinkOffered) -> Seated:
    """Exchange the secret of a link for a seat (or the right to watch) under one's cookie."""
    if not lobby.house.codes.lets_in(sender):
        lobby.house.metrics.limited += 1
        raise TooMany
    return Seated(*await joining.join_by_link(lobby, data, visitor))


@post("/api/invitation", tags=["tables"], status_code=200)
async def invited(lobby: Lobby, visitor: str, sender: str, data: KeyOffered) -> Invitation:
    """What a link or a code invites to; nothing changes, and the link stays good."""
    if inviting.is_code(data.key) and not lobby.house.codes.lets_in(sender):
        lobby.house.metrics.limited += 1
        raise TooMany
    return await inviting.invitation(lobby, data.key, visitor)


@get("/api/addresses", tags=["tables"], sync_to_thread=False)
def get_addresses(lobby: Lobby) -> tuple[AddressShown, ...]:
    """Under which addresses people can come to this server, the one that reaches furthest first."""
    return lobby.house.reach.addresses()


@post("/api/join-code", tags=["tables"], status_code=200)
async def join_code(lobby: Lobby, visitor: str, sender: str, data: CodeOffered) -> Seated:
    """Exchange a short code for the seat asked for, or for the first free one."""
    if not lobby.house.codes.lets_in(sender):
        lobby.house.metrics.limited += 1
        raise TooMany
    return Seated(*await joining.join_by_code(lobby, data, visitor))


@post("/api/tables/{table:str}/seats/{seat:int}/bot", tags=["seats"], status_code=200)
async def hand_to_bot(
    lobby: Lobby, visitor: str, sender: str, table: str, seat: int, data: BotGiven
) -> TableShown:
    """Let a bot play a seat: for the host, and for who holds the seat."""
    found = await to_change(lobby, table, visitor, sender)
    await manners.hand_to_bot(found, seat, data.bot, visitor)
    return listing.show(found, visitor)


@post("/api/tables/{table:str}/seats/{seat:int}/take", tags=["seats"], status_code=200)
async def take_back(lobby: Lobby, visitor: str, sender: str, table: str, seat: int) -> TableShown:
    """Play a seat oneself: take it back from a bot, or sit down as host where nobody sits."""
    found = await to_change(lobby, table, visitor, sender)
    await manners.take_back(found, seat, visitor)
    return listing.show(found, visitor)


@post("/api/tables/{table:str}/seats/{seat:int}/leave", tags=["seats"], status_code=204)
async def leave(lobby: Lobby, visitor: str, sender: str, table: str, seat: int) -> None:
    """Give up one's right to a seat."""
    await manners.leave(await to_change(lobby, table, visitor, sender), seat, visitor)


@post("/api/tables/{table:str}/seats/{seat:int}/link", tags=["seats"], status_code=200)
async def hand_to_person(lobby: Lobby, visitor: str, sender: str, table: str, seat: int) -> NewLink:
    """Make a new secret link for a seat; whoever sat there loses it. For the host."""
    found = await to_change(lobby, table, visitor, sender)
    return NewLink(await manners.hand_to_person(found, seat, visitor))


@post("/api/tables/{table:str}/seats/{seat:int}/invite", tags=["seats"], status_code=200)
async def invite_device(lobby: Lobby, visitor: str, sender: str, table: str, seat: int) -> NewLink:
    """Make a link by which one more device looks through one's own seat, once."""
    found = await to_change(lobby, table, visitor, sender)
    return NewLink(await manners.invite_device(found, seat, visitor))


@post("/api/tables/{table:str}/seats/{seat:int}/rename", tags=["seats"], status_code=200)
async def rename_seat(
    lobby: Lobby, visitor: str, sender: str, table: str, seat: int, data: NameGiven
) -> TableShown:
    """Name one's seat."""
    found = await to_change(lobby, table, visitor, sender)
    await manners.rename_seat(found, seat, data.name, visitor)
    return listing.show(found, visitor)


@post("/api/tables/{table:str}/rename", tags=["tables"], status_code=200)
async def rename_table(
    lobby: Lobby, visitor: str, sender: str, table: str, data: NameGiven
) -> TableShown:
    """Name the table. For the host."""
    found = await to_change(lobby, table, visitor, sender)
    await manners.rename_table(found, data.name, visitor)
    return listing.show(found, visitor)


@post("/api/tables/{table:str}/spectate", tags=["tables"], status_code=200)
async def renew_spectate(lobby: Lobby, visitor: str, sender: str, table: str) -> NewLink:
    """Make a new secret link for spectators; the old one is void. For the host."""
    found = await to_change(lobby, table, visitor, sender)
    return NewLink(await manners.renew_spectate(found, visitor))


@post("/api/tables/{table:str}/chat", tags=["tables"], status_code=204)
async def say(lobby: Lobby, visitor: str, sender: str, table: str, data: LineSaid) -> None:
    """Say something to everybody at the table."""
    found = await to_change(lobby, table, visitor, sender)
    if not lobby.house.chat.lets_in(visitor):
        lobby.house.metrics.limited += 1
        raise TooMany

    async def speak() -> None:
        if data.seat is not None:
            manners.insist_on_own(found, data.seat, visitor)
        if data.text.strip():
            viewer = SPECTATOR if data.seat is None else data.seat
            await talk.say(found, viewer, data.text, time.time())

    await found.do(speak)


@post("/api/tables/{table:str}/rematch", tags=["tables"], status_code=200)
async def rematch(lobby: Lobby, visitor: str, sender: str, table: str) -> NewTable:
    """The same people once more. For the host, when the match is over or closed."""
    found = await lobby.for_member(table, visitor)
    manners.insist_on_host(found, visitor)
    if found.social.rematch is None:
        lobby.house.charge_table(sender)
    return NewTable(await found.do(lambda: lobby.rematch(found)))


@post("/api/tables/{table:str}/close", tags=["tables"], status_code=204)
async def close(lobby: Lobby, visitor: str, table: str) -> None:
    """End the table for good; its record stays. For the host."""
    await manners.close(await lobby.for_member(table, visitor), visitor)


@post("/api/tables/{table:str}/delete", tags=["tables"], status_code=204)
async def delete(lobby: Lobby, visitor: str, table: str) -> None:
    """Forget the table for good, its record too; everybody there is sent away. For the host."""
    found = await lobby.for_member(table, visitor)
    manners.insist_on_host(found, visitor)
    await lobby.delete(found)


ROUTES = [
    get_tables, set_table, check_components, get_table, get_addresses, invited, join, join_code,
    hand_to_bot,
    take_back, leave, hand_to_person, invite_device, rename_seat, rename_table, renew_spectate, say,
    rematch, close, delete,
]  # fmt: skip
