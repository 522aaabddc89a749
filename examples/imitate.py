"""A network that learns to answer as the winners of a contest did.

    stammtisch arena histrio --bots greedy,random --games 400 --out DATA
    python examples/imitate.py DATA

Reads the decisions of whoever came first, keeps the games of every tenth number for the test, and
says how often the network's favourite option is the one that was taken.
"""

from __future__ import annotations

import argparse
import json
from pathlib import Path

import numpy as np
import polars as pl
import torch
from torch import Tensor, nn

from stammtisch.core.registry import title
from stammtisch.envs import Unpacker
from stammtisch.envs.batches import masks

OPTIONS = 62
Lessons = tuple[Tensor, Tensor, Tensor, Tensor]  # seen, kind, mask, answer


def lessons(folder: Path, tests: bool) -> Lessons:
    """The answers of winners to questions with a choice: those for the test, or all others."""
    said = json.loads((folder / "_schema.json").read_text())
    game = title(said["title"])
    schema = game.features(game.components.box, said["seats"])
    if said["components"] != game.components.hash or said["schema"] != schema.hash:
        raise SystemExit("These decisions were made with other rules or components.")
    rows = pl.read_parquet(folder / "*.parquet").filter(
        (pl.col("rank") == 1)
        & (pl.col("options").bitwise_count_ones() > 1)
        & ((pl.col("game") % 10 == 9) == tests)
    )
    packed = np.frombuffer(b"".join(rows["observation"]), np.uint8)
    packed = packed.reshape(len(rows), said["observation_bytes"])
    return (
        torch.from_numpy(Unpacker(schema)(packed)),
        torch.from_numpy(rows["kind"].to_numpy().astype(np.int64)),
        torch.from_numpy(masks(rows["options"].to_numpy())),
        torch.from_numpy(rows["answer"].to_numpy().astype(np.int64)),
    )


class Imitator(nn.Module):
    """What a seat sees -> how likely a winner would take each option."""

    def __init__(self, size: int, kinds: int, width: int = 256) -> None:
        super().__init__()
        self.likes = nn.Sequential(
            nn.Linear(size, width), nn.ReLU(), nn.Linear(width, kinds * OPTIONS)
        )
        self.kinds = kinds

    def forward(self, seen: Tensor, kind: Tensor, mask: Tensor) -> Tensor:
        """Logits of the options; those that are not offered are out of the question."""
        likes = self.likes(seen).view(-1, self.kinds, OPTIONS)[torch.arange(len(kind)), kind]
        return likes.masked_fill(~mask, -1e9)


def learn(imitator: Imitator, taught: Lessons, part: int = 512) -> None:
    """Once over all lessons, in a new order."""
    steering = torch.optim.Adam(imitator.parameters(), lr=1e-3)
    for rows in torch.randperm(len(taught[3])).split(part):
        seen, kind, mask, answer = (tensor[rows] for tensor in taught)
        loss = nn.functional.cross_entropy(imitator(seen, kind, mask), answer)
        steering.zero_grad()
        loss.backward()
        steering.step()


@torch.no_grad()
def hits(imitator: Imitator, asked: Lessons) -> float:
    """How often its favourite was taken."""
    seen, kind, mask, answer = asked
    return float((imitator(seen, kind, mask).argmax(dim=1) == answer).float().mean())


def main() -> None:
    """Learn, and say after each round how well it guesses."""
    parser = argparse.ArgumentParser(description="A network that answers as winners do.")
    parser.add_argument("folder", type=Path)
    parser.add_argument("--rounds", type=int, default=10)
    parser.add_argument("--seed", type=int, default=0)
    chosen = parser.parse_args()
    if not (chosen.folder / "_schema.json").is_file():
        raise SystemExit(f"{chosen.folder} holds no decisions: there is no _schema.json in it.")
    torch.manual_seed(chosen.seed)
    taught, asked = lessons(chosen.folder, False), lessons(chosen.folder, True)
    if not len(taught[3]) or not len(asked[3]):
        raise SystemExit("There are too few games: ten are the least.")
    chance = float((1.0 / asked[2].sum(dim=1)).mean())
    print(f"{len(taught[3]):,} lessons, {len(asked[3]):,} questions; by chance {chance:.1%}")
    kinds = len(json.loads((chosen.folder / "_schema.json").read_text())["kinds"])
    imitator = Imitator(taught[0].shape[1], kinds)
    for number in range(chosen.rounds):
        learn(imitator, taught)
        print(f"round {number + 1:2}: {hits(imitator, asked):.1%} as the winners did", flush=True)


if __name__ == "__main__":
    main()
