"""What the readers of the components file share: names in their order, and small checks."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from librt.vecs import vec
from mypy_extensions import i64

from stammtisch.core.bits import bit
from stammtisch.core.components import Checker, Table
from stammtisch.games.crossroads.rules import ids
from stammtisch.games.crossroads.rules.plan import COLUMNS, SPACES

GROUPS = ("distressed", "outlaws", "travellers", "townsfolk", "nobles")
GOSSIPS = ("economic", "political", "traveller")
COLOURS = ("furnishing", "service", "worker", "guest")
GOSSIP_ACTIONS = (
    "economic_1",
    "economic_2_duel",
    "economic_2_table",
    "political_1",
    "political_2_duel",
    "political_2_table",
    "traveller_1",
    "traveller_2",
)
TRAVELLERS_OPTIONS = ("draw_two_keep_one", "discard_recipe", "steal_recipe")
TOWNSFOLK_OPTIONS = ("exchange_with_market", "swap_with_player", "return_to_pouch")
STEPS = (
    "chest_to_pouch",
    "impression",
    "gossip_actions",
    "invest",
    "reserve",
    "build",
    "recipes",
    "update",
    "end",
)
TRACK_SPACES = 13
KINGDOM_RULES = {
    "must_touch_colour": ids.MUST_TOUCH,
    "ring_only": ids.RING_ONLY,
    "max_per_colour": ids.MAX_PER_COLOUR,
    "single_line": ids.SINGLE_LINE,
    "must_not_touch_colour": ids.MUST_NOT_TOUCH,
    "same_turn_must_not_touch": ids.SAME_TURN_APART,
    "ring_reward": ids.RING_REWARD,
    "collector": ids.COLLECTOR,
    "corner_extra_ingredient": ids.CORNER_EXTRA,
}
KINDS_OF_TIER = (8, 7)  # of each colour
COPIES = 2


def column(numbers: Sequence[int]) -> vec[i64]:
    """A column of numbers as the rules read it."""
    return vec[i64](list(numbers))


def subtable(row: Table, key: str) -> Table:
    """A table inside an entry, empty if it is missing."""
    found = row.get(key)
    return found if isinstance(found, dict) else {}


def fixed(checker: Checker, row: Table, entry: str, key: str, value: object) -> None:
    """Complain about a value that this edition of the rules cannot vary."""
    if row.get(key) != value:
        checker.complain(entry, f"'{key}' must be {value!r} here, it is {row.get(key)!r}.")


def place_of(checker: Checker, row: Table, entry: str, key: str, known: Iterable[str]) -> int:
    """The place of a word in the list of known ones; the first if it is wrong."""
    listed = list(known)
    word = checker.word(row, entry, key, listed)
    return listed.index(word) if word in listed else 0


def plays_advanced(seats: int, recipes: str) -> bool:
    """Advanced recipes take part with three or four players unless it was chosen otherwise. [1]"""
    return seats > 2 if recipes == "auto" else recipes == "full"


def space_names() -> list[str]:
    """The 20 spaces in reading order, r1c1 to r4c5."""
    return [f"r{space // COLUMNS + 1}c{space % COLUMNS + 1}" for space in range(SPACES)]


def space_label(name: str) -> str:
    """A space as people call it in every language: r2c3 is C2."""
    row, column = name[1:].split("c")
    return f"{chr(ord('A') + int(column) - 1)}{row}"


def spaces(numbers: Sequence[int]) -> int:
    """A set of spaces."""
    return sum(bit(number) for number in set(numbers))


def in_order(checker: Checker, name: str, rows: Sequence[Table], needed: Sequence[str]) -> None:
    """Complain unless the entries are the needed ones in this order."""
    found = checker.ids(name, rows, needed)
    if sorted(found) == sorted(needed) and found != list(needed):
        checker.complain(f"[[{name}]]", f"the order must be {', '.join(needed)}.")
