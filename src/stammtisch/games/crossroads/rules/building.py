"""Investing, reserving and building. [6.2, 7.6, 7.7]"""

from __future__ import annotations

from mypy_extensions import i64

from stammtisch.core.bits import add, bit, count, has, lowest, rest
from stammtisch.games.crossroads.rules import ids
from stammtisch.games.crossroads.rules.digits import digit, raised, with_digit
from stammtisch.games.crossroads.rules.kingdom import (
    ask_collector,
    extra_tokens,
    lawful_spaces,
    reward_ring,
)
from stammtisch.games.crossroads.rules.market import close_gap, discard_tile
from stammtisch.games.crossroads.rules.placement import (
    corner_of,
    dry_run,
    fits,
    fits_easily,
    leaves_room,
    possible_spaces,
)
from stammtisch.games.crossroads.rules.purse import spend_gossips
from stammtisch.games.crossroads.rules.state import Mat, Tableau

# -- step 4 ----------------------------------------------------------------------------------------


def offered_tile(table: Tableau, option: i64) -> i64:
    """The kind behind an option of `invest`: a slot of the tracks or a reserve place. [6.2]"""
    if option >= ids.RESERVED_OPTION:
        return table.mat().reserve(option - ids.RESERVED_OPTION)
    return table.slot(option)


def invest_options(table: Tableau) -> i64:
    """Every tile that has at least one legal way of paying, or the end of the step. [6.2]"""
    options = bit(ids.NO_PURCHASE)
    option: i64 = 0
    while option < ids.NO_PURCHASE:
        kind = offered_tile(table, option)
        if kind != ids.NOTHING and ways_to_pay(table, kind, option) != 0:
            options = add(options, option)
        option += 1
    return options


def pay_options(table: Tableau, option: i64) -> i64:
    """All in guldens or all in gossips, each only if the tile still fits afterwards. [6.2, R28]"""
    return ways_to_pay(table, offered_tile(table, option), option)


def affordable(table: Tableau, mat: Mat, kind: i64) -> i64:
    """The ways of paying for which the Pouch or the gossips suffice. [6.2]"""
    tiles = table.box.tiles
    ways: i64 = 0
    if mat.pouch >= tiles.cost[kind]:
        ways = add(ways, ids.PAY_GULDENS)
    gossip = tiles.gossip[kind]
    if gossip != ids.NOTHING and digit(mat.gossips, gossip) >= tiles.gossips[kind]:
        ways = add(ways, ids.PAY_GOSSIP)
    return ways


def ways_to_pay(table: Tableau, kind: i64, option: i64) -> i64:
    """The affordable ways that leave spaces for all acquired tiles and this one. [7.7, R29]"""
    mat = table.mat()
    ways = affordable(table, mat, kind)
    if ways == 0:
        return 0
    earlier = digit(table.acquired, 0) - 1
    first = kind if earlier == ids.NOTHING else earlier
    second = ids.NOTHING if earlier == ids.NOTHING else kind
    if fits_easily(table, mat, first, second):
        return ways
    reserved = count(mat.reserves())
    if option >= ids.RESERVED_OPTION:
        reserved -= 1
    fitting: i64 = 0
    while ways != 0:
        way = lowest(ways)
        ways = rest(ways)
        dry = dry_run(table, mat, gossips_after(table, mat, kind, way), reserved)
        if fits(table, mat, first, second, dry):
            fitting = add(fitting, way)
    return fitting


def gossips_after(table: Tableau, mat: Mat, kind: i64, way: i64) -> i64:
    """The gossips that are left after a payment. [7.7]"""
    if way == ids.PAY_GULDENS:
        return mat.gossips
    return raised(mat.gossips, table.box.tiles.gossip[kind], -table.box.tiles.gossips[kind])


def buy(table: Tableau, option: i64, way: i64) -> None:
    """The price is paid all of one kind; the tile joins those acquired this turn. [6.2]"""
    mat = table.mat()
    kind = offered_tile(table, option)
    tiles = table.box.tiles
    if way == ids.PAY_GULDENS:
        mat.pouch -= tiles.cost[kind]
        if table.journal is not None:
            table.journal.tell(ids.TILE_BOUGHT, table.active, kind, tiles.cost[kind], option)
    else:
        spend_gossips(table, tiles.gossip[kind], tiles.gossips[kind])
        if table.journal is not None:
            table.journal.tell(
                ids.TILE_BOUGHT_WITH_GOSSIP,
                table.active,
                kind,
                tiles.gossips[kind],
                tiles.gossip[kind],
                option,
            )
    place: i64 = 0 if table.acquired == 0 else 1
    table.acquired = with_digit(table.acquired, place, kind + 1)
    table.bought += 1
    if option >= ids.RESERVED_OPTION:
        mat.write_reserve(option - ids.RESERVED_OPTION, ids.NOTHING)
    else:
        table.write_slot(option, ids.NOTHING)
        close_gap(table, option)


