"""What can still be had: what a die adds to the plan of module 3, what would stay undone."""

from __future__ import annotations

from stammtisch.core.bits import members
from stammtisch.core.decision import Run, Step
from stammtisch.core.words import Words, join, words
from stammtisch.games.tiefenthal.rules import ids
from stammtisch.games.tiefenthal.rules.change_of_plan import Production, plan_after
from stammtisch.games.tiefenthal.rules.dice import (
    face_of,
    faces_of,
    place_die,
    showing,
    space_of,
)
from stammtisch.games.tiefenthal.rules.flow import Tiefenthal
from stammtisch.games.tiefenthal.rules.planning import free_spaces, plan_options, unplaced
from stammtisch.games.tiefenthal.rules.serving import usable_faces, usable_spaces
from stammtisch.games.tiefenthal.telling.names import space_address, space_name

PLANS = 3  # from this module on dice are planned


def placed(plan: int) -> list[tuple[int, int]]:
    """Face and space of every planned die, in the order in which they were laid."""
    found = []
    while plan:
        found.append((int(face_of(plan)), int(space_of(plan))))
        plan >>= 8
    return found[::-1]


def steps_for(state: Tiefenthal, seat: int, plan: int) -> int:
    """The steps of reputation that a plan is worth: the smaller of ducats and beer. [7.6]"""
    mat, box = state.mats[seat], state.box
    ducats, beer = 0, int(mat.staff[ids.BEER_MERCHANT])
    for _, space in placed(plan):
        if space >= ids.FIRST_TABLE:
            ducats += box.pay[mat.patrons[space - ids.FIRST_TABLE]]
        elif space == ids.CASHBOX_SPACE:
            ducats += mat.tile_value(box, ids.CASHBOX)
        elif space == ids.BARREL_SPACE:
            beer += mat.tile_value(box, ids.BARREL)
        elif space == ids.SUPPLY_SPACE:
            beer += mat.tile_value(box, ids.SUPPLY) + mat.staff[ids.SUPPLIER]
    return min(ducats, beer)


def reputation_by(state: Tiefenthal, seat: int, space: int) -> int:
    """How many more steps the plan is worth with the chosen die on this space."""
    mat = state.mats[seat]
    longer = place_die(mat.plan, mat.chosen, space)
    return steps_for(state, seat, longer) - steps_for(state, seat, mat.plan)


def reputation_moves(state: Tiefenthal, seat: int, space: int) -> int:
    """How far the marker goes if the chosen die is used here; back is less than 0. [7.7]"""
    mat = state.mats[seat]
    made = Production(state, mat, space)
    return int(made.target(plan_after(state, mat, made, mat.chosen, space)) - mat.granted)


def still_to_place(state: Tiefenthal, seat: int) -> int:
    """Dice that lie on no space, though some space would take them."""
    mat = state.mats[seat]
    left = unplaced(mat)
    faces = members(faces_of(left))
    return sum(int(showing(left, f)) for f in faces if free_spaces(state, mat, f) != 0)


def left_undone(state: Tiefenthal, seat: int) -> Words | None:
    """What ending the turn now would lose: ducats, beer, dice that could still be used."""
    mat, box = state.mats[seat], state.box
    dice = mat.dice()
    unused = sum(int(showing(dice, option + 1)) for option in members(usable_faces(state, mat)))
    lost = {
        "warn-ducats": mat.ducats - mat.tile_value(box, ids.SAFE),
        "warn-beer": mat.beer - mat.tile_value(box, ids.BEER_STORE),
        "warn-schnapps": mat.schnapps - box.schnapps_kept,
        "warn-dice": unused,
    }
    said = [words(name, n=int(n)) for name, n in lost.items() if n > 0]
    return join(said) if said else None


def unplaced_dice(state: Tiefenthal, seat: int) -> Words | None:
    """What being done with planning now would forgo."""
    number = still_to_place(state, seat) if state.module >= PLANS else 0
    return words("warn-unplaced", n=number) if number else None


def carried_out(state: Tiefenthal, seat: int) -> Run | None:
    """All dice of the plan, one after the other, where they were laid."""
    mat = state.mats[seat]
    now = [
        (face, space)
        for face, space in placed(mat.plan)
        if usable_spaces(state, mat, face) >> space & 1
    ]
    if state.module < PLANS or not now:
        return None
    steps = tuple(
        step
        for face, space in now
        for step in (Step("turn_action", face - 1), Step("choose_space", space))
    )
    return Run(words("run-plan"), steps, words("run-plan-dice", n=len(now)))


def taken_back(state: Tiefenthal, seat: int) -> tuple[Run, ...]:
    """For each laid die: the plan is lifted, all others lie where they lay, this one is in hand.

    It counts as one of the times that a plan may be lifted. [R52]
    """
    mat = state.mats[seat]
    if not plan_options(state, mat) >> ids.RESET & 1:
        return ()
    laid = placed(mat.plan)
    left = int(state.box.plan_resets - mat.resets)
    found = {}
    for at, (face, space) in enumerate(laid):
        others = laid[:at] + laid[at + 1 :]
        found[face, space] = Run(
            words("run-take-back", die=words("die", face=face), space=space_name(space)),
            (Step("plan_dice", ids.RESET), *laid_again(others)),
            words("option-reset-effect", left=left),
            laid_address(seat, face, space),
            lifts=face - 1,
        )
    return tuple(found.values())


def laid_again(dice: list[tuple[int, int]]) -> list[Step]:
    """The answers that lay these dice."""
    return [
        step
        for face, space in dice
        for step in (Step("plan_dice", face - 1), Step("choose_space", space))
    ]


def laid_address(seat: int, face: int, space: int) -> str:
    """A space for one die stands for the die on it; where many lie each stands for itself."""
    many = space == ids.SUPPLY_SPACE
    return f"mat/{seat}/laid/{face}" if many else space_address(seat, space)
