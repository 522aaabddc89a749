"""Dice, spaces and dishwashers: where a die may go, and what it yields there. [7.1]"""

from __future__ import annotations

from mypy_extensions import i64

from stammtisch.core.bits import add, has
from stammtisch.games.tiefenthal.rules import ids
from stammtisch.games.tiefenthal.rules.box import Box
from stammtisch.games.tiefenthal.rules.state import Mat


def holds_one_die(box: Box, space: i64) -> bool:
    """Tables, cashbox and barrel take one die a round, supply and monk any number. [7.1, R58]"""
    return space >= ids.FIRST_TABLE or has(box.single, space)


def dishwashers_for(box: Box, mat: Mat, face: i64, space: i64) -> i64:
    """How many dishwashers a die of this face needs on a space. [7.1]"""
    if space < ids.FIRST_TABLE:
        return box.space_reach[8 * space + face]
    patron: i64 = mat.patrons[space - ids.FIRST_TABLE]
    if patron == ids.NO_CARD:
        return ids.OUT_OF_REACH
    return box.reach[8 * patron + face]


def spaces_for(box: Box, mat: Mat, face: i64, taken: i64, dishwashers: i64) -> i64:
    """The spaces that a die can reach with so many dishwashers and that have room. [7.1, R55]"""
    if dishwashers < 0:
        return 0
    helpers: i64 = dishwashers if dishwashers < ids.MOST_HELP else ids.MOST_HELP
    spaces: i64 = box.in_reach[8 * helpers + face] & ~taken
    place: i64 = 0
    while place < len(mat.patrons):
        patron: i64 = mat.patrons[place]
        space: i64 = ids.FIRST_TABLE + place
        if patron != ids.NO_CARD and not has(taken, space):
            if box.reach[8 * patron + face] <= dishwashers:
                spaces = add(spaces, space)
        place += 1
    return spaces
