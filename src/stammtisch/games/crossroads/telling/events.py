"""What happened, in words. UNKNOWN stands for what the reader may not know."""

from __future__ import annotations

from stammtisch.core.journal import UNKNOWN, Event
from stammtisch.core.words import Argument, SeatName, Words
from stammtisch.games.crossroads.components.vocabulary import (
    GOSSIPS,
    GROUPS,
    space_label,
    space_names,
)
from stammtisch.games.crossroads.rules import ids
from stammtisch.games.crossroads.rules.box import Box
from stammtisch.games.crossroads.telling.names import (
    basic_name,
    colour_name,
    gossip_name,
    gossips_words,
    group_name,
    ingredient_name,
    kingdom_name,
    recipe_name,
    signboard_name,
    tile_name,
)
from stammtisch.games.crossroads.telling.view_cards import bonuses, effect_views

SPACES = tuple(space_label(name) for name in space_names())
# what the numbers of each event mean, in order; 'skip' is for animation and for the accounts
MEANINGS: dict[int, tuple[str, tuple[str, ...]]] = {
    ids.HANDS_PASSED: ("hands-passed", ("number",)),
    ids.BASICS_REVEALED: ("revealed", ("seat", "basic1", "basic2", "basic3", "basic4")),
    ids.BASIC_PLACED: ("placed", ("seat", "basic", "space")),
    ids.PRESTIGE_CHANGED: ("prestige", ("seat", "change", "now")),
    ids.REVENUE_CHANGED: ("revenue", ("seat", "change", "now")),
    ids.GULDENS_GAINED: ("guldens", ("seat", "number", "lost", "skip")),
    ids.DEBTS_TAKEN: ("debts", ("seat", "number", "now")),
    ids.GOSSIP_GAINED: ("gossip-gained", ("seat", "type", "number", "now")),
    ids.GOSSIP_LOST: ("gossip-lost", ("seat", "type", "number", "now")),
    ids.REPUTATION_CHANGED: ("reputation", ("seat", "group", "before", "after")),
    ids.SPECIAL_SET_OFF: ("special", ("seat", "group")),
    ids.DIE_ROLLED: ("die", ("seat", "number")),
    ids.RECIPE_DRAWN: ("recipe-drawn", ("seat", "recipe", "skip")),
    ids.RECIPE_DISCARDED: ("recipe-discarded", ("seat", "recipe", "skip")),
    ids.RECIPE_STOLEN: ("recipe-stolen", ("seat", "victim", "recipe")),
    ids.RECIPE_COMPLETED: ("recipe-completed", ("seat", "recipe")),
    ids.DECK_RESHUFFLED: ("deck-reshuffled", ("number",)),
    ids.TILE_LAID: ("tile-laid", ("tile", "track")),
    ids.TILE_DISCARDED: ("tile-discarded", ("tile", "track")),
    ids.TILE_RESERVED: ("reserved", ("seat", "tile", "skip")),
    ids.TILE_BOUGHT: ("bought", ("seat", "tile", "number", "skip")),
    ids.TILE_BOUGHT_WITH_GOSSIP: ("bought-gossip", ("seat", "tile", "number", "type", "skip")),
    ids.TILE_BUILT: ("built", ("seat", "tile", "space")),
    ids.BASIC_COVERED: ("covered", ("seat", "basic", "space")),
    ids.PURCHASE_LOST: ("purchase-lost", ("seat", "tile")),
    ids.TOKENS_PLACED: ("tokens", ("seat", "stocked", "space", "number")),
    ids.TOKEN_USED: ("token-used", ("seat", "ingredient", "tile", "space")),
    ids.IMPRESSION_MADE: ("impression", ("seat", "welcome", "unwelcome")),
    ids.GOSSIP_ACTION_USED: ("gossip-action", ("seat", "action")),
    ids.GULDENS_STOLEN: ("guldens-stolen", ("seat", "victim", "number", "skip", "lost")),
    ids.GOSSIP_STOLEN: ("gossip-stolen", ("seat", "victim", "gossip")),
    ids.TRACK_REFRESHED: ("refreshed", ("seat", "tier")),
    ids.TILES_SWAPPED: ("swapped", ("seat", "tile", "victim", "other")),
    ids.TILE_EXCHANGED: ("exchanged", ("seat", "tile", "other", "skip")),
    ids.RESERVED_SWAPPED: ("reserved-swapped", ("seat", "tile", "victim", "other")),
    ids.TILE_RETURNED: ("returned", ("seat", "tile")),
    ids.RESERVED_DISCARDED: ("reserved-discarded", ("seat", "tile")),
    ids.COLLECTED: ("collected", ("seat", "colour", "skip")),
    ids.TURN_BEGUN: ("turn", ("seat", "round", "number")),
    ids.INCOME_RECEIVED: ("income", ("seat", "number", "lost", "now")),
    ids.DEBTS_PAID: ("debts-paid", ("seat", "number", "left", "now")),
    ids.END_ANNOUNCED: ("announced", ("seat",)),
    ids.MATCH_ENDED: ("ended", ("reason",)),
    ids.POUCH_REFILLED: ("pouch-refilled", ("tier", "number")),
    ids.RECIPES_OFFERED: ("offered", ("seat", "number")),
    ids.START_DRAWN: ("start", ("seat",)),
    ids.KINGDOM_LAID: ("kingdom", ("law", "skip", "skip")),
    ids.SIGNBOARD_HUNG: ("signboard", ("seat", "signboard")),
    ids.BASICS_DEALT: ("dealt", ("number", "skip")),
    ids.SPECIAL_VOID: ("special-void", ("seat", "idle")),
    ids.SPECIAL_DECLINED: ("special-declined", ("seat", "group")),
    ids.TILE_CHANGED_INN: ("changed-inn", ("seat", "victim", "tile", "number", "mark")),
    ids.GULDENS_KEPT: ("kept", ("seat", "number", "lost", "now")),
    ids.DIE_VOID: ("die-void", ("seat", "missing")),
}
MISSING = {ids.LOSE_GOSSIP: "gossip", ids.REPUTATION: "reputation", ids.REVENUE: "revenue"}
UNSAID = (
    "skip",
    "reason",
    "action",
    "idle",
    "missing",
    "mark",
    "type",
)  # what a line does not say as such


