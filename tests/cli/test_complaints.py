"""Bad input gets a sentence and a non-zero exit, never a traceback."""

from __future__ import annotations

import json

import pytest

from stammtisch.cli.main import main
from stammtisch.core import record
from stammtisch.core.match import Match
from stammtisch.core.registry import titles
from stammtisch.server.serve import Service

GAME = titles()["histrio"]


def complaint(capsys, *words: str) -> str:
    """What a failing command prints on standard error; nothing may go to standard output."""
    try:
        status = main(words)
    except SystemExit as left:  # argparse leaves by itself
        status = int(str(left.code))
    told = capsys.readouterr()
    assert status != 0
    assert told.out == ""
    assert "Traceback" not in told.err
    assert told.err.startswith("stammtisch: ")
    return str(told.err)


def short_match() -> Match:
    match = Match(GAME, GAME.fewest_seats, seed=1)
    while match.ply < 20:
        seat = match.awaited()[0]
        match.answer(seat, match.question(seat).choices[0].option)
    return match


@pytest.fixture
def kept(tmp_path):
    path = tmp_path / "match.json"
    record.write(record.to_record(short_match()), path)
    return path


def test_an_unknown_game_gets_a_suggestion(capsys):
    name = GAME.name[:-1]
    assert f"Did you mean '{GAME.name}'?" in complaint(capsys, "simulate", name)


def test_a_quite_unknown_game_gets_the_list(capsys):
    assert GAME.name in complaint(capsys, "play", "xyzzy")


@pytest.mark.parametrize("seats", ["1", "9"])
def test_seats_out_of_range(capsys, seats):
    told = complaint(capsys, "simulate", GAME.name, "--seats", seats)
    assert f"{GAME.fewest_seats} to {GAME.most_seats} seats, not {seats}" in told


@pytest.mark.parametrize("words", [("--seats", "two"), ("--games", "0"), ("--seed", "-1")])
def test_numbers_that_are_none(capsys, words):
    assert "is not a whole number" in complaint(capsys, "simulate", GAME.name, *words)


def test_an_unknown_variant(capsys):
    assert "no variant 'moon'" in complaint(capsys, "play", GAME.name, "--variant", "moon=on")


def test_an_unknown_preset(capsys):
    assert "no preset 'moon'" in complaint(capsys, "play", GAME.name, "--preset", "moon")


def test_an_unknown_bot(capsys):
    assert "no bot 'oracle'" in complaint(capsys, "simulate", GAME.name, "--bot", "oracle")


def test_no_command_at_all(capsys):
    assert "--help" in complaint(capsys, "dance")


def test_a_record_that_is_not_there(capsys, tmp_path):
    assert "cannot be read" in complaint(capsys, "replay", str(tmp_path / "none.json"))


def test_a_truncated_record(capsys, kept):
    kept.write_bytes(kept.read_bytes()[:-40])
    assert "cut off or damaged" in complaint(capsys, "replay", str(kept))


def test_a_record_of_other_rules(capsys, kept):
    content = json.loads(kept.read_text())
    content["rules_version"] += 1
    kept.write_text(json.dumps(content))
    assert "rules version" in complaint(capsys, "replay", str(kept))


def test_an_edited_answer(capsys, kept):
    content = json.loads(kept.read_text())
    match = short_match()
    for ply, (seat, option) in enumerate(match.answers):
        others = [
            c for c in range(62) if match.state_at(ply).options(seat) >> c & 1 and c != option
        ]
        if others:
            content["answers"][ply][1] = others[0]
            break
    kept.write_text(json.dumps(content))
    told = complaint(capsys, "replay", str(kept))
    assert str(kept) in told


def test_a_record_with_other_components(capsys, kept):
    content = json.loads(kept.read_text())
    content["components"] = "0" * 32
    kept.write_text(json.dumps(content))
    assert "other components" in complaint(capsys, "replay", str(kept))


def test_a_components_file_with_a_wrong_count(capsys, tmp_path):
    path = tmp_path / "own.toml"
    lines = GAME.components.text.splitlines()
    place = next(i for i, line in enumerate(lines) if line.startswith("count = "))
    lines[place] = "count = 'many'"
    path.write_text("\n".join(lines))
    told = complaint(capsys, "components", "check", GAME.name, str(path))
    assert str(path) in told
    assert "'count' must be a whole number" in told


def test_a_components_file_that_is_no_toml(capsys, tmp_path):
    path = tmp_path / "own.toml"
    path.write_text("this = is = wrong")
    told = complaint(capsys, "simulate", GAME.name, "--components", str(path))
    assert "not valid TOML" in told
    assert "line 1" in told


def test_export_never_overwrites(capsys, tmp_path):
    path = tmp_path / "own.toml"
    path.write_text("precious")
    assert "exists already" in complaint(capsys, "components", "export", GAME.name, str(path))
    assert path.read_text() == "precious"


