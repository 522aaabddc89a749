"""What each of Crossroads Inn's reasons claims, read from the state itself."""

from __future__ import annotations

from collections.abc import Callable

from stammtisch.core.bits import bit, count, has, members
from stammtisch.core.words import SeatName, Words
from stammtisch.games.crossroads import GAME
from stammtisch.games.crossroads.components.vocabulary import GOSSIPS, GROUPS, space_names
from stammtisch.games.crossroads.rules import ids
from stammtisch.games.crossroads.rules.building import affordable, offered_tile, ways_to_pay
from stammtisch.games.crossroads.rules.digits import digit
from stammtisch.games.crossroads.rules.flow import Crossroads
from stammtisch.games.crossroads.rules.gossips import gossip_options
from stammtisch.games.crossroads.rules.kingdom import lawful_spaces
from stammtisch.games.crossroads.rules.placement import dry_place, dry_run, leaves_room
from stammtisch.games.crossroads.rules.recipes import ingredients_at_hand
from stammtisch.games.crossroads.rules.reputation import lowerable
from stammtisch.games.crossroads.rules.special import exchange_targets
from stammtisch.games.crossroads.rules.state import Mat, argument_of
from stammtisch.games.crossroads.rules.swaps import lawful_swap, swap_other_options
from stammtisch.games.crossroads.telling.decisions import DECISIONS
from stammtisch.games.crossroads.telling.view_cards import law_words

Predicate = Callable[[Crossroads, int, str, Words], bool]
SPACES = space_names()


def asked(state: Crossroads, seat: int) -> str:
    """The question that the seat is asked, or nothing."""
    return DECISIONS[state.kind(seat)] if has(state.awaited(), seat) else ""


def sort_of(address: str) -> str:
    """What kind of thing lies at an address: a slot of a track, a reserve place, a group."""
    parts = address.split("/")
    if parts[0] == "mat" and len(parts) > 3:
        return f"one {parts[2]}"
    if parts[0] == "group" and len(parts) > 2:
        return "token"
    return "/".join(part for place, part in enumerate(parts) if place == 0 or place == 2)


def other_question(state: Crossroads, seat: int, address: str, said: Words) -> bool:
    """The question is named, and nothing of this kind can be an answer to it."""
    question = said.args["question"]
    assert isinstance(question, Words)
    named = question.id == f"short-{asked(state, seat)}"
    if asked(state, seat) == "collector_line":
        return named  # a line has no place of its own: it stands at one of its tiles
    if address.startswith("mat/") and int(address.split("/")[1]) >= state.seats:
        return named  # nobody sits there
    offered = {sort_of(choice.address or "") for choice in GAME.choices(state, seat)}
    return named and sort_of(address) not in offered


# -- tiles -----------------------------------------------------------------------------------------


def slot(address: str) -> int:
    _, tier, _, place = address.split("/")
    return (int(tier) - 1) * ids.SLOTS + int(place) - 1


def tile_option(address: str) -> int:
    """The option of `invest` at an address."""
    if address.startswith("track/"):
        return slot(address)
    return ids.RESERVED_OPTION + int(address.split("/")[3]) - 1


def empty(state: Crossroads, seat: int, address: str, said: Words) -> bool:
    if address.startswith("track/"):
        return state.slot(slot(address)) == ids.NOTHING
    _, owner, _, place = address.split("/")
    return state.mats[int(owner)].reserve(int(place) - 1) == ids.NOTHING


def too_dear(state: Crossroads, seat: int, address: str, said: Words) -> bool:
    """The price and the purse are as said, and neither way of paying is open."""
    mat, kind = state.mats[seat], offered_tile(state, tile_option(address))
    tiles = state.box.tiles
    if said.args["cost"] != tiles.cost[kind] or said.args["pouch"] != mat.pouch:
        return False
    gossip = tiles.gossip[kind]
    if (gossip == ids.NOTHING) == (said.id == "why-too-dear-gossip"):
        return False
    if gossip != ids.NOTHING and said.args["held"] != digit(mat.gossips, gossip):
        return False
    return affordable(state, mat, kind) == 0


