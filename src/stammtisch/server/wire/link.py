"""One socket: whose eyes it looks through, and the frames that wait to go out."""

from __future__ import annotations

import asyncio

from stammtisch.server.wire.protocol import CLOSED_BUSY, Told, encode

MOST_WAITING = 256  # frames; whoever reads slower than this is cut off and may come back
MOST_BYTES = 2_000_000  # the same in bytes: a fresh view of a long match is large
FAREWELL = 2.0  # seconds in which the last frames must have gone out


class Link:
    """A connection of one visitor to one table, as one viewer."""

    def __init__(
        self, viewer: int, visitor: str, plain: bool = True, keen: bool = False, sender: str = ""
    ) -> None:
        self.viewer = viewer
        self.visitor = visitor
        self.sender = sender  # the network address it comes from, as limits count it
        self.plain = plain  # whether it needs the whole layout
        self.keen = keen  # whether it wants the views between two updates
        self.away = 0  # since when another page is in front of whoever looks; 0: it is not
        self.close_code: int | None = None
        self._closed = asyncio.Event()
        self._frames: asyncio.Queue[bytes | None] = asyncio.Queue()
        self._bytes = 0  # in all frames that wait

    def send(self, frame: bytes) -> None:
        """Put a frame on its way."""
        if self.close_code is not None:
            return
        if self._frames.qsize() >= MOST_WAITING or self._bytes >= MOST_BYTES:
            self.close(CLOSED_BUSY)
            return
        self._bytes += len(frame)
        self._frames.put_nowait(frame)

    def tell(self, told: Told) -> None:
        """Put a message on its way."""
        self.send(encode(told))

    def close(self, code: int) -> None:
        """End the connection once everything before has gone out."""
        if self.close_code is None:
            self.close_code = code
            self._frames.put_nowait(None)
            self._closed.set()

    async def next(self) -> bytes | None:
        """The next frame to send; None when the connection shall end."""
        frame = await self._frames.get()
        self._bytes -= len(frame or b"")
        return frame

    async def outstayed(self) -> None:
        """Return when the connection was closed and still has not ended: nobody reads there."""
        await self._closed.wait()
        await asyncio.sleep(FAREWELL)
