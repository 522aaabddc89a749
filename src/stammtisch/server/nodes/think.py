"""A machine that only thinks: takes thoughts of bots from the queue of a database."""

from __future__ import annotations

import asyncio
import contextlib
import signal

import msgspec

import stammtisch
from stammtisch.server.logs import begin_logging
from stammtisch.server.metrics import Metrics
from stammtisch.server.nodes.errands import QueueLine
from stammtisch.server.nodes.lanes import Lanes
from stammtisch.server.nodes.news import News
from stammtisch.server.nodes.pulse import Pulse
from stammtisch.server.store import lives
from stammtisch.server.store.leases import Life
from stammtisch.server.store.lives import THINKER, Card, Refused, join
from stammtisch.server.store.session import open_session, place_of


class Thinking(msgspec.Struct, frozen=True, kw_only=True):
    """How a thinker shall run."""

    store: str
    name: str
    workers: int = 2


def think(thinking: Thinking) -> None:
    """Think until a signal comes."""
    begin_logging()
    open_session(thinking.store).close()
    life = join(thinking.store, Card(thinking.name, THINKER, "", stammtisch.__version__))
    print(f"Stammtisch thinks for {place_of(thinking.store)}", flush=True)
    if not asyncio.run(think_on(thinking, life)):
        raise Refused(
            f"Another has the name '{thinking.name}' now, or a server opened the database for "
            "itself; this one ends."
        )
    print("Stammtisch has stopped thinking.", flush=True)


async def think_on(thinking: Thinking, life: Life) -> bool:
    """Until a signal comes, or another has the name: then it is not true."""
    loop, over = asyncio.get_running_loop(), asyncio.Event()
    ours = True

    def felt(_: float, since: float | None) -> None:
        nonlocal ours
        if since is None:
            ours = False
            over.set()

    for number in (signal.SIGTERM, signal.SIGINT):
        with contextlib.suppress(NotImplementedError):  # Windows
            loop.add_signal_handler(number, over.set)
    news, line = News(), QueueLine(thinking.store)
    pulse = Pulse(thinking.store, lambda db: lives.beat(db, life), felt, news.hear)
    lanes = Lanes(line, lambda: life.number, thinking.workers, news, Metrics())
    pulse.start()
    lanes.open()
    await over.wait()
    await lanes.close()
    await pulse.stop(lambda db: lives.leave(db, life))
    return ours
