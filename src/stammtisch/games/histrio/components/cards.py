"""Reads and checks the encounter cards and the requests of a components file."""

from __future__ import annotations

from typing import Any

from librt.vecs import vec
from mypy_extensions import i64

from stammtisch.core.components import Checker, Table
from stammtisch.games.histrio.components.vocabulary import (
    CITIES,
    CITY_EFFECTS,
    CONDITIONS,
    EFFECTS,
    ENDLESS,
    GENRES,
    LEVEL_EFFECTS,
    LEVELS,
    SINGULAR,
    WINDOW_EFFECTS,
    WINDOWS,
)
from stammtisch.games.histrio.rules import ids
from stammtisch.games.histrio.rules.box import Box
from stammtisch.games.histrio.rules.rows import LONGEST


def ints(numbers: list[int]) -> vec[i64]:
    """A list as a vec."""
    return vec[i64](numbers)


class Effects:
    """The effects of all sources, one after the other, as the box keeps them."""

    def __init__(self, spaces: int) -> None:
        self.spaces = spaces
        self.first: list[int] = [0, 0]  # level 0 has none
        self.kind: list[int] = []
        self.n: list[int] = []
        self.most: list[int] = []

    def add(self, checker: Checker, entry: str, row: Table, allowed: tuple[str, ...]) -> None:
        """Read the effects of the next source."""
        listed = row.get("effects")
        if not isinstance(listed, list):
            checker.complain(entry, "'effects' must be a list.")
            listed = []
        for effect in listed:
            if not isinstance(effect, dict):
                checker.complain(entry, "each effect must be a table with a 'kind'.")
                continue
            kind = checker.word(effect, entry, "kind", allowed)
            self.kind.append(EFFECTS.get(kind, 0))
            least, most = effect_numbers(checker, entry, effect, kind, self.spaces)
            self.n.append(least)
            self.most.append(most)
        self.first.append(len(self.kind))


def effect_numbers(
    checker: Checker, entry: str, effect: Table, kind: str, spaces: int
) -> tuple[int, int]:
    """The amount of an effect, or its least and greatest; from any space some move is possible."""
    if kind == "mood":
        least = checker.number(effect, entry, "min", 1, min(spaces, 9))
        return least, checker.number(effect, entry, "max", least, 9)
    if kind == "swap_rows":
        return int(checker.flag(effect, entry, "neighbours_only")), 0
    if kind == "count_as_level":
        return checker.number(effect, entry, "level", 1, LEVELS), 0
    if kind in ("coins", "steal", "pay_or_lose"):
        return checker.number(effect, entry, "n", 1, 9), 0
    if kind == "draw_requests":
        return checker.number(effect, entry, "n", 1, 3), 0
    return 0, 0


def read_cards(checker: Checker, box: Box) -> None:
    """Actors, entertainers, alms: numbered in this order."""
    effects = Effects(int(box.spaces))
    levels = checker.entries("actor_level", LEVELS)
    for place, row in enumerate(levels, start=1):
        entry = f"[[actor_level]] {place}"
        checker.number(row, entry, "level", place, place)
        effects.add(checker, entry, row, LEVEL_EFFECTS)
    read_actors(checker, box)
    read_entertainers(checker, box, effects)
    read_alms(checker, box, effects)
    if len(box.card_ids) != box.cards:
        checker.complain(
            "[[actor]], [[entertainer]], [[alms]]",
            f"together they must be {box.cards} cards, they are {len(box.card_ids)}.",
        )
    if (box.cards + CITIES - 1) // CITIES > LONGEST:
        checker.complain("[constants]", "'encounter_cards' is too large for the rows.")
    box.first_effect = ints(effects.first)
    box.effect_kind = ints(effects.kind)
    box.effect_n = ints(effects.n)
    box.effect_most = ints(effects.most)


def copies(checker: Checker, entry: str, row: Table) -> list[str]:
    """The ids of all copies of a card: a single card keeps its id, others get #1, #2."""
    number = checker.number(row, entry, "count", 1, 9)
    identity = str(row.get("id"))
    return [identity] if number == 1 else [f"{identity}#{copy + 1}" for copy in range(number)]


def read_actors(checker: Checker, box: Box) -> None:
    """Actors with genre and level."""
    rows = checker.entries("actor")
    genre: list[int] = []
    level: list[int] = []
    for identity, row in zip(checker.ids("actor", rows), rows, strict=True):
        entry = f"[[actor]] '{identity}'"
        for card in copies(checker, entry, row):
            box.card_ids.append(card)
            genre.append(GENRES.index(checker.word(row, entry, "genre", GENRES) or GENRES[0]))
            level.append(checker.number(row, entry, "level", 1, LEVELS))
    box.actors = len(genre)
    box.genre = ints(genre)
    box.level = ints(level)
    box.of_genre = ints([set_of(genre, number) for number in range(2)])
    box.of_level = ints([set_of(level, number) for number in range(LEVELS + 1)])


def set_of(values: list[int], wanted: int) -> int:
    """The places of a value as a bitmask."""
    return sum(2**place for place, value in enumerate(values) if value == wanted)


