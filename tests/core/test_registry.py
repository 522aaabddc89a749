"""The shelf."""

from __future__ import annotations

import shutil
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from stammtisch import games
from stammtisch.core import course
from stammtisch.core.errors import UnknownGame
from stammtisch.core.open_course import is_compiled
from stammtisch.core.registry import missing, shelf, title, titles
from tests.core.outside import TITLE, installed


def test_titles_are_found_in_alphabetical_order():
    assert list(titles()) == sorted(titles())
    assert "histrio" in titles()
    assert all(game.name == name for name, game in titles().items())


def test_no_title_of_ours_is_missing():
    assert missing() == {}


def test_a_title_by_its_name():
    assert title("histrio") is titles()["histrio"]


def test_a_misspelt_title_gets_a_suggestion():
    with pytest.raises(UnknownGame, match=r"There is no game 'Histrop' .* Did you mean 'histrio'"):
        title("Histrop")


def test_an_unknown_title_gets_the_list():
    with pytest.raises(UnknownGame, match=r"There is no game 'xyzzy' .* Known are .*histrio"):
        title("xyzzy")


# -- titles of other packages --------------------------------------------------------------------


@pytest.fixture
def bring(tmp_path, monkeypatch):
    """Installs a package with a title, then looks at the shelf afresh."""
    monkeypatch.syspath_prepend(tmp_path)
    before = set(sys.modules)

    def bring(name: str, source: str, entry: str | None = None) -> None:
        installed(tmp_path, name, source, entry)
        shelf.cache_clear()

    yield bring
    shelf.cache_clear()
    for module in set(sys.modules) - before:
        del sys.modules[module]


Bring = Callable[..., None]


def test_a_title_of_another_package_lies_among_ours(bring: Bring):
    ours = set(titles())
    bring("zither", TITLE.format(name="zither"))
    assert set(titles()) == {*ours, "zither"}
    assert list(titles()) == sorted(titles())
    assert title("zither").name == "zither"
    assert missing() == {}


BROKEN = {
    "an import that fails": ("import nothing_at_all", "No module named 'nothing_at_all'", 1),
    "a fault": ("x = 1\n\ny = x / 0", "division by zero", 3),
    "no GAME": ("OTHER = 1", "has no attribute 'GAME'", None),
    "no title": ("GAME = 'zither'", "zither_box:GAME is no title", None),
    "another name": (TITLE.format(name="lute"), "it calls itself 'lute'", None),
    "no seats": (
        TITLE.format(name="zither") + "Outside.fewest_seats = 7\n", "it is for 7 to 5 seats", None,
    ),
    "no components": (
        TITLE.format(name="zither").replace("    components", "    x"), "must be 'zither'", None,
    ),
    "no words": (
        TITLE.format(name="zither") + "Outside.phrasebook = lambda self: 0 / 0\n",
        "division by zero", 14,
    ),
}  # fmt: skip


@pytest.mark.parametrize("fault", BROKEN)
def test_a_title_that_cannot_be_loaded_is_a_sentence(bring: Bring, fault):
    source, said, line = BROKEN[fault]
    ours = dict(titles())
    bring("zither", source)
    assert titles() == ours
    sentence = missing()["zither"]
    assert sentence.startswith("The title 'zither' (package zither_box) cannot be laid on")
    assert said in sentence
    assert sentence.endswith(".")
    if line is not None:
        assert f"(zither_box/__init__.py, line {line})" in sentence
    with pytest.raises(UnknownGame, match="cannot be laid on the shelf"):
        title("zither")


ON_THE_COMPILED_COURSE = """
from librt.vecs import vec
from mypy_extensions import i64
from stammtisch.core.course import Course
from stammtisch.core.rng import seeded

class Mine(Course):
    pass

GAME = Mine(2, seeded(1, 1), vec[i64](), 0)
"""


@pytest.mark.skipif(not is_compiled(course), reason="needs the compiled engine")
def test_whoever_derives_from_the_compiled_course_is_told_what_to_do(bring: Bring):
    bring("zither", ON_THE_COMPILED_COURSE)
    assert "derive the state from stammtisch.core.open_course.Course" in missing()["zither"]


@pytest.mark.skipif(not is_compiled(course), reason="needs the compiled engine")
def test_a_title_of_ours_that_is_not_compiled_says_what_to_do(bring: Bring, monkeypatch):
    (folder,) = games.__path__
    bring("zither", TITLE.format(name="zither"))
    own = Path(sys.path[0]) / "games"
    shutil.copytree(Path(folder) / "histrio", own / "lute", ignore=shutil.ignore_patterns("*.so"))
    monkeypatch.setattr(games, "__path__", [folder, str(own)])
    shelf.cache_clear()
    assert "its rules are not compiled yet; run 'make build'" in missing()["lute"]
    assert "histrio" in titles()


def test_our_own_title_keeps_its_name(bring: Bring):
    mine = titles()["histrio"]
    bring("theatre", TITLE.format(name="histrio"), entry="histrio")
    assert titles()["histrio"] is mine
    assert "package theatre_box" in missing()["histrio"]
    assert "lies there already" in missing()["histrio"]


def test_of_two_packages_one_is_taken(bring: Bring):
    """Always the same one, and the other is told."""
    bring("zither", TITLE.format(name="zither"))
    bring("lute", TITLE.format(name="zither"), entry="zither")
    assert type(title("zither")).__module__ == "lute_box"
    assert "package zither_box" in missing()["zither"]


def test_a_name_that_is_no_name_stays_away(bring: Bring):
    bring("Upper", TITLE.format(name="Upper"))
    assert "Upper" not in titles()
    assert "small letters" in missing()["Upper"]
