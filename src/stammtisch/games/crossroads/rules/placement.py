"""What may be bought and where it may be built: the dry run. [7.7]"""

from __future__ import annotations

from mypy_extensions import i64

from stammtisch.core.bits import add, bit, count, lowest, rest
from stammtisch.games.crossroads.rules import ids
from stammtisch.games.crossroads.rules.digits import digit, raised, total, with_digit
from stammtisch.games.crossroads.rules.kingdom import lawful_spaces
from stammtisch.games.crossroads.rules.state import Mat, Tableau


class DryRun:
    """An inn and its numbers, as they would be after some tiles were placed. [7.7]"""

    def __init__(self, prestige: i64, revenue: i64, reputation: i64, gossips: i64) -> None:
        self.prestige: i64 = prestige
        self.revenue: i64 = revenue
        self.reputation: i64 = reputation
        self.gossips: i64 = gossips
        self.due: i64 = 0  # gossips to give back, digits by type
        self.due_any: i64 = 0
        self.recipes: i64 = 0
        self.reserved: i64 = 0
        self.built: i64 = 0
        self.basics: i64 = 0
        self.first_built: i64 = 0

    def copy(self) -> DryRun:
        """An independent twin."""
        twin = DryRun(self.prestige, self.revenue, self.reputation, self.gossips)
        twin.due = self.due
        twin.due_any = self.due_any
        twin.recipes = self.recipes
        twin.reserved = self.reserved
        twin.built = self.built
        twin.basics = self.basics
        twin.first_built = self.first_built
        return twin


def dry_run(table: Tableau, mat: Mat, gossips: i64, reserved: i64) -> DryRun:
    """The numbers of a mat after a payment: so many gossips and reserved tiles are left. [7.7]"""
    dry = DryRun(mat.prestige, mat.revenue, mat.reputation, gossips)
    dry.recipes = count(mat.hand)
    dry.reserved = reserved
    dry.built = mat.built
    dry.basics = mat.basics
    dry.first_built = table.first_built
    return dry


# -- the numbers -----------------------------------------------------------------------------------


def lower_prestige(table: Tableau, dry: DryRun, by: i64) -> bool:
    """Prestige may not fall below 1 at any moment. [7.2]"""
    dry.prestige -= by
    return dry.prestige >= table.box.limits.least_prestige


def dry_reputation(table: Tableau, dry: DryRun, group: i64, by: i64) -> bool:
    """A shortfall below 0 is taken from Prestige. [7.7]"""
    wanted = digit(dry.reputation, group) + by
    most = table.box.limits.most_reputation
    after = 0 if wanted < 0 else (most if wanted > most else wanted)
    dry.reputation = with_digit(dry.reputation, group, after)
    return wanted >= 0 or lower_prestige(table, dry, -wanted)


def dry_effects(table: Tableau, dry: DryRun, place: i64) -> bool:
    """Whether a tile's effects, in order, never take Prestige below 1. [7.7, R32]"""
    box = table.box
    while box.effect[place] != ids.END_OF_EFFECTS:
        kind = box.effect[place]
        by = box.effect_by[place]
        if kind == ids.PRESTIGE:
            if not lower_prestige(table, dry, -by):
                return False
        elif kind == ids.REVENUE:
            dry.revenue = clamped_revenue(table, dry.revenue + by)
        elif kind == ids.REPUTATION and box.effect_of[place] != ids.ANY:
            if not dry_reputation(table, dry, box.effect_of[place], by):
                return False
        place += 1
    return True


def clamped_revenue(table: Tableau, revenue: i64) -> i64:
    """Revenue stays from 1 to 10. [7.2]"""
    limits = table.box.limits
    if revenue > limits.most_revenue:
        return limits.most_revenue
    if revenue < limits.least_revenue:
        return limits.least_revenue
    return revenue


def dry_take_back(table: Tableau, dry: DryRun, place: i64) -> bool:
    """Whether every bonus of a basic tile can be given back, in order. [7.6, 7.7]"""
    box = table.box
    while box.effect[place] != ids.END_OF_EFFECTS:
        by = box.effect_by[place]
        if by > 0 and not dry_give_back(table, dry, box.effect[place], box.effect_of[place], by):
            return False
        place += 1
    return True


def dry_give_back(table: Tableau, dry: DryRun, kind: i64, of: i64, by: i64) -> bool:
    """Whether one bonus can be given back; guldens and dice always can, as debts. [7.4, R17]"""
    if kind == ids.PRESTIGE:
        return lower_prestige(table, dry, by)
    if kind == ids.REVENUE:
        dry.revenue -= by
        return dry.revenue >= table.box.limits.least_revenue
    if kind == ids.REPUTATION:
        group = highest_group(dry.reputation) if of == ids.ANY else of
        return dry_reputation(table, dry, group, -by)
    if kind == ids.GOSSIP:
        return dry_give_gossip(dry, of, by)
    if kind == ids.RECIPE:
        dry.recipes -= by
        return dry.recipes >= 0
    if kind == ids.RESERVE:
        dry.reserved -= by
        return dry.reserved >= 0
    return True


def dry_give_gossip(dry: DryRun, type: i64, by: i64) -> bool:
    """Over a whole dry run no more gossips are due than are held, of each type and in all. [7.7]"""
    if type == ids.ANY:
        dry.due_any += by
    else:
        dry.due = raised(dry.due, type, by)
    each: i64 = 0
    while each < ids.GOSSIPS:
        if digit(dry.due, each) > digit(dry.gossips, each):
            return False
        each += 1
    return total(dry.due) + dry.due_any <= total(dry.gossips)


