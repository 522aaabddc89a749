"""Chapter 6: which options a question has. Legality is written here and in what it calls."""

from __future__ import annotations

from mypy_extensions import i64

from stammtisch.core.bits import below, bit
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
from stammtisch.games.taverna.rules.ids import (
    ACTIVATE_LOCAL,
    BUY_DEED,
    CHOOSE_CUSTOMER,
    CHOOSE_DEED,
    CHOOSE_DESTINATION,
    CHOOSE_DIGNITARY,
    CHOOSE_FAVOUR,
    CHOOSE_GUILD_SPOT,
    CHOOSE_GUILD_TOKENS,
    CHOOSE_KING_PEOPLE,
    CHOOSE_LEVEL_COUNT,
    CHOOSE_MOVED_CUSTOMER,
    CHOOSE_MOVED_DIGNITARY,
    CHOOSE_MOVED_TABLE,
    CHOOSE_NEW_TAVERN,
    CHOOSE_PEOPLE,
    CHOOSE_QUEEN_PEOPLE,
    CHOOSE_SOLD_SPELL,
    CHOOSE_STAND_IN_PEOPLE,
    CHOOSE_SWAP_FIRST,
    CHOOSE_SWAP_SECOND,
    CHOOSE_SYMBOL,
    CHOOSE_TABLE,
    CHOOSE_TRACK,
    CHOOSE_VICTIM,
    DIGNITARIES,
    FIRST_REACTION,
    PASS,
    REACT,
    TAKE_TURN,
)
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


def options_of(board: Tableau, seat: i64, planned: i64) -> i64:
    """What may be answered: during setup, in a turn, in a chain of choices. [6.1, 6.2]"""
    question = kind_of(planned)
    if question == TAKE_TURN:
        return turn_options(board, seat)
    if question == REACT:
        window = first_of(planned)
        return bit(PASS) | reactions(board, seat, window) << FIRST_REACTION
    if question == CHOOSE_TABLE:
        return tables_for_customer(board)
    if question == CHOOSE_SOLD_SPELL:
        return kinds_in_hand(board, seat)
    if question <= BUY_DEED:
        if question == CHOOSE_KING_PEOPLE:
            return king_peoples(board)
        if question == CHOOSE_QUEEN_PEOPLE:
            return queen_peoples(board)
        return first_deeds(board, seat)
    if question <= CHOOSE_LEVEL_COUNT:
        return activation_choices(board, seat, planned)
    return effect_choices(board, seat, planned)


def activation_choices(board: Tableau, seat: i64, planned: i64) -> i64:
    """The options in the chain of a card or of an activation. [6.3]"""
    question = kind_of(planned)
    first = first_of(planned)
    if question == CHOOSE_CUSTOMER:
        return available_customers(board, first)
    if question == CHOOSE_STAND_IN_PEOPLE:
        return available_peoples(board)
    if question == CHOOSE_DIGNITARY:
        return activatable_of(board, seat, within_reach(board, first == ACTIVATE_LOCAL))
    if question == CHOOSE_DESTINATION:
        return destinations(board, seat, first)
    if question == CHOOSE_DEED:
        return legal_deeds(board, seat) & board.box.houses.deeds_in[first]
    if question == CHOOSE_GUILD_TOKENS:
        return token_sets(board, seat, first, second_of(planned))
    if question == CHOOSE_FAVOUR:
        return favour_kinds(board)
    return offers(board, seat, first)


def effect_choices(board: Tableau, seat: i64, planned: i64) -> i64:
    """The options in the chain of a spell, a favour, or at the court. [6.3, 6.7]"""
    question = kind_of(planned)
    first = first_of(planned)
    if question == CHOOSE_TRACK:
        return raisable_tracks(board, seat)
    if question == CHOOSE_PEOPLE:
        return other_peoples(board)
    if question == CHOOSE_SYMBOL:
        return other_symbols(board)
    if question == CHOOSE_GUILD_SPOT:
        return open_spots(board)
    if question == CHOOSE_MOVED_CUSTOMER:
        return movable_customers(board)
    if question == CHOOSE_MOVED_TABLE:
        return new_tables(board, first)
    if question == CHOOSE_SWAP_FIRST:
        return swappable(board)
    if question == CHOOSE_SWAP_SECOND:
        return swap_partners(board, first)
    if question == CHOOSE_MOVED_DIGNITARY:
        return below(DIGNITARIES)
    if question == CHOOSE_NEW_TAVERN:
        return taverns_with_room(board, first)
    if question == CHOOSE_VICTIM:
        return victims(board, seat, board.mats[seat].coins)
    return scorings_left(board)
