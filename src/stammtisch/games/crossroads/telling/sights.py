"""What can be seen on the table: the parts of a view."""

from __future__ import annotations

import msgspec

from stammtisch.core.words import Words


class TileView(msgspec.Struct, frozen=True, omit_defaults=True):
    """An inn tile with all that is printed on it."""

    id: str
    name: str
    colour: str
    tier: int
    cost: int
    effects: tuple[EffectView, ...]
    gossip: str | None = None
    gossips: int = 0
    ingredient: str | None = None


class BasicView(msgspec.Struct, frozen=True):
    """A basic tile."""

    id: str
    name: str
    effects: tuple[EffectView, ...]


class RecipeView(msgspec.Struct, frozen=True):
    """A recipe; `at_hand` are those of its ingredients that lie on the holder's tiles."""

    id: str
    name: str
    ingredients: tuple[str, ...]
    at_hand: tuple[str, ...]
    reward: tuple[EffectView, ...]


class SpaceView(msgspec.Struct, frozen=True, omit_defaults=True):
    """A space of an inn: its tile with tokens and mark, or the basic tile that lies open."""

    id: str
    ring: str
    tile: TileView | None = None
    basic: BasicView | None = None
    tokens: int = 0
    marked: bool = False
    closed: bool = False  # a corner of a match without basic tiles


class KingdomView(msgspec.Struct, frozen=True):
    """A Kingdom card in play."""

    number: int
    id: str
    name: str
    law: Words


class TrackView(msgspec.Struct, frozen=True):
    """An investment track, newest tile first, with its pouch and its discard pile."""

    tier: int
    slots: tuple[TileView | None, ...]
    pouch: tuple[str, ...]
    discard: tuple[str, ...]
    top: TileView | None


class GroupView(msgspec.Struct, frozen=True):
    """A reputation track: points of each space, special spaces, where the tokens stand."""

    id: str
    points: tuple[int, ...]
    special_spaces: tuple[int, ...]
    tokens: tuple[int, ...]


class MatView(msgspec.Struct, frozen=True):
    """What lies before a seat. What only the owner knows is None for everybody else."""

    seat: int
    signboard: str | None
    prestige: int
    revenue: int
    chest: int
    pouch: int
    debt: int
    gossips: tuple[int, ...]
    reputation: tuple[int, ...]
    reputation_points: tuple[int, ...]
    welcome: str | None
    unwelcome: str | None
    inn: tuple[SpaceView, ...]
    covered: int
    reserved: tuple[TileView | None, ...]
    recipe_count: int
    recipes: tuple[RecipeView, ...] | None
    completed: tuple[RecipeView, ...]
    draft_hand_count: int
    draft_hand: tuple[BasicView, ...] | None
    draft_kept_count: int
    draft_kept: tuple[BasicView, ...] | None
    draft_pick: str | None
    deciding: bool
    turns: int
    points: int


class CountView(msgspec.Struct, frozen=True):
    """What is left counts at the end: points for each, `guldens` so many for one point. [8.4]"""

    guldens: int
    gossip: int
    token: int
    debt: int
    recipe: int


class GossipView(msgspec.Struct, frozen=True):
    """How much gossip actions bring at a table of this size. [7.9]"""

    guldens: int
    stolen: int
    raised: int
    lowered: int


class IngredientView(msgspec.Struct, frozen=True):
    """An ingredient, and how many inn tiles of the box give it."""

    id: str
    tiles: int


class CrossroadsView(msgspec.Struct, frozen=True):
    """The whole table as one viewer sees it."""

    viewer: int | None
    round: int
    last_round: int
    step: str
    active: int
    start: int
    announcer: int | None
    over: bool
    signboards: tuple[str, ...]  # those that nobody has picked
    rolled: tuple[int, ...]  # the die in this turn, newest roll first
    die: tuple[tuple[EffectView, ...], ...]  # what each side of the Outlaws' die brings
    nobles_guldens: int  # what the Nobles' action brings
    gossips_used: tuple[str, ...]
    acquired: tuple[TileView, ...]
    kingdom: tuple[KingdomView, ...]
    judgement: str
    with_corners: bool
    gossip_supply: tuple[int, ...]
    collector_gossips: tuple[int, ...] | None
    collector_guldens: int | None
    chest_limit: int
    gossip_limit: int
    revenue_limit: int
    counts: CountView
    gossip_gains: GossipView
    ingredients: tuple[IngredientView, ...]
    groups: tuple[GroupView, ...]
    tracks: tuple[TrackView, ...]
    recipe_deck: int
    recipe_discard: tuple[RecipeView, ...]
    recipe_offer_count: int
    recipe_offer: tuple[RecipeView, ...] | None
    basic_out: int
    mats: tuple[MatView, ...]


class EffectView(msgspec.Struct, frozen=True, omit_defaults=True):
    """One effect as people see it: its kind, which gossip or group, how many."""

    kind: str
    of: str | None = None
    n: int = 0
