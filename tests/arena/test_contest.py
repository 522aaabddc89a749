"""Contests: rotations, intervals, resuming, and the same result on any number of cores."""

from __future__ import annotations

import json
import signal
import subprocess
import sys
import time

import pytest

from stammtisch.arena.contest import Contest, Diary, play, run
from stammtisch.arena.figures import Played, figures, ratings, wilson
from stammtisch.arena.lineups import even_share, line_ups
from stammtisch.cli.arena import contest_of
from stammtisch.cli.main import main, parser
from stammtisch.core.errors import Complaint
from stammtisch.core.registry import titles

NAME = min(titles(), key=lambda name: titles()[name].most_decisions)
QUICK = Contest(NAME, 2, ("greedy", "random"), 6, seed=5)


def test_everybody_sits_everywhere():
    assert line_ups(["a", "b"], 2) == (("a", "b"), ("b", "a"))
    assert line_ups(["a", "b"], 4) == (("a", "b", "a", "b"), ("b", "a", "b", "a"))
    assert line_ups(["a", "b"], 3) == (("a", "b", "a"), ("b", "a", "a"), ("a", "a", "b"))
    assert line_ups(["a"], 3) == (("a", "a", "a"),)
    assert len(line_ups(["a", "b", "c"], 2)) == 6
    assert even_share("a", line_ups(["a", "b"], 3)) == pytest.approx(2 / 3)
    with pytest.raises(Complaint):
        line_ups([], 2)


def test_intervals_are_those_of_the_textbook():
    """Wilson's interval for 8 of 10, and for 0 of 10, worked out by hand."""
    assert wilson(0.8, 10) == pytest.approx((0.4902, 0.9433), abs=1e-4)
    assert wilson(0.0, 10) == pytest.approx((0.0, 0.2775), abs=1e-4)
    assert wilson(0.5, 0) == (0.0, 1.0)


def game(number, bots, ranks, scores=(3, 1)):
    return Played(number, 0, bots, scores, ranks, 10, first=0)


def test_a_shared_victory_is_divided():
    played = [game(0, ("a", "b"), (1, 2)), game(1, ("b", "a"), (1, 1))]
    found = {line.bot: line for line in figures(played)}
    assert found["a"].share == 0.75
    assert found["b"].share == 0.25
    assert found["a"].mean_score == 2.0


def test_ratings_follow_the_results():
    rated = ratings([game(n, ("a", "b"), (1, 2)) for n in range(20)])
    assert rated["a"].mu > 30
    assert rated["b"].mu < 20
    mirror = ratings([game(n, ("a", "a"), (1, 2)) for n in range(3)])
    assert mirror["a"].mu == 25.0


def test_games_are_whole_deals_and_do_not_depend_on_cores():
    assert Contest(NAME, 2, ("greedy", "random"), 5).total() == 6
    alone = run(QUICK, jobs=1)
    assert alone == run(QUICK, jobs=2)
    assert [one.bots for one in alone] == [("greedy", "random"), ("random", "greedy")] * 3
    assert [one.seed for one in alone] == [5, 5, 6, 6, 7, 7]


def test_a_contest_goes_on_after_a_torn_line(tmp_path):
    whole = run(QUICK, jobs=1)
    path = tmp_path / "x.part"
    diary = Diary(path, QUICK, resume=False)
    diary.note(play(QUICK, 0))
    diary.note(play(QUICK, 3))
    with path.open("ab") as file:
        file.write(b'{"number": 1, "se')  # killed while writing
    seen: list[int] = []
    assert run(QUICK, 1, Diary(path, QUICK, resume=True), seen.append) == whole
    assert seen[0] == 2


def test_games_of_another_version_are_not_counted(tmp_path):
    """Nor is the file touched: nothing of it is lost."""
    path = tmp_path / "x.part"
    Diary(path, QUICK, resume=False)
    with path.open("ab") as file:
        file.write(b'{"number": 0, "seed": 5}\n')
    before = path.read_bytes()
    with pytest.raises(Complaint, match="another version"):
        run(QUICK, 1, Diary(path, QUICK, resume=True))
    assert path.read_bytes() == before


