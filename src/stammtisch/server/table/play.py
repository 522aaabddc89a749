"""The play at one table, without any input or output: who is asked, who sees what, and when.

Answers come in, frames go out through `tell`. Time is a number that the caller gives, so that the
same code runs under a clock, under a test, and twice over two worlds to prove that nothing leaks:

- A viewer gets a frame only when something it may see has changed.
- A secret question lasts one beat for everybody, whether and however it is answered. What follows
  is carried out and stored at once but shown only when the beat is over (`windows.py`).
- Where others cannot know that an answer was forced, it takes as long as the seat's own do.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator, Sequence
from typing import Any

from stammtisch.core.about import About
from stammtisch.core.alike import Still
from stammtisch.core.bits import add, count, has, lowest
from stammtisch.core.journal import Event
from stammtisch.core.match import SPECTATOR, Match
from stammtisch.core.words import Words
from stammtisch.server.table.book import Counts, Entry
from stammtisch.server.table.forced import Automatic, Delays, at_once
from stammtisch.server.table.holding import Holding
from stammtisch.server.table.moments import Sight, moments
from stammtisch.server.table.orders import Orders, passing_of
from stammtisch.server.table.outlook import (
    Known,
    Outlook,
    Time,
    events,
    eyes,
    frame,
    laid_out,
    lines,
    outlook,
)
from stammtisch.server.table.windows import Windows
from stammtisch.server.wire.protocol import (
    EventTold,
    HeldTold,
    MomentTold,
    Standing,
    UndoTold,
    encode,
)

Tell = Callable[[int, bytes], None]  # viewer, frame


class Play:
    """One match on the server with everything that its viewers have been shown.

    The match stands where the book ends.
    `asked` are the questions that seats see now, by number; `automatic` are the answers that the
    platform gives; `pending` says that something was carried out that is not shown yet.
    """

    def __init__(
        self,
        match: Match,
        book: Sequence[Entry],
        beat: float,
        tell: Tell,
        *,
        clock: int | None = None,
        now: float = 0.0,
        by_bot: Callable[[int], bool] = lambda _: False,
        runs_out: Callable[[int, float, float], float] = lambda _, asked, lasts: asked + lasts,
        chance: random.Random | None = None,
        alone: bool = False,
    ) -> None:
        self.match = match
        self.book = list(book)
        self.windows = Windows(beat, alone, now)
        self.clock = clock
        self.orders = Orders(match.seats)
        self.holding = Holding()
        self.kinds = match.components.kinds
        self.audience: set[int] = set()  # viewers through whose eyes somebody looks
        self.plain: set[int] = set()  # those among them who need the whole layout
        self.keen: set[int] = set()  # those who want to see one thing after the other
        self.asked: dict[int, int] = {}
        self.asked_at: dict[int, float] = {}
        self.automatic: dict[int, Automatic] = {}
        self.pending = False
        self._tell = tell
        self._by_bot = by_bot
        self._runs_out = runs_out
        self._delays = Delays(match.seats, chance)
        self._counts = Counts(match.seats, self.book)
        self._turn: int | None = None  # the seat that answered openly last
        self._handing_in: int | None = None  # the seat whose simultaneous answer came just now
        self._seen: dict[int, Outlook] = {}
        self._numbers: dict[int, int] = {}
        self._may_undo: dict[int, Words | None] = {}  # what each seat could take back
        self._show_state(now)

    # -- what is shown ---------------------------------------------------------------------------

    def _show_state(self, now: float) -> None:
        """Let the present state be the one that viewers see, and find out who is asked."""
        self.shown: Any = self.match.state
        self._shown_log = len(self.match.log)
        self.shown_ply = self.match.ply
        self.pending = False
        asked, self.asked = self.asked, {}
        automatic, self.automatic = self.automatic, {}
        for seat in self.match.awaited():
            number = self._counts.question(seat)
            given = automatic.get(seat)
            if given is None or given.question != number:
                given = self._automatic_answer(seat, number, now)
            if given is not None:
                self.automatic[seat] = given
                continue
            self.asked[seat] = number
            if asked.get(seat) != number:
                self.asked_at[seat] = now
        if self.holding.complete(self.asked) and not self._seems_to_choose():
            for seat in tuple(self.asked):
                self.hand_in(seat, now)
        self._unasked = sum(1 << seat for seat in self.automatic)  # these see no question
        secretly = [s for s in self.match.awaited() if self.kinds[self.shown.kind(s)].secret]
        reactions = all(self.kinds[self.shown.kind(seat)].passable for seat in secretly)
        window = {(seat, self._counts.question(seat)) for seat in secretly}
        self.windows.open(window, reactions, now)

    def _automatic_answer(self, seat: int, number: int, now: float) -> Automatic | None:
        """The forced or ordered answer of a seat. Where others could not tell, it takes a beat."""
        state = self.shown
        options = state.options(seat)
        if count(options) == 1:
            soon = at_once(self.kinds[state.kind(seat)], state, seat, self._handing_in)
            if self._by_bot(seat) and not soon:
                return None  # asked like any other: it takes as long as a choice
            due = now if soon else now + self._delays.draw(seat, self.windows.beat)
            return Automatic(seat, number, lowest(options), "forced", due)
        idle = None if self._by_bot(seat) else self.match.game.needless(state, seat)
        if idle is not None:
            return Automatic(seat, number, idle, "forced", now)
        passing = self.orders.answer(seat, state, self.kinds)
        return None if passing is None else Automatic(seat, number, passing, "order", now)

    def _seems_to_choose(self) -> bool:
        """Whether somebody without a choice is still believed to have one: the reveal waits."""
        forced = [given.seat for given in self.automatic.values() if given.by == "forced"]
        return any(self.kinds[self.shown.kind(seat)].sealed for seat in forced)

    def _too_late(self) -> Iterator[Automatic]:
        """The passes of seats that let a window end; due shortly before its end."""
        for seat, number in self.asked.items():
            kind = self.kinds[self.match.state.kind(seat)]
            due = self.windows.last_call(self._by_bot(seat)) if kind.secret else None
            if (
                due is not None
                and (passing := passing_of(kind, self.match.state, seat)) is not None
            ):
                yield Automatic(seat, number, passing, "window", due)

    def _by_itself(self) -> Iterator[Automatic]:
        """What is answered if nobody does anything any more."""
        yield from self.automatic.values()
        yield from self._too_late()
        for seat, option, due in self.holding.left_behind(self.asked):
            yield Automatic(seat, self.asked[seat], option, "person", due)

    def publish(self, now: float) -> None:
        """Show everybody the present state, if the beat allows it."""
        if self.windows.hold(now):
            return
        since = self._shown_log
        self._show_state(now)
        news = [event for _, event in self.match.log[since:]]
        sights = [(told - since, state) for told, state in self.match.sights]
        known: Known = {}
        with Still(self.shown):
            for viewer in sorted(self.audience):
                self._tell_news(viewer, news, sights, known, now)
        self.match.sights.clear()
        for seat in tuple(self._may_undo):
            if not self.could_undo(seat):
                self.tell_undo(seat, False)

    def _tell_news(
        self, viewer: int, news: list[Event], sights: list[Sight], known: Known, now: float
    ) -> None:
        seen, told = self._look(viewer), self._events(viewer, news, known)
        before = self._seen.get(viewer)
        if told or seen.tells_more_than(before):
            steps: tuple[MomentTold, ...] = ()
            if before is not None and viewer in self.keen:
                steps = moments(self.match.game, before.view, news, sights, viewer)
            self._send(viewer, seen, now, told, steps=steps)

    def _look(self, viewer: int) -> Outlook:
        asked = self.asked.get(viewer)
        whole = viewer in self.plain
        seen = outlook(self.match, self.shown, viewer, asked, self._unasked, whole)
        return seen.waiting_for(self.holding.still_choosing(seen.waiting.seats, self.asked))

    def _events(
        self, viewer: int, log: list[Event], known: Known | None = None
    ) -> tuple[EventTold, ...]:
        return events(self.match.game, self.match.components.box, log, viewer, known)

    def _send(
        self,
        viewer: int,
        seen: Outlook,
        now: float,
        told: tuple[EventTold, ...] = (),
        log: tuple[Words, ...] | None = None,
        steps: tuple[MomentTold, ...] = (),
    ) -> None:
        self._seen[viewer] = seen
        self._numbers[viewer] = number = self._numbers.get(viewer, 0) + 1
        self._tell(viewer, frame(number, seen, told, log, self._time(viewer, now), steps))

    def _time(self, viewer: int, now: float) -> Time:
        """What is left on the clock of a viewer who is asked something, and of a window."""
        ends = self.clock_ends(viewer)
        clock = None if ends is None else max(0, round(ends - now))
        return Time(clock, self.windows.told(now))

    def clock_ends(self, seat: int, before: float = 0.0) -> float | None:
        """When the clock of a seat that is asked has run out, or shows so many seconds still."""
        if self.clock is None or seat not in self.asked:
            return None
        return self._runs_out(seat, self.asked_at[seat], self.clock - before)

    def fresh(self, viewer: int, now: float) -> bytes:
        """A complete update for somebody who just came, or who lost track."""
        seen = self._seen.get(viewer) or self._look(viewer)
        if (whole := viewer in self.plain) != seen.whole:
            view = self.match.game.view(self.shown, eyes(viewer))
            seen = seen.with_layout(laid_out(self.match.game, view, whole), whole)
        self._seen[viewer] = seen
        number = self._numbers.setdefault(viewer, 1)
        return frame(number, seen, (), self.log(viewer), self._time(viewer, now))

    def log(self, viewer: int) -> tuple[Words, ...]:
        """The whole story that a viewer has been shown."""
        return lines(self._events(viewer, [event for _, event in self.shown_log()]))

    def shown_log(self) -> list[tuple[int, Event]]:
        """Everything that happened and may be shown by now, with its ply."""
        return self.match.log[: self._shown_log]

    def explain(self, seat: int, address: str) -> Words:
        """Why a thing cannot be chosen, from the state that the seat has been shown."""
        if not (address.isascii() and address.isprintable()):
            return Words("problem-not-understood")
        if seat in self.asked:
            return self.match.game.verdict(self.shown, seat, address)
        return self.match.game.explain(self.shown, seat, address)

    def about(self, viewer: int, address: str) -> About | None:
        """What a thing is and says, from what these eyes have been shown."""
        if not (address.isascii() and address.isprintable()):
            return None
        game, eyes = self.match.game, None if viewer == SPECTATOR else viewer
        return game.about(game.view(self.shown, eyes), address)

    def welcome(self, viewer: int) -> None:
        """Somebody looks through these eyes."""
        self.audience.add(viewer)
        self.holding.come(viewer)

    def forget(self, viewer: int, now: float) -> None:
        """Nobody looks through these eyes any more."""
        self.audience.discard(viewer)
        self.holding.leave(viewer, now)
        self.plain.discard(viewer)
        self.keen.discard(viewer)
        self._seen.pop(viewer, None)
        self._numbers.pop(viewer, None)

    # -- answers ---------------------------------------------------------------------------------

    def knows(self, seat: int, key: str) -> bool:
        """Whether an answer with this key was accepted before."""
        return self._counts.knows(seat, key)

    def offers(self, seat: int, option: int) -> bool:
        """Whether the seat, which is asked, may choose this option."""
        return 0 <= option < 62 and bool(has(self.match.state.options(seat), option))

    def apply(self, entry: Entry, now: float) -> None:
        """Carry out an answer that has been stored, and show what may be shown."""
        seat, state = entry.seat, self.match.state
        kind = self.kinds[state.kind(seat)]
        secret = kind.secret
        self._handing_in = seat if kind.simultaneous else None
        if self.shown is state and self.windows.hold(now):
            self.shown = state.copy()
        self.match.watch(not self.keen.isdisjoint(self.audience))
        self.match.answer(seat, entry.option)
        self._note(entry)
        if not secret:
            self._turn = seat
            self.orders.turn_passed(seat)
        self.orders.round_is(self.round_number())
        if self.asked.pop(seat, None) is not None and entry.by == "person" and not secret:
            self._delays.note(seat, now - self.asked_at[seat])
        self.automatic.pop(seat, None)
        self._unasked = add(self._unasked, seat)
        if secret or self.windows.hold(now):
            self._fall_silent(seat, now)
        self.pending = True
        self.publish(now)

    def _note(self, entry: Entry) -> None:
        self.book.append(entry)
        self._counts.add(entry)

    def _fall_silent(self, seat: int, now: float) -> None:
        """The seat sees that its own answer arrived, and nothing of what follows from it."""
        seen = self._seen.get(seat)
        if seen is not None and seen.question is not None:
            self._send(seat, seen.without_question(seat), now)

    def wakes_at(self) -> float | None:
        """When the table has something to do by itself: a beat ends, an answer is due."""
        times = [given.due for given in self._by_itself()]
        if self.pending:
            times.append(self.windows.ends)
        return min(times, default=None)

    def due(self, now: float) -> Automatic | None:
        """An automatic answer whose time has come."""
        return next((given for given in self._by_itself() if given.due <= now), None)

    def give_order(self, seat: int, standing: Standing, now: float) -> None:
        """Change a standing order; a question that it answers is answered at once."""
        self.orders.give(seat, standing, self._turn, self.round_number())
        if seat in self.asked:
            passing = self.orders.answer(seat, self.match.state, self.kinds)
            if passing is not None:
                self.automatic[seat] = Automatic(seat, self.asked[seat], passing, "order", now)

    def hold(self, seat: int, question: int, option: int | None, now: float) -> None:
        """Keep a choice for a sealed question; the last one hands in all of them."""
        kind = self.kinds[self.match.state.kind(seat)] if seat in self.asked else None
        fits = option is None or self.offers(seat, option)
        if kind is None or not kind.sealed or self.asked[seat] != question or not fits:
            return
        self.holding.keep(seat, question, option)
        self._tell(seat, encode(HeldTold(question=question, option=option)))
        self.pending = True  # a window may hold back that somebody has chosen
        self.publish(now)

    def hand_in(self, seat: int, now: float) -> bool:
        """Let what the seat holds be its answer, if it holds anything."""
        number = self.asked.get(seat)
        option = self.holding.of(seat, number)
        if number is None or option is None:
            return False
        del self.asked[seat]
        self.automatic[seat] = Automatic(seat, number, option, "person", now)
        return True

    def waits_for(self, seat: int) -> bool:
        """Whether the seat is asked and has not chosen yet."""
        return seat in self.asked and self.holding.of(seat, self.asked[seat]) is None

    def round_number(self) -> int:
        """The round in which the match is, as its title counts them."""
        return self.match.game.round_number(self.match.state)

    def rest(self) -> None:
        """The table is closed: nobody is asked any more, and nothing may be taken back."""
        self.asked, self.automatic = {}, {}
        self._may_undo.clear()
        self._seen.clear()

    # -- undo ------------------------------------------------------------------------------------

    def could_undo(self, seat: int) -> bool:
        """Whether it is worth asking if undo is fair. Never while others are asked in secret."""
        match = self.match
        if self.pending or not match.answers or match.answers[-1][0] != seat or match.over:
            return False
        asked = [self.kinds[match.state.kind(s)] for s in match.awaited() if s != seat]
        return not any(kind.secret or kind.simultaneous for kind in asked)

    def undo(self, entry: Entry, now: float) -> None:
        """Go back to the answers that an undo leaves; it has been found fair and stored."""
        before = [event for _, event in self.match.log]
        self.match.replay(self.match.answers[: entry.option])
        self._note(entry)
        self._show_state(now)
        lost = before[len(self.match.log) :]
        for viewer in sorted(self.audience):
            self._tell_undone(viewer, lost, now)
        self.tell_undo(entry.seat, False)

    def _tell_undone(self, viewer: int, lost: list[Event], now: float) -> None:
        seen = self._look(viewer)
        if self._events(viewer, lost):
            self._send(viewer, seen, now, log=self.log(viewer))
        elif seen.tells_more_than(self._seen.get(viewer)):
            self._send(viewer, seen, now)

    def tell_undo(self, seat: int, may: bool, words: Words | None = None) -> None:
        """Tell a seat, and nobody else, whether it may take its last answer back, and which."""
        told = self.may_undo(seat)
        if may:
            self._may_undo[seat] = words
        else:
            self._may_undo.pop(seat, None)
        if seat in self.audience and told != self.may_undo(seat):
            self._tell(seat, encode(self.may_undo(seat)))

    def may_undo(self, seat: int) -> UndoTold:
        """What the seat was told last."""
        return UndoTold(may=seat in self._may_undo, words=self._may_undo.get(seat))
