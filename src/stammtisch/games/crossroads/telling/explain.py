"""Why a thing cannot be chosen now: a sentence for the player, from the seat's own view."""

from __future__ import annotations

from stammtisch.core.bits import bit, count, has, members
from stammtisch.core.words import SeatName, Words, join, words
from stammtisch.games.crossroads.components.vocabulary import GOSSIPS, GROUPS, space_names
from stammtisch.games.crossroads.rules import ids
from stammtisch.games.crossroads.rules.building import (
    affordable,
    lawful_now,
    offered_tile,
    ways_to_pay,
)
from stammtisch.games.crossroads.rules.digits import digit
from stammtisch.games.crossroads.rules.flow import Crossroads
from stammtisch.games.crossroads.rules.recipes import ingredients_at_hand
from stammtisch.games.crossroads.rules.state import Mat, argument_of
from stammtisch.games.crossroads.telling.choice_tiles import slot_address
from stammtisch.games.crossroads.telling.decisions import DECISIONS
from stammtisch.games.crossroads.telling.names import group_name, ingredient_name

SPACES = tuple(space_names())
LAWS = tuple(str(card + 1) for card in range(ids.KINGDOM_CARDS))
SLOT_ADDRESSES = tuple(slot_address(slot) for slot in range(ids.TIERS * ids.SLOTS))


def explain(state: Crossroads, seat: int, address: str) -> Words:
    """Why the thing at this address cannot be chosen by the seat now."""
    if state.awaited() == 0:
        return words("why-over")
    if not has(state.awaited(), seat):
        return words("why-not-asked", seat=SeatName(members(state.awaited())[0]))
    question = DECISIONS[state.kind(seat)]
    parts = address.split("/")
    if parts[0] == "track" and address in SLOT_ADDRESSES:
        return explain_slot(state, question, SLOT_ADDRESSES.index(address))
    if parts[0] == "mat" and len(parts) > 1 and parts[1].isdigit():
        return explain_mat(state, seat, question, int(parts[1]), parts[2:])
    if parts[0] == "group" and len(parts) > 1 and parts[1] in GROUPS:
        return explain_group(state, seat, question, GROUPS.index(parts[1]))
    if parts[0] == "kingdom" and parts[-1] in LAWS:
        return words(f"kingdom-law-{parts[-1]}")
    return other_question(question)


def other_question(question: str) -> Words:
    """The table asks for something else now."""
    return words("why-other-question", question=words(f"short-{question}"))


# -- tiles -----------------------------------------------------------------------------------------


def explain_slot(state: Crossroads, question: str, slot: int) -> Words:
    """Why a tile on a track cannot be bought, reserved or taken."""
    if state.slot(slot) == ids.NOTHING:
        return words("why-empty")
    if question == "invest":
        return explain_purchase(state, slot)
    if question == "townsfolk_target":
        swap = argument_of(state.next_step()) // ids.RESERVES != ids.EXCHANGE
        return words("why-rivals-reserve" if swap else "why-other-tier-or-double")
    return other_question(question)


def explain_purchase(state: Crossroads, option: int) -> Words:
    """A tile needs its price, a free space, and the leave of the Kingdom cards. [7.7]"""
    mat, kind = state.mat(), offered_tile(state, option)
    if affordable(state, mat, kind) == 0:
        return too_dear(state, mat, kind)
    if count(free_spaces(state, mat)) <= state.bought:
        return words("why-no-free-space")
    if ways_to_pay(under(state, 0), kind, option) == 0:
        return words("why-no-room")
    guilty = [
        card
        for card in members(state.laws)
        if ways_to_pay(under(state, bit(card)), kind, option) == 0
    ]
    return forbidden(guilty or members(state.laws))  # two cards may forbid it only together


def too_dear(state: Crossroads, mat: Mat, kind: int) -> Words:
    """Neither the Pouch nor the gossips suffice."""
    tiles = state.box.tiles
    cost, type = tiles.cost[kind], tiles.gossip[kind]
    if type == ids.NOTHING:
        return words("why-too-dear", cost=cost, pouch=mat.pouch)
    return words(
        "why-too-dear-gossip",
        cost=cost,
        pouch=mat.pouch,
        number=tiles.gossips[kind],
        gossip=words(f"gossip-{GOSSIPS[type]}"),
        held=digit(mat.gossips, type),
    )


def free_spaces(state: Crossroads, mat: Mat) -> int:
    """The spaces without an inn tile; corners are closed where there are no basic tiles. [7.7]"""
    box = state.box
    return int((box.inner | box.outer if state.with_corners else box.normal) & ~mat.built)


def under(state: Crossroads, cards: int) -> Crossroads:
    """The same table, as if only these Kingdom cards were in play."""
    table = state.twin()
    table.laws = cards
    return table


def forbidden(cards: list[int]) -> Words:
    """Kingdom cards forbid it, and what they say. [7.11]"""
    said = [words(f"kingdom-law-{card + 1}") for card in cards]
    return words("why-kingdom", laws=words("sentences", items=said))


