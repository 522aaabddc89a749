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
from stammtisch.core.alike import Still
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
    plainly = Plainly()
    for place, state in enumerate(past.states()):
        sides = Sides(match, state)
        with Still(state):
            sights = {viewer: shown(past, place, sides, viewer) for viewer in viewers}
        for viewer, seen in plainly.steps(sights).items():
            news = changes(before[viewer], seen) if place else seen
            steps[viewer].append(msgspec.Raw(msgspec.json.encode(news)))
            before[viewer] = seen
    return {v: Sight(overview(past, v, revealed=True), steps[v]) for v in viewers}


class Plainly:
    """Moments as they go over the wire.

    Several viewers see much alike, and little changes from one moment to the next: what says the
    same is one thing, which is neither read nor compared again.
    """

    def __init__(self) -> None:
        self._said: dict[bytes, Any] = {}  # in the moment before, and in this one
        self._now: dict[bytes, Any] = {}
        self._seen: dict[int, Any] = {}  # by object: the sights hold all of them meanwhile

    def steps(self, sights: dict[int, StepShown]) -> dict[int, Any]:
        """A moment from all viewpoints."""
        self._said, self._now, self._seen = self._now, {}, {}
        return {viewer: self._step(step) for viewer, step in sights.items()}

    def _step(self, step: StepShown) -> Any:
        bare = plain(replace(step, view=None, layout=None, views=()))
        whole = {**bare, "view": self._once(step.view), "layout": self._layout(step.layout)}
        return whole | {"views": [self._once(view) for view in step.views]} if step.views else whole

    def _layout(self, layout: Layout) -> Any:
        mats = [self._once(mat) for mat in layout.mats]
        return self._whole(replace(layout, mats=())) | {"mats": mats}

    def _once(self, thing: Any) -> Any:
        if id(thing) not in self._seen:
            self._seen[id(thing)] = self._whole(thing)
        return self._seen[id(thing)]

    def _whole(self, thing: Any) -> Any:
        fields = msgspec.json.decode(msgspec.json.encode(thing), type=dict[str, msgspec.Raw])
        return {name: self._field(raw) for name, raw in fields.items()}

    def _field(self, raw: msgspec.Raw) -> Any:
        said = bytes(raw)
        if not said.startswith(b"["):
            return self._same(said)
        return [self._same(bytes(one)) for one in msgspec.json.decode(said, type=list[msgspec.Raw])]

    def _same(self, said: bytes) -> Any:
        if said not in self._now:
            known = said in self._said
            self._now[said] = self._said[said] if known else msgspec.json.decode(said)
        return self._now[said]


def plain(thing: Any) -> Any:
    """As it goes over the wire."""
    return msgspec.json.decode(msgspec.json.encode(thing))


def opened(content: bytes) -> Keepsake:
    """A keepsake as it was kept."""
    return msgspec.json.decode(lzma.decompress(content), type=Keepsake)
