"""Reads and checks a components file of Taverna and sets out a box for each number of seats."""

from __future__ import annotations

from collections.abc import Sequence

from stammtisch.core.components import Checker, Table
from stammtisch.core.decision import MOST_OPTIONS
from stammtisch.games.taverna.components.magic import (
    lay_bonuses,
    lay_curse,
    lay_favours,
    lay_spells,
)
from stammtisch.games.taverna.components.town import (
    as_vec,
    inner_rows,
    lay_court,
    lay_deeds,
    lay_signs,
    lay_tables,
)
from stammtisch.games.taverna.components.vocabulary import (
    PEOPLE_IDS,
    SCORING_IDS,
    SIDES,
    SYMBOL_IDS,
    TAVERN_IDS,
)
from stammtisch.games.taverna.rules import ids
from stammtisch.games.taverna.rules.box import Box

FEWEST, MOST = 2, 5
LIMITS = {  # name in the file -> (name in the box, lowest, highest)
    "start_coins": ("start_coins", 0, 99),
    "start_spells": ("start_spells", 0, 5),
    "start_deeds": ("start_deeds", 1, 3),
    "deed_tokens_per_player": ("deed_tokens", 1, 5),
    "customer_row": ("customer_row", 1, 6),
    "favour_spaces": ("favour_spaces", 1, 10),
    "dignitaries_per_tavern": ("dignitaries_per_tavern", 2, 4),
    "casts_per_own_turn": ("casts_per_own_turn", 0, 5),
    "casts_per_opponent_turn": ("casts_per_opponent_turn", 0, 5),
    "local_activations_per_turn": ("local_activations", 0, 4),
    "privilege_activations_per_turn": ("privilege_activations", 0, 4),
    "privileges_per_activation": ("privileges_per_activation", 1, 5),
    "takeover_surcharge": ("takeover_surcharge", 0, 9),
    "takeover_share_divisor": ("takeover_share_divisor", 1, 9),
    "spell_sale_coins": ("spell_sale_coins", 0, 9),
    "end_coins_per_spell": ("end_coins_per_spell", 0, 9),
    "end_vp_per_privilege": ("end_vp_per_privilege", 0, 9),
}
SUPPLIES = {
    "customer_tiles_per_people": ("tiles_per_people", 8, 60),
    "privileges_total": ("privileges_total", 5, 60),
    "privileges_per_tavern": ("privileges_per_tavern", 1, 1),
}
BY_SEATS = {
    "rounds": ("rounds", 1, 10),
    "income": ("income", 0, 9),
    "feast": ("feast", 0, 9),
    "move_income": ("move_income", 0, 9),
}


class Boxes:
    """A checked components file: one box for each number of seats."""

    def __init__(self, of: dict[int, Box]) -> None:
        self.of = of

    @property
    def any(self) -> Box:
        """A box for what does not depend on the number of seats."""
        return self.of[FEWEST]


def read_box(checker: Checker) -> Boxes:
    """Everything in the file, or complaints about it."""
    checker.ids("peoples", checker.entries("peoples", len(PEOPLE_IDS)), PEOPLE_IDS)
    checker.ids("symbols", checker.entries("symbols", len(SYMBOL_IDS)), SYMBOL_IDS)
    sizes = _sizes(checker, "tables", "peoples"), _sizes(checker, "deeds", "spaces")
    of = {seats: _box(checker, seats, *sizes) for seats in range(FEWEST, MOST + 1)}
    checker.complaints = list(dict.fromkeys(checker.complaints))  # said once, not for each seat
    return Boxes(of)


def _numbered(sizes: Sequence[int], letter: str) -> list[str]:
    taverns = zip(TAVERN_IDS, sizes, strict=True)
    return [f"{tavern}_{letter}{n + 1}" for tavern, size in taverns for n in range(size)]


def _sizes(checker: Checker, name: str, key: str) -> list[int]:
    """For each tavern the larger number of tables or deed spaces of both sides."""
    rows = checker.entries(name)
    sizes = []
    for tavern in TAVERN_IDS:
        lists = [row.get(key) for row in rows if row.get("tavern") == tavern]
        sizes.append(max((len(items) for items in lists if isinstance(items, list)), default=0))
    if sum(sizes) > MOST_OPTIONS:
        checker.complain(f"[[{name}]]", f"there are {sum(sizes)}, but {MOST_OPTIONS} at most.")
    return sizes


def _box(checker: Checker, seats: int, tables: list[int], deeds: list[int]) -> Box:
    box = Box(seats)
    box.table_ids, box.deed_ids = _numbered(tables, "t"), _numbered(deeds, "d")
    row = _player_row(checker, seats)
    _lay_limits(checker, box, row, seats)
    side = checker.word(row, f"[[player_counts]] {seats}", "side", SIDES)
    lay_tables(checker, box, side, tables)
    lay_deeds(checker, box, side, deeds)
    lay_signs(checker, box)
    lay_court(checker, box)
    _lay_guests(checker, box, row, seats)
    lay_bonuses(checker, box)
    lay_spells(checker, box)
    lay_curse(checker, box)
    lay_favours(checker, box)
    _check_sizes(checker, box)
    return box


