"""The past of a match, replayed from a viewpoint.

A step is a moment at which something changed for the viewer, so that the number of steps tells
no more than the match itself did.
"""

from __future__ import annotations

from typing import Any

import msgspec
from msgspec.structs import replace

from stammtisch.core.journal import Event
from stammtisch.core.match import Answer, Match, Waiting
from stammtisch.core.words import Words
from stammtisch.core.zones import Layout
from stammtisch.server.table.outlook import events, waiting
from stammtisch.server.wire.bodies import ReplayShown, StepShown
from stammtisch.server.wire.protocol import EventTold

ALL = -2  # the viewpoint of somebody who may see every hand, once the match is over


class Past:
    """What happened so far from one viewpoint; it grows with the match."""

    def __init__(self, match: Match, viewer: int) -> None:
        self.viewer = viewer
        self._match = match
        self._answers: list[Answer] = []
        self._state = match.fresh_state()
        self._seen = self._look()
        self.plies = [0]  # the answers after which each step is reached

    def _look(self) -> tuple[bytes, Waiting]:
        view = self._match.game.view(self._state, seat_of(self.viewer))
        told = waiting(self._match.components.kinds, self._state, self.viewer, 0)
        return msgspec.json.encode(view), told

    def follows(self, answers: list[Answer]) -> bool:
        """Whether these answers continue what is known; after an undo they may not."""
        return answers[: len(self._answers)] == self._answers

    def go_on(self, answers: list[Answer], log: list[tuple[int, Event]]) -> None:
        """Take in the answers that were shown since."""
        heard = {ply for ply, event in log if self._hears(event)}
        for ply in range(len(self._answers) + 1, len(answers) + 1):
            self._state.take(*answers[ply - 1])
            seen = self._look()
            if self.viewer == ALL or seen != self._seen or ply in heard:
                self.plies.append(ply)
            self._seen = seen
        self._answers = list(answers)

    def _hears(self, event: Event) -> bool:
        return bool(told(self._match, [event], self.viewer))


def seat_of(viewer: int) -> int | None:
    """The seat for a title's view; spectators, and those who see all, look from outside."""
    return viewer if viewer >= 0 else None


def told(match: Match, log: list[Event], viewer: int) -> tuple[EventTold, ...]:
    """Events from a viewpoint; who sees all sees them as they were."""
    game, box = match.game, match.components.box
    if viewer != ALL:
        return events(game, box, log, viewer)
    return tuple(EventTold(e.kind, (e.a, e.b, e.c, e.d, e.e), game.tell(box, e)) for e in log)


def overview(match: Match, past: Past, log: list[tuple[int, Event]], revealed: bool) -> ReplayShown:
    """How many steps there are, and the log with the step of each line.

    After how many answers each step is reached would tell of hidden answers: only when revealed.
    """
    lines: list[tuple[int, Words]] = []
    step = 0
    for ply, event in log:
        while step + 1 < len(past.plies) and past.plies[step] < ply:
            step += 1
        lines.extend((step, e.words) for e in told(match, [event], past.viewer) if e.words)
    return ReplayShown(len(past.plies), tuple(lines), tuple(past.plies) if revealed else ())


def step_of(match: Match, past: Past, step: int, log: list[tuple[int, Event]]) -> StepShown:
    """One moment from a viewpoint."""
    ply = past.plies[step]
    before = past.plies[step - 1] if step else -1
    state = match.state_at(ply)
    game, viewer = match.game, past.viewer
    view = game.view(state, seat_of(viewer))
    layout = game.layout(view)
    everybody: tuple[Any, ...] = ()
    if viewer == ALL:
        everybody = tuple(game.view(state, seat) for seat in range(match.seats))
        layout = with_open_mats(layout, [game.layout(own) for own in everybody])
    news = [event for at, event in log if before < at <= ply]
    return StepShown(
        step=step,
        view=view,
        layout=layout,
        waiting=waiting(match.components.kinds, state, viewer, 0),
        events=told(match, news, viewer),
        sheet=game.sheet(state) if state.awaited() == 0 else None,
        views=everybody,
    )


def with_open_mats(layout: Layout, seen: list[Layout]) -> Layout:
    """The table from outside, with every mat as its owner sees it: all hands lie open."""
    mats = [
        mat if mat.owner is None else seen[mat.owner].mats[place]
        for place, mat in enumerate(layout.mats)
    ]
    return replace(layout, mats=tuple(mats))
