"""What each option says, costs and gives, from what its seat may know."""

from __future__ import annotations

from collections.abc import Callable

from stammtisch.core.bits import members
from stammtisch.core.decision import Choice
from stammtisch.core.words import SeatName, Words, join, words
from stammtisch.games.crossroads.forecast import building, reputation_move
from stammtisch.games.crossroads.names import (
    basic_name,
    effects_at,
    gossip_name,
    group_name,
    named,
    price_words,
    recipe_name,
    recipe_needs,
    tile_gives,
    tile_name,
)
from stammtisch.games.crossroads.rules import ids
from stammtisch.games.crossroads.rules.building import offered_tile
from stammtisch.games.crossroads.rules.digits import digit
from stammtisch.games.crossroads.rules.flow import Crossroads
from stammtisch.games.crossroads.rules.gossips import victims
from stammtisch.games.crossroads.rules.kingdom import partners
from stammtisch.games.crossroads.rules.market import top_of_discard
from stammtisch.games.crossroads.rules.plan import SPACES
from stammtisch.games.crossroads.rules.state import argument_of
from stammtisch.games.crossroads.terms import GOSSIPS, GROUPS, space_names
from stammtisch.games.crossroads.view import recipe_views, tile_view

SPACE_IDS = tuple(space_names())
Said = tuple[Words, str | None, Words | None]  # words, address, effect
PASSES = ("pass", "end")


def choice(state: Crossroads, seat: int, name: str, option: int, identity: str) -> Choice:
    """One offered option of a question."""
    if identity in PASSES:
        return Choice(option, identity, words(f"option-{name}-{identity}"), "pass")
    said, address, effect = SPEAKERS[name](state, seat, option)
    return Choice(option, identity, said, address, effect)


def argument(state: Crossroads) -> int:
    """What the question on top of the agenda is about."""
    return argument_of(state.next_step())


def slot_address(slot: int) -> str:
    """Where a slot of the tracks lies."""
    return f"track/{slot // ids.SLOTS + 1}/slot/{slot % ids.SLOTS + 1}"


def rival(state: Crossroads, number: int) -> int:
    """The seat of a rival, counted clockwise from 0."""
    return state.across(number + 1)


# -- setup -----------------------------------------------------------------------------------------


def say_draft(state: Crossroads, seat: int, option: int) -> Said:
    """A basic tile of the draft."""
    gives = effects_at(state.box, state.box.basics.effects[option])
    name = basic_name(state.box, option)
    address = f"mat/{seat}/draft/{state.box.basics.ids[option]}"
    return words("option-basic", tile=name), address, gives


def say_place(state: Crossroads, seat: int, option: int) -> Said:
    """A basic tile on a corner."""
    basic, corner = divmod(option, ids.CORNERS)
    space = SPACE_IDS[state.box.corner_space[corner]]
    said = words("option-place", tile=basic_name(state.box, basic), space=space)
    gives = effects_at(state.box, state.box.basics.effects[basic])
    return said, f"mat/{seat}/inn/{space}", gives


# -- groups and gossips ----------------------------------------------------------------------------


def say_welcome(state: Crossroads, seat: int, option: int) -> Said:
    """The group that is made welcome."""
    effect = reputation_move(state, seat, option, state.box.limits.welcome)
    return words("option-welcome", group=group_name(option)), guest(seat, option), effect


def say_unwelcome(state: Crossroads, seat: int, option: int) -> Said:
    """The group that is turned away."""
    effect = reputation_move(state, seat, option, state.box.limits.unwelcome)
    return words("option-unwelcome", group=group_name(option)), guest(seat, option), effect


def guest(seat: int, group: int) -> str:
    """Where a guest tile lies."""
    return f"mat/{seat}/guest/{GROUPS[group]}"


def say_group_up(state: Crossroads, seat: int, option: int) -> Said:
    """A group with which one's reputation rises."""
    effect = reputation_move(state, seat, option, argument(state))
    return words("option-group", group=group_name(option)), f"group/{GROUPS[option]}", effect


