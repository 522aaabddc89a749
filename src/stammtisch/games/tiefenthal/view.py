"""Chapter 4: what a seat or a spectator may know, built from nothing."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable

from stammtisch.core.bits import has, members
from stammtisch.games.tiefenthal import effects
from stammtisch.games.tiefenthal.rules import ids
from stammtisch.games.tiefenthal.rules.box import Box
from stammtisch.games.tiefenthal.rules.dice import face_of, space_of
from stammtisch.games.tiefenthal.rules.evening import round_bonus
from stammtisch.games.tiefenthal.rules.filling import discards
from stammtisch.games.tiefenthal.rules.flow import Tiefenthal
from stammtisch.games.tiefenthal.rules.guest_book import COLUMNS, signatures_in
from stammtisch.games.tiefenthal.rules.reputation import space_at, track
from stammtisch.games.tiefenthal.rules.spaces import dishwashers_for
from stammtisch.games.tiefenthal.rules.state import Mat
from stammtisch.games.tiefenthal.rules.upgrades import displayed_discounts
from stammtisch.games.tiefenthal.view_types import (
    CardView,
    CountedCard,
    EffectView,
    MatView,
    OfferView,
    SideView,
    SpaceView,
    StartCardView,
    TableView,
    TiefenthalView,
    TileView,
)

PHASES = ("setup", "A", "B", "C", "D", "E", "F", "G", "over")
PLACES = ("three", "1", "2", "3", "4", "five")
SPACES = ("cashbox", "barrel", "supply", "monk")
COLOURS = ("green", "blue", "red", "yellow")


def view(state: Tiefenthal, seat: int | None) -> TiefenthalView:
    """What the seat (or None, a spectator) may know."""
    box = state.box
    winter = state.module >= 2
    hidden = sum(mat.turning for owner, mat in enumerate(state.mats) if owner != seat)
    return TiefenthalView(
        viewer=seat,
        module=state.module,
        phase=PHASES[state.phase],
        round=state.round,
        rounds=box.rounds,
        start_seat=state.start_seat,
        active=None if state.active == ids.NOBODY else state.active,
        winter=winter,
        evenings=tuple(evening_view(state, number) for number in range(1, box.rounds + 1)),
        entertainers_tonight=sides_tonight(state),
        monastery=tuple(
            SpaceView(space, effect_views(box, box.monastery_bonus[space]))
            for space in range(box.monastery_last + 1)
        ),
        reputation=reputation_views(state) if state.module >= 3 else (),
        market=counted_cards(
            box,
            (
                (k, state.supply[k])
                for k in range(ids.TAVERN_CARDS)
                if box.module[k] <= state.module
            ),
            empty=True,
        ),
        nobles=state.nobles,
        noble_prices=tuple(box.noble_prices),
        offer=tuple(offer_view(state, place) for place in range(ids.OFFER)),
        three_pile=counted(box, list(state.three.remaining())[:-1]),
        guest_deck=counted(box, state.guests.remaining()),
        schnapps=state.schnapps - hidden,
        schnapps_limit=box.schnapps_kept,
        signatures=state.signatures,
        counter_guests=state.counter_guests,
        book_columns=tuple(box.column_ids) if state.module == 5 else (),
        book_bonuses=tuple(effect_views(box, place) for place in box.book_bonus),
        removed=counted_cards(box, enumerate(state.removed)),
        start_cards=tuple(
            StartCardView(box.start_card_ids[card], effect_views(box, box.start_effects[card]))
            for card in members(state.offered_start_cards)
        ),
        mats=tuple(mat_view(state, owner, owner == seat) for owner in range(state.seats)),
    )


# -- cards and effects ---------------------------------------------------------------------------


def card_view(box: Box, kind: int) -> CardView:
    """A card whose face is known."""
    if kind < ids.TAVERN_CARDS:
        group = "staff"
    elif kind == ids.NOBLE:
        group = "noble"
    else:
        group = "regular" if kind < box.first_guest else "guest"
    return CardView(
        id=box.card_ids[kind],
        name=box.card_names[kind],
        kind=group,
        vp=box.vp[kind],
        price=box.price[kind],
        pay=box.pay[kind],
        faces=tuple(members(box.faces[kind])),
        bonus=effect_views(box, box.bonus[kind]),
    )


def counted(box: Box, kinds: Iterable[int]) -> tuple[CountedCard, ...]:
    """A pile as a sorted multiset: its order is nobody's business."""
    return counted_cards(box, sorted(Counter(kinds).items()))


