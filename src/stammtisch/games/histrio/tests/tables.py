"""Positions of Histrio, laid out by name, and answers given by name.

A `Table` starts empty: only the cards that a test names lie in front of cities and players. What
nobody names is in the deck or among the discards, so that every card of the box is somewhere.
Cities are called by their numbers, 1 to 8.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping
from typing import Any

from librt.vecs import vec
from mypy_extensions import i64

from stammtisch.core.bits import count, members
from stammtisch.core.game import Components
from stammtisch.core.journal import SECRET_B, Journal
from stammtisch.core.pile import Pile
from stammtisch.games.histrio import GAME
from stammtisch.games.histrio.rules import ids
from stammtisch.games.histrio.rules.box import Box
from stammtisch.games.histrio.rules.mood import side, space
from stammtisch.games.histrio.rules.rows import cards_of, row_of
from stammtisch.games.histrio.telling.events import MEANINGS, tell

ALL_CITIES = frozenset(range(1, 9))
STARTS = {
    "round": (ids.ROUND,),
    "after_encounters": (ids.CHECK_DECK, ids.WINDOW + ids.STEP * ids.W_AFTER_ENCOUNTERS),
    "festival": (ids.FESTIVAL,),
    "season_end": (ids.END_SEASON,),
}


def mask(numbers: Collection[int]) -> int:
    """A set of numbers as the rules keep it."""
    return sum(2**number for number in set(numbers))


def needle_at(name: str) -> int:
    """Where the needle stands for 'comedy 3' or 'tragedy 1'."""
    genre, number = name.split()
    return int(number) if genre == "comedy" else 1 - int(number)


class Table:
    """A table at which a test sits down."""

    def __init__(
        self,
        seats: int = 3,
        *,
        rows: Mapping[int, str] | None = None,
        needle: str = "comedy 1",
        lead: int = 0,
        season: int = 1,
        deck: int = 16,
        components: Components[Box] | None = None,
        seed: int = 1,
    ) -> None:
        self.box = (components or GAME.components).box
        self.kinds = GAME.decisions(self.box)
        self.state = GAME.setup(self.box, seats, {}, seed)
        self.state.journal = self.journal = Journal()
        self.state.needle = needle_at(needle)
        self.state.lead = lead
        self.state.season = season - 1
        self.deck = deck
        laid = {city: names.split() for city, names in (rows or {}).items()}
        self.state.rows = vec[i64](
            [row_of([self.card(name) for name in laid.get(city, ())]) for city in range(1, 9)]
        )
        self.request_pile: list[str] | None = None
        self.request_discards: list[str] = []

    # -- laying out --------------------------------------------------------------------------------

    def card(self, name: str) -> int:
        return self.box.card_ids.index(name)

    def seat(
        self,
        seat: int,
        *,
        hand: Collection[int] = ALL_CITIES,
        ecus: int = 3,
        ensemble: str = "",
        entertainers: str = "",
        used: str = "",
        requests: str = "",
        kept: str = "",
        on_stage: int = 0,
    ) -> Table:
        """Lay out everything in front of one player; travel cards not in hand are played."""
        mat = self.state.mats[seat]
        mat.hand = mask([city - 1 for city in hand])
        mat.played = mask([city - 1 for city in ALL_CITIES - set(hand)])
        mat.ecus = mat.from_start = ecus
        mat.ensemble = mask([self.card(name) for name in ensemble.split()])
        mat.used = mask([self.card(name) - self.box.actors for name in used.split()])
        mat.entertainers = mat.used | mask(
            [self.card(name) - self.box.actors for name in entertainers.split()]
        )
        mat.requests = mask([self.box.request_ids.index(name) for name in requests.split()])
        mat.kept = mask([self.box.request_ids.index(name) for name in kept.split()])
        mat.on_stage = on_stage
        return self

    def request_piles(self, pile: str, discards: str = "") -> Table:
        """Lay out the request pile, top card first, and the discards."""
        self.request_pile = pile.split()
        self.request_discards = discards.split()
        return self

    def friend(self, seat: int, coming: list[int]) -> Table:
        """The friendly deck of a seat, next card first; its other cards are played."""
        friend = self.state.friends[seat]
        friend.deck = self._pile([city - 1 for city in coming])
        friend.drawn = ids.NOWHERE
        friend.played = mask([city - 1 for city in ALL_CITIES - set(coming)])
        return self

    def begin(self, start: str = "round") -> Table:
        """Everything not named goes to deck and discards; then the table waits for an answer."""
        state = self.state
        held = mask([card for row in state.rows for card in cards_of(row)])
        requests = mask([self.box.request_ids.index(name) for name in self.request_discards])
        state.request_discards = requests
        for mat in state.mats:
            held |= mat.ensemble | mat.entertainers << int(self.box.actors)
            requests |= mat.requests | mat.kept
        loose = [card for card in range(self.box.cards) if not held >> card & 1]
        state.deck = self._pile(loose[: self.deck])
        state.discards = mask(loose[self.deck :])
        pile = [r for r in range(self.box.requests) if not requests >> r & 1]
        if self.request_pile is not None:
            pile = [self.box.request_ids.index(name) for name in self.request_pile]
        state.request_pile = self._pile(pile)
        for seat, friend in enumerate(state.friends):
            if friend.drawn != ids.NOWHERE:
                self.friend(seat, [1, 2, 3, 4])
        state.planned = 0
        state.pointer = state.lead
        for step in STARTS[start]:
            state.then(step)
        state.run_on()
        return self

    @staticmethod
    def _pile(top_first: list[int]) -> Pile:
        return Pile(vec[i64](top_first[::-1]), len(top_first))

    # -- answering ---------------------------------------------------------------------------------

    @property
    def awaited(self) -> list[int]:
        return members(self.state.awaited())

    def asks(self, seat: int) -> str:
        """The id of the decision that an awaited seat is asked."""
        assert seat in self.awaited, f"seat {seat} is not asked, {self.awaited} are"
        return self.kinds[self.state.kind(seat)].id

    def offers(self, seat: int) -> set[Any]:
        """What an awaited seat may answer: city numbers, or names."""
        assert seat in self.awaited
        names = self.kinds[self.state.kind(seat)].options
        return {self._called(names[option]) for option in members(self.state.options(seat))}

    def forecasts(self, seat: int) -> dict[int, str]:
        """Which forecast each city that an awaited seat may choose has, by its number."""
        choices = GAME.choices(self.state, seat)
        return {
            self.box.city_ids.index(one.id) + 1: one.effect.id
            for one in choices
            if one.effect is not None and one.id in self.box.city_ids
        }

    def _called(self, name: str) -> int | str:
        return self.box.city_ids.index(name) + 1 if name in self.box.city_ids else name

    def answer(self, seat: int, decision: str, option: int | str) -> Table:
        """Answer this very decision with an option that is offered."""
        assert self.asks(seat) == decision
        assert option in self.offers(seat), f"{option} is not among {self.offers(seat)}"
        name = self.box.city_ids[option - 1] if isinstance(option, int) else option
        self.state.choose(seat, self.kinds[self.state.kind(seat)].options.index(name))
        return self

    def sail(self, *cities: int | None) -> Table:
        """Each seat chooses its city (None: it is not asked); second cities are declined."""
        for seat, city in enumerate(cities):
            if city is not None:
                self.answer(seat, "choose_travel", city)
                if seat in self.awaited and self.asks(seat) == "choose_second_city":
                    self.answer(seat, "choose_second_city", "none")
        return self

    def use(self, seat: int, window: str, entertainer: str, **cities: int) -> Table:
        """Use an entertainer, and name the cities that it asks for."""
        self.answer(seat, window, entertainer)
        for decision, city in cities.items():
            self.answer(seat, decision, city)
        return self

    # -- looking -----------------------------------------------------------------------------------

    @property
    def ecus(self) -> list[int]:
        return [mat.ecus for mat in self.state.mats]

    @property
    def stage(self) -> list[int]:
        return [mat.on_stage for mat in self.state.mats]

    @property
    def needle(self) -> str:
        return f"{('comedy', 'tragedy')[side(self.state.needle)]} {space(self.state.needle)}"

    @property
    def request_counts(self) -> list[int]:
        return [count(mat.requests) for mat in self.state.mats]

    @property
    def discards(self) -> set[str]:
        return self._names(self.state.discards)

    def _names(self, cards: int) -> set[str]:
        return {self.box.card_ids[card] for card in members(cards)}

    def row(self, city: int) -> list[str]:
        return [self.box.card_ids[card] for card in cards_of(self.state.rows[city - 1])]

    def ensemble(self, seat: int) -> set[str]:
        return self._names(self.state.mats[seat].ensemble)

    def company(self, seat: int) -> set[str]:
        return self._names(self.state.mats[seat].company)

    def entertainers(self, seat: int) -> set[str]:
        return self._names(self.state.mats[seat].entertainers << int(self.box.actors))

    def used(self, seat: int) -> set[str]:
        return self._names(self.state.mats[seat].used << int(self.box.actors))

    def hand(self, seat: int) -> set[int]:
        return {city + 1 for city in members(self.state.mats[seat].hand)}

    def played(self, seat: int) -> set[int]:
        return {city + 1 for city in members(self.state.mats[seat].played)}

    def shown(self, seat: int) -> set[int]:
        return {city + 1 for city in members(self.state.mats[seat].shown)}

    def requests(self, seat: int) -> set[str]:
        return {self.box.request_ids[r] for r in members(self.state.mats[seat].requests)}

    def kept(self, seat: int) -> set[str]:
        return {self.box.request_ids[r] for r in members(self.state.mats[seat].kept)}

    def told(self, name: str, numbers: int = 0) -> list[tuple[int, ...]]:
        """The events of this name so far, in order: their first so many numbers."""
        return [
            (event.a, event.b, event.c)[:numbers]
            for event in self.journal.events
            if MEANINGS[event.kind][0] == name
        ]

    def said(self, name: str) -> str:
        """The log line of the first event of this name."""
        event = next(e for e in self.journal.events if MEANINGS[e.kind][0] == name)
        line = tell(self.box, event)
        return "" if line is None else GAME.phrasebook().say(line)

    def story(self) -> list[str]:
        """The names of all events so far."""
        return [MEANINGS[event.kind][0] for event in self.journal.events]

    def drawn_by(self) -> list[int]:
        """The seats that drew a request so far, in order."""
        draws = [event for event in self.journal.events if event.kind == ids.E_DREW_REQUEST]
        assert all(event.secret == SECRET_B for event in draws)
        return [event.a for event in draws]