# -- groups ----------------------------------------------------------------------------------------


def explain_group(state: Crossroads, seat: int, question: str, group: int) -> Words:
    """Why a group cannot be chosen."""
    mat = state.mats[seat]
    argument = argument_of(state.next_step())
    if question == "impression_welcome" and group == mat.welcome:
        return words("why-already-welcome", group=group_name(group))
    if question == "impression_unwelcome":
        if group == argument:
            return words("why-both", group=group_name(group))
        if group == mat.unwelcome:
            return words("why-already-unwelcome", group=group_name(group))
    if question in ("impression_welcome", "impression_unwelcome", "lose_reputation_group"):
        return words("why-prestige", prestige=mat.prestige)
    return other_question(question)


# -- mats ------------------------------------------------------------------------------------------


def explain_mat(state: Crossroads, seat: int, question: str, owner: int, parts: list[str]) -> Words:
    """Why something on a mat cannot be chosen."""
    if owner >= state.seats or not parts:
        return other_question(question)
    place = parts[1] if len(parts) > 1 else ""
    if parts[0] == "inn" and place in SPACES:
        return explain_space(state, seat, question, owner, SPACES.index(place))
    if owner != seat and not question.startswith(("swap", "townsfolk", "gossip")):
        return words("why-not-yours", seat=SeatName(owner))
    if parts[0] == "guest" and place in GROUPS:
        return explain_group(state, seat, question, GROUPS.index(place))
    if parts[0] == "gossip" and place in GOSSIPS:
        return explain_gossip(state, seat, question, GOSSIPS.index(place))
    if parts[0] == "reserve" and place.isdigit():
        return explain_reserve(state, seat, question, owner, int(place) - 1)
    if parts[0] == "recipe":
        return explain_recipe(state, seat, question, place)
    return other_question(question)


def explain_space(state: Crossroads, seat: int, question: str, owner: int, space: int) -> Words:
    """Why a tile cannot be built here, or this tile not be chosen."""
    mat = state.mats[owner]
    if question == "build" and owner == seat:
        return explain_building(state, mat, space)
    if question in ("swap_own_tile", "swap_other_tile"):
        if not has(mat.pantry, space):
            return words("why-no-ingredient")
        return words("why-no-swap")
    if question == "ingredient_source" and owner == seat:
        argument = argument_of(state.next_step())
        return words("why-no-token", ingredient=ingredient_name(state.box.ingredient_ids[argument]))
    return other_question(question)


def explain_building(state: Crossroads, mat: Mat, space: int) -> Words:
    """Why the tile that was bought cannot be built on a space. [7.6, 7.7]"""
    kind = digit(state.acquired, 0) - 1
    corner = has(state.box.corners, space)
    if has(mat.built, space):
        return words("why-built-over")
    if corner and not state.with_corners:
        return words("why-closed-corner")
    guilty = [
        card
        for card in members(state.laws)
        if not has(lawful_now(under(state, bit(card)), mat, kind), space)
    ]
    if guilty:
        return forbidden(guilty)
    return words("why-take-back" if corner else "why-no-room-after")


def explain_gossip(state: Crossroads, seat: int, question: str, type: int) -> Words:
    """Why gossips of a type cannot be used, taken or given."""
    held = digit(state.mats[seat].gossips, type)
    gossip = words(f"gossip-{GOSSIPS[type]}")
    if question == "gossip_action":
        if has(state.gossips_used, type):
            return words("why-gossip-used", gossip=gossip)
        return words("why-gossip-few" if held == 0 else "why-gossip-idle", gossip=gossip)
    if question in ("gain_gossip_type", "distressed_gossip", "gossip_steal_type"):
        full = held >= state.box.limits.gossips
        return words("why-gossip-full" if full else "why-gossip-none-left", gossip=gossip)
    if question in ("lose_gossip_type", "outlaws_lose_gossip"):
        return words("why-gossip-few", gossip=gossip)
    return other_question(question)


def explain_reserve(state: Crossroads, seat: int, question: str, owner: int, place: int) -> Words:
    """Why a reserved tile cannot be chosen."""
    if not 0 <= place < ids.RESERVES or state.mats[owner].reserve(place) == ids.NOTHING:
        return words("why-empty")
    if question == "invest" and owner == seat:
        return explain_purchase(state, ids.RESERVED_OPTION + place)
    return other_question(question)


def explain_recipe(state: Crossroads, seat: int, question: str, recipe: str) -> Words:
    """Which ingredients a recipe in hand still needs."""
    recipes = state.box.recipes
    if question != "complete_recipe" or recipe not in recipes.ids:
        return other_question(question)
    number = recipes.ids.index(recipe)
    if not has(state.mats[seat].hand, number):
        return words("why-not-in-hand")
    missing = recipes.needs[number] & ~ingredients_at_hand(state, state.mats[seat])
    listed = [ingredient_name(state.box.ingredient_ids[item]) for item in members(missing)]
    return words("why-ingredients", ingredients=join(listed))
