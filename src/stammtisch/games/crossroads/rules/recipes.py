"""Recipe cards: drawing, discarding, stealing and completing them. [7.12]"""

from __future__ import annotations

from mypy_extensions import i64

from stammtisch.core.bits import add, bit, count, drop, lowest, nth, rest
from stammtisch.core.journal import SECRET_B, SECRET_C
from stammtisch.core.pile import from_set, shuffled
from stammtisch.games.crossroads.rules import ids
from stammtisch.games.crossroads.rules.digits import digit
from stammtisch.games.crossroads.rules.state import Mat, Tableau


def recipe_left(table: Tableau) -> bool:
    """Whether a recipe can be drawn at all: from the deck, or from the discards. [7.12]"""
    return table.deck.left > 0 or table.recipe_discard != 0


def draw_recipe(table: Tableau) -> i64:
    """An empty deck is made anew from the discard pile. [7.12, R43]"""
    if table.deck.left == 0:
        table.deck = shuffled(from_set(table.recipe_discard), table.rng, ids.RECIPE_SHUFFLE)
        table.recipe_discard = 0
        if table.journal is not None:
            table.journal.tell(ids.DECK_RESHUFFLED, table.deck.left)
    return table.deck.draw()


def draw_recipes(table: Tableau, seat: i64, number: i64) -> None:
    """Draw recipes to the hand, as many as there are. [7.12]"""
    mat = table.mats[seat]
    while number > 0 and recipe_left(table):
        recipe = draw_recipe(table)
        mat.hand = add(mat.hand, recipe)
        if table.journal is not None:
            table.journal.whisper(
                bit(seat), SECRET_B, ids.RECIPE_DRAWN, seat, recipe, ids.FROM_DECK
            )
        number -= 1


def discard_recipe(table: Tableau, recipe: i64, origin: i64) -> None:
    """A discarded recipe lies face up. [7.12, R44]"""
    table.recipe_discard = add(table.recipe_discard, recipe)
    if table.journal is not None:
        table.journal.tell(ids.RECIPE_DISCARDED, table.active, recipe, origin)


def discard_from_hand(table: Tableau, recipe: i64) -> None:
    """A recipe of the hand goes onto the discard pile. [7.5]"""
    mat = table.mat()
    mat.hand = drop(mat.hand, recipe)
    discard_recipe(table, recipe, ids.FROM_HAND)


def random_recipe(table: Tableau, mat: Mat) -> i64:
    """A random card of a hand that is not empty. [7.12]"""
    return nth(mat.hand, table.rng.below(ids.THEFT, count(mat.hand)))


def discard_at_random(table: Tableau, number: i64) -> None:
    """Recipes given back for a Recipe shelf are picked at random. [7.4]"""
    mat = table.mat()
    while number > 0 and mat.hand != 0:
        discard_from_hand(table, random_recipe(table, mat))
        number -= 1


def steal_recipe(table: Tableau, victim: i64) -> None:
    """A random recipe changes hands; only thief and victim learn which. [7.5]"""
    loser = table.mats[victim]
    thief = table.mat()
    recipe = random_recipe(table, loser)
    loser.hand = drop(loser.hand, recipe)
    thief.hand = add(thief.hand, recipe)
    if table.journal is not None:
        both = add(bit(table.active), victim)
        table.journal.whisper(both, SECRET_C, ids.RECIPE_STOLEN, table.active, victim, recipe)


def ingredients_at_hand(table: Tableau, mat: Mat) -> i64:
    """The set of ingredients of which a token lies on an own tile. [7.12]"""
    ingredients: i64 = 0
    spaces = mat.stocked
    while spaces != 0:
        tile = mat.tile_at(lowest(spaces))
        ingredients = add(ingredients, table.box.tiles.ingredient[tile])
        spaces = rest(spaces)
    return ingredients


def recipes_to_complete(table: Tableau, mat: Mat) -> i64:
    """Recipes in hand with a token of every listed ingredient on own tiles. [6.2]"""
    hand = mat.hand
    if hand == 0 or mat.stocked == 0:
        return 0
    at_hand = ingredients_at_hand(table, mat)
    ready: i64 = 0
    while hand != 0:
        recipe = lowest(hand)
        hand = rest(hand)
        if table.box.recipes.needs[recipe] & ~at_hand == 0:
            ready = add(ready, recipe)
    return ready


def complete(table: Tableau, recipe: i64) -> None:
    """The card is shown, its tokens are paid in listed order, then comes the reward. [7.12, R42]"""
    mat = table.mat()
    mat.hand = drop(mat.hand, recipe)
    mat.completed = add(mat.completed, recipe)
    if table.journal is not None:
        table.journal.tell(ids.RECIPE_COMPLETED, table.active, recipe)
    table.plan(ids.EFFECTS, table.box.recipes.effects[recipe])
    listed = table.box.recipes.listed[recipe]
    place: i64 = 9
    while place >= 0:
        ingredient = digit(listed, place) - 1
        if ingredient >= 0:
            table.plan(ids.INGREDIENT_SOURCE, ingredient)
        place -= 1


def sources(table: Tableau, mat: Mat, ingredient: i64) -> i64:
    """The own tiles that hold a token of an ingredient. [6.2, R45]"""
    found: i64 = 0
    spaces = mat.stocked
    while spaces != 0:
        space = lowest(spaces)
        spaces = rest(spaces)
        if table.box.tiles.ingredient[mat.tile_at(space)] == ingredient:
            found = add(found, space)
    return found


def use_token(table: Tableau, space: i64, ingredient: i64) -> None:
    """A used token goes back to the supply. [7.12]"""
    mat = table.mat()
    mat.write_tokens(space, mat.tokens_on(space) - 1)
    if table.journal is not None:
        table.journal.tell(ids.TOKEN_USED, table.active, ingredient, mat.tile_at(space), space)


def all_recipes(advanced: bool, advanced_cards: i64) -> i64:
    """The set of recipes that take part. [S4]"""
    cards: i64 = bit(ids.RECIPES) - 1
    return cards if advanced else cards & ~advanced_cards


def seats_with_recipes(table: Tableau) -> i64:
    """The opponents, counted clockwise from 0, who hold a recipe. [6.3]"""
    found: i64 = 0
    opponent: i64 = 1
    while opponent < table.seats:
        if table.mats[table.across(opponent)].hand != 0:
            found = add(found, opponent - 1)
        opponent += 1
    return found
