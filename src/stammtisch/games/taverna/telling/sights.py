"""What can be seen on the table: the parts of a view."""

from __future__ import annotations

import msgspec


class EffectView(msgspec.Struct, frozen=True, omit_defaults=True):
    """One effect of the vocabulary with its number and what else it says. [7.8]"""

    kind: str
    n: int = 1
    extra: int = 0


class SpellView(msgspec.Struct, frozen=True):
    """A spell kind, as its card says."""

    kind: str
    name: str
    cost: int
    when: str
    window: str | None
    condition: str | None
    archmage: int
    effects: tuple[EffectView, ...]


class FavourView(msgspec.Struct, frozen=True):
    """A royal favour kind, as its tile says."""

    kind: str
    name: str
    when: str
    effects: tuple[EffectView, ...]


class CustomerView(msgspec.Struct, frozen=True):
    """One customer on a card, or the one who waits."""

    people: str
    symbol: str


class CardView(msgspec.Struct, frozen=True):
    """A customer card."""

    id: str
    customers: tuple[CustomerView, ...]


class TableView(msgspec.Struct, frozen=True):
    """A table of a tavern: its people by colour and emblem, and who sits there."""

    id: str
    people: str
    customer: str | None


class DeedView(msgspec.Struct, frozen=True):
    """A deed space."""

    id: str
    price: int
    vp: int
    owner: int | None


class TavernView(msgspec.Struct, frozen=True):
    """A tavern with everything in it."""

    id: str
    printed: tuple[str, ...]
    tokens: tuple[str, ...]
    tables: tuple[TableView, ...]
    deeds: tuple[DeedView, ...]
    privilege: bool
    dignitaries: tuple[str, ...]


class LevelView(msgspec.Struct, frozen=True):
    """A level of a track with its victory points and its bonus."""

    vp: int
    bonus: tuple[EffectView, ...]


class TrackView(msgspec.Struct, frozen=True):
    """A people track. `levels_of` gives each seat's level; `summit` the seat on the last one."""

    people: str
    levels: tuple[LevelView, ...]
    levels_of: tuple[int, ...]
    summit: int | None
    supply: int
    out: int


class MatView(msgspec.Struct, frozen=True):
    """What lies before a seat. What only the owner knows is None for everybody else."""

    seat: int
    coins: int
    vp: int
    points: dict[str, int]
    level_values: int
    privileges: int
    deeds: tuple[str, ...]
    deed_tokens: int
    hand_count: int
    hand: tuple[SpellView, ...] | None
    sold: tuple[str, ...] | None
    cast: tuple[SpellView, ...]
    archmage: int
    casts: int
    unused: tuple[FavourView, ...]
    used: tuple[FavourView, ...]
    played: tuple[CardView, ...]
    scorings: tuple[str, ...]
    royal_values: dict[str, int]
    precedence: int


class TurnView(msgspec.Struct, frozen=True):
    """The running turn: everybody sees it."""

    seat: int
    phase: str
    people: str | None
    carried: tuple[str, ...]
    tavern: str | None
    track: str | None
    feasted: bool
    influence: bool
    table_matches: bool
    all_symbols: bool
    dignitaries_used: tuple[str, ...]
    favours_used: tuple[str, ...]
    allowance: int
    local_activations: int
    privilege_activations: int
    herald_credits: int


class RatesView(msgspec.Struct, frozen=True):
    """Numbers of this table that a player wants to see."""

    income: int
    feast: int
    rounds: int
    surcharge: int
    local_activations: int
    start_deeds: int
    call_price: int  # privileges that call a dignitary
    offers: dict[str, tuple[tuple[int, int, int], ...]]  # number, cost, points by dignitary
    counts: dict[str, str]  # what each royal scoring counts
    steps: dict[str, tuple[tuple[int, int], ...]]  # from which number on, points by scoring
    raises: dict[str, int]  # levels on every track that come with a scoring
    crowd: int  # dignitaries that a tavern holds
    share_divisor: int  # whoever loses a deed gets the price divided by this
    sale: int  # coins for a spell that is sold
    privilege_vp: int  # points for a privilege that is left
    curse: tuple[EffectView, ...]


class TavernaView(msgspec.Struct, frozen=True):
    """The whole table as one viewer sees it."""

    viewer: int | None
    stage: str  # setup, play, scoring, over
    round: int
    turns_left: int
    turn: TurnView | None
    window: str | None
    announced: SpellView | None
    king: str | None
    queen: str | None
    row: tuple[CardView | None, ...]
    customer_deck: int
    unseen_cards: tuple[str, ...]
    spell_deck: int
    spell_discard: int
    countered: tuple[str, ...]
    removed: tuple[str, ...]
    unseen_spells: tuple[str, ...]
    favour_row: tuple[FavourView, ...]
    favour_reserve: int
    unseen_favours: tuple[str, ...]
    guild_supply: dict[str, int]
    privilege_reserve: int
    taverns: tuple[TavernView, ...]
    tracks: tuple[TrackView, ...]
    mats: tuple[MatView, ...]
    scorings_taken: dict[str, int]
    rates: RatesView
