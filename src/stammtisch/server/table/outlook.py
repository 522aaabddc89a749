"""What one viewer is told: built from nothing, compared as bytes, sent only when it differs."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any, NamedTuple, cast

import msgspec

from stammtisch.core.bits import has, members
from stammtisch.core.decision import DecisionKind
from stammtisch.core.game import AnyGame
from stammtisch.core.gestures import leads
from stammtisch.core.journal import Event, seen_by
from stammtisch.core.match import SPECTATOR, Match, Waiting
from stammtisch.core.score import ScoreSheet
from stammtisch.core.words import Words
from stammtisch.core.zones import Layout
from stammtisch.server.wire.parts import WindowTold
from stammtisch.server.wire.protocol import AskedTold, EventTold, MomentTold, UpdateTold, encode

Known = dict[Event, EventTold]  # what was told of each event to those who saw it whole


class Time(NamedTuple):
    """Seconds that a viewer sees running: on its clock, and until a window ends for everybody."""

    clock: int | None = None
    window: WindowTold | None = None


class Outlook(msgspec.Struct, frozen=True):
    """A position as one viewer sees it, view and layout already in bytes.

    Of the layout, which takes longer than all the rest, there is more than the status only where
    it is `whole`.
    """

    view: bytes
    layout: bytes
    whole: bool
    waiting: Waiting
    question: AskedTold | None
    sheet: ScoreSheet | None
    over: bool

    def tells_more_than(self, before: Outlook | None) -> bool:
        """Whether a viewer may see another thing than before; how it is laid out is no news."""
        return before is None or self._news() != before._news()

    def _news(self) -> tuple[object, ...]:
        return self.view, self.waiting, self.question, self.sheet, self.over

    def with_layout(self, layout: bytes, whole: bool) -> Outlook:
        """The same position, laid out anew."""
        return msgspec.structs.replace(self, layout=layout, whole=whole)

    def without_question(self, seat: int) -> Outlook:
        """The same position once the seat has answered and nothing else may be seen yet."""
        left = tuple(s for s in self.waiting.seats if s != seat)
        waiting = Waiting(left, window=True)
        return msgspec.structs.replace(self, question=None, waiting=waiting)

    def waiting_for(self, seats: tuple[int, ...]) -> Outlook:
        """The same position, waiting for these seats."""
        if seats == self.waiting.seats:
            return self
        waiting = msgspec.structs.replace(self.waiting, seats=seats)
        return msgspec.structs.replace(self, waiting=waiting)


def outlook(
    match: Match, state: Any, viewer: int, question: int | None, quiet: int, whole: bool
) -> Outlook:
    """What a viewer sees of a state. `question` is the number of what it is asked, if anything.

    `quiet` is the set of seats whose question the platform answers by itself.
    """
    game, kinds = match.game, match.components.kinds
    view = game.view(state, eyes(viewer))
    asked = None
    if question is not None:
        kind = kinds[state.kind(viewer)]
        asked = AskedTold(
            question,
            kind.id,
            game.prompt(state, viewer),
            game.choices(state, viewer),
            window=kind.passable,
            sealed=kind.sealed,
            leads=leads(game, match.components, state, viewer),
            runs=game.runs(state, viewer),
        )
    over = state.awaited() == 0
    return Outlook(
        view=encode(view),
        layout=laid_out(game, view, whole),
        whole=whole,
        waiting=waiting(kinds, state, viewer, quiet),
        question=asked,
        sheet=game.sheet(state) if over else None,  # before the end it may hold hidden points
        over=over,
    )


def eyes(viewer: int) -> int | None:
    """The seat through which a viewer looks, as views know it."""
    return None if viewer == SPECTATOR else viewer


def laid_out(game: AnyGame, view: Any, whole: bool) -> bytes:
    """The layout of a view, or its status alone: a drawn board needs no more."""
    return encode(game.layout(view) if whole else Layout(game.status(view), (), ()))


def waiting(kinds: Sequence[DecisionKind], state: Any, viewer: int, quiet: int) -> Waiting:
    """For whom the table waits; a seat whose secret question is answered for it sees a window."""
    awaited = members(state.awaited())
    hidden = [
        seat
        for seat in awaited
        if kinds[state.kind(seat)].secret and (seat != viewer or has(quiet, seat))
    ]
    return Waiting(tuple(seat for seat in awaited if seat not in hidden), window=bool(hidden))


def events(
    game: AnyGame, box: Any, log: Iterable[Event], viewer: int, known: Known | None = None
) -> tuple[EventTold, ...]:
    """The events as a viewer may see them, in its words; what others were told need not be sought.

    Whoever sees an event as it happened is told the same as everybody else who does.
    """
    told, known = [], {} if known is None else known
    for event in log:
        seen = seen_by(event, viewer)
        if seen is event and event in known:
            told.append(known[event])
        elif seen is not None:
            args = (seen.a, seen.b, seen.c, seen.d, seen.e)
            told.append(EventTold(seen.kind, args, game.tell(box, seen)))
            if seen is event:
                known[event] = told[-1]
    return tuple(told)


def lines(told: Iterable[EventTold]) -> tuple[Words, ...]:
    """The log lines among events."""
    return tuple(event.words for event in told if event.words is not None)


def frame(
    number: int,
    seen: Outlook,
    told: tuple[EventTold, ...],
    log: tuple[Words, ...] | None,
    time: Time,
    moments: tuple[MomentTold, ...] = (),
) -> bytes:
    """The update as it goes over the socket; with a log it is fresh."""
    question = seen.question
    if question is not None and time.clock is not None:
        question = msgspec.structs.replace(question, seconds=time.clock)
    return encode(
        UpdateTold(
            number=number,
            fresh=log is not None,
            view=msgspec.Raw(seen.view),
            layout=cast(Any, msgspec.Raw(seen.layout)),
            question=question,
            waiting=seen.waiting,
            over=seen.over,
            sheet=seen.sheet,
            events=told,
            log=log or (),
            window=time.window,
            moments=moments,
        )
    )
