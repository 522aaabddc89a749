"""Histrio as the platform sees it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping

from stammtisch.core.bits import members
from stammtisch.core.game import Game
from stammtisch.core.journal import Journal
from stammtisch.core.variants import FirstEvening, Preset
from stammtisch.games.histrio.rules.box import Box
from stammtisch.games.histrio.rules.flow import Histrio, new_match
from stammtisch.games.histrio.rules.rows import cards_of
from stammtisch.games.histrio.telling.sights import HistrioView

DEALS = (165, 107, 71, 15, 220, 56, 51, 183, 240, 231)  # kind ones, found by bench/kind.py


class HistrioGame(Game[Histrio, Box, HistrioView]):
    """Two to five troupes, two seasons, one king."""

    name = "histrio"
    title = "Histrio"
    fewest_seats = 2
    most_seats = 5
    presets = (Preset("first_game", {}, seats=3), Preset("full_house", {}, seats=5))
    first_evening = FirstEvening("first_game", DEALS, minutes=20)
    rules_version = 2
    languages = ("en", "de", "fr", "nl")
    most_decisions = 720

    def setup(
        self,
        box: Box,
        seats: int,
        variants: Mapping[str, str],
        seed: int,
        journal: Journal | None = None,
    ) -> Histrio:
        """With two seats the friendly troupes take part by themselves. [1, 5]"""
        return new_match(box, seats, seed, journal)

    def round_number(self, state: Histrio) -> int:
        """Rounds are counted anew in each season. [6.2]"""
        return int(state.season * 100 + state.round)

    def census(self, state: Histrio) -> dict[str, int]:
        """Every card, travel card and impresario, wherever it lies. [11]"""
        box, found = state.box, Counter[str]()
        cards = list(state.deck.remaining()) + members(state.discards)
        for row in state.rows:
            cards += cards_of(row)
        requests = list(state.request_pile.remaining()) + members(state.request_discards)
        for seat, mat in enumerate(state.mats):
            cards += members(mat.company) + members(mat.ensemble)
            cards += [box.actors + number for number in members(mat.entertainers)]
            requests += members(mat.requests) + members(mat.kept)
            for pile in (mat.hand, mat.shown, mat.played):
                found.update(f"travel {seat} {city}" for city in members(pile))
            found[f"impresario {seat}"] = box.impresarios
        for seat, friend in enumerate(state.friends):
            cities = list(friend.deck.remaining()) + members(friend.played)
            cities += [friend.drawn] if friend.drawn >= 0 else []
            found.update(f"friend {seat} {city}" for city in cities)
        found.update(box.card_ids[card] for card in cards)
        found.update(box.request_ids[request] for request in requests)
        return dict(found)

    def contents(self, box: Box, seats: int, variants: Mapping[str, str]) -> dict[str, int]:
        """All cards, and the travel cards and impresarios of the seats. [2]"""
        found = Counter[str](box.card_ids + box.request_ids)
        for seat in range(seats):
            found.update(f"travel {seat} {city}" for city in range(box.cities))
            found[f"impresario {seat}"] = box.impresarios
        for friend in range(2 if seats == 2 else 0):
            found.update(f"friend {friend} {city}" for city in range(box.cities))
        return dict(found)
