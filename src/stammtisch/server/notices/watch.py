"""Somebody at a table who looks whom it misses: asked, and not there."""

from __future__ import annotations

import time

from stammtisch.server.notices.calls import Call, Calls
from stammtisch.server.notices.register import Register
from stammtisch.server.table.play import Play
from stammtisch.server.table.table import Table

HOUR = 3600.0


class Watch:
    """An attendant of a table. It thinks about those only who want to be called."""

    busy = False

    def __init__(self, table: Table, play: Play, register: Register, calls: Calls) -> None:
        self._table = table
        self._play = play
        self._register = register
        self._calls = calls

    def look_around(self) -> None:
        """Note who is missed from now on, and whom nobody waits for any more.

        Who was called and came is not called again before their next turn.
        """
        noted = {(call.seat, call.visitor): call for call in self._calls.of_table(self._table.id)}
        if not noted and not self._register.anybody:
            return  # as on every server where nobody wants to be called
        asked = {(seat, one) for seat in self._play.asked for one in self._wanted(seat)}
        for place in noted.keys() - asked:
            self._calls.drop(noted[place])
        for seat, visitor in asked:
            self._mind(noted.get((seat, visitor)), seat, visitor, self._looks(seat))

    def _mind(self, call: Call | None, seat: int, visitor: str, here: bool) -> None:
        """Somebody who is asked looks at the table, or does not."""
        if call is None and not here:
            self._calls.note(self._call(seat, visitor))
        elif call is not None and call.here != here:
            call.here, call.since = here, time.time()
            self._calls.keep(call)

    def _wanted(self, seat: int) -> list[str]:
        """Who could be called to a seat that is asked.

        A moment to react is over before anybody could come, and secret besides.
        """
        chair = self._table.social.chairs[seat]
        if chair.kind != "person" or chair.on_leave(time.time()) or self._is_moment(seat):
            return []
        return [visitor for visitor in chair.holders if self._register.reaches(visitor)]

    def _looks(self, seat: int) -> bool:
        """Whether one of the people of a seat looks at the table."""
        holders = self._table.social.chairs[seat].holders
        return any(link.visitor in holders and not link.away for link in self._table.links)

    def _is_moment(self, seat: int) -> bool:
        """Whether it passes by itself; an open one that may be passed waits like any question."""
        play = self._play
        kind = play.kinds[play.match.state.kind(seat)]
        return not play.match.may_answer(seat) or (kind.passable and kind.secret)

    def _call(self, seat: int, visitor: str) -> Call:
        now = time.time()
        return Call(
            table=self._table.id,
            seat=seat,
            visitor=visitor,
            title=self._table.header.title,
            since=now,
            remind=self._remind_at(seat, now),
        )

    def _remind_at(self, seat: int, now: float) -> float | None:
        """When to call once more, as it was chosen for the table; where it still makes sense."""
        settings = self._table.header.settings
        if settings.clock is None or settings.nudge == "never":
            return None
        before = settings.clock / 2 if settings.nudge == "half" else HOUR
        due = self._play.clock_ends(seat, before)
        left = None if due is None else due - self._table.house.now()
        return now + left if left is not None and left > 0 else None

    def wakes_at(self) -> float | None:
        """When somebody comes back from days off: they may be missed then."""
        now = time.time()
        ends = [chair.off.until for chair in self._table.social.chairs if chair.on_leave(now)]
        return None if not ends else self._table.house.now() + min(ends) - now

    def stop(self) -> None:
        """The table leaves memory; who is missed is missed still."""
