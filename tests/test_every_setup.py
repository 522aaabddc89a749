"""The law of fair beginnings, for every title, whatever its seats and variants."""

from __future__ import annotations

from collections.abc import Iterator
from statistics import mean, pstdev

import msgspec
import pytest

from stammtisch.core.errors import BadTable
from stammtisch.core.registry import titles
from tests.tables import Table, all_tables, new_match, table_id

SETUPS = 40


def numbers(thing: object, path: str = "") -> Iterator[tuple[str, float]]:
    """Every number in a view by its path, and how long every list is."""
    if isinstance(thing, int | float):
        yield path, float(thing)
    elif isinstance(thing, dict):
        for name, part in thing.items():
            yield from numbers(part, f"{path}.{name}")
    elif isinstance(thing, list):
        yield f"{path}.length", float(len(thing))


@pytest.mark.parametrize("table", all_tables(), ids=table_id)
def test_everybody_knows_which_seat_begins(table: Table):
    """Figures by turn order count from it."""
    for seed in range(SETUPS):
        state = new_match(table, seed).state
        first = state.first_seat()
        assert 0 <= first < state.seats
        assert state.copy().first_seat() == first
        assert {state.imagine(seat, 1).first_seat() for seat in range(state.seats)} == {first}


@pytest.mark.parametrize("name", titles())
def test_every_preset_can_be_set_with_any_number_of_seats(name: str):
    game = titles()[name]
    for preset in game.presets:
        for seats in range(game.fewest_seats, game.most_seats + 1):
            chosen = game.check_table(seats, preset.variants)
            assert chosen.items() >= dict(preset.variants).items()
            assert game.setup(game.components.box, seats, chosen, 1).awaited()
        assert game.preset(preset.id) == dict(preset.variants)
    with pytest.raises(BadTable, match=r"no preset 'moon'"):
        game.preset("moon")


@pytest.mark.parametrize("table", all_tables(), ids=table_id)
def test_no_seat_begins_with_more(table: Table):
    """Before the first answer seats differ by chance alone; without chance they do not differ."""
    found: dict[str, list[list[float]]] = {}
    for seed in range(SETUPS):
        match = new_match(table, seed)
        view = msgspec.to_builtins(match.game.view(match.state, None))
        for seat, mat in enumerate(view["mats"]):
            # who is asked first has nothing more than the others
            for path, number in numbers({**mat, "seat": 0, "deciding": False}):
                columns = found.setdefault(path, [[] for _ in range(match.seats)])
                columns[seat].append(number)
    for path, columns in found.items():
        means = [mean(column) for column in columns]
        by_chance = max(pstdev(column) for column in columns) * (2 / SETUPS) ** 0.5
        assert max(means) - min(means) <= 6 * by_chance + 1e-9, (path, means)
