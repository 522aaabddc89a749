"""What the dice of a seat can still bring: a quick assignment of dice to spaces. [12]"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from stammtisch.core.bits import add, lowest, rest
from stammtisch.games.tiefenthal.judgement import weights
from stammtisch.games.tiefenthal.rules import ids
from stammtisch.games.tiefenthal.rules.dice import (
    face_of,
    faces_of,
    one,
    planned_dice,
    planned_spaces,
    space_of,
)
from stammtisch.games.tiefenthal.rules.spaces import dishwashers_for, holds_one_die, spaces_for
from stammtisch.games.tiefenthal.rules.state import Mat, Tableau

WASHER: Final = 15  # keep dishwashers for dice that need them


class Prospects:
    """Yields of the dice at hand: planned ones where they lie, others where they bring most."""

    def __init__(self, table: Tableau, mat: Mat, ducat: i64, beer: i64) -> None:
        self.table: Tableau = table
        self.mat: Mat = mat
        self.ducat: i64 = ducat  # what a ducat is worth here
        self.each_beer: i64 = beer
        self.ducats: i64 = 0
        self.beer: i64 = 0
        self.steps: i64 = 0
        self.placed: i64 = 0
        self.taken: i64 = mat.used
        self.washers: i64 = mat.dishwashers(table.box) - mat.washed
        self.dice: i64 = mat.dice() - planned_dice(mat.plan)
        plan: i64 = mat.plan
        while plan != 0:
            self.lay(face_of(plan), space_of(plan))
            self.placed += 1
            plan >>= 8
        self.taken |= planned_spaces(mat.plan) & ~(2**ids.SUPPLY_SPACE | 2**ids.MONK_SPACE)

    def assign(self) -> None:
        """Lay the remaining dice one by one, each time the one that gains most."""
        while self.dice != 0:
            best: i64 = -1
            best_face: i64 = 0
            best_space: i64 = 0
            faces: i64 = faces_of(self.dice)
            while faces != 0:
                face: i64 = lowest(faces)
                faces = rest(faces)
                fallback: i64 = self.fallback(face)
                spaces: i64 = spaces_for(self.table.box, self.mat, face, self.taken, self.washers)
                while spaces != 0:
                    space: i64 = lowest(spaces)
                    spaces = rest(spaces)
                    gain: i64 = self.gain(face, space) - fallback
                    if not holds_one_die(self.table.box, space):
                        gain = 0 if gain >= 0 else gain
                    if gain > best:
                        best = gain
                        best_face = face
                        best_space = space
            if best < 0:
                return
            self.dice -= one(best_face)
            if holds_one_die(self.table.box, best_space):
                self.taken = add(self.taken, best_space)
            self.lay(best_face, best_space)

    def yields_like(self, other: Prospects) -> bool:
        """Whether two layouts bring the same."""
        same_goods = self.ducats == other.ducats and self.beer == other.beer
        return same_goods and self.steps == other.steps

    def fallback(self, face: i64) -> i64:
        """What a die brings anyway on a space with room for any number."""
        box = self.table.box
        worth: i64 = 0
        if box.space_reach[8 * ids.SUPPLY_SPACE + face] == 0:
            worth = self.worth_on(ids.SUPPLY_SPACE)
        if (
            box.space_reach[8 * ids.MONK_SPACE + face] == 0
            and self.worth_on(ids.MONK_SPACE) > worth
        ):
            worth = self.worth_on(ids.MONK_SPACE)
        return worth

    def gain(self, face: i64, space: i64) -> i64:
        """What a die brings on a space, less what its dishwashers could do elsewhere."""
        needed: i64 = dishwashers_for(self.table.box, self.mat, face, space)
        return self.worth_on(space) - WASHER * needed

    def worth_on(self, space: i64) -> i64:
        """What a space yields for one die."""
        mat, box = self.mat, self.table.box
        if space >= ids.FIRST_TABLE:
            return self.ducat * box.pay[mat.patrons[space - ids.FIRST_TABLE]]
        if space == ids.CASHBOX_SPACE:
            return self.ducat * mat.tile_value(box, ids.CASHBOX)
        if space == ids.BARREL_SPACE:
            return self.each_beer * mat.tile_value(box, ids.BARREL)
        if space == ids.SUPPLY_SPACE:
            return self.each_beer * (mat.tile_value(box, ids.SUPPLY) + mat.staff[ids.SUPPLIER])
        return self.table.box.weights[weights.STEP] * mat.tile_value(box, ids.MONK)

    def lay(self, face: i64, space: i64) -> None:
        """Count the yield of a die on a space."""
        mat, box = self.mat, self.table.box
        self.washers -= dishwashers_for(box, mat, face, space)
        if space >= ids.FIRST_TABLE:
            self.ducats += box.pay[mat.patrons[space - ids.FIRST_TABLE]]
        elif space == ids.CASHBOX_SPACE:
            self.ducats += mat.tile_value(box, ids.CASHBOX)
        elif space == ids.BARREL_SPACE:
            self.beer += mat.tile_value(box, ids.BARREL)
        elif space == ids.SUPPLY_SPACE:
            self.beer += mat.tile_value(box, ids.SUPPLY) + mat.staff[ids.SUPPLIER]
        else:
            self.steps += mat.tile_value(box, ids.MONK)