def say_group_down(state: Crossroads, seat: int, option: int) -> Said:
    """A group with which one's reputation falls."""
    effect = reputation_move(state, seat, option, -argument(state))
    return words("option-group", group=group_name(option)), f"group/{GROUPS[option]}", effect


def say_gossip(state: Crossroads, seat: int, option: int) -> Said:
    """A type of gossip to take or to give up."""
    held = digit(state.mats[seat].gossips, option)
    effect = words("option-gossip-held", held=held)
    address = f"mat/{seat}/gossip/{GOSSIPS[option]}"
    return words("option-gossip", gossip=gossip_name(option)), address, effect


def say_gossip_action(state: Crossroads, seat: int, option: int) -> Said:
    """A gossip action with its price."""
    gossip = state.box.gossip
    numbers = {
        ids.ECONOMIC_1: gossip.guldens,
        ids.ECONOMIC_2_DUEL: gossip.stolen_in_duel,
        ids.ECONOMIC_2_TABLE: gossip.stolen_at_table,
        ids.POLITICAL_1: gossip.raise_own,
        ids.POLITICAL_2_DUEL: gossip.lower_in_duel,
        ids.POLITICAL_2_TABLE: gossip.lower_at_table,
    }
    said = words(f"option-gossip_action-{option}", number=numbers.get(option, 0))
    type = gossip.type[option]
    price = words("price-gossip", number=gossip.spend[option], gossip=gossip_name(type))
    return said, f"mat/{seat}/gossip/{GOSSIPS[type]}", price


def say_rep_down(state: Crossroads, seat: int, option: int) -> Said:
    """A player and the group with which that player's reputation falls."""
    opponent, group = divmod(option, ids.GROUPS)
    victim = state.across(opponent)
    gossip = state.box.gossip
    by = gossip.lower_in_duel if state.seats == 2 else gossip.lower_at_table
    said = words("option-rep-down", seat=SeatName(victim), group=group_name(group))
    effect = reputation_move(state, victim, group, -by)
    return said, f"mat/{victim}/reputation/{GROUPS[group]}", effect


def say_victims(state: Crossroads, seat: int, option: int) -> Said:
    """Two rivals to rob."""
    first, second = (state.across(opponent) for opponent in members(victims(option)))
    said = words("option-victims", first=SeatName(first), second=SeatName(second))
    chests = (state.mats[first].chest, state.mats[second].chest)
    return said, None, words("option-victims-chests", first=chests[0], second=chests[1])


def say_stolen(state: Crossroads, seat: int, option: int) -> Said:
    """A gossip to steal."""
    said = words("option-steal-gossip", gossip=gossip_name(option))
    return said, f"mat/{rival(state, 0)}/gossip/{GOSSIPS[option]}", None


def say_track(state: Crossroads, seat: int, option: int) -> Said:
    """A track to lay out anew."""
    return words("option-track", tier=option + 1), f"track/{option + 1}", None


def say_swap_own(state: Crossroads, seat: int, option: int) -> Said:
    """An own ingredient tile to give away."""
    return own_tile(state, seat, option, "option-tile")


def own_tile(state: Crossroads, seat: int, space: int, message: str) -> Said:
    """A tile of an inn, with its tokens."""
    mat = state.mats[seat]
    said = words(message, tile=tile_name(state.box, mat.tile_at(space)), space=SPACE_IDS[space])
    tokens = words("option-tokens", tokens=mat.tokens_on(space))
    return said, f"mat/{seat}/inn/{SPACE_IDS[space]}", tokens


def say_swap_other(state: Crossroads, seat: int, option: int) -> Said:
    """A rival's ingredient tile to receive."""
    number, space = divmod(option, SPACES)
    owner = rival(state, number)
    said, address, tokens = own_tile(state, owner, space, "option-tile")
    return words("option-of-seat", seat=SeatName(owner), thing=said), address, tokens


# -- tiles -----------------------------------------------------------------------------------------


