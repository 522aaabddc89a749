"""Many matches: simulations, contests of bots, balance.

`compete` lets bots meet on equal terms, as `stammtisch arena` does.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from concurrent.futures import Executor
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from stammtisch.arena.figures import Figure

__all__ = ["compete"]


def compete(
    name: str,
    bots: Sequence[str],
    seats: int | None = None,
    games: int = 400,
    *,
    seed: int = 0,
    variants: Mapping[str, str] | None = None,
    components: str | Path | None = None,
    jobs: int = 1,
    executor: str | Executor | None = None,
) -> list[Figure]:
    """Bots against each other: each deal goes through all line-ups; shares with intervals.

    `executor` plays instead of processes, as in `stammtisch.simulate`.
    """
    from stammtisch.arena.boxes import text_of  # noqa: PLC0415
    from stammtisch.arena.contest import Contest, run  # noqa: PLC0415 - only when it is asked for
    from stammtisch.arena.figures import figures  # noqa: PLC0415
    from stammtisch.core.errors import BadTable  # noqa: PLC0415
    from stammtisch.core.registry import title  # noqa: PLC0415
    from stammtisch.core.seeds import insist_on_seed  # noqa: PLC0415

    game = title(name)
    chosen = game.fewest_seats if seats is None else seats
    settled = game.check_table(chosen, variants or {})
    insist_on_seed(seed)
    if games < 1 or len(bots) < 2:
        raise BadTable("A contest needs two bots and a game at least.")
    text = text_of(game, components)
    contest = Contest(game.name, chosen, tuple(bots), games, seed, settled, text)
    return figures(run(contest, executor or jobs))
