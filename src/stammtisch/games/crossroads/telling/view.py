"""Chapter 4: what a seat or a spectator may know, built from nothing."""

from __future__ import annotations

from functools import lru_cache

from stammtisch.core.bits import count, has, members
from stammtisch.games.crossroads.components.effects import EffectView, effect_views
from stammtisch.games.crossroads.components.vocabulary import (
    COLOURS,
    GOSSIPS,
    GROUPS,
    STEPS,
    space_names,
)
from stammtisch.games.crossroads.rules import ids
from stammtisch.games.crossroads.rules.box import DIFFICULT, SIMPLE, Box
from stammtisch.games.crossroads.rules.digits import digit
from stammtisch.games.crossroads.rules.flow import Crossroads
from stammtisch.games.crossroads.rules.market import top_of_discard
from stammtisch.games.crossroads.rules.recipes import ingredients_at_hand
from stammtisch.games.crossroads.rules.scoring import group_points, sum_of_points
from stammtisch.games.crossroads.rules.state import Mat
from stammtisch.games.crossroads.telling.sights import (
    BasicView,
    CrossroadsView,
    GroupView,
    KingdomView,
    MatView,
    RecipeView,
    SpaceView,
    TileView,
    TrackView,
)

SPACES = tuple(space_names())
MOST_DIGITS = 10
REMEMBERED = 1024  # drawings of tiles: of the usual box, and of a few others


def view(state: Crossroads, seat: int | None) -> CrossroadsView:
    """What the seat (or None, a spectator) may know."""
    limits = state.box.limits
    collector = ids.COLLECTOR in [state.box.kingdom.rule[card] for card in members(state.laws)]
    return CrossroadsView(
        viewer=seat,
        round=state.round,
        last_round=state.last_round,
        step=step_name(state),
        active=state.active,
        start=state.start,
        announcer=None if state.announcer == ids.NOBODY else state.announcer,
        over=state.awaited() == 0,
        rolled=tuple(roll for roll in digits(state.rolled, MOST_DIGITS) if roll > 0),
        die=die_sides(state.box),
        nobles_guldens=state.box.nobles_guldens,
        gossips_used=tuple(GOSSIPS[type] for type in members(state.gossips_used)),
        acquired=tuple(row_of_tiles(state.box, state.acquired, ids.PURCHASES)),
        kingdom=tuple(kingdom_view(state.box, card) for card in members(state.laws)),
        judgement=judgement(state),
        with_corners=state.with_corners,
        gossip_supply=digits(state.supply, ids.GOSSIPS),
        collector_gossips=digits(state.stock, ids.GOSSIPS) if collector else None,
        collector_guldens=digit(state.stock, ids.GOSSIPS) if collector else None,
        chest_limit=limits.chest,
        gossip_limit=limits.gossips,
        revenue_limit=limits.most_revenue,
        groups=tuple(group_view(state, group) for group in range(ids.GROUPS)),
        tracks=tuple(track_view(state, tier) for tier in range(ids.TIERS)),
        recipe_deck=state.deck.left,
        recipe_discard=open_recipes(state, state.recipe_discard),
        recipe_offer_count=count(state.recipe_offer),
        recipe_offer=own_offer(state, seat),
        basic_out=count(state.basic_out),
        mats=tuple(mat_view(state, owner, owner == seat) for owner in range(state.seats)),
    )


def own_offer(state: Crossroads, seat: int | None) -> tuple[RecipeView, ...] | None:
    """Recipes drawn for the Travellers' action are seen by their drawer alone."""
    return recipe_views(state, seat, state.recipe_offer) if seat == state.active else None


def step_name(state: Crossroads) -> str:
    """Where in the turn the table is."""
    if state.awaited() == 0:
        return "over"
    if state.round == 0:
        return "setup"
    return STEPS[state.stage - 1]


