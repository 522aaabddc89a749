"""Find a match in which something happens, and keep it as a record.

Each title's `tests/test_records.py` names its proofs; this command finds and writes them anew:

    python -m stammtisch.arena.hunt GAME [NAME ...]
"""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterable, Mapping
from importlib import import_module
from pathlib import Path

import msgspec

from stammtisch.bots import bots_for
from stammtisch.bots.bot import Bot
from stammtisch.core import record
from stammtisch.core.bits import count, lowest
from stammtisch.core.errors import Complaint
from stammtisch.core.game import AnyGame
from stammtisch.core.match import Match
from stammtisch.core.registry import title
from stammtisch.core.rng import seeded


class Proof(msgspec.Struct, frozen=True):
    """What a record proves: a predicate that holds for the finished match."""

    seats: int
    holds: Callable[[Match], bool]
    variants: Mapping[str, str] = {}
    bots: tuple[str, ...] = ("random",)
    seeds: int = 20_000


def play(match: Match, bots: list[Bot], seed: int) -> Match:
    """Let bots play a match to its end, with journal and answers kept."""
    rng = seeded(seed, 2)
    while not match.over:
        seat = match.awaited()[0]
        options = match.state.options(seat)
        if count(options) == 1:
            match.answer(seat, lowest(options))
        else:
            world = match.state.imagine(seat, rng.word(1))
            match.answer(seat, bots[seat].choose(world, seat, rng))
    return match


def hunt(game: AnyGame, proof: Proof) -> Match:
    """The first match, by seed, for which the proof holds."""
    bots = bots_for(proof.bots, proof.seats, game)
    for seed in range(proof.seeds):
        match = play(Match(game, proof.seats, proof.variants, seed), bots, seed)
        if proof.holds(match):
            return match
    raise Complaint(f"No match of {game.title} with {proof.seats} seats proves this.")


def proofs_of(game: AnyGame) -> tuple[dict[str, Proof], Path]:
    """The proofs that a title's tests demand, and the folder of its records."""
    tests = import_module(f"{game.package}.tests.test_records")
    assert tests.__file__ is not None
    return tests.PROOFS, Path(tests.__file__).parent / "records"


def write_records(game: AnyGame, names: Iterable[str] = ()) -> None:
    """Hunt for the named proofs, or for all of them, and write their records."""
    proofs, folder = proofs_of(game)
    folder.mkdir(exist_ok=True)
    for name in names or proofs:
        match = hunt(game, proofs[name])
        record.write(record.to_record(match, note=name), folder / f"{name}.json")
        print(f"{name}: seed {match.seed}, {match.ply} answers")


if __name__ == "__main__":
    write_records(title(sys.argv[1]), sys.argv[2:])
