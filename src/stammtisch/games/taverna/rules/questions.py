"""Chapter 6: which options a question has. Legality is written here and in what it calls."""

from __future__ import annotations

from mypy_extensions import i64

from stammtisch.core.bits import below, bit
from stammtisch.games.taverna.rules import ids
from stammtisch.games.taverna.rules.customers import (
    available_customers,
    available_peoples,
    other_peoples,
    other_symbols,
)
from stammtisch.games.taverna.rules.dignitaries import (
    activatable_of,
    destinations,
    legal_deeds,
    offers,
    taverns_with_room,
    token_sets,
    within_reach,
)
from stammtisch.games.taverna.rules.effects import victims
from stammtisch.games.taverna.rules.favours import favour_kinds
from stammtisch.games.taverna.rules.gains import raisable_tracks
from stammtisch.games.taverna.rules.guilds import open_spots
from stammtisch.games.taverna.rules.magic import kinds_in_hand, reactions
from stammtisch.games.taverna.rules.royal import scorings_left
from stammtisch.games.taverna.rules.seating import (
    movable_customers,
    new_tables,
    swap_partners,
    swappable,
    tables_for_customer,
)
from stammtisch.games.taverna.rules.setup import first_deeds, king_peoples, queen_peoples
from stammtisch.games.taverna.rules.state import Tableau, first_of, kind_of, second_of
from stammtisch.games.taverna.rules.turn import turn_options


def offered(table: Tableau, seat: i64, planned: i64) -> i64:
    """What may be answered: during setup, in a turn, in a chain of choices. [6.1, 6.2]"""
    question = kind_of(planned)
    if question == ids.TAKE_TURN:
        return turn_options(table, seat)
    if question == ids.REACT:
        window = first_of(planned)
        return bit(ids.PASS) | reactions(table, seat, window) << ids.FIRST_REACTION
    if question == ids.CHOOSE_TABLE:
        return tables_for_customer(table)
    if question == ids.CHOOSE_SOLD_SPELL:
        return kinds_in_hand(table, seat)
    if question <= ids.BUY_DEED:
        if question == ids.CHOOSE_KING_PEOPLE:
            return king_peoples(table)
        if question == ids.CHOOSE_QUEEN_PEOPLE:
            return queen_peoples(table)
        return first_deeds(table, seat)
    if question <= ids.CHOOSE_LEVEL_COUNT:
        return offered_by_activations(table, seat, planned)
    return offered_by_effects(table, seat, planned)


def offered_by_activations(table: Tableau, seat: i64, planned: i64) -> i64:
    """The options in the chain of a card or of an activation. [6.3]"""
    question = kind_of(planned)
    first = first_of(planned)
    if question == ids.CHOOSE_CUSTOMER:
        return available_customers(table, first)
    if question == ids.CHOOSE_STAND_IN_PEOPLE:
        return available_peoples(table)
    if question == ids.CHOOSE_DIGNITARY:
        return activatable_of(table, seat, within_reach(table, first == ids.ACTIVATE_LOCAL))
    if question == ids.CHOOSE_DESTINATION:
        return destinations(table, seat, first)
    if question == ids.CHOOSE_DEED:
        return legal_deeds(table, seat) & table.box.houses.deeds_in[first]
    if question == ids.CHOOSE_GUILD_TOKENS:
        return token_sets(table, seat, first, second_of(planned))
    if question == ids.CHOOSE_FAVOUR:
        return favour_kinds(table)
    return offers(table, seat, first)


def offered_by_effects(table: Tableau, seat: i64, planned: i64) -> i64:
    """The options in the chain of a spell, a favour, or at the court. [6.3, 6.7]"""
    question = kind_of(planned)
    first = first_of(planned)
    if question == ids.CHOOSE_TRACK:
        return raisable_tracks(table, seat)
    if question == ids.CHOOSE_PEOPLE:
        return other_peoples(table, first_of(table.next_step()))
    if question == ids.CHOOSE_SYMBOL:
        return other_symbols(table)
    if question == ids.CHOOSE_GUILD_SPOT:
        return open_spots(table)
    if question == ids.CHOOSE_MOVED_CUSTOMER:
        return movable_customers(table)
    if question == ids.CHOOSE_MOVED_TABLE:
        return new_tables(table, first)
    if question == ids.CHOOSE_SWAP_FIRST:
        return swappable(table)
    if question == ids.CHOOSE_SWAP_SECOND:
        return swap_partners(table, first)
    if question == ids.CHOOSE_MOVED_DIGNITARY:
        return below(ids.DIGNITARIES)
    if question == ids.CHOOSE_NEW_TAVERN:
        return taverns_with_room(table, first)
    if question == ids.CHOOSE_VICTIM:
        return victims(table, seat, table.mats[seat].coins)
    return scorings_left(table)


def completes_an_answer(question: i64) -> bool:
    """Whether a question only completes the last answer: all but turn, pick, reaction, setup."""
    return (
        question != ids.TAKE_TURN
        and question != ids.CHOOSE_TRACK
        and question != ids.CHOOSE_FAVOUR
        and question != ids.REACT
        and question > ids.BUY_DEED
        and question != ids.CHOOSE_ROYAL_SCORING
    )
