"""Reads components.toml: every entry is checked, every complaint collected, then the box filled."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from librt.vecs import append, vec
from mypy_extensions import i64

from stammtisch.core.components import Checker, Table
from stammtisch.games.tiefenthal import effects
from stammtisch.games.tiefenthal.rules import ids
from stammtisch.games.tiefenthal.rules.box import Box, dishwashers_needed

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


def read_box(checker: Checker) -> Box:
    """The component tables of a checked file; complaints go to the checker."""
    box = Box()
    box.tile_ids = list(TILES)
    box.effects = numbers([ids.NO_EFFECT] * ids.EFFECT_WIDTH)
    _limits(checker, box)
    _card_ids(checker, box)
    _entertainer_ids(checker, box)
    _tavern_cards(checker, box)
    _patrons(checker, box)
    _guests(checker, box)
    _tiles(checker, box)
    _spaces(checker, box)
    _board(checker, box)
    _entertainers(checker, box)
    _reputation(checker, box)
    _start_cards(checker, box)
    _guest_book(checker, box)
    return box


# -- counts and limits ---------------------------------------------------------------------------


def _limits(checker: Checker, box: Box) -> None:
    counts, limits = checker.table("counts"), checker.table("limits")
    digital = checker.table("limits.digital")
    meta = checker.table("meta")
    box.rounds = checker.number(meta, "[meta]", "rounds", 1, 20)
    box.counter_guests = checker.number(counts, "[counts]", "counter_guests_per_player", 0, 9)
    box.white_dice = checker.number(counts, "[counts]", "white_dice_per_player", 1, 4)
    box.own_dice = checker.number(limits, "[limits]", "own_dice_max", 0, 3)
    if (pool := checker.number(counts, "[counts]", "own_dice_per_player", 0, 3)) != box.own_dice:
        checker.complain("[counts]", f"'own_dice_per_player' is {pool}, the limit {box.own_dice}.")
    box.schnapps = checker.number(counts, "[counts]", "schnapps", 0, 99)
    box.signatures = checker.number(counts, "[counts]", "signatures", 5, 99)
    box.schnapps_kept = checker.number(limits, "[limits]", "schnapps_end_of_turn_max", 0, 99)
    box.start_cards_offered = checker.number(limits, "[limits]", "start_cards_offered", 1, 7)
    box.monastery_last = checker.number(limits, "[limits]", "monastery_last_space", 1, 60)
    box.plan_resets = checker.number(digital, "[limits.digital]", "plan_resets_per_phase", 0, 9)
    box.plan_edits = checker.number(digital, "[limits.digital]", "plan_edits_per_turn", 0, 1)
    for key, only in (
        ("guests_recruited_per_turn", 1),
        ("bought_cards_per_kind_per_round", 1),
        ("juggler_encore_per_round", 1),
        ("offer_slots", 4),
    ):
        checker.number(limits, "[limits]", key, only, only)


# -- cards ---------------------------------------------------------------------------------------


def _card_ids(checker: Checker, box: Box) -> None:
    rows = _in_order(checker, "tavern_card", TAVERN_CARDS)
    regulars = checker.entries("regular")
    guests = checker.entries("guest")
    ids_of = list(TAVERN_CARDS)
    ids_of.append("noble")
    ids_of += checker.ids("regular", regulars)
    box.first_guest = len(ids_of)
    ids_of += checker.ids("guest", guests)
    if len(set(ids_of)) < len(ids_of):
        checker.complain("[[guest]]", "a card id occurs in two lists of cards.")
    if len(ids_of) > 62:
        checker.complain("[[guest]]", f"62 kinds of cards at most, {len(ids_of)} are there.")
    box.kinds = len(ids_of)
    box.card_ids = ids_of
    rows = [*rows, checker.table("noble"), *regulars, *guests]
    box.card_names = [str(row.get("name", "")) for row in rows]


def _in_order(checker: Checker, name: str, needed: tuple[str, ...]) -> list[Table]:
    """The entries of a list that must hold exactly these ids, in their order."""
    rows = checker.entries(name)
    checker.ids(name, rows, needed)
    by_id = {row.get("id"): row for row in rows}
    return [by_id.get(identity, {"id": identity}) for identity in needed]


def _tavern_cards(checker: Checker, box: Box) -> None:
    for row in _in_order(checker, "tavern_card", TAVERN_CARDS):
        entry = f"[[tavern_card]] '{row['id']}'"
        _card(
            box,
            copies=checker.number(row, entry, "count", 1, 16),
            module=checker.number(row, entry, "module", 1, 5),
            price=checker.number(row, entry, "price", 1, 60),
            vp=checker.number(row, entry, "vp", 0, 60),
        )
    start = checker.table("start_deck").get("cards", [])
    if not isinstance(start, list) or any(card not in TAVERN_CARDS for card in start):
        checker.complain("[start_deck]", "'cards' must be a list of tavern cards.")
        return
    box.start_deck = numbers(TAVERN_CARDS.index(card) for card in start)


def _card(
    box: Box,
    *,
    copies: int,
    module: int = 1,
    price: int = 0,
    vp: int = 0,
    pay: int = 0,
    faces: Iterable[int] = (),
    bonus: int = 0,
) -> None:
    """One more kind of card at the end of all tables."""
    wanted = sum(2**face for face in faces)
    box.copies = append(box.copies, copies)
    box.module = append(box.module, module)
    box.price = append(box.price, price)
    box.vp = append(box.vp, vp)
    box.pay = append(box.pay, pay)
    box.faces = append(box.faces, wanted)
    box.bonus = append(box.bonus, bonus)
    for face in range(8):
        reach = dishwashers_needed(wanted, face) if 1 <= face <= 6 else ids.OUT_OF_REACH
        box.reach = append(box.reach, reach)


def _patrons(checker: Checker, box: Box) -> None:
    noble = checker.table("noble")
    checker.word(noble, "[noble]", "id", ["noble"])
    _patron(checker, box, noble, "[noble]", checker.number(noble, "[noble]", "count", 1, 99))
    prices = checker.entries("noble_price", 3)
    for place, row in enumerate(prices, start=1):
        entry = f"[[noble_price]] no. {place}"
        checker.number(row, entry, "nobles", place, place)
        box.noble_prices = append(
            box.noble_prices, checker.number(row, entry, "beer", place, 90)
        )  # a noble is never free, or a turn could last for ever
    copies = 0
    for row in checker.entries("regular"):
        entry = f"[[regular]] '{row.get('id')}'"
        number = checker.number(row, entry, "copies", 1, REGULARS)
        copies += number
        _patron(checker, box, row, entry, number)
    if copies != REGULARS:
        checker.complain(
            "[[regular]]", f"{REGULARS} of each colour are needed, {copies} are there."
        )


def _patron(checker: Checker, box: Box, row: Table, entry: str, copies: int) -> None:
    _card(
        box,
        copies=copies,
        vp=checker.number(row, entry, "vp", 0, 60),
        pay=checker.number(row, entry, "ducats", 0, 60),
        faces=_faces(checker, row, entry, "die"),
    )


def _faces(checker: Checker, row: Table, entry: str, key: str) -> list[int]:
    faces = checker.numbers(row, entry, key, None, 1, 6)
    if not faces:
        checker.complain(entry, f"'{key}' must name at least one face.")
    return faces


def _guests(checker: Checker, box: Box) -> None:
    found: dict[int, int] = {}
    for row in checker.entries("guest"):
        entry = f"[[guest]] '{row.get('id')}'"
        module = checker.number(row, entry, "module", 1, 5)
        cost = checker.number(row, entry, "cost", 3, 8)
        copies = checker.number(row, entry, "copies", 1, 8)
        if module not in (1, 3):
            checker.complain(entry, f"guests belong to module 1 or 3, this one to {module}.")
        group = cost if module == 1 else 0
        found[group] = found.get(group, 0) + copies
        _card(
            box,
            copies=copies,
            module=module,
            price=cost,
            vp=checker.number(row, entry, "vp", 0, 60),
            pay=checker.number(row, entry, "ducats", 0, 60),
            faces=_faces(checker, row, entry, "die"),
            bonus=effects.read(checker, box, row.get("bonus"), entry, effects.GUEST),
        )
        if module != 1 and cost == 3:
            checker.complain(entry, "guests of module 3 cannot cost 3 beer: those form the pile.")
    for cost, needed in {**GUESTS_BY_COST, 0: NEW_GUESTS}.items():
        what = f"of cost {cost}" if cost else "of module 3"
        if found.get(cost, 0) != needed:
            checker.complain("[[guest]]", f"{needed} {what} are needed, not {found.get(cost, 0)}.")


# -- the tavern ----------------------------------------------------------------------------------


def _tiles(checker: Checker, box: Box) -> None:
    rows = _in_order(checker, "tile", (*TILES, "host"))[: len(TILES)]
    for tile, row in enumerate(rows):
        entry = f"[[tile]] '{row['id']}'"
        box.tile_cost = append(box.tile_cost, checker.number(row, entry, "cost", 0, 60))
        base = checker.number(row, entry, "base", 0, 9)
        box.tile_base = append(box.tile_base, base)
        box.tile_upgraded = append(
            box.tile_upgraded, checker.number(row, entry, "upgraded", base, 9)
        )
        if checker.word(row, entry, "effective", ["at_once", "next_round"]) == "next_round":
            box.delayed |= 2**tile
        card, off = ids.NO_CARD, 0
        if "discount_card" in row:
            card = TAVERN_CARDS.index(checker.word(row, entry, "discount_card", TAVERN_CARDS))
            off = checker.number(row, entry, "discount", 0, 60)
        box.discount_card = append(box.discount_card, card)
        box.discount = append(box.discount, off)
    tables = checker.table("limits").get("tables_printed")
    if tables != box.tile_base[ids.TABLES]:
        checker.complain("[limits]", "'tables_printed' differs from 'base' of the tile 'table'.")
    if box.tile_upgraded[ids.TABLES] + box.copies[ids.TABLE] > ids.MOST_TABLES:
        checker.complain("[[tile]] 'table'", f"{ids.MOST_TABLES} tables at most, cards included.")


def _spaces(checker: Checker, box: Box) -> None:
    for space, row in enumerate(_in_order(checker, "space", SPACES)):
        entry = f"[[space]] '{row['id']}'"
        checker.word(row, entry, "tile", [SPACES[space]])
        faces = sum(2**face for face in _faces(checker, row, entry, "accepts"))
        box.space_faces = append(box.space_faces, faces)
        if checker.number(row, entry, "capacity", 0, 1) == 1:
            box.single |= 2**space
        for face in range(8):
            reach = dishwashers_needed(faces, face) if 1 <= face <= 6 else ids.OUT_OF_REACH
            box.space_reach = append(box.space_reach, reach)


# -- the board -----------------------------------------------------------------------------------


def _board(checker: Checker, box: Box) -> None:
    box.round_effects = numbers([0] * (2 * (box.rounds + 1)))
    for place, row in enumerate(checker.entries("round_bonus", 2 * box.rounds), start=1):
        entry = f"[[round_bonus]] no. {place}"
        winter = SIDES_OF_BOARD.index(checker.word(row, entry, "side", SIDES_OF_BOARD))
        cell = winter * (box.rounds + 1) + checker.number(row, entry, "round", 1, box.rounds)
        if box.round_effects[cell]:
            checker.complain(entry, "this round has two entries.")
        box.round_effects[cell] = effects.read(
            checker, box, row.get("effects"), entry, effects.ROUND
        )
    box.schnapps_printed = numbers([0] * (box.rounds + 1))
    box.schnapps_loose = numbers([0] * (box.rounds + 1))
    for place, row in enumerate(checker.entries("schnapps_pass"), start=1):
        entry = f"[[schnapps_pass]] no. {place}"
        loose = checker.flag(row, entry, "loose_tile")
        passed = box.schnapps_loose if loose else box.schnapps_printed
        evening = checker.number(row, entry, "round", 1, box.rounds)
        passed[evening] = checker.number(row, entry, "n", 0, 9)
    _monastery(checker, box)


def _monastery(checker: Checker, box: Box) -> None:
    box.monastery_bonus = numbers([0] * (box.monastery_last + 1))
    for place, row in enumerate(checker.entries("monastery_space"), start=1):
        entry = f"[[monastery_space]] no. {place}"
        space = checker.number(row, entry, "space", 1, box.monastery_last)
        if box.monastery_bonus[space]:
            checker.complain(entry, f"space {space} has two entries.")
        box.monastery_bonus[space] = effects.read(
            checker, box, row.get("bonus"), entry, effects.TRACK
        )


# -- the modules ---------------------------------------------------------------------------------


def _entertainer_ids(checker: Checker, box: Box) -> None:
    rows = checker.entries("entertainer", 3)
    box.entertainer_ids = checker.ids("entertainer", rows)
    sides: list[Any] = [side for row in rows for side in row.get("side", [])]
    box.side_ids = checker.ids("entertainer.side", sides)


def _entertainers(checker: Checker, box: Box) -> None:
    for row in checker.entries("entertainer"):
        entry = f"[[entertainer]] '{row.get('id')}'"
        checker.number(row, entry, "count", 4, 4)
        sides = row.get("side", [])
        if len(sides) != 2:
            checker.complain(entry, f"two sides are needed, {len(sides)} are there.")
        for side in sides:
            name = f"[[entertainer.side]] '{side.get('id')}'"
            phase = checker.word(side, name, "phase", list(PHASES))
            lowest = 1  # an entertainer who drinks nothing could perform for ever
            box.side_schnapps = append(
                box.side_schnapps, checker.number(side, name, "schnapps", lowest, 20)
            )
            box.side_phase = append(box.side_phase, PHASES[phase])
            box.side_effects = append(
                box.side_effects,
                effects.read(checker, box, side.get("effects"), name, effects.OF_PHASE[phase]),
            )


def _reputation(checker: Checker, box: Box) -> None:
    rows = checker.entries("reputation_space")
    box.reputation_ids = checker.ids("reputation_space", rows)
    lengths = checker.table("reputation")
    box.reputation_bonus = numbers([0] * 32)
    box.reputation_vp = numbers([0] * 32)
    box.reputation_name = numbers([0] * 32)
    read = [_reputation_space(checker, box, row) for row in rows]
    for book, key in enumerate(("spaces_without_module_5", "spaces_with_module_5")):
        length = checker.number(lengths, "[reputation]", key, 1, 15)
        track = [place for place, row in enumerate(rows) if book or row.get("module") != 5]
        if len(track) != length:
            checker.complain("[reputation]", f"'{key}' is {length}, but {len(track)} are listed.")
        box.reputation_spaces = append(box.reputation_spaces, len(track))
        points = 0
        for space, place in enumerate(track[:15], start=1):
            bonus, vp = read[place]
            points = points if vp is None else vp
            box.reputation_bonus[16 * book + space] = bonus
            box.reputation_vp[16 * book + space] = points
            box.reputation_name[16 * book + space] = place
    crowns = [place for place, row in enumerate(rows) if row.get("crown")]
    if crowns != [len(rows) - 1]:
        checker.complain("[[reputation_space]]", "exactly one space is the crown: the last one.")


def _reputation_space(checker: Checker, box: Box, row: Table) -> tuple[int, int | None]:
    entry = f"[[reputation_space]] '{row.get('id')}'"
    bonus = effects.read(checker, box, row.get("bonus"), entry, effects.REPUTATION)
    return bonus, checker.number(row, entry, "vp", 0, 60) if "vp" in row else None


def _start_cards(checker: Checker, box: Box) -> None:
    rows = checker.entries("start_card", 7)
    box.start_card_ids = checker.ids("start_card", rows)
    for row in rows:
        entry = f"[[start_card]] '{row.get('id')}'"
        box.start_effects = append(
            box.start_effects, effects.read(checker, box, row.get("effects"), entry, effects.START)
        )


def _guest_book(checker: Checker, box: Box) -> None:
    book = checker.table("guest_book")
    box.book_rows = checker.number(book, "[guest_book]", "rows", 4, 4)
    box.row_bonus = effects.read(checker, box, book.get("row_bonus"), "[guest_book]", effects.FIELD)
    columns = checker.entries("guest_book_column", COLUMNS)
    box.column_ids = checker.ids("guest_book_column", columns)
    box.column_of_cost = numbers([-1] * 9)
    for column, row in enumerate(columns):
        entry = f"[[guest_book_column]] '{row.get('id')}'"
        for cost in checker.numbers(row, entry, "costs", None, 3, 8):
            box.column_of_cost[cost] = column
    if any(box.column_of_cost[cost] < 0 for cost in range(3, 9)):
        checker.complain("[[guest_book_column]]", "each cost from 3 to 8 needs a column.")
    box.book_bonus = numbers([0] * (COLUMNS * box.book_rows))
    for place, row in enumerate(checker.entries("guest_book_field"), start=1):
        entry = f"[[guest_book_field]] no. {place}"
        column = box.column_ids.index(checker.word(row, entry, "column", box.column_ids or [""]))
        cell = column * box.book_rows + checker.number(row, entry, "row", 1, box.book_rows) - 1
        if box.book_bonus[cell]:
            checker.complain(entry, "this field has two entries.")
        box.book_bonus[cell] = effects.read(checker, box, row.get("bonus"), entry, effects.FIELD)
