"""Reading inn tiles, basic tiles and recipes from the components file."""

from __future__ import annotations

from collections.abc import Sequence

from stammtisch.core.bits import bit, count
from stammtisch.core.components import Checker, Table
from stammtisch.games.crossroads.components.effects import EffectLists
from stammtisch.games.crossroads.components.vocabulary import (
    COLOURS,
    COPIES,
    GOSSIPS,
    KINDS_OF_TIER,
    column,
    fixed,
    place_of,
    spaces,
)
from stammtisch.games.crossroads.rules import ids
from stammtisch.games.crossroads.rules.box import Box
from stammtisch.games.crossroads.rules.digits import with_digit


def read_ingredients(checker: Checker, box: Box) -> None:
    """[[ingredients]]."""
    rows = checker.entries("ingredients", ids.INGREDIENTS)
    box.ingredient_ids = checker.ids("ingredients", rows)


def read_tiles(checker: Checker, box: Box, effects: EffectLists) -> None:
    """[[inn_tiles]]: 60 kinds, two of each, 8 + 7 in each colour; groups are labels. [R62]"""
    tiles = box.tiles
    rows = checker.entries("inn_tiles", ids.TILES)
    tiles.ids = checker.ids("inn_tiles", rows)
    colours, tiers, costs, types, prices, lists, gives, drains = ([] for _ in range(8))
    for row in rows:
        entry = f"[[inn_tiles]] '{row.get('id')}'"
        tiles.names.append(checker.word(row, entry, "name"))
        fixed(checker, row, entry, "copies", COPIES)
        colours.append(place_of(checker, row, entry, "colour", COLOURS))
        tiers.append(checker.number(row, entry, "tier", 1, 2) - 1)
        costs.append(checker.number(row, entry, "cost", 0, 60))
        type, price = other_price(checker, row, entry)
        types.append(type)
        prices.append(price)
        lists.append(effects.read(row, entry, "effects"))
        drains.append(effects.drain(lists[-1]))
        gives.append(given_ingredient(checker, box, row, entry))
    tiles.colour, tiles.tier, tiles.cost = column(colours), column(tiers), column(costs)
    tiles.gossip, tiles.gossips = column(types), column(prices)
    tiles.effects, tiles.ingredient = column(lists), column(gives)
    tiles.drain = column(drains)
    tiles.of_tier = column(
        [spaces([kind for kind, own in enumerate(tiers) if own == tier]) for tier in range(2)]
    )
    check_colours(checker, colours, tiers)


def check_colours(checker: Checker, colours: Sequence[int], tiers: Sequence[int]) -> None:
    """Every colour has 8 kinds of tier 1 and 7 of tier 2."""
    for number, colour in enumerate(COLOURS):
        for tier, wanted in enumerate(KINDS_OF_TIER):
            found = sum(pair == (number, tier) for pair in zip(colours, tiers, strict=True))
            if found != wanted:
                checker.complain(
                    "[[inn_tiles]]",
                    f"{wanted} kinds of colour '{colour}' and tier {tier + 1} are needed, "
                    f"{found} are there.",
                )


def other_price(checker: Checker, row: Table, entry: str) -> tuple[int, int]:
    """The price in gossips: type and number."""
    price = row.get("alt_cost")
    if price is None:
        return ids.NOTHING, 0
    if not isinstance(price, dict):
        checker.complain(entry, "'alt_cost' must be a table with 'type' and 'n'.")
        return ids.NOTHING, 0
    entry = f"{entry} alt_cost"
    type = place_of(checker, price, entry, "type", GOSSIPS)
    return type, checker.number(price, entry, "n", 1, 12)


def given_ingredient(checker: Checker, box: Box, row: Table, entry: str) -> int:
    """The ingredient that a tile gives: how many tiles do makes it rare or not. [R41]"""
    if row.get("ingredient") is None:
        return ids.NOTHING
    return place_of(checker, row, entry, "ingredient", box.ingredient_ids or ["honey"])


def read_basics(checker: Checker, box: Box, effects: EffectLists) -> None:
    """[[basic_tiles]]: 12 kinds, 16 tiles."""
    basics = box.basics
    rows = checker.entries("basic_tiles", ids.BASICS)
    basics.ids = checker.ids("basic_tiles", rows)
    lists: list[int] = []
    tiles: list[int] = []
    kinds: list[int] = []
    for kind, row in enumerate(rows):
        entry = f"[[basic_tiles]] '{row.get('id')}'"
        basics.names.append(checker.word(row, entry, "name"))
        lists.append(effects.read(row, entry, "effects", basic=True))
        copies = checker.number(row, entry, "copies", 1, 5)
        tiles.append(spaces(range(len(kinds), len(kinds) + copies)))
        kinds += [kind] * copies
    if len(kinds) != 4 * ids.CORNERS:
        checker.complain("[[basic_tiles]]", f"16 tiles are needed, {len(kinds)} are there.")
    basics.effects, basics.tiles, basics.kind = column(lists), column(tiles), column(kinds)
    basics.drain = column([effects.drain_back(place) for place in lists])
    basics.harmless = column([effects.harmless_back(place) for place in lists])


def read_recipes(checker: Checker, box: Box, effects: EffectLists) -> None:
    """[[recipes]]: 15 cards."""
    recipes = box.recipes
    rows = checker.entries("recipes", ids.RECIPES)
    recipes.ids = checker.ids("recipes", rows)
    needs, listed, lists = [], [], []
    for recipe, row in enumerate(rows):
        entry = f"[[recipes]] '{row.get('id')}'"
        recipes.names.append(checker.word(row, entry, "name"))
        fixed(checker, row, entry, "copies", 1)
        wanted = listed_ingredients(checker, box, row, entry)
        needs.append(spaces(wanted))
        order = 0
        for place, ingredient in enumerate(wanted):
            order = with_digit(order, place, ingredient + 1)
        listed.append(order)
        lists.append(effects.read(row, entry, "reward"))
        if checker.flag(row, entry, "advanced"):
            recipes.advanced |= bit(recipe)
    recipes.needs, recipes.listed, recipes.effects = column(needs), column(listed), column(lists)
    if ids.RECIPES - count(recipes.advanced) < 10:
        checker.complain("[[recipes]]", "at least 10 recipes must not be advanced.")


def listed_ingredients(checker: Checker, box: Box, row: Table, entry: str) -> list[int]:
    """The ingredients of a recipe, each at most once."""
    names = row.get("ingredients")
    known = box.ingredient_ids
    if not isinstance(names, list) or not names or any(name not in known for name in names):
        checker.complain(entry, "'ingredients' must list ingredients of this file.")
        return []
    if len(set(names)) != len(names):
        checker.complain(entry, "a recipe needs each of its ingredients only once.")
    return [known.index(name) for name in names]
