"""The past of a match, shown from a viewpoint."""

from __future__ import annotations

from bisect import bisect_left
from typing import Any

from msgspec.structs import replace

from stammtisch.core.journal import Event
from stammtisch.core.match import Match, Waiting
from stammtisch.core.words import Words
from stammtisch.core.zones import Layout
from stammtisch.server.past.scenes import marks
from stammtisch.server.past.walk import Past, Step
from stammtisch.server.table.outlook import events, waiting
from stammtisch.server.wire.past import MarkShown, ReplayShown, StepShown
from stammtisch.server.wire.protocol import EventTold

ALL = -2  # the viewpoint of somebody who may see every hand, once the match is over


def seat_of(viewer: int) -> int | None:
    """The seat for a title's view; spectators, and those who see all, look from outside."""
    return viewer if viewer >= 0 else None


def told(match: Match, log: list[Event], viewer: int) -> tuple[EventTold, ...]:
    """Events from a viewpoint; who sees all sees them as they were."""
    game, box = match.game, match.components.box
    if viewer != ALL:
        return events(game, box, log, viewer)
    return tuple(EventTold(e.kind, (e.a, e.b, e.c, e.d, e.e), game.tell(box, e)) for e in log)


def overview(past: Past, viewer: int, revealed: bool) -> ReplayShown:
    """How many steps there are, and the log with the step of each line.

    After how many answers each step is reached would tell of hidden answers: only when revealed.
    """
    match, steps = past.match, past.steps
    ends = [step.told for step in steps]
    lines: list[tuple[int, Words]] = []
    for place, (_, event) in enumerate(past.log, start=1):
        step = bisect_left(ends, place)
        lines.extend((step, e.words) for e in told(match, [event], viewer) if e.words)
    signs = marks(match, past.log, past.over)
    return ReplayShown(
        len(steps),
        tuple(lines),
        tuple(step.ply for step in steps) if revealed else (),
        tuple(MarkShown(bisect_left(ends, mark.at), mark.kind, mark.name) for mark in signs),
    )


def step_of(past: Past, step: int, viewer: int) -> StepShown:
    """One moment from a viewpoint."""
    return shown(past, step, Sides(past.match, next(past.states(step))), viewer)


class Sides:
    """The table at a moment, looked at from each side once."""

    def __init__(self, match: Match, state: Any) -> None:
        self.state = state
        self._game = match.game
        self._views: dict[int | None, Any] = {}
        self._layouts: dict[int | None, Layout] = {}

    def view(self, seat: int | None) -> Any:
        """What the seat, or whoever looks from outside, may know."""
        if seat not in self._views:
            self._views[seat] = self._game.view(self.state, seat)
        return self._views[seat]

    def layout(self, seat: int | None) -> Layout:
        """The same as zones and pieces."""
        if seat not in self._layouts:
            self._layouts[seat] = self._game.layout(self.view(seat))
        return self._layouts[seat]


def shown(past: Past, place: int, sides: Sides, viewer: int) -> StepShown:
    """The table at a step from a viewpoint, with the events that led to it."""
    match, step, seat = past.match, past.steps[place], seat_of(viewer)
    everybody = range(match.seats) if viewer == ALL else range(0)
    layout = sides.layout(seat)
    if everybody:
        layout = with_open_mats(layout, [sides.layout(each) for each in everybody])
    over = step.whole and sides.state.awaited() == 0
    return StepShown(
        step=place,
        view=sides.view(seat),
        layout=layout,
        waiting=awaited(match, sides.state, step, viewer),
        events=told(match, news(past, place), viewer),
        # in the middle of an answer nobody is awaited either, and points may be hidden still
        sheet=match.game.sheet(sides.state) if over else None,
        views=tuple(sides.view(each) for each in everybody),
    )


def news(past: Past, place: int) -> list[Event]:
    """What was told between the step before and this one."""
    since = past.steps[place - 1].told if place else 0
    return [event for _, event in past.log[since : past.steps[place].told]]


def awaited(match: Match, state: Any, step: Step, viewer: int) -> Waiting:
    """For whom the table waits; in the middle of an answer for nobody."""
    return waiting(match.components.kinds, state, viewer, 0) if step.whole else Waiting(())


def with_open_mats(layout: Layout, seen: list[Layout]) -> Layout:
    """The table from outside, with every mat as its owner sees it: all hands lie open."""
    mats = [
        mat if mat.owner is None else seen[mat.owner].mats[place]
        for place, mat in enumerate(layout.mats)
    ]
    return replace(layout, mats=tuple(mats))
