"""Every number on the table is counted: what the log accounts for leaves nothing public out.

Each number of a spectator's view is changed by one; `counters` of the title's `telling/accounts.py`
must notice. What it need not notice, a title lists by reason in `tests/uncounted.py`.
"""

from __future__ import annotations

from collections.abc import Iterator
from fnmatch import fnmatchcase
from functools import cache
from typing import Any

import msgspec
import pytest

from stammtisch.core.registry import titles
from tests.laws.journeys import evenings, table_of
from tests.tables import SOAK

POSITIONS = 60 if SOAK else 14
APART = 47  # answers between two positions, so that they come from every part of a match
EACH = 2  # numbers of a kind in a position
Way = tuple[str | int, ...]


def numbers(node: Any, way: Way = ()) -> Iterator[Way]:
    """The ways to all whole numbers in a view."""
    if isinstance(node, dict):
        for key, value in node.items():
            yield from numbers(value, (*way, key))
    elif isinstance(node, list | tuple):
        for place, value in enumerate(node):
            yield from numbers(value, (*way, place))
    elif isinstance(node, int) and not isinstance(node, bool):
        yield way


def one_more(node: Any, way: Way) -> Any:
    """The same view with one number raised."""
    if not way:
        return node + 1
    first, rest = way[0], way[1:]
    if isinstance(node, dict):
        return {**node, first: one_more(node[first], rest)}
    assert isinstance(first, int)
    return [*node[:first], one_more(node[first], rest), *node[first + 1 :]]


def kind(way: Way) -> str:
    """What the number is: mats/*/coins."""
    return "/".join("*" if isinstance(part, int) else part for part in way)


def notices(counters: Any, view: Any, changed: Any) -> bool:
    """Whether the counters of a changed view differ; what they cannot even read they do use."""
    try:
        found: bool = counters(msgspec.convert(changed, type(view))) != counters(view)
    except (IndexError, KeyError):
        return True
    return found


@cache
def kinds(title: str) -> tuple[frozenset[str], frozenset[str]]:
    """The kinds of numbers that are counted, and those that are not."""
    counters = table_of(title, "telling.accounts").counters
    counted: set[str] = set()
    left: set[str] = set()
    for number, match in enumerate(evenings(title)):
        if number >= POSITIONS * APART:
            break
        if number % APART:
            continue
        view = match.view(None)
        plain = msgspec.to_builtins(view)
        seen: dict[str, int] = {}
        for way in numbers(plain):
            name = kind(way)
            seen[name] = seen.get(name, 0) + 1
            if seen[name] <= EACH:
                known = notices(counters, view, one_more(plain, way))
                (counted if known else left).add(name)
    return frozenset(counted), frozenset(left)


def listed(title: str) -> list[str]:
    """The kinds of numbers that a title does not count, each for a reason."""
    table: dict[str, tuple[str, ...]] = table_of(title, "tests.uncounted").UNCOUNTED
    assert all(len(reason) > 20 for reason in table)
    return [pattern for patterns in table.values() for pattern in patterns]


@pytest.mark.parametrize("title", titles())
def test_every_number_is_counted_or_has_a_reason_not_to_be(title):
    patterns = listed(title)
    _, left = kinds(title)
    assert [n for n in sorted(left) if not any(fnmatchcase(n, p) for p in patterns)] == []


@pytest.mark.parametrize("title", titles())
def test_no_reason_is_given_for_what_is_counted(title):
    counted, left = kinds(title)
    assert len(counted) > 10
    always = counted - left  # of a track only the space on which somebody stands is read
    found = {n: p for p in listed(title) for n in always if fnmatchcase(n, p)}
    assert found == {}


@pytest.mark.parametrize("title", titles())
def test_a_counter_that_is_forgotten_is_noticed(title, monkeypatch):
    """The canary: without one of its counters a number of the view would be left."""
    accounts = table_of(title, "telling.accounts")
    whole = accounts.counters
    money = {"histrio": "ecus", "tiefenthal": "ducats", "taverna": "coins", "crossroads": "chest"}
    lost = f"/{money[title]}"
    monkeypatch.setattr(
        accounts, "counters", lambda view: {k: n for k, n in whole(view).items() if lost not in k}
    )
    kinds.cache_clear()
    try:
        _, left = kinds(title)
    finally:
        kinds.cache_clear()
    assert f"mats/*{lost}" in left
