"""Days off: for so long the clock of a person stands still, and everybody sees it."""

from __future__ import annotations

import math

import msgspec

DAY = 86_400.0


class DaysOff(msgspec.Struct, frozen=True):
    """The last days off of a seat (seconds since 1970), and how many were taken in the match."""

    begun: float = 0.0
    until: float = 0.0
    taken: int = 0

    def cover(self, now: float) -> bool:
        """Whether they last still."""
        return now < self.until

    def over(self, at: float) -> float:
        """The moment itself, or the end of the days off that it falls into."""
        return self.until if self.begun <= at < self.until else at

    def next(self, at: float) -> float:
        """When they begin, if that is still to come."""
        return self.begun if at < self.begun < self.until else math.inf

    def more(self, days: int, now: float) -> DaysOff:
        """So many days from now on; what is left of earlier ones is given back first."""
        back = self.back(now)
        return DaysOff(now, now + days * DAY, back.taken + days)

    def back(self, now: float) -> DaysOff:
        """Here again: whole days that were not used can be taken later."""
        unused = math.floor((self.until - now) / DAY) if self.cover(now) else 0
        return DaysOff(self.begun, min(self.until, now), self.taken - unused)
