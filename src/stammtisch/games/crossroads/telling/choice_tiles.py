"""What options about tiles and recipes say, cost and give."""

from __future__ import annotations

from stammtisch.core.bits import members
from stammtisch.core.words import SeatName, Words, join, words
from stammtisch.games.crossroads.components.vocabulary import (
    GOSSIPS,
    TOWNSFOLK_OPTIONS,
    TRAVELLERS_OPTIONS,
    space_label,
    space_names,
)
from stammtisch.games.crossroads.rules import ids
from stammtisch.games.crossroads.rules.building import offered_tile
from stammtisch.games.crossroads.rules.digits import digit
from stammtisch.games.crossroads.rules.flow import Crossroads
from stammtisch.games.crossroads.rules.kingdom import bonus_of, partners
from stammtisch.games.crossroads.rules.market import top_of_discard
from stammtisch.games.crossroads.rules.state import argument_of
from stammtisch.games.crossroads.telling.forecast import building
from stammtisch.games.crossroads.telling.names import (
    effects_at,
    gossip_name,
    gossips_words,
    named,
    price_words,
    recipe_name,
    recipe_needs,
    tile_gives,
    tile_name,
)
from stammtisch.games.crossroads.telling.view_cards import bonus_words, recipe_views, tile_view

SPACE_IDS = tuple(space_names())
Said = tuple[Words, str | None, Words | None]  # words, address, effect


def argument(state: Crossroads) -> int:
    """What the question on top of the agenda is about."""
    return argument_of(state.next_step())


def slot_address(slot: int) -> str:
    """Where a slot of the tracks lies."""
    return f"track/{slot // ids.SLOTS + 1}/slot/{slot % ids.SLOTS + 1}"


def rival(state: Crossroads, number: int) -> int:
    """The seat of a rival, counted clockwise from 0."""
    return state.across(number + 1)


def own_tile(state: Crossroads, seat: int, space: int, message: str) -> Said:
    """A tile of an inn, with its tokens."""
    mat = state.mats[seat]
    name = tile_name(state.box, mat.tile_at(space))
    said = words(message, tile=name, space=space_label(SPACE_IDS[space]))
    tokens = words("option-tokens", tokens=mat.tokens_on(space))
    return said, f"mat/{seat}/inn/{SPACE_IDS[space]}", tokens


# -- tiles -----------------------------------------------------------------------------------------


def say_purchase(state: Crossroads, seat: int, option: int) -> Said:
    """A tile to buy: its price, what it gives."""
    tile = tile_view(state.box, offered_tile(state, option))
    price = {"price": price_words(tile)}
    if option >= ids.RESERVED_OPTION:
        place = option - ids.RESERVED_OPTION
        said = words("option-buy-reserved", tile=reserved_name(state, seat, place), **price)
        return said, f"mat/{seat}/reserve/{place + 1}", tile_gives(tile)
    said = words("option-buy", tile=named("tile", tile), **price)
    return said, slot_address(option), tile_gives(tile)


def say_payment(state: Crossroads, seat: int, option: int) -> Said:
    """A way of paying."""
    mat, tiles = state.mats[seat], state.box.tiles
    kind = offered_tile(state, argument(state))
    if option == ids.PAY_GULDENS:
        left = mat.pouch - tiles.cost[kind]
        said = words("option-pay-guldens", guldens=tiles.cost[kind])
        return said, f"mat/{seat}/pouch", words("option-pay-guldens-left", left=left)
    type = tiles.gossip[kind]
    said = words("option-pay-gossip", gossips=gossips_words(GOSSIPS[type], tiles.gossips[kind]))
    left = digit(mat.gossips, type) - tiles.gossips[kind]
    effect = words("option-pay-gossip-left", left=left, gossip=gossip_name(type))
    return said, f"mat/{seat}/gossip/{GOSSIPS[type]}", effect


def say_reservation(state: Crossroads, seat: int, option: int) -> Said:
    """A tile to reserve."""
    tile = tile_view(state.box, state.slot(option))
    said = words("option-reserve", tile=named("tile", tile), price=price_words(tile))
    return said, slot_address(option), tile_gives(tile)


def say_space(state: Crossroads, seat: int, option: int) -> Said:
    """A space to build on: what is given back, what card 7 and the tokens bring."""
    said = words("option-space", space=space_label(SPACE_IDS[option]))
    return said, f"mat/{seat}/inn/{SPACE_IDS[option]}", building(state, option)