def tell(box: Box, event: Event) -> Words | None:
    """The log line of an event."""
    name, meanings = MEANINGS[event.kind]
    numbers = (event.a, event.b, event.c, event.d, event.e)
    known = {
        meaning: number
        for place, (meaning, number) in enumerate(zip(meanings, numbers, strict=False))
        if number != UNKNOWN or not event.secret >> place & 1
    }
    said = {
        meaning: argument(box, meaning, number)
        for meaning, number in known.items()
        if meaning not in UNSAID
    }
    if "type" in known:
        said["gossips"] = gossips_words(GOSSIPS[known["type"]], known["number"])
    line = f"{name}-hidden" if len(known) < len(set(meanings)) else line_name(box, name, known)
    return Words(f"event-{line}", said)


def line_name(box: Box, name: str, known: dict[str, int]) -> str:
    """Which of its lines an event has with these numbers."""
    if "reason" in known:
        return f"ended-{known['reason']}"
    if "action" in known:
        return f"gossip-action-{known['action']}"
    if "idle" in known:
        return f"special-void-{GROUPS[known['idle']]}"
    if "missing" in known:
        return f"die-void-{MISSING[known['missing']]}"
    if known.get("change", 0) < 0:
        return f"{name}-down"
    if known.get("lost"):
        return f"{name}-limit"
    if known.get("mark"):
        return f"{name}-marked"
    return f"{name}-free" if name == "covered" and not takes_back(box, known["basic"]) else name


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
    if meaning == "signboard":
        return signboard_name(box.signboards[number])
    if meaning == "colour":
        return colour_name(number)
    return abs(number) if meaning == "change" else number
