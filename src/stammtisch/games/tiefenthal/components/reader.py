"""Reads components.toml: every entry is checked, every complaint collected, then the box filled."""

from __future__ import annotations

from collections.abc import Iterable

from librt.vecs import append

from stammtisch.core.components import Checker, Table
from stammtisch.games.tiefenthal.components import effects
from stammtisch.games.tiefenthal.components.tiles import (
    read_board,
    read_entertainer_ids,
    read_entertainers,
    read_guest_book,
    read_reputation,
    read_spaces,
    read_start_cards,
    read_tiles,
)
from stammtisch.games.tiefenthal.components.vocabulary import (
    GUESTS_BY_COST,
    NEW_GUESTS,
    REGULARS,
    TAVERN_CARDS,
    TILES,
    faces,
    in_order,
    numbers,
)
from stammtisch.games.tiefenthal.rules import ids
from stammtisch.games.tiefenthal.rules.box import Box, dishwashers_needed


def read_box(checker: Checker) -> Box:
    """The component tables of a checked file; complaints go to the checker."""
    box = Box()
    box.tile_ids = list(TILES)
    box.effects = numbers([ids.NO_EFFECT] * ids.EFFECT_WIDTH)
    _limits(checker, box)
    _card_ids(checker, box)
    read_entertainer_ids(checker, box)
    _tavern_cards(checker, box)
    _patrons(checker, box)
    _guests(checker, box)
    read_tiles(checker, box)
    read_spaces(checker, box)
    read_board(checker, box)
    read_entertainers(checker, box)
    read_reputation(checker, box)
    read_start_cards(checker, box)
    read_guest_book(checker, box)
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
    rows = in_order(checker, "tavern_card", TAVERN_CARDS)
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


def _tavern_cards(checker: Checker, box: Box) -> None:
    """The staff, each kind at its own price: who costs 2 ducats is no supplier. [R2]"""
    for row in in_order(checker, "tavern_card", TAVERN_CARDS):
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
    paid = box.pay[ids.FIRST_REGULAR :]
    box.regulars_pay = min(paid, default=0) + max(paid, default=0)


def _patron(checker: Checker, box: Box, row: Table, entry: str, copies: int) -> None:
    """Patrons who cost no beer; their value is the ducats that they pay. [R4]"""
    _card(
        box,
        copies=copies,
        vp=checker.number(row, entry, "vp", 0, 60),
        pay=checker.number(row, entry, "ducats", 0, 60),
        faces=faces(checker, row, entry, "die"),
    )


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
            faces=faces(checker, row, entry, "die"),
            bonus=effects.read(checker, box, row.get("bonus"), entry, effects.GUEST),
        )
        if module != 1 and cost == 3:
            checker.complain(entry, "guests of module 3 cannot cost 3 beer: those form the pile.")
    for cost, needed in {**GUESTS_BY_COST, 0: NEW_GUESTS}.items():
        what = f"of cost {cost}" if cost else "of module 3"
        if found.get(cost, 0) != needed:
            checker.complain("[[guest]]", f"{needed} {what} are needed, not {found.get(cost, 0)}.")
