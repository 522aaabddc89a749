"""Numbers of the view that the log need not account for, by reason."""

from __future__ import annotations

UNCOUNTED: dict[str, tuple[str, ...]] = {
    "printed on cards and on the board": (
        "*/effects/*/n",
        "*/effects/*/most",
        "cities/*/row/*/ecus",
        "discards/*/ecus",
        "*/level",
        "mats/*/kept/*/*",
        "actor_pay",
        "all_requests/*/*",
        "best_factor",
        "level_effects/*/*/*",
        "request_limit",
        "second_city_hand",
        "show_pay",
        "spaces",
    ),
    "names a city or a seat; how many there are is counted": (
        "cities/*/anchored/*",
        "cities/*/friends_anchored/*",
        "cities/*/friends_waiting/*",
        "cities/*/guarded_by",
        "cities/*/marked_by",
        "cities/*/waiting/*",
        "friends/*/drawn",
        "friends/*/open/*",
        "friends/*/played/*",
        "mats/*/hand/*",
        "mats/*/played/*",
        "mats/*/shown/*",
    ),
    "follows from the sums, the needle and the round, which are counted": (
        "mats/*/difference",
        "mats/*/due/*",
        "mats/*/prospect/*",
        "mood_space",
        "rounds_left",
    ),
}
