"""What tiles, spaces of an inn and recipes are, say and are worth now: with all their figures."""

from __future__ import annotations

from msgspec.structs import replace

from stammtisch.core.about import About, Fact
from stammtisch.core.words import SeatName, Words, join, words
from stammtisch.games.crossroads.components.vocabulary import GOSSIPS
from stammtisch.games.crossroads.telling.names import (
    effects_words,
    gossips_words,
    ingredient_name,
    named,
    price_words,
    recipe_needs,
    takeback_words,
    tile_gives,
)
from stammtisch.games.crossroads.telling.sights import (
    BasicView,
    CrossroadsView,
    EffectView,
    MatView,
    RecipeView,
    SpaceView,
    TileView,
)
from stammtisch.games.crossroads.telling.spaces import free_spaces, open_to
from stammtisch.games.crossroads.telling.view_cards import bonuses
from stammtisch.games.crossroads.telling.worth import outcome, worth_facts


def own_mat(view: CrossroadsView) -> MatView | None:
    """The mat of whoever looks."""
    return None if view.viewer is None else view.mats[view.viewer]


# -- inn tiles -------------------------------------------------------------------------------------


def offered_tile(
    view: CrossroadsView, told: About, tile: TileView, kind: Words, owner: int | None = None
) -> About:
    """A tile that is not built yet: what it gives, its worth, price and room. [7.6, 7.7]

    What somebody has reserved or bought is of no use to anybody else.
    """
    leaves = tuple(note for note in told.text if note.id == "note-leaves")
    text = (words(f"colour-{tile.colour}"), words("text-built", effects=tile_gives(tile)), *leaves)
    own = own_mat(view)
    facts = [Fact(words("about-price"), price_words(tile))]
    if own is not None and owner in (None, own.seat):
        facts = [
            *worth_facts(view, own, tile.effects),
            *ingredient_facts(view, tile),
            *facts,
            purse(view, own, tile),
            room(view, own, tile),
        ]
    return replace(told, words=named("tile", tile), kind=kind, text=text, facts=tuple(facts))


def purse(view: CrossroadsView, mat: MatView, tile: TileView) -> Fact:
    """What the viewer could pay with: the Pouch on turn, otherwise what lies in the Chest."""
    on_turn = view.active == mat.seat and view.round > 0
    held = [words("have-pouch", n=mat.pouch) if on_turn else words("have-chest", n=mat.chest)]
    if tile.gossip is not None:
        held.append(gossips_words(tile.gossip, mat.gossips[GOSSIPS.index(tile.gossip)]))
    return Fact(words("about-have"), join(held))


def room(view: CrossroadsView, mat: MatView, tile: TileView) -> Fact:
    """On how many of the free spaces the Kingdom cards let it lie. [7.11]"""
    laws = [card.number for card in view.kingdom]
    spaces = open_to(mat, laws, tile.colour, tile.ingredient is not None)
    return Fact(words("label-room"), room_words(len(spaces), len(free_spaces(mat))))


def room_words(spaces: int, free: int) -> Words:
    """So many of the free spaces."""
    return words("worth-room", n=spaces, free=free)


def ingredient_facts(view: CrossroadsView, tile: TileView) -> tuple[Fact, ...]:
    """The ingredient of a tile, how common it is, and which recipes in one's hand want it."""
    if tile.ingredient is None:
        return ()
    common = next(one.tiles for one in view.ingredients if one.id == tile.ingredient)
    said = [words("worth-common", ingredient=ingredient_name(tile.ingredient), n=common)]
    own = own_mat(view)
    hand = () if own is None or own.recipes is None else own.recipes
    wanting = [named("recipe", one) for one in hand if tile.ingredient in one.ingredients]
    if wanting:
        said.append(words("worth-wanted", recipes=wanting))
    return (Fact(words("sign-ingredient"), join(said)),)


# -- the spaces of an inn --------------------------------------------------------------------------


def space_of_inn(view: CrossroadsView, mat: MatView, told: About, space: SpaceView) -> About:
    """A space: the tile on it, the basic tile that may be built over, or bare planks."""
    where = next((note for note in told.text if note.id.startswith("ring-")), told.words)
    kind = words("kind-inn", seat=SeatName(mat.seat), space=where)
    if space.tile is not None:
        return built_tile(view, replace(told, kind=kind), space, space.tile)
    if space.basic is not None:
        return basic_on_corner(view, mat, replace(told, kind=kind), space.basic)
    text = (words("sign-closed-says" if space.closed else f"sign-{space.ring}-says"),)
    facts = () if space.closed else built_here(view, space)
    return replace(told, kind=words("kind-space", seat=SeatName(mat.seat)), text=text, facts=facts)


