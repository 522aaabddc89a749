"""Which rule carries out each step that runs by itself. [6.1]"""

from __future__ import annotations

from mypy_extensions import i64

from stammtisch.games.crossroads.rules import ids
from stammtisch.games.crossroads.rules.building import build_next, finish_tile
from stammtisch.games.crossroads.rules.drafting import placing, set_basic
from stammtisch.games.crossroads.rules.effects import (
    ask_gossip,
    ask_lost_gossip,
    gain_die_effects,
    gain_effects,
    take_back,
)
from stammtisch.games.crossroads.rules.gossips import ask_stolen_type
from stammtisch.games.crossroads.rules.market import slide
from stammtisch.games.crossroads.rules.reputation import LINKS
from stammtisch.games.crossroads.rules.setup import (
    deal_basics,
    first_gossips,
    first_incomes,
    lay_out,
    waiting_reserve,
)
from stammtisch.games.crossroads.rules.special import special_action
from stammtisch.games.crossroads.rules.state import Tableau
from stammtisch.games.crossroads.rules.turn import may_announce, stage, turn_away


def run_step(table: Tableau, step: i64, argument: i64) -> None:
    """Carry out a step that needs no answer."""
    if step == ids.STAGE:
        stage(table, argument)
    elif step == ids.EFFECTS:
        gain_effects(table, argument)
    elif step == ids.FINISH_TILE:
        finish_tile(table, argument)
    elif step == ids.BUILD_NEXT:
        build_next(table)
    elif step == ids.SLIDE:
        slide(table)
    elif step == ids.MAY_ANNOUNCE:
        may_announce(table)
    elif step == ids.UNWELCOME:
        turn_away(table, argument)
    elif step == ids.SPECIAL:
        special_action(table, argument // LINKS, argument % LINKS)
    elif step == ids.DIE_EFFECTS:
        gain_die_effects(table, argument // LINKS, argument % LINKS)
    elif step == ids.TAKE_BACK:
        take_back(table, argument)
    elif step == ids.ASK_GOSSIP:
        ask_gossip(table, argument)
    elif step == ids.ASK_LOST_GOSSIP:
        ask_lost_gossip(table, argument)
    elif step == ids.ASK_STOLEN_TYPE:
        ask_stolen_type(table)
    else:
        run_setup(table, step, argument)


def run_setup(table: Tableau, step: i64, argument: i64) -> None:
    """Carry out a step of the setup. [5]"""
    if step == ids.DEAL_BASICS:
        deal_basics(table)
    elif step == ids.PLACING:
        placing(table, argument)
    elif step == ids.SET_BASIC:
        set_basic(table, argument)
    elif step == ids.INCOMES:
        first_incomes(table)
    elif step == ids.FIRST_GOSSIPS:
        first_gossips(table)
    elif step == ids.LAY_OUT:
        lay_out(table)
    elif step == ids.WAITING_RESERVE:
        waiting_reserve(table, argument)
