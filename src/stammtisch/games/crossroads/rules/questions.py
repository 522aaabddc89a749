"""Which rule gives the options of each question, and which carries out its answer. [6]"""

from __future__ import annotations

from mypy_extensions import i64

from stammtisch.core.bits import below, bit
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
    stealable,
    steal_gossip,
    swap_other_options,
    swap_own_options,
    swap_tiles,
    track_options,
    use_gossips,
    victim_options,
)
from stammtisch.games.crossroads.rules.ids import (
    ANNOUNCE,
    ANNOUNCE_END,
    BUILD,
    COLLECTOR_LINE,
    COMPLETE_RECIPE,
    DISCARD_RESERVED,
    DISTRESSED_GOSSIP,
    DRAFT_PICK,
    DRAW_REPLACEMENT,
    GAIN_GOSSIP_TYPE,
    GAIN_REPUTATION_GROUP,
    GOSSIP_ACTION,
    GOSSIP_REP_DOWN,
    GOSSIP_REP_UP,
    GOSSIP_STEAL_TYPE,
    GOSSIP_TRACK,
    GOSSIP_VICTIMS,
    GROUPS,
    IMPRESSION_UNWELCOME,
    IMPRESSION_WELCOME,
    INGREDIENT_SOURCE,
    INVEST,
    LOSE_GOSSIP_TYPE,
    LOSE_REPUTATION_GROUP,
    NO_GOSSIP_ACTION,
    NO_IMPRESSION,
    NO_PURCHASE,
    NO_RECIPE,
    NO_RESERVATION,
    OUTLAWS_LOSE_GOSSIP,
    PAY,
    PLACE_BASIC,
    PURCHASES,
    RESERVE_EFFECT,
    RESERVE_TILE,
    RESERVES,
    STEP,
    SWAP_OTHER_TILE,
    SWAP_OWN_TILE,
    TOWNSFOLK_ACTION,
    TOWNSFOLK_OWN,
    TOWNSFOLK_TARGET,
    TRAVELLERS_ACTION,
    TRAVELLERS_DISCARD,
    TRAVELLERS_KEEP,
    TRAVELLERS_REPLACE,
    TRAVELLERS_VICTIM,
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
from stammtisch.games.crossroads.rules.state import Tableau
from stammtisch.games.crossroads.rules.turn import (
    announce,
    make_impression,
    unwelcome_options,
    welcome_options,
)


def offered(table: Tableau, question: i64, argument: i64) -> i64:
    """The options of a question of the nine steps. [6.2]"""
    if question == IMPRESSION_WELCOME:
        return welcome_options(table)
    if question == IMPRESSION_UNWELCOME:
        return unwelcome_options(table, argument)
    if question == GOSSIP_ACTION:
        return gossip_options(table)
    if question == INVEST:
        return invest_options(table)
    if question == PAY:
        return pay_options(table, argument)
    if question == RESERVE_TILE:
        return reserve_options(table)
    if question == BUILD:
        return building_spaces(table)
    if question == COMPLETE_RECIPE:
        return recipes_to_complete(table, table.mat()) | bit(NO_RECIPE)
    if question == INGREDIENT_SOURCE:
        return sources(table, table.mat(), argument)
    if question == ANNOUNCE_END:
        return below(2)
    if question < INVEST:
        return offered_by_gossips(table, question, argument)
    if question < GAIN_GOSSIP_TYPE:
        return offered_by_groups(table, question, argument)
    return offered_by_effects(table, question, argument)


def offered_by_gossips(table: Tableau, question: i64, argument: i64) -> i64:
    """The options of placing basic tiles and of gossip actions. [6.0, 6.2]"""
    if question == GOSSIP_REP_UP:
        return below(GROUPS)
    if question == GOSSIP_REP_DOWN:
        return rep_down_options(table, argument)
    if question == GOSSIP_VICTIMS:
        return victim_options(table)
    if question == GOSSIP_STEAL_TYPE:
        return stealable(table, table.mat().gossips)
    if question == GOSSIP_TRACK:
        return track_options(table)
    if question == SWAP_OWN_TILE:
        return swap_own_options(table)
    if question == SWAP_OTHER_TILE:
        return swap_other_options(table, argument)
    return place_options(table)


def offered_by_groups(table: Tableau, question: i64, argument: i64) -> i64:
    """The options of special actions. [6.3]"""
    if question == DISTRESSED_GOSSIP:
        return gossips_to_gain(table)
    if question == OUTLAWS_LOSE_GOSSIP:
        return gossips_held(table.mat().gossips)
    if question == TRAVELLERS_ACTION:
        return travellers_options(table)
    if question == TRAVELLERS_KEEP:
        return table.recipe_offer
    if question == TRAVELLERS_DISCARD:
        return table.mat().hand
    if question == TRAVELLERS_VICTIM:
        return seats_with_recipes(table)
    if question == TRAVELLERS_REPLACE:
        return below(2)
    if question == TOWNSFOLK_ACTION:
        return townsfolk_options(table)
    if question == TOWNSFOLK_OWN:
        return townsfolk_places(table, argument)
    return townsfolk_targets(table, argument // RESERVES, argument % RESERVES)


def offered_by_effects(table: Tableau, question: i64, argument: i64) -> i64:
    """The options of effects and of Kingdom card 8. [6.4]"""
    if question == GAIN_GOSSIP_TYPE:
        return gossips_to_gain(table)
    if question == LOSE_GOSSIP_TYPE:
        return gossips_held(table.mat().gossips)
    if question == GAIN_REPUTATION_GROUP:
        return below(GROUPS)
    if question == LOSE_REPUTATION_GROUP:
        return lowerable(table, table.mat(), argument)
    if question == RESERVE_EFFECT:
        return table.filled_slots()
    if question == DISCARD_RESERVED:
        return table.mat().reserves()
    return collector_options(table, argument)


def answer(table: Tableau, seat: i64, option: i64) -> None:
    """Strike the question (unless it is put again until a pass) and carry out the answer. [6]"""
    step = table.next_step()
    question = step % STEP
    argument = step // STEP
    if question == DRAFT_PICK:
        draft(table, seat, option)
    elif question == GOSSIP_ACTION:
        answer_gossip(table, option)
    elif question == INVEST:
        answer_invest(table, option)
    elif question == COMPLETE_RECIPE:
        answer_recipe(table, option)
    else:
        table.done()
        answer_once(table, question, argument, option)


def answer_gossip(table: Tableau, option: i64) -> None:
    """Gossip actions are asked for again until the player ends the step. [6.2]"""
    if option == NO_GOSSIP_ACTION:
        table.done()
    else:
        use_gossips(table, option)


def answer_invest(table: Tableau, option: i64) -> None:
    """Purchases are asked for again until the player ends the step or has bought two. [6.2]"""
    if option == NO_PURCHASE or table.bought == PURCHASES - 1:
        table.done()
    if option != NO_PURCHASE:
        table.plan(PAY, option)


def answer_recipe(table: Tableau, option: i64) -> None:
    """Recipes are asked for again until the player ends the step. [6.2]"""
    if option == NO_RECIPE:
        table.done()
    else:
        complete(table, option)


def answer_once(table: Tableau, question: i64, argument: i64, option: i64) -> None:
    """Answers to the questions of the nine steps. [6.2]"""
    if question == IMPRESSION_WELCOME:
        if option != NO_IMPRESSION:
            table.plan(IMPRESSION_UNWELCOME, option)
    elif question == IMPRESSION_UNWELCOME:
        make_impression(table, argument, option)
    elif question == PAY:
        buy(table, argument, option)
    elif question == RESERVE_TILE:
        if option != NO_RESERVATION:
            keep_in_reserve(table, option)
    elif question == BUILD:
        build(table, option)
    elif question == INGREDIENT_SOURCE:
        use_token(table, option, argument)
    elif question == ANNOUNCE_END:
        if option == ANNOUNCE:
            announce(table)
    elif question < INVEST:
        answer_gossips(table, question, argument, option)
    elif question < GAIN_GOSSIP_TYPE:
        answer_groups(table, question, argument, option)
    else:
        answer_effects(table, question, argument, option)


def answer_gossips(table: Tableau, question: i64, argument: i64, option: i64) -> None:
    """Answers of placing basic tiles and of gossip actions. [6.0, 6.2]"""
    if question == GOSSIP_REP_UP:
        change_reputation(table, table.active, option, argument, 0)
    elif question == GOSSIP_REP_DOWN:
        lower_reputation(table, argument, option)
    elif question == GOSSIP_VICTIMS:
        rob_victims(table, option)
    elif question == GOSSIP_STEAL_TYPE:
        steal_gossip(table, option)
    elif question == GOSSIP_TRACK:
        refresh(table, option)
    elif question == SWAP_OWN_TILE:
        table.plan(SWAP_OTHER_TILE, option)
    elif question == SWAP_OTHER_TILE:
        swap_tiles(table, argument, option)
    elif question == PLACE_BASIC:
        set_basic(table, option)


def answer_groups(table: Tableau, question: i64, argument: i64, option: i64) -> None:
    """Answers of special actions. [6.3]"""
    if question == DISTRESSED_GOSSIP:
        gain_gossips(table, option, 1)
    elif question == OUTLAWS_LOSE_GOSSIP:
        lose_gossips(table, option, 1)
    elif question == TRAVELLERS_ACTION:
        choose_travellers(table, option)
    elif question == TRAVELLERS_KEEP:
        keep_recipe(table, option)
    elif question == TRAVELLERS_DISCARD:
        discard_from_hand(table, option)
    elif question == TRAVELLERS_VICTIM:
        rob(table, option + 1)
    elif question == TRAVELLERS_REPLACE:
        if option == DRAW_REPLACEMENT:
            draw_recipes(table, argument, 1)
    elif question == TOWNSFOLK_ACTION:
        choose_townsfolk(table, option)
    elif question == TOWNSFOLK_OWN:
        use_reserved(table, argument, option)
    elif question == TOWNSFOLK_TARGET:
        trade_reserved(table, argument % RESERVES, option)


def answer_effects(table: Tableau, question: i64, argument: i64, option: i64) -> None:
    """Answers of effects and of Kingdom card 8. [6.4]"""
    if question == GAIN_GOSSIP_TYPE:
        gain_gossips(table, option, 1)
    elif question == LOSE_GOSSIP_TYPE:
        lose_gossips(table, option, 1)
    elif question == GAIN_REPUTATION_GROUP:
        change_reputation(table, table.active, option, argument, 0)
    elif question == LOSE_REPUTATION_GROUP:
        change_reputation(table, table.active, option, -argument, 0)
    elif question == RESERVE_EFFECT:
        reserve_by_effect(table, option)
    elif question == DISCARD_RESERVED:
        discard_reserved(table, option)
    elif question == COLLECTOR_LINE:
        collect(table, argument, option)


def completes_an_answer(question: i64) -> bool:
    """Whether a question only completes the last answer: what is welcome, then what is not."""
    return question in (
        IMPRESSION_UNWELCOME,
        GOSSIP_REP_UP,
        GOSSIP_REP_DOWN,
        GOSSIP_VICTIMS,
        GOSSIP_STEAL_TYPE,
        SWAP_OWN_TILE,
        SWAP_OTHER_TILE,
        PAY,
        INGREDIENT_SOURCE,
        TRAVELLERS_DISCARD,
        TRAVELLERS_VICTIM,
        TOWNSFOLK_OWN,
        TOWNSFOLK_TARGET,
    )
