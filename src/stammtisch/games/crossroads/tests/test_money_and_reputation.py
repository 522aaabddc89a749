"""Chapters 6.1, 7.1 to 7.3: Chest and Pouch, debts, Prestige, impressions."""

from __future__ import annotations

from stammtisch.games.crossroads import GAME
from stammtisch.games.crossroads.rules import ids
from stammtisch.games.crossroads.rules.purse import change_revenue, gain_guldens
from stammtisch.games.crossroads.rules.reputation import change_reputation
from stammtisch.games.crossroads.tests.tables import (
    BOX,
    a_table,
    asked,
    at_stage,
    choose,
    events,
    gossips,
    journal_of,
    lay_track,
    load_die,
    offers,
    reputation,
    set_gossips,
    set_reputation,
)
from stammtisch.games.crossroads.tests.test_examples import acquire


def test_step_one_moves_the_whole_chest():
    """R1: all guldens go to the Pouch by themselves, debts stay."""
    state = a_table()
    mat = state.mats[0]
    mat.chest, mat.debt = 14, 3
    at_stage(state, 1)
    assert (mat.pouch, mat.chest, mat.debt) == (14, 0, 3)
    assert asked(state) == "impression_welcome"


def test_an_impression_moves_two_groups():
    """R2, R3, R4: two spaces, +1 and -1, welcome first; it may be left out, never half done."""
    state = a_table()
    journal = journal_of(state)
    at_stage(state, 2)
    assert "pass" in offers(state)
    choose(state, "distressed")
    assert asked(state) == "impression_unwelcome"
    assert offers(state) == {"outlaws", "travellers", "townsfolk", "nobles"}
    choose(state, "nobles")
    moves = events(journal, ids.REPUTATION_CHANGED)
    assert moves == [[0, ids.DISTRESSED, 1, 2, 0], [0, ids.NOBLES, 1, 0, 0]]
    assert asked(state) == "gossip_action"


def test_an_impression_is_judged_before_it_begins():
    """R65: a die roll of the welcome half may take the Prestige; then the drop stops at 1."""
    state = a_table()
    state.mats[0].prestige = 2
    set_reputation(state, 0, outlaws=4, nobles=0, townsfolk=0)
    load_die(state, 2)  # Nobles \u22121 at 0: Prestige 1
    at_stage(state, 2)
    choose(state, "outlaws")
    assert "townsfolk" in offers(state)
    choose(state, "townsfolk")
    assert state.mats[0].prestige == 1
    assert reputation(state, 0, "townsfolk") == 0


def test_a_debt_is_one_unit():
    """R6: debts are counted one by one and paid one gulden each."""
    state = a_table()
    acquire(state, "laundry")
    choose(state, "r2c3")
    assert state.mats[0].debt == 2


def test_the_pouch_has_no_limit():
    """7.1, R8: only the Chest is limited."""
    state = a_table()
    mat = state.mats[0]
    mat.pouch = 20
    set_gossips(state, 0, economic=1)
    at_stage(state, 3)
    choose(state, "economic_1")
    assert mat.pouch == 22
    mat.chest = 19
    gain_guldens(state, 5, False)
    assert mat.chest == 20


def switched_box(key: str, old: str, new: str):
    """A box with another reading of a rule."""
    text = GAME.components.text.replace(f'{key} = "{old}"', f'{key} = "{new}"')
    assert text != GAME.components.text
    return GAME.parse_components(text, "switched").box


def test_guldens_of_special_actions_go_to_the_chest():
    """R9: the Nobles' guldens are for the next turn; the switch sends them to the Pouch."""
    switched = switched_box("special_action_guldens_to", "chest", "pouch")
    for box, turn, where in ((BOX, 1, (3, 0)), (switched, 1, (0, 3)), (switched, 0, (3, 0))):
        state = a_table(box=box)
        state.round = turn  # 0: in the setup always the Chest
        set_reputation(state, 0, nobles=4)
        change_reputation(state, 0, ids.NOBLES, 1, 0)
        state.run_on()
        assert (state.mats[0].chest, state.mats[0].pouch) == where


def test_economic_guldens_go_to_the_pouch():
    """R10: both the taken and the stolen ones can be spent at once."""
    state = a_table()
    state.mats[1].chest = 5
    set_gossips(state, 0, economic=3)
    at_stage(state, 3)
    choose(state, "economic_2_duel")
    assert (state.mats[0].pouch, state.mats[1].chest) == (1, 4)
    switched = switched_box("economic_gossip_guldens_to", "pouch", "chest")
    for box, where in ((BOX, (0, 2)), (switched, (2, 0))):
        state = a_table(box=box)
        set_gossips(state, 0, economic=1)
        at_stage(state, 3)
        choose(state, "economic_1")
        assert (state.mats[0].chest, state.mats[0].pouch) == where


