"""What a thing says it is worth is what the rules would make of it: every figure is a true one."""

from __future__ import annotations

from typing import Any

import pytest

from stammtisch.core.bits import bit, members
from stammtisch.core.match import Match
from stammtisch.games.crossroads import GAME
from stammtisch.games.crossroads.components.vocabulary import COLOURS, GOSSIPS, GROUPS
from stammtisch.games.crossroads.rules import ids
from stammtisch.games.crossroads.rules.digits import digit
from stammtisch.games.crossroads.rules.effects import change_numbers
from stammtisch.games.crossroads.rules.kingdom import lawful_spaces, lines_through
from stammtisch.games.crossroads.rules.reputation import change_reputation, special_hits
from stammtisch.games.crossroads.rules.scoring import reputation_points, sum_of_points
from stammtisch.games.crossroads.telling.spaces import free_spaces, lines_of_two, open_to
from stammtisch.games.crossroads.telling.view_cards import effect_views, tile_view
from stammtisch.games.crossroads.telling.worth import outcome
from stammtisch.games.crossroads.tests.tables import (
    BOX,
    a_table,
    at_stage,
    build_at,
    hold,
    lay_track,
    recipe,
    set_basic,
    set_gossips,
    set_reputation,
    space,
)
from stammtisch.laws.tables import Table, positions

BOOK = GAME.phrasebook()


def told(state, address, seat=0):
    """What seat 0 is told of a thing."""
    found = GAME.about(GAME.view(state, seat), address)
    assert found is not None, address
    return found


def fact(state, address, label, seat=0):
    """The words and the points of one line."""
    facts = {BOOK.say(one.label): one for one in told(state, address, seat).facts}
    return BOOK.say(facts[label].words), facts[label].gain


def labels(state, address, seat=0):
    return [BOOK.say(one.label) for one in told(state, address, seat).facts]


def investing(laws=(), seats=3, **reputation):
    """Seat 0 buys: Minstrel stage leaves track II, Apiary lies on track I."""
    state = a_table(seats, laws)
    mat = state.mats[0]
    mat.pouch, mat.prestige = 7, 14
    set_reputation(state, 0, **{"travellers": 7, **reputation})
    set_gossips(state, 0, 1, 1, 0)
    lay_track(state, 1, "apiary", "thug", "servant", "laundry")
    lay_track(state, 2, "cook", "toll_gate", "grand_feast", "minstrel_stage")
    return at_stage(state, 4)


# -- worth -----------------------------------------------------------------------------------------


def by_the_rules(state, effects):
    """Prestige and reputation after effects as the rules apply them, and the actions set off."""
    table, hits = state.twin(), 0
    mat = table.mats[0]
    before = mat.prestige + reputation_points(table, mat)
    place = effects
    while BOX.effect[place] != ids.END_OF_EFFECTS:
        kind, of, by = BOX.effect[place], BOX.effect_of[place], BOX.effect_by[place]
        if kind in (ids.PRESTIGE, ids.REVENUE):
            change_numbers(table, kind, by)
        elif kind == ids.REPUTATION and of != ids.ANY:
            stands = digit(mat.reputation, of)
            hits += special_hits(table, of, stands, stands + by)
            change_reputation(table, 0, of, by, 0)
        place += 1
    gain = mat.prestige + reputation_points(table, mat) - before
    return gain, hits, mat.revenue - state.mats[0].revenue


@pytest.mark.parametrize("stands", [0, 1, 4, 7, 11, 12])
@pytest.mark.parametrize("prestige", [1, 20])
def test_the_worth_of_every_tile_and_recipe_is_what_the_rules_make_of_it(stands, prestige):
    state = a_table(3)
    mat = state.mats[0]
    mat.prestige, mat.revenue = prestige, 9 if prestige > 1 else 1
    set_reputation(state, 0, **dict.fromkeys(GROUPS, stands))
    view = GAME.view(state, 0)
    for effects in (*BOX.tiles.effects, *BOX.recipes.effects, *BOX.basics.effects):
        seen = outcome(view, view.mats[0], effect_views(BOX, effects))
        found = (seen.gain, sum(move.hits for move in seen.moves), seen.revenue)
        assert found == by_the_rules(state, effects)


