"""A finished match for good: everything that can be asked about it, without the rules.

Rules change from release to release, and with them a match could not be replayed any more. So
the steps of its replay from every viewpoint, its statistics and its record are kept as plain data.
Fields that are added to what is kept here must have defaults: old keepsakes are read for ever.
"""

from __future__ import annotations

import copy
import lzma
from typing import Any

import msgspec

from stammtisch.core import record
from stammtisch.core.match import SPECTATOR, Match
from stammtisch.server.past.changes import changed, changes
from stammtisch.server.past.replay import ALL, Past, overview, step_of
from stammtisch.server.past.statistics import statistics
from stammtisch.server.wire.bodies import ReplayShown, Statistics, StepShown

FORMAT = 1


class Sight(msgspec.Struct):
    """The replay from one viewpoint: the first step whole, of each other what changed."""

    overview: ReplayShown
    steps: list[Any]


class Keepsake(msgspec.Struct):
    """All of a match that was finished."""

    format: int
    record: record.Record
    statistics: Statistics
    sights: dict[int, Sight]

    def step(self, viewer: int, step: int) -> StepShown:
        """One moment from a viewpoint."""
        steps = self.sights[viewer].steps
        shown = steps[0]
        for change in steps[1 : step + 1]:
            shown = changed(shown, change)
        return msgspec.convert(shown, StepShown)


class Walk(Match):
    """A match whose states are asked for in their order: none is played twice."""

    def begin_anew(self) -> None:
        """Before the first answer."""
        self._walked = 0
        self._walking = self.fresh_state()

    def state_at(self, ply: int) -> Any:
        """The state after the first `ply` answers."""
        while self._walked < ply:
            self._walking.take(*self.answers[self._walked])
            self._walked += 1
        return self._walking


def keepsake(match: Match, names: dict[int, str], note: str) -> bytes:
    """A match that is over, or was closed, as it is kept."""
    written = record.to_record(match, note)
    written.names = names
    viewers = (SPECTATOR, ALL, *range(match.seats))
    sights = {viewer: sight(match, viewer) for viewer in viewers}
    kept = Keepsake(FORMAT, written, statistics(match), sights)
    return lzma.compress(msgspec.json.encode(kept), preset=2)


def sight(match: Match, viewer: int) -> Sight:
    """The replay from one viewpoint."""
    past = Past(match, viewer)
    past.go_on(list(match.answers), match.log)
    walk = copy.copy(match)
    walk.__class__ = Walk
    walk.begin_anew()  # type: ignore[attr-defined]
    steps: list[Any] = []
    before: Any = None
    for step in range(len(past.plies)):
        shown = plain(step_of(walk, past, step, match.log))
        steps.append(shown if before is None else changes(before, shown))
        before = shown
    return Sight(overview(match, past, match.log, revealed=True), steps)


def plain(thing: Any) -> Any:
    """As it goes over the wire."""
    return msgspec.json.decode(msgspec.json.encode(thing))


def opened(content: bytes) -> Keepsake:
    """A keepsake as it was kept."""
    return msgspec.json.decode(lzma.decompress(content), type=Keepsake)
