"""Whether the server has more to do than it can: then newcomers are sent away with a sentence.

Those who play go on. What tells is how late the event loop is, again and again for some seconds: a
single pause (a laptop that slept, a search for garbage) sends nobody away.
"""

from __future__ import annotations

import statistics
from collections import deque

LOOKS = 7  # at the loop, two a second: so long something must last
RELIEF = 3  # it is over once the loop is late by a third of what began it


class Pressure:
    """How late the event loop has been lately."""

    def __init__(self, late: float) -> None:
        self.busy = False
        self._late = late
        self._looks: deque[float] = deque([0.0] * LOOKS, maxlen=LOOKS)

    def note(self, lag: float) -> None:
        """The loop was late by so many seconds."""
        self._looks.append(lag)
        bound = self._late / RELIEF if self.busy else self._late
        self.busy = statistics.median(self._looks) > bound
