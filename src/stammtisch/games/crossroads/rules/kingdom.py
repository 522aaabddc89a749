"""Kingdom cards: where a tile may lie, and what a tile brings besides its effects. [7.11]"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from stammtisch.core.bits import add, bit, count, lowest, nth, rest
from stammtisch.games.crossroads.rules import ids
from stammtisch.games.crossroads.rules.digits import digit, raised
from stammtisch.games.crossroads.rules.plan import (
    COLUMNS,
    WHOLE_INN,
    beside,
    column_of,
    line_through,
    row_of,
)
from stammtisch.games.crossroads.rules.purse import gain_guldens, take_debts
from stammtisch.games.crossroads.rules.state import Mat, Tableau

ROW_PAIRS: Final = 6  # pairs of further spaces in a row of five; three more in a column of four
COLLECTOR_PAIRS: Final = 9


def lawful_spaces(table: Tableau, mat: Mat, kind: i64, first_built: i64) -> i64:
    """The spaces on which every placement card in play lets a tile lie. [7.11]"""
    spaces: i64 = WHOLE_INN
    laws = table.laws
    colour = table.box.tiles.colour[kind]
    while laws != 0:
        spaces &= spaces_under(table, lowest(laws), mat, kind, colour, first_built)
        laws = rest(laws)
    return spaces


def spaces_under(
    table: Tableau, card: i64, mat: Mat, kind: i64, colour: i64, first_built: i64
) -> i64:
    """The spaces that one card leaves to a tile. [7.11, R47, R48]"""
    kingdom = table.box.kingdom
    rule = kingdom.rule[card]
    if rule == ids.SAME_TURN_APART:
        return ~beside(first_built)
    if rule == ids.MAX_PER_COLOUR:
        full = count(mat.of_colour(colour)) >= kingdom.number[card]
        return 0 if full else WHOLE_INN
    if not speaks_of(table, card, kind, colour):
        return WHOLE_INN
    if rule == ids.MUST_TOUCH:
        return beside(mat.of_colour(kingdom.touches[card]))
    if rule == ids.MUST_NOT_TOUCH:
        return ~beside(mat.of_colour(kingdom.touches[card]))
    if rule == ids.SINGLE_LINE:
        return line_through(mat.of_colour(colour))
    if rule == ids.RING_ONLY:
        return kingdom.ring[card]
    return WHOLE_INN


def speaks_of(table: Tableau, card: i64, kind: i64, colour: i64) -> bool:
    """Whether a card speaks of tiles like this one: of its colour, or of ingredient tiles."""
    meant = table.box.kingdom.colour[card]
    if meant == ids.INGREDIENT_TILES:
        return table.box.tiles.ingredient[kind] != ids.NOTHING
    return meant == colour


def lawful_inn(table: Tableau, mat: Mat, pantry: i64) -> bool:
    """Whether a whole inn keeps every placement card in play. [7.10]"""
    laws = table.laws
    while laws != 0:
        if not keeps(table, lowest(laws), mat, pantry):
            return False
        laws = rest(laws)
    return True


def keeps(table: Tableau, card: i64, mat: Mat, pantry: i64) -> bool:
    """Whether a whole inn keeps one card; card 6 looks at a single turn only. [7.10]"""
    kingdom = table.box.kingdom
    rule = kingdom.rule[card]
    if rule == ids.MAX_PER_COLOUR:
        return keeps_maximum(mat, kingdom.number[card])
    meant = kingdom.colour[card]
    spaces = pantry if meant == ids.INGREDIENT_TILES else mat.of_colour(meant)
    if rule == ids.MUST_TOUCH:
        return spaces & ~beside(mat.of_colour(kingdom.touches[card])) == 0
    if rule == ids.MUST_NOT_TOUCH:
        return spaces & beside(mat.of_colour(kingdom.touches[card])) == 0
    if rule == ids.SINGLE_LINE:
        return spaces & ~line_through(spaces) == 0
    if rule == ids.RING_ONLY:
        return spaces & ~kingdom.ring[card] == 0
    return True


def keeps_maximum(mat: Mat, most: i64) -> bool:
    """At most so many tiles of one colour. [7.11]"""
    return (
        count(mat.furnishings) <= most
        and count(mat.services) <= most
        and count(mat.workers) <= most
        and count(mat.guests) <= most
    )


# -- rewards ---------------------------------------------------------------------------------------


def card_with(table: Tableau, rule: i64) -> i64:
    """The card in play that has this rule, ids.NOTHING if there is none."""
    laws = table.laws
    while laws != 0:
        card = lowest(laws)
        if table.box.kingdom.rule[card] == rule:
            return card
        laws = rest(laws)
    return ids.NOTHING


def extra_tokens(table: Tableau, space: i64) -> i64:
    """Card 9: an ingredient tile on a corner gets one more token. [7.11]"""
    card = card_with(table, ids.CORNER_EXTRA)
    if card == ids.NOTHING or bit(space) & table.box.corners == 0:
        return 0
    return table.box.kingdom.number[card]


def reward_ring(table: Tableau, space: i64) -> None:
    """Card 7: the inner ring gives a gulden, the outer ring a debt. [7.11]"""
    if card_with(table, ids.RING_REWARD) == ids.NOTHING:
        return
    if bit(space) & table.box.inner != 0:
        gain_guldens(table, table.box.kingdom.inner_guldens, False)
    else:
        take_debts(table, table.box.kingdom.outer_debts)


def ask_collector(table: Tableau, space: i64) -> None:
    """Card 8: ask which three make the line, if a bonus can be taken. [7.11.1]"""
    if card_with(table, ids.COLLECTOR) != ids.NOTHING and collector_options(table, space) != 0:
        table.plan(ids.COLLECTOR_LINE, space)


def collector_options(table: Tableau, space: i64) -> i64:
    """Pairs of unmarked tiles of the same colour in the row or the column of a tile. [7.11.1]"""
    mat = table.mat()
    colour = table.box.tiles.colour[mat.tile_at(space)]
    if bonus_of(table, mat, colour) == 0:
        return 0
    return lines_through(table, mat, colour, space)


def lines_through(table: Tableau, mat: Mat, colour: i64, space: i64) -> i64:
    """The pairs with which a tile of a colour on a space makes a line of three. [7.11.1]"""
    unmarked = mat.of_colour(colour) & ~mat.marked
    options: i64 = 0
    option: i64 = 0
    while option < COLLECTOR_PAIRS:
        pair = partners(space, option)
        if pair & ~unmarked == 0 and in_reach(table, pair | bit(space)):
            options = add(options, option)
        option += 1
    return options


def partners(space: i64, option: i64) -> i64:
    """The two further spaces of an option: pairs in the row first, then in the column. [6.5]"""
    others = row_of(space) & ~bit(space)
    pair = option
    size: i64 = 4
    if option >= ROW_PAIRS:
        others = column_of(space) & ~bit(space)
        pair = option - ROW_PAIRS
        size = 3
    first: i64 = 0
    while pair >= size - 1 - first:
        pair -= size - 1 - first
        first += 1
    return bit(nth(others, first)) | bit(nth(others, first + 1 + pair))


def in_reach(table: Tableau, triple: i64) -> bool:
    """The three need not touch, unless the switch says so. [7.11.1, R49]"""
    if not table.box.limits.collector_must_touch:
        return True
    first = lowest(triple)
    second = lowest(rest(triple))
    third = lowest(rest(rest(triple)))
    step: i64 = second - first
    return third - second == step and (step == 1 or step == COLUMNS)


def collect(table: Tableau, space: i64, option: i64) -> None:
    """The bonus is taken from the card and the three tiles are marked. [7.11.1]"""
    mat = table.mat()
    colour = table.box.tiles.colour[mat.tile_at(space)]
    mat.marked |= partners(space, option) | bit(space)
    bonus = bonus_of(table, mat, colour)
    gossip = table.box.kingdom.bonus_gossip[colour]
    if table.journal is not None:
        table.journal.tell(ids.COLLECTED, table.active, colour, bonus)
    if gossip == ids.NOTHING:
        table.stock = raised(table.stock, ids.GOSSIPS, -bonus)
        gain_guldens(table, bonus, False)
        return
    table.stock = raised(table.stock, gossip, -bonus)
    mat.gossips = raised(mat.gossips, gossip, bonus)
    if table.journal is not None:
        held = digit(mat.gossips, gossip)
        table.journal.tell(ids.GOSSIP_GAINED, table.active, gossip, bonus, held)


def bonus_of(table: Tableau, mat: Mat, colour: i64) -> i64:
    """How much of a colour's bonus is there and can be taken. [7.11.1, R50]"""
    gossip = table.box.kingdom.bonus_gossip[colour]
    if gossip != ids.NOTHING:
        room = table.box.limits.gossips - digit(mat.gossips, gossip)
        return 1 if room > 0 and digit(table.stock, gossip) > 0 else 0
    bonus = table.box.kingdom.bonus_guldens[colour]
    left = digit(table.stock, ids.GOSSIPS)
    room = table.box.limits.chest - mat.chest
    if bonus > left:
        bonus = left
    return bonus if bonus < room else room
