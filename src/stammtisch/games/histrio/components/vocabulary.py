"""The words of a components file, and the numbers that the rules know them by. [7.7, 7.8]"""

from __future__ import annotations

from stammtisch.games.histrio.rules import ids

GENRES = ("comedy", "tragedy")
WINDOWS = (
    "before_travel",
    "with_travel_choice",
    "after_reveal",
    "after_encounters",
    "season_end",
)
EFFECTS = {
    "coins": ids.COINS,
    "steal": ids.STEAL,
    "travel_return": ids.TRAVEL_RETURN,
    "impresario": ids.IMPRESARIO,
    "pay_or_lose": ids.PAY_OR_LOSE,
    "guard_destination": ids.GUARD_DESTINATION,
    "second_destination": ids.SECOND_DESTINATION,
    "replace_destination": ids.REPLACE_DESTINATION,
    "count_as_alone": ids.COUNT_AS_ALONE,
    "swap_rows": ids.SWAP_ROWS,
    "draw_requests": ids.DRAW_REQUESTS,
    "mood": ids.MOOD,
    "count_as_level": ids.COUNT_AS_LEVEL,
}
LEVEL_EFFECTS = ("coins", "steal", "travel_return", "impresario", "pay_or_lose")
WINDOW_EFFECTS = {
    "before_travel": ("coins", "steal", "travel_return", "draw_requests", "guard_destination"),
    "with_travel_choice": ("second_destination",),
    "after_reveal": ("coins", "replace_destination", "count_as_alone", "swap_rows"),
    "after_encounters": ("coins", "steal", "draw_requests", "mood", "travel_return"),
    "season_end": ("count_as_level",),
}
CONDITIONS = {
    "best_show": ids.BEST_SHOW,
    "pleases": ids.PLEASES,
    "displeases": ids.DISPLEASES,
    "balanced": ids.BALANCED,
    "actor_count": ids.ACTOR_COUNT,
    "level_sum": ids.LEVEL_SUM,
    "distinct_levels": ids.DISTINCT_LEVELS,
    "level_count": ids.LEVEL_COUNT,
    "mixed_pairs": ids.MIXED_PAIRS,
    "same_level": ids.SAME_LEVEL,
    "impresarios_on_stage": ids.IMPRESARIOS_ON_STAGE,
    "needle": ids.NEEDLE,
    "coins_rank": ids.COINS_RANK,
    "entertainer_count": ids.ENTERTAINER_COUNT,
    "travel_hand": ids.TRAVEL_HAND,
}
ENDLESS = 999
LEVELS = 5
CITIES = 8
MOST_CARDS = 61  # a card and 'none' must fit into one decision
# at most one entertainer has each of these
SINGULAR = frozenset(
    {
        ids.GUARD_DESTINATION,
        ids.SECOND_DESTINATION,
        ids.COUNT_AS_ALONE,
        ids.SWAP_ROWS,
        ids.MOOD,
        ids.COUNT_AS_LEVEL,
    }
)
CITY_EFFECTS = frozenset(
    {ids.GUARD_DESTINATION, ids.REPLACE_DESTINATION, ids.COUNT_AS_ALONE, ids.SWAP_ROWS}
)
