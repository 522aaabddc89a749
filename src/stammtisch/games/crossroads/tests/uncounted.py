"""Numbers of the view that the log need not account for, by reason."""

from __future__ import annotations

UNCOUNTED: dict[str, tuple[str, ...]] = {
    "printed on tiles, cards, tracks and the die": (
        "*/cost",
        "*/effects/*/n",
        "*/tile/gossips",
        "acquired/*/gossips",
        "mats/*/reserved/*/gossips",
        "tracks/*/gossips",
        "*/tile/tier",
        "*/slots/*/tier",
        "*/top/tier",
        "acquired/*/tier",
        "mats/*/reserved/*/tier",
        "*/reward/*/n",
        "die/*/*/n",
        "groups/*/points/*",
        "groups/*/special_spaces/*",
        "kingdom/*/law/args/*",
        "kingdom/*/number",
        "ingredients/*/tiles",
    ),
    "a limit of the rules, the same for the whole match": (
        "chest_limit",
        "counts/*",
        "gossip_gains/*",
        "gossip_limit",
        "last_round",
        "nobles_guldens",
        "revenue_limit",
    ),
    "follows from Prestige and reputation, which are counted": (
        "groups/*/tokens/*",
        "mats/*/points",
        "mats/*/reputation_points/*",
    ),
    "says whose turn it is and what was rolled in it": ("active", "rolled/*", "start"),
}
