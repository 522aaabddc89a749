"""`stammtisch new`: what it writes, and what it refuses."""

from __future__ import annotations

import subprocess
import sys
import tomllib
from pathlib import Path

import pytest

from stammtisch.cli import new
from stammtisch.cli.main import main
from tests.fifth.workbench import make

ROOT = Path(__file__).parents[2]
TOOLS = Path(sys.executable).parent


@pytest.fixture(scope="module")
def project(tmp_path_factory) -> Path:
    return make(tmp_path_factory.mktemp("new"), "night_market", "--title", "Salt & Smoke")


def texts(folder: Path) -> dict[str, str]:
    return {
        path.relative_to(folder).as_posix(): path.read_text(encoding="utf-8")
        for path in folder.rglob("*")
        if path.is_file()
    }


def test_nothing_of_the_pattern_is_left(project):
    for name, text in texts(project).items():
        assert "pattern" not in text.lower(), name
        assert "Ferry Night" not in text, name


def test_it_is_small(project):
    """A newcomer reads it in half an hour."""
    written = texts(project)
    assert len(written) <= 29
    filled = sum(
        len([line for line in text.splitlines() if line.strip()]) for text in written.values()
    )
    assert filled < 950


def test_the_names_are_those_that_were_given(project):
    written = texts(project)
    package = "src/stammtisch_night_market"
    assert (
        "class NightMarketGame(Game[NightMarket, Box, NightMarketView]):"
        in (written[f"{package}/game.py"])
    )
    assert "title-name = Salt & Smoke" in written[f"{package}/words/en.ftl"]
    assert ">Salt &amp; Smoke</text>" in written[f"{package}/board/cover.svg"]
    meta = tomllib.loads(written[f"{package}/components.toml"])["meta"]
    assert meta == {"game": "night_market", "title": "Salt & Smoke"}
    points = tomllib.loads(written["pyproject.toml"])["project"]["entry-points"]
    assert points == {"stammtisch.games": {"night_market": "stammtisch_night_market:GAME"}}


def test_what_is_written_is_formatted_and_linted(project):
    """By the same judges as our own code; imports are in the order of the pattern's names."""
    settings = ["--config", str(ROOT / "pyproject.toml"), "--no-cache"]
    for words in (["format", "--check"], ["check", "--ignore", "I001"]):
        done = subprocess.run(
            [str(TOOLS / "ruff"), words[0], *settings, *words[1:], "."],
            cwd=project, capture_output=True, text=True, check=False,
        )  # fmt: skip
        assert done.returncode == 0, done.stdout


def test_its_own_tests_pass(project):
    done = subprocess.run(
        [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", str(project)],
        cwd=project, capture_output=True, text=True, check=False,
        env={"PYTHONPATH": str(project / "src"), "PATH": str(TOOLS)},
    )  # fmt: skip
    assert done.returncode == 0, done.stdout


REFUSED = [
    (["9lives"], "'9lives' cannot be the name of a title"),
    (["Lantern"], "'Lantern' cannot be the name of a title"),
    (["lan-tern"], "'lan-tern' cannot be the name of a title"),
    (["x" * 31], "at most 30"),
    (["../up"], "cannot be the name of a title"),
    (["class"], "'class' is a word with a meaning of its own"),
    (["pattern"], "'pattern' is a word with a meaning of its own"),
    (["histrio"], "There is a title 'histrio' on the shelf already."),
    (["lantern", "--title", "  "], "A title has 1 to 40 characters"),
    (["lantern", "--title", 'The "Lantern"'], "A title has 1 to 40 characters"),
    (["lantern", "--title", "x" * 41], "A title has 1 to 40 characters"),
    (["lantern", "--title", "two\nlines"], "A title has 1 to 40 characters"),
    (["lantern", "--into", "nowhere"], "There is no folder nowhere."),
]


@pytest.mark.parametrize(("words", "said"), REFUSED)
def test_what_cannot_be_made_is_a_sentence(words, said, tmp_path, monkeypatch, capsys):
    monkeypatch.chdir(tmp_path)
    assert main(["new", *words]) == 1
    assert said in capsys.readouterr().err
    assert list(tmp_path.iterdir()) == []


def test_nothing_is_overwritten(tmp_path, capsys):
    (tmp_path / "lantern").mkdir()
    assert main(["new", "lantern", "--into", str(tmp_path)]) == 1
    assert "exists already" in capsys.readouterr().err


def test_a_folder_that_cannot_be_written_is_a_sentence(tmp_path, capsys, monkeypatch):
    def refuse(*_: object, **__: object) -> None:
        raise PermissionError(13, "Permission denied")

    monkeypatch.setattr(Path, "mkdir", refuse)
    assert main(["new", "lantern", "--into", str(tmp_path)]) == 1
    assert "cannot be written: Permission denied." in capsys.readouterr().err


def test_inside_needs_a_clone(tmp_path, capsys, monkeypatch):
    monkeypatch.setattr(new, "CLONE", tmp_path)
    assert main(["new", "lantern", "--inside"]) == 1
    assert "is for a clone of stammtisch" in capsys.readouterr().err


def test_inside_the_title_lies_among_ours_and_is_compiled_with_them(tmp_path, capsys, monkeypatch):
    monkeypatch.setattr(new, "TITLES", tmp_path)
    assert main(["new", "lantern", "--inside"]) == 0
    assert "make build" in capsys.readouterr().out
    written = texts(tmp_path / "lantern")
    assert "pyproject.toml" not in written
    assert "from stammtisch.core.course import Course" in written["rules/state.py"]
    assert "from stammtisch.games.lantern.rules import ids" in written["rules/state.py"]
