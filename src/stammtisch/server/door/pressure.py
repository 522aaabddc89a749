"""Whether the server has more to do than it can: then newcomers are sent away with a sentence.

Those who play go on. Two things tell, again and again for some seconds: how late the event loop is,
and, where many people play, how long their answers take; an answer waits for the loop several
times, so people feel it first. A single pause (a laptop that slept, a search for garbage) sends
nobody away, and neither does a slow machine at which a few people play.

Long before that, what nobody waits for is put off: while the server uses most of a core.
"""

from __future__ import annotations

import statistics
from collections import deque

LOOKS = 7  # at the loop, two a second: so long something must last
RELIEF = 3  # it is over once everything is late by a third of what began it
MANY = 20  # answers within the looks: fewer say nothing
LASTING = 3  # looks between which answers were late: a pause is in one, or in two
SHARE = 4  # one answer of so many is late
MOST = 0.6  # of a core


class Pressure:
    """How late the event loop and people's answers have been lately."""

    def __init__(self, late: float) -> None:
        self.busy = False
        self.occupied = False
        self._late = late
        self._lags: deque[float] = deque([0.0] * LOOKS, maxlen=LOOKS)
        self._shares: deque[float] = deque([0.0] * LOOKS, maxlen=LOOKS)
        self._answers: deque[list[float]] = deque([[]], maxlen=LOOKS + 1)  # the last: since then

    def answered(self, seconds: float) -> None:
        """Somebody's answer took so long until everybody was told."""
        self._answers[-1].append(seconds)

    def note(self, lag: float, used: float = 0.0) -> None:
        """The loop was late by so many seconds, and this part of a core was used."""
        self._lags.append(lag)
        self._shares.append(used)
        self.occupied = statistics.median(self._shares) > MOST
        bound = self._late / RELIEF if self.busy else self._late
        self.busy = statistics.median(self._lags) > bound or self._answers_take(bound)
        self._answers.append([])

    def _answers_take(self, bound: float) -> bool:
        """Whether many answers take longer than this, and not only just now."""
        late = [sum(seconds > bound for seconds in since) for since in self._answers]
        given = sum(len(since) for since in self._answers)
        lasting = sum(number > 0 for number in late) >= LASTING
        return given >= MANY and lasting and sum(late) * SHARE > given
