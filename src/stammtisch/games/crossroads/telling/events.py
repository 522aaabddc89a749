"""What happened, in words. UNKNOWN stands for what the reader may not know."""

from __future__ import annotations

from stammtisch.core.journal import UNKNOWN, Event
from stammtisch.core.words import Argument, SeatName, Words
from stammtisch.games.crossroads.components.vocabulary import space_label, space_names
from stammtisch.games.crossroads.rules import ids
from stammtisch.games.crossroads.rules.box import Box
from stammtisch.games.crossroads.telling.names import (
    basic_name,
    colour_name,
    gossip_name,
    group_name,
    ingredient_name,
    kingdom_name,
    recipe_name,
    tile_name,
)
from stammtisch.games.crossroads.telling.view_cards import bonuses, effect_views

SPACES = tuple(space_label(name) for name in space_names())
# what the numbers of each event mean, in order; 'skip' is for animation only
MEANINGS: dict[int, tuple[str, tuple[str, ...]]] = {
    ids.HANDS_PASSED: ("hands-passed", ("number",)),
    ids.BASICS_REVEALED: ("revealed", ("seat", "basic1", "basic2", "basic3", "basic4")),
    ids.BASIC_PLACED: ("placed", ("seat", "basic", "space")),
    ids.PRESTIGE_CHANGED: ("prestige", ("seat", "change", "now")),
    ids.REVENUE_CHANGED: ("revenue", ("seat", "change", "now")),
    ids.GULDENS_GAINED: ("guldens", ("seat", "number", "lost", "skip")),
    ids.DEBTS_TAKEN: ("debts", ("seat", "number", "now")),
    ids.GOSSIP_GAINED: ("gossip-gained", ("seat", "gossip", "number", "now")),
    ids.GOSSIP_LOST: ("gossip-lost", ("seat", "gossip", "number", "now")),
    ids.REPUTATION_CHANGED: ("reputation", ("seat", "group", "before", "after")),
    ids.SPECIAL_SET_OFF: ("special", ("seat", "group")),
    ids.DIE_ROLLED: ("die", ("seat", "number")),
    ids.RECIPE_DRAWN: ("recipe-drawn", ("seat", "recipe")),
    ids.RECIPE_DISCARDED: ("recipe-discarded", ("seat", "recipe")),
    ids.RECIPE_STOLEN: ("recipe-stolen", ("seat", "victim", "recipe")),
    ids.RECIPE_COMPLETED: ("recipe-completed", ("seat", "recipe")),
    ids.DECK_RESHUFFLED: ("deck-reshuffled", ("number",)),
    ids.TILE_LAID: ("tile-laid", ("tile", "track")),
    ids.TILE_DISCARDED: ("tile-discarded", ("tile", "track")),
    ids.TILE_RESERVED: ("reserved", ("seat", "tile", "skip")),
    ids.TILE_BOUGHT: ("bought", ("seat", "tile", "number")),
    ids.TILE_BOUGHT_WITH_GOSSIP: ("bought-gossip", ("seat", "tile", "number", "gossip")),
    ids.TILE_BUILT: ("built", ("seat", "tile", "space")),
    ids.BASIC_COVERED: ("covered", ("seat", "basic", "space")),
    ids.PURCHASE_LOST: ("purchase-lost", ("seat", "tile")),
    ids.TOKENS_PLACED: ("tokens", ("seat", "stocked", "space", "number")),
    ids.TOKEN_USED: ("token-used", ("seat", "ingredient", "tile", "space")),
    ids.IMPRESSION_MADE: ("impression", ("seat", "welcome", "unwelcome")),
    ids.GOSSIP_ACTION_USED: ("gossip-action", ("seat", "action")),
    ids.GULDENS_STOLEN: ("guldens-stolen", ("seat", "victim", "number")),
    ids.GOSSIP_STOLEN: ("gossip-stolen", ("seat", "victim", "gossip")),
    ids.TRACK_REFRESHED: ("refreshed", ("seat", "tier")),
    ids.TILES_SWAPPED: ("swapped", ("seat", "tile", "victim", "other")),
    ids.TILE_EXCHANGED: ("exchanged", ("seat", "tile", "other", "skip")),
    ids.RESERVED_SWAPPED: ("reserved-swapped", ("seat", "tile", "victim", "other")),
    ids.TILE_RETURNED: ("returned", ("seat", "tile")),
    ids.RESERVED_DISCARDED: ("reserved-discarded", ("seat", "tile")),
    ids.COLLECTED: ("collected", ("seat", "colour")),
    ids.TURN_BEGUN: ("turn", ("seat", "round", "number")),
    ids.CHEST_UPDATED: ("updated", ("seat", "income", "moved", "lost", "now")),
    ids.DEBTS_PAID: ("debts-paid", ("seat", "number", "left", "now")),
    ids.END_ANNOUNCED: ("announced", ("seat",)),
    ids.MATCH_ENDED: ("ended", ("reason",)),
    ids.POUCH_REFILLED: ("pouch-refilled", ("tier",)),
    ids.RECIPES_OFFERED: ("offered", ("seat", "number")),
    ids.START_DRAWN: ("start", ("seat",)),
    ids.KINGDOM_LAID: ("kingdom", ("law",)),
}


def tell(box: Box, event: Event) -> Words | None:
    """The log line of an event."""
    name, meanings = MEANINGS[event.kind]
    numbers = (event.a, event.b, event.c, event.d, event.e)
    said: dict[str, Argument] = {}
    hidden = False
    for place, (meaning, number) in enumerate(zip(meanings, numbers, strict=False)):
        if number == UNKNOWN and event.secret >> place & 1:
            hidden = True
        elif meaning == "reason":
            name = f"ended-{number}"
        elif meaning == "action":
            name = f"gossip-action-{number}"
        elif meaning == "change":
            said[meaning] = number if number > 0 else -number
            name = name if number > 0 else f"{name}-down"
        elif meaning != "skip":
            said[meaning] = argument(box, meaning, number)
    if event.kind in (ids.GULDENS_GAINED, ids.CHEST_UPDATED) and said["lost"]:
        name = f"{name}-limit"
    if event.kind == ids.BASIC_COVERED and not takes_back(box, event.b):
        name = f"{name}-free"
    return Words(f"event-{name}-hidden" if hidden else f"event-{name}", said)


def takes_back(box: Box, basic: int) -> bool:
    """Whether covering a basic tile takes any bonus back. [7.4]"""
    return bool(bonuses(effect_views(box, box.basics.effects[basic])))


def argument(box: Box, meaning: str, number: int) -> Argument:
    """One number of an event as an argument of its message."""
    if meaning in ("seat", "victim"):
        return SeatName(number)
    if meaning in ("tile", "other"):
        return tile_name(box, number)
    if meaning.startswith("basic"):
        return basic_name(box, number)
    if meaning in ("group", "welcome", "unwelcome"):
        return group_name(number)
    if meaning == "stocked":
        return ingredient_name(box.ingredient_ids[box.tiles.ingredient[number]])
    if meaning == "ingredient":
        return ingredient_name(box.ingredient_ids[number])
    if meaning == "space":
        return SPACES[number]
    if meaning == "track":
        return number // ids.SLOTS + 1
    if meaning == "tier":
        return number + 1
    if meaning == "recipe":
        return recipe_name(box, number)
    if meaning == "gossip":
        return gossip_name(number)
    if meaning == "law":
        return kingdom_name(box, number)
    return colour_name(number) if meaning == "colour" else number