def say_purchase(state: Crossroads, seat: int, option: int) -> Said:
    """A tile to buy: its price, what it gives."""
    tile = tile_view(state.box, offered_tile(state, option))
    said = words("option-buy", tile=named("tile", tile), price=price_words(tile))
    if option >= ids.RESERVED_OPTION:
        return said, f"mat/{seat}/reserve/{option - ids.RESERVED_OPTION + 1}", tile_gives(tile)
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
    said = words("option-pay-gossip", number=tiles.gossips[kind], gossip=gossip_name(type))
    left = digit(mat.gossips, type) - tiles.gossips[kind]
    return said, f"mat/{seat}/gossip/{GOSSIPS[type]}", words("option-pay-gossip-left", left=left)


def say_reservation(state: Crossroads, seat: int, option: int) -> Said:
    """A tile to reserve."""
    tile = tile_view(state.box, state.slot(option))
    said = words("option-reserve", tile=named("tile", tile), price=price_words(tile))
    return said, slot_address(option), tile_gives(tile)


def say_space(state: Crossroads, seat: int, option: int) -> Said:
    """A space to build on: what is given back, what card 7 and the tokens bring."""
    said = words("option-space", space=SPACE_IDS[option])
    return said, f"mat/{seat}/inn/{SPACE_IDS[option]}", building(state, option)


def say_own_reserve(state: Crossroads, seat: int, option: int) -> Said:
    """A reserved tile."""
    tile = tile_view(state.box, state.mats[seat].reserve(option))
    said = words("option-reserved", tile=named("tile", tile))
    return said, f"mat/{seat}/reserve/{option + 1}", tile_gives(tile)


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
    return words(f"option-travellers-{option}", number=state.box.recipes_offered), None, None


def say_townsfolk(state: Crossroads, seat: int, option: int) -> Said:
    """What the Townsfolk's action does."""
    return words(f"option-townsfolk-{option}", guldens=state.box.returned_guldens), None, None


def say_replacement(state: Crossroads, seat: int, option: int) -> Said:
    """A new recipe for the stolen one."""
    return words("option-replacement"), "recipes/deck", words("option-recipe-risk")


def say_announcement(state: Crossroads, seat: int, option: int) -> Said:
    """Whether this is the last round."""
    return words(f"option-announce-{'yes' if option == ids.ANNOUNCE else 'no'}"), None, None


def say_line(state: Crossroads, seat: int, option: int) -> Said:
    """Three tiles of a colour for the collector."""
    mat, space = state.mats[seat], argument(state)
    spaces = [space, *members(partners(space, option))]
    tiles = join(tile_name(state.box, mat.tile_at(place)) for place in spaces)
    return words("option-line", tiles=tiles), f"mat/{seat}/inn/{SPACE_IDS[spaces[1]]}", None


SPEAKERS: dict[str, Callable[[Crossroads, int, int], Said]] = {
    "draft_pick": say_draft,
    "place_basic": say_place,
    "impression_welcome": say_welcome,
    "impression_unwelcome": say_unwelcome,
    "gossip_action": say_gossip_action,
    "gossip_rep_up": say_group_up,
    "gossip_rep_down": say_rep_down,
    "gossip_victims": say_victims,
    "gossip_steal_type": say_stolen,
    "gossip_track": say_track,
    "swap_own_tile": say_swap_own,
    "swap_other_tile": say_swap_other,
    "invest": say_purchase,
    "pay": say_payment,
    "reserve": say_reservation,
    "build": say_space,
    "complete_recipe": say_recipe,
    "ingredient_source": say_source,
    "announce_end": say_announcement,
    "distressed_gossip": say_gossip,
    "outlaws_lose_gossip": say_gossip,
    "travellers_action": say_travellers,
    "travellers_keep": say_recipe,
    "travellers_discard": say_recipe,
    "travellers_victim": say_robbed,
    "travellers_replace": say_replacement,
    "townsfolk_action": say_townsfolk,
    "townsfolk_own": say_own_reserve,
    "townsfolk_target": say_target,
    "gain_gossip_type": say_gossip,
    "lose_gossip_type": say_gossip,
    "gain_reputation_group": say_group_up,
    "lose_reputation_group": say_group_down,
    "reserve_effect": say_reservation,
    "discard_reserved": say_own_reserve,
    "collector_line": say_line,
}
