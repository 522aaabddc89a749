"""The box: every number of the components file, as tables that the rules read."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from stammtisch.games.crossroads.rules import ids

NEUTRAL: Final = 0
SIMPLE: Final = 1
DIFFICULT: Final = 2


class Tiles:
    """The 60 kinds of inn tiles, by number in file order."""

    def __init__(self) -> None:
        self.ids: list[str] = []
        self.names: list[str] = []
        self.colour: vec[i64] = vec[i64]()
        self.tier: vec[i64] = vec[i64]()  # 0 silver, 1 gold
        self.cost: vec[i64] = vec[i64]()
        self.gossip: vec[i64] = vec[i64]()  # type of the other price, NOTHING if there is none
        self.gossips: vec[i64] = vec[i64]()  # how many of it
        self.effects: vec[i64] = vec[i64]()
        self.ingredient: vec[i64] = vec[i64]()  # NOTHING if it gives none
        self.drain: vec[i64] = vec[i64]()  # the most Prestige its effects can cost in all
        self.of_tier: vec[i64] = vec[i64]()  # the set of kinds of each tier


class Basics:
    """The 12 kinds of basic tiles; the 16 tiles themselves are numbered by kind."""

    def __init__(self) -> None:
        self.ids: list[str] = []
        self.names: list[str] = []
        self.effects: vec[i64] = vec[i64]()
        self.drain: vec[i64] = vec[i64]()  # the most Prestige that giving it back can cost
        self.harmless: vec[i64] = vec[i64]()  # 1 if nothing but Prestige could be missing
        self.tiles: vec[i64] = vec[i64]()  # the set of tiles of a kind
        self.kind: vec[i64] = vec[i64]()  # the kind of a tile


class Recipes:
    """The 15 recipe cards."""

    def __init__(self) -> None:
        self.ids: list[str] = []
        self.names: list[str] = []
        self.needs: vec[i64] = vec[i64]()  # the set of ingredients
        self.listed: vec[i64] = vec[i64]()  # the ingredients in printed order, digits plus one
        self.effects: vec[i64] = vec[i64]()
        self.advanced: i64 = 0


class Kingdom:
    """The ten Kingdom cards, numbered from 0, and the chart of combinations."""

    def __init__(self) -> None:
        self.ids: list[str] = []
        self.names: list[str] = []
        self.rule: vec[i64] = vec[i64]()
        self.colour: vec[i64] = vec[i64]()  # of which tiles it speaks
        self.touches: vec[i64] = vec[i64]()  # the colour they must (not) touch
        self.ring: vec[i64] = vec[i64]()  # the spaces on which they may lie
        self.number: vec[i64] = vec[i64]()  # the most of a colour; extra tokens
        self.chart: vec[i64] = vec[i64]()
        self.needs_corners: i64 = 0  # the set of cards that need basic tiles
        self.inner_guldens: i64 = 0
        self.outer_debts: i64 = 0
        self.stock_of_two: i64 = 0  # gossips of each type and guldens, as digits
        self.stock_of_more: i64 = 0
        self.bonus_gossip: vec[i64] = vec[i64]()  # by colour; NOTHING: guldens
        self.bonus_guldens: vec[i64] = vec[i64]()

    def judgement(self, one: i64, other: i64) -> i64:
        """What the chart says of a pair: NEUTRAL, SIMPLE or DIFFICULT."""
        return self.chart[one * ids.KINGDOM_CARDS + other]


class Gossip:
    """Gossip tokens and the eight gossip actions."""

    def __init__(self) -> None:
        self.tokens: vec[i64] = vec[i64]()
        self.type: vec[i64] = vec[i64]()
        self.spend: vec[i64] = vec[i64]()
        self.seats: vec[i64] = vec[i64]()  # the set of seat counts at which it exists
        self.guldens: i64 = 0
        self.stolen_in_duel: i64 = 0
        self.stolen_at_table: i64 = 0
        self.raise_own: i64 = 0
        self.lower_in_duel: i64 = 0
        self.raise_in_duel: i64 = 0
        self.lower_at_table: i64 = 0


class Limits:
    """Start values, limits, switches and scoring."""

    def __init__(self) -> None:
        self.start_prestige: i64 = 0
        self.start_revenue: i64 = 0
        self.start_recipes: i64 = 0
        self.start_gossips: i64 = 0
        self.least_prestige: i64 = 0
        self.least_revenue: i64 = 0
        self.most_revenue: i64 = 0
        self.overflow_guldens: i64 = 0
        self.most_reputation: i64 = 0
        self.chest: i64 = 0
        self.gossips: i64 = 0
        self.tokens: i64 = 0
        self.rounds: i64 = 0
        self.chain: i64 = 0  # die rolls that one trigger may cause
        self.economic_to_pouch: bool = True
        self.special_to_pouch: bool = False
        self.collector_must_touch: bool = False
        self.welcome: i64 = 0
        self.unwelcome: i64 = 0
        self.guldens_per_point: i64 = 1
        self.per_gossip: i64 = 0
        self.per_token: i64 = 0
        self.per_debt: i64 = 0
        self.per_recipe: i64 = 0
        self.least_score: i64 = 0


class Box:
    """All component tables of a match; shared by all its copies and never changed."""

    def __init__(self) -> None:
        self.tiles: Tiles = Tiles()
        self.basics: Basics = Basics()
        self.recipes: Recipes = Recipes()
        self.kingdom: Kingdom = Kingdom()
        self.gossip: Gossip = Gossip()
        self.limits: Limits = Limits()
        self.weights: vec[float] = vec[float]()  # of the evaluation, see judgement/weights.py
        self.signboards: list[str] = []
        self.ingredient_ids: list[str] = []
        # reputation tracks
        self.start_reputation: i64 = 0  # digits
        self.reputation_points: vec[i64] = vec[i64]()  # group * 13 + space
        self.special_spaces: vec[i64] = vec[i64]()  # sets of spaces
        # effects of all things one after the other, each list closed by END_OF_EFFECTS
        self.effect: vec[i64] = vec[i64]()
        self.effect_of: vec[i64] = vec[i64]()  # which gossip or group
        self.effect_by: vec[i64] = vec[i64]()  # how many
        # special actions
        self.distressed_gossips: i64 = 0
        self.nobles_guldens: i64 = 0
        self.returned_guldens: i64 = 0
        self.recipes_offered: i64 = 0
        self.die: vec[i64] = vec[i64]()  # the effects of each side
        # the plan of an inn
        self.corners: i64 = 0
        self.normal: i64 = 0
        self.inner: i64 = 0
        self.outer: i64 = 0
        self.corner_space: vec[i64] = vec[i64]()
