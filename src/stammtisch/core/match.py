"""One play of a game: its header, the answers so far, and the state that follows from them."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Any

import msgspec

from stammtisch.core.bits import count, has, lowest, members
from stammtisch.core.decision import Question
from stammtisch.core.errors import Refused
from stammtisch.core.game import AnyGame, Components
from stammtisch.core.journal import Event, Journal, seen_by
from stammtisch.core.registry import title
from stammtisch.core.seeds import insist_on_seed
from stammtisch.core.undo import fair_to_undo
from stammtisch.core.words import Words

Answer = tuple[int, int]  # seat, option
Fairness = Callable[[AnyGame, Any, int, int], bool]  # of an answer to a state, by seat and option
SPECTATOR = -1
LARGEST = 2**31  # no seat and no option has a larger number


class Waiting(msgspec.Struct, frozen=True):
    """For whom the table waits, as a viewer may know: seats, or just 'somebody' in a window."""

    seats: tuple[int, ...]
    window: bool = False


class Match:
    """A match in progress or finished. The state is always the replay of the answers."""

    def __init__(
        self,
        game: AnyGame,
        seats: int,
        variants: Mapping[str, str] | None = None,
        seed: int = 0,
        components: Components[Any] | None = None,
    ) -> None:
        self.game = game
        self.seats = seats
        self.variants = game.check_table(seats, variants or {})
        insist_on_seed(seed)
        self.seed = seed
        self.components = components or game.components
        self._begin()

    def _begin(self) -> None:
        self.answers: list[Answer] = []
        self.log: list[tuple[int, Event]] = []  # ply after which it was noted, event
        self.sights: list[tuple[int, Any]] = []  # events told by then, the state as it was
        self.journal = Journal()
        self.state = self.fresh_state(self.journal)
        self.log.extend((0, event) for event in self.journal.read())

    def fresh_state(self, journal: Journal | None = None) -> Any:
        """The state before the first answer."""
        box = self.components.box
        return self.game.setup(box, self.seats, self.variants, self.seed, journal)

    def state_at(self, ply: int) -> Any:
        """The state after the first `ply` answers, without a journal."""
        state = self.fresh_state()
        for seat, option in self.answers[:ply]:
            state.take(seat, option)
        return state

    def __reduce__(self) -> Any:
        """A match is its header and its answers, also in a pickle."""
        own = self.components.hash != self.game.components.hash
        text = self.components.text if own else None
        header = (self.game.name, self.seats, self.variants, self.seed, text)
        return replayed, (*header, tuple(self.answers))

    @property
    def ply(self) -> int:
        """How many answers have been given."""
        return len(self.answers)

    @property
    def over(self) -> bool:
        """Whether the match has ended."""
        return bool(self.state.awaited() == 0)

    # -- asking and answering ------------------------------------------------------------------

    def question(self, seat: int) -> Question:
        """What an awaited seat is asked."""
        kind = self.components.kinds[self.state.kind(seat)]
        game, state = self.game, self.state
        return Question(seat, kind.id, game.prompt(state, seat), game.choices(state, seat))

    def awaited(self) -> tuple[int, ...]:
        """The seats that must answer now."""
        return tuple(members(self.state.awaited()))

    def waiting(self, viewer: int = SPECTATOR) -> Waiting:
        """For whom the table waits, as far as a viewer may know."""
        kinds = self.components.kinds
        seats = self.awaited()
        hidden = [s for s in seats if s != viewer and kinds[self.state.kind(s)].secret]
        return Waiting(tuple(s for s in seats if s not in hidden), window=bool(hidden))

    def answer(self, seat: int, option: int) -> None:
        """Carry out an answer, or refuse it with a sentence and change nothing."""
        if abs(seat) > LARGEST or abs(option) > LARGEST:
            raise Refused(f"There is no seat {seat} with an option {option}.")
        self.state.choose(seat, option)
        self.answers.append((seat, option))
        self.log.extend((self.ply, event) for event in self.journal.read())

    def watch(self, watching: bool) -> None:
        """Keep what the table looked like between the steps of the next answers, or do not."""
        self.journal.witness = self._look if watching else None

    def _look(self) -> None:
        """Keep a twin of the table, if something was told since the last."""
        told = len(self.log) + len(self.journal.events)
        if told > (self.sights[-1][0] if self.sights else len(self.log)):
            self.sights.append((told, self.state.copy()))

    def forced(self) -> Answer | None:
        """The first awaited seat that has one option only, with that option."""
        for seat in self.awaited():
            options = self.state.options(seat)
            if count(options) == 1:
                return seat, lowest(options)
        return None

    def settle(self) -> None:
        """Answer every forced decision, as the platform does for people."""
        while (answer := self.forced()) is not None:
            self.answer(*answer)

    def replay(self, answers: Sequence[Answer]) -> None:
        """Begin anew and carry out these answers."""
        self._begin()
        for ply, (seat, option) in enumerate(answers):
            try:
                self.answer(seat, option)
            except Refused as refusal:
                raise Refused(f"Answer no. {ply + 1} cannot be given: {refusal}") from refusal

    # -- undo ----------------------------------------------------------------------------------

    def undo_to(self, seat: int, fair: Fairness = fair_to_undo) -> int | None:
        """The ply to which the seat may go back now: before its last gesture, if that is fair.

        A gesture is a free answer, with the one that it continues (the die, then where).
        """
        ply, found, ended = self.ply, None, ""
        while ply > 0 and self.answers[ply - 1][0] == seat:
            ply -= 1
            before = self.state_at(ply)
            option = self.answers[ply][1]
            if self.components.kinds[before.kind(seat)].secret:
                break  # a window that opens again would tell who had a choice in it
            if not fair(self.game, before, seat, option):
                break
            if count(before.options(seat)) == 1:
                continue
            kind = self.components.kinds[before.kind(seat)]
            if found is not None and ended not in kind.continues:
                break
            found, ended = ply, kind.id
        return found

    def undo(self, seat: int) -> None:
        """Take back the seat's last free answer, and the forced ones after it."""
        ply = self.undo_to(seat)
        if ply is None:
            raise Refused(
                "This cannot be taken back: since then a card was revealed, chance has spoken, "
                "or another seat has answered."
            )
        self.replay(self.answers[:ply])

    # -- what a viewer may know ------------------------------------------------------------------

    def view(self, seat: int | None) -> msgspec.Struct:
        """What a seat (or None, a spectator) may know."""
        view: msgspec.Struct = self.game.view(self.state, seat)
        return view

    def events(self, viewer: int = SPECTATOR, since: int = -1) -> Iterator[tuple[int, Event]]:
        """The events after ply `since` as a viewer may see them; those of the setup have ply 0."""
        for ply, event in self.log:
            if ply > since and (seen := seen_by(event, viewer)) is not None:
                yield ply, seen

    def story(self, viewer: int = SPECTATOR, since: int = -1) -> Iterator[tuple[int, Words]]:
        """The log lines after ply `since` as a viewer may read them."""
        for ply, event in self.events(viewer, since):
            line = self.game.tell(self.components.box, event)
            if line is not None:
                yield ply, line

    def may_answer(self, seat: int) -> bool:
        """Whether the seat is awaited."""
        return bool(has(self.state.awaited(), seat))


def replayed(
    name: str,
    seats: int,
    variants: Mapping[str, str],
    seed: int,
    components: str | None,
    answers: Sequence[Answer],
) -> Match:
    """The match of a header and its answers."""
    game = title(name)
    own = None if components is None else game.parse_components(components, "components kept")
    match = Match(game, seats, variants, seed, own)
    match.replay(answers)
    return match