def free(state: Crossroads, mat: Mat) -> int:
    """How many spaces could take a tile."""
    whole = state.box.inner | state.box.outer
    return count((whole if state.with_corners else state.box.normal) & ~mat.built)


def under(state: Crossroads, cards: int) -> Crossroads:
    table = state.twin()
    table.laws = cards
    return table


def no_free_space(state: Crossroads, seat: int, address: str, said: Words) -> bool:
    return free(state, state.mats[seat]) <= state.bought


def no_room(state: Crossroads, seat: int, address: str, said: Words) -> bool:
    """There are spaces, and without any Kingdom card none could take the tile."""
    option = tile_option(address)
    kind = offered_tile(state, option)
    return free(state, state.mats[seat]) > state.bought and not ways_to_pay(
        under(state, 0), kind, option
    )


def laws_in(state: Crossroads, said: Words) -> int:
    """The cards that a reason blames."""
    laws = said.args["laws"]
    assert isinstance(laws, Words)
    sentences = laws.args["items"]
    assert isinstance(sentences, list)
    blamed = [card for card in members(state.laws) if law_words(state.box, card) in sentences]
    return sum(2**card for card in blamed)


def by_kingdom(state: Crossroads, seat: int, address: str, said: Words) -> bool:
    """The cards that are blamed forbid it by themselves, and without them it could be."""
    blamed = laws_in(state, said)
    if blamed == 0 or blamed & ~state.laws:
        return False
    mat = state.mats[seat]
    if asked(state, seat) == "build":
        space, kind = SPACES.index(address.split("/")[3]), digit(state.acquired, 0) - 1
        table = under(state, blamed)
        return not has(lawful_spaces(table, mat, kind, state.first_built), space)
    option = tile_option(address)
    kind = offered_tile(state, option)
    freed = ways_to_pay(under(state, state.laws & ~blamed), kind, option)
    return freed != 0 and ways_to_pay(under(state, blamed), kind, option) == 0


# -- building --------------------------------------------------------------------------------------


def tile_there(state: Crossroads, address: str) -> bool:
    _, owner, _, space = address.split("/")
    return has(state.mats[int(owner)].built, SPACES.index(space))


def cannot_be_placed(state: Crossroads, seat: int, address: str, said: Words) -> bool:
    """The dry run fails on this space, or nothing is left for the second tile."""
    mat, space = state.mats[seat], SPACES.index(address.split("/")[3])
    kind, second = digit(state.acquired, 0) - 1, digit(state.acquired, 1) - 1
    dry = dry_run(state, mat, mat.gossips, count(mat.reserves()))
    corner = has(state.box.corners, space)
    if not dry_place(state, dry.copy(), kind, space):
        return corner == (said.id == "why-take-back")
    crowded = second >= 0 and not leaves_room(state, mat, kind, space, second, dry)
    return crowded and said.id in ("why-take-back", "why-no-room-after")


# -- groups and gossips ----------------------------------------------------------------------------


def group_of(said: Words) -> int:
    group = said.args["group"]
    assert isinstance(group, Words)
    return GROUPS.index(group.id.removeprefix("group-"))


def prestige(state: Crossroads, seat: int, address: str, said: Words) -> bool:
    """The drop of this group would take Prestige below the least."""
    (name,) = [part for part in address.split("/") if part in GROUPS]
    mat, group = state.mats[seat], GROUPS.index(name)
    question, argument = asked(state, seat), argument_of(state.next_step())
    by = argument if question == "lose_reputation_group" else -state.box.limits.unwelcome
    fallible = lowerable(state, mat, by)
    if question == "impression_welcome":  # no other group is left to turn away
        others = fallible & ~bit(group)
        others &= ~bit(mat.unwelcome) if mat.unwelcome != ids.NOTHING else -1
        return said.args["prestige"] == mat.prestige and others == 0
    return said.args["prestige"] == mat.prestige and not has(fallible, group)


def type_of(said: Words) -> int:
    gossip = said.args["gossip"]
    assert isinstance(gossip, Words)
    return GOSSIPS.index(gossip.id.removeprefix("gossip-"))


