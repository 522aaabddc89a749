"""Names and texts of the title's things as words, also for those of an owner's own box."""

from __future__ import annotations

from collections.abc import Iterable

from stammtisch.core.words import Words, join, words
from stammtisch.games.crossroads.components.vocabulary import COLOURS, GOSSIPS, GROUPS
from stammtisch.games.crossroads.rules.box import Box
from stammtisch.games.crossroads.telling.sights import BasicView, EffectView, RecipeView, TileView
from stammtisch.games.crossroads.telling.view_cards import effect_views


def tile_name(box: Box, kind: int) -> Words:
    """The name of an inn tile."""
    return words(f"tile-{box.tiles.ids[kind]}", name=box.tiles.names[kind])


def basic_name(box: Box, kind: int) -> Words:
    """The name of a basic tile."""
    return words(f"basic-{box.basics.ids[kind]}", name=box.basics.names[kind])


def recipe_name(box: Box, recipe: int) -> Words:
    """The name of a recipe."""
    return words(f"recipe-{box.recipes.ids[recipe]}", name=box.recipes.names[recipe])


def belonging(box: Box, thing: int) -> Words:
    """The name of a tile or a recipe, numbered as in `components/belongings.py`."""
    tiles = len(box.tiles.ids)
    return tile_name(box, thing) if thing < tiles else recipe_name(box, thing - tiles)


def kingdom_name(box: Box, card: int) -> Words:
    """The name of a Kingdom card."""
    return words(f"kingdom-{box.kingdom.ids[card]}", name=box.kingdom.names[card])


def named(kind: str, thing: TileView | BasicView | RecipeView) -> Words:
    """The name of something in a view."""
    return words(f"{kind}-{thing.id}", name=thing.name)


def group_name(group: int) -> Words:
    """The name of a social group."""
    return words(f"group-{GROUPS[group]}")


def gossip_name(type: int) -> Words:
    """The name of a type of gossip."""
    return words(f"gossip-{GOSSIPS[type]}")


def gossips_words(type: str, number: int) -> Words:
    """So many gossips of a type, or of any."""
    return words(f"gossips-{type}", n=number)


def signboard_name(identity: str) -> Words:
    """What is painted on a signboard."""
    return words(f"signboard-{identity}", name=identity)


def colour_name(colour: int) -> Words:
    """The name of a tile colour."""
    return words(f"colour-{COLOURS[colour]}")


def ingredient_name(identity: str) -> Words:
    """The name of an ingredient."""
    return words(f"ingredient-{identity}", name=identity)


def effect_words(effect: EffectView) -> Words:
    """One effect in words: a gain, or the cost that it is."""
    if effect.kind == "gossip":
        return gossips_words(effect.of or "any", effect.n)
    if effect.kind == "reputation":
        sign = "plus" if effect.n > 0 else "minus"
        return words(
            f"effect-reputation-{sign}", n=abs(effect.n), group=words(f"group-{effect.of}")
        )
    if effect.kind in ("prestige", "revenue", "guldens") and effect.n < 0:
        return words(f"effect-{effect.kind}-minus", n=-effect.n)
    return words(f"effect-{effect.kind}", n=effect.n)


def takeback_words(effect: EffectView) -> Words:
    """What giving back a bonus of a covered basic tile costs: guldens are debts. [7.4]"""
    if effect.kind in ("prestige", "revenue", "guldens", "reputation"):
        return effect_words(EffectView(effect.kind, effect.of, -effect.n))
    if effect.kind == "gossip":
        return words("takeback-gossip", gossips=gossips_words(effect.of or "any", effect.n))
    return words(f"takeback-{effect.kind}", n=effect.n)


def effects_words(effects: Iterable[EffectView]) -> Words:
    """A list of effects in printed order."""
    return join(effect_words(effect) for effect in effects)


def effects_at(box: Box, place: int) -> Words:
    """The effects that a box lists at a place."""
    return effects_words(effect_views(box, place))


def price_words(tile: TileView) -> Words:
    """What a tile costs."""
    if tile.gossip is None:
        return words("price", guldens=tile.cost)
    gossips = gossips_words(tile.gossip, tile.gossips)
    return words("price-or-gossip", guldens=tile.cost, gossips=gossips)


def tile_gives(tile: TileView) -> Words:
    """What a tile gives: its effects, then its ingredient."""
    listed = [effect_words(effect) for effect in tile.effects]
    if tile.ingredient is not None:
        listed.append(words("gives-ingredient", ingredient=ingredient_name(tile.ingredient)))
    return join(listed)


def recipe_needs(recipe: RecipeView) -> Words:
    """The ingredients of a recipe, those at hand ticked."""
    return join(
        words(
            "ingredient-at-hand" if name in recipe.at_hand else "ingredient-missing",
            ingredient=ingredient_name(name),
        )
        for name in recipe.ingredients
    )
