"""Which rule carries out the answer to each question. [6]"""

from __future__ import annotations

from mypy_extensions import i64

from stammtisch.games.crossroads.rules import ids
from stammtisch.games.crossroads.rules.building import build, buy
from stammtisch.games.crossroads.rules.drafting import draft, set_basic
from stammtisch.games.crossroads.rules.effects import discard_reserved, reserve_by_effect
from stammtisch.games.crossroads.rules.gossips import (
    lower_reputation,
    rob_victims,
    steal_gossip,
    use_gossips,
)
from stammtisch.games.crossroads.rules.kingdom import collect
from stammtisch.games.crossroads.rules.market import keep_in_reserve, refresh
from stammtisch.games.crossroads.rules.purse import gain_gossips, lose_gossips
from stammtisch.games.crossroads.rules.recipes import (
    complete,
    discard_from_hand,
    draw_recipes,
    use_token,
)
from stammtisch.games.crossroads.rules.reputation import change_reputation
from stammtisch.games.crossroads.rules.setup import hang_signboard
from stammtisch.games.crossroads.rules.special import (
    choose_townsfolk,
    choose_travellers,
    keep_recipe,
    rob,
    trade_reserved,
    use_reserved,
)
from stammtisch.games.crossroads.rules.state import Tableau, argument_of, kind_of
from stammtisch.games.crossroads.rules.swaps import swap_tiles
from stammtisch.games.crossroads.rules.turn import announce, make_impression


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
    """Answers of the setup and of gossip actions. [6.0, 6.2]"""
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
    elif question == ids.SIGNBOARD:
        hang_signboard(table, argument, option)


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
        discard_reserved(table, argument, option)
    elif question == ids.COLLECTOR_LINE:
        collect(table, argument, option)
