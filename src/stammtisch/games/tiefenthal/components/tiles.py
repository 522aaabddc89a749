"""Reads tiles, tracks and the things of the modules from components.toml."""

from __future__ import annotations

from typing import Any

from librt.vecs import append

from stammtisch.core.components import Checker, Table
from stammtisch.games.tiefenthal.components import effects
from stammtisch.games.tiefenthal.components.vocabulary import (
    COLUMNS,
    PHASES,
    SIDES_OF_BOARD,
    SPACES,
    TAVERN_CARDS,
    TILES,
    faces,
    in_order,
    numbers,
)
from stammtisch.games.tiefenthal.rules import ids
from stammtisch.games.tiefenthal.rules.box import Box, dishwashers_needed

# -- the tavern ----------------------------------------------------------------------------------


def read_tiles(checker: Checker, box: Box) -> None:
    """The nine tiles that can be bought, with their prices; the host never is. [R3]"""
    rows = in_order(checker, "tile", (*TILES, "host"))[: len(TILES)]
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
        if tile == ids.CASHBOX and card != ids.NO_CARD:
            checker.complain(
                entry, "its own die helps to pay for it, so it takes no discount card."
            )
        box.discount_card = append(box.discount_card, card)
        box.discount = append(box.discount, off)
    tables = checker.table("limits").get("tables_printed")
    if tables != box.tile_base[ids.TABLES]:
        checker.complain("[limits]", "'tables_printed' differs from 'base' of the tile 'table'.")
    if box.tile_upgraded[ids.TABLES] + box.copies[ids.TABLE] > ids.MOST_TABLES:
        checker.complain("[[tile]] 'table'", f"{ids.MOST_TABLES} tables at most, cards included.")


def read_spaces(checker: Checker, box: Box) -> None:
    """The four dice spaces printed on tiles."""
    for space, row in enumerate(in_order(checker, "space", SPACES)):
        entry = f"[[space]] '{row['id']}'"
        checker.word(row, entry, "tile", [SPACES[space]])
        accepted = sum(2**face for face in faces(checker, row, entry, "accepts"))
        box.space_faces = append(box.space_faces, accepted)
        if checker.number(row, entry, "capacity", 0, 1) == 1:
            box.single |= 2**space
        for face in range(8):
            reach = dishwashers_needed(accepted, face) if 1 <= face <= 6 else ids.OUT_OF_REACH
            box.space_reach = append(box.space_reach, reach)
    for helpers in range(ids.MOST_HELP + 1):
        for face in range(8):
            box.in_reach = append(box.in_reach, within(box, face, helpers))


def within(box: Box, face: int, helpers: int) -> int:
    """The printed spaces that a die reaches with so many dishwashers."""
    near = (place for place in range(len(SPACES)) if box.space_reach[8 * place + face] <= helpers)
    return sum(2**place for place in near)


# -- the board -----------------------------------------------------------------------------------


def read_board(checker: Checker, box: Box) -> None:
    """Round track, schnapps on its way, monastery."""
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
    """One way round the monastery for both sides of the board. [R23]"""
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


def read_entertainer_ids(checker: Checker, box: Box) -> None:
    """Names first: round bonuses speak of them."""
    rows = checker.entries("entertainer", 3)
    box.entertainer_ids = checker.ids("entertainer", rows)
    sides: list[Any] = [side for row in rows for side in row.get("side", [])]
    box.side_ids = checker.ids("entertainer.side", sides)


def read_entertainers(checker: Checker, box: Box) -> None:
    """Three entertainers with two sides each."""
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


def read_reputation(checker: Checker, box: Box) -> None:
    """The reputation track with and without the row of module 5."""
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


def read_start_cards(checker: Checker, box: Box) -> None:
    """The seven start cards."""
    rows = checker.entries("start_card", 7)
    box.start_card_ids = checker.ids("start_card", rows)
    for row in rows:
        entry = f"[[start_card]] '{row.get('id')}'"
        listed = row.get("effects")
        box.start_effects = append(
            box.start_effects, effects.read(checker, box, listed, entry, effects.START)
        )
        if sum(bool(effect.get("optional")) for effect in listed or []) > 1:
            checker.complain(entry, "a start card can offer one upgrade, not two.")


def read_guest_book(checker: Checker, box: Box) -> None:
    """Columns, fields and rows of the guest book."""
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
