"""The figures in the pictures before a first evening."""

from __future__ import annotations

from stammtisch.games.tiefenthal.rules import ids
from stammtisch.games.tiefenthal.rules.box import Box


def figures(box: Box) -> dict[str, int]:
    """What an upgrade and a noble cost and bring."""
    return {
        "cashbox": box.tile_cost[ids.CASHBOX],
        "cashbox_pays": box.tile_upgraded[ids.CASHBOX],
        "noble": box.vp[ids.NOBLE],
        "noble_ducats": box.pay[ids.NOBLE],
        "noble_beer": box.noble_prices[0],
        "noble_one": 1,
        "supply": box.tile_base[ids.SUPPLY],
    }
