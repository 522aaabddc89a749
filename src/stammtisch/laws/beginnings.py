"""Laws of fair beginnings."""

from __future__ import annotations

from collections.abc import Iterator
from statistics import mean, pstdev

import msgspec

from stammtisch.laws.broken import hold
from stammtisch.laws.law import law
from stammtisch.laws.tables import Table

SETUPS = 40


@law("table")
def everybody_knows_which_seat_begins(table: Table) -> None:
    """The first seat is a seat, in every copy and every imagined world; figures count from it."""
    for seed in range(SETUPS):
        state = table.match(seed).state
        first = state.first_seat()
        hold(0 <= first < state.seats, f"Seed {seed}: 'first_seat' is {first}.")
        worlds = [state.copy(), *(state.imagine(seat, 1) for seat in range(state.seats))]
        hold(
            {world.first_seat() for world in worlds} == {first},
            f"Seed {seed}: a copy or a world has another 'first_seat'.",
        )


@law("table")
def no_seat_begins_with_more(table: Table) -> None:
    """Before the first answer seats differ by chance alone; without chance they do not differ."""
    found: dict[str, list[list[float]]] = {}
    for seed in range(SETUPS):
        match = table.match(seed)
        view = msgspec.to_builtins(match.game.view(match.state, None))
        hold("mats" in view, "The view needs 'mats', one part for each seat.")
        for seat, mat in enumerate(view["mats"]):
            # who is asked first has nothing more than the others
            for path, number in numbers({**mat, "seat": 0, "deciding": False}):
                columns = found.setdefault(path, [[] for _ in range(match.seats)])
                columns[seat].append(number)
    for path, columns in found.items():
        means = [mean(column) for column in columns]
        by_chance = max(pstdev(column) for column in columns) * (2 / SETUPS) ** 0.5
        hold(
            max(means) - min(means) <= 6 * by_chance + 1e-9,
            f"Seats begin with different numbers of '{path.strip('.')}': {means} on average.",
        )


def numbers(thing: object, path: str = "") -> Iterator[tuple[str, float]]:
    """Every number in a view by its path, and how long every list is."""
    if isinstance(thing, int | float):
        yield path, float(thing)
    elif isinstance(thing, dict):
        for name, part in thing.items():
            yield from numbers(part, f"{path}.{name}")
    elif isinstance(thing, list | tuple):
        yield f"{path}.length", float(len(thing))
