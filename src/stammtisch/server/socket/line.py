"""The wire under a socket: it is cut when nobody at the other end reads the goodbye."""

from __future__ import annotations

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

from stammtisch.server.door.entrance import Entrance
from stammtisch.server.wire.link import FAREWELL


class Line(WebSocketsSansIOProtocol):
    """uvicorn's socket. What it has not sent some seconds after the end is thrown away."""

    _entrance: Entrance | None = None
    _address = ""

    def counted_at(self, entrance: Entrance, address: str) -> None:
        """The connection, which was let in there, is this socket's until it ends."""
        if self.transport.is_closing():
            entrance.leave(address)
        else:
            self._entrance, self._address = entrance, address

    def connection_lost(self, exc: Exception | None) -> None:
        """It is gone."""
        if self._entrance is not None:
            self._entrance.leave(self._address)
            self._entrance = None
        super().connection_lost(exc)

    async def run_asgi(self) -> None:
        """Serve the socket; afterwards do not wait for ever for whoever does not read."""
        await super().run_asgi()
        if not self.disconnected:
            self.loop.call_later(FAREWELL, self.transport.abort)
