"""The figures in the pictures before a first evening."""

from __future__ import annotations

from stammtisch.games.taverna.components.reader import Boxes

SEATS = 3  # of a first evening


def figures(boxes: Boxes) -> dict[str, int]:
    """What the levels of a track, a deed and the court are worth, and what a deed earns."""
    box = boxes.of[SEATS]
    levels = {f"t{level}": points for level, points in enumerate(box.levels)}
    return {
        **levels,
        "deed": max(box.houses.vp),
        "court": max(box.court.step_vp),
        "income": box.limits.income,
    }
