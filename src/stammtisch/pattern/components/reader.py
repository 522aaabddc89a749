"""Reads and checks the components file and fills the box."""

from __future__ import annotations

from librt.vecs import append

from stammtisch.core.components import Checker
from stammtisch.pattern.rules.box import Box

MOST_SEATS = 4
MOST_PARCELS = 62  # options of a question


def read_box(checker: Checker) -> Box:
    """The box that a components file describes; complaints go to the checker. [2]"""
    box = Box()
    constants = checker.table("constants")
    box.oars = checker.number(constants, "[constants]", "oars", 2, 6)
    box.price = checker.number(constants, "[constants]", "price_of_sealed", 0, 9)
    rows = checker.entries("parcel")
    for sort, row in zip(checker.ids("parcel", rows), rows, strict=True):
        entry = f"[[parcel]] '{sort}'"
        name = checker.word(row, entry, "name")
        for value in checker.numbers(row, entry, "values", None, 1, 20):
            box.parcel_ids.append(f"{sort}_{value}")
            box.sorts.append((sort, name))
            box.value = append(box.value, value)
    # a full table that buys whenever it can still finds a parcel for everybody at the end
    fewest = (box.oars - 1) * (MOST_SEATS + 2) + MOST_SEATS
    if not fewest <= len(set(box.parcel_ids)) == len(box.parcel_ids) <= MOST_PARCELS:
        checker.complain("[[parcel]]", f"{fewest} to {MOST_PARCELS} different ones are needed.")
    return box
