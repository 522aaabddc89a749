"""Every question of Taverna with its options. An option's place is its number for ever."""

from __future__ import annotations

from stammtisch.core.decision import DecisionKind
from stammtisch.games.taverna.components.reader import MOST, Boxes
from stammtisch.games.taverna.components.vocabulary import (
    DIGNITARY_IDS,
    PEOPLE_IDS,
    SCORING_IDS,
    SYMBOL_IDS,
    TAVERN_IDS,
    TOKEN_SETS,
)
from stammtisch.games.taverna.rules import ids
from stammtisch.games.taverna.rules.box import Box

MENU = (
    "seat_customer",
    "activate_local",
    "activate_with_privileges",
    "activate_with_herald",
)
SIGN_IDS = SYMBOL_IDS[: ids.SIGNS]


NAMES = (
    "choose_king_people",
    "choose_queen_people",
    "buy_deed",
    "take_turn",
    "choose_customer",
    "choose_stand_in_people",
    "choose_table",
    "choose_sold_spell",
    "choose_dignitary",
    "choose_destination",
    "choose_deed",
    "choose_guild_tokens",
    "choose_favour_count",
    "choose_favour",
    "choose_level_count",
    "choose_track",
    "choose_people",
    "choose_symbol",
    "choose_guild_spot",
    "choose_moved_customer",
    "choose_moved_table",
    "choose_swap_first",
    "choose_swap_second",
    "choose_moved_dignitary",
    "choose_new_tavern",
    "choose_victim",
    "react",
    "choose_royal_scoring",
)  # in the order of the numbers in rules/ids.py
OF_PEOPLES = ("king_people", "queen_people", "stand_in_people", "people", "track")
OF_TABLES = ("table", "moved_customer", "moved_table", "swap_first", "swap_second")


def decision_kinds(boxes: Boxes) -> tuple[DecisionKind, ...]:
    """Every question with the names of its options."""
    return tuple(
        DecisionKind(name, option_names(boxes.any, name), secret=name == "react") for name in NAMES
    )


def option_names(box: Box, name: str) -> tuple[str, ...]:
    """The names of all options that a decision could ever offer, in the order of their numbers."""
    short = name.removeprefix("choose_")
    spells = tuple(f"cast_{spell}" for spell in box.spell_ids)
    by_name = {
        "buy_deed": tuple(box.deed_ids),
        "deed": tuple(box.deed_ids),
        "take_turn": turn_names(box, spells),
        "customer": ("first", "second"),
        "sold_spell": tuple(box.spell_ids),
        "dignitary": DIGNITARY_IDS,
        "moved_dignitary": DIGNITARY_IDS,
        "destination": TAVERN_IDS,
        "new_tavern": TAVERN_IDS,
        "guild_tokens": tuple("+".join(SYMBOL_IDS[s] for s in group) for group in TOKEN_SETS),
        "favour_count": offer_names(box, ids.TAKES_FAVOURS),
        "favour": tuple(box.favour_ids),
        "level_count": offer_names(box, ids.RAISES_LEVELS),
        "symbol": SYMBOL_IDS,
        "guild_spot": tuple(f"{tavern}_{sign}" for tavern in TAVERN_IDS for sign in SIGN_IDS),
        "victim": tuple(f"seat_{seat}" for seat in range(MOST)),
        "react": ("pass", *spells),
        "royal_scoring": SCORING_IDS,
    }
    if short in OF_PEOPLES:
        return PEOPLE_IDS
    return tuple(box.table_ids) if short in OF_TABLES else by_name[short]


def turn_names(box: Box, spells: tuple[str, ...]) -> tuple[str, ...]:
    """The options of the turn: row, entries, favours, spells, sale and end."""
    slots = (f"pick_card_{slot + 1}" for slot in range(box.limits.customer_row))
    favours = (f"use_{favour}" for favour in box.favour_ids)
    return (*slots, *MENU, *favours, *spells, "sell_spell", "end_turn")


def offer_names(box: Box, does: int) -> tuple[str, ...]:
    """The offers of a dignitary, named by how many things they bring."""
    court = box.court
    dignitary = list(court.does).index(does)
    span = range(court.offers_from[dignitary], court.offers_from[dignitary + 1])
    return tuple(str(court.offer_n[offer]) for offer in span)


def option_name(box: Box, question: int, option: int) -> str:
    """The name of one option."""
    return option_names(box, NAMES[question])[option]
