"""Tiles, recipes, Kingdom cards and effects as a viewer sees them."""

from __future__ import annotations

from stammtisch.core.bits import has, members
from stammtisch.core.printed import printed
from stammtisch.core.words import Words, words
from stammtisch.games.crossroads.components.effects import GOSSIP_NAMES, GROUP_NAMES, KIND_NAMES
from stammtisch.games.crossroads.components.vocabulary import COLOURS, COPIES, GOSSIPS
from stammtisch.games.crossroads.rules import ids
from stammtisch.games.crossroads.rules.box import Box
from stammtisch.games.crossroads.rules.digits import digit
from stammtisch.games.crossroads.rules.flow import Crossroads
from stammtisch.games.crossroads.rules.recipes import ingredients_at_hand
from stammtisch.games.crossroads.telling.sights import (
    BasicView,
    CountView,
    EffectView,
    GossipView,
    IngredientView,
    KingdomView,
    RecipeView,
    TileView,
)


def bonuses(effects: tuple[EffectView, ...]) -> tuple[EffectView, ...]:
    """What covering a basic tile takes back; a Garden patch and debts stay as they are. [7.4]"""
    return tuple(effect for effect in effects if effect.n > 0 and effect.kind != "garden")


@printed
def effect_views(box: Box, place: int) -> tuple[EffectView, ...]:
    """The effects of a tile, a basic tile, a recipe or a side of the die."""
    found = []
    while box.effect[place] != ids.END_OF_EFFECTS:
        found.append(effect_view(box, place))
        place += 1
    return tuple(found)


def effect_view(box: Box, place: int) -> EffectView:
    """One effect of a list."""
    kind, of, by = box.effect[place], box.effect_of[place], box.effect_by[place]
    if kind == ids.LOSE_GOSSIP:  # only the die says so, and the player chooses the type
        return EffectView("gossip", "any", -by)
    if kind == ids.GOSSIP:
        return EffectView("gossip", GOSSIP_NAMES[of], by)
    return EffectView(KIND_NAMES[kind], GROUP_NAMES[of] if kind == ids.REPUTATION else None, by)


def row_of_tiles(box: Box, row: int, places: int) -> list[TileView]:
    """The tiles of a row of digits, empty places left out."""
    return [tile_view(box, number - 1) for number in digits(row, places) if number > 0]


@printed
def die_sides(box: Box) -> tuple[tuple[EffectView, ...], ...]:
    """What each side of the Outlaws' die brings."""
    return tuple(effect_views(box, side) for side in box.die)


@printed
def count_view(box: Box) -> CountView:
    """What things that are left count at the end. [8.4]"""
    limits = box.limits
    return CountView(
        guldens=limits.guldens_per_point,
        gossip=limits.per_gossip,
        token=limits.per_token,
        debt=limits.per_debt,
        recipe=limits.per_recipe,
    )


@printed
def gossip_view(box: Box, seats: int) -> GossipView:
    """What gossip actions bring with so many players. [7.9]"""
    gossip, duel = box.gossip, seats == 2
    return GossipView(
        guldens=gossip.guldens,
        stolen=gossip.stolen_in_duel if duel else gossip.stolen_at_table,
        raised=gossip.raise_own,
        lowered=gossip.lower_in_duel if duel else gossip.lower_at_table,
    )


@printed
def ingredient_views(box: Box) -> tuple[IngredientView, ...]:
    """The ingredients, and how common each of them is."""
    given = list(box.tiles.ingredient)
    return tuple(
        IngredientView(identity, COPIES * given.count(number))
        for number, identity in enumerate(box.ingredient_ids)
    )


@printed
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


@printed
def basic_view(box: Box, kind: int) -> BasicView:
    """A basic tile."""
    basics = box.basics
    return BasicView(basics.ids[kind], basics.names[kind], effect_views(box, basics.effects[kind]))


def basic_views(box: Box, tiles: int) -> tuple[BasicView, ...]:
    """Basic tiles in the order of their kinds."""
    return tuple(basic_view(box, box.basics.kind[tile]) for tile in members(tiles))


@printed
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


@printed
def kingdom_view(box: Box, card: int) -> KingdomView:
    """A Kingdom card."""
    identity, name = box.kingdom.ids[card], box.kingdom.names[card]
    return KingdomView(card + 1, identity, name, law_words(box, card))


def law_words(box: Box, card: int) -> Words:
    """What a Kingdom card says, with the numbers of its box. [7.11]"""
    kingdom, message = box.kingdom, f"kingdom-law-{card + 1}"
    rule = kingdom.rule[card]
    if rule == ids.RING_REWARD:
        return words(message, guldens=kingdom.inner_guldens, debts=kingdom.outer_debts)
    if rule == ids.CORNER_EXTRA:
        return words(message, tokens=kingdom.number[card])
    if rule != ids.COLLECTOR:
        return words(message)
    furnishing, service, worker, guest = (
        bonus_words(box, colour, kingdom.bonus_guldens[colour] or 1)
        for colour in range(ids.COLOURS)
    )
    return words(message, furnishing=furnishing, service=service, worker=worker, guest=guest)


def bonus_words(box: Box, colour: int, number: int) -> Words:
    """So much of what the collector gives for three tiles of a colour. [7.11.1]"""
    gossip = box.kingdom.bonus_gossip[colour]
    if gossip == ids.NOTHING:
        return words("effect-guldens", n=number)
    return words(f"gossips-{GOSSIPS[gossip]}", n=number)


def digits(row: int, places: int) -> tuple[int, ...]:
    """The first digits of a row."""
    return tuple(digit(row, place) for place in range(places))
