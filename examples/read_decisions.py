"""Reading what `stammtisch simulate histrio --games 200 --bots greedy,random --out DATA` wrote.

    python examples/read_decisions.py DATA

With polars a table of what winners do; with torch (if it is there) a stream of lessons.
"""

from __future__ import annotations

import argparse
import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import numpy as np
import polars as pl

from stammtisch.core.registry import title
from stammtisch.envs import Unpacker

try:
    from torch.utils.data import IterableDataset
except ImportError:  # the lessons can be iterated over without it as well
    IterableDataset = object


def written(folder: Path) -> dict[str, Any]:
    """What the schema file says about the decisions of a folder."""
    try:
        return dict(json.loads((folder / "_schema.json").read_text()))
    except OSError:
        raise SystemExit(f"{folder} holds no decisions: there is no _schema.json in it.") from None


def table(folder: Path) -> pl.DataFrame:
    """How often each bot is asked each kind of question, and how its games end."""
    kinds = written(folder)["kinds"]
    return (
        pl.scan_parquet(folder / "*.parquet")
        .group_by("bot", "kind")
        .agg(pl.len().alias("answers"), pl.col("rank").mean().round(2).alias("mean rank"))
        .sort("answers", descending=True)
        .with_columns(pl.col("kind").replace_strict(dict(enumerate(kinds))))
        .collect()
    )


class Lessons(IterableDataset):  # type: ignore[misc]
    """Observation, kind, mask, answer and rank of every decision, shard by shard."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        said = written(folder)
        game = title(said["title"])
        schema = game.features(game.components.box, said["seats"])
        if said["components"] != game.components.hash or said["schema"] != schema.hash:
            raise SystemExit("These decisions were made with other rules or components.")
        self.unpack = Unpacker(schema)

    def __iter__(self) -> Iterator[tuple[Any, ...]]:
        for shard in sorted(self.folder.glob("*.parquet")):
            rows = pl.read_parquet(shard)
            packed = np.frombuffer(b"".join(rows["observation"]), np.uint8)
            seen = self.unpack(packed.reshape(len(rows), -1))
            options = rows["options"].to_numpy()
            masks = (options[:, None] >> np.arange(62) & 1).astype(bool)
            columns = (rows[name].to_numpy() for name in ("answer", "rank"))
            yield from zip(seen, rows["kind"].to_numpy(), masks, *columns, strict=True)


def main(folder: Path) -> None:
    """Print the table and the shape of the first lesson."""
    print(table(folder))
    seen, kind, mask, answer, rank = next(iter(Lessons(folder)))
    print(f"first lesson: {seen.shape[0]} numbers, question {kind}, {mask.sum()} options,", end=" ")
    print(f"answer {answer}, rank {rank} in the end")


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description="What winners do, from decisions on disk.")
    parser.add_argument("folder", type=Path, help="what --out of simulate or arena wrote")
    main(parser.parse_args().folder)
