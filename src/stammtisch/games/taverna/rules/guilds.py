"""Guild signs: a tavern shows each symbol at most once, printed or as a token."""

from __future__ import annotations

from mypy_extensions import i64

from stammtisch.core.bits import below, bit, count
from stammtisch.games.taverna.rules import ids
from stammtisch.games.taverna.rules.gains import score
from stammtisch.games.taverna.rules.state import Tableau


def spots_of(symbol: i64) -> i64:
    """The spots of one symbol in all taverns."""
    spots: i64 = 0
    tavern: i64 = 0
    while tavern < ids.TAVERNS:
        spots |= bit(tavern * ids.SIGNS + symbol)
        tavern += 1
    return spots


def tokens_left(table: Tableau, symbol: i64) -> i64:
    """How many guild tokens of a symbol are in the supply. [7.3]"""
    return table.box.houses.tokens[symbol] - count(table.tokens & spots_of(symbol))


def open_spots(table: Tableau) -> i64:
    """The spots without a sign for which a token is in the supply. [7.5, R54]"""
    spots = below(ids.TAVERNS * ids.SIGNS) & ~table.signs()
    tokens = table.box.houses.tokens
    here = spots_of(0)
    symbol: i64 = 0
    while symbol < ids.SIGNS:
        if count(table.tokens & here) >= tokens[symbol]:
            spots &= ~here
        here += here  # the spots of the next symbol lie beside these
        symbol += 1
    return spots


def missing_in(table: Tableau, tavern: i64) -> i64:
    """The symbols that a tavern lacks and that the supply holds. [7.5]"""
    return (open_spots(table) >> (tavern * ids.SIGNS)) & below(ids.SIGNS)


def place_token(table: Tableau, seat: i64, spot: i64, points: i64) -> None:
    """A guild token is placed for good and scores at once. [7.5]"""
    table.tokens |= bit(spot)
    score(table, seat, points, ids.FROM_GUILDS)
    if table.journal is not None:
        table.journal.tell(ids.PLACED_TOKEN, seat, spot // ids.SIGNS, spot % ids.SIGNS, points)
