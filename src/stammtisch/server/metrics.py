"""Figures about the running server in Prometheus' text form. No names, no tokens, no tables."""

from __future__ import annotations

from bisect import bisect_left

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

    def lines(self, name: str) -> list[str]:
        """The lines of the text form."""
        total, listed = 0, []
        for bound, number in zip((*BOUNDS, "+Inf"), self.counts, strict=True):
            total += number
            listed.append(f'{name}_bucket{{le="{bound}"}} {total}')
        return [*listed, f"{name}_sum {self.sum}", f"{name}_count {total}"]


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
        self.notices_sent = 0
        self.notices_failed = 0
        self.workers_replaced = 0
        self.thoughts_waiting = 0  # of bots, for a place in a worker
        self.thoughts_put_off = 0  # of visitors who had too many waiting
        self.answer_seconds = Histogram()  # from the arrival of an answer to its broadcast
        self.thought_wait_seconds = Histogram()
        self.loop_lag_seconds = Histogram()

    def text(self) -> str:
        """Everything in Prometheus' text form."""
        listed: list[str] = []
        for name, value in sorted(vars(self).items()):
            full = f"stammtisch_{name}"
            if isinstance(value, Histogram):
                listed += [f"# TYPE {full} histogram", *value.lines(full)]
            elif name.endswith(GAUGES):
                listed += [f"# TYPE {full} gauge", f"{full} {value}"]
            else:
                listed += [f"# TYPE {full}_total counter", f"{full}_total {value}"]
        return "\n".join(listed) + "\n"
