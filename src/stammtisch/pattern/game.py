"""Ferry Night as the platform sees it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping

from stammtisch.core.bits import members
from stammtisch.core.game import Game
from stammtisch.core.journal import Journal
from stammtisch.core.variants import Variant
from stammtisch.pattern.rules.box import Box
from stammtisch.pattern.rules.flow import Pattern, new_match
from stammtisch.pattern.telling.view import PatternView


class PatternGame(Game[Pattern, Box, PatternView]):
    """Two to four ferrymen. What people are told is found by name in `telling/`."""

    name = "pattern"
    title = "Ferry Night"
    fewest_seats = 2
    most_seats = 4
    variants = (Variant("fog", ("off", "on"), "off"),)
    rules_version = 1
    most_decisions = 45
    first_seat_begins = True

    def setup(
        self,
        box: Box,
        seats: int,
        variants: Mapping[str, str],
        seed: int,
        journal: Journal | None = None,
    ) -> Pattern:
        """A fresh match. [5]"""
        return new_match(box, seats, variants["fog"] == "on", seed, journal)

    def census(self, state: Pattern) -> dict[str, int]:
        """Every parcel and every oar, wherever it lies."""
        parcels = [*state.pile.remaining(), *members(state.pier), *members(state.ashore)]
        found = Counter[str]()
        for seat, mat in enumerate(state.mats):
            parcels += [*members(mat.hold), *members(mat.sealed)]
            oars = [*members(mat.oars), *members(mat.used)]
            found.update(f"oar {seat} {oar}" for oar in oars)
        found.update(state.box.parcel_ids[parcel] for parcel in parcels)
        return dict(found)

    def contents(self, box: Box, seats: int, variants: Mapping[str, str]) -> dict[str, int]:
        """All parcels, and the oars of each seat. [2]"""
        found = Counter[str](box.parcel_ids)
        found.update(f"oar {seat} {oar}" for seat in range(seats) for oar in range(box.oars))
        return dict(found)