def highest_group(reputation: i64) -> i64:
    """The group that stands highest, the first of them if several do. [7.7]"""
    best: i64 = 0
    group: i64 = 1
    while group < ids.GROUPS:
        if digit(reputation, group) > digit(reputation, best):
            best = group
        group += 1
    return best


# -- the spaces ------------------------------------------------------------------------------------


def corner_of(table: Tableau, space: i64) -> i64:
    """The number of the corner on a space, ids.NOTHING if it is a normal space."""
    corner: i64 = 0
    while corner < ids.CORNERS:
        if table.box.corner_space[corner] == space:
            return corner
        corner += 1
    return ids.NOTHING


def dry_place(table: Tableau, dry: DryRun, kind: i64, space: i64) -> bool:
    """Cover what lies on the space and receive the tile; False if that is impossible. [7.7]"""
    if bit(space) & table.box.corners != 0:
        basic = digit(dry.basics, corner_of(table, space)) - 1
        if not dry_take_back(table, dry, table.box.basics.effects[basic]):
            return False
    dry.built = add(dry.built, space)
    dry.first_built = bit(space)
    return dry_effects(table, dry, table.box.tiles.effects[kind])


def open_spaces(table: Tableau, mat: Mat, kind: i64, dry: DryRun) -> i64:
    """Spaces that are free (or corners not covered yet) and lawful for a tile. [7.7]"""
    spaces = lawful_spaces(table, mat, kind, dry.first_built) & ~dry.built
    return spaces if table.with_corners else spaces & table.box.normal


def possible_spaces(table: Tableau, mat: Mat, kind: i64, dry: DryRun) -> i64:
    """The spaces on which a tile can be placed after the dry run so far. [7.7]"""
    spaces = open_spaces(table, mat, kind, dry)
    possible = spaces & table.box.normal
    if possible != 0 and not affords_effects(table, dry, kind):
        possible = 0
    corners = spaces & table.box.corners
    while corners != 0:
        corner = lowest(corners)
        corners = rest(corners)
        if covers_easily(table, dry, kind, corner) or dry_place(table, dry.copy(), kind, corner):
            possible = add(possible, corner)
    return possible


def covers_easily(table: Tableau, dry: DryRun, kind: i64, space: i64) -> bool:
    """Whether a basic tile takes nothing back that could be missing: no dry run needed."""
    basics = table.box.basics
    basic = digit(dry.basics, corner_of(table, space)) - 1
    spared = dry.prestige - basics.drain[basic] - table.box.tiles.drain[kind]
    return basics.harmless[basic] != 0 and spared >= table.box.limits.least_prestige


def affords_effects(table: Tableau, dry: DryRun, kind: i64) -> bool:
    """Whether Prestige survives a tile's effects; mostly there is far too much of it. [7.7]"""
    if dry.prestige - table.box.tiles.drain[kind] >= table.box.limits.least_prestige:
        return True
    return dry_effects(table, dry.copy(), table.box.tiles.effects[kind])


def leaves_room(table: Tableau, mat: Mat, first: i64, space: i64, second: i64, dry: DryRun) -> bool:
    """Whether a second tile has a space after the first was placed on this one. [7.7]"""
    if bit(space) & table.box.normal != 0 and leaves_normal(
        table, mat, first, bit(space), second, dry
    ):
        return True
    after = dry.copy()
    if not dry_place(table, after, first, space):
        return False
    colour = table.box.tiles.colour[first]
    mat.move(colour, bit(space))
    room = possible_spaces(table, mat, second, after)
    mat.move(colour, bit(space))
    return room != 0


def leaves_normal(
    table: Tableau, mat: Mat, first: i64, space: i64, second: i64, dry: DryRun
) -> bool:
    """Whether a normal space is left for the second tile and Prestige is in no danger."""
    tiles = table.box.tiles
    drain = tiles.drain[first] + tiles.drain[second]
    if dry.prestige - drain < table.box.limits.least_prestige:
        return False
    colour = tiles.colour[first]
    mat.move(colour, space)
    room = lawful_spaces(table, mat, second, space) & table.box.normal & ~dry.built & ~space
    mat.move(colour, space)
    return room != 0


def fits(table: Tableau, mat: Mat, first: i64, second: i64, dry: DryRun) -> bool:
    """Whether there are spaces for one or two tiles, placed in this order. [7.7]"""
    spaces = possible_spaces(table, mat, first, dry)
    if second == ids.NOTHING:
        return spaces != 0
    while spaces != 0:
        if leaves_room(table, mat, first, lowest(spaces), second, dry):
            return True
        spaces = rest(spaces)
    return False


def fits_easily(table: Tableau, mat: Mat, first: i64, second: i64) -> bool:
    """Whether normal spaces suffice and no effect can endanger Prestige: no dry run needed."""
    tiles = table.box.tiles
    spared = mat.prestige - tiles.drain[first] - table.box.limits.least_prestige
    free = table.box.normal & ~mat.built
    spaces = lawful_spaces(table, mat, first, table.first_built) & free
    if second == ids.NOTHING:
        return spaces != 0 and spared >= 0
    if spared < tiles.drain[second]:
        return False
    colour = tiles.colour[first]
    while spaces != 0:
        space = bit(lowest(spaces))
        mat.move(colour, space)
        room = lawful_spaces(table, mat, second, space) & free & ~space
        mat.move(colour, space)
        if room != 0:
            return True
        spaces = rest(spaces)
    return False
