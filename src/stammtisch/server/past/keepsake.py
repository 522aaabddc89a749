"""A finished match for good: everything that can be asked about it, without the rules.

Rules change from release to release, and with them a match could not be replayed any more. So
the steps of its replay from every viewpoint, its statistics and its record are kept as plain data.
Fields that are added to what is kept here must have defaults: old keepsakes are read for ever.
"""

from __future__ import annotations

import lzma
from typing import Any

import msgspec
from msgspec.structs import replace

from stammtisch.core import record
from stammtisch.core.match import SPECTATOR, Match
from stammtisch.core.scene import Scene
from stammtisch.core.zones import Layout
from stammtisch.server.past.replay import ALL, Sides, overview, shown
from stammtisch.server.past.scenes import scenes
from stammtisch.server.past.statistics import statistics
from stammtisch.server.past.walk import Past
from stammtisch.server.wire.changes import changed, changes
from stammtisch.server.wire.past import ReplayShown, Statistics, StepShown

FORMAT = 1
# the sights of a match say much the same: a dictionary that reaches from one to the next
CLOSELY = ({"id": lzma.FILTER_LZMA2, "preset": 3, "dict_size": 1 << 25},)


class Sight(msgspec.Struct):
    """The replay from one viewpoint: the first step whole, of each other what changed.

    Steps are read only when they are asked for: a whole match is some twenty megabytes of them.
    """

    overview: ReplayShown
    steps: list[msgspec.Raw]


class Keepsake(msgspec.Struct):
    """All of a match that was finished."""

    format: int
    record: record.Record
    statistics: Statistics
    sights: dict[int, Sight]
    scenes: tuple[Scene, ...] = ()

    def step(self, viewer: int, step: int) -> StepShown:
        """One moment from a viewpoint."""
        steps = map(msgspec.json.decode, self.sights[viewer].steps[: step + 1])
        shown = next(steps)
        for change in steps:
            shown = changed(shown, change)
        return msgspec.convert(shown, StepShown)


def keepsake(match: Match, names: dict[int, str], note: str) -> bytes:
    """A match that is over, or was closed, as it is kept."""
    written = record.to_record(match, note)
    written.names = names
    sights = all_sights(match)
    staged = scenes(match, match.log, match.over)
    kept = Keepsake(FORMAT, written, statistics(match), sights, staged)
    return lzma.compress(msgspec.json.encode(kept), filters=CLOSELY)


def all_sights(match: Match) -> dict[int, Sight]:
    """The replay from every viewpoint; the match is played once for all of them."""
    past = Past(match)
    past.go_on(list(match.answers))
    viewers = (SPECTATOR, ALL, *range(match.seats))
    steps: dict[int, list[msgspec.Raw]] = {viewer: [] for viewer in viewers}
    before: dict[int, Any] = {}
    for place, state in enumerate(past.states()):
        sides, plainly = Sides(match, state), Plainly()
        for viewer in viewers:
            seen = plainly.step(shown(past, place, sides, viewer))
            news = changes(before[viewer], seen) if place else seen
            steps[viewer].append(msgspec.Raw(msgspec.json.encode(news)))
            before[viewer] = seen
    return {v: Sight(overview(past, v, revealed=True), steps[v]) for v in viewers}


class Plainly:
    """A moment as it goes over the wire; what several viewers see is made plain once."""

    def __init__(self) -> None:
        self._known: dict[int, tuple[Any, Any]] = {}  # by object, which stays alive beside it

    def step(self, step: StepShown) -> Any:
        """A step from a viewpoint."""
        bare = plain(replace(step, view=None, layout=None, views=()))
        whole = {**bare, "view": self._once(step.view), "layout": self._layout(step.layout)}
        return whole | {"views": [self._once(view) for view in step.views]} if step.views else whole

    def _layout(self, layout: Layout) -> Any:
        mats = [self._once(mat) for mat in layout.mats]
        return plain(replace(layout, mats=())) | {"mats": mats}

    def _once(self, thing: Any) -> Any:
        if id(thing) not in self._known:
            self._known[id(thing)] = (thing, plain(thing))
        return self._known[id(thing)][1]


def plain(thing: Any) -> Any:
    """As it goes over the wire."""
    return msgspec.json.decode(msgspec.json.encode(thing))


def opened(content: bytes) -> Keepsake:
    """A keepsake as it was kept."""
    return msgspec.json.decode(lzma.decompress(content), type=Keepsake)
