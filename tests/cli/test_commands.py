"""What the commands print when all is well."""

from __future__ import annotations

import json
from itertools import pairwise

import pytest
from rich.console import Console

from stammtisch.arena.hunt import play
from stammtisch.bots import advice, bot, bots_for
from stammtisch.cli import evening
from stammtisch.cli.main import main
from stammtisch.core import record
from stammtisch.core.match import Match
from stammtisch.core.registry import titles

every_title = pytest.mark.parametrize("name", titles())


def printed(capsys, *words: str) -> str:
    assert main(words) == 0
    return str(capsys.readouterr().out)


def test_games_lists_every_title(capsys):
    told = json.loads(printed(capsys, "games", "--json"))
    assert [game["name"] for game in told] == list(titles())
    shelf = printed(capsys, "games")
    assert all(name in shelf for name in titles())


def test_a_preset_sets_its_variants(capsys):
    words = ("transcript", "crossroads", "--seats", "2", "--seed", "3")
    assert "The law" not in printed(capsys, *words, "--preset", "first_game_lite")
    told = printed(capsys, *words, "--preset", "first_game_lite", "--variant", "kingdom=1-5")
    assert "The law “I wanna see you!”" in told
    assert "first_game_lite" in printed(capsys, "games", "--json")


def test_version_says_compiled_or_not(capsys):
    assert "compiled" in printed(capsys, "version")
    assert json.loads(printed(capsys, "version", "--json"))["rules"].keys() == titles().keys()


@every_title
def test_simulate_is_the_same_with_one_job_and_with_two(capsys, name):
    words = ("simulate", name, "--games", "60", "--seed", "5", "--json")
    one = json.loads(printed(capsys, *words, "--jobs", "1"))
    two = json.loads(printed(capsys, *words, "--jobs", "2"))
    assert one["hash"] == two["hash"]
    assert one["mean_scores"] == two["mean_scores"]
    assert one["games"] == 60
    assert sum(one["win_share"]) == pytest.approx(1, abs=0.01)
    needed = {"game", "seats", "games", "decisions", "seconds", "games_per_second",
              "decisions_per_second", "hash", "compiled"}  # fmt: skip
    assert needed <= one.keys()


@every_title
def test_another_seed_gives_another_hash(capsys, name):
    words = ("simulate", name, "--games", "20", "--jobs", "1", "--json", "--seed")
    assert printed(capsys, *words, "1") != printed(capsys, *words, "2")


@every_title
def test_transcript_is_repeatable_and_ends_with_the_sheet(capsys, name):
    words = ("transcript", name, "--seed", "9")
    told = printed(capsys, *words)
    assert told == printed(capsys, *words)
    story, _, sheet = told.rstrip().rpartition("\n\n")
    assert "   0  " in story, "the log begins with the setup"
    rows = [line.split() for line in sheet.splitlines()]
    match = Match(titles()[name], titles()[name].fewest_seats, seed=9)
    play(match, bots_for(["random"], match.seats), 9)
    totals = [str(total) for total in titles()[name].sheet(match.state).totals]
    assert ["Total", *totals] in rows
    assert rows[-1][0] == "Rank"


@every_title
def test_components_survive_export_and_check(capsys, name, tmp_path):
    path = tmp_path / "own.toml"
    printed(capsys, "components", "export", name, str(path))
    told = printed(capsys, "components", "check", name, str(path))
    assert "the same as the standard ones" in told
    assert titles()[name].components.hash in printed(capsys, "components", "show", name)


@every_title
def test_replay_prints_the_score_sheet(capsys, name, tmp_path):
    game = titles()[name]
    match = Match(game, game.fewest_seats, seed=2)
    while not match.over:
        seat = match.awaited()[0]
        match.answer(seat, match.question(seat).choices[0].option)
    path = tmp_path / "match.json"
    record.write(record.to_record(match), path)
    assert "verified" in printed(capsys, "replay", str(path))
    told = json.loads(printed(capsys, "replay", str(path), "--json"))
    assert told["over"]
    assert told["components"] == game.components.hash
    assert told["sheet"]["totals"] == list(game.sheet(match.state).totals)


