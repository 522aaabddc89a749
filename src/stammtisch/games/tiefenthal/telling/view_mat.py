"""A tavern as a viewer sees it. [4]"""

from __future__ import annotations

from functools import lru_cache

from stammtisch.core.alike import alike
from stammtisch.core.bits import has, members
from stammtisch.core.printed import printed
from stammtisch.games.tiefenthal.components.vocabulary import SPACES
from stammtisch.games.tiefenthal.rules import ids
from stammtisch.games.tiefenthal.rules.box import Box
from stammtisch.games.tiefenthal.rules.dice import face_of, number_of, space_of
from stammtisch.games.tiefenthal.rules.filling import discards
from stammtisch.games.tiefenthal.rules.flow import Tiefenthal
from stammtisch.games.tiefenthal.rules.guest_book import COLUMNS, completes_row, signatures_in
from stammtisch.games.tiefenthal.rules.reputation import space_at
from stammtisch.games.tiefenthal.rules.spaces import dishwashers_for, holds_one_die
from stammtisch.games.tiefenthal.rules.state import Mat
from stammtisch.games.tiefenthal.rules.upgrades import displayed_discounts
from stammtisch.games.tiefenthal.telling.sights import (
    CountedCard,
    EffectView,
    MatView,
    SideView,
    TableView,
    TileView,
)
from stammtisch.games.tiefenthal.telling.view_cards import (
    card_view,
    counted,
    counted_cards,
    effect_views,
)

PHASES = ("setup", "A", "B", "C", "D", "E", "F", "G", "over")
PLACES = ("three", "1", "2", "3", "4", "five")
COLOURS = ("green", "blue", "red", "yellow")


@lru_cache(4_000)
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


@alike
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
        door_dice=door_dice(state, mat),
        free_dishwashers=free_dishwashers(state, seat, plan),
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
        book_next=tuple(signature_brings(state, mat, column) for column in range(COLUMNS))
        if state.module == 5
        else (),
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


def door_dice(state: Tiefenthal, mat: Mat) -> int:
    """Own dice that the waitresses bring, as far as phase A has left some. [6, R5]"""
    came = state.phase >= ids.WAITRESS_COMES
    taken = mat.own_before if came else number_of(mat.own)
    waitresses = mat.staff[ids.WAITRESS] + mat.tile_value(state.box, ids.DOOR)
    return int(min(state.box.own_dice - taken, waitresses))


def is_at_work(state: Tiefenthal, seat: int) -> bool:
    """Whether the seat uses dice: its plan is counted and keeps no space for itself. [7.7]"""
    if state.phase != ids.SERVING or state.active != seat:
        return False
    return bool(state.next_step() != ids.REPUTATION_PHASE + ids.STEP_SEATS * seat)


def free_dishwashers(state: Tiefenthal, seat: int, plan: list[tuple[int, int]]) -> int:
    """Dishwashers that can still lend a hand; a plan keeps those it needs until it is counted.

    Afterwards a die may call on any that is unused. [6, 7.7]
    """
    mat = state.mats[seat]
    free = mat.dishwashers(state.box) - mat.washed
    if not is_at_work(state, seat):
        free -= sum(dishwashers_for(state.box, mat, face, space) for face, space in plan)
    return int(free)


def signature_brings(state: Tiefenthal, mat: Mat, column: int) -> tuple[EffectView, ...]:
    """What the next signature of a column gives: its field, then the row it completes. [7.8]"""
    box, row = state.box, signatures_in(mat, column)
    if row == box.book_rows:
        return ()
    field = effect_views(box, box.book_bonus[column * box.book_rows + row])
    return field + effect_views(box, box.row_bonus) if completes_row(mat, column) else field


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
        faces=tuple(members(box.space_faces[space])) if space >= 0 else (),
        many=space >= 0 and not holds_one_die(box, space),
    )


@printed
def side_view(box: Box, side: int) -> SideView:
    """An entertainer's side."""
    return SideView(
        id=box.side_ids[side],
        schnapps=box.side_schnapps[side],
        phase=PHASES[box.side_phase[side]],
        effects=effect_views(box, box.side_effects[side]),
    )
