"""Somebody at the table has another called for whom all wait: seldom, and where it is known."""

from __future__ import annotations

import time

from stammtisch.core.match import SPECTATOR
from stammtisch.server.door.errors import NotNow, NotYours
from stammtisch.server.notices.calls import Calls
from stammtisch.server.table.manners import chair_of
from stammtisch.server.table.table import Table

EVERY = 4 * 3600.0  # seconds between two nudges of one seat, whoever asks


async def nudge(table: Table, seat: int, visitor: str, calls: Calls) -> None:
    """Call whoever plays a seat once more, in the name of somebody who plays too."""

    async def ask() -> None:
        chair, own = chair_of(table, seat), table.social.seats_of(visitor)
        if not own or seat in own:
            raise NotYours
        play = table.play
        if play is None or seat not in play.match.waiting(SPECTATOR).seats or play.pending:
            raise NotNow("not-waited-for", "The table does not wait for this seat.")
        found = [call for call in calls.of_table(table.id) if call.seat == seat and not call.here]
        if not found:
            raise NotNow("cannot-be-called", "This person is here, or has chosen no notices.")
        now = time.time()
        if now - chair.nudged < EVERY:
            raise NotNow("nudged-already", "This person was nudged a short while ago.")
        chair.nudged = now
        await table.save()
        for call in found:
            call.nudge = table.social.chairs[own[0]].name or "?"
            calls.keep(call)
        calls.news.set()

    await table.do(ask)
