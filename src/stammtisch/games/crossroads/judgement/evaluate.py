"""How promising a position is, in points; what the general bots maximise. [12]

Everything is valued in Prestige. The weights shift with the turns that are probably left: guldens,
revenue and gossips are worth what they can still buy, in the end what they score.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from stammtisch.core.bits import add, count, lowest, rest
from stammtisch.games.crossroads.judgement import weights
from stammtisch.games.crossroads.rules import ids
from stammtisch.games.crossroads.rules.digits import digit, total
from stammtisch.games.crossroads.rules.recipes import ingredients_at_hand
from stammtisch.games.crossroads.rules.reputation import reached, special_hits
from stammtisch.games.crossroads.rules.scoring import points, tokens
from stammtisch.games.crossroads.rules.state import Mat, Tableau

LEAST_TURNS: Final = 0.5  # while nobody has announced the end
LAST_TURN: Final = 6  # points that a rival's last turn brings
LEAD: Final = 0.5  # what a point of the lead counts more once the end is certain


def evaluate(table: Tableau, seat: i64) -> float:
    """What a seat may expect, less a share of what the best rival has.

    Once the end is certain, the lead itself counts as well; after it just as before it, so that
    nobody is afraid of the end as such.
    """
    mat = table.mats[seat]
    rival = float(best_rival(table, seat))
    worth = hopes(table, seat) if table.planned > 0 else float(points(table, mat))
    worth -= table.box.weights[weights.SPACE] * float(count(mat.built))
    if table.planned == 0 or ending(table):
        worth += LEAD * (float(points(table, mat)) - rival)
    return worth - table.box.weights[weights.RIVAL] * rival


def hopes(table: Tableau, seat: i64) -> float:
    """What a seat has and what that may still bring."""
    mat = table.mats[seat]
    left = turns_left(table, seat)
    worth = float(mat.prestige) + standing_worth(table, mat, left) + purse_worth(table, mat, left)
    worth += float(table.box.limits.per_token * tokens(mat)) + recipes_worth(table, mat, left)
    return worth + tiles_worth(table, seat, left)


def best_rival(table: Tableau, seat: i64) -> i64:
    """The points of the rival who is ahead of the others.

    After an announcement a turn that a rival still has to come counts as well.
    """
    best: i64 = 0
    other: i64 = 0
    while other < table.seats:
        if other != seat:
            reckoned = points(table, table.mats[other])
            if table.announcer != ids.NOBODY and table.planned > 0:
                reckoned += LAST_TURN * turns_due(table, other)
            if reckoned > best:
                best = reckoned
        other += 1
    return best


def turns_due(table: Tableau, seat: i64) -> i64:
    """Turns of the last round that a seat has not finished yet. [8.1]"""
    due = table.mats[table.announcer].turns - table.mats[seat].turns
    under_way = seat == table.active and seat != table.announcer
    return due + 1 if under_way else due


def ending(table: Tableau) -> bool:
    """Whether the end is certain: announced, or without basic tiles by the inn just filled. [8]"""
    if table.announcer != ids.NOBODY:
        return True
    return not table.with_corners and table.box.normal & ~table.mat().built == 0


def turns_left(table: Tableau, seat: i64) -> float:
    """Own turns that are probably still to come, from the round and from the rivals' inns.

    One's own inn counts only once it is full: covering a space must not look like lost time.
    """
    if ending(table) or table.box.normal & ~table.mats[seat].built == 0:
        return 0.0
    turns = table.box.weights[weights.USUAL_ROUNDS] - float(table.round)
    other: i64 = 0
    while other < table.seats:
        if other != seat:
            free = count(table.box.normal & ~table.mats[other].built)
            if turns > float(free) / table.box.weights[weights.SPACES_A_TURN]:
                turns = float(free) / table.box.weights[weights.SPACES_A_TURN]
        other += 1
    rounds = float(table.last_round - table.round)
    if turns > rounds:
        turns = rounds
    return turns if turns > LEAST_TURNS else LEAST_TURNS


# -- what is there ---------------------------------------------------------------------------------


def standing_worth(table: Tableau, mat: Mat, left: float) -> float:
    """Reputation: its points now, and early in the game the way to the next ones."""
    worth = 0.0
    group: i64 = 0
    while group < ids.GROUPS:
        worth += reputation_worth(table, group, digit(mat.reputation, group), left)
        group += 1
    return worth


def reputation_worth(table: Tableau, group: i64, space: i64, left: float) -> float:
    """A space of a track: a blend of its points and of an even rise to the last space."""
    most = table.box.limits.most_reputation
    first: i64 = group * (most + 1)
    slope = float(table.box.reputation_points[first + most]) / float(most)
    early = left / table.box.weights[weights.HORIZON]
    if early > 1.0:
        early = 1.0
    now = float(table.box.reputation_points[first + space])
    return early * slope * float(space) + (1.0 - early) * now


def purse_worth(table: Tableau, mat: Mat, left: float) -> float:
    """Guldens, debts, revenue and gossips."""
    guldens = mat.chest + mat.pouch
    if left <= 0.0:
        worth = float(guldens - mat.debt) / float(table.box.limits.guldens_per_point)
        return worth + float(table.box.limits.per_gossip * total(mat.gossips))
    spendable: i64 = 3 * table.box.limits.chest // 4
    spare: i64 = guldens - spendable if guldens > spendable else 0
    rates = table.box.weights
    worth = rates[weights.GULDEN] * float(guldens - spare) + rates[weights.SPARE_GULDEN] * float(
        spare
    )
    worth -= (rates[weights.GULDEN] + 0.05) * float(mat.debt)
    worth += revenue_worth(table, left) * float(mat.revenue)
    return worth + rates[weights.GOSSIP] * float(total(mat.gossips))


def revenue_worth(table: Tableau, left: float) -> float:
    """What one more gulden in every turn is worth."""
    return table.box.weights[weights.REVENUE] * (left - 1.0) if left > 1.0 else 0.0


def recipes_worth(table: Tableau, mat: Mat, left: float) -> float:
    """Each recipe in hand: what it costs in the end, and its reward as far as it is in reach."""
    at_hand = ingredients_at_hand(table, mat)
    worth = 0.0
    hand = mat.hand
    while hand != 0:
        worth += recipe_worth(table, mat, lowest(hand), at_hand, left)
        hand = rest(hand)
    return worth


def recipe_worth(table: Tableau, mat: Mat, recipe: i64, at_hand: i64, left: float) -> float:
    """A recipe is the more likely to be completed the fewer ingredients are missing."""
    needs = table.box.recipes.needs[recipe]
    missing = count(needs & ~at_hand)
    fine = float(-table.box.limits.per_recipe)
    if missing > 0 and left <= 0.0:
        return -fine
    chance = 1.0
    while missing > 0:
        chance *= table.box.weights[weights.MISSING] * (left / (left + 2.0))
        missing -= 1
    reward = effects_worth(table, mat, table.box.recipes.effects[recipe], left)
    return chance * (reward + fine - float(table.box.limits.per_token * count(needs))) - fine


# -- what tiles promise ----------------------------------------------------------------------------


def tiles_worth(table: Tableau, seat: i64, left: float) -> float:
    """Tiles bought but not built yet, and a share of what reserved ones would bring."""
    mat = table.mats[seat]
    worth = 0.0
    if table.active == seat:
        place: i64 = 0
        while place < ids.PURCHASES:
            kind = digit(table.acquired, place) - 1
            if kind >= 0:
                worth += tile_worth(table, mat, kind, left) - table.box.weights[weights.SPACE]
            place += 1
    if left >= 1.0:
        place = 0
        while place < ids.RESERVES:
            kind = mat.reserve(place)
            if kind != ids.NOTHING:
                worth += reserve_worth(table, mat, kind, left)
            place += 1
    return worth


def reserve_worth(table: Tableau, mat: Mat, kind: i64, left: float) -> float:
    """A reserved tile promises a share of what it brings beyond its price."""
    price = table.box.weights[weights.GULDEN] * float(table.box.tiles.cost[kind])
    gain = tile_worth(table, mat, kind, left) - price - 1.0
    return table.box.weights[weights.RESERVED] * gain if gain > 0.0 else 0.0


def tile_worth(table: Tableau, mat: Mat, kind: i64, left: float) -> float:
    """The effects of a tile and its ingredient."""
    worth = effects_worth(table, mat, table.box.tiles.effects[kind], left)
    ingredient = table.box.tiles.ingredient[kind]
    if ingredient != ids.NOTHING:
        worth += float(table.box.limits.per_token) + ingredient_worth(table, mat, ingredient, left)
    return worth


def ingredient_worth(table: Tableau, mat: Mat, ingredient: i64, left: float) -> float:
    """How much closer an ingredient brings the recipes in hand."""
    at_hand = ingredients_at_hand(table, mat)
    worth = 0.0
    hand = mat.hand
    while hand != 0:
        recipe = lowest(hand)
        hand = rest(hand)
        before = recipe_worth(table, mat, recipe, at_hand, left)
        worth += recipe_worth(table, mat, recipe, add(at_hand, ingredient), left) - before
    return worth


def effects_worth(table: Tableau, mat: Mat, place: i64, left: float) -> float:
    """A list of effects, each on its own."""
    worth = 0.0
    while table.box.effect[place] != ids.END_OF_EFFECTS:
        worth += effect_worth(table, mat, place, left)
        place += 1
    return worth


def effect_worth(table: Tableau, mat: Mat, place: i64, left: float) -> float:
    """One effect."""
    kind = table.box.effect[place]
    by = table.box.effect_by[place]
    if kind == ids.PRESTIGE:
        return float(by)
    if kind == ids.REVENUE:
        return revenue_worth(table, left) * float(by)
    if kind == ids.GULDENS:
        return float(by) * gulden_worth(table, left)
    if kind == ids.GOSSIP:
        return table.box.weights[weights.GOSSIP] * float(by)
    if kind == ids.REPUTATION and table.box.effect_of[place] != ids.ANY:
        return move_worth(table, mat, table.box.effect_of[place], by, left)
    if kind == ids.RECIPE:
        return float(by) * drawn_recipe(table, left)
    return 0.7 * float(by)


def gulden_worth(table: Tableau, left: float) -> float:
    """A gulden more: what it buys, or its share of a point, a little less for what is left over."""
    if left > 0.0:
        return table.box.weights[weights.GULDEN]
    return 0.99 / float(table.box.limits.guldens_per_point)


def drawn_recipe(table: Tableau, left: float) -> float:
    """A recipe more in hand: a hope early on, in the last turns nothing but its fine."""
    if left > 5.0:
        return 0.8
    return -0.5 if left > 2.0 else float(table.box.limits.per_recipe)


def move_worth(table: Tableau, mat: Mat, group: i64, by: i64, left: float) -> float:
    """A step along a track, the special spaces on the way, and the Prestige that it may cost."""
    before = digit(mat.reputation, group)
    after = reached(table, before + by)
    worth = reputation_worth(table, group, after, left)
    worth -= reputation_worth(table, group, before, left)
    if before + by < 0:
        worth += float(before + by)
    hits = special_hits(table, group, before, before + by)
    return worth + float(hits) * special_worth(table, group, left)


def special_worth(table: Tableau, group: i64, left: float) -> float:
    """What the special action of a group brings on average."""
    if group == ids.DISTRESSED:
        return float(table.box.distressed_gossips) * table.box.weights[weights.GOSSIP]
    if group == ids.NOBLES:
        return float(table.box.nobles_guldens) * gulden_worth(table, left)
    return 0.8 if group == ids.TRAVELLERS else 0.2
