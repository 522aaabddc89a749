"""Two worlds that look the same to one viewer, played through the server's own code in parallel.

Both begin at the same position; in the second everything hidden from the viewer is dealt anew.
People answer on a fixed schedule: openly after one beat (all that they hand in while others choose
too, at once), secretly well within one. What the viewer
is sent (bytes, number of frames, time of each) must be equal for as long as the two worlds give it
the same things to see; what it may see is worked out here independently of the server.
"""

from __future__ import annotations

from typing import Any

import msgspec

from stammtisch.core.bits import has, members
from stammtisch.core.journal import Journal, seen_by
from stammtisch.core.match import SPECTATOR, Match
from stammtisch.core.rng import seeded
from stammtisch.server.table import play
from stammtisch.server.table.book import Entry
from stammtisch.server.table.undo import offered_undo

BEAT = 1.0
ANOTHER_DEAL = 1_000_003  # the seed of the match itself would deal the same again
QUICK = 0.25  # how long people take in a reaction window
Asked = tuple[int, int, int]  # seat, how many open answers it gave before, parts handed in since


class Begun(Match):
    """A match that begins in the middle."""

    def __init__(self, match: Match, state: Any) -> None:
        self.first = state.copy()
        super().__init__(match.game, match.seats, match.variants, match.seed, match.components)

    def fresh_state(self, journal: Journal | None = None) -> Any:
        state = self.first.copy()
        state.journal = journal
        return state


class World:
    """One run: a play, a viewer, what it was sent, and what it may know by the rules alone.

    Each frame is kept with the number of things the viewer may know by then, and its time.
    """

    def __init__(
        self, match: Match, state: Any, viewer: int, wish: dict[Asked, int], seed: int
    ) -> None:
        self.viewer = viewer
        self.match = Begun(match, state)
        self.wish = wish
        self.rng = seeded(seed, 1)
        self.sent: list[tuple[int, float, bytes]] = []
        self.known: list[bytes] = []
        self.now = 0.0
        self.judging = False
        self.handed_in: dict[int, float] = {}  # when a seat last answered among others
        self.opened = [0] * match.seats  # answers that a seat gave alone and openly
        self.parts = [0] * match.seats  # and those among others since then
        self.going = True
        self.play = play.Play(self.match, [], BEAT, self.hear)
        self.play.audience = {viewer}
        self.play.plain = {viewer}
        self.play.keen = {viewer}
        self.hear(viewer, self.play.fresh(viewer, 0.0))

    def hear(self, viewer: int, frame: bytes) -> None:
        assert viewer == self.viewer
        self.learn()
        self.sent.append((len(self.known), round(self.now, 6), frame))

    def learn(self) -> None:
        """Note what the rules let the viewer see now, if it differs from before."""
        match, viewer = self.match, self.viewer
        asked = match.question(viewer) if viewer >= 0 and match.may_answer(viewer) else None
        events = [
            (e.kind, e.a, e.b, e.c, e.d, e.e)
            for _, event in match.log
            if (e := seen_by(event, viewer)) is not None
        ]
        view = match.game.view(match.state, None if viewer == SPECTATOR else viewer)
        known = msgspec.json.encode((view, asked, match.waiting(viewer), match.over, events))
        if not self.known or self.known[-1] != known:
            self.known.append(known)

    def next_person(self) -> tuple[float, int] | None:
        """When the next asked seat answers, and which."""
        times = []
        for seat in self.play.asked:
            kind = self.play.kinds[self.match.state.kind(seat)]
            asked_at = self.play.asked_at[seat]
            takes = QUICK if kind.secret else BEAT
            if kind.simultaneous and self.handed_in.get(seat) == asked_at:
                takes = 0.0  # all that one hands in at once, however many parts it has
            times.append((asked_at + takes, seat))
        return min(times, default=None)

    def step(self) -> bool:
        """Let the next thing happen; False when nothing will."""
        wakes, person = self.play.wakes_at(), self.next_person()
        if person is not None and (wakes is None or person[0] < wakes):
            self.now = max(self.now, person[0])
            self.enter(person[1], self.choice(person[1]), "person")
            return True
        if wakes is None:
            return False
        self.now = max(self.now, wakes)
        if self.play.pending:
            self.play.publish(self.now)
        elif (given := self.play.due(self.now)) is not None:
            self.enter(given.seat, given.option, given.by)
        return True

    def choice(self, seat: int) -> int:
        """What the other world chose, if it is offered here too; otherwise anything."""
        kind = self.play.kinds[self.match.state.kind(seat)]
        # how many parts a hidden choice has depends on what is hidden: open answers count apart
        question = (seat, self.opened[seat], self.parts[seat] + 1 if kind.simultaneous else 0)
        options = self.match.state.options(seat)
        if question not in self.wish or not has(options, self.wish[question]):
            listed = members(options)
            self.wish[question] = listed[self.rng.below(0, len(listed))]
        return self.wish[question]

    def enter(self, seat: int, option: int, by: Any) -> None:
        if self.play.kinds[self.match.state.kind(seat)].simultaneous:
            self.handed_in[seat] = self.now
            self.parts[seat] += 1
        else:
            self.opened[seat] += 1
            self.parts[seat] = 0
        self.play.apply(Entry(seat, option, by), self.now)
        self.learn()
        if self.judging and seat == self.viewer and self.play.could_undo(seat):
            judged = offered_undo(self.play, seat) is not None, self.match.undo_to(seat) is not None
            assert judged != (False, True), "what is fair is offered"
            for may in judged:  # what is offered, and what becomes of it when it is asked for
                self.play.tell_undo(seat, may)


def leak(match: Match, viewer: int, seed: int, steps: int, judging: bool) -> tuple[int, str | None]:
    """Run two worlds in parallel: how many frames were compared, and how they differ if they do."""
    eyes = viewer if viewer >= 0 else seed % match.seats
    wish: dict[Asked, int] = {}
    one = World(match, match.state, viewer, wish, seed)
    other = World(match, match.state.imagine(eyes, seed + ANOTHER_DEAL), viewer, wish, seed)
    one.judging = other.judging = judging
    for _ in range(steps):
        one.going, other.going = one.step(), other.step()
        if not (one.going or other.going) or diverged(one, other):
            break
    alike = common(one.known, other.known)
    told = [[frame for frame in world.sent if frame[0] <= alike] for world in (one, other)]
    same = common(*told)
    complete = diverged(one, other) or not (one.going or other.going)
    sure = [sum(frame[0] < alike for frame in frames) for frames in told]
    if same >= (max(map(len, told)) if complete else max(sure)):
        return same, None
    shown = [str(frames[same : same + 1])[:600] for frames in told]
    return (
        same,
        f"{match.game.name}, {match.seats} seats, ply {match.ply}, viewer {viewer}: {shown}",
    )


def diverged(one: World, other: World) -> bool:
    """Whether the viewer has seen things that tell the two worlds apart."""
    alike = min(len(one.known), len(other.known))
    return one.known[alike - 1] != other.known[alike - 1]


def common(one: list[Any], other: list[Any]) -> int:
    """How many things two lists share at their beginning."""
    for place, (left, right) in enumerate(zip(one, other, strict=False)):
        if left != right:
            return place
    return min(len(one), len(other))