def counted_cards(
    box: Box, numbers: Iterable[tuple[int, int]], empty: bool = False
) -> tuple[CountedCard, ...]:
    """Cards with their numbers; kinds of which there are none only if they are wanted."""
    return tuple(
        CountedCard(card_view(box, kind), number) for kind, number in numbers if number or empty
    )


def effect_views(box: Box, place: int) -> tuple[EffectView, ...]:
    """A list of effects."""
    listed = []
    while box.effects[place] != ids.NO_EFFECT:
        listed.append(effect_view(box, place))
        place += ids.EFFECT_WIDTH
    return tuple(listed)


def effect_view(box: Box, place: int) -> EffectView:
    """One effect."""
    number, first, second, _ = box.effects[place : place + ids.EFFECT_WIDTH]
    kind = effects.NAMES[number]
    if number == ids.CHOICE:
        return EffectView(kind, options=(effect_views(box, first), effect_views(box, second)))
    if number == ids.FREE_TILE:
        tile = "any" if first == ids.ANY_TILE else box.tile_ids[first]
        return EffectView(kind, card=tile, noble=bool(second))
    if number == ids.HIRE_ENTERTAINER:
        return EffectView(kind, card=box.entertainer_ids[first])
    if number == ids.GAIN_CARD:
        return EffectView(kind, first, box.card_ids[second], box.card_names[second])
    return EffectView(kind, first)


# -- the board -----------------------------------------------------------------------------------


def evening_view(state: Tiefenthal, number: int) -> SpaceView:
    """A space of the round track, and the schnapps before it."""
    box = state.box
    winter = 1 if state.module >= 2 else 0
    schnapps = 0
    if winter:
        schnapps = box.schnapps_printed[number]
        schnapps += box.schnapps_loose[number] if state.module == 2 else 0
    place = box.round_effects[winter * (box.rounds + 1) + number]
    return SpaceView(number, effect_views(box, place), schnapps=schnapps)


def sides_tonight(state: Tiefenthal) -> tuple[SideView, ...]:
    """Both sides of the entertainer who comes this evening."""
    place, box = round_bonus(state), state.box
    if box.effects[place] != ids.HIRE_ENTERTAINER:
        return ()
    first = 2 * box.effects[place + 1]
    return side_view(box, first), side_view(box, first + 1)


def reputation_views(state: Tiefenthal) -> tuple[SpaceView, ...]:
    """The spaces of the reputation track in use."""
    box, first = state.box, track(state)
    return tuple(
        SpaceView(
            space,
            effect_views(box, box.reputation_bonus[first + space]),
            box.reputation_vp[first + space],
        )
        for space in range(1, box.reputation_spaces[1 if state.module == 5 else 0] + 1)
    )


def offer_view(state: Tiefenthal, place: int) -> OfferView:
    """An open guest."""
    guest = state.offered_guest(place)
    card = None if guest == ids.NO_CARD else card_view(state.box, guest)
    return OfferView(PLACES[place], card, has(state.signed, place))


# -- the taverns ---------------------------------------------------------------------------------


def faces(dice: int) -> tuple[int, ...]:
    """Dice as a sorted list of faces."""
    return tuple(face for face in range(1, 7) for _ in range(dice >> (4 * face) & 15))


def plan_of(mat: Mat) -> list[tuple[int, int]]:
    """The planned dice as (face, space), first placed first."""
    plan, listed = mat.plan, []
    while plan:
        listed.append((face_of(plan), space_of(plan)))
        plan >>= 8
    return listed[::-1]


