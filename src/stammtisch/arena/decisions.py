"""Every decision of many games as Parquet files, for those who want to learn from them.

A folder holds shards of rows (the number in a name is that of the first game) and `_schema.json`,
which says what the bits of an observation mean, and which rules and components were played.
"""

from __future__ import annotations

from array import array
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any

import msgspec

from stammtisch.arena.figures import need_parquet
from stammtisch.bots.bot import Bot
from stammtisch.core.bits import lowest, rest
from stammtisch.core.errors import Complaint
from stammtisch.core.features import Schema, observation
from stammtisch.core.game import AnyGame, Components
from stammtisch.core.playout import random_option
from stammtisch.core.rng import seeded
from stammtisch.core.state import State

Answer = tuple[int, int]
COLUMNS = {
    "game": "the number of the game; of a simulation, its seed is the first seed and this",
    "ply": "how many answers were given before",
    "seat": "who answered",
    "bot": "who sat there",
    "kind": "the number of the question",
    "options": "the offered options as a set of bits",
    "answer": "the option that was taken",
    "observation": "what the seat could know, packed; see features",
    "rank": "in the end, 1 for the first; equal ranks share the place",
    "score": "of the seat in the end",
}


def answered(state: State, bots: Sequence[Bot], seed: int) -> Iterator[Answer]:
    """The answers of bots to each question, as `bots.contest.play_match` lets them play."""
    rng = seeded(seed, 2)
    while awaited := state.awaited():
        seat = random_option(awaited, rng)
        options = state.options(seat)
        if rest(options) == 0:
            yield seat, lowest(options)
        elif bots[seat].blind:
            yield seat, random_option(options, rng)
        else:
            world = state.imagine(seat, rng.word(1))
            yield seat, bots[seat].choose(world, seat, rng)


def answered_randomly(state: State, seed: int) -> Iterator[Answer]:
    """The answers of `core.playout.play_randomly`."""
    rng = seeded(seed, 1)
    while awaited := state.awaited():
        seat = lowest(awaited)
        yield seat, random_option(state.options(seat), rng)


class Notes:
    """The rows of some games, column by column."""

    def __init__(self, schema: Schema, names: Sequence[str]) -> None:
        self.schema = schema
        self.names = names  # of the bots, seat by seat
        self.columns: dict[str, list[Any]] = {name: [] for name in COLUMNS}

    def play(self, state: State, answers: Iterator[Answer], game: int) -> int:
        """Carry out the answers of a game and note each; how many there were."""
        seats: list[int] = []
        for ply, (seat, option) in enumerate(answers):
            seen = array("q", observation(state, seat, self.schema)).tobytes()
            row = {
                "game": game, "ply": ply, "seat": int(seat), "bot": self.names[seat],
                "kind": int(state.kind(seat)), "options": int(state.options(seat)),
                "answer": int(option), "observation": seen,
            }  # fmt: skip
            for name, value in row.items():
                self.columns[name].append(value)
            seats.append(seat)
            state.take(seat, option)
        standings = [state.standing(seat) for seat in range(state.seats)]
        ranks = [1 + sum(other > own for other in standings) for own in standings]
        self.columns["rank"] += [ranks[seat] for seat in seats]
        self.columns["score"] += [int(state.score(seat)) for seat in seats]
        return len(seats)

    def packed(self) -> bytes:
        """The content of a Parquet file, wherever it will lie."""
        need_parquet()
        import pyarrow as pa  # noqa: PLC0415 (an extra)
        import pyarrow.parquet as pq  # noqa: PLC0415

        kinds = {
            "game": pa.int64(), "ply": pa.int32(), "seat": pa.int8(), "bot": pa.string(),
            "kind": pa.int16(), "options": pa.int64(), "answer": pa.int8(),
            "observation": pa.binary(self.schema.words * 8), "rank": pa.int8(),
            "score": pa.int32(),
        }  # fmt: skip
        file = pa.BufferOutputStream()
        pq.write_table(pa.table(self.columns, schema=pa.schema(kinds)), file, compression="zstd")
        content: bytes = file.getvalue().to_pybytes()
        return content


def keep(folder: Path, first: int, rows: bytes) -> None:
    """One shard: it is there whole, or not at all."""
    path = shard(folder, first)
    part = path.with_name(f".{path.name}.part")
    part.write_bytes(rows)
    part.replace(path)


def shard(folder: Path, first: int) -> Path:
    """The file that begins with a game."""
    return folder / f"games-{first:09d}.parquet"


def join_shards(folder: Path, games: int = 500) -> None:
    """Put the shards of so many single games together: few files are read faster than many."""
    import pyarrow as pa  # noqa: PLC0415 (an extra)
    import pyarrow.parquet as pq  # noqa: PLC0415

    single = sorted(folder.glob("games-*.parquet"))
    for first in range(0, len(single), games):
        parts = single[first : first + games]
        joined = parts[0].with_name(f".{parts[0].name}.part")
        tables = [pq.read_table(part, partitioning=None) for part in parts]
        pq.write_table(pa.concat_tables(tables), joined, compression="zstd")
        joined.replace(parts[0])
        for part in parts[1:]:
            part.unlink()


def begin_folder(
    folder: Path, game: AnyGame, seats: int, variants: dict[str, str], components: Components[Any]
) -> None:
    """An empty folder with its schema, or a complaint before anything is played."""
    if folder.exists() and (not folder.is_dir() or any(folder.iterdir())):
        raise Complaint(f"{folder} is there already; name a new folder.")
    if not folder.parent.is_dir():
        raise Complaint(f"There is no folder {folder.parent}.")
    schema = game.features(components.box, seats)
    said = {
        "title": game.name,
        "seats": seats,
        "variants": variants,
        "rules_version": game.rules_version,
        "components": components.hash,
        "schema": schema.hash,
        "columns": COLUMNS,
        "kinds": [kind.id for kind in components.kinds],
        "observation_bytes": schema.words * 8,
        "features": schema.features,
    }
    try:
        folder.mkdir(exist_ok=True)
        content = msgspec.json.format(msgspec.json.encode(said), indent=1)
        (folder / "_schema.json").write_bytes(content)
    except OSError as error:
        raise Complaint(f"{folder} cannot be written ({error.strerror}).") from error
