"""Every decision as Parquet: the same games as without, and what was seen can be read back."""

from __future__ import annotations

import json
from array import array

import msgspec
import pyarrow.parquet as pq
import pytest
from librt.vecs import vec
from mypy_extensions import i64

from stammtisch.arena.contest import Contest, Diary, play, run
from stammtisch.arena.decisions import begin_folder
from stammtisch.arena.simulate import Order, simulate
from stammtisch.cli.main import main
from stammtisch.core.errors import Complaint
from stammtisch.core.features import observation, read
from stammtisch.core.registry import title


@pytest.mark.parametrize("bots", [("random",), ("greedy", "random")])
def test_noting_decisions_changes_no_game(tmp_path, bots):
    order = Order("histrio", 2, 6, seed=4, bots=bots)
    plain = simulate(order, 1)
    noted = simulate(msgspec.structs.replace(order, out=str(tmp_path / "kept")), 2)
    assert (noted.hash, noted.decisions) == (plain.hash, plain.decisions)
    table = pq.read_table(tmp_path / "kept")
    assert table.num_rows == plain.decisions
    assert sorted(set(table["game"].to_pylist())) == list(range(6))


@pytest.mark.parametrize("name", ["histrio", "crossroads"])
def test_a_row_is_what_the_seat_saw_and_did(tmp_path, name):
    """Replaying the answers from the seed meets every row again."""
    game = title(name)
    seats = game.fewest_seats
    simulate(Order(name, seats, 2, seed=9, out=str(tmp_path / "kept")), 1)
    rows = pq.read_table(tmp_path / "kept").to_pylist()
    schema = game.features(game.components.box, seats)
    for number in range(2):
        state = game.begin(seats, seed=9 + number)
        own = [row for row in rows if row["game"] == number]
        for ply, row in enumerate(sorted(own, key=lambda row: row["ply"])):
            seat = row["seat"]
            assert row["ply"] == ply
            assert row["options"] == state.options(seat)
            assert row["kind"] == state.kind(seat)
            words = vec[i64](array("q", row["observation"]))
            assert list(words) == list(observation(state, seat, schema))
            assert read(words, schema)["question"] == row["kind"] + 1
            state.choose(seat, row["answer"])
        assert state.awaited() == 0
        assert {row["seat"]: row["score"] for row in own} == {
            seat: state.score(seat) for seat in range(seats)
        }
        assert min(row["rank"] for row in own) == 1


def test_the_schema_says_what_was_played(tmp_path):
    simulate(Order("taverna", 3, 1, out=str(tmp_path / "kept")), 1)
    said = json.loads((tmp_path / "kept/_schema.json").read_text())
    game = title("taverna")
    assert said["rules_version"] == game.rules_version
    assert said["components"] == game.components.hash
    assert said["features"][0]["field"]["name"] == "question"
    assert set(said["columns"]) == set(pq.read_table(tmp_path / "kept").column_names)


def test_a_folder_that_is_not_empty_is_left_alone(tmp_path):
    (tmp_path / "mine.txt").write_text("x")
    with pytest.raises(Complaint, match="there already"):
        simulate(Order("histrio", 2, 1, out=str(tmp_path)), 1)
    with pytest.raises(Complaint, match="no folder"):
        simulate(Order("histrio", 2, 1, out=str(tmp_path / "a/b")), 1)


def test_a_contest_keeps_every_decision(tmp_path, capsys):
    """The same games as without, each row with the bot that sat there; and it can go on."""
    contest = Contest("histrio", 2, ("greedy", "random"), 6, seed=5)
    plain = run(contest, 1)
    words = ["arena", "histrio", "--seats", "2", "--bots", "greedy,random", "--games", "6"]
    words += ["--seed", "5", "--jobs", "2", "--out", str(tmp_path / "kept")]
    assert main(words) == 0
    rows = pq.read_table(tmp_path / "kept").to_pylist()
    assert len(list((tmp_path / "kept").iterdir())) == 2  # one shard, one schema
    assert len(rows) == sum(game.answers for game in plain)
    for game in plain:
        own = [row for row in rows if row["game"] == game.number]
        assert {(row["seat"], row["bot"]) for row in own} == set(enumerate(game.bots))
        assert {row["seat"]: row["score"] for row in own} == dict(enumerate(game.scores))
    capsys.readouterr()
    assert main(words) == 1
    assert "name a new folder" in capsys.readouterr().err


def test_a_contest_that_was_stopped_notes_the_rest(tmp_path):
    contest = Contest("histrio", 2, ("random",), 4)
    folder = tmp_path / "kept"
    begin_folder(folder, title("histrio"), 2, {}, title("histrio").components)
    diary = Diary(tmp_path / "kept.part", contest, resume=False)
    diary.note(play(contest, 0, folder))
    assert len(run(contest, 1, diary, folder=folder)) == 4
    assert sorted(set(pq.read_table(folder)["game"].to_pylist())) == [0, 1, 2, 3]