def say_own_reserve(state: Crossroads, seat: int, option: int) -> Said:
    """A reserved tile."""
    tile = tile_view(state.box, state.mats[seat].reserve(option))
    said = words("option-reserved", tile=reserved_name(state, seat, option))
    return said, f"mat/{seat}/reserve/{option + 1}", tile_gives(tile)


def reserved_name(state: Crossroads, seat: int, place: int) -> Words:
    """The name of a reserved tile; where both are of a kind, with its place."""
    mat = state.mats[seat]
    name = tile_name(state.box, mat.reserve(place))
    if mat.reserve(0) != mat.reserve(1):
        return name
    return words("option-reserved-place", tile=name, place=place + 1)


def say_target(state: Crossroads, seat: int, option: int) -> Said:
    """What a reserved tile is exchanged for."""
    place = argument(state) % ids.RESERVES
    if option >= ids.OPPONENTS_RESERVE:
        number, theirs = divmod(option - ids.OPPONENTS_RESERVE, ids.RESERVES)
        owner = rival(state, number)
        said, address, gives = say_own_reserve(state, owner, theirs)
        return words("option-of-seat", seat=SeatName(owner), thing=said), address, gives
    tier = state.box.tiles.tier[state.mats[seat].reserve(place)]
    if option == ids.TOP_OF_DISCARD:
        tile = tile_view(state.box, top_of_discard(state, tier))
        said = words("option-target-discard", tile=named("tile", tile))
        return said, f"track/{tier + 1}/discard", tile_gives(tile)
    tile = tile_view(state.box, state.slot(tier * ids.SLOTS + option))
    said = words("option-target", tile=named("tile", tile), price=price_words(tile))
    return said, slot_address(tier * ids.SLOTS + option), tile_gives(tile)


# -- recipes ---------------------------------------------------------------------------------------


def say_recipe(state: Crossroads, seat: int, option: int) -> Said:
    """A recipe: what it needs and what it brings."""
    seen = recipe_views(state, seat, 2**option)[0]
    said = words("option-recipe", recipe=recipe_name(state.box, option))
    reward = effects_at(state.box, state.box.recipes.effects[option])
    effect = words("option-recipe-effect", needs=recipe_needs(seen), reward=reward)
    return said, f"mat/{seat}/recipe/{seen.id}", effect


def say_source(state: Crossroads, seat: int, option: int) -> Said:
    """A tile that pays an ingredient."""
    return own_tile(state, seat, option, "option-source")


def say_robbed(state: Crossroads, seat: int, option: int) -> Said:
    """A rival from whom a recipe is taken."""
    victim = rival(state, option)
    recipes = len(members(state.mats[victim].hand))
    effect = words("option-recipes-held", recipes=recipes)
    return words("option-rob", seat=SeatName(victim)), f"mat/{victim}", effect


def say_travellers(state: Crossroads, seat: int, option: int) -> Said:
    """What the Travellers' action does."""
    said = words(f"option-travellers-{option}", number=state.box.recipes_offered)
    return said, f"travellers/{TRAVELLERS_OPTIONS[option]}", None


def say_townsfolk(state: Crossroads, seat: int, option: int) -> Said:
    """What the Townsfolk's action does."""
    said = words(f"option-townsfolk-{option}", guldens=state.box.returned_guldens)
    return said, f"townsfolk/{TOWNSFOLK_OPTIONS[option]}", None


def say_replacement(state: Crossroads, seat: int, option: int) -> Said:
    """A new recipe for the stolen one."""
    return words("option-replacement"), "recipes/deck", words("option-recipe-risk")


def say_announcement(state: Crossroads, seat: int, option: int) -> Said:
    """Whether this is the last round."""
    answer = "yes" if option == ids.ANNOUNCE else "no"
    return words(f"option-announce-{answer}"), f"end/{answer}", None


def say_line(state: Crossroads, seat: int, option: int) -> Said:
    """Three tiles of a colour for the collector."""
    mat, space = state.mats[seat], argument(state)
    spaces = [space, *members(partners(space, option))]
    tiles = join(tile_name(state.box, mat.tile_at(place)) for place in spaces)
    colour = state.box.tiles.colour[mat.tile_at(space)]
    bonus = bonus_words(state.box, colour, bonus_of(state, mat, colour))
    said = words("option-line", tiles=tiles)
    effect = words("forecast-collector", bonus=bonus)
    return said, f"mat/{seat}/inn/{SPACE_IDS[spaces[1]]}", effect
