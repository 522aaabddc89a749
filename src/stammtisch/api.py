"""What `import stammtisch` gives to programs, in the words that programs use."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from concurrent.futures import Executor
from pathlib import Path
from typing import NamedTuple

from stammtisch.arena import simulate as many
from stammtisch.arena.boxes import text_of
from stammtisch.bots import bots_for
from stammtisch.core import record
from stammtisch.core.errors import BadTable
from stammtisch.core.game import AnyGame
from stammtisch.core.match import Match
from stammtisch.core.registry import title
from stammtisch.core.seeds import SEEDS


def load(name: str) -> AnyGame:
    """The title of this name, or a complaint with a suggestion."""
    return title(name)


class Record(NamedTuple):
    """The portable file of a match: header and answers, verified when it is replayed."""

    content: record.Record

    @classmethod
    def of(cls, match: Match, note: str = "") -> Record:
        """The record of a match as it stands."""
        return cls(record.to_record(match, note))

    @classmethod
    def read(cls, path: str | Path) -> Record:
        """The record in a file, or a complaint."""
        return cls(record.read(Path(path)))

    def write(self, path: str | Path) -> None:
        """Write the file; it is whole or as it was."""
        record.write(self.content, Path(path))

    def match(self) -> Match:
        """Replay it, or complain about where it does not fit."""
        return record.to_match(self.content)


def simulate(
    name: str,
    seats: int | None = None,
    games: int = 1000,
    *,
    bots: str | Sequence[str] = "random",
    seed: int = 0,
    variants: Mapping[str, str] | None = None,
    components: str | Path | None = None,
    jobs: int = 1,
    executor: str | Executor | None = None,
) -> many.Outcome:
    """Many games between bots: mean scores, shares of victory, and a hash that never changes.

    `executor` plays instead of processes: an address such as dask://host:8786, or anything with the
    interface of `concurrent.futures`.
    """
    game = title(name)
    chosen = game.fewest_seats if seats is None else seats
    named = (bots,) if isinstance(bots, str) else tuple(bots)
    if games < 1 or jobs < 1:
        raise BadTable(f"There must be at least one game and one job, not {games} and {jobs}.")
    if not 0 <= seed <= SEEDS - games:
        raise BadTable(f"The seeds must be from 0 to 2**62 - 1; they would begin with {seed}.")
    settled = game.check_table(chosen, variants or {})
    if not named or len(named) > chosen:
        raise BadTable(f"There are {len(named)} bots for {chosen} seats.")
    bots_for(named, chosen, game)
    text = text_of(game, components)
    order = many.Order(game.name, chosen, games, seed, named, settled, text)
    return many.simulate(order, executor or jobs)
