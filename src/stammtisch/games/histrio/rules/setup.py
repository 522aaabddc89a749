"""Chapter 5: the troupes' mats, the piles, the first cards and the first mood."""

from __future__ import annotations

from mypy_extensions import i64

from stammtisch.core.bits import below
from stammtisch.core.pile import from_set, shuffled
from stammtisch.games.histrio.rules import ids
from stammtisch.games.histrio.rules.mood import toss_coin
from stammtisch.games.histrio.rules.opportunities import clear_rows, deal
from stammtisch.games.histrio.rules.state import Friend, Mat, Tableau


def set_up(table: Tableau) -> None:
    """Everything before the first round; there is no decision in it. [5]"""
    box = table.box
    while len(table.mats) < table.seats:
        mat = Mat()
        mat.hand = below(box.cities)
        mat.ecus = box.start_ecus
        mat.from_start = box.start_ecus
        table.mats.append(mat)
    table.request_pile = shuffled(from_set(below(box.requests)), table.rng, ids.S_REQUESTS)
    table.deck = shuffled(from_set(below(box.cards)), table.rng, ids.S_ENCOUNTERS)
    clear_rows(table)
    deal(table)
    table.needle = toss_coin(table)
    if table.seats == 2:
        invite_friends(table)
    table.lead = box.first_lead


def invite_friends(table: Tableau) -> None:
    """Two players: each has a friendly troupe with a shuffled travel deck. [5.7]"""
    seat: i64 = 0
    while seat < 2:
        deck = shuffled(from_set(below(table.box.cities)), table.rng, ids.S_FRIENDS + seat)
        table.friends.append(Friend(deck))
        seat += 1