def held(state: Crossroads, seat: int, said: Words) -> int:
    return digit(state.mats[seat].gossips, type_of(said))


def idle(state: Crossroads, seat: int, address: str, said: Words) -> bool:
    """Some are held and not used yet, but no action of the type is offered."""
    actions = members(gossip_options(state) & ~bit(ids.NO_GOSSIP_ACTION))
    types = {state.box.gossip.type[option] for option in actions}
    used = has(state.gossips_used, type_of(said))
    return held(state, seat, said) > 0 and not used and type_of(said) not in types


def none_left(state: Crossroads, seat: int, address: str, said: Words) -> bool:
    """Neither the supply nor, for a thief, the rival has one."""
    if asked(state, seat) == "gossip_steal_type":
        return digit(state.mats[state.across(1)].gossips, type_of(said)) == 0
    return digit(state.supply, type_of(said)) == 0


def no_price(state: Crossroads, seat: int, address: str, said: Words) -> bool:
    """The tile has another price, or too few of these gossips are held."""
    kind = offered_tile(state, argument_of(state.next_step()))
    tiles = state.box.tiles
    return tiles.gossip[kind] != type_of(said) or tiles.gossips[kind] > held(state, seat, said)


def ingredients(state: Crossroads, seat: int, address: str, said: Words) -> bool:
    """Exactly these are missing for the recipe."""
    recipe = state.box.recipes.ids.index(address.split("/")[3])
    missing = state.box.recipes.needs[recipe] & ~ingredients_at_hand(state, state.mats[seat])
    listed = said.args["ingredients"]
    assert isinstance(listed, Words)
    parts = listed.args["items"]
    assert isinstance(parts, list)
    return {part.id.removeprefix("ingredient-") for part in parts} == {
        state.box.ingredient_ids[item] for item in members(missing)
    }


def no_token(state: Crossroads, seat: int, address: str, said: Words) -> bool:
    mat, space = state.mats[seat], SPACES.index(address.split("/")[3])
    kind, wanted = mat.tile_at(space), argument_of(state.next_step())
    return not (
        kind >= 0 and state.box.tiles.ingredient[kind] == wanted and mat.tokens_on(space) > 0
    )


def seat_in(said: Words) -> int:
    seat = said.args["seat"]
    assert isinstance(seat, SeatName)
    return seat.seat


