"""Chapter 6 for people: every question, the names of its options, and the question in words."""

from __future__ import annotations

from itertools import combinations

from stammtisch.core.decision import DecisionKind
from stammtisch.core.words import SeatName, Words, words
from stammtisch.games.crossroads.components.vocabulary import (
    GOSSIP_ACTIONS,
    GOSSIPS,
    GROUPS,
    TOWNSFOLK_OPTIONS,
    TRAVELLERS_OPTIONS,
    space_names,
)
from stammtisch.games.crossroads.rules import ids
from stammtisch.games.crossroads.rules.box import Box
from stammtisch.games.crossroads.rules.building import offered_tile
from stammtisch.games.crossroads.rules.digits import digit
from stammtisch.games.crossroads.rules.flow import Crossroads
from stammtisch.games.crossroads.rules.state import argument_of
from stammtisch.games.crossroads.telling.names import group_name, ingredient_name, tile_name

DECISIONS = (
    "signboard",
    "draft_pick",
    "place_basic",
    "impression_welcome",
    "impression_unwelcome",
    "gossip_action",
    "gossip_rep_up",
    "gossip_rep_down",
    "gossip_victims",
    "gossip_steal_type",
    "gossip_track",
    "swap_own_tile",
    "swap_other_tile",
    "invest",
    "pay",
    "reserve",
    "build",
    "complete_recipe",
    "ingredient_source",
    "announce_end",
    "distressed_gossip",
    "outlaws_lose_gossip",
    "travellers_action",
    "travellers_keep",
    "travellers_discard",
    "travellers_victim",
    "travellers_replace",
    "townsfolk_action",
    "townsfolk_own",
    "townsfolk_target",
    "gain_gossip_type",
    "lose_gossip_type",
    "gain_reputation_group",
    "lose_reputation_group",
    "reserve_effect",
    "discard_reserved",
    "collector_line",
)
SPACES = tuple(space_names())
RIVALS = ("rival_1", "rival_2", "rival_3")  # clockwise from the player on turn
SLOTS = tuple(f"track_{tier}-{slot}" for tier in (1, 2) for slot in (1, 2, 3, 4))
RESERVES = ("reserve_1", "reserve_2")
LINES = (
    *(f"row_{first}_{second}" for first, second in combinations((1, 2, 3, 4), 2)),
    *(f"column_{first}_{second}" for first, second in combinations((1, 2, 3), 2)),
)


def decisions(box: Box) -> tuple[DecisionKind, ...]:
    """Every question; nobody may learn whether declining a recipe was forced. [6]"""
    return tuple(
        DecisionKind(
            name,
            option_names(box, name),
            simultaneous=name == "draft_pick",
            secret=name == "complete_recipe",
            sealed=name == "draft_pick",
            continues=("pay",) if name == "invest" else (),
        )
        for name in DECISIONS
    )


def option_names(box: Box, decision: str) -> tuple[str, ...]:
    """The names of all options a decision could ever offer, in the order of their numbers. [6.5]"""
    recipes, basics = tuple(box.recipes.ids), tuple(box.basics.ids)
    corners = [SPACES[space] for space in box.corner_space]
    own = {
        "signboard": tuple(box.signboards),
        "draft_pick": basics,
        "place_basic": tuple(f"{basic}-{corner}" for basic in basics for corner in corners),
        "impression_welcome": (*GROUPS, "pass"),
        "gossip_action": (*GOSSIP_ACTIONS, "end"),
        "gossip_rep_down": tuple(f"{who}-{group}" for who in ("own", *RIVALS) for group in GROUPS),
        "gossip_victims": tuple("-".join(pair) for pair in combinations(RIVALS, 2)),
        "gossip_track": ("track_1", "track_2"),
        "swap_other_tile": tuple(f"{rival}-{space}" for rival in RIVALS for space in SPACES),
        "invest": (*SLOTS, *RESERVES, "end"),
        "pay": ("guldens", "gossip"),
        "reserve": (*SLOTS, "pass"),
        "complete_recipe": (*recipes, "end"),
        "announce_end": ("yes", "no"),
        "travellers_action": (*TRAVELLERS_OPTIONS, "pass"),
        "travellers_keep": recipes,
        "travellers_discard": recipes,
        "travellers_victim": RIVALS,
        "travellers_replace": ("draw", "pass"),
        "townsfolk_action": (*TOWNSFOLK_OPTIONS, "pass"),
        "townsfolk_own": RESERVES,
        "townsfolk_target": (
            *(f"slot_{slot}" for slot in (1, 2, 3, 4)),
            "discard_top",
            *(f"{rival}-{place}" for rival in RIVALS for place in RESERVES),
        ),
        "reserve_effect": SLOTS,
        "discard_reserved": RESERVES,
        "collector_line": LINES,
    }
    if decision in own:
        return own[decision]
    if decision in ("build", "swap_own_tile", "ingredient_source"):
        return SPACES
    return GOSSIPS if "gossip" in decision and "rep" not in decision else GROUPS


def prompt(state: Crossroads, seat: int) -> Words:
    """The question in words."""
    box, mat = state.box, state.mat()
    name, argument = DECISIONS[state.kind(seat)], argument_of(state.next_step())
    if name == "invest":
        return words("prompt-invest", pouch=mat.pouch, left=ids.PURCHASES - state.bought)
    if name == "pay":
        return words("prompt-pay", tile=tile_name(box, offered_tile(state, argument)))
    if name == "build":
        return words("prompt-build", tile=tile_name(box, digit(state.acquired, 0) - 1))
    if name == "impression_unwelcome":
        return words("prompt-impression_unwelcome", group=group_name(argument))
    if name == "ingredient_source":
        ingredient = ingredient_name(box.ingredient_ids[argument])
        return words("prompt-ingredient_source", ingredient=ingredient)
    if name == "swap_other_tile":
        return words("prompt-swap_other_tile", tile=tile_name(box, mat.tile_at(argument)))
    if name == "townsfolk_target":
        tile = tile_name(box, mat.reserve(argument % ids.RESERVES))
        return words("prompt-townsfolk_target", tile=tile)
    if name == "travellers_replace":
        return words("prompt-travellers_replace", thief=SeatName(state.active))
    if name in ("gain_reputation_group", "lose_reputation_group", "gossip_rep_up"):
        return words(f"prompt-{name}", number=argument)
    return words(f"prompt-{name}")
