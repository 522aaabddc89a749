"""Limits of a host's own: every one can be named, none can be moved too far."""

from __future__ import annotations

import re
import tomllib

import msgspec
import pytest

from stammtisch.cli.main import main
from stammtisch.server.door.bounds import BOUNDS, BadLimits, as_toml, limits_from, plainly
from stammtisch.server.door.limits import Limits
from stammtisch.server.serve import Service
from tests.server.running import ROOT

USUAL = msgspec.structs.asdict(Limits())
DOCUMENT = (ROOT / "docs/operations.md").read_text(encoding="utf-8")


def test_every_limit_has_bounds_and_stands_between_them():
    assert list(BOUNDS) == list(USUAL)
    for name, bounds in BOUNDS.items():
        assert bounds.lowest <= USUAL[name] <= bounds.highest, name


def test_the_page_lists_every_limit_as_it_is():
    rows = re.findall(r"^\| `(\w+)` \| ([^|]+) \| ([^|]+) \| ([^|]+) \|$", DOCUMENT, re.MULTILINE)
    assert rows == [
        (name, plainly(USUAL[name]), f"{plainly(low)} to {plainly(high)}", what)
        for name, (low, high, what) in BOUNDS.items()
    ]


def test_what_is_shown_can_be_read_again(capsys, tmp_path):
    """`--show-limits` prints a file for `--limits`; words win over the file."""
    assert main(["serve", "--show-limits", "--limit", "tables_per_visitor=500"]) == 0
    file = tmp_path / "limits.toml"
    file.write_text(capsys.readouterr().out)
    assert tomllib.loads(file.read_text()) == USUAL | {"tables_per_visitor": 500}
    assert limits_from(file) == Limits(tables_per_visitor=500)
    assert limits_from(file, ["late=3", "tables_per_visitor = 7"]) == Limits(
        late=3.0, tables_per_visitor=7
    )
    assert as_toml(Limits()) == as_toml(limits_from(None))


def test_the_server_is_told(monkeypatch, tmp_path):
    told: list[Service] = []
    monkeypatch.setattr("stammtisch.server.serve.serve", told.append)
    file = tmp_path / "limits.toml"
    file.write_text("chat_burst = 9\n")
    assert main(["serve", "--limits", str(file), "--limit", "chat_per_second=0.5"]) == 0
    assert told[0].limits == Limits(chat_burst=9, chat_per_second=0.5)


@pytest.mark.parametrize("name", BOUNDS)
def test_no_limit_is_moved_too_far(name):
    low, high, _ = BOUNDS[name]
    limits_from(None, [f"{name}={low!r}"])
    limits_from(None, [f"{name}={high!r}"])
    for value in (low - 1, high + 1, "nan", "inf", "many", "", "1_0x", "9" * 5000, "1" + "0" * 400):
        with pytest.raises(BadLimits, match=name) as told:
            limits_from(None, [f"{name}={value}"])
        assert len(str(told.value)) < 300


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("tabels = 5", "no limit 'tabels'. There are: messages_per_second, "),
        ("tables = '5'", "tables is a whole number from 1 to 1,000,000,000, not 5"),
        ("tables = true", "tables is a whole number"),
        ("tables = 5.5", "tables is a whole number"),
        ("[tables]\nmost = 5", "tables is a whole number"),
        ("late = nan", "late is a number from 0.01"),
        ("tables = ", "not valid TOML"),
        ("x = " + "[" * 3000, "not valid TOML"),
        ("tables = 1" + "0" * 400, "tables is a whole number from 1 to 1,000,000,000, not 1000"),
        ("tables = " + "9" * 5000, "not valid TOML"),
        ("tables = 0x" + "f" * 9000, "not a number of thousands of digits"),
    ],
)
def test_a_file_that_makes_no_sense_gets_a_sentence(capsys, tmp_path, text, sentence):
    file = tmp_path / "limits.toml"
    file.write_text(text)
    assert main(["serve", "--limits", str(file)]) == 1
    said = capsys.readouterr().err
    assert sentence in said
    assert "Traceback" not in said


def test_a_file_that_is_none_gets_a_sentence(capsys, tmp_path):
    assert main(["serve", "--limits", str(tmp_path / "none.toml")]) == 1
    assert "cannot be read" in capsys.readouterr().err
    (tmp_path / "picture").write_bytes(b"\xff\xfe")
    assert main(["serve", "--limits", str(tmp_path / "picture")]) == 1
    assert "not valid TOML" in capsys.readouterr().err
    assert main(["serve", "--limit", "tables"]) == 1
    assert "write NAME=VALUE" in capsys.readouterr().err
