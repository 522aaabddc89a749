"""Chapter 6 for people: every question, the names of its options, and the question in words."""

from __future__ import annotations

from stammtisch.core.decision import DecisionKind
from stammtisch.core.words import Argument, SeatName, Words, words
from stammtisch.games.taverna.components.reader import MOST, Boxes
from stammtisch.games.taverna.components.vocabulary import (
    DIGNITARY_IDS,
    PEOPLE_IDS,
    SCORING_IDS,
    SYMBOL_IDS,
    TAVERN_IDS,
    TOKEN_SETS,
    WINDOW_IDS,
)
from stammtisch.games.taverna.rules import ids
from stammtisch.games.taverna.rules.box import Box
from stammtisch.games.taverna.rules.flow import Taverna
from stammtisch.games.taverna.rules.state import first_of, kind_of, second_of
from stammtisch.games.taverna.telling import names

MENU = (
    "seat_customer",
    "activate_local",
    "activate_with_privileges",
    "activate_with_herald",
)
SIGN_IDS = SYMBOL_IDS[: ids.SIGNS]


DECISIONS = (
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
GESTURES = {
    "take_turn": ("take_turn:seat_customer", "choose_table", "choose_dignitary"),
}
COUNT_QUESTIONS = (ids.CHOOSE_FAVOUR_COUNT, ids.CHOOSE_LEVEL_COUNT)
OF_PEOPLES = ("king_people", "queen_people", "stand_in_people", "people", "track")
OF_TABLES = ("table", "moved_customer", "moved_table", "swap_first", "swap_second")


def decisions(boxes: Boxes) -> tuple[DecisionKind, ...]:
    """Every question with the names of its options."""
    return tuple(
        DecisionKind(
            name,
            option_names(boxes.any, name),
            secret=name == "react",
            continues=GESTURES.get(name, ()),
        )
        for name in DECISIONS
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
    return option_names(box, DECISIONS[question])[option]


def prompt(state: Taverna, seat: int) -> Words:
    """The question with what it is about."""
    planned = state.next_step()
    question = kind_of(planned)
    args: dict[str, Argument] = {"coins": state.mats[seat].coins}
    if question == ids.TAKE_TURN:
        phase = ("before-card", "waiting", "seated")[state.turn.phase]
        if state.turn.phase == ids.WAITING:
            args["customer"] = waiting_customer(state)
        return Words(f"prompt-take_turn-{phase}", args)
    if question == ids.REACT:
        return Words(f"prompt-react-{WINDOW_IDS[first_of(planned)]}", about_window(state, args))
    if question in (*COUNT_QUESTIONS, ids.CHOOSE_DESTINATION, ids.CHOOSE_NEW_TAVERN):
        args["dignitary"] = names.dignitary(first_of(planned))
    elif question == ids.CHOOSE_TABLE:
        args["customer"] = waiting_customer(state)
    elif question in (ids.CHOOSE_MOVED_TABLE, ids.CHOOSE_SWAP_SECOND):
        args["people"] = names.one_of(state.people_at(first_of(planned)))
        args["table"] = names.table(state.box, first_of(planned))
    elif question == ids.CHOOSE_DEED:
        args["tavern"] = names.tavern(first_of(planned))
    elif question == ids.CHOOSE_GUILD_TOKENS:
        args["tavern"] = names.tavern(second_of(planned))
    return Words(f"prompt-{DECISIONS[question]}", args)


def other_question(state: Taverna, reason: str = "why-other-question") -> Words:
    """Why something is no choice: what is asked now instead."""
    return words(reason, question=words(f"asks-{DECISIONS[kind_of(state.next_step())]}"))


def about_window(state: Taverna, args: dict[str, Argument]) -> dict[str, Argument]:
    """What everybody saw before the window opened."""
    args["seat"] = SeatName(state.active())
    if state.announced != ids.NOTHING:
        args["spell"] = names.spell(state.box, state.box.spells.kind_of_card[state.announced])
    if state.turn.tavern != ids.NOTHING:
        args["tavern"] = names.tavern(state.turn.tavern)
    return args


def waiting_customer(state: Taverna) -> Words:
    """The customer who waits, with all its symbols."""
    turn = state.turn
    carried = [name for s, name in enumerate(SYMBOL_IDS) if turn.carried >> s & 1]
    return names.customer(PEOPLE_IDS[turn.people], carried)
