"""Seeds and keys: how they are written, and that a match under a key replays like any other."""

from __future__ import annotations

import msgspec
import pytest

from stammtisch.core import record, seeds
from stammtisch.core.errors import BadTable
from stammtisch.core.freeze import state_hash
from stammtisch.core.match import Match
from stammtisch.core.registry import titles
from stammtisch.core.rng import KEYS, Keyed, Rng, seeded
from tests.core.modes import in_both_modes
from tests.tables import answer_randomly

KEY = 0x0123456789ABCDEF_FEDCBA9876543210
every_title = pytest.mark.parametrize("name", titles())


def played(name: str, seed: int, part: float = 1.0) -> Match:
    game = titles()[name]
    match, rng = Match(game, game.fewest_seats, {}, seed), seeded(5, 1)
    while not match.over and (part >= 1 or match.ply < 60):
        answer_randomly(match, rng)
    return match


def test_a_key_has_32_digits_in_a_file_and_comes_back():
    for seed in (0, 7, 2**62 - 1, KEYS, KEYS + KEY, 2 * KEYS - 1):
        assert seeds.read(*seeds.written(seed)) == seed
    assert seeds.written(KEYS + 255) == (0, "0" * 30 + "ff")
    assert seeds.written(255) == (255, "")


@pytest.mark.parametrize("key", ["1", "g" * 32, "A" * 32, "0" * 33, "٣" * 32])
def test_what_is_no_key_is_refused(key: str):
    with pytest.raises(BadTable, match="32 hexadecimal digits"):
        seeds.read(0, key)


def test_a_seed_and_a_key_are_one_too_many():
    with pytest.raises(BadTable):
        seeds.read(3, "0" * 32)


@pytest.mark.parametrize("seed", [-1, 2**62, KEYS - 1, 2 * KEYS])
def test_other_numbers_are_no_seeds(seed: int):
    with pytest.raises(BadTable, match="seed"):
        Match(titles()["histrio"], 2, {}, seed)


def test_no_two_keys_are_alike():
    assert len({seeds.new_key() for _ in range(100)}) == 100
    assert all(KEYS <= seeds.new_key() < 2 * KEYS for _ in range(100))


@every_title
def test_a_match_under_a_key_is_the_replay_of_its_record(name: str):
    match = played(name, KEYS + KEY)
    written = record.load(record.dump(record.to_record(match)))
    assert (written.seed, written.key) == (0, f"{KEY:032x}")
    again = record.to_match(written)
    assert isinstance(again.state.rng, Keyed)
    assert state_hash(again.state) == state_hash(match.state)
    assert state_hash(played(name, KEYS + KEY + 1).state) != state_hash(match.state)


@every_title
def test_records_by_number_are_written_as_before(name: str):
    """No key in the file: what was recorded before replays, and an earlier reader can read it."""
    written = msgspec.json.decode(record.dump(record.to_record(played(name, 3, 0.3))))
    assert written["seed"] == 3
    assert "key" not in written


@every_title
def test_imagined_worlds_are_dealt_by_the_fast_chance(name: str):
    """And nothing of the key is in them: they are sent to the processes in which bots think."""
    match = played(name, KEYS + KEY, 0.3)
    world = match.state.imagine(0, 4)
    assert type(world.rng) is Rng
    assert type(world.copy().rng) is Rng
    assert type(match.state.copy().rng) is Keyed


def test_both_modes_agree_on_matches_under_a_key():
    program = f"""
from stammtisch.core.freeze import state_hash
from stammtisch.core.match import Match
from stammtisch.core.playout import play_randomly
from stammtisch.core.registry import titles
answer = []
for name, game in titles().items():
    state = Match(game, game.fewest_seats, {{}}, {KEYS + KEY}).state
    answer.append([name, play_randomly(state, 3), state_hash(state)])
"""
    compiled, interpreted = in_both_modes(program)
    assert compiled == interpreted
