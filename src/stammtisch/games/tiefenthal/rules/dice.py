"""Dice as numbers: four bits count the dice of each face. Plans: a byte for each placed die."""

from __future__ import annotations

from mypy_extensions import i64

from stammtisch.core.bits import add, below, bit


def one(face: i64) -> i64:
    """A single die that shows this face."""
    return bit(4 * face)


def showing(dice: i64, face: i64) -> i64:
    """How many of the dice show this face."""
    return (dice >> (4 * face)) & 15


def number_of(dice: i64) -> i64:
    """How many dice these are."""
    dice = (dice & 0x0F0F0F0F0) + ((dice >> 4) & 0x0F0F0F0F0) + ((dice & 15) << 4)
    return ((dice >> 4) & 15) + ((dice >> 12) & 15) + ((dice >> 20) & 15) + ((dice >> 28) & 15)


def faces_of(dice: i64) -> i64:
    """The set of faces that the dice show."""
    faces: i64 = 0
    flag: i64 = 2
    dice >>= 4
    while dice != 0:
        if dice & 15 != 0:
            faces |= flag
        flag += flag
        dice >>= 4
    return faces


# -- plans ---------------------------------------------------------------------------------------


def entry(face: i64, space: i64) -> i64:
    """A die of this face on this space."""
    return face + 8 * space


def face_of(placed: i64) -> i64:
    """The face of a placed die."""
    return placed & 7


def space_of(placed: i64) -> i64:
    """The space on which a placed die lies."""
    return (placed >> 3) & 31


def place_die(plan: i64, face: i64, space: i64) -> i64:
    """The plan with one more die; the last placed one comes first."""
    return (plan << 8) + entry(face, space)


def lift_die(plan: i64, place: i64) -> i64:
    """The plan without the entry at this place (0 is the last placed one)."""
    shift: i64 = 8 * place
    low: i64 = plan & below(shift)
    return ((plan >> (shift + 8)) << shift) | low


def find_entry(plan: i64, placed: i64) -> i64:
    """The place of the latest entry that equals this one, or -1."""
    place: i64 = 0
    while plan != 0:
        if plan & 255 == placed:
            return place
        plan >>= 8
        place += 1
    return -1


def planned_dice(plan: i64) -> i64:
    """The dice that lie on spaces."""
    dice: i64 = 0
    while plan != 0:
        dice += one(plan & 7)
        plan >>= 8
    return dice


def planned_spaces(plan: i64) -> i64:
    """The set of spaces on which dice lie."""
    spaces: i64 = 0
    while plan != 0:
        spaces = add(spaces, space_of(plan))
        plan >>= 8
    return spaces
