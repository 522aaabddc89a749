"""What lies on the table."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from stammtisch.core.bits import count
from stammtisch.core.course import Course
from stammtisch.core.pile import Pile
from stammtisch.core.rng import Rng
from stammtisch.pattern.rules import ids
from stammtisch.pattern.rules.box import Box


class Mat:
    """What lies before one seat; sets of things are bitmasks."""

    def __init__(self, oars: i64) -> None:
        self.oars: i64 = oars
        self.used: i64 = 0  # oars, the one of this crossing included
        self.oar: i64 = ids.NONE  # of this crossing; secret until all have chosen
        self.hold: i64 = 0  # parcels taken from the pier
        self.sealed: i64 = 0  # parcels that only their owner has seen

    def copy(self) -> Mat:
        """An independent twin."""
        twin = Mat(self.oars)
        twin.used = self.used
        twin.oar = self.oar
        twin.hold = self.hold
        twin.sealed = self.sealed
        return twin


class Tableau(Course):
    """The river, the pier and the mats; `flow` adds the order of play."""

    def __init__(
        self, box: Box, mats: list[Mat], rng: Rng, agenda: vec[i64], planned: i64, pile: Pile
    ) -> None:
        super().__init__(len(mats), rng, agenda, planned)
        self.box: Box = box
        self.mats: list[Mat] = mats
        self.pile: Pile = pile
        self.pier: i64 = 0  # parcels
        self.ashore: i64 = 0  # parcels out of the game
        self.crossing: i64 = 0  # 1 for the first
        self.current: i64 = ids.NONE  # the oar that it favours
        self.fog: bool = False

    def lead(self) -> i64:
        """The seat that wins ties in this crossing: another one each time. [6.1]"""
        return (self.crossing - 1) % self.seats

    def points(self, seat: i64) -> i64:
        """All parcels, less the price of the sealed ones. [8.2, 8.3]"""
        mat = self.mats[seat]
        return self.box.worth(mat.hold | mat.sealed) - self.box.price * count(mat.sealed)
