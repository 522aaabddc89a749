"""The socket of a table, from its opening to its end: typed messages in both directions."""

from __future__ import annotations

import asyncio
import contextlib
import time
from typing import Any

import msgspec
from litestar import WebSocket, websocket
from litestar.exceptions import WebSocketDisconnect

from stammtisch.core.match import SPECTATOR
from stammtisch.core.words import words
from stammtisch.server.door.errors import Busy, Denied
from stammtisch.server.lobby.lobby import Lobby
from stammtisch.server.socket import talk
from stammtisch.server.socket.greeting import arrive, depart
from stammtisch.server.table.keeping import NotOurs, StoreFailed
from stammtisch.server.table.table import Table
from stammtisch.server.wire.link import Link
from stammtisch.server.wire.protocol import (
    CLOSED_BUSY,
    CLOSED_FAULT,
    CLOSED_NO_TABLE,
    CLOSED_NOT_ALLOWED,
    CLOSED_TOO_FAST,
    LONGEST_FRAME,
    AnswerSaid,
    AwaySaid,
    ChatSaid,
    ClientMessage,
    ExplainSaid,
    HoldSaid,
    LayoutSaid,
    OrderSaid,
    PingSaid,
    PongTold,
    ProblemTold,
    UndoSaid,
    read_client_message,
)

Socket = WebSocket[Any, Any, Any]


@websocket("/api/tables/{table:str}/socket")
async def look(socket: Socket, lobby: Lobby, visitor: str, sender: str, table: str) -> None:
    """Look at a table: `?seat=N` through one's own seat, without it as a spectator.

    With `layout=status` updates hold no more of the layout than that, with `moments=all` they
    hold the views in between.
    """
    await socket.accept()
    try:
        found = await lobby.for_member(table, visitor)
        viewer = viewer_of(socket.query_params.get("seat"), found, visitor)
        if viewer == SPECTATOR:  # those who play are always let in
            found.house.insist_on_calm()
    except StoreFailed:  # the table may well be there: come back
        await socket.close(CLOSED_FAULT)
        return
    except Busy as busy:
        await socket.close(CLOSED_BUSY, str(busy))
        return
    except Denied:
        await socket.close(CLOSED_NO_TABLE)
        return
    except ValueError:
        await socket.close(CLOSED_NOT_ALLOWED)
        return
    plain = socket.query_params.get("layout") != "status"
    keen = socket.query_params.get("moments") == "all"
    await converse(socket, found, Link(viewer, visitor, plain, keen, sender))


def viewer_of(seat: str | None, table: Table, visitor: str) -> int:
    """Through whose eyes the visitor may look."""
    if seat is None:
        return SPECTATOR
    number = int(seat)
    if number not in table.social.seats_of(visitor):
        raise ValueError("not this visitor's seat")
    return number


async def converse(socket: Socket, table: Table, link: Link) -> None:
    """Until either side hangs up."""
    metrics = table.house.metrics
    metrics.sockets_open += 1
    sending = asyncio.create_task(send_frames(socket, link))
    receiving = asyncio.create_task(receive_messages(socket, table, link))
    outstaying = asyncio.create_task(link.outstayed())
    tasks = (sending, receiving, outstaying)
    try:
        await table.do(lambda: arrive(table, link))
        await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
    finally:
        metrics.sockets_open -= 1
        link.close(1000)
        for task in tasks:
            task.cancel()
            with contextlib.suppress(asyncio.CancelledError, WebSocketDisconnect):
                await task
        with contextlib.suppress(Denied):  # the table is gone from memory: nobody to tell
            await table.do(lambda: depart(table, link))


async def send_frames(socket: Socket, link: Link) -> None:
    """Everything that waits goes out in order; then the close, if there is one."""
    while (frame := await link.next()) is not None:
        await socket.send_data(frame, mode="text")
    with contextlib.suppress(RuntimeError, WebSocketDisconnect):
        await socket.close(link.close_code or 1000)


async def receive_messages(socket: Socket, table: Table, link: Link) -> None:
    """Take messages in; too many end the socket, bad ones are answered with a problem."""
    while True:
        try:
            text = await socket.receive_data(mode="text")
        except WebSocketDisconnect:
            return
        if not table.house.may_say(link.visitor, link.sender):
            link.close(CLOSED_TOO_FAST)
            return
        await take_in(text, table, link)


async def take_in(text: str | bytes, table: Table, link: Link) -> None:
    """One message: understood and carried out, or answered with a problem."""
    try:
        if len(text) > LONGEST_FRAME:
            raise ValueError("too long")
        said = read_client_message(text)
    except (msgspec.MsgspecError, ValueError, RecursionError):
        table.house.metrics.messages_bad += 1
        link.tell(ProblemTold(words=words("problem-not-understood")))
        return
    try:
        await carry_out(said, table, link)
    except NotOurs:
        link.close(CLOSED_FAULT)
    except StoreFailed:
        link.tell(ProblemTold(words=words("refused-not-stored")))
    except Denied:
        link.close(CLOSED_FAULT)


async def carry_out(said: ClientMessage, table: Table, link: Link) -> None:
    """Hand a message to the table's own task."""
    if isinstance(said, PingSaid):
        link.tell(PongTold())
    elif isinstance(said, UndoSaid):
        await talk.undo(table, link, said)  # takes its turns by itself
    else:
        await table.do(lambda: heed(said, table, link))


async def heed(said: ClientMessage, table: Table, link: Link) -> None:
    """What a message asks for, unless its sender lost the right to the seat meanwhile."""
    if not talk.heard(table, link):
        return
    if not talk.pays(table, link, talk.surcharge(said, table)):
        return
    if isinstance(said, AnswerSaid):
        await talk.answer(table, link, said)
    elif isinstance(said, HoldSaid):
        await talk.hold(table, link, said)
    elif isinstance(said, ExplainSaid):
        await talk.explain(table, link, said)
    elif isinstance(said, OrderSaid):
        await talk.order(table, link, said)
    elif isinstance(said, LayoutSaid):
        await talk.layout(table, link, said)
    elif isinstance(said, AwaySaid):
        talk.away(table, link, said)
    elif isinstance(said, ChatSaid):
        if not table.house.chat.lets_in(link.visitor):
            table.house.metrics.limited += 1
            link.tell(ProblemTold(words=words("problem-too-many")))
            return
        await talk.say(table, link.viewer, said.text, time.time())


ROUTES = [look]
