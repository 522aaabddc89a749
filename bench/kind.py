"""Which deals are kind to whoever learns: a Regular plays first evenings among Apprentices.

    python bench/kind.py TITLE [--deals 300]

A deal is kind where who listens to the coach (as strong as a Regular) comes out ahead of the
average of two Apprentices, again and again. Every heat plays the deals that are left with other
chances, so that luck in the choice does not count; the best ten are the `deals` of a title's first
evening.
"""

from __future__ import annotations

import argparse

from stammtisch.arena.learners import leads
from stammtisch.core.registry import title

HEATS = ((10, 60), (30, 20), (100, 10))  # evenings for each deal, and how many deals stay


def main() -> None:
    """Print the kindest deals of a title, in the order of what they brought in the last heat."""
    reader = argparse.ArgumentParser(description=__doc__)
    reader.add_argument("title")
    reader.add_argument("--deals", type=int, default=300)
    asked = reader.parse_args()
    game = title(asked.title)
    left = list(range(1, asked.deals + 1))
    for heat, (evenings, kept) in enumerate(HEATS):
        chances = range(1000 * heat, 1000 * heat + evenings)
        found = sorted(((*leads(game, deal, chances), deal) for deal in left), reverse=True)
        left = [deal for _, _, deal in found[:kept]]
    for part, points, deal in found[: HEATS[-1][1]]:
        print(f"{deal}: ahead in {part:.0%}, by {points:.1f} points")


if __name__ == "__main__":
    main()
