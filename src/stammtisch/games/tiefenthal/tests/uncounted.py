"""Numbers of the view that the log need not account for, by reason."""

from __future__ import annotations

UNCOUNTED: dict[str, tuple[str, ...]] = {
    "printed on cards, tiles, evenings and tracks": (
        "*/bonus/*/n",
        "*/effects/*/n",
        "*/options/*/n",
        "*/faces/*",
        "*/pay",
        "*/price",
        "*/off",
        "*/card/vp",
        "*/known_top/*/vp",
        "*/patron/vp",
        "*/sides/*/schnapps",
        "book_bonuses/*/n",
        "entertainers_tonight/*/schnapps",
        "evenings/*/number",
        "evenings/*/schnapps",
        "mats/*/book_next/*/*/n",
        "mats/*/tables/*/number",
        "mats/*/tiles/*/cost",
        "mats/*/tiles/*/discount",
        "monastery/*/number",
        "noble_points",
        "noble_prices/*",
        "reputation/*/number",
        "reputation/*/vp",
    ),
    "where a die of the plan lies: its face is counted among the dice of its seat": (
        "mats/*/tables/*/planned",
        "mats/*/tiles/*/dice/*",
    ),
    "a limit of the rules, the same for the whole match": (
        "module",
        "own_dice_limit",
        "rounds",
        "schnapps_limit",
    ),
    "follows from tiles, staff and cards, which are counted": (
        "mats/*/bards_ready",
        "mats/*/door_dice",
        "mats/*/free_dishwashers",
        "mats/*/nobles",
        "mats/*/safe_limit",
        "mats/*/store_limit",
        "mats/*/supply_yield",
        "mats/*/tiles/*/returnable",
        "mats/*/tiles/*/upgraded",
        "mats/*/tiles/*/value",
    ),
    "says whose turn it is and which steps of reputation its plan has brought": (
        "active",
        "mats/*/granted",
    ),
}
