"""The box: the component tables as the rules read them."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from stammtisch.core.bits import lowest, rest


class Box:
    """Parcels are numbered in the order of the file. Oar 0 has the strength 1."""

    def __init__(self) -> None:
        self.oars: i64 = 0
        self.price: i64 = 0  # of a sealed parcel
        self.value: vec[i64] = vec[i64]()  # of each parcel
        self.parcel_ids: list[str] = []
        self.sorts: list[tuple[str, str]] = []  # id and name, of each parcel

    def worth(self, parcels: i64) -> i64:
        """What is written on the parcels of a set. [8.2]"""
        total: i64 = 0
        while parcels != 0:
            total += self.value[lowest(parcels)]
            parcels = rest(parcels)
        return total
