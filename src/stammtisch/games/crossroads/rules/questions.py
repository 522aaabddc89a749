"""Which rule gives the options of each question, and which carries out its answer. [6]"""

from __future__ import annotations

from mypy_extensions import i64

from stammtisch.core.bits import below, bit
from stammtisch.games.crossroads.rules import ids
from stammtisch.games.crossroads.rules.building import (
    build,
    building_spaces,
    buy,
    invest_options,
    pay_options,
    reserve_options,
)
from stammtisch.games.crossroads.rules.effects import discard_reserved, reserve_by_effect
from stammtisch.games.crossroads.rules.gossips import (
    gossip_options,
    lower_reputation,
    rep_down_options,
    rob_victims,
    steal_gossip,
    stealable,
    swap_other_options,
    swap_own_options,
    swap_tiles,
    track_options,
    use_gossips,
    victim_options,
)
from stammtisch.games.crossroads.rules.kingdom import collect, collector_options
from stammtisch.games.crossroads.rules.market import keep_in_reserve, refresh
from stammtisch.games.crossroads.rules.purse import (
    gain_gossips,
    gossips_held,
    gossips_to_gain,
    lose_gossips,
)
from stammtisch.games.crossroads.rules.recipes import (
    complete,
    discard_from_hand,
    draw_recipes,
    recipes_to_complete,
    seats_with_recipes,
    sources,
    use_token,
)
from stammtisch.games.crossroads.rules.reputation import change_reputation, lowerable
from stammtisch.games.crossroads.rules.setup import draft, place_options, set_basic
from stammtisch.games.crossroads.rules.special import (
    choose_townsfolk,
    choose_travellers,
    keep_recipe,
    rob,
    townsfolk_options,
    townsfolk_places,
    townsfolk_targets,
    trade_reserved,
    travellers_options,
    use_reserved,
)
from stammtisch.games.crossroads.rules.state import Tableau, argument_of, kind_of
from stammtisch.games.crossroads.rules.turn import (
    announce,
    make_impression,
    unwelcome_options,
    welcome_options,
)


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
    """The options of placing basic tiles and of gossip actions. [6.0, 6.2]"""
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


def answer(table: Tableau, seat: i64, option: i64) -> None:
    """Strike the question (unless it is put again until a pass) and carry out the answer. [6]"""
    step = table.next_step()
    question = kind_of(step)
    argument = argument_of(step)
    if question == ids.DRAFT_PICK:
        draft(table, seat, option)
    elif question == ids.GOSSIP_ACTION:
        answer_gossip(table, option)
    elif question == ids.INVEST:
        answer_invest(table, option)
    elif question == ids.COMPLETE_RECIPE:
        answer_recipe(table, option)
    else:
        table.done()
        answer_once(table, question, argument, option)


def answer_gossip(table: Tableau, option: i64) -> None:
    """Gossip actions are asked for again until the player ends the step. [6.2]"""
    if option == ids.NO_GOSSIP_ACTION:
        table.done()
    else:
        use_gossips(table, option)


def answer_invest(table: Tableau, option: i64) -> None:
    """Purchases are asked for again until the player ends the step or has bought two. [6.2]"""
    if option == ids.NO_PURCHASE or table.bought == ids.PURCHASES - 1:
        table.done()
    if option != ids.NO_PURCHASE:
        table.plan(ids.PAY, option)


def answer_recipe(table: Tableau, option: i64) -> None:
    """Recipes are asked for again until the player ends the step. [6.2]"""
    if option == ids.NO_RECIPE:
        table.done()
    else:
        complete(table, option)


def answer_once(table: Tableau, question: i64, argument: i64, option: i64) -> None:
    """Answers to the questions of the nine steps. [6.2]"""
    if question == ids.IMPRESSION_WELCOME:
        if option != ids.NO_IMPRESSION:
            table.plan(ids.IMPRESSION_UNWELCOME, option)
    elif question == ids.IMPRESSION_UNWELCOME:
        make_impression(table, argument, option)
    elif question == ids.PAY:
        buy(table, argument, option)
    elif question == ids.RESERVE_TILE:
        if option != ids.NO_RESERVATION:
            keep_in_reserve(table, option)
    elif question == ids.BUILD:
        build(table, option)
    elif question == ids.INGREDIENT_SOURCE:
        use_token(table, option, argument)
    elif question == ids.ANNOUNCE_END:
        if option == ids.ANNOUNCE:
            announce(table)
    elif question < ids.INVEST:
        answer_gossips(table, question, argument, option)
    elif question < ids.GAIN_GOSSIP_TYPE:
        answer_groups(table, question, argument, option)
    else:
        answer_effects(table, question, argument, option)


def answer_gossips(table: Tableau, question: i64, argument: i64, option: i64) -> None:
    """Answers of placing basic tiles and of gossip actions. [6.0, 6.2]"""
    if question == ids.GOSSIP_REP_UP:
        change_reputation(table, table.active, option, argument, 0)
    elif question == ids.GOSSIP_REP_DOWN:
        lower_reputation(table, argument, option)
    elif question == ids.GOSSIP_VICTIMS:
        rob_victims(table, option)
    elif question == ids.GOSSIP_STEAL_TYPE:
        steal_gossip(table, option)
    elif question == ids.GOSSIP_TRACK:
        refresh(table, option)
    elif question == ids.SWAP_OWN_TILE:
        table.plan(ids.SWAP_OTHER_TILE, option)
    elif question == ids.SWAP_OTHER_TILE:
        swap_tiles(table, argument, option)
    elif question == ids.PLACE_BASIC:
        set_basic(table, option)


def answer_groups(table: Tableau, question: i64, argument: i64, option: i64) -> None:
    """Answers of special actions. [6.3]"""
    if question == ids.DISTRESSED_GOSSIP:
        gain_gossips(table, option, 1)
    elif question == ids.OUTLAWS_LOSE_GOSSIP:
        lose_gossips(table, option, 1)
    elif question == ids.TRAVELLERS_ACTION:
        choose_travellers(table, option)
    elif question == ids.TRAVELLERS_KEEP:
        keep_recipe(table, option)
    elif question == ids.TRAVELLERS_DISCARD:
        discard_from_hand(table, option)
    elif question == ids.TRAVELLERS_VICTIM:
        rob(table, option + 1)
    elif question == ids.TRAVELLERS_REPLACE:
        if option == ids.DRAW_REPLACEMENT:
            draw_recipes(table, argument, 1)
    elif question == ids.TOWNSFOLK_ACTION:
        choose_townsfolk(table, option)
    elif question == ids.TOWNSFOLK_OWN:
        use_reserved(table, argument, option)
    elif question == ids.TOWNSFOLK_TARGET:
        trade_reserved(table, argument % ids.RESERVES, option)


def answer_effects(table: Tableau, question: i64, argument: i64, option: i64) -> None:
    """Answers of effects and of Kingdom card 8. [6.4]"""
    if question == ids.GAIN_GOSSIP_TYPE:
        gain_gossips(table, option, 1)
    elif question == ids.LOSE_GOSSIP_TYPE:
        lose_gossips(table, option, 1)
    elif question == ids.GAIN_REPUTATION_GROUP:
        change_reputation(table, table.active, option, argument, 0)
    elif question == ids.LOSE_REPUTATION_GROUP:
        change_reputation(table, table.active, option, -argument, 0)
    elif question == ids.RESERVE_EFFECT:
        reserve_by_effect(table, option)
    elif question == ids.DISCARD_RESERVED:
        discard_reserved(table, option)
    elif question == ids.COLLECTOR_LINE:
        collect(table, argument, option)


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
