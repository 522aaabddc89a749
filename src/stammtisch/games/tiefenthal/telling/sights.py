"""The shapes of a view: plain facts about cards, tracks, taverns and the whole table."""

from __future__ import annotations

import msgspec


class EffectView(msgspec.Struct, frozen=True, omit_defaults=True):
    """One effect of the vocabulary with its numbers. [7.11]"""

    kind: str
    n: int = 0
    card: str | None = None
    name: str = ""
    noble: bool = False
    optional: bool = False
    options: tuple[tuple[EffectView, ...], ...] = ()


class CardView(msgspec.Struct, frozen=True, omit_defaults=True):
    """A card: patrons have faces and pay, guests a price in beer, tavern cards one in ducats.

    `off` is what returning a tavern card takes off the price of its tile.
    """

    id: str
    name: str
    kind: str
    vp: int = 0
    price: int = 0
    pay: int = 0
    faces: tuple[int, ...] = ()
    bonus: tuple[EffectView, ...] = ()
    off: int = 0


class CountedCard(msgspec.Struct, frozen=True):
    """Some cards of one kind."""

    card: CardView
    number: int


class OfferView(msgspec.Struct, frozen=True):
    """A place of the guest offer."""

    place: str
    card: CardView | None
    signed: bool


class TableView(msgspec.Struct, frozen=True, omit_defaults=True):
    """A table of a tavern; `stack` is the height of a noble stack."""

    number: int
    patron: CardView | None
    stack: int = 0
    served: bool = False
    planned: int | None = None


class TileView(msgspec.Struct, frozen=True):
    """A tile of a tavern. `value` is the figure that works now, `dice` the faces planned on it.

    `faces` are those that its dice space takes (none without a space), `many` whether more than one
    die goes there.
    """

    id: str
    flipped: bool
    soon: bool
    cost: int
    discount: int
    discount_card: str | None
    returnable: int
    value: int
    upgraded: int
    used: bool
    dice: tuple[int, ...]
    faces: tuple[int, ...]
    many: bool


class SideView(msgspec.Struct, frozen=True):
    """An entertainer's side that lies up."""

    id: str
    schnapps: int
    phase: str
    effects: tuple[EffectView, ...]


class SpaceView(msgspec.Struct, frozen=True, omit_defaults=True):
    """A space of a track with its bonus."""

    number: int
    effects: tuple[EffectView, ...] = ()
    vp: int = 0
    schnapps: int = 0


class StartCardView(msgspec.Struct, frozen=True):
    """A start card on offer."""

    id: str
    effects: tuple[EffectView, ...]


class MatView(msgspec.Struct, frozen=True):
    """A tavern. What only the owner knows is None for everybody else.

    `book_next` is what the next signature of each column gives, its field and a completed row;
    `door_dice` how many own dice the waitresses bring this evening.
    """

    seat: int
    colour: str
    deciding: bool
    points: int
    draw_pile: int
    known_top: tuple[CardView, ...]
    unknown: tuple[CountedCard, ...]
    discards: tuple[CountedCard, ...]
    tables: tuple[TableView, ...]
    staff: tuple[CountedCard, ...]
    tiles: tuple[TileView, ...]
    white: tuple[int, ...]
    own: tuple[int, ...]
    coaster: tuple[int, ...]
    planned: bool
    door_dice: int
    free_dishwashers: int
    supply_yield: int
    ducats: int
    beer: int
    safe: int
    safe_limit: int
    store: int
    store_limit: int
    schnapps: int
    counter_guests: int
    monastery: int
    reputation: int
    granted: int
    book: tuple[int, ...]
    book_next: tuple[tuple[EffectView, ...], ...]
    sides: tuple[SideView, ...]
    bought: tuple[str, ...]
    recruited: bool
    bards_ready: int
    nobles: int
    answer: int | None
    leaving: tuple[CountedCard, ...] | None


class TiefenthalView(msgspec.Struct, frozen=True):
    """The whole table as one viewer sees it."""

    viewer: int | None
    module: int
    phase: str
    round: int
    rounds: int
    start_seat: int
    active: int | None
    winter: bool
    evenings: tuple[SpaceView, ...]
    entertainers_tonight: tuple[SideView, ...]
    monastery: tuple[SpaceView, ...]
    reputation: tuple[SpaceView, ...]
    market: tuple[CountedCard, ...]
    nobles: int
    noble_points: int
    noble_prices: tuple[int, ...]
    offer: tuple[OfferView, ...]
    three_pile: tuple[CountedCard, ...]
    guest_deck: tuple[CountedCard, ...]
    schnapps: int
    schnapps_limit: int
    signatures: int
    counter_guests: int
    own_dice_limit: int
    book_columns: tuple[str, ...]
    book_bonuses: tuple[tuple[EffectView, ...], ...]
    removed: tuple[CountedCard, ...]
    start_cards: tuple[StartCardView, ...]
    mats: tuple[MatView, ...]
