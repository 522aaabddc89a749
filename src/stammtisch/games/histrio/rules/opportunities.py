"""Chapters 6.5 and 8.3: new cards for the cities, and the change of season."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from stammtisch.core.bits import below
from stammtisch.core.pile import from_set, shuffled
from stammtisch.games.histrio.rules import ids
from stammtisch.games.histrio.rules.mood import set_needle, toss_coin
from stammtisch.games.histrio.rules.rows import laid_on
from stammtisch.games.histrio.rules.state import Tableau


def clear_rows(table: Tableau) -> None:
    """Empty rows in front of all cities."""
    rows: vec[i64] = vec[i64]()
    while len(rows) < table.box.cities:
        rows = append(rows, 0)
    table.rows = rows


def deal(table: Tableau) -> None:
    """One card face up to each city, city 1 first, while the deck lasts. [6.5 N3] R36"""
    city: i64 = 0
    while city < table.box.cities and table.deck.left > 0:
        card = table.deck.draw()
        table.rows[city] = laid_on(table.rows[city], card)
        if table.journal is not None:
            table.journal.tell(ids.E_DEALT, city, card)
        city += 1


def begin_round(table: Tableau) -> None:
    """Count the round."""
    table.round += 1
    if table.journal is not None:
        table.journal.tell(ids.E_ROUND_BEGAN, table.season, table.round, table.lead)


def pass_lead(table: Tableau) -> None:
    """The lead passes to the next seat after every round. [6.1] R1"""
    table.lead += 1
    if table.lead == table.seats:
        table.lead = 0


def prepare_season(table: Tableau) -> None:
    """Actors leave, entertainers stay and are ready, a new deck, a new toss. [8.3] R18, R49"""
    box = table.box
    held: i64 = 0
    for mat in table.mats:
        mat.ensemble = 0
        mat.used = 0
        mat.role = ids.NO_ROLE
        held |= mat.entertainers << box.actors
    table.discards = 0
    table.deck = shuffled(from_set(below(box.cards) & ~held), table.rng, ids.S_ENCOUNTERS)
    table.season += 1
    table.round = 0
    if table.journal is not None:
        table.journal.tell(ids.E_SEASON_BEGAN, table.season, table.deck.left)
    clear_rows(table)
    deal(table)
    set_needle(table, toss_coin(table))
    pass_lead(table)
