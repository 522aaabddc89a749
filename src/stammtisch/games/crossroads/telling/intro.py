"""The figures in the pictures before a first evening."""

from __future__ import annotations

from stammtisch.games.crossroads.rules.box import Box

SHOWN = (5, 3, 7, 9, 6)  # where the markers stand in the picture
SPACES = 13


def figures(box: Box) -> dict[str, int]:
    """What reputation brings, and what is paid for tiles."""
    points = {
        f"r{group}": box.reputation_points[group * SPACES + space]
        for group, space in enumerate(SHOWN)
    }
    price = dict(zip(box.tiles.ids, box.tiles.cost, strict=True))
    return {
        **points,
        "money": 1,
        "gossip": box.limits.per_gossip,
        "ingredient": box.limits.per_token,
        "welcome": box.limits.welcome,
        "unwelcome": box.limits.unwelcome,
        "cook_price": price.get("cook", 0),
        "cellar_price": price.get("wine_cellar", 0),
    }
