"""A fresh table: everything laid out, the first question asked. [5]"""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from stammtisch.core.journal import Journal
from stammtisch.core.pile import Pile
from stammtisch.core.rng import seeded
from stammtisch.games.tiefenthal.rules import ids, setup
from stammtisch.games.tiefenthal.rules.box import Box
from stammtisch.games.tiefenthal.rules.flow import Tiefenthal
from stammtisch.games.tiefenthal.rules.state import Mat


def fresh(
    box: Box, seats: i64, module: i64, seed: i64, journal: Journal | None = None
) -> Tiefenthal:
    """A table that is set and waits for its first answer. [5]"""
    supply: vec[i64] = vec[i64]()
    card: i64 = 0
    while card < ids.TAVERN_CARDS:
        supply = append(supply, box.copies[card] if box.module[card] <= module else 0)
        card += 1
    nothing = Pile(vec[i64](), 0)
    mats: list[Mat] = []
    removed: vec[i64] = vec[i64]([0] * int(box.kinds))
    slots: vec[i64] = vec[i64]([ids.NO_CARD] * ids.OFFER)
    table = Tiefenthal(
        seats, seeded(seed, ids.STREAMS), vec[i64](), 0, box, mats, supply, nothing, nothing,
        slots, removed,
    )  # fmt: skip
    table.module = module
    table.journal = journal
    seat: i64 = 0
    while seat < seats:
        table.mats.append(setup.new_mat(table))
        seat += 1
    setup.lay_out(table)
    table.run_on()
    return table
