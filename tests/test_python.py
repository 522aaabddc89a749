"""The interface for programs: docs/python.md is true, and what is wrong is a sentence."""

from __future__ import annotations

import copy
import doctest
import pickle
import subprocess
import sys
from pathlib import Path

import pytest

import stammtisch
from stammtisch.core.bits import lowest
from stammtisch.core.errors import BadTable, Complaint
from stammtisch.core.registry import titles
from stammtisch.core.rng import KEYS
from tests.tables import answer_randomly, new_match, standard_tables, table_id

PAGE = Path(__file__).parents[1] / "docs/python.md"


def test_every_example_of_the_page_is_true():
    outcome = doctest.testfile(str(PAGE), module_relative=False)
    assert outcome.attempted > 40
    assert outcome.failed == 0


def test_importing_it_imports_next_to_nothing():
    program = "import sys, stammtisch; print(sum(m.startswith('stammtisch') for m in sys.modules))"
    run = subprocess.run(
        [sys.executable, "-c", program], capture_output=True, text=True, check=True
    )
    assert int(run.stdout) <= 2  # the package, and _interpreted


def test_what_is_promised_is_there():
    for name in stammtisch.__all__:
        assert getattr(stammtisch, name) is not None
        assert name in dir(stammtisch)
    with pytest.raises(AttributeError, match="no 'chess'"):
        _ = stammtisch.chess


def played(table, answers):
    from stammtisch.core.rng import seeded

    match, rng = new_match(table, 5), seeded(1, 1)
    for _ in range(answers):
        if not match.over:
            answer_randomly(match, rng)
    return match


@pytest.mark.parametrize("table", standard_tables(), ids=table_id)
def test_states_pickle_compare_and_copy(table):
    state = played(table, 45).state
    for twin in (copy.copy(state), copy.deepcopy(state), pickle.loads(pickle.dumps(state))):
        assert twin is not state
        assert twin == state
        seat = lowest(twin.awaited())
        twin.take(seat, lowest(twin.options(seat)))
        assert twin != state
    assert state != 5
    with pytest.raises(TypeError, match="no hash"):
        hash(state)


def test_a_state_with_a_key_of_chance_pickles():
    state = stammtisch.load("histrio").begin(2, seed=KEYS + 12345)
    assert pickle.loads(pickle.dumps(state)) == state


def test_a_match_pickles_with_its_components():
    game = stammtisch.load("histrio")
    own = game.parse_components(
        game.components.text.replace("start_ecus = ", "start_ecus = 1"), "own"
    )
    assert own.hash != game.components.hash
    match = stammtisch.Match(game, 2, seed=3, components=own)
    match.settle()
    again = pickle.loads(pickle.dumps(match))
    assert (again.answers, again.components.hash) == (match.answers, own.hash)
    assert again.state.score(0) == match.state.score(0)
    with pytest.raises(Complaint, match="pickle its match"):
        pickle.dumps(match.state)


@pytest.mark.parametrize("name", titles())
def test_a_wrong_table_is_a_sentence(name):
    game = stammtisch.load(name)
    for seats, seed in ((game.most_seats + 1, 0), (game.fewest_seats - 1, 0)):
        with pytest.raises(BadTable, match="seats"):
            game.begin(seats, seed=seed)
    for seed in (-1, 2**62):
        with pytest.raises(BadTable, match="seed"):
            game.begin(game.fewest_seats, seed=seed)


@pytest.mark.parametrize(
    "wrong",
    [
        {"seats": 9},
        {"games": 0},
        {"seed": -1},
        {"seed": 2**62},
        {"bots": ["random"] * 3, "seats": 2},
        {"bots": "nobody"},
        {"variants": {"colour": "red"}},
    ],
)
def test_a_wrong_simulation_is_a_sentence(wrong):
    with pytest.raises(Complaint):
        stammtisch.simulate("histrio", **wrong)


def test_a_contest_needs_two_bots():
    with pytest.raises(BadTable, match="two bots"):
        stammtisch.arena.compete("histrio", ["random"])
