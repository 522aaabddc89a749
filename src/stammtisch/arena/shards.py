"""Parts of a simulation or a contest, for batch systems: each is a file, and files are merged.

A part carries what it is a part of, and in which edition it was played; parts that do not belong
together are refused. What comes of all parts is what one run would have given, to the last byte.
"""

from __future__ import annotations

import re
from array import array
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import msgspec

from stammtisch.arena.contest import Contest
from stammtisch.arena.executors import Hands, opened
from stammtisch.arena.figures import Played, need_parquet, read_parquet, write_parquet
from stammtisch.arena.simulate import Chunk, Order, Outcome, Tally, chunks, play_portions
from stammtisch.arena.spread import Edition, edition_of
from stammtisch.core.errors import Complaint

SAID = re.compile(r"([1-9]\d{0,5})/([1-9]\d{0,5})")


class Shard(msgspec.Struct, frozen=True, order=True):
    """Part `number` (from 1) of `of`."""

    number: int
    of: int

    def within(self, total: int) -> range:
        """Its part of so many games, in their order."""
        return range((self.number - 1) * total // self.of, self.number * total // self.of)


class Part(msgspec.Struct):
    """What a file holds: a part of a simulation or of a contest."""

    shard: Shard
    edition: Edition
    seconds: float
    order: Order | None = None
    contest: Contest | None = None


def shard_of(said: str) -> Shard:
    """K/N, or a complaint."""
    found = SAID.fullmatch(said)
    if found is None or int(found[1]) > int(found[2]):
        raise Complaint(f"'{said}' is no part; write 3/16 for the third of sixteen.")
    return Shard(int(found[1]), int(found[2]))


def simulate_part(order: Order, shard: Shard, hands: Hands, progress: Any = None) -> Chunk:
    """Play the games of one part."""
    games = shard.within(order.games)
    if not games:
        raise Complaint(f"{order.games} games cannot be divided into {shard.of} parts.")
    portions = chunks(order, games)
    whole = Chunk(0, b"", b"", b"")
    with opened(hands) as executor:
        for chunk in play_portions(order, portions, executor, progress):
            whole.games += chunk.games
            whole.answers += chunk.answers
            whole.scores += chunk.scores
            whole.ahead += chunk.ahead
    return whole


def write_simulated(path: Path, part: Part, chunk: Chunk) -> None:
    """One row for each game."""
    import pyarrow as pa  # noqa: PLC0415 (an extra)
    import pyarrow.parquet as pq  # noqa: PLC0415

    assert part.order is not None
    seats, scores = part.order.seats, array("i", chunk.scores)
    first = part.shard.within(part.order.games)[0]
    columns = {
        "game": range(first, first + chunk.games),
        "answers": array("i", chunk.answers),
        "winners": array("i", chunk.ahead),
        **{f"score_{seat}": scores[seat::seats] for seat in range(seats)},
    }
    table = pa.table({name: pa.array(list(column)) for name, column in columns.items()})
    pq.write_table(table.replace_schema_metadata(notes(part)), path)


def notes(part: Part) -> dict[str, str]:
    """What a file says about itself."""
    return {"stammtisch": msgspec.json.encode(part).decode()}


def write_played(path: Path, part: Part, played: Sequence[Played]) -> None:
    """One row for each seat of each game."""
    write_parquet(str(path), played, notes(part))


def part_in(path: Path) -> Part:
    """What a file is a part of, or a complaint."""
    need_parquet()
    import pyarrow as pa  # noqa: PLC0415 (an extra)
    import pyarrow.parquet as pq  # noqa: PLC0415

    try:
        said = (pq.read_schema(path).metadata or {})[b"stammtisch"]
        return msgspec.json.decode(said, type=Part)
    except FileNotFoundError:
        raise Complaint(f"{path}: There is no such file.") from None
    except (KeyError, OSError, pa.ArrowException, msgspec.MsgspecError) as error:
        raise Complaint(f"{path} is no part of a simulation or contest.") from error


def in_order(paths: Sequence[Path]) -> list[tuple[Path, Part]]:
    """All parts of one whole, or a complaint about one that is missing or strange."""
    parts = sorted(((path, part_in(path)) for path in paths), key=lambda one: one[1].shard)
    path, first = parts[0]
    for other_path, other in parts[1:]:
        if (other.order, other.contest, other.shard.of) != (
            first.order, first.contest, first.shard.of,
        ):  # fmt: skip
            raise Complaint(f"{path} and {other_path} are parts of different things.")
        if other.edition != first.edition:
            raise Complaint(
                f"{path} and {other_path} were played by different editions of stammtisch."
            )
    found = [part.shard.number for _, part in parts]
    for number in range(1, first.shard.of + 1):
        if found.count(number) != 1:
            what = "missing" if number not in found else "there twice"
            raise Complaint(f"Part {number} of {first.shard.of} is {what}.")
    return parts


def merged_simulation(parts: Sequence[tuple[Path, Part]]) -> Outcome:
    """The figures of all parts; the hash is that of one run."""
    order = parts[0][1].order
    assert order is not None
    tally = Tally(order.seats)
    for path, _ in parts:
        tally.add(simulated_in(path, order.seats))
    seconds = sum(part.seconds for _, part in parts)
    return tally.outcome(order, 0, seconds)


def simulated_in(path: Path, seats: int) -> Chunk:
    """The games of a part."""
    import pyarrow.parquet as pq  # noqa: PLC0415 (an extra)

    columns = pq.read_table(path, partitioning=None).to_pydict()
    games = len(columns["game"])
    scores = array("i", [0]) * (games * seats)
    for seat in range(seats):
        scores[seat::seats] = array("i", columns[f"score_{seat}"])
    answers, ahead = array("i", columns["answers"]), array("i", columns["winners"])
    return Chunk(games, answers.tobytes(), scores.tobytes(), ahead.tobytes())


def merged_contest(parts: Sequence[tuple[Path, Part]]) -> list[Played]:
    """The games of all parts in their order."""
    return [played for path, _ in parts for played in read_parquet(str(path))]


def new_part(
    shard: Shard, seconds: float, *, order: Order | None = None, contest: Contest | None = None
) -> Part:
    """A part that was played here."""
    whole = order or contest
    assert whole is not None
    return Part(shard, edition_of(whole.game), round(seconds, 3), order, contest)