def test_all_that_counts_adds_up_to_the_points():
    """What each thing of a seat says it is worth at the end is the whole score. [8.4]"""
    tried = 0
    for match in positions(Table(GAME, 3), seed=11, every=60):
        state = match.state
        if state.round == 0:
            continue
        for seat, mat in enumerate(state.mats):
            places = [f"gossip/{type}" for type in GOSSIPS]
            places += [f"reputation/{group}" for group in GROUPS]
            places += ["chest", "debt", "recipes"]
            gains = [fact(state, f"mat/{seat}/{one}", "Worth now", seat)[1] for one in places]
            for one in GAME.view(state, seat).mats[seat].inn:
                if one.tile is not None and one.tile.ingredient is not None:
                    address = f"mat/{seat}/inn/{one.id}"
                    gains.append(fact(state, address, "Worth now", seat)[1])
            assert mat.prestige + sum(gains) == sum_of_points(state, mat)
            parts = told(state, f"mat/{seat}/points", seat).facts
            assert parts[0].gain == sum(part.gain for part in parts[1:])
            tried += 1
    assert tried > 10


def test_a_tile_tells_worth_price_and_what_one_has():
    state = investing()
    address = "track/2/slot/4"
    assert BOOK.say(told(state, address).words) == "Minstrel stage"
    assert fact(state, address, "Worth now") == (
        "+4 Prestige at once, reputation counts at the end",
        5,
    )
    assert fact(state, address, "Travellers") == ("7 to 8, counts 4 at the end", 1)
    assert fact(state, address, "Price") == ("7 guldens or 3 political gossips", 0)
    assert fact(state, address, "You have") == ("7 guldens in the Pouch, 1 political gossip", 0)
    assert "leaves" in " ".join(map(BOOK.say, told(state, address).text))


def test_a_tile_tells_who_wants_its_ingredient():
    state = investing()
    hold(state, 1, "mulled_mead", "hunters_roast")
    said, _ = fact(state, "track/1/slot/1", "Ingredient", seat=1)
    assert said == "honey, on 4 tiles of the game, wanted for Mulled mead"
    said, _ = fact(state, "track/1/slot/1", "Ingredient")
    assert said == "honey, on 4 tiles of the game", "another hand is nobody's business"


def test_a_basic_tile_tells_what_building_over_it_costs():
    state = investing()
    set_basic(state, 0, "r1c1", "signpost")
    said = fact(state, "mat/0/inn/r1c1", "Built over")
    assert said == ("Travellers \u22122, give up 1 traveller's gossip", -1)
    assert fact(state, "mat/0/inn/r1c5", "Built over") == ("nothing is given back", 0)


def test_a_recipe_tells_what_is_missing_and_where_it_is_to_be_had():
    state = investing()
    hold(state, 0, "mulled_mead")
    address = "mat/0/recipe/mulled_mead"
    reward = fact(state, address, "Worth now")[1]
    assert reward == by_the_rules(state, BOX.recipes.effects[recipe("mulled_mead")])[0]
    assert fact(state, address, "Not cooked")[1] == BOX.limits.per_recipe
    assert fact(state, address, "Needs")[0] == "honey (missing), root spices (missing)"
    assert "Apiary" in fact(state, address, "On the tracks")[0]
    build_at(state, 0, "apiary", "r1c2", tokens=1)
    assert fact(state, address, "Needs")[0] == "honey (at hand), root spices (missing)"


# -- Kingdom cards ---------------------------------------------------------------------------------


def mat_of(match: Match) -> Any:
    """What the first seat knows of its own mat."""
    view: Any = match.view(0)
    return view.mats[0]


PAIRS = ["1-2", "3-4", "5-10", "4-5", "2-10"]


@pytest.mark.parametrize("pair", PAIRS)
def test_the_room_that_a_card_leaves_is_what_the_rules_allow(pair):
    laws, tried = [int(card) for card in pair.split("-")], set()
    for match in positions(Table(GAME, 3, (("kingdom", pair),)), seed=3, every=40):
        state, mat = match.state, mat_of(match)
        if state.round == 0:
            continue
        free = set(free_spaces(mat))
        for kind in range(len(BOX.tiles.ids)):
            seen = tile_view(BOX, kind)
            found = open_to(mat, laws, seen.colour, seen.ingredient is not None)
            allowed = set(members(lawful_spaces(state, state.mats[0], kind, 0))) & free
            assert set(found) == allowed
            tried.add(len(found))
    assert len(tried) > 3


