"""Numbers of the view that the log need not account for, by reason."""

from __future__ import annotations

UNCOUNTED: dict[str, tuple[str, ...]] = {
    "printed on cards, tiles, deeds and tracks": (
        "*/effects/*/n",
        "*/effects/*/extra",
        "announced/archmage",
        "announced/cost",
        "mats/*/cast/*/archmage",
        "mats/*/cast/*/cost",
        "taverns/*/deeds/*/price",
        "taverns/*/deeds/*/vp",
        "tracks/*/levels/*/bonus/*/n",
        "tracks/*/levels/*/vp",
    ),
    "a rate or limit of the rules, the same for the whole match": ("rates/*",),
    "the points of a seat by source: their sum is counted": ("mats/*/points/*",),
    "follows from levels, coins, spells, deeds or the round, which are counted": (
        "mats/*/deed_tokens",
        "mats/*/level_values",
        "mats/*/precedence",
        "mats/*/royal_values/*",
        "tracks/*/summit",
        "turns_left",
    ),
    "says whose turn it is and what may still be done in it": ("turn/*",),
}
