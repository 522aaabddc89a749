"""Laws about copies and about answers that are given at the same time."""

from __future__ import annotations

from stammtisch.core.freeze import freeze, thaw
from stammtisch.core.rng import seeded
from stammtisch.laws.broken import hold
from stammtisch.laws.law import law
from stammtisch.laws.tables import Table, offered, play_on, positions, where


@law("table")
def copies_are_independent_and_complete(table: Table) -> None:
    """A copy is equal, and what happens to it never reaches the original."""
    for match in positions(table, seed=61, every=11):
        before = freeze(match.state)
        twin = match.state.copy()
        hold(freeze(twin) == before, f"A copy lacks something: see 'copy' ({where(match)}).")
        play_on(twin, seeded(match.ply, 1), 40)
        hold(
            freeze(match.state) == before,
            f"Playing on with a copy changes the original: 'copy' shares something "
            f"({where(match)}).",
        )
        thawed = thaw(match.state.copy(), freeze(twin))
        hold(
            freeze(thawed) == freeze(twin),
            f"A frozen state cannot be thawed again: some field changes its type ({where(match)}).",
        )


@law("table")
def simultaneous_answers_commute(table: Table) -> None:
    """The order in which simultaneous answers arrive never matters."""
    for seed in range(3):
        rng = seeded(seed + 50, 1)
        for match in positions(table, seed=50 + seed, every=1):
            seats = match.awaited()
            if len(seats) < 2:
                continue
            answers = {s: offered(match.state, s) for s in seats}
            given = {s: options[rng.below(0, len(options))] for s, options in answers.items()}
            outcomes = set()
            for order in (seats, seats[::-1]):
                state = match.state.copy()
                for seat in order:
                    state.take(seat, given[seat])
                outcomes.add(freeze(state))
            hold(
                len(outcomes) == 1,
                f"Seats {', '.join(map(str, seats))} answer at once, and it matters who is first "
                f"({where(match)}).",
            )
