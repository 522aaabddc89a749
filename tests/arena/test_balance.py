"""The balance report: figures by hand, the ban test, and a page that needs nothing from outside."""

from __future__ import annotations

import json
import re

import pytest

from stammtisch.arena.balance import (
    BanBot,
    Noted,
    Order,
    Pick,
    Study,
    ban,
    changes,
    counted,
    decided,
    study,
    watch,
)
from stammtisch.bots import bot
from stammtisch.bots.contest import play_match
from stammtisch.cli.main import main
from stammtisch.core.registry import titles
from stammtisch.core.rng import seeded
from stammtisch.lab.drawings import Row, histograms, intervals, ticks
from stammtisch.lab.estimates import estimate
from tests.bots.worlds import match_after

NAME = sorted(titles())[1]


def test_a_match_is_decided_when_its_winner_stays_ahead():
    assert decided([0, 1, 1, 0, 1, 1, 1, 1, 1, 1], 0b10) == 0.4
    assert decided([1, 1], 0b10) == 0.0
    assert decided([0, 0], 0b10) == 1.0
    assert changes([0, 0, 1, 0]) == 2


def test_a_chair_counts_once_for_each_option():
    picks = counted([{"a", "b"}, {"a"}], [{"a"}, {"a"}], [1.0, 0.0])
    assert picks == {"a": Pick(2, 2, 1.0), "b": Pick(1, 0, 0.0)}


def noted(shares, picks):
    return Noted((5, 3), shares, 0, 10, 2, {"x": (5, 3)}, 1, 0.5, picks)


def test_what_wins_oddly_often_is_suspicious():
    order = Order(NAME, 2, "greedy", 100)
    strong = {"a": Pick(2, 1, 1.0), "b": Pick(2, 1, 0.5)}
    found = Study(order, [noted((1.0, 0.0), strong) for _ in range(100)])
    names = [name for name, _, _ in found.suspicious(10)]
    assert names == ["a", "b"]
    assert found.suspicious(10)[0][2] == pytest.approx(10.0)  # 100 of 100 where 50 are even
    assert [place.share for place in found.places()] == [1.0, 0.0]
    assert [place.points for place in found.places()] == [5.0, 3.0]
    assert found.sources() == {"x": pytest.approx(4.0)}


@pytest.mark.parametrize("name", sorted(titles()))
def test_a_banned_option_is_never_taken(name):
    match, seat = match_after(name, 10)
    world = match.state.imagine(seat, 1)
    kind, usual = world.kind(seat), bot("greedy").choose(world, seat, seeded(1, 2))
    banned = BanBot(bot("greedy"), kind, usual).choose(world, seat, seeded(1, 2))
    assert banned != usual
    assert world.options(seat) >> banned & 1
    free = BanBot(bot("greedy"), kind + 1, usual).choose(world, seat, seeded(1, 2))
    assert free == usual


@pytest.mark.parametrize("name", sorted(titles()))
def test_a_watched_match_is_the_match_that_bots_play(name):
    """Nobody is asked in another order, which would be somebody's advantage."""
    game = titles()[name]
    seats = game.most_seats
    for seed in range(3):
        watched = watch(game, Order(name, seats, "greedy", 1), seed, [bot("greedy")] * seats)
        state = game.setup(game.components.box, seats, game.check_table(seats, {}), seed)
        first = state.first_seat()
        answers = play_match(state, [bot("greedy")] * seats, seed)
        assert watched.scores == tuple(state.score(seat) for seat in range(seats))
        assert (watched.answers, watched.first) == (answers, first)


def test_a_study_is_the_same_on_any_number_of_cores():
    order = Order(NAME, 2, "greedy", 6)
    assert study(order, 1) == study(order, 2)
    assert all(sum(match.shares) == pytest.approx(1.0) for match in study(order, 1).matches)


def test_a_ban_of_something_never_offered_changes_nothing():
    game = titles()[NAME]
    kind = game.decisions(game.components.box)[0]
    found = study(Order(NAME, 2, "greedy", 8), 1)
    never = [o for o in kind.options if f"{kind.id}: {o}" not in found.picks()]
    order = Order(NAME, 2, "greedy", 4)
    if never:
        tested = ban(order, f"{kind.id}: {never[0]}", 1)
        assert (tested.difference, tested.low, tested.high) == (0.0, 0.0, 0.0)
    name = found.suspicious(1)[0][0] if found.suspicious(1) else next(iter(found.picks()))
    tested = ban(order, name, 1)
    assert tested.low <= tested.difference <= tested.high


def test_plots_are_drawings_with_figures():
    drawn = intervals([Row("seat <1>", "", (estimate([0.2, 0.3, 0.25]),), "25.0 %")], "Seats")
    assert drawn.count("seat &lt;1&gt;") == 2  # for a desk and for a phone
    assert "25.0 %" in drawn
    assert "<circle" in drawn
    for values in ([1.5, 2.0, 2.0], [3.0, 3.0], [3.5, 3.5]):
        assert "<path" in histograms([values], "Length", "answers")
    assert ticks(-3.2, 8.1, 6) == [-2, 0, 2, 4, 6, 8]


def test_the_command_writes_one_page_that_opens_with_sentences(tmp_path, capsys):
    out, own = tmp_path / "report.html", tmp_path / "own.toml"
    game = titles()["histrio"]
    own.write_text(game.components.text.replace("start_ecus = 3", "start_ecus = 30"))
    words = ["balance", "histrio", "--games", "6", "--bans", "2", "--jobs", "1", "--json"]
    words += ["--components", str(own), "--bots", "random,greedy"]
    assert main([*words, "--out", str(out)]) == 0
    told = json.loads(capsys.readouterr().out)
    assert told["components"] == [game.read_components(own).hash]
    assert len(told["found"]["tables"]) == 2
    assert told["findings"]
    page = out.read_text()
    assert page.index("What was found") < page.index("<svg class=")
    assert "2 seats, greedy" in page
    assert "2 seats, random" in page
    assert told["components"][0][:4] in page
    assert not re.search(r"<script|<link|src=|href=['\"](?!#|data:)|@import|url\(", page)
    assert "choose_travel" not in page
    assert main([*words, "--out", "/nowhere/x.html"]) == 1
    assert "There is no folder" in capsys.readouterr().err
    assert main([*words, "--bots", "nobody"]) == 1
    assert main([*words, "--variant", "nonsense=yes"]) == 1
    assert "no variant 'nonsense'" in capsys.readouterr().err