def test_a_record_that_is_no_text(capsys, kept):
    kept.write_bytes(kept.read_bytes().replace(b"histrio", b"hist\xffio", 1))
    assert "cut off or damaged" in complaint(capsys, "replay", str(kept))


@pytest.mark.parametrize(
    "words",
    [
        ("arena", "--bots", "greedy", "--games", "2", "--out"),
        ("balance", "--games", "2", "--bans", "0", "--out"),
        ("tune", "--steps", "1", "--dry", "--diary"),
    ],
)
@pytest.mark.parametrize("place", ["/proc/none.x", "FOLDER", "FOLDER/none/x"])
def test_what_cannot_be_written_is_told_before_anything_is_played(
    capsys, monkeypatch, tmp_path, words, place
):
    pytest.importorskip("pyarrow")
    monkeypatch.setattr("stammtisch.arena.executors.Processes.submit", None)
    command, *rest = words
    out = place.replace("FOLDER", str(tmp_path))
    told = complaint(capsys, command, GAME.name, *rest, out)
    assert "folder" in told or "cannot be written" in told


@pytest.mark.parametrize(
    ("name", "old", "new"),
    [
        ("histrio", "[meta]", "[meta]\nday = 2026-01-01"),
        ("tiefenthal", "[meta]", "[meta]\nday = 2026-01-01"),
        ("crossroads", "[meta]", "[meta]\nday = 2026-01-01"),
        ("taverna", "[meta]", "[meta]\nday = 2026-01-01"),
        ("histrio", "[meta]", "deep = " + "[" * 3000 + "]" * 3000 + "\n[meta]"),
    ],
)
def test_values_of_a_strange_form(capsys, tmp_path, name, old, new):
    path = tmp_path / "own.toml"
    path.write_text(titles()[name].components.text.replace(old, new, 1))
    assert str(path) in complaint(capsys, "components", "check", name, str(path))


def test_components_are_shown_whatever_they_say(capsys, tmp_path):
    """A bare list, and words that look like markup."""
    path = tmp_path / "own.toml"
    text = GAME.components.text.replace('text = "', 'text = "[/b] ', 1)
    path.write_text("loose = [1, 2]\n" + text.replace('note = "', 'note = "[/b] ', 1))
    assert main(["components", "show", GAME.name, str(path)]) == 0
    assert "loose: 1; 2" in capsys.readouterr().out


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (("simulate", "--seats", "2", "--bots", "greedy,random,planner"), "3 bots for 2 seats"),
        (("arena", "--seats", "2", "--bots", "greedy,greedy,random"), "name each bot once"),
        (("balance", "--bans", "1"), "--bans 0"),
        (("tune", "--prove-with", "oracle"), "no bot 'oracle'"),
    ],
)
def test_contests_that_make_no_sense(capsys, words, sentence):
    command, *rest = words
    assert sentence in complaint(capsys, command, GAME.name, *rest)


@pytest.mark.parametrize("name", ["--keep", "--keep-unfinished"])
@pytest.mark.parametrize("days", ["0", "0d", "-3d", "1.5d", "365 days", "d", "", "²d", "9" * 5000])
def test_tables_are_kept_for_a_number_of_days(capsys, name, days):
    said = complaint(capsys, "serve", f"{name}={days}")
    assert "is not a number of days such as 365d" in said
    assert len(said) < 500


@pytest.mark.parametrize(
    ("words", "finished", "abandoned"),
    [
        ((), None, None),
        (("--keep", "365d"), 365, 365),
        (("--keep", "7"), 7, 7),
        (("--keep", "365d", "--keep-unfinished", "90d"), 365, 90),
        (("--keep-unfinished", "1d"), None, 1),
    ],
)
def test_how_long_tables_are_kept_is_told_to_the_server(monkeypatch, words, finished, abandoned):
    told: list[Service] = []
    monkeypatch.setattr("stammtisch.server.serve.serve", told.append)
    assert main(["serve", *words]) == 0
    kept = [None if days is None else days * 86_400.0 for days in (finished, abandoned)]
    assert [told[0].keep.finished, told[0].keep.abandoned] == kept


def test_a_server_needs_workers(capsys):
    assert "at least one worker" in complaint(capsys, "serve", "--workers", "0")


@pytest.mark.parametrize("command", ["simulate", "arena", "balance", "tune"])
def test_a_cluster_that_is_not_there(capsys, command, monkeypatch, tmp_path):
    monkeypatch.chdir(tmp_path)
    words = [command, GAME.name, "--executor", "dask://127.0.0.1:1"]
    words += ["--bots", "random"] if command == "arena" else []
    assert "Nobody answers at dask://127.0.0.1:1" in complaint(capsys, *words)
    assert "leave it out with --executor" in complaint(capsys, *words, "--jobs", "2")
    assert "is no executor" in complaint(capsys, *words[:3], "cloud", *words[4:])
