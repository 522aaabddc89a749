"""Chapter 4: worlds that look the same to a seat, with all that is hidden from it dealt anew."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from stammtisch.core.bits import add, count, drop, lowest, nth, rest
from stammtisch.core.pile import shuffled
from stammtisch.pattern.rules import ids
from stammtisch.pattern.rules.state import Mat, Tableau


def deal_anew(world: Tableau, seat: i64) -> None:
    """The pile, other seats' sealed parcels, and oars that lie face down. [4]"""
    unseen: vec[i64] = world.pile.remaining()
    own = world.mats[seat]
    for mat in world.mats:
        sealed: i64 = 0 if mat is own else mat.sealed
        while sealed != 0:
            unseen = append(unseen, lowest(sealed))
            sealed = rest(sealed)
    world.pile = shuffled(unseen, world.rng, ids.S_PARCELS)
    for mat in world.mats:
        if mat is not own:
            deal_mat_anew(world, mat)


def deal_mat_anew(world: Tableau, mat: Mat) -> None:
    """As many sealed parcels as before, and some oar in place of one that is not shown."""
    number: i64 = count(mat.sealed)
    mat.sealed = 0
    while number > 0:
        mat.sealed = add(mat.sealed, world.pile.draw())
        number -= 1
    if world.planned > 0 and world.next_step() == ids.CHOOSE_OAR and mat.oar != ids.NONE:
        could: i64 = add(mat.oars, mat.oar)
        guess: i64 = nth(could, world.rng.below(ids.S_GUESS, count(could)))
        mat.used = add(drop(mat.used, mat.oar), guess)
        mat.oars = drop(could, guess)
        mat.oar = guess
