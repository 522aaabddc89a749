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


def tokens_left(board: Tableau, symbol: i64) -> i64:
    """How many guild tokens of a symbol are in the supply. [7.3]"""
    return board.box.houses.tokens[symbol] - count(board.tokens & spots_of(symbol))


def open_spots(board: Tableau) -> i64:
    """The spots without a sign for which a token is in the supply. [7.5, R54]"""
    spots = below(ids.TAVERNS * ids.SIGNS) & ~board.signs()
    symbol: i64 = 0
    while symbol < ids.SIGNS:
        if tokens_left(board, symbol) <= 0:
            spots &= ~spots_of(symbol)
        symbol += 1
    return spots


def missing_in(board: Tableau, tavern: i64) -> i64:
    """The symbols that a tavern lacks and that the supply holds. [7.5]"""
    return (open_spots(board) >> (tavern * ids.SIGNS)) & below(ids.SIGNS)


def place_token(board: Tableau, seat: i64, spot: i64, points: i64) -> None:
    """A guild token is placed for good and scores at once. [7.5]"""
    board.tokens |= bit(spot)
    score(board, seat, points, ids.FROM_GUILDS)
    if board.journal is not None:
        board.journal.tell(ids.PLACED_TOKEN, seat, spot // ids.SIGNS, spot % ids.SIGNS, points)
