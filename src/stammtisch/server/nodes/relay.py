"""A socket that ends at another node: frames go through as they come, both ways."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import MutableMapping
from typing import Any, cast

from litestar.types import Receive, Send
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake, InvalidURI

from stammtisch.server.nodes.messenger import Unreachable
from stammtisch.server.nodes.passes import HEADER, Pass, Seal
from stammtisch.server.store.leases import Owner
from stammtisch.server.wire.protocol import CLOSED_RESTART

LONGEST_FRAME = 2**24
WITHIN = 2.0  # seconds for the other node to open the socket
FAREWELL = 1.0


class Relay:
    """One socket of a visitor here, and its other half there."""

    def __init__(self, there: ClientConnection) -> None:
        self._there = there

    @classmethod
    async def open(cls, owner: Owner, seal: Seal, given: Pass) -> Relay:
        """Open the other half."""
        place = owner.address.replace("http", "ws", 1) + given.target
        try:
            return cls(
                await connect(
                    place,
                    additional_headers={HEADER.decode(): seal.write(given).decode()},
                    compression=None,
                    max_size=LONGEST_FRAME,
                    open_timeout=WITHIN,
                    close_timeout=FAREWELL,
                    ping_interval=None,  # the node pings its sockets itself
                    proxy=None,
                )
            )
        except (
            OSError,
            EOFError,
            ValueError,  # an address with a port that is none
            ConnectionClosed,
            InvalidHandshake,
            InvalidURI,
        ) as error:
            raise Unreachable(unsent=True) from error

    async def run(self, receive: Receive, send: Send) -> None:
        """Until either side hangs up; how the node ended it is passed on."""
        await send({"type": "websocket.accept", "subprotocol": None, "headers": []})
        inward = asyncio.create_task(self._inward(receive))
        outward = asyncio.create_task(self._outward(send))
        try:
            await asyncio.wait((inward, outward), return_when=asyncio.FIRST_COMPLETED)
        finally:
            for task in (inward, outward):
                task.cancel()
            await asyncio.gather(inward, outward, return_exceptions=True)
            with contextlib.suppress(Exception):
                await self._there.close()

    async def _inward(self, receive: Receive) -> None:
        """What the visitor says."""
        while True:
            message = cast("MutableMapping[str, Any]", await receive())
            if message["type"] == "websocket.disconnect":
                return
            if message["type"] == "websocket.receive":
                text = message.get("text")
                try:
                    await self._there.send(message["bytes"] if text is None else text)
                except ConnectionClosed:
                    await asyncio.Event().wait()  # the other direction says how it ended

    async def _outward(self, send: Send) -> None:
        """What the table tells; a node that is gone is as one that restarts."""
        try:
            async for frame in self._there:
                if isinstance(frame, str):
                    await send(cast(Any, {"type": "websocket.send", "text": frame, "bytes": None}))
                else:
                    await send(cast(Any, {"type": "websocket.send", "text": None, "bytes": frame}))
            closed = self._there.close_code
        except ConnectionClosed as ended:
            closed = ended.rcvd.code if ended.rcvd else None
        code = closed if closed is not None and closed not in (1005, 1006) else CLOSED_RESTART
        with contextlib.suppress(Exception):
            await send({"type": "websocket.close", "code": code, "reason": ""})
