"""A wire between a node and its database that can be held up: nothing arrives, nothing breaks."""

from __future__ import annotations

import asyncio
import contextlib
import threading
from pathlib import Path


class Wire:
    """Carries bytes between a port of this machine and the socket of a database server."""

    def __init__(self, cluster: Path) -> None:
        self._behind = str(cluster / ".s.PGSQL.5432")
        self._loop = asyncio.new_event_loop()
        self._open = threading.Event()
        self.port = 0
        self._carried: list[tuple[asyncio.StreamWriter, asyncio.StreamWriter]] = []
        self._forgotten: set[asyncio.StreamWriter] = set()  # ends that nobody told of the cut
        self._thread = threading.Thread(target=self._run, daemon=True)
        self._thread.start()
        self._open.wait(10)

    def address(self, database: str) -> str:
        return f"postgresql://postgres@127.0.0.1:{self.port}/{database}"

    def _run(self) -> None:
        asyncio.set_event_loop(self._loop)
        self._flows = asyncio.Event()
        self._flows.set()
        server = self._loop.run_until_complete(asyncio.start_server(self._carry, "127.0.0.1", 0))
        self.port = server.sockets[0].getsockname()[1]
        self._open.set()
        self._loop.run_forever()

    async def _carry(self, near: asyncio.StreamReader, back: asyncio.StreamWriter) -> None:
        await self._flows.wait()
        try:
            far, onward = await asyncio.open_unix_connection(self._behind)
        except OSError:
            back.transport.abort()
            return
        self._carried.append((back, onward))
        await asyncio.gather(self._copy(near, onward), self._copy(far, back))

    async def _copy(self, source: asyncio.StreamReader, sink: asyncio.StreamWriter) -> None:
        with contextlib.suppress(OSError):
            while part := await source.read(65_536):
                await self._flows.wait()
                sink.write(part)
                await sink.drain()
        if sink not in self._forgotten:
            with contextlib.suppress(OSError):
                sink.close()

    def hold(self) -> None:
        """Nothing goes through any more, and nobody is told."""
        self._loop.call_soon_threadsafe(self._flows.clear)

    def let_flow(self) -> None:
        """What was held up arrives, late."""
        self._loop.call_soon_threadsafe(self._flows.set)

    def cut(self) -> None:
        """All lines break on this side; the database does not hear of it."""

        def cut() -> None:
            for back, onward in self._carried:
                self._forgotten.add(onward)
                back.transport.abort()
            self._carried.clear()
            done.set()

        done = threading.Event()
        self._loop.call_soon_threadsafe(cut)
        done.wait(10)

    def close(self) -> None:
        self._loop.call_soon_threadsafe(self._loop.stop)
        self._thread.join(5)
