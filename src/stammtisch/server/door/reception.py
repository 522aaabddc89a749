"""uvicorn's connection, with an end to its patience.

Who opens a connection must say what it wants within seconds, and take the answer within minutes.
"""

from __future__ import annotations

import asyncio
from typing import Any

import h11
from uvicorn.protocols.http.h11_impl import H11Protocol

from stammtisch.server.door.entrance import Entrance

REFUSAL = b'{"code":"too-many","detail":"The server is full. Try again in a while."}'
FULL = (
    b"HTTP/1.1 503 Service Unavailable\r\ncontent-type: application/json\r\n"
    b"content-length: %d\r\nretry-after: 10\r\nconnection: close\r\n\r\n%b"
) % (len(REFUSAL), REFUSAL)


class Reception(H11Protocol):
    """One connection; a server sets the three attributes below in a class of its own."""

    entrance: Entrance
    headers_within: float  # seconds for the head of a request
    done_within: float  # seconds for the rest of it, and for taking the answer

    address = ""
    _deadline: asyncio.TimerHandle | None = None
    _admitted = False

    @classmethod
    def at(cls, entrance: Entrance, headers_within: float, done_within: float) -> type[Reception]:
        """The class of one server's connections."""
        own = {
            "entrance": entrance,
            "headers_within": headers_within,
            "done_within": done_within,
        }
        return type("OwnReception", (cls,), own)

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        """Somebody knocks."""
        super().connection_made(transport)
        address = self.entrance.admit(self.client[0] if self.client else "unknown")
        if address is None:
            transport.write(FULL)
            transport.close()
            return
        self.address, self._admitted = address, True
        self._wait()

    def connection_lost(self, exc: Exception | None) -> None:
        """It is gone."""
        self._let_go()
        super().connection_lost(exc)

    def make_way(self) -> None:
        """End at once, for somebody who says what it wants."""
        self._let_go()
        self.transport.abort()

    def _let_go(self) -> None:
        self._set_deadline(None)
        self.entrance.acts(self)
        if self._admitted:
            self._admitted = False
            self.entrance.leave(self.address)

    def _wait(self) -> None:
        self.entrance.waits(self)
        self._set_deadline(self.headers_within)

    def _set_deadline(self, seconds: float | None) -> None:
        if self._deadline is not None:
            self._deadline.cancel()
        self._deadline = None
        if seconds is not None:
            self._deadline = self.loop.call_later(seconds, self.transport.abort)

    def handle_events(self) -> None:
        """Take in what has come; from the head of a request on, its deadline is another."""
        before = self.cycle
        try:
            super().handle_events()
        except (UnicodeDecodeError, h11.ProtocolError):  # no request that anybody could mean
            self.transport.abort()
            return
        if self.cycle is not before and self._admitted:
            self.entrance.acts(self)
            self._set_deadline(self.done_within)

    def on_response_complete(self) -> None:
        """The answer is on its way; the next request has its own time."""
        if self._admitted:
            self._wait()
        super().on_response_complete()

    def handle_websocket_upgrade(self, event: h11.Request) -> None:
        """The socket is counted on until it ends; see `Line`."""
        self._set_deadline(None)
        self.entrance.acts(self)
        admitted, self._admitted = self._admitted, False
        super().handle_websocket_upgrade(event)
        line: Any = self.transport.get_protocol()
        if admitted:
            line.counted_at(self.entrance, self.address)
