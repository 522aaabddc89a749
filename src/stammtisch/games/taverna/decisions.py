"""Every question of Taverna with its options. An option's place is its number for ever."""

from __future__ import annotations

from stammtisch.core.decision import DecisionKind
from stammtisch.games.taverna.components import MOST, Boxes
from stammtisch.games.taverna.names import (
    DIGNITARY_IDS,
    PEOPLE_IDS,
    SCORING_IDS,
    SYMBOL_IDS,
    TAVERN_IDS,
    TOKEN_SETS,
)
from stammtisch.games.taverna.rules.ids import SIGNS

MENU = (
    "seat_customer",
    "activate_local",
    "activate_with_privileges",
    "activate_with_herald",
    "sell_spell",
    "end_turn",
)


def offer_names(boxes: Boxes, dignitary: int) -> tuple[str, ...]:
    """The offers of a dignitary, named by how many things they bring."""
    court = boxes.any.court
    span = range(court.offers_from[dignitary], court.offers_from[dignitary + 1])
    return tuple(str(court.offer_n[offer]) for offer in span)


def decision_kinds(boxes: Boxes) -> tuple[DecisionKind, ...]:
    """In the order of the numbers in rules/ids.py."""
    box = boxes.any
    tables, deeds = tuple(boxes.tables), tuple(boxes.deeds)
    spells, favours = tuple(box.spell_ids), tuple(box.favour_ids)
    does = list(box.court.does)
    slots = tuple(f"pick_card_{slot + 1}" for slot in range(box.limits.customer_row))
    turn = (
        *MENU,
        *slots,
        *(f"use_{favour}" for favour in favours),
        *(f"cast_{spell}" for spell in spells),
    )
    spots = tuple(f"{tavern}_{symbol}" for tavern in TAVERN_IDS for symbol in SYMBOL_IDS[:SIGNS])
    token_sets = tuple("+".join(SYMBOL_IDS[s] for s in symbols) for symbols in TOKEN_SETS)
    seats = tuple(f"seat_{seat}" for seat in range(MOST))
    return (
        DecisionKind("choose_king_people", PEOPLE_IDS),
        DecisionKind("choose_queen_people", PEOPLE_IDS),
        DecisionKind("buy_deed", deeds),
        DecisionKind("take_turn", turn),
        DecisionKind("choose_customer", ("first", "second")),
        DecisionKind("choose_stand_in_people", PEOPLE_IDS),
        DecisionKind("choose_table", tables),
        DecisionKind("choose_sold_spell", spells),
        DecisionKind("choose_dignitary", DIGNITARY_IDS),
        DecisionKind("choose_destination", TAVERN_IDS),
        DecisionKind("choose_deed", deeds),
        DecisionKind("choose_guild_tokens", token_sets),
        DecisionKind("choose_favour_count", offer_names(boxes, does.index(2))),
        DecisionKind("choose_favour", favours),
        DecisionKind("choose_level_count", offer_names(boxes, does.index(3))),
        DecisionKind("choose_track", PEOPLE_IDS),
        DecisionKind("choose_people", PEOPLE_IDS),
        DecisionKind("choose_symbol", SYMBOL_IDS),
        DecisionKind("choose_guild_spot", spots),
        DecisionKind("choose_moved_customer", tables),
        DecisionKind("choose_moved_table", tables),
        DecisionKind("choose_swap_first", tables),
        DecisionKind("choose_swap_second", tables),
        DecisionKind("choose_moved_dignitary", DIGNITARY_IDS),
        DecisionKind("choose_new_tavern", TAVERN_IDS),
        DecisionKind("choose_victim", seats),
        DecisionKind("react", ("pass", *(f"cast_{spell}" for spell in spells)), secret=True),
        DecisionKind("choose_royal_scoring", SCORING_IDS),
    )