# -- step 5 ----------------------------------------------------------------------------------------


def reserve_options(table: Tableau) -> i64:
    """Any tile on either track, or none. [6.2]"""
    return table.filled_slots() | bit(ids.NO_RESERVATION)


# -- step 6 ----------------------------------------------------------------------------------------


def build_next(table: Tableau) -> None:
    """Acquired tiles are built in the order of purchase; one without a space is lost. [7.7, R30]"""
    if table.acquired == 0:
        return
    table.plan(ids.BUILD_NEXT, 0)
    mat = table.mat()
    first = digit(table.acquired, 0) - 1
    if fits_easily(table, mat, first, ids.NOTHING) or building_spaces(table) != 0:
        table.plan(ids.BUILD, 0)
        return
    kind = next_acquired(table)
    discard_tile(table, kind)
    if table.journal is not None:
        table.journal.tell(ids.PURCHASE_LOST, table.active, kind)


def next_acquired(table: Tableau) -> i64:
    """Take the tile that was bought first out of those acquired."""
    kind = digit(table.acquired, 0) - 1
    table.acquired = digit(table.acquired, 1)
    return kind


def building_spaces(table: Tableau) -> i64:
    """The spaces for the next tile; if it can, it leaves a space to the one after it. [7.7, R31]"""
    mat = table.mat()
    kind = digit(table.acquired, 0) - 1
    second = digit(table.acquired, 1) - 1
    dry = dry_run(table, mat, mat.gossips, count(mat.reserves()))
    spaces = possible_spaces(table, mat, kind, dry)
    if second == ids.NOTHING:
        return spaces
    roomy: i64 = 0
    left = spaces
    while left != 0:
        space = lowest(left)
        left = rest(left)
        if leaves_room(table, mat, kind, space, second, dry):
            roomy = add(roomy, space)
    return roomy if roomy != 0 else spaces


def build(table: Tableau, space: i64) -> None:
    """Cover what lies there, receive the effects, then tokens and Kingdom rewards. [6.2, 7.6]"""
    mat = table.mat()
    kind = next_acquired(table)
    lay_tile(table, mat, kind, space)
    if table.first_built == 0:
        table.first_built = bit(space)
    if table.journal is not None:
        table.journal.tell(ids.TILE_BUILT, table.active, kind, space)
    table.plan(ids.FINISH_TILE, space)
    table.plan(ids.EFFECTS, table.box.tiles.effects[kind])
    corner = corner_of(table, space)
    if corner == ids.NOTHING:
        return
    basic = mat.basic_at(corner)
    if table.journal is not None:
        table.journal.tell(ids.BASIC_COVERED, table.active, basic, space)
    table.plan(ids.TAKE_BACK, table.box.basics.effects[basic])


def lay_tile(table: Tableau, mat: Mat, kind: i64, space: i64) -> None:
    """Put an inn tile on a space."""
    colour = table.box.tiles.colour[kind]
    mat.write_tile(space, kind)
    mat.built = add(mat.built, space)
    mat.write_colour(colour, add(mat.of_colour(colour), space))
    if table.box.tiles.ingredient[kind] != ids.NOTHING:
        mat.pantry = add(mat.pantry, space)


def finish_tile(table: Tableau, space: i64) -> None:
    """Tokens come after the effects, then card 7, then card 8. [7.11, 7.12]"""
    mat = table.mat()
    if has(mat.pantry, space):
        stock_tile(table, mat, space)
    if table.laws != 0:
        reward_ring(table, space)
        ask_collector(table, space)


def stock_tile(table: Tableau, mat: Mat, space: i64) -> None:
    """One token, one more over a Garden patch or on a card-9 corner, at most two. [7.12, R52]"""
    tokens = 1 + garden_tokens(table, mat, space) + extra_tokens(table, space)
    if tokens > table.box.limits.tokens:
        tokens = table.box.limits.tokens
    mat.write_tokens(space, tokens)
    if table.journal is not None:
        table.journal.tell(ids.TOKENS_PLACED, table.active, mat.tile_at(space), space, tokens)


def garden_tokens(table: Tableau, mat: Mat, space: i64) -> i64:
    """A Garden patch gives an ingredient tile that covers it one more token. [7.4]"""
    corner = corner_of(table, space)
    if corner == ids.NOTHING:
        return 0
    place = table.box.basics.effects[mat.basic_at(corner)]
    tokens: i64 = 0
    while table.box.effect[place] != ids.END_OF_EFFECTS:
        if table.box.effect[place] == ids.GARDEN:
            tokens += table.box.effect_by[place]
        place += 1
    return tokens


def lawful_now(table: Tableau, mat: Mat, kind: i64) -> i64:
    """Where the Kingdom cards alone would let a tile lie now; for explanations."""
    return lawful_spaces(table, mat, kind, table.first_built)
