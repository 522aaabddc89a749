"""What beginners lose most by: Apprentices play first evenings, a search judges every answer.

    python bench/mistakes.py TITLE [--matches 6] [--judge search-400]

For each kind of question: how often it was free, how many points its answers cost in all against
the best one, and which answer was given instead of which. The coach's warnings (`CAUTIONS` in
`telling/lessons.py` of a title) were chosen from this list.
"""

from __future__ import annotations

import argparse
from collections import Counter, defaultdict
from collections.abc import Mapping
from typing import TypeVar

from stammtisch.arena.learners import evening
from stammtisch.bots import bot
from stammtisch.bots.advice import Advice, free_decisions, regret
from stammtisch.bots.bot import WORST, unknown_values
from stammtisch.core.bits import members
from stammtisch.core.game import AnyGame
from stammtisch.core.match import Match
from stammtisch.core.registry import title
from stammtisch.core.rng import seeded

Thing = TypeVar("Thing")

SEATS = 3


def judged(game: AnyGame, judge: str, match: Match, seat: int) -> list[tuple[str, str, str, float]]:
    """Kind, what was answered, what was better, and what that cost; for every free answer."""
    found = []
    for ply, state, chosen in free_decisions(match, seat):
        kind = match.components.kinds[state.kind(seat)]
        values, world = unknown_values(), state.imagine(seat, ply)
        bot(judge, game).weigh(world, seat, seeded(ply, 2), values)
        options = members(world.options(seat))
        best = max(values[one] for one in options)
        advice = [Advice(one, best - values[one]) for one in options if values[one] > WORST]
        one = regret(ply, chosen, sorted(advice, key=lambda said: said.behind))
        said = [kind.options[option].split(":")[0] for option in (one.chosen, one.better)]
        found.append((kind.id, said[0], said[1], min(one.points, 30.0)))
    return found


def dearest(cost: Mapping[Thing, float]) -> list[tuple[Thing, float]]:
    """What cost most first."""
    return sorted(cost.items(), key=lambda one: -one[1])


def main() -> None:
    """Print the list for a title, the dearest kind first."""
    reader = argparse.ArgumentParser(description=__doc__)
    reader.add_argument("title")
    reader.add_argument("--matches", type=int, default=6)
    reader.add_argument("--judge", default="search-400")
    asked = reader.parse_args()
    game = title(asked.title)
    often = Counter[str]()
    cost: defaultdict[str, float] = defaultdict(float)
    swaps: defaultdict[tuple[str, str, str], float] = defaultdict(float)
    for seed in range(asked.matches):
        match = evening(game, seed, seed, ("apprentice",) * SEATS)
        for kind, chosen, better, points in judged(game, asked.judge, match, seed % SEATS):
            often[kind] += 1
            cost[kind] += points
            swaps[kind, chosen, better] += points
    for kind, points in dearest(cost):
        print(f"{kind}: {often[kind]} questions, {points / asked.matches:.1f} points a match")
        for (of, chosen, better), lost in dearest(swaps):
            if of == kind and lost / asked.matches >= 0.3:
                print(f"    {chosen} instead of {better}: {lost / asked.matches:.1f}")


if __name__ == "__main__":
    main()