def built_here(view: CrossroadsView, space: SpaceView) -> tuple[Fact, ...]:
    """What Kingdom card 7 gives and takes on a ring. [7.11]"""
    card = next((one for one in view.kingdom if one.number == 7), None)
    if card is None:
        return ()
    guldens, debts = card.law.args["guldens"], card.law.args["debts"]
    inner = words("effect-guldens", n=guldens)
    said = inner if space.ring == "inner" else words("effect-guldens-minus", n=debts)
    return (Fact(words("label-built-here"), said),)


def built_tile(view: CrossroadsView, told: About, space: SpaceView, tile: TileView) -> About:
    """A tile of an inn: what it gave, what lies on it and is worth a point at the end. [7.12]"""
    text = [words(f"colour-{tile.colour}"), words("text-gave", effects=tile_gives(tile))]
    if space.marked:
        text.append(words("text-marked"))
    facts: tuple[Fact, ...] = ()
    if tile.ingredient is not None:
        tokens = words(
            "note-tokens", ingredient=ingredient_name(tile.ingredient), tokens=space.tokens
        )
        gain = space.tokens * view.counts.token
        facts = (Fact(words("about-worth"), tokens, gain), *ingredient_facts(view, tile))
    return replace(told, words=named("tile", tile), text=tuple(text), facts=facts)


def basic_on_corner(view: CrossroadsView, mat: MatView, told: About, basic: BasicView) -> About:
    """A basic tile on its corner: what it gave, and what building over it costs. [7.6]"""
    text = (words("text-gave", effects=effects_words(basic.effects)), words("sign-corner-says"))
    return replace(
        told, words=named("basic", basic), text=text, facts=(covering(view, mat, basic.effects),)
    )


def covering(view: CrossroadsView, mat: MatView, effects: tuple[EffectView, ...]) -> Fact:
    """All that is given back when a tile is built over a basic tile. [7.4, 7.6]"""
    given = bonuses(effects)
    if not given:
        return Fact(words("label-cover"), words("worth-cover-free"))
    back = tuple(EffectView(one.kind, one.of, -one.n) for one in given)
    said = join(takeback_words(one) for one in given)
    return Fact(words("label-cover"), said, outcome(view, mat, back).gain)


def basic_tile(view: CrossroadsView, mat: MatView, told: About, basic: BasicView) -> About:
    """A basic tile that is not placed yet: its worth, and what covering it would cost. [5, 7.6]"""
    facts = (
        *worth_facts(view, mat, basic.effects),
        covering(view, mat, basic.effects),
    )
    text = (words("text-placed", effects=effects_words(basic.effects)), words("sign-corner-says"))
    return replace(told, words=named("basic", basic), text=text, facts=facts)


# -- recipes ---------------------------------------------------------------------------------------


def recipe_card(
    view: CrossroadsView, told: About, recipe: RecipeView, kind: Words, open_yet: bool, held: bool
) -> About:
    """A recipe: its reward and worth, what is at hand and where the rest can be had. [7.12]"""
    own = own_mat(view)
    facts = [Fact(words("label-reward"), effects_words(recipe.reward))]
    if own is not None and open_yet:
        shown = replace(recipe, at_hand=at_hand(own, recipe))
        facts = [
            *worth_facts(view, own, recipe.reward),
            *facts,
            Fact(words("label-needs"), recipe_needs(shown)),
            *offers_of(view, shown),
        ]
    else:
        facts.append(Fact(words("label-needs"), ingredients_words(recipe)))
    if held:
        facts.append(Fact(words("label-unfinished"), words("worth-unfinished"), view.counts.recipe))
    text = (words("sign-recipe-says"),)
    return replace(told, words=named("recipe", recipe), kind=kind, text=text, facts=tuple(facts))


def at_hand(mat: MatView, recipe: RecipeView) -> tuple[str, ...]:
    """Those of its ingredients of which a token lies on the tiles of an inn."""
    stocked = {space.tile.ingredient for space in mat.inn if space.tile and space.tokens}
    return tuple(one for one in recipe.ingredients if one in stocked)


def ingredients_words(recipe: RecipeView) -> Words:
    """Its ingredients, whoever has them."""
    return join(ingredient_name(one) for one in recipe.ingredients)


def offers_of(view: CrossroadsView, recipe: RecipeView) -> tuple[Fact, ...]:
    """The tiles on the tracks that give what is missing."""
    missing = set(recipe.ingredients) - set(recipe.at_hand)
    tiles = [
        named("tile", tile)
        for track in view.tracks
        for tile in track.slots
        if tile is not None and tile.ingredient in missing
    ]
    return (Fact(words("label-tracks"), join(tiles)),) if tiles else ()
