"""Why something that lies before a player cannot be chosen."""

from __future__ import annotations

from stammtisch.core.bits import has, members
from stammtisch.core.words import SeatName, Words, join, words
from stammtisch.games.crossroads.components.vocabulary import GOSSIPS, GROUPS, space_names
from stammtisch.games.crossroads.rules import ids
from stammtisch.games.crossroads.rules.digits import digit
from stammtisch.games.crossroads.rules.flow import Crossroads
from stammtisch.games.crossroads.rules.recipes import ingredients_at_hand
from stammtisch.games.crossroads.rules.state import argument_of
from stammtisch.games.crossroads.telling.explain_tiles import (
    exchanging,
    explain_building,
    explain_purchase,
    other_question,
)
from stammtisch.games.crossroads.telling.names import group_name, ingredient_name

SPACES = tuple(space_names())
OWN_SPACES = ("place_basic", "build", "swap_own_tile", "ingredient_source")
OF_RIVALS = ("swap_other_tile", "townsfolk_target", "gossip_steal_type", "gossip_rep_down")


def explain_mat(state: Crossroads, seat: int, question: str, owner: int, parts: list[str]) -> Words:
    """Why something on a mat cannot be chosen, or the mat itself."""
    if owner >= state.seats:
        return other_question(question)
    if not parts:
        return explain_victim(state, seat, question, owner)
    place = parts[1] if len(parts) > 1 else ""
    if parts[0] == "inn" and place in SPACES:
        return explain_space(state, seat, question, owner, SPACES.index(place))
    if owner != seat and question not in OF_RIVALS:
        return words("why-not-yours", seat=SeatName(owner))
    if parts[0] == "guest" and place in GROUPS:
        return explain_guest(state, seat, question, GROUPS.index(place))
    if parts[0] == "gossip" and place in GOSSIPS:
        return explain_gossip(state, seat, question, owner, GOSSIPS.index(place))
    if parts[0] == "reputation" and place in GROUPS:
        return explain_reputation(state, seat, question, owner)
    if parts[0] == "reserve" and place.isdigit():
        return explain_reserve(state, seat, question, owner, int(place) - 1)
    if parts[0] == "recipe" and place in state.box.recipes.ids:
        return explain_recipe(state, seat, question, state.box.recipes.ids.index(place))
    if parts[0] == "draft" and question == "draft_pick" and place:
        return words("why-not-dealt")
    return other_question(question)


def explain_victim(state: Crossroads, seat: int, question: str, owner: int) -> Words:
    """Why nobody can be robbed of a recipe here. [6.3]"""
    if question != "travellers_victim":
        return other_question(question)
    if owner == seat:
        return words("why-yourself")
    return words("why-no-recipe", seat=SeatName(owner))


def explain_space(state: Crossroads, seat: int, question: str, owner: int, space: int) -> Words:
    """Why a tile cannot be built here, or this tile not be chosen."""
    mat = state.mats[owner]
    if question in OWN_SPACES and owner != seat:
        return words("why-not-yours", seat=SeatName(owner))
    if question == "build":
        return explain_building(state, mat, space)
    if question == "place_basic":
        corner = has(state.box.corners, space)
        return words("why-basic-there" if corner else "why-no-corner")
    if question in ("swap_own_tile", "swap_other_tile"):
        if not has(mat.pantry, space):
            return words("why-no-ingredient")
        return words("why-no-swap")
    if question == "ingredient_source":
        argument = argument_of(state.next_step())
        return words("why-no-token", ingredient=ingredient_name(state.box.ingredient_ids[argument]))
    return other_question(question)


def explain_guest(state: Crossroads, seat: int, question: str, group: int) -> Words:
    """Why a group cannot be made welcome or turned away. [6.2]"""
    mat = state.mats[seat]
    argument = argument_of(state.next_step())
    if question == "impression_welcome" and group == mat.welcome:
        return words("why-already-welcome", group=group_name(group))
    if question == "impression_unwelcome":
        if group == argument:
            return words("why-both", group=group_name(group))
        if group == mat.unwelcome:
            return words("why-already-unwelcome", group=group_name(group))
    if question in ("impression_welcome", "impression_unwelcome"):
        return words("why-prestige", prestige=mat.prestige)
    return other_question(question)


def explain_gossip(state: Crossroads, seat: int, question: str, owner: int, type: int) -> Words:
    """Why gossips of a type cannot be used, taken or given."""
    held = digit(state.mats[seat].gossips, type)
    gossip = words(f"gossip-{GOSSIPS[type]}")
    if question == "gossip_steal_type" and owner == seat:
        return words("why-rivals-gossip")
    if question == "gossip_action":
        if has(state.gossips_used, type):
            return words("why-gossip-used", gossip=gossip)
        return words("why-gossip-few" if held == 0 else "why-gossip-idle", gossip=gossip)
    if question in ("gain_gossip_type", "distressed_gossip", "gossip_steal_type"):
        full = held >= state.box.limits.gossips
        return words("why-gossip-full" if full else "why-gossip-none-left", gossip=gossip)
    if question in ("lose_gossip_type", "outlaws_lose_gossip"):
        return words("why-gossip-few", gossip=gossip)
    return explain_payment(state, question, gossip)


def explain_payment(state: Crossroads, question: str, gossip: Words) -> Words:
    """Why a tile cannot be paid with these gossips. [6.2]"""
    return words("why-no-price", gossip=gossip) if question == "pay" else other_question(question)


def explain_reputation(state: Crossroads, seat: int, question: str, owner: int) -> Words:
    """Why nobody's reputation can be lowered here. [6.2]"""
    if question != "gossip_rep_down":
        return other_question(question)
    if owner != seat:
        return words("why-struck", seat=SeatName(owner))
    if state.seats > 2:
        return words("why-yourself")
    return words("why-prestige", prestige=state.mats[seat].prestige)


def explain_reserve(state: Crossroads, seat: int, question: str, owner: int, place: int) -> Words:
    """Why a reserved tile cannot be chosen."""
    if not 0 <= place < ids.RESERVES or state.mats[owner].reserve(place) == ids.NOTHING:
        return words("why-empty")
    if question == "invest":
        return explain_purchase(state, ids.RESERVED_OPTION + place)
    if question == "townsfolk_own":
        return words("why-no-exchange")
    if question == "townsfolk_target":
        return words("why-market" if exchanging(state) else "why-rivals-reserve")
    return other_question(question)


def explain_recipe(state: Crossroads, seat: int, question: str, recipe: int) -> Words:
    """Which ingredients a recipe in hand still needs, or why it is none to choose."""
    recipes = state.box.recipes
    if question == "travellers_keep":
        return words("why-not-drawn")
    if question not in ("complete_recipe", "travellers_discard"):
        return other_question(question)
    if not has(state.mats[seat].hand, recipe):
        return words("why-not-in-hand")
    missing = recipes.needs[recipe] & ~ingredients_at_hand(state, state.mats[seat])
    listed = [ingredient_name(state.box.ingredient_ids[item]) for item in members(missing)]
    return words("why-ingredients", ingredients=join(listed))
