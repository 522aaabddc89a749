"""The bodies about what was played: replays, scenes, points over time."""

from __future__ import annotations

from typing import Any

from msgspec import Raw, Struct

from stammtisch.core.match import Waiting
from stammtisch.core.scene import Scene
from stammtisch.core.score import ScoreSheet
from stammtisch.core.words import Words
from stammtisch.core.zones import Layout
from stammtisch.server.wire.protocol import EventTold


class MarkShown(Struct, frozen=True):
    """A moment by which people find their way: `kind` is season, round or scene.

    `at` is a step of a replay, or a sample of statistics.
    """

    at: int
    kind: str
    name: Words


class ReplayShown(Struct, frozen=True):
    """How many steps a replay has from this viewpoint, and the log with the step of each line.

    `plies[step]` is the number of answers at that step, once the match is over or closed.
    """

    steps: int
    log: tuple[tuple[int, Words], ...]
    plies: tuple[int, ...] = ()
    marks: tuple[MarkShown, ...] = ()


class StepShown(Struct, frozen=True):
    """One step of a replay. `views` holds every seat's view if all were asked for."""

    step: int
    view: Any
    layout: Layout
    waiting: Waiting
    events: tuple[EventTold, ...]
    sheet: ScoreSheet | None
    views: tuple[Any, ...] = ()


class WholeReplay(Struct, frozen=True):
    """A finished match with all hands open: the first step whole, of each other what changed."""

    overview: ReplayShown
    steps: tuple[Raw, ...]


class ScenesShown(Struct, frozen=True):
    """The moments so far at which points were counted; with events of these kinds there is more."""

    scenes: tuple[Scene, ...]
    openers: tuple[int, ...] = ()


class PointsLine(Struct, frozen=True):
    """The points of each seat from one source (`score-<id>`) at every sample."""

    id: str
    points: tuple[tuple[int, ...], ...]


class Statistics(Struct, frozen=True):
    """Points over time by source. `answers[i]` is the number of answers at the i-th sample."""

    answers: tuple[int, ...]
    lines: tuple[PointsLine, ...]
    totals: tuple[tuple[int, ...], ...]
    decisions: tuple[int, ...]
    sheet: ScoreSheet
    marks: tuple[MarkShown, ...] = ()
