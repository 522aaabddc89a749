"""When somebody is called: once a turn, after their wait, outside their quiet hours."""

from __future__ import annotations

from typing import Literal

import msgspec

from stammtisch.server.notices.calls import Call
from stammtisch.server.notices.quiet import after_quiet
from stammtisch.server.notices.wishes import Wishes

Reason = Literal["turn", "clock", "nudge"]


class Due(msgspec.Struct, frozen=True):
    """Why somebody is called, and not before when."""

    reason: Reason
    at: float


def due(call: Call, wishes: Wishes, now: float) -> Due | None:
    """The next call to make for somebody who is missed; None: none."""
    if call.here or not wishes.reachable() or not wishes.wants(call.table):
        return None
    if call.nudge:
        reason: Reason = "nudge"
        at = now
    elif call.called is None:
        reason, at = "turn", call.since + wishes.wait
    elif call.remind is not None:
        reason, at = "clock", call.remind
    else:
        return None
    return Due(reason, after_quiet(wishes.quiet, wishes.zone, max(at, now)))


def called(call: Call, reason: Reason, now: float) -> None:
    """Note that a call was made: it is never made again.

    Who is called late, because of a long wait or of quiet hours, needs no reminder on top.
    """
    call.called, call.nudge = now, ""
    if reason == "clock" or (call.remind is not None and call.remind <= now):
        call.remind = None
