"""Threads for one kind of work, which tell how many wait for them and for how long."""

from __future__ import annotations

from collections.abc import Callable
from concurrent.futures import Future, ThreadPoolExecutor
from typing import Any, ParamSpec, TypeVar

from stammtisch.server.metrics import Metrics, Queue

P = ParamSpec("P")
T = TypeVar("T")


class Threads(ThreadPoolExecutor):
    """An executor under a name, by which its queue stands among the figures."""

    def __init__(
        self,
        number: int | None,
        name: str,
        metrics: Metrics,
        prepare: Callable[[], None] | None = None,
    ) -> None:
        super().__init__(number, thread_name_prefix=name, initializer=prepare)
        self.queue: Queue = metrics.queue(name)

    def submit(self, work: Callable[P, T], /, *args: P.args, **more: P.kwargs) -> Future[T]:
        """Do something when a thread is free."""
        ticket = self.queue.enter()

        def measured() -> Any:
            began = self.queue.call(ticket)
            try:
                return work(*args, **more)
            finally:
                self.queue.end(began)

        try:
            future: Future[T] = super().submit(measured)
        except RuntimeError:  # closed
            self.queue.give_up()
            raise
        future.add_done_callback(lambda done: self.queue.give_up() if done.cancelled() else None)
        return future
