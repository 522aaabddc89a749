"""Figures about the running server in Prometheus' text form. No names, no tokens, no tables."""

from __future__ import annotations

import time
from bisect import bisect_left
from threading import Lock

BOUNDS = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5)

GAUGES = ("_open", "_waiting")  # what goes up and down


class Histogram:
    """How often something took how long."""

    def __init__(self) -> None:
        self.counts = [0] * (len(BOUNDS) + 1)
        self.sum = 0.0

    def add(self, seconds: float) -> None:
        """One more observation."""
        self.counts[bisect_left(BOUNDS, seconds)] += 1
        self.sum += seconds

    def lines(self, name: str, label: str = "") -> list[str]:
        """The lines of the text form."""
        total, listed = 0, []
        more, alone = (f"{label},", f"{{{label}}}") if label else ("", "")
        for bound, number in zip((*BOUNDS, "+Inf"), self.counts, strict=True):
            total += number
            listed.append(f'{name}_bucket{{{more}le="{bound}"}} {total}')
        return [*listed, f"{name}_sum{alone} {self.sum}", f"{name}_count{alone} {total}"]


class Queue:
    """Work of one kind: how much waits, for how long, and how long it takes. For any thread."""

    def __init__(self) -> None:
        self.waiting = 0
        self.wait = Histogram()
        self.work = Histogram()
        self._lock = Lock()

    def enter(self) -> float:
        """Something waits from now on; since when comes back."""
        with self._lock:
            self.waiting += 1
        return time.monotonic()

    def give_up(self) -> None:
        """It waits no longer, and nobody does it."""
        with self._lock:
            self.waiting -= 1

    def call(self, since: float) -> float:
        """Its turn has come; when comes back."""
        now = time.monotonic()
        with self._lock:
            self.waiting -= 1
            self.wait.add(now - since)
        return now

    def end(self, began: float) -> None:
        """It is done."""
        with self._lock:
            self.work.add(time.monotonic() - began)


class Metrics:
    """All figures; the server adds to them as it goes."""

    def __init__(self) -> None:
        self.tables_open = 0
        self.sockets_open = 0
        self.tables_created = 0
        self.tables_forgotten = 0
        self.answers = 0
        self.answers_stale = 0
        self.answers_refused = 0
        self.frames_sent = 0
        self.bytes_sent = 0
        self.messages_bad = 0
        self.limited = 0
        self.guarded = 0
        self.connections_shed = 0
        self.connections_refused = 0
        self.newcomers_shed = 0  # while the server was too busy
        self.store_failures = 0
        self.tables_taken_over = 0  # from nodes that are gone
        self.cut_off = 0  # how often a node was out of touch with the database for too long
        self.forwarded = 0  # requests and sockets that another node answered
        self.access_lines_lost = 0  # of the access log
        self.notices_sent = 0
        self.notices_failed = 0
        self.workers_replaced = 0
        self.thoughts_waiting = 0  # of bots, for a place in a worker
        self.thoughts_put_off = 0  # of visitors who had too many waiting
        self.answer_seconds = Histogram()  # from the arrival of an answer to its broadcast
        self.thought_wait_seconds = Histogram()
        self.loop_lag_seconds = Histogram()
        self._queues: dict[str, Queue] = {}

    def queue(self, name: str, known: Queue | None = None) -> Queue:
        """The queue of this name among the figures; a new one, unless somebody has kept it."""
        return self._queues.setdefault(name, known or Queue())

    def text(self) -> str:
        """Everything in Prometheus' text form."""
        listed: list[str] = self._queue_lines()
        for name, value in sorted(vars(self).items()):
            full = f"stammtisch_{name}"
            if name.startswith("_"):
                continue
            if isinstance(value, Histogram):
                listed += [f"# TYPE {full} histogram", *value.lines(full)]
            elif name.endswith(GAUGES):
                listed += [f"# TYPE {full} gauge", f"{full} {value}"]
            else:
                listed += [f"# TYPE {full}_total counter", f"{full}_total {value}"]
        return "\n".join(listed) + "\n"

    def _queue_lines(self) -> list[str]:
        """Every queue under its name."""
        queues = sorted(self._queues.items())
        waiting, wait, work = (
            f"stammtisch_queue_{name}" for name in ("waiting", "wait_seconds", "work_seconds")
        )
        listed = [f"# TYPE {waiting} gauge"]
        listed += [f'{waiting}{{queue="{name}"}} {queue.waiting}' for name, queue in queues]
        listed.append(f"# TYPE {wait} histogram")
        for name, queue in queues:
            listed += queue.wait.lines(wait, f'queue="{name}"')
        listed.append(f"# TYPE {work} histogram")
        for name, queue in queues:
            listed += queue.work.lines(work, f'queue="{name}"')
        return listed
