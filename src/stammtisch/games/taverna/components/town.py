"""Reads the town and the court of a components file: taverns, dignitaries, royal scorings."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from librt.vecs import vec
from mypy_extensions import i64

from stammtisch.core.components import Checker, Table
from stammtisch.games.taverna.components.vocabulary import (
    DIGNITARY_IDS,
    PEOPLE_IDS,
    SCORING_IDS,
    SYMBOL_IDS,
    TAVERN_IDS,
)
from stammtisch.games.taverna.rules import ids
from stammtisch.games.taverna.rules.box import Box

DOES = ("buy_deed", "place_guild_tokens", "take_favours", "raise_levels")
COUNTS = ("nothing", "favours", "coins", "deeds", "archmage")


def as_vec(numbers: Sequence[int]) -> vec[i64]:
    """A native list of numbers."""
    return vec[i64](numbers)


def as_set(numbers: Sequence[int]) -> int:
    """The set of these numbers."""
    return sum(1 << number for number in numbers)


def inner_rows(checker: Checker, entry: str, row: Table, key: str) -> list[Table]:
    """The tables in a list inside an entry; none, with a complaint, if it is no such list."""
    found = row.get(key)
    if isinstance(found, list) and all(isinstance(item, Mapping) for item in found):
        return found
    checker.complain(entry, f"'{key}' must be a list of tables.")
    return []


def _rows_of_side(checker: Checker, name: str, side: str) -> dict[str, Table]:
    rows = {}
    for row in checker.entries(name):
        if row.get("side") == side:
            rows[checker.word(row, f"[[{name}]] {side}", "tavern", TAVERN_IDS)] = row
    for tavern in TAVERN_IDS:
        if tavern not in rows:
            checker.complain(f"[[{name}]] {side}", f"the entry for '{tavern}' is missing.")
    return rows


def lay_tables(checker: Checker, box: Box, side: str, sizes: list[int]) -> None:
    """The tables of a side by tavern and by people: 30 on the larger one. [R6]"""
    rows = _rows_of_side(checker, "tables", side)
    inside: list[list[int]] = [[] for _ in TAVERN_IDS]
    coloured: list[list[int]] = [[] for _ in PEOPLE_IDS]
    taverns: list[int] = []
    for tavern, name in enumerate(TAVERN_IDS):
        entry = f"[[tables]] {side} {name}"
        peoples = rows.get(name, {}).get("peoples")
        if not isinstance(peoples, list) or not peoples:
            checker.complain(entry, "'peoples' must be a list with one people for each table.")
            peoples = []
        for place, people in enumerate(peoples):
            checker.word({"people": people}, entry, "people", PEOPLE_IDS)
            inside[tavern].append(len(taverns) + place)
            if people in PEOPLE_IDS:
                coloured[PEOPLE_IDS.index(people)].append(len(taverns) + place)
        taverns += [tavern] * sizes[tavern]
    box.houses.tavern_of_table = as_vec(taverns)
    box.houses.tables_in = as_vec([as_set(tables) for tables in inside])
    box.houses.tables_of = as_vec([as_set(tables) for tables in coloured])
    box.houses.tables = sum(as_set(tables) for tables in inside)


def lay_deeds(checker: Checker, box: Box, side: str, sizes: list[int]) -> None:
    """The deed spaces of a side, not one for everybody, with price and points. [R30]"""
    rows = _rows_of_side(checker, "deeds", side)
    prices: list[int] = []
    points: list[int] = []
    taverns: list[int] = []
    inside = []
    for tavern, name in enumerate(TAVERN_IDS):
        entry = f"[[deeds]] {side} {name}"
        spaces = inner_rows(checker, entry, rows.get(name, {}), "spaces")
        if not spaces:
            checker.complain(entry, "a tavern has at least one deed space.")
        inside.append(as_set(range(len(prices), len(prices) + len(spaces))))
        for space in spaces:
            prices.append(checker.number(space, entry, "price", 0, 40))
            points.append(checker.number(space, entry, "vp", 0, 40))
        missing = sizes[tavern] - len(spaces)
        prices += [0] * missing
        points += [0] * missing
        taverns += [tavern] * sizes[tavern]
    box.houses.deeds_in = as_vec(inside)
    box.houses.tavern_of_deed = as_vec(taverns)
    box.houses.price = as_vec(prices)
    box.houses.vp = as_vec(points)
    _sort_deeds(box)


def _sort_deeds(box: Box) -> None:
    """Which deeds an amount of coins can buy, and the dearest one of the small taverns."""
    houses = box.houses
    houses.deeds = sum(houses.deeds_in)
    price = {d: p for d, p in enumerate(houses.price) if houses.deeds >> d & 1}
    amounts = range(max(price.values(), default=0) + 1)
    houses.deeds_up_to = as_vec([as_set([d for d in price if price[d] <= n]) for n in amounts])
    large = len(TAVERN_IDS) - 1
    small = [p for d, p in price.items() if houses.tavern_of_deed[d] != large]
    houses.dearest_small = max(small, default=0)


def lay_signs(checker: Checker, box: Box) -> None:
    """The printed signs, the sizes of the taverns, and the guild tokens."""
    rows = checker.entries("taverns", len(TAVERN_IDS))
    checker.ids("taverns", rows, TAVERN_IDS)
    printed = 0
    small = 0
    for row in rows:
        entry = f"[[taverns]] '{row.get('id')}'"
        symbol = checker.word(row, entry, "symbol", SYMBOL_IDS[: ids.SIGNS])
        size = checker.word(row, entry, "size", ("small", "large"))
        if row.get("id") in TAVERN_IDS:
            tavern = TAVERN_IDS.index(row["id"])
            printed |= 1 << (tavern * ids.SIGNS + SYMBOL_IDS.index(symbol or "beer"))
            small |= (size == "small") << tavern
    if small != as_set(range(len(TAVERN_IDS) - 1)):
        checker.complain("[[taverns]]", "all taverns but the last must be small, the last large.")
    box.houses.printed = printed
    box.houses.small = small
    counts = {str(row.get("symbol")): row for row in checker.entries("guild_tokens", ids.SIGNS)}
    box.houses.tokens = as_vec(
        [
            checker.number(counts.get(name, {}), f"[[guild_tokens]] '{name}'", "count", 0, 9)
            for name in SYMBOL_IDS[: ids.SIGNS]
        ]
    )


def lay_court(checker: Checker, box: Box) -> None:
    """The four dignitaries with their offers, and the royal scorings. [R51]"""
    rows = checker.entries("dignitaries", len(DIGNITARY_IDS))
    checker.ids("dignitaries", rows, DIGNITARY_IDS)
    court = box.court
    spans, numbers, costs, points, does = [0], [], [], [], []
    for row in rows:
        entry = f"[[dignitaries]] '{row.get('id')}'"
        does.append(DOES.index(checker.word(row, entry, "does", DOES) or DOES[0]))
        most = {"place_guild_tokens": 2, "buy_deed": 0}.get(str(row.get("does")), 5)
        offers = inner_rows(checker, entry, row, "offers") if "offers" in row else []
        if bool(most) != bool(offers):
            checker.complain(entry, "'offers' must list what it costs (and not for deeds).")
        for offer in offers:
            numbers.append(checker.number(offer, entry, "n", 1, max(most, 1)))
            costs.append(checker.number(offer, entry, "cost", 0, 40))
            points.append(checker.number(offer, entry, "vp", 0, 40) if "vp" in offer else 0)
        if len({str(offer.get("n")) for offer in offers}) != len(offers):
            checker.complain(entry, "no number may be offered twice.")
        spans.append(len(numbers))
    if sorted(does) != list(range(len(DOES))):
        checker.complain("[[dignitaries]]", "each of them must do something else.")
    court.does, court.offers_from = as_vec(does), as_vec(spans)
    court.offer_n, court.offer_cost = as_vec(numbers), as_vec(costs)
    court.offer_vp = as_vec(points)
    _lay_scorings(checker, box)


def _lay_scorings(checker: Checker, box: Box) -> None:
    rows = checker.entries("royal_scorings", len(SCORING_IDS))
    checker.ids("royal_scorings", rows, SCORING_IDS)
    counts, base, raises, spans, froms, points = [], [], [], [0], [], []
    for row in rows:
        entry = f"[[royal_scorings]] '{row.get('id')}'"
        counted = checker.word(row, entry, "counts", COUNTS[1:]) if "counts" in row else COUNTS[0]
        counts.append(COUNTS.index(counted or COUNTS[0]))
        base.append(checker.number(row, entry, "vp", 0, 40) if "vp" in row else 0)
        key = "raise_each_track"
        raises.append(checker.number(row, entry, key, 0, 7) if key in row else 0)
        steps = inner_rows(checker, entry, row, "steps") if "steps" in row else []
        for place, reached in enumerate(steps):
            froms.append(checker.number(reached, f"{entry} step {place + 1}", "from", 0, 99))
            points.append(checker.number(reached, f"{entry} step {place + 1}", "vp", 0, 60))
        if froms[spans[-1] :] != sorted(set(froms[spans[-1] :])):
            checker.complain(entry, "the steps must go up.")
        spans.append(len(froms))
    court = box.court
    court.counts, court.base_vp, court.raises = as_vec(counts), as_vec(base), as_vec(raises)
    court.steps_from, court.step_from, court.step_vp = as_vec(spans), as_vec(froms), as_vec(points)
