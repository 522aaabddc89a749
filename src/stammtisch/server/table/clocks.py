"""Since when the clocks of a table run: from when somebody sits there, and on after a restart."""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence

from stammtisch.server.table.nights import LONGEST, Night, runs_out
from stammtisch.server.table.play import Play
from stammtisch.server.table.seating import Asked, Chair, Settings

GRACE = 900.0  # seconds that everybody has at least after a restart
NightOf = Callable[[str], Night | None]  # when a visitor sleeps


def nobody_sleeps(_: str) -> Night | None:
    """Where nobody knows anything about nights."""
    return None


def ends(chair: Chair, settings: Settings, night_of: NightOf, asked: float, lasts: float) -> float:
    """When the clock of whoever sits on a chair has run for so long (seconds since 1970)."""
    night = None
    if settings.night_rest and settings.slow and chair.holders:
        night = night_of(chair.holders[0])
    rest = None if night is None else night.no_longer_than(LONGEST)
    return runs_out(asked, lasts, chair.off, rest)


class Clocks:
    """Winds the clocks of a match: what `Play` believes about when questions were asked."""

    def __init__(self, play: Play, settings: Settings) -> None:
        self._play = play
        self._settings = settings
        # asked seats that no person plays, and whether somebody has a right to them
        self._nobodys: dict[int, bool] = {}

    def go_on(self, chairs: Sequence[Chair], now: float) -> None:
        """After a start: slow clocks show what they would if the house had never been shut."""
        for seat, number in self._play.asked.items():
            asked = chairs[seat].asked
            if asked is None or asked.question != number:
                continue
            self._play.asked_at[seat] = now - max(0.0, time.time() - asked.at)
            self._spare(seat, now)

    def _spare(self, seat: int, now: float) -> None:
        """Whoever comes back late has a little time at least."""
        least = now + min(GRACE, self._settings.clock or 0)
        self._play.asked_at[seat] += max(0.0, least - (self._play.clock_ends(seat) or least))

    def wind(self, chairs: Sequence[Chair], now: float) -> tuple[list[int], bool]:
        """Begin anew for people who have just sat down where a question lay.

        Who takes the seat back from a bot goes on: nobody wins time by letting one in for a moment.
        These seats, and whether something must be kept.
        """
        anew: list[int] = []
        changed = False
        for seat, number in self._play.asked.items():
            chair = chairs[seat]
            if chair.kind != "person":
                self._nobodys[seat] = bool(chair.holders)
                continue
            if (held := self._nobodys.pop(seat, None)) is not None:
                if held:
                    self._spare(seat, now)
                else:
                    self._play.asked_at[seat], chair.asked = now, None
                anew.append(seat)
            if self._settings.slow and (chair.asked is None or chair.asked.question != number):
                asked = time.time() - (now - self._play.asked_at[seat])
                chair.asked, changed = Asked(number, asked), True
        return anew, changed
