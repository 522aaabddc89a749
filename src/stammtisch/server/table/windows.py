"""Reaction windows: how long a secret question lasts, which no hand and no answer can change.

A window ends one beat after it opened. Who has answered waits for its end like everybody else;
who has not has passed by then. Where one visitor holds all seats that people play there is nobody
to hide from: that person may think as long as it takes, and only bots are held to the beat.

A secret question that cannot be passed is a choice of the seat's own (which recipe, which
request): nobody is cut off there. It lasts a short while at least, so that an answer that was no
choice looks like a quick one; who thinks longer shows that there was something to think about.
"""

from __future__ import annotations

from stammtisch.server.wire.parts import WindowTold

MARGIN = 0.2  # seconds; a pass for somebody late is on disk before the window ends
MARGIN_AT_MOST = 0.25  # of the beat
SHORT = 1.5  # seconds that a secret question lasts which is no window

Asked = tuple[int, int]  # seat, number of the question


class Windows:
    """The reaction windows of one table, one after the other."""

    def __init__(self, beat: float, alone: bool, now: float) -> None:
        self.beat = beat
        self.alone = alone
        self.ends = now
        self._reactions = False  # what is asked now are windows
        self._asked: set[Asked] = set()

    def open(self, asked: set[Asked], reactions: bool, now: float) -> None:
        """The secret questions that are asked now; one that was not asked before begins a beat."""
        if asked - self._asked:
            self._reactions = reactions
            self.ends = now + self._length()
        self._asked = asked

    def _length(self) -> float:
        return self.beat if self._reactions else min(self.beat, SHORT)

    def hold(self, now: float) -> bool:
        """Whether nothing of what was answered may be shown yet."""
        return now < self.ends

    def last_call(self, by_bot: bool) -> float | None:
        """When a seat that has not answered passes; None where it may take its time."""
        if self.beat == 0 or (self.alone and not by_bot):
            return None
        return self.ends - min(MARGIN, self.beat * MARGIN_AT_MOST)

    def told(self, now: float) -> WindowTold | None:
        """What everybody sees running, while a window is open among several people."""
        if self.alone or not (self._asked and self._reactions) or not self.hold(now):
            return None
        return WindowTold(round(self.ends - now, 2), self.beat)

    def retime(self, beat: float, alone: bool, now: float) -> None:
        """Somebody came or went: an open window begins anew, so that nobody is cut off."""
        changed = (beat, alone) != (self.beat, self.alone)
        self.beat, self.alone = beat, alone
        if self._asked and changed:
            self.ends = now + self._length()
