"""The figures in the pictures before a first evening."""

from __future__ import annotations

from stammtisch.games.histrio.rules.box import Box


def figures(box: Box) -> dict[str, int]:
    """What the king pays at the first festival."""
    liked = box.pay_liked[0]
    return {"actor": box.pay_per_actor, "liked": liked, "best": liked * box.best_factor}
