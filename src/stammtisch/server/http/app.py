"""The application: routes, and what they share."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import signal
import time
from collections.abc import AsyncIterator

from litestar import Litestar
from litestar.di import Provide
from litestar.openapi.config import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.types import ASGIApp, Scope

import stammtisch
from stammtisch.server.bots.pool import Pool
from stammtisch.server.door.guard import LONGEST_BODY, Guard, address_of
from stammtisch.server.door.hosts import Hosts
from stammtisch.server.door.identity import Identities
from stammtisch.server.door.seals import Seals
from stammtisch.server.http.refusals import HANDLERS, described
from stammtisch.server.http.routes import (
    admin,
    advice,
    book,
    coach,
    identity,
    notices,
    pages,
    past,
    puzzles,
    review,
    shelf,
    tables,
)
from stammtisch.server.lobby.lobby import Lobby
from stammtisch.server.lobby.neighbours import Neighbours
from stammtisch.server.socket import conversation
from stammtisch.server.table.house import House
from stammtisch.server.table.keeping import StoreFailed
from stammtisch.server.table.threads import Threads

log = logging.getLogger("stammtisch.app")
ROUTES = [
    *shelf.ROUTES,
    *tables.ROUTES,
    *past.ROUTES,
    *advice.ROUTES,
    *puzzles.ROUTES,
    *review.ROUTES,
    *coach.ROUTES,
    *identity.ROUTES,
    *book.ROUTES,
    *notices.ROUTES,
    *admin.ROUTES,
    *pages.ROUTES,
]
LAG_EVERY = 0.5
PROBE_EVERY = 2.0


def build(
    house: House,
    pool: Pool,
    hosts: Hosts,
    secure: bool = False,
    neighbours: Neighbours | None = None,
) -> ASGIApp:
    """The guarded application; beside others, where there are some."""
    lobby = Lobby(house, pool)
    identities = Identities(house.store.key, secure)
    seals = Seals(house.store.key)

    def the_lobby() -> Lobby:
        return lobby

    def the_identities() -> Identities:
        return identities

    def the_seals() -> Seals:
        return seals

    @contextlib.asynccontextmanager
    async def open_hours(_: Litestar) -> AsyncIterator[None]:
        asyncio.get_running_loop().set_default_executor(Threads(None, "threads", house.metrics))
        await lobby.notices.load()
        if neighbours is not None:
            neighbours.open(lobby)
        chores = [
            asyncio.create_task(lobby.notices.crier.go_on()),
            asyncio.create_task(lobby.sweep()),
            asyncio.create_task(lobby.keepsakes.go_on()),
            asyncio.create_task(lobby.bookkeeper.go_on()),
            asyncio.create_task(watch_the_loop(house)),
            asyncio.create_task(watch_the_store(house)),
        ]
        if neighbours is None:
            chores.append(asyncio.create_task(lobby.resume()))
        yield
        for chore in chores:
            chore.cancel()
        await lobby.close()
        if neighbours is not None:
            await neighbours.close()
        await house.close()

    app = Litestar(
        route_handlers=[*described(ROUTES), *conversation.ROUTES],
        dependencies={
            "lobby": Provide(the_lobby, sync_to_thread=False),
            "identities": Provide(the_identities, sync_to_thread=False),
            "seals": Provide(the_seals, sync_to_thread=False),
            "visitor": Provide(visitor_of, sync_to_thread=False),
            "own_secret": Provide(token_of, sync_to_thread=False),
            "sender": Provide(sender_of, sync_to_thread=False),
        },
        exception_handlers=HANDLERS,
        lifespan=[open_hours],
        openapi_config=OpenAPIConfig(
            title="Stammtisch",
            version=stammtisch.__version__,
            path="/api/docs",
            render_plugins=[JsonRenderPlugin(path="/openapi.json")],
        ),
        logging_config=None,
        request_max_body_size=LONGEST_BODY,
    )
    most_sockets = house.limits.sockets_per_address
    inner = app if neighbours is None else neighbours.in_front(app)
    guard = Guard(inner, hosts, house.requests, most_sockets, house.metrics, identities)
    return guard if neighbours is None else neighbours.beside(guard, app)


def visitor_of(scope: Scope) -> str:
    """The digest of the visitor's secret, as the guard found it."""
    return str(scope["state"]["visitor"])


def token_of(scope: Scope) -> str:
    """The visitor's secret itself; only for who asks for a way back to it."""
    return str(scope["state"]["token"])


def sender_of(scope: Scope) -> str:
    """The network address of whoever asks, as limits count it."""
    return address_of(scope)


async def watch_the_loop(house: House) -> None:
    """Measure how late the event loop is, and how much there is to do."""
    loop = asyncio.get_running_loop()
    while True:
        before, used = loop.time(), time.process_time()
        await asyncio.sleep(LAG_EVERY)
        took = loop.time() - before
        lag = max(0.0, took - LAG_EVERY)
        house.metrics.loop_lag_seconds.add(lag)
        house.pressure.note(lag, (time.process_time() - used) / took)


async def watch_the_store(house: House) -> None:
    """End the server once another has taken its tables over: what it shows is not true any more."""
    while not house.store.fenced:
        await asyncio.sleep(PROBE_EVERY)
        with contextlib.suppress(StoreFailed):
            await house.store.probe()
    log.error("another server has opened the data folder; this one ends")
    signal.raise_signal(signal.SIGTERM)