def read_entertainers(checker: Checker, box: Box, effects: Effects) -> None:
    """Entertainers with window and effects; each special effect belongs to one of them at most."""
    rows = checker.entries("entertainer")
    windows: list[int] = []
    with_effect = [0] * len(EFFECTS)
    for place, identity in enumerate(checker.ids("entertainer", rows)):
        row, entry = rows[place], f"[[entertainer]] '{identity}'"
        checker.number(row, entry, "count", 1, 1)
        box.card_ids.append(identity)
        window = checker.word(row, entry, "window", WINDOWS) or WINDOWS[0]
        windows.append(WINDOWS.index(window))
        first = len(effects.kind)
        effects.add(checker, entry, row, WINDOW_EFFECTS[window])
        if checker.flag(row, entry, "once_per_season"):
            box.used_up = int(box.used_up) | 2**place
        elif window != "season_end":
            checker.complain(entry, "'once_per_season' must be true in this window.")
        kinds = effects.kind[first:]
        if len(CITY_EFFECTS.intersection(kinds)) > 1:
            checker.complain(entry, "only one of its effects may ask for a city.")
        if ids.SWAP_ROWS in kinds:
            box.swap_neighbours_only = effects.n[first + kinds.index(ids.SWAP_ROWS)] == 1
        for kind in kinds:
            if kind in SINGULAR and with_effect[kind]:
                checker.complain(entry, "another entertainer already has this effect.")
            with_effect[kind] |= 2**place
    box.entertainers = len(rows)
    box.window = ints(windows)
    box.in_window = ints([set_of(windows, number) for number in range(len(WINDOWS))])
    box.with_effect = ints(with_effect)


def read_alms(checker: Checker, box: Box, effects: Effects) -> None:
    """Alms give coins; the value on the card and the effect must agree."""
    rows = checker.entries("alms")
    for identity, row in zip(checker.ids("alms", rows), rows, strict=True):
        entry = f"[[alms]] '{identity}'"
        value = checker.number(row, entry, "value", 1, 9)
        for card in copies(checker, entry, row):
            box.card_ids.append(card)
            effects.add(checker, entry, row, ("coins",))
            if effects.first[-1] - effects.first[-2] != 1:
                checker.complain(entry, "'effects' must be one 'coins'.")
            elif effects.n[-1] != value:
                checker.complain(entry, f"'value' is {value}, but its effect gives another number.")


# -- requests ------------------------------------------------------------------------------------


def read_requests(checker: Checker, box: Box) -> None:
    """Requests with pay and condition."""
    rows = checker.entries("request", int(box.requests))
    box.request_ids = checker.ids("request", rows)
    tables: list[tuple[int, int, int, int, int, int]] = []
    for identity, row in zip(box.request_ids, rows, strict=True):
        entry = f"[[request]] '{identity}'"
        checker.number(row, entry, "count", 1, 1)
        pay = checker.number(row, entry, "pay", 0, 20)
        condition = row.get("condition")
        if not isinstance(condition, dict):
            checker.complain(entry, "'condition' must be a table with a 'kind'.")
            condition = {"kind": "best_show"}
        tables.append((pay, *read_condition(checker, entry, condition)))
    columns = [list(column) for column in zip(*tables, strict=True)] or [[]] * 6
    box.pay, box.condition, box.genre_wanted = map(ints, columns[:3])
    box.least, box.most, box.levels_wanted = map(ints, columns[3:])


def read_condition(
    checker: Checker, entry: str, row: dict[str, Any]
) -> tuple[int, int, int, int, int]:
    """Kind, genre, bounds and levels of a condition."""
    kind = checker.word(row, entry, "kind", CONDITIONS)
    genre, least, most, levels = ids.ANY_GENRE, -ENDLESS, ENDLESS, 0
    if kind in ("pleases", "displeases"):
        least = checker.number(row, entry, "min_diff", 0, 99)
    elif kind == "balanced":
        most = checker.number(row, entry, "max_diff", 0, 99)
        least = checker.number(row, entry, "min_each", 0, 99)
    elif kind == "coins_rank":
        checker.word(row, entry, "rank", ("fewest",))
    elif kind != "best_show":
        least, most = bounds(checker, entry, row)
    if kind in ("actor_count", "level_sum"):
        known = GENRES if kind == "level_sum" else (*GENRES, "any")
        genre = known.index(checker.word(row, entry, "genre", known) or known[0])
    if kind == "level_count":
        listed = checker.numbers(row, entry, "levels", None, 1, LEVELS)
        levels = sum(2**level for level in set(listed))
    return CONDITIONS.get(kind, 0), genre, least, most, levels


def bounds(checker: Checker, entry: str, row: dict[str, Any]) -> tuple[int, int]:
    """A least and a greatest number, of which one may be missing."""
    least = checker.number(row, entry, "min", 0, 99) if "min" in row else -ENDLESS
    most = checker.number(row, entry, "max", 0, 99) if "max" in row else ENDLESS
    if "min" not in row and "max" not in row:
        checker.complain(entry, "the condition needs 'min' or 'max'.")
    return least, most