class Typist(Console):
    """A console at which somebody types prepared lines, then leaves."""

    def __init__(self, lines) -> None:
        super().__init__(width=110, record=True, highlight=False, quiet=False)
        self.lines = iter(lines)

    def input(self, *words, **settings) -> str:
        try:
            return str(next(self.lines))
        except StopIteration:
            raise EOFError from None


@every_title
def test_a_whole_evening_at_the_terminal(name, capsys):
    """Always the first option: the match ends with a score sheet."""
    game = titles()[name]
    match = Match(game, game.fewest_seats, seed=3)
    bots = {seat: bot("random") for seat in range(1, match.seats)}
    console = Typist("1" for _ in range(5000))
    evening.Evening(console, match, bots).play()
    assert match.over
    assert "Score sheet" in console.export_text()


def test_the_master_hints_and_looks_back(monkeypatch, capsys):
    """'hint' names the best options; after the match 'yes' names what cost most."""

    def quick(game, world, seat, seed, level="master"):
        return advice.advise(game, world, seat, seed, "greedy")

    monkeypatch.setattr(evening, "advise", quick)
    game = min(titles().values(), key=lambda title: title.most_decisions)
    match = Match(game, game.fewest_seats, seed=3)
    bots = {seat: bot("random") for seat in range(1, match.seats)}
    console = Typist(iter(["hint"]))
    evening.Evening(console, match, bots, {1: "apprentice"}).play()
    assert "Best: " in console.export_text()
    ply = match.ply
    console = Typist("yes" if match.over else "1" for _ in range(5000))
    evening.Evening(console, match, bots, {1: "apprentice"}).play()
    assert match.ply > ply
    told = console.export_text()
    assert "The decisions that cost most" in told
    assert "better was" in told
    assert "Apprentice 2" in told


@every_title
def test_words_at_the_terminal_change_nothing(name, tmp_path, capsys):
    match = Match(titles()[name], titles()[name].fewest_seats, seed=3)
    path = tmp_path / "kept.json"
    lines = ["help", "board", "log", "look a", "why a", "why xyzzy", "99", "undo", f"save {path}",
             "save", "save /no/such/folder/x.json", "²", "9" * 5000, "save .", "save /",
             "save /etc/passwd/x", "save " + "x" * 300, "why [/x]", "look [/]", "quit"]  # fmt: skip
    console = Typist(lines)
    bots = {seat: bot("random") for seat in range(1, match.seats)}
    evening.Evening(console, match, bots).play()
    told = console.export_text()
    assert record.to_match(record.read(path)).ply == match.ply
    for sentence in ("A number chooses", "nothing called", "Choose a number", "cannot be taken",
                     "Say where", "cannot be written", "is a folder", "'[/x]'",
                     "You leave the table"):  # fmt: skip
        assert sentence in told


class Witness(Typist):
    """Remembers what was on the screen when a person was asked to come, and when the next sat."""

    def __init__(self, lines) -> None:
        super().__init__(lines)
        self.shown = ""
        self.handed_over: list[tuple[str, str]] = []

    def print(self, *words, **settings) -> None:
        self.shown += " ".join(str(word) for word in words)
        super().print(*words, **settings)

    def clear(self, home: bool = True) -> None:
        self.shown = ""

    def input(self, *words, **settings) -> str:
        if "Press Enter when alone" in str(words[0]):
            self.handed_over.append((str(words[0]), self.shown))
            return ""
        return super().input(*words, **settings)


@every_title
def test_hot_seat_clears_the_screen_between_people(name, capsys):
    game = titles()[name]
    match = Match(game, game.fewest_seats, seed=3)
    console = Witness("1" for _ in range(60))
    evening.Evening(console, match, {}).play()
    asked = [words.partition(",")[0] for words, _ in console.handed_over]
    assert set(asked) == {f"Player {seat + 1}" for seat in range(match.seats)}
    assert all(one != other for one, other in pairwise(asked)), "nobody is handed their own screen"
    assert all(screen == "" for _, screen in console.handed_over), "the next sees nothing"