def test_lines_for_the_collector_are_those_of_the_rules():
    seen = set()
    for match in positions(Table(GAME, 3, (("kingdom", "7-8"),)), seed=3, every=20):
        state, mat = match.state, mat_of(match)
        if state.round == 0:
            continue
        near = {line.colour for line in lines_of_two(mat)}
        free = free_spaces(mat)
        for number, colour in enumerate(COLOURS):
            possible = any(lines_through(state, state.mats[0], number, one) for one in free)
            assert (colour in near) == possible
            seen.add(possible)
    assert seen == {True, False}


def test_the_collector_tells_all_bonuses_the_stock_and_a_line_that_is_near():
    state = investing((7, 8))
    build_at(state, 0, "servant", "r3c1")
    build_at(state, 0, "tinhorn", "r3c4")
    said, gain = fact(state, "kingdom/8", "Worth now")
    assert said == "row 3 has Servant, Tinhorn: a third one earns 1 political gossip"
    assert gain == BOX.limits.per_gossip
    assert fact(state, "kingdom/8", "Furnishing (yellow)")[0] == "2 guldens"
    assert fact(state, "kingdom/8", "Special Guest (red)")[0] == "1 traveller's gossip"
    stock = "2 economic gossips, 2 political gossips, 2 traveller's gossips, 4 guldens"
    assert fact(state, "kingdom/8", "On the card")[0] == stock
    set_gossips(state, 0, 0, 3, 0)
    assert fact(state, "kingdom/8", "Worth now")[1] == 0, "nobody holds a fourth one"


def test_what_has_served_the_collector_makes_no_line_again():
    state = investing((7, 8))
    build_at(state, 0, "servant", "r3c1")
    build_at(state, 0, "tinhorn", "r3c4")
    state.mats[0].marked = bit(space("r3c4"))
    assert lines_of_two(GAME.view(state, 0).mats[0]) == []
    assert "collector" in BOOK.say(told(state, "mat/0/inn/r3c4").text[-1])


def test_cards_tell_of_the_own_inn():
    state = investing((3, 10))
    build_at(state, 0, "oak_benches", "r2c2")
    assert fact(state, "kingdom/10", "In your inn")[0] == "on 5 of 19 that are free"
    assert fact(state, "kingdom/3", "In your inn")[0].startswith("Furnishing (yellow): 1, Serv")
    assert "In your inn" not in labels(state, "kingdom/10", seat=None), "a watcher has none"


# -- groups and gossips ----------------------------------------------------------------------------


def test_a_group_tells_its_space_the_next_one_and_the_die():
    state = investing(outlaws=4)
    assert fact(state, "group/outlaws", "Worth now") == ("space 4", 1)
    said = "space 5, counts 1 at the end, sets off the action of Outlaws"
    assert fact(state, "group/outlaws", "Next space") == (said, 0)
    assert "on a 5: 3 guldens" in fact(state, "group/outlaws", "The die")[0]
    assert "The die" not in labels(state, "group/nobles")


def test_a_guest_tile_tells_both_ways():
    state = investing(distressed=0)
    assert fact(state, "mat/0/guest/distressed", "Turned away")[1] == -1, "a Prestige"
    assert fact(state, "mat/0/guest/travellers", "Welcomed") == ("7 to 8, counts 4 at the end", 1)


@pytest.mark.parametrize(("seats", "said"), [(2, "and a gossip from the rival"), (3, "of two")])
def test_gossips_do_what_the_table_allows(seats, said):
    state = investing(seats=seats)
    assert said in BOOK.say(told(state, "mat/0/gossip/economic").text[0])


def test_drawn_recipes_and_picked_signboards_tell_of_themselves_too():
    state = investing()
    state.recipe_offer = 2 ** recipe("mulled_mead")
    assert BOOK.say(told(state, "mat/0/recipe/mulled_mead").words) == "Mulled mead"
    assert GAME.about(GAME.view(state, 1), "mat/0/recipe/mulled_mead") is None
    state.mats[1].signboard = 0
    board = BOX.signboards[0]
    assert told(state, f"signboard/{board}").text
