"""What the readers of the components file share: fixed ids, and rows in their order."""

from __future__ import annotations

from collections.abc import Iterable

from librt.vecs import vec
from mypy_extensions import i64

from stammtisch.core.components import Checker, Table
from stammtisch.games.tiefenthal.rules import ids

TAVERN_CARDS = ("bard", "beer_merchant", "dishwasher", "waitress", "table", "supplier")
TILES = (
    "safe",
    "beer_store",
    "barrel",
    "dishwasher",
    "monk",
    "cashbox",
    "waitress",
    "table",
    "supply",
)
SPACES = ("cashbox", "barrel", "supply", "monk")
SIDES_OF_BOARD = ("summer", "winter")
PHASES = {"E": ids.PLANNING, "F": ids.SERVING, "G": ids.LAST_ORDERS}
COLUMNS = 4
REGULARS = 7
GUESTS_BY_COST = {3: 8, 4: 7, 5: 8, 6: 7, 7: 4, 8: 4}
NEW_GUESTS = 10


def numbers(values: Iterable[int]) -> vec[i64]:
    """A vec of these numbers."""
    return vec[i64](list(values))


def in_order(checker: Checker, name: str, needed: tuple[str, ...]) -> list[Table]:
    """The entries of a list that must hold exactly these ids, in their order."""
    rows = checker.entries(name)
    checker.ids(name, rows, needed)
    by_id = {row.get("id"): row for row in rows}
    return [by_id.get(identity, {"id": identity}) for identity in needed]


def faces(checker: Checker, row: Table, entry: str, key: str) -> list[int]:
    """At least one face of a die."""
    faces = checker.numbers(row, entry, key, None, 1, 6)
    if not faces:
        checker.complain(entry, f"'{key}' must name at least one face.")
    return faces