def mat_view(state: Tiefenthal, seat: int, own: bool) -> MatView:
    """A tavern; plans, turned dice and unrevealed answers only for its owner. [4]"""
    mat, box = state.mats[seat], state.box
    secret = state.phase == ids.PLANNING and not own
    plan = [] if secret else plan_of(mat)
    return MatView(
        seat=seat,
        colour=COLOURS[seat],
        deciding=has(state.waiting, seat),
        points=state.score(seat) + (mat.turning if secret else 0),
        draw_pile=mat.pile_size(),
        known_top=tuple(card_view(box, kind) for kind in reversed(list(mat.top))),
        unknown=counted(box, mat.pile.remaining()),
        discards=counted_cards(box, enumerate(discards(mat))),
        tables=table_views(state, mat, plan),
        staff=counted_cards(box, enumerate(mat.staff)),
        tiles=tuple(tile_view(state, mat, tile, plan) for tile in range(ids.TILES)),
        white=faces(mat.white_shown if secret else mat.white),
        own=faces(mat.own_shown if secret else mat.own),
        coaster=faces(mat.coaster),
        planned=bool(plan),
        free_dishwashers=free_dishwashers(state, mat, plan),
        supply_yield=mat.tile_value(box, ids.SUPPLY) + mat.staff[ids.SUPPLIER],
        ducats=mat.ducats,
        beer=mat.beer,
        safe=mat.safe,
        safe_limit=mat.tile_value(box, ids.SAFE),
        store=mat.store,
        store_limit=mat.tile_value(box, ids.BEER_STORE),
        schnapps=mat.schnapps + (mat.turning if secret else 0),
        counter_guests=mat.counter_guests,
        monastery=mat.monastery,
        reputation=space_at(state, mat.reputation),
        granted=mat.granted,
        book=tuple(signatures_in(mat, column) for column in range(COLUMNS)),
        sides=tuple(side_view(box, side) for side in members(mat.sides)),
        bought=tuple(box.card_ids[kind] for kind in members(mat.bought)),
        recruited=mat.recruited > 0,
        bards_ready=mat.staff[ids.BARD] - mat.sung,
        nobles=mat.owned[ids.NOBLE],
        answer=mat.answer if own and mat.answer >= 0 else None,
        leaving=leaving_view(box, mat) if own else None,
    )


def leaving_view(box: Box, mat: Mat) -> tuple[CountedCard, ...]:
    """Regulars that the seat has chosen to show out."""
    kinds = range(ids.FIRST_REGULAR, box.first_guest)
    return counted_cards(box, ((k, mat.leaving >> 4 * (k - ids.FIRST_REGULAR) & 15) for k in kinds))


def free_dishwashers(state: Tiefenthal, mat: Mat, plan: list[tuple[int, int]]) -> int:
    """Dishwashers neither used nor needed by the visible plan."""
    planned = sum(dishwashers_for(state.box, mat, face, space) for face, space in plan)
    return int(mat.dishwashers(state.box) - mat.washed - planned)


def table_views(state: Tiefenthal, mat: Mat, plan: list[tuple[int, int]]) -> tuple[TableView, ...]:
    """The tables from left to right, free ones included."""
    box = state.box
    printed = mat.tile_value(box, ids.TABLES) + mat.staff[ids.TABLE]
    planned = {space - ids.FIRST_TABLE: face for face, space in plan}
    tables = []
    for place in range(max(printed, len(mat.patrons))):
        patron = mat.patrons[place] if place < len(mat.patrons) else ids.NO_CARD
        tables.append(
            TableView(
                number=place + 1,
                patron=None if patron == ids.NO_CARD else card_view(box, patron),
                stack=mat.nobles_seated if patron == ids.NOBLE else 0,
                served=has(mat.used, ids.FIRST_TABLE + place),
                planned=planned.get(place),
            )
        )
    return tuple(tables)


def tile_view(state: Tiefenthal, mat: Mat, tile: int, plan: list[tuple[int, int]]) -> TileView:
    """A tile with what it costs, gives, and which dice lie on it."""
    box = state.box
    name = box.tile_ids[tile]
    space = SPACES.index(name) if name in SPACES else -1
    card = box.discount_card[tile]
    return TileView(
        id=name,
        flipped=has(mat.flipped, tile),
        soon=has(mat.soon, tile),
        cost=box.tile_cost[tile],
        discount=box.discount[tile],
        discount_card=None if card == ids.NO_CARD else box.card_ids[card],
        returnable=displayed_discounts(state, mat, tile),
        value=mat.tile_value(box, tile),
        upgraded=box.tile_upgraded[tile],
        used=space >= 0 and has(mat.used, space),
        dice=tuple(face for face, where in plan if where == space),
    )


def side_view(box: Box, side: int) -> SideView:
    """An entertainer's side."""
    return SideView(
        id=box.side_ids[side],
        schnapps=box.side_schnapps[side],
        phase=PHASES[box.side_phase[side]],
        effects=effect_views(box, box.side_effects[side]),
    )
