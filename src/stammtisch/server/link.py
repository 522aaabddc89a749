"""One socket: whose eyes it looks through, and the frames that wait to go out."""

from __future__ import annotations

import asyncio

from stammtisch.server.protocol import Told, encode

MOST_WAITING = 256  # frames; whoever reads slower than this is cut off and may come back


class Link:
    """A connection of one visitor to one table, as one viewer."""

    def __init__(self, viewer: int, visitor: str) -> None:
        self.viewer = viewer
        self.visitor = visitor
        self.close_code: int | None = None
        self._frames: asyncio.Queue[bytes | None] = asyncio.Queue()

    def send(self, frame: bytes) -> None:
        """Put a frame on its way."""
        if self.close_code is not None:
            return
        if self._frames.qsize() >= MOST_WAITING:
            self.close(1013)
            return
        self._frames.put_nowait(frame)

    def tell(self, told: Told) -> None:
        """Put a message on its way."""
        self.send(encode(told))

    def close(self, code: int) -> None:
        """End the connection once everything before has gone out."""
        if self.close_code is None:
            self.close_code = code
            self._frames.put_nowait(None)

    async def next(self) -> bytes | None:
        """The next frame to send; None when the connection shall end."""
        return await self._frames.get()
