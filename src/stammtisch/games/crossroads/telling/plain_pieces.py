"""Pieces that lie both on mats and in the middle of the table."""

from __future__ import annotations

from stammtisch.core.words import Words, words
from stammtisch.core.zones import Piece
from stammtisch.games.crossroads.telling.names import (
    effects_words,
    named,
    price_words,
    recipe_needs,
    tile_gives,
)
from stammtisch.games.crossroads.telling.sights import BasicView, RecipeView, TileView


def tile_piece(tile: TileView, address: str, notes: tuple[Words, ...] = ()) -> Piece:
    """An inn tile to buy: what it gives, its colour and its price."""
    said = words("piece-offer", tile=named("tile", tile), gives=tile_gives(tile))
    facts = (words(f"colour-{tile.colour}"), price_words(tile), *notes)
    return Piece(said, address, "tile", tile.colour, None, facts, tile.cost)


def empty_piece(address: str) -> Piece:
    """A slot or place without a tile."""
    return Piece(words("piece-empty"), address, "tile", faded=True)


def recipe_piece(recipe: RecipeView, address: str) -> Piece:
    """A recipe card."""
    reward = words("recipe-reward", reward=effects_words(recipe.reward))
    notes = (recipe_needs(recipe), reward)
    return Piece(named("recipe", recipe), address, "card", "recipe", notes=notes)


def basic_piece(tile: BasicView, address: str) -> Piece:
    """A basic tile."""
    gives = effects_words(tile.effects)
    return Piece(named("basic", tile), address, "tile", "basic", notes=(gives,))
