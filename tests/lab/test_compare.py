"""Two boxes on the same deals: differences that are there are found, none are made up."""

from __future__ import annotations

import json
import re
from base64 import b64decode

import msgspec
import pytest

from stammtisch.arena.balance import Order
from stammtisch.arena.executors import opened
from stammtisch.cli.main import main
from stammtisch.core.record import read
from stammtisch.core.registry import title
from stammtisch.lab.compare import compare
from stammtisch.lab.compared import findings
from stammtisch.lab.keys import changed

GAME = title("histrio")


def boxes(games: int, **changes: int) -> tuple[Order, Order]:
    before = Order("histrio", 3, "greedy", games)
    named = {key.replace("__", "."): value for key, value in changes.items()}
    text = changed(GAME, GAME.components.text, named).text
    return before, msgspec.structs.replace(before, components=text)


def test_the_same_box_differs_in_nothing():
    before, _ = boxes(6)
    with opened(1) as here:
        found = compare(before, before, here, worths=False)
    assert all(line.difference.mean == 0 for line in [*found.lines, *found.places])
    assert "Nothing differs" in [one.answer for one in findings(found)]


def test_richer_players_score_more_for_sure_and_two_processes_agree():
    orders = boxes(12, constants__start_ecus=30)
    with opened(1) as here, opened(2) as two:
        found = compare(*orders, here)
        assert found == compare(*orders, two)
    score = next(line for line in found.lines if line.id == "winner")
    assert score.difference.low > 15
    said = [one for one in findings(found) if one.answer == "Winners score more:"]
    assert said
    assert said[0].sure
    assert said[0].story is not None
    assert len(said[0].story.lines) > 50


def test_the_command_writes_a_page_of_sentences(tmp_path, capsys):
    out = tmp_path / "page.html"
    words = ["lab", "compare", "histrio", "--set", "mood.spaces_per_side=10", "--games", "4"]
    assert main([*words, "--jobs", "1", "--out", str(out), "--json"]) == 0
    said = capsys.readouterr()
    told = json.loads(said.out)
    assert len(told["components"]) == 2
    assert told["rules_version"] == GAME.rules_version
    assert "weights that were tuned for another one" in said.err
    page = out.read_text()
    assert "What was found" in page
    assert "mood: spaces per side 10 instead of 8" in page
    assert "Nightingale" in page
    assert GAME.components.hash[:4] in page
    assert not re.search(r"<script|<link|src=|href=['\"](?!#|data:)|@import|url\(", page)


SAVED = re.compile(r"download='([^']+)' href='data:application/json;base64,([^']+)'")


def test_a_finding_leads_to_a_match_that_can_be_opened(tmp_path, capsys):
    """Its record replays by command, box and all; where a house is named, the page leads there."""
    out = tmp_path / "page.html"
    words = ["lab", "compare", "histrio", "--set", "constants.start_ecus=9", "--games", "4"]
    house = "http://127.0.0.1:8000/tavern/"
    assert main([*words, "--jobs", "1", "--out", str(out), "--house", house]) == 0
    page = out.read_text()
    saved = SAVED.findall(page)
    assert saved
    assert f"<a href='{house}'>" in page
    for name, packed in saved:
        assert f"stammtisch replay {name}" in page
        file = tmp_path / name
        file.write_bytes(b64decode(packed))
        assert main(["replay", str(file), "--json"]) == 0
        assert read(file).components != GAME.components.hash
    capsys.readouterr()


def test_a_match_with_a_gift_says_that_it_has_no_record(tmp_path, capsys):
    out = tmp_path / "page.html"
    words = ["lab", "gift", "owl", "--seats", "3", "--games", "40", "--jobs", "1"]
    assert main([*words, "--out", str(out)]) == 0
    page = out.read_text()
    assert "A gift is no answer" in page
    assert not SAVED.search(page)
    capsys.readouterr()


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (["histrio"], "Name two boxes"),
        (["histrio", "taverna"], "cannot be compared"),
        (["histrio", "nowhere.toml"], "nowhere.toml: There is no such file"),
        (["histrion", "--set", "a=1"], "no game 'histrion'"),
        (["histrio", "--set", "mood.spaces=1"], "There is no number 'mood.spaces'"),
        (["histrio", "--set", "mood.spaces_per_side=31"], "must be from 1 to 30"),
    ],
)
def test_a_comparison_that_cannot_be_made_gets_a_sentence(words, sentence, capsys):
    assert main(["lab", "compare", *words, "--games", "2"]) == 1
    assert sentence in capsys.readouterr().err