def judgement(state: Crossroads) -> str:
    """What the chart says of the two Kingdom cards."""
    cards = members(state.laws)
    if len(cards) != 2:
        return "none"
    said = state.box.kingdom.judgement(cards[0], cards[1])
    return {int(SIMPLE): "simple", int(DIFFICULT): "difficult"}.get(said, "neutral")


def digits(row: int, places: int) -> tuple[int, ...]:
    """The first digits of a row."""
    return tuple(digit(row, place) for place in range(places))


def row_of_tiles(box: Box, row: int, places: int) -> list[TileView]:
    """The tiles of a row of digits, empty places left out."""
    return [tile_view(box, number - 1) for number in digits(row, places) if number > 0]


@lru_cache(REMEMBERED)
def die_sides(box: Box) -> tuple[tuple[EffectView, ...], ...]:
    """What each side of the Outlaws' die brings."""
    return tuple(effect_views(box, side) for side in box.die)


@lru_cache(REMEMBERED)
def tile_view(box: Box, kind: int) -> TileView:
    """An inn tile."""
    tiles = box.tiles
    gossip, ingredient = tiles.gossip[kind], tiles.ingredient[kind]
    return TileView(
        id=tiles.ids[kind],
        name=tiles.names[kind],
        colour=COLOURS[tiles.colour[kind]],
        tier=tiles.tier[kind] + 1,
        cost=tiles.cost[kind],
        effects=effect_views(box, tiles.effects[kind]),
        gossip=None if gossip == ids.NOTHING else GOSSIPS[gossip],
        gossips=tiles.gossips[kind],
        ingredient=None if ingredient == ids.NOTHING else box.ingredient_ids[ingredient],
    )


def optional_tile(box: Box, kind: int) -> TileView | None:
    """A tile, or nothing."""
    return None if kind == ids.NOTHING else tile_view(box, kind)


@lru_cache(REMEMBERED)
def basic_view(box: Box, kind: int) -> BasicView:
    """A basic tile."""
    basics = box.basics
    return BasicView(basics.ids[kind], basics.names[kind], effect_views(box, basics.effects[kind]))


def basic_views(box: Box, tiles: int) -> tuple[BasicView, ...]:
    """Basic tiles in the order of their kinds."""
    return tuple(basic_view(box, box.basics.kind[tile]) for tile in members(tiles))


@lru_cache(REMEMBERED)
def recipe_view(box: Box, recipe: int, at_hand: int) -> RecipeView:
    """A recipe, with the ingredients that are at hand."""
    recipes = box.recipes
    listed = [digit(recipes.listed[recipe], place) - 1 for place in range(ids.INGREDIENTS)]
    needed = [ingredient for ingredient in listed if ingredient >= 0]
    return RecipeView(
        recipes.ids[recipe],
        recipes.names[recipe],
        tuple(box.ingredient_ids[ingredient] for ingredient in needed),
        tuple(box.ingredient_ids[ingredient] for ingredient in needed if has(at_hand, ingredient)),
        effect_views(box, recipes.effects[recipe]),
    )


def recipe_views(state: Crossroads, seat: int | None, recipes: int) -> tuple[RecipeView, ...]:
    """Recipes as their holder sees them."""
    at_hand = 0 if seat is None else ingredients_at_hand(state, state.mats[seat])
    return tuple(recipe_view(state.box, recipe, at_hand) for recipe in members(recipes))


def open_recipes(state: Crossroads, recipes: int) -> tuple[RecipeView, ...]:
    """Recipes that lie face up."""
    return recipe_views(state, None, recipes)


def kingdom_view(box: Box, card: int) -> KingdomView:
    """A Kingdom card."""
    return KingdomView(card + 1, box.kingdom.ids[card], box.kingdom.names[card])