def _player_row(checker: Checker, seats: int) -> Table:
    for row in checker.entries("player_counts", MOST - FEWEST + 1):
        if row.get("players") == seats:
            return row
    checker.complain("[[player_counts]]", f"the entry for {seats} players is missing.")
    return {}


def _lay_limits(checker: Checker, box: Box, row: Table, seats: int) -> None:
    for entry, table, names in (
        ("[limits]", checker.table("limits"), LIMITS),
        ("[supplies]", checker.table("supplies"), SUPPLIES),
        (f"[[player_counts]] {seats}", row, BY_SEATS),
    ):
        for key, (name, low, high) in names.items():
            setattr(box.limits, name, checker.number(table, entry, key, low, high))
    limits = checker.table("limits")
    box.limits.tiles_return = checker.flag(limits, "[limits]", "replaced_tiles_return")
    for key in ("deeds_per_player_per_tavern", "same_favour_kind_per_turn"):
        checker.number(limits, "[limits]", key, 1, 1)
    rounds = row.get("royal_rounds")
    if rounds not in (["king"], ["king", "queen"]):
        what = "'royal_rounds' must be ['king'] or ['king', 'queen']."
        checker.complain(f"[[player_counts]] {seats}", what)
        rounds = ["king"]
    box.limits.royal_rounds = len(rounds)
    if len(rounds) * seats > len(SCORING_IDS):
        checker.complain(
            f"[[player_counts]] {seats}",
            f"{len(rounds)} royal rounds need more than the {len(SCORING_IDS)} royal scorings.",
        )
    track = checker.table("track")
    values = checker.numbers(track, "[track]", "values", None, -20, 40) or [0, 0]
    box.levels = as_vec(values)
    top = len(values) - 1
    box.limits.top_level = checker.number(track, "[track]", "exclusive_level", top, top)
    box.limits.start_level = checker.number(track, "[track]", "start_level", 0, max(top - 1, 0))


def _lay_guests(checker: Checker, box: Box, row: Table, seats: int) -> None:
    rows = checker.entries("customer_cards")
    box.card_ids = checker.ids("customer_cards", rows)
    sets = row.get("card_sets")
    peoples, symbols, used = [], [], []
    for card, entry_row in enumerate(rows):
        entry = f"[[customer_cards]] '{entry_row.get('id')}'"
        customers = inner_rows(checker, entry, entry_row, "customers")
        if not 1 <= len(customers) <= 2:
            checker.complain(entry, "'customers' must list one or two customers.")
            customers = [{"people": "orc", "symbol": "beer"}]
        for customer in customers:
            people = checker.word(customer, entry, "people", PEOPLE_IDS) or PEOPLE_IDS[0]
            symbol = checker.word(customer, entry, "symbol", SYMBOL_IDS) or SYMBOL_IDS[0]
            peoples.append(PEOPLE_IDS.index(people))
            symbols.append(SYMBOL_IDS.index(symbol))
        if len(customers) == 1:
            peoples.append(ids.NOTHING)
            symbols.append(ids.NOTHING)
        elif peoples[-1] == peoples[-2]:
            checker.complain(entry, "the two customers must be of different peoples.")
        if isinstance(sets, list) and entry_row.get("set") in sets:
            used.append(card)
    needed = box.limits.rounds * seats + box.limits.customer_row
    if len(used) < needed:
        what = f"{needed} customer cards are needed, the sets {sets} hold {len(used)}."
        checker.complain(f"[[player_counts]] {seats}", what)
    box.guests.cards = as_vec(used)
    box.guests.people, box.guests.symbol = as_vec(peoples), as_vec(symbols)


def _check_sizes(checker: Checker, box: Box) -> None:
    """An option names a thing, and no decision has more than 62 of them. [6.8]"""
    box.first_entry = box.limits.customer_row
    box.first_favour = box.first_entry + ids.ENTRIES
    box.first_spell = box.first_favour + box.favours.kinds
    box.sell_spell = box.first_spell + box.spells.kinds
    box.end_turn = box.sell_spell + 1
    options = box.end_turn + 1
    if options > MOST_OPTIONS:
        what = f"with these favours a turn has {options} options, {MOST_OPTIONS} at most."
        checker.complain("[[spells]]", what)
    tiles, turns = 4 * box.limits.tiles_per_people, box.limits.rounds * box.seats
    if tiles <= turns:
        what = f"{turns} turns need more than the {tiles} customer tiles."
        checker.complain("[supplies]", what)
    if len(box.card_ids) > MOST_OPTIONS:
        checker.complain("[[customer_cards]]", f"{MOST_OPTIONS} cards at most.")
