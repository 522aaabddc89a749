"""Parts of a simulation or a contest give the whole, or a sentence says what is wrong with them."""

from __future__ import annotations

import json

import msgspec
import pytest

from stammtisch.arena.shards import (
    Shard,
    in_order,
    merged_simulation,
    new_part,
    shard_of,
    simulate_part,
    write_simulated,
)
from stammtisch.arena.simulate import Order, simulate
from stammtisch.cli.main import main
from stammtisch.core.errors import Complaint
from stammtisch.core.registry import title

ORDER = Order("histrio", 2, 50)


def test_parts_cover_all_games_once():
    numbers = [n for k in range(1, 8) for n in Shard(k, 7).within(50)]
    assert numbers == list(range(50))
    for wrong in ("0/4", "5/4", "1", "a/b", "1/0"):
        with pytest.raises(Complaint, match="is no part"):
            shard_of(wrong)


@pytest.fixture
def parts(tmp_path):
    paths = []
    for number in (3, 1, 2):  # in whatever order a batch system ends them
        shard = Shard(number, 3)
        path = tmp_path / f"{number}.parquet"
        chunk = simulate_part(ORDER, shard, 2 if number == 1 else 1)
        write_simulated(path, new_part(shard, 1.0, order=ORDER), chunk)
        paths.append(path)
    return paths


def test_merged_parts_are_the_whole(parts):
    merged, whole = merged_simulation(in_order(parts)), simulate(ORDER, 1)
    for field in ("hash", "games", "decisions", "mean_scores", "win_share", "components"):
        assert getattr(merged, field) == getattr(whole, field)


def test_parts_that_make_no_whole_get_a_sentence(parts, tmp_path, capsys):
    assert main(["merge", *map(str, parts[1:])]) == 1
    assert "Part 3 of 3 is missing" in capsys.readouterr().err
    assert main(["merge", *map(str, [*parts, parts[0]])]) == 1
    assert "Part 3 of 3 is there twice" in capsys.readouterr().err
    other = msgspec.structs.replace(ORDER, seed=1)
    shard = Shard(1, 3)
    chunk = simulate_part(other, shard, 1)
    strange = tmp_path / "strange.parquet"
    write_simulated(strange, new_part(shard, 1.0, order=other), chunk)
    assert main(["merge", str(strange), str(parts[0])]) == 1
    assert "parts of different things" in capsys.readouterr().err
    part = new_part(shard, 1.0, order=ORDER)
    part.edition = msgspec.structs.replace(part.edition, version="9.9.9")
    write_simulated(strange, part, chunk)
    assert main(["merge", str(strange), str(parts[0])]) == 1
    assert "different editions" in capsys.readouterr().err
    strange.write_text("no")
    assert main(["merge", str(strange)]) == 1
    assert "is no part of a simulation" in capsys.readouterr().err


def test_a_contest_in_two_parts_by_the_command(tmp_path, capsys):
    words = ["arena", "histrio", "--bots", "greedy,random", "--games", "6", "--jobs", "1"]
    files = [str(tmp_path / f"{k}.parquet") for k in (1, 2)]
    for k, file in enumerate(files, start=1):
        assert main([*words, "--shard", f"{k}/2", "--out", file]) == 0
    assert "Part 2 of 2, 3 games, written to" in capsys.readouterr().out
    assert main(["merge", *files, "--json"]) == 0
    merged = json.loads(capsys.readouterr().out)
    assert main([*words, "--json"]) == 0
    assert merged == json.loads(capsys.readouterr().out)
    assert main([*words, "--shard", "1/2"]) == 1
    assert "Say where the part is to be kept" in capsys.readouterr().err
    assert main([*words, "--shard", "1/2", "--out", files[0]]) == 1
    assert "is there already" in capsys.readouterr().err


@pytest.mark.parametrize("command", ["simulate", "arena"])
def test_a_part_is_told_to_machines_in_one_document(command, tmp_path, capsys):
    file = str(tmp_path / "1.parquet")
    words = [command, "histrio", "--games", "6", "--jobs", "1", "--shard", "1/2", "--out", file]
    bots = ["--bots", "greedy,random"] if command == "arena" else []
    assert main([*words, *bots, "--json"]) == 0
    told = json.loads(capsys.readouterr().out)
    assert told == {
        "game": "histrio",
        "seats": 2,
        "components": title("histrio").components.hash,
        "part": 1,
        "of": 2,
        "games": 3,
        "file": file,
    }
