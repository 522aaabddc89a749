"""The wire under a socket: it is cut when nobody at the other end reads the goodbye."""

from __future__ import annotations

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

from stammtisch.server.wire.link import FAREWELL


class Line(WebSocketsSansIOProtocol):
    """uvicorn's socket. What it has not sent some seconds after the end is thrown away."""

    async def run_asgi(self) -> None:
        """Serve the socket; afterwards do not wait for ever for whoever does not read."""
        await super().run_asgi()
        if not self.disconnected:
            self.loop.call_later(FAREWELL, self.transport.abort)