def exchanging(state: Crossroads) -> bool:
    return bool(argument_of(state.next_step()) // ids.RESERVES == ids.EXCHANGE)


def other_tier_or_double(state: Crossroads, seat: int, address: str, said: Words) -> bool:
    """The tile on the track is of another tier, or the reserved one lies on the track already."""
    kind = state.mats[seat].reserve(argument_of(state.next_step()) % ids.RESERVES)
    there, tier = state.slot(slot(address)), state.box.tiles.tier[kind]
    doubled = has(state.on_track(tier), kind) and there != kind
    return exchanging(state) and (state.box.tiles.tier[there] != tier or doubled)


def no_swap(state: Crossroads, seat: int, address: str, said: Words) -> bool:
    """No partner for the own tile; or a tile of the own inn, or one that a card forbids."""
    _, owner, _, name = address.split("/")
    space = SPACES.index(name)
    if asked(state, seat) == "swap_own_tile":
        return int(owner) == seat and swap_other_options(state, space) == 0
    if int(owner) == seat:
        return True
    own, other = argument_of(state.next_step()), state.mats[int(owner)]
    return not lawful_swap(state, state.mats[seat], own, other, space)


CONDITIONS: dict[str, Predicate] = {
    "why-over": lambda state, seat, address, said: state.awaited() == 0,
    "why-not-asked": lambda state, seat, address, said: (
        not has(state.awaited(), seat) and has(state.awaited(), seat_in(said))
    ),
    "why-other-question": other_question,
    "why-empty": empty,
    "why-signboard-taken": lambda state, seat, address, said: (
        state.mats[seat_in(said)].signboard == state.box.signboards.index(address.split("/")[1])
    ),
    "why-too-dear": too_dear,
    "why-too-dear-gossip": too_dear,
    "why-kingdom": by_kingdom,
    "why-no-free-space": no_free_space,
    "why-no-room": no_room,
    "why-no-room-after": cannot_be_placed,
    "why-built-over": lambda state, seat, address, said: tile_there(state, address),
    "why-no-corner": lambda state, seat, address, said: (
        not has(state.box.corners, SPACES.index(address.split("/")[3]))
    ),
    "why-basic-there": lambda state, seat, address, said: (
        state.mats[seat].basic_at(
            list(state.box.corner_space).index(SPACES.index(address.split("/")[3]))
        )
        != ids.NOTHING
    ),
    "why-closed-corner": lambda state, seat, address, said: (
        not state.with_corners and has(state.box.corners, SPACES.index(address.split("/")[3]))
    ),
    "why-take-back": cannot_be_placed,
    "why-other-tier-or-double": other_tier_or_double,
    "why-rivals-reserve": lambda state, seat, address, said: not exchanging(state),
    "why-already-welcome": lambda state, seat, address, said: (
        state.mats[seat].welcome == group_of(said)
    ),
    "why-already-unwelcome": lambda state, seat, address, said: (
        state.mats[seat].unwelcome == group_of(said)
    ),
    "why-both": lambda state, seat, address, said: argument_of(state.next_step()) == group_of(said),
    "why-prestige": prestige,
    "why-not-yours": lambda state, seat, address, said: (
        seat_in(said) != seat and address.startswith(f"mat/{seat_in(said)}")
    ),
    "why-no-ingredient": lambda state, seat, address, said: (
        not has(state.mats[int(address.split("/")[1])].pantry, SPACES.index(address.split("/")[3]))
    ),
    "why-no-swap": no_swap,
    "why-no-token": no_token,
    "why-gossip-used": lambda state, seat, address, said: has(state.gossips_used, type_of(said)),
    "why-gossip-few": lambda state, seat, address, said: held(state, seat, said) == 0,
    "why-gossip-idle": idle,
    "why-gossip-full": lambda state, seat, address, said: (
        held(state, seat, said) >= state.box.limits.gossips
    ),
    "why-gossip-none-left": none_left,
    "why-not-dealt": lambda state, seat, address, said: (
        address.split("/")[3]
        not in [
            state.box.basics.ids[state.box.basics.kind[tile]]
            for tile in members(state.mats[seat].draft_hand)
        ]
    ),
    "why-yourself": lambda state, seat, address, said: address.split("/")[1] == str(seat),
    "why-no-recipe": lambda state, seat, address, said: state.mats[seat_in(said)].hand == 0,
    "why-no-gulden": lambda state, seat, address, said: (
        sum(state.mats[int(rival)].chest for rival in address.split("/")[1].split("-")) == 0
    ),
    "why-rivals-gossip": lambda state, seat, address, said: (
        asked(state, seat) == "gossip_steal_type" and address.startswith(f"mat/{seat}/")
    ),
    "why-no-price": no_price,
    "why-struck": lambda state, seat, address, said: has(
        argument_of(state.next_step()), (seat_in(said) - state.active) % state.seats
    ),
    "why-no-exchange": lambda state, seat, address, said: (
        exchange_targets(state, int(address.split("/")[3]) - 1) == 0
    ),
    "why-market": lambda state, seat, address, said: exchanging(state),
    "why-not-drawn": lambda state, seat, address, said: (
        not has(state.recipe_offer, state.box.recipes.ids.index(address.split("/")[3]))
    ),
    "why-not-in-hand": lambda state, seat, address, said: (
        not has(state.mats[seat].hand, state.box.recipes.ids.index(address.split("/")[3]))
    ),
    "why-ingredients": ingredients,
}
# whoever taps a Kingdom card reads its law
CONDITIONS |= {
    f"kingdom-law-{card}": lambda state, seat, address, said: (
        address.split("/")[-1] == said.id.removeprefix("kingdom-law-")
    )
    for card in range(1, ids.KINGDOM_CARDS + 1)
}
