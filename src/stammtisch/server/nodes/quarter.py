"""Everything about being one of several, in one place: the application opens and closes it."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Container, Coroutine
from typing import Any

from litestar.types import ASGIApp

from stammtisch.server.lobby.lobby import Lobby
from stammtisch.server.nodes.forwarding import Forwarder
from stammtisch.server.nodes.gate import Gate
from stammtisch.server.nodes.lookup import Either, normal
from stammtisch.server.nodes.messenger import Messenger
from stammtisch.server.nodes.node import Node
from stammtisch.server.nodes.passes import Seal
from stammtisch.server.nodes.pulse import NEW_LINE
from stammtisch.server.nodes.shared_pool import SharedPool
from stammtisch.server.nodes.tally import Tally
from stammtisch.server.table.house import House
from stammtisch.server.table.keeping import StoreFailed

ENDED, WISHES = "ended", "wishes"  # words of the news


class Peers:
    """The network addresses of the other nodes, as they are now."""

    def __init__(self, node: Node) -> None:
        self._node = node

    def __contains__(self, peer: object) -> bool:
        return isinstance(peer, str) and normal(peer) in self._node.peers


class Quarter:
    """A node, and the ways to the others; see `lobby.neighbours`."""

    def __init__(self, node: Node, house: House) -> None:
        self.node = node
        self._house = house
        self._seal = Seal(node.store.key)
        self._messenger = Messenger(self._seal)
        self._pool: SharedPool | None = None
        self._tally = Tally(node, house)
        self._tasks: set[asyncio.Task[None]] = set()

    def thinking(self, workers: int) -> SharedPool:
        """Where the bots of this node think."""
        self._pool = SharedPool(
            workers, self.node, self._house.metrics, self._house.limits.thoughts_per_address
        )
        return self._pool

    def open(self, lobby: Lobby) -> None:
        """From now on, for these tables."""
        self._listen(lobby)
        self.node.open(lobby)
        if self._pool is not None:
            self._pool.open()
        self._begin(self._tally.go_on())

    def _listen(self, lobby: Lobby) -> None:
        """What happens elsewhere and matters here."""
        register, store = lobby.notices.register, self.node.store

        async def read(visitor: str) -> None:
            register.heard(visitor, await store.wishes_of(visitor))

        news = self.node.news
        news.listen(ENDED, lambda _: self._house.match_ended())
        news.listen(WISHES, lambda visitor: self._begin(read(visitor)))
        news.listen(NEW_LINE, lambda _: self._begin(register.load()))

    def _begin(self, work: Coroutine[Any, Any, None]) -> None:
        async def begin() -> None:
            with contextlib.suppress(StoreFailed):
                await work

        task = asyncio.create_task(begin())
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    def speak_for_many(self, proxies: Container[str]) -> Container[str]:
        """Whose connections are not counted for one address: proxies, and other nodes."""
        return Either(proxies, Peers(self.node))

    def in_front(self, app: ASGIApp) -> ASGIApp:
        """Hands what is about another node's table to that one."""
        house = self._house
        return Forwarder(app, self.node, self._messenger, house.metrics, house.codes)

    def beside(self, guard: ASGIApp, app: ASGIApp) -> ASGIApp:
        """Lets other nodes in past the guard."""
        return Gate(guard, app, self._seal, self.node)

    async def close(self) -> None:
        """Leave: others take the tables."""
        for task in tuple(self._tasks):
            task.cancel()
        await self.node.close()
        await self._messenger.close()
