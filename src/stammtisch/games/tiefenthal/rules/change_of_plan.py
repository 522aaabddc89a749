"""Changing the plan in phase F: the reputation is corrected at once. [7.7]"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from stammtisch.games.tiefenthal.rules import ids
from stammtisch.games.tiefenthal.rules.dice import (
    entry,
    face_of,
    find_entry,
    lift_die,
    planned_dice,
    showing,
    space_of,
)
from stammtisch.games.tiefenthal.rules.reputation import (
    beer_on,
    can_go_back,
    ducats_on,
    go_back,
    planned_beer,
    planned_ducats,
)
from stammtisch.games.tiefenthal.rules.spaces import dishwashers_for, holds_one_die
from stammtisch.games.tiefenthal.rules.state import Mat, Tableau

ANY_FACE: Final = 0
WITHOUT_USE: Final = -1


class Production:
    """Dice used so far and dice still planned, at the values of the turn's beginning. [7.6]"""

    def __init__(self, table: Tableau, mat: Mat, space: i64) -> None:
        self.table: Tableau = table
        self.mat: Mat = mat
        self.ducats: i64 = mat.produced_ducats
        self.beer: i64 = mat.produced_beer
        if space != WITHOUT_USE:
            self.ducats += ducats_on(table, mat, space)
            self.beer += beer_on(mat, space)

    def target(self, plan: i64) -> i64:
        """The smaller of ducats and beer with this plan. [7.6]"""
        ducats: i64 = self.ducats + planned_ducats(self.table, self.mat, plan)
        beer: i64 = self.beer + planned_beer(self.mat, plan)
        return ducats if ducats < beer else beer

    def drop_cheapest(self, plan: i64, face: i64, dishwashers: i64) -> i64:
        """Lift the die whose loss leaves the highest target; of equals the one placed last. [7.7]

        Candidates are the dice of a face, or (ANY_FACE) those that use a dishwasher. They are
        compared by the plan that so many dishwashers keep up in the end: a lifted die may set the
        dishwasher free that another one needs.
        """
        best: i64 = -1
        kept: i64 = plan
        place: i64 = 0
        left: i64 = plan
        while left != 0:
            if self.is_candidate(left & 255, face):
                without: i64 = self.within(lift_die(plan, place), dishwashers)
                target: i64 = self.target(without)
                if target > best:
                    best = target
                    kept = without
            left >>= 8
            place += 1
        return kept

    def is_candidate(self, placed: i64, face: i64) -> bool:
        """Whether a placed die may be the one that is lifted."""
        if face != ANY_FACE:
            return face_of(placed) == face
        return dishwashers_for(self.table.box, self.mat, face_of(placed), space_of(placed)) > 0

    def within(self, plan: i64, dishwashers: i64) -> i64:
        """Lift dice until the plan needs no more dishwashers than there are. [7.7]"""
        if dishwashers_planned(self.table, self.mat, plan) <= dishwashers:
            return plan
        return self.drop_cheapest(plan, ANY_FACE, dishwashers)


def dishwashers_planned(table: Tableau, mat: Mat, plan: i64) -> i64:
    """How many dishwashers the planned dice use."""
    needed: i64 = 0
    while plan != 0:
        needed += dishwashers_for(table.box, mat, face_of(plan), space_of(plan))
        plan >>= 8
    return needed


def clear_space(table: Tableau, plan: i64, space: i64) -> i64:
    """A planned die on a space that is used up goes back to the unplaced ones. [7.7]"""
    if not holds_one_die(table.box, space):
        return plan
    place: i64 = 0
    left: i64 = plan
    while left != 0:
        if space_of(left) == space:
            return lift_die(plan, place)
        left >>= 8
        place += 1
    return plan


def plan_after(table: Tableau, mat: Mat, made: Production, face: i64, space: i64) -> i64:
    """What stays planned after a die was used on a space. [7.7]"""
    matching: i64 = find_entry(mat.plan, entry(face, space))
    if matching >= 0:
        return lift_die(mat.plan, matching)
    plan: i64 = clear_space(
        table, mat.plan, space
    )  # first, for a space counts once in every target
    spent: i64 = mat.washed + dishwashers_for(table.box, mat, face, space)
    free: i64 = mat.dishwashers(table.box) - spent
    if showing(planned_dice(plan), face) < showing(mat.dice(), face):
        return made.within(plan, free)
    return made.drop_cheapest(plan, face, free)


def may_use(table: Tableau, mat: Mat, face: i64, space: i64) -> bool:
    """A use is illegal if it would need an undoing that is impossible. [7.7]"""
    made = Production(table, mat, space)
    target: i64 = made.target(plan_after(table, mat, made, face, space))
    return target >= mat.granted or can_go_back(mat, mat.granted - target)


def adapt_plan(table: Tableau, seat: i64, face: i64, space: i64) -> None:
    """Move the marker to the new target: back before the yield, forward after it. [7.7]"""
    mat = table.mats[seat]
    made = Production(table, mat, space)
    mat.plan = plan_after(table, mat, made, face, space)
    mat.produced_ducats = made.ducats
    mat.produced_beer = made.beer
    correct(table, seat, made.target(mat.plan))


def correct(table: Tableau, seat: i64, target: i64) -> None:
    """Steps granted for production follow the target. [7.7]"""
    mat = table.mats[seat]
    if target < mat.granted:
        go_back(table, seat, mat.granted - target)
    elif target > mat.granted:
        table.plan_step(ids.REPUTATION_STEPS, seat, target - mat.granted)
    mat.granted = target


# -- returned dishwashers ------------------------------------------------------------------------


def washed_after(mat: Mat, returned: i64) -> i64:
    """Of the returned dishwashers the used ones go first. [7.4, R16]"""
    used: i64 = returned if returned < mat.washed else mat.washed
    return mat.washed - used


def plan_after_return(table: Tableau, mat: Mat, made: Production, returned: i64) -> i64:
    """The dice that can stay on their spaces without the returned dishwashers. [7.7]"""
    free: i64 = mat.dishwashers(table.box) - returned - washed_after(mat, returned)
    return made.within(mat.plan, free)


def can_return_dishwashers(table: Tableau, mat: Mat, returned: i64) -> bool:
    """Taking dishwashers away changes the plan too. [7.7]"""
    if mat.plan == 0 or returned == 0:
        return True
    made = Production(table, mat, WITHOUT_USE)
    target: i64 = made.target(plan_after_return(table, mat, made, returned))
    return target >= mat.granted or can_go_back(mat, mat.granted - target)


def return_washers(table: Tableau, seat: i64, returned: i64) -> None:
    """Dishwashers leave: the used ones first, then the plan is corrected. [7.4, 7.7, R16]"""
    mat = table.mats[seat]
    if mat.plan != 0:
        made = Production(table, mat, WITHOUT_USE)
        mat.plan = plan_after_return(table, mat, made, returned)
        correct(table, seat, made.target(mat.plan))
    mat.washed = washed_after(mat, returned)
