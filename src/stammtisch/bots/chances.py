"""The chance of every seat to win, from the evaluation: how sure it makes us was measured."""

from __future__ import annotations

import tomllib
from collections.abc import Sequence
from functools import cache
from importlib import resources
from math import exp
from typing import Any

import msgspec

from stammtisch.core.game import AnyGame
from stammtisch.core.playout import winners

FILE = "judgement/chances.toml"
PLACE = "telling.terms"
WORLDS = 8  # in which a position is looked at


class Sureness(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How much a point of the lead says: at the beginning of a match, and how that grows."""

    first: float = 0.08
    growth: float = 1.2

    def at(self, progress: float) -> float:
        """What a point is worth as evidence, after a share of the match."""
        return self.first * exp(self.growth * min(progress, 1.2))


@cache
def sureness_of(game: AnyGame) -> Sureness:
    """What was measured for a title, or a careful guess."""
    file = resources.files(game.package) / FILE
    if not file.is_file():
        return Sureness()
    return msgspec.convert(tomllib.loads(file.read_text(encoding="utf-8")), Sureness)


def progress_of(game: AnyGame, state: Any) -> float:
    """The share of the match that lies behind, as far as the title can tell."""
    now, rounds = game.perhaps(PLACE, "progress", (0, 1), state)
    return float(now) / float(rounds)


def shared_out(values: Sequence[float], sure: float) -> list[float]:
    """Chances by values: each point more multiplies the chance by the same factor."""
    most = max(values)
    weights = [exp(sure * (value - most)) for value in values]
    total = sum(weights)
    return [weight / total for weight in weights]


def raised(game: AnyGame, state: Any, chance: float, points: float) -> float:
    """What a chance would be with so many points more."""
    factor = exp(sureness_of(game).at(progress_of(game, state)) * points)
    return chance * factor / (chance * factor + 1.0 - chance)


def chances_in(game: AnyGame, world: Any) -> list[float]:
    """Every seat's chance in a world where everything is known; after the end: who has won."""
    seats = int(world.seats)
    if world.awaited() == 0:
        ahead = winners(world)
        best = [float(ahead >> seat & 1) for seat in range(seats)]
        return [share / sum(best) for share in best]
    values = [float(world.evaluate(seat)) for seat in range(seats)]
    return shared_out(values, sureness_of(game).at(progress_of(game, world)))


def chances(game: AnyGame, world: Any, seat: int, seed: int) -> list[float]:
    """Every seat's chance as one of them may reckon it: the mean over worlds it can imagine."""
    seen = [chances_in(game, world.imagine(seat, seed + look)) for look in range(WORLDS)]
    return [sum(column) / len(seen) for column in zip(*seen, strict=True)]
