"""Hands requests and sockets about a table to the node that has it; the others are answered here.

A table whose node is gone is somebody else's within seconds: a request waits for that as long as
nothing of it can have happened yet.
"""

from __future__ import annotations

import asyncio
import re
import time
from collections.abc import MutableMapping
from functools import partial
from typing import Any, cast

import msgspec
from litestar.types import ASGIApp, Receive, Scope, Send

from stammtisch.server.door.guard import Refusal, address_of, turn_away
from stammtisch.server.door.limits import Turnstile
from stammtisch.server.door.tokens import digest, well_formed
from stammtisch.server.logs import request_number
from stammtisch.server.metrics import Metrics
from stammtisch.server.nodes.gate import method_of, target_of
from stammtisch.server.nodes.glimpses import LIST, Glimpses
from stammtisch.server.nodes.messenger import Messenger, Unreachable
from stammtisch.server.nodes.node import Node
from stammtisch.server.nodes.passes import Pass
from stammtisch.server.nodes.relay import Relay
from stammtisch.server.store.leases import Owner
from stammtisch.server.table.keeping import StoreFailed
from stammtisch.server.wire.bodies import Problem
from stammtisch.server.wire.protocol import CLOSED_FAULT

PLACE = re.compile(r"/api/tables/([0-9A-Za-z]+)(?:/.*)?")
SOCKET = re.compile(r"/api/tables/([0-9A-Za-z]+)/socket/?")
HANDED_ON_AS_WRITTEN = re.compile(r"/[!\"$-~]*")  # the pass is for the target, letter by letter
JOIN, INVITATION, JOIN_CODE = "/api/join", "/api/invitation", "/api/join-code"
BY_KEY = {JOIN: "token", INVITATION: "key", JOIN_CODE: "code"}  # the table follows from the body
LONGEST_BODY = 1_000_000
PATIENCE = 9.0  # seconds until a table must be somewhere again
AGAIN = 0.25
READING = "GET"
ODD_ADDRESS = "The address of the socket has signs in it that no address has."


class Forwarder:
    """Inside the guard, in front of the application."""

    def __init__(
        self, app: ASGIApp, node: Node, messenger: Messenger, metrics: Metrics, codes: Turnstile
    ) -> None:
        self._app = app
        self._codes = codes
        self._glimpses = Glimpses(node, messenger)
        self._node = node
        self._messenger = messenger
        self._metrics = metrics

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Answer here, or let the node answer that has the table."""
        kind = str(scope["type"])
        path = str(scope["path"]) if kind in ("http", "websocket") else ""
        if path == LIST and method_of(scope) == READING:
            await self._glimpses.answer(self._app, scope, receive, send, self._pass(scope))
            return
        found = (SOCKET if kind == "websocket" else PLACE).fullmatch(path)
        if found is not None and kind == "websocket":
            await self._socket(scope, receive, send, found[1])
        elif found is not None or (path in BY_KEY and kind == "http"):
            await self._request(scope, receive, send, found[1] if found else None)
        else:
            await self._app(scope, receive, send)

    # -- requests --------------------------------------------------------------------------------

    async def _request(self, scope: Scope, receive: Receive, send: Send, table: str | None) -> None:
        body = await whole_body(receive)
        if body is None:
            return  # nobody waits for the answer
        deadline = time.monotonic() + PATIENCE
        while True:
            try:
                table = table or await self._table_behind(scope, body)
                owner = None if table is None else await self._node.find(table)
            except StoreFailed:
                owner = None
                if time.monotonic() < deadline:
                    await asyncio.sleep(AGAIN)
                    continue
            if owner is None:
                await self._app(scope, replayed(body, receive), send)
                return
            try:
                self._metrics.forwarded += 1
                await self._messenger.carry(
                    owner, scope, body, self._pass(scope), send, partial(self._lives, owner)
                )
                return
            except Unreachable as lost:
                safe = lost.unsent or method_of(scope) == READING
                if not safe or lost.begun or time.monotonic() > deadline:
                    if not lost.begun:
                        await nobody_answers(send)
                    return
                await asyncio.sleep(AGAIN)

    def _lives(self, owner: Owner) -> bool:
        return owner in self._node.others

    async def _table_behind(self, scope: Scope, body: bytes) -> str | None:
        """The table that a link or a code in a body opens; none for whoever may try no more."""
        try:
            given = msgspec.json.decode(body, type=dict[str, Any])
        except (msgspec.MsgspecError, RecursionError):
            return None
        key = given.get(BY_KEY[path := str(scope["path"])])
        if not isinstance(key, str) or len(key) > 100:
            return None
        if (path != INVITATION or not well_formed(key)) and self._codes.empty(address_of(scope)):
            return None  # the application says that it was too often
        if well_formed(key):
            link = await self._node.store.by_link(digest(key))
            return link[0] if link else None
        code = key.strip().upper()
        return await self._node.store.by_code(code) if code.isprintable() else None

    def _pass(self, scope: Scope) -> Pass:
        fields = cast("MutableMapping[str, Any]", scope)
        client = fields["client"][0] if fields.get("client") else ""
        token = fields["state"]["token"]
        number = request_number.get() or ""
        return Pass(time.time(), method_of(scope), target_of(scope), client, token, number)

    # -- sockets ---------------------------------------------------------------------------------

    async def _socket(self, scope: Scope, receive: Receive, send: Send, table: str) -> None:
        if not HANDED_ON_AS_WRITTEN.fullmatch(target_of(scope)):
            await turn_away(scope, Refusal(400, "bad-request", ODD_ADDRESS), send)
            return
        deadline = time.monotonic() + PATIENCE
        while True:
            owner: Owner | None = None
            try:
                owner = await self._node.find(table)
                if owner is None:
                    await self._app(scope, receive, send)
                    return
                self._metrics.forwarded += 1
                relay = await Relay.open(owner, self._messenger.seal, self._pass(scope))
            except (StoreFailed, Unreachable):
                if time.monotonic() > deadline:
                    await send({"type": "websocket.accept", "subprotocol": None, "headers": []})
                    await send({"type": "websocket.close", "code": CLOSED_FAULT, "reason": ""})
                    return
                await asyncio.sleep(AGAIN)
                continue
            await relay.run(receive, send)
            return


async def whole_body(receive: Receive) -> bytes | None:
    """The body of a request; None if whoever asked is gone. Too much is left to be refused."""
    parts, size = [], 0
    while True:
        message = cast("MutableMapping[str, Any]", await receive())
        if message["type"] == "http.disconnect":
            return None
        parts.append(message.get("body") or b"")
        size += len(parts[-1])
        if not message.get("more_body") or size > LONGEST_BODY:
            return b"".join(parts)


def replayed(body: bytes, receive: Receive) -> Receive:
    """A body that was read already, for whoever answers."""
    given = False

    async def again() -> Any:
        nonlocal given
        if given:
            return await receive()
        given = True
        return {"type": "http.request", "body": body, "more_body": False}

    return again


async def nobody_answers(send: Send) -> None:
    """The node that has the table is gone, and nobody knows what it did last."""
    detail = "The table is just being read anew. Try again."
    body = msgspec.json.encode(Problem("read-anew", detail, request=request_number.get()))
    headers = [(b"content-type", b"application/json"), (b"content-length", b"%d" % len(body))]
    await send({"type": "http.response.start", "status": 409, "headers": headers})
    await send({"type": "http.response.body", "body": body, "more_body": False})
