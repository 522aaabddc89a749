"""Which rule gives the options of each question. [6]"""

from __future__ import annotations

from mypy_extensions import i64

from stammtisch.core.bits import below, bit
from stammtisch.games.crossroads.rules import ids
from stammtisch.games.crossroads.rules.building import (
    building_spaces,
    invest_options,
    pay_options,
    reserve_options,
)
from stammtisch.games.crossroads.rules.drafting import place_options
from stammtisch.games.crossroads.rules.gossips import (
    gossip_options,
    rep_down_options,
    stealable,
    track_options,
    victim_options,
)
from stammtisch.games.crossroads.rules.kingdom import collector_options
from stammtisch.games.crossroads.rules.purse import gossips_held, gossips_to_gain
from stammtisch.games.crossroads.rules.recipes import (
    recipes_to_complete,
    seats_with_recipes,
    sources,
)
from stammtisch.games.crossroads.rules.reputation import lowerable
from stammtisch.games.crossroads.rules.setup import free_signboards
from stammtisch.games.crossroads.rules.special import (
    townsfolk_options,
    townsfolk_places,
    townsfolk_targets,
    travellers_options,
)
from stammtisch.games.crossroads.rules.state import Tableau
from stammtisch.games.crossroads.rules.swaps import swap_other_options, swap_own_options
from stammtisch.games.crossroads.rules.turn import unwelcome_options, welcome_options


def offered(table: Tableau, question: i64, argument: i64) -> i64:
    """The options of a question of the nine steps. [6.2]"""
    if question == ids.IMPRESSION_WELCOME:
        return welcome_options(table)
    if question == ids.IMPRESSION_UNWELCOME:
        return unwelcome_options(table, argument)
    if question == ids.GOSSIP_ACTION:
        return gossip_options(table)
    if question == ids.INVEST:
        return invest_options(table)
    if question == ids.PAY:
        return pay_options(table, argument)
    if question == ids.RESERVE_TILE:
        return reserve_options(table)
    if question == ids.BUILD:
        return building_spaces(table)
    if question == ids.COMPLETE_RECIPE:
        return recipes_to_complete(table, table.mat()) | bit(ids.NO_RECIPE)
    if question == ids.INGREDIENT_SOURCE:
        return sources(table, table.mat(), argument)
    if question == ids.ANNOUNCE_END:
        return below(2)
    if question < ids.INVEST:
        return offered_by_gossips(table, question, argument)
    if question < ids.GAIN_GOSSIP_TYPE:
        return offered_by_groups(table, question, argument)
    return offered_by_effects(table, question, argument)


def offered_by_gossips(table: Tableau, question: i64, argument: i64) -> i64:
    """The options of the setup and of gossip actions. [6.0, 6.2]"""
    if question == ids.GOSSIP_REP_UP:
        return below(ids.GROUPS)
    if question == ids.GOSSIP_REP_DOWN:
        return rep_down_options(table, argument)
    if question == ids.GOSSIP_VICTIMS:
        return victim_options(table)
    if question == ids.GOSSIP_STEAL_TYPE:
        return stealable(table, table.mat().gossips)
    if question == ids.GOSSIP_TRACK:
        return track_options(table)
    if question == ids.SWAP_OWN_TILE:
        return swap_own_options(table)
    if question == ids.SWAP_OTHER_TILE:
        return swap_other_options(table, argument)
    if question == ids.SIGNBOARD:
        return free_signboards(table)
    return place_options(table)


def offered_by_groups(table: Tableau, question: i64, argument: i64) -> i64:
    """The options of special actions. [6.3]"""
    if question == ids.DISTRESSED_GOSSIP:
        return gossips_to_gain(table)
    if question == ids.OUTLAWS_LOSE_GOSSIP:
        return gossips_held(table.mat().gossips)
    if question == ids.TRAVELLERS_ACTION:
        return travellers_options(table)
    if question == ids.TRAVELLERS_KEEP:
        return table.recipe_offer
    if question == ids.TRAVELLERS_DISCARD:
        return table.mat().hand
    if question == ids.TRAVELLERS_VICTIM:
        return seats_with_recipes(table)
    if question == ids.TRAVELLERS_REPLACE:
        return below(2)
    if question == ids.TOWNSFOLK_ACTION:
        return townsfolk_options(table)
    if question == ids.TOWNSFOLK_OWN:
        return townsfolk_places(table, argument)
    return townsfolk_targets(table, argument // ids.RESERVES, argument % ids.RESERVES)


def offered_by_effects(table: Tableau, question: i64, argument: i64) -> i64:
    """The options of effects and of Kingdom card 8. [6.4]"""
    if question == ids.GAIN_GOSSIP_TYPE:
        return gossips_to_gain(table)
    if question == ids.LOSE_GOSSIP_TYPE:
        return gossips_held(table.mat().gossips)
    if question == ids.GAIN_REPUTATION_GROUP:
        return below(ids.GROUPS)
    if question == ids.LOSE_REPUTATION_GROUP:
        return lowerable(table, table.mat(), argument)
    if question == ids.RESERVE_EFFECT:
        return table.filled_slots()
    if question == ids.DISCARD_RESERVED:
        return table.mat().reserves()
    return collector_options(table, argument)


def completes_an_answer(question: i64) -> bool:
    """Whether a question only completes the last answer: what is welcome, then what is not."""
    return question in (
        ids.IMPRESSION_UNWELCOME,
        ids.GOSSIP_REP_UP,
        ids.GOSSIP_REP_DOWN,
        ids.GOSSIP_VICTIMS,
        ids.GOSSIP_STEAL_TYPE,
        ids.SWAP_OWN_TILE,
        ids.SWAP_OTHER_TILE,
        ids.PAY,
        ids.INGREDIENT_SOURCE,
        ids.TRAVELLERS_DISCARD,
        ids.TRAVELLERS_VICTIM,
        ids.TOWNSFOLK_OWN,
        ids.TOWNSFOLK_TARGET,
    )