def test_special_spaces_count_in_both_directions():
    """R11: stopping on a space or passing it, up or down."""
    for start, by in ((3, 1), (3, 2), (5, -1), (5, -2)):
        state = a_table()
        set_reputation(state, 0, travellers=start)
        change_reputation(state, 0, ids.TRAVELLERS, by, 0)
        state.run_on()
        assert asked(state) == "travellers_action"


def test_twelve_is_passed_again_and_again():
    """R12: a token on 12 sets the action off with every further gain."""
    state = a_table()
    set_reputation(state, 0, nobles=12)
    for chest in (3, 6):
        change_reputation(state, 0, ids.NOBLES, 1, 0)
        state.run_on()
        assert state.mats[0].chest == chest


def test_a_revenue_loss_is_clamped():
    """R16: a tile that would take revenue below 1 is legal, revenue stops at 1."""
    state = a_table()
    mat = state.mats[0]
    mat.revenue, mat.pouch = 2, 5
    lay_track(state, 2, "steel_cages")
    at_stage(state, 4)
    choose(state, "track_2-1", "guldens", "end", "pass", "r2c3")
    assert mat.revenue == 1
    change_revenue(state, -1)
    assert mat.revenue == 1


def test_an_opponents_drop_cannot_take_the_last_prestige():
    """R27: a rival at 0 with Prestige 1 may be chosen, nothing changes; with 2 it costs one."""
    for prestige, left in ((1, 1), (2, 1)):
        state = a_table()
        state.mats[1].prestige = prestige
        set_reputation(state, 1, nobles=0)
        set_gossips(state, 0, political=2)
        at_stage(state, 3)
        choose(state, "political_2_duel", "rival_1-nobles")
        assert state.mats[1].prestige == left


def test_an_own_drop_costs_what_prestige_there_is():
    """7.2: it stops at 1, where a rival's drop would leave everything."""
    state = a_table()
    for seat, left in ((0, 1), (1, 2)):
        state.mats[seat].prestige = 2
        set_reputation(state, seat, nobles=0)
        change_reputation(state, seat, ids.NOBLES, -3, 0)
        assert state.mats[seat].prestige == left


def test_a_duellist_may_lower_himself():
    """R25: gossip_rep_down offers either player, oneself only if Prestige stays at 1."""
    state = a_table()
    set_gossips(state, 0, political=2)
    set_reputation(state, 0, nobles=0)
    state.mats[0].prestige = 1
    at_stage(state, 3)
    choose(state, "political_2_duel")
    assert "own-nobles" not in offers(state)
    choose(state, "own-distressed")
    assert asked(state) == "gossip_rep_up"
    choose(state, "townsfolk")
    assert reputation(state, 0, "distressed") == 0
    assert reputation(state, 0, "townsfolk") == 2
    assert gossips(state, 0) == (0, 0, 0)


def test_any_gossip_is_chosen_one_by_one():
    """6.4: gain_gossip_type: types with room and supply only; nothing is asked if there is none."""
    state = a_table()
    set_gossips(state, 0, economic=3, political=2)
    set_gossips(state, 1, traveller=3)
    state.supply = state.supply & ~(63 << 12)  # no traveller's gossip left
    acquire(state, "message_post")
    choose(state, "r2c3")
    assert asked(state) == "gain_gossip_type"
    assert offers(state) == {"political"}
    choose(state, "political")
    assert asked(state) is None
    assert gossips(state, 0) == (3, 3, 0)


def lost_by(state, name: str) -> str | None:
    """What this answer warns of."""
    warnings = {choice.id: choice.warning for choice in GAME.choices(state, 0)}
    said = warnings[name]
    return said if said is None else GAME.phrasebook("en").say(said)


def test_ending_the_investment_names_guldens_that_the_chest_cannot_hold():
    """7.13: the Chest takes the revenue first; nothing is forgone where nothing can be bought."""
    state = a_table()
    mat = state.mats[0]
    mat.pouch, mat.chest, mat.revenue = 18, 0, 5
    at_stage(state, 4)
    assert lost_by(state, "end") is None
    lay_track(state, 1, "drudge", None, None, None)
    assert lost_by(state, "end") == "3 guldens are lost: the Chest holds 20"
    mat.pouch = 15
    assert lost_by(state, "end") is None