def track_view(state: Crossroads, tier: int) -> TrackView:
    """A track; what is in a pouch can be told from all that lies open."""
    box, kinds = state.box, state.box.tiles.of_tier[tier]
    first = tier * ids.SLOTS

    def listed(some: int, both: int) -> tuple[str, ...]:
        found = members(some & kinds) + members(both & kinds)
        return tuple(box.tiles.ids[kind] for kind in sorted(found))

    return TrackView(
        tier=tier + 1,
        slots=tuple(optional_tile(box, state.slot(first + slot)) for slot in range(ids.SLOTS)),
        pouch=listed(state.pouch_some, state.pouch_both),
        discard=listed(state.heap_some, state.heap_both),
        top=optional_tile(box, top_of_discard(state, tier)),
    )


def group_view(state: Crossroads, group: int) -> GroupView:
    """A reputation track with the tokens of all seats."""
    size = state.box.limits.most_reputation + 1
    return GroupView(
        id=GROUPS[group],
        points=tuple(state.box.reputation_points[group * size + space] for space in range(size)),
        special_spaces=tuple(members(state.box.special_spaces[group])),
        tokens=tuple(digit(mat.reputation, group) for mat in state.mats),
    )


def mat_view(state: Crossroads, seat: int, own: bool) -> MatView:
    """A mat; the owner sees its recipes and its draft as well, everybody once they are shown."""
    mat, box = state.mats[seat], state.box
    over = state.awaited() == 0
    drafting = not over and state.next_step() == ids.DRAFT_PICK
    shown = own or over
    return MatView(
        seat=seat,
        signboard=box.signboards[mat.signboard],
        prestige=mat.prestige,
        revenue=mat.revenue,
        chest=mat.chest,
        pouch=mat.pouch,
        debt=mat.debt,
        gossips=digits(mat.gossips, ids.GOSSIPS),
        reputation=digits(mat.reputation, ids.GROUPS),
        reputation_points=tuple(group_points(state, mat, group) for group in range(ids.GROUPS)),
        welcome=None if mat.welcome == ids.NOTHING else GROUPS[mat.welcome],
        unwelcome=None if mat.unwelcome == ids.NOTHING else GROUPS[mat.unwelcome],
        inn=tuple(space_view(state, mat, space) for space in range(len(SPACES))),
        covered=count(mat.built & box.normal),
        reserved=tuple(optional_tile(box, mat.reserve(place)) for place in range(ids.RESERVES)),
        recipe_count=count(mat.hand),
        recipes=recipe_views(state, seat, mat.hand) if shown else None,
        completed=open_recipes(state, mat.completed),
        draft_hand_count=count(mat.draft_hand),
        draft_hand=basic_views(box, mat.draft_hand) if own else None,
        draft_kept_count=count(mat.draft_kept),
        draft_kept=basic_views(box, mat.draft_kept) if own or not drafting else None,
        draft_pick=box.basics.ids[mat.pick] if own and mat.pick != ids.NOTHING else None,
        deciding=has(state.awaited(), seat),
        turns=mat.turns,
        points=public_points(state, mat),
    )


def public_points(state: Crossroads, mat: Mat) -> int:
    """The points as everybody can reckon them: the number of recipes in hand is public."""
    return max(sum_of_points(state, mat), state.box.limits.least_score)


def space_view(state: Crossroads, mat: Mat, space: int) -> SpaceView:
    """A space of an inn."""
    box = state.box
    ring = "inner" if has(box.inner, space) else "outer"
    kind = mat.tile_at(space)
    if kind != ids.NOTHING:
        return SpaceView(
            SPACES[space],
            ring,
            tile=tile_view(box, kind),
            tokens=mat.tokens_on(space),
            marked=has(mat.marked, space),
        )
    if not has(box.corners, space):
        return SpaceView(SPACES[space], ring)
    corner = list(box.corner_space).index(space)
    basic = mat.basic_at(corner)
    return SpaceView(
        SPACES[space],
        ring,
        basic=None if basic == ids.NOTHING else basic_view(box, basic),
        closed=not state.with_corners,
    )
