"""The box: all component tables that the rules look at, filled from `components.toml`."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64


class Box:
    """Encounter cards are numbered actors first, then entertainers, then alms."""

    def __init__(self) -> None:
        empty: vec[i64] = vec[i64]()
        # encounter cards
        self.cards: i64 = 0
        self.actors: i64 = 0
        self.entertainers: i64 = 0
        self.genre: vec[i64] = empty  # of an actor
        self.level: vec[i64] = empty  # of an actor
        self.of_genre: vec[i64] = empty  # set of actors, by genre
        self.of_level: vec[i64] = empty  # set of actors, by level
        # effects: those of a source are effect_kind[first_effect[s] : first_effect[s + 1]]
        self.first_effect: vec[i64] = empty
        self.effect_kind: vec[i64] = empty
        self.effect_n: vec[i64] = empty  # coins, theft, fee, requests, level, least needle move
        self.effect_most: vec[i64] = empty  # greatest needle move
        # entertainers, by number (card - actors)
        self.window: vec[i64] = empty
        self.in_window: vec[i64] = empty  # set of entertainers, by window
        self.used_up: i64 = 0  # set of entertainers that are turned sideways when used
        self.with_effect: vec[i64] = empty  # set of entertainers, by effect
        # requests
        self.requests: i64 = 0
        self.pay: vec[i64] = empty
        self.condition: vec[i64] = empty
        self.genre_wanted: vec[i64] = empty
        self.least: vec[i64] = empty
        self.most: vec[i64] = empty
        self.levels_wanted: vec[i64] = empty  # set of levels
        # constants
        self.cities: i64 = 0
        self.start_ecus: i64 = 0
        self.impresarios: i64 = 0
        self.request_limit: i64 = 0
        self.return_at: i64 = 0
        self.start_space: i64 = 0
        self.pay_per_actor: i64 = 0
        self.pay_liked: vec[i64] = empty
        self.best_factor: i64 = 0
        self.draw_shared: i64 = 0
        self.draw_empty: i64 = 0
        self.second_city_hand: i64 = 0
        self.first_lead: i64 = 0
        self.friend_reshuffle: i64 = 0
        self.spaces: i64 = 0  # of the gauge, on each side
        self.swap_neighbours_only: bool = True
        self.weights: vec[float] = vec[float]()  # of the evaluation, see judgement/weights.py
        # names, for the boundary
        self.card_ids: list[str] = []
        self.names: dict[str, str] = {}  # by id, as the components file gives them
        self.request_ids: list[str] = []
        self.city_ids: list[str] = []
        self.colour_ids: list[str] = []

    def entertainer(self, card: i64) -> i64:
        """The number of the entertainer on a card that is one."""
        return card - self.actors

    def is_actor(self, card: i64) -> bool:
        """Whether the card shows an actor."""
        return card < self.actors

    def is_entertainer(self, card: i64) -> bool:
        """Whether the card shows an entertainer."""
        return self.actors <= card < self.actors + self.entertainers

    def card_source(self, card: i64) -> i64:
        """Where the effects of an entertainer or alms card stand in the effect tables."""
        return 6 + card - self.actors
