"""Histrio as the platform sees it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping

from librt.vecs import vec

from stammtisch.core.bits import members
from stammtisch.core.components import Checker
from stammtisch.core.decision import Choice, DecisionKind
from stammtisch.core.game import Game
from stammtisch.core.journal import Event, Journal
from stammtisch.core.score import ScoreLine, ScoreSheet, ranked
from stammtisch.core.weights import names_in
from stammtisch.core.words import Words
from stammtisch.core.zones import Layout
from stammtisch.games.histrio.components import reader
from stammtisch.games.histrio.judgement import weights
from stammtisch.games.histrio.rules.box import Box
from stammtisch.games.histrio.rules.flow import Histrio, new_match
from stammtisch.games.histrio.rules.rows import cards_of
from stammtisch.games.histrio.telling import decisions, events, explain, plain
from stammtisch.games.histrio.telling import view as views
from stammtisch.games.histrio.telling.sights import HistrioView

SOURCES = (
    "start",
    "alms",
    "stage",
    "thefts",
    "fees",
    "entertainers",
    "actors",
    "shows",
    "requests",
)


class HistrioGame(Game[Histrio, Box, HistrioView]):
    """Two to five troupes, two seasons, one king."""

    name = "histrio"
    title = "Histrio"
    fewest_seats = 2
    most_seats = 5
    rules_version = 1
    most_decisions = 720
    weight_names = names_in(weights)

    def read_box(self, checker: Checker) -> Box:
        """See reader.py."""
        return reader.read_box(checker)

    def set_weights(self, box: Box, weights: Mapping[str, float]) -> None:
        """See rules/weights.py."""
        box.weights = vec[float]([weights[name] for name in self.weight_names])

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

    def decisions(self, box: Box) -> tuple[DecisionKind, ...]:
        """See decisions.py."""
        return decisions.decisions(box)

    def view(self, state: Histrio, seat: int | None) -> HistrioView:
        """See view.py."""
        return views.view(state, seat)

    def layout(self, view: HistrioView) -> Layout:
        """See plain.py."""
        return plain.layout(view)

    def prompt(self, state: Histrio, seat: int) -> Words:
        """See decisions.py."""
        return decisions.prompt(state, seat)

    def choice(self, state: Histrio, seat: int, option: int) -> Choice:
        """See decisions.py."""
        return decisions.choice(state, seat, option)

    def explain(self, state: Histrio, seat: int, address: str) -> Words:
        """See explain.py."""
        return explain.explain(state, seat, address)

    def tell(self, box: Box, event: Event) -> Words | None:
        """See events.py."""
        return events.tell(box, event)

    def sheet(self, state: Histrio) -> ScoreSheet:
        """Where every ecu came from. There is no tie-break. [8.4]"""
        lines = [
            ScoreLine(source, tuple(getattr(mat, f"from_{source}") for mat in state.mats))
            for source in SOURCES
        ]
        return ranked(lines, (), [state.standing(seat) for seat in range(state.seats)])

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