def test_an_unfinished_contest_is_not_overwritten(tmp_path):
    path = tmp_path / "x.part"
    Diary(path, QUICK, resume=False)
    with pytest.raises(Complaint, match="--resume"):
        Diary(path, QUICK, resume=False)
    with pytest.raises(Complaint, match="another contest"):
        Diary(path, Contest(NAME, 2, ("greedy",), 6), resume=True)
    path.write_text("nonsense\n")
    with pytest.raises(Complaint, match="not the diary"):
        Diary(path, QUICK, resume=True)


def test_games_of_other_components_are_not_mixed(tmp_path, capsys):
    """Two files of the same name are not the same game."""
    pytest.importorskip("pyarrow")
    own, out = tmp_path / "own.toml", tmp_path / "x.parquet"
    text = titles()["histrio"].components.text
    words = ["arena", "histrio", "--bots", "random", "--games", "2", "--out", str(out)]
    words += ["--components", str(own), "--resume"]
    own.write_text(text)
    begun = contest_of(parser().parse_args(words))
    Diary(tmp_path / "x.parquet.part", begun, resume=False)
    own.write_text(text.replace("start_ecus = 3", "start_ecus = 30"))
    assert main(words) == 1
    assert "other rules, components" in capsys.readouterr().err
    own.write_text(text)
    assert main(words) == 0


def test_a_bot_on_several_processes_plays_alone():
    contest = Contest(NAME, 2, ("search-2/2", "random"), 2)
    assert len(run(contest, jobs=2)) == 2


def test_the_command_writes_parquet(tmp_path, capsys):
    parquet = pytest.importorskip("pyarrow.parquet")
    out = tmp_path / "games.parquet"
    words = ["arena", NAME, "--bots", "greedy,random", "--games", "4", "--jobs", "1"]
    assert main([*words, "--out", str(out), "--json"]) == 0
    told = json.loads(capsys.readouterr().out)
    assert told["games"] == 4
    assert {line["bot"] for line in told["bots"]} == {"greedy", "random"}
    rows = parquet.read_table(out).to_pylist()
    assert len(rows) == 8
    assert sum(row["share"] for row in rows) == pytest.approx(4.0)
    assert sorted(row["place"] for row in rows) == [0] * 4 + [1] * 4
    assert not out.with_name("games.parquet.part").exists()
    assert main([*words, "--out", str(out)]) == 1
    assert "is there already" in capsys.readouterr().err
    assert main(words) == 0
    shown = capsys.readouterr().out
    assert "95 % interval" in shown
    assert "Wins in turn order: " in shown


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (["--bots", "nobody"], "There is no bot 'nobody'"),
        (["--bots", "greedy", "--seats", "9"], "is for"),
        (["--bots", "greedy", "--resume"], "--out"),
        (["--bots", "greedy", "--out", "/nowhere/x.parquet"], "There is no folder"),
    ],
)
def test_mistakes_are_answered_in_sentences(words, sentence, capsys):
    assert main(["arena", NAME, *words]) == 1
    assert sentence in capsys.readouterr().err


def test_a_stopped_contest_says_how_to_go_on(tmp_path):
    """^C in the middle: no traceback, and --resume finishes it."""
    out = tmp_path / "games.parquet"
    # a job in the background is deaf to ^C, and so would be what it starts
    command = ["env", "--default-signal=INT", sys.executable, "-m", "stammtisch.cli.main", "arena"]
    command += [NAME, "--bots", "greedy,random", "--games", "6000", "--jobs", "2"]
    command += ["--out", str(out)]
    process = subprocess.Popen(command, stderr=subprocess.PIPE, text=True)
    part = out.with_name("games.parquet.part")
    deadline = time.monotonic() + 60
    while not part.exists() or part.stat().st_size < 2000:
        assert time.monotonic() < deadline
        time.sleep(0.05)
    process.send_signal(signal.SIGINT)
    _, said = process.communicate(timeout=60)
    assert process.returncode == 130
    assert "--resume" in said
    assert "Traceback" not in said
    done = len(part.read_bytes().splitlines()) - 1
    assert 0 < done < 6000
