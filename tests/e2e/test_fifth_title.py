"""A fifth game in an afternoon: made, checked, installed, and played in terminal and browser."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from tests.e2e.house import (
    House,
    bot,
    expect_score,
    lay,
    me,
    play_by_mouse,
)
from tests.e2e.test_shelf import AA, CONTRAST

MOST_LINES = 60  # of somebody who always types 1
LONG = "A Long Evening at the Western Harbour"
SIZES = [(1366, 768), (1024, 768), (820, 1180), (360, 640)]


def call(words: list[str], site: Path, typed: str = "") -> str:
    """What a command prints that ends well."""
    path = os.pathsep.join([str(site), *(place for place in sys.path if place)])
    done = subprocess.run(
        [sys.executable, "-m", *words],
        input=typed, capture_output=True, text=True, check=False,
        env={**os.environ, "PYTHONPATH": path, "COLUMNS": "100"},
    )  # fmt: skip
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A place with two new titles, installed as anybody would; the second has no cover."""
    folder, site = tmp_path_factory.mktemp("afternoon"), tmp_path_factory.mktemp("site")
    call(["stammtisch", "new", "lantern", "--into", str(folder)], site)
    call(["stammtisch", "new", "harbour", "--title", LONG, "--into", str(folder)], site)
    (folder / "harbour/src/stammtisch_harbour/board/cover.svg").unlink()
    pip = ["pip", "--disable-pip-version-check", "install", "--quiet", "--no-deps"]
    projects = [str(folder / "lantern"), str(folder / "harbour")]
    call([*pip, "--no-build-isolation", "--target", str(site), *projects], site)
    return site


@pytest.fixture(scope="module")
def house(tmp_path_factory, site: Path) -> Iterator[House]:
    """A server that finds them by their entry points."""
    found = House(tmp_path_factory.mktemp("data"))
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("PYTHONPATH", str(site))
        found.open()
    yield found
    found.shut()


def test_it_keeps_the_laws_and_lies_on_the_shelf(site):
    assert "all 39 laws hold." in call(["stammtisch", "check", "lantern"], site)
    assert "Lantern" in call(["stammtisch", "games"], site)


def test_a_match_in_the_terminal(site):
    play = ["stammtisch", "play", "lantern", "--bots", "regular", "--seed", "7"]
    said = call(play, site, "hint\n" + "1\n" * MOST_LINES)
    assert "With which oar do you row?" in said
    assert "Parcels in the hold" in said
    assert "wins." in said or "share the victory." in said


def test_a_match_on_the_plain_board(visitors):
    """Nobody has drawn a board for it: the zones and pieces of its layout are the board."""
    page = visitors.enter()
    table = lay(page, "lantern", [me(), bot()])
    page.goto(f"/table/{table['id']}")
    page.locator("main.table[data-question] .plain").first.wait_for()
    assert 10 <= play_by_mouse(page) <= 15
    expect_score(page)
    expect(page.locator(".sheet")).to_contain_text("Parcels in the hold")


Rectangle = dict[str, float]


def boxes(page: Page) -> list[Rectangle]:
    found = page.locator(".box .front, .box .plate").all()
    return [box.evaluate("box => box.getBoundingClientRect().toJSON()") for box in found]


def apart(one: Rectangle, other: Rectangle) -> bool:
    """Whether two boxes do not cover each other."""
    return any(
        one[side] + one[size] <= other[side] + 0.5 or other[side] + other[size] <= one[side] + 0.5
        for side, size in (("x", "width"), ("y", "height"))
    )


@pytest.mark.parametrize(("width", "height"), SIZES)
@pytest.mark.parametrize("fewer", [[], ["lantern"]], ids=["six", "five"])
def test_every_box_has_its_place(visitors, width, height, fewer):
    """With five and with six titles: none is cut, none covers another."""
    page = visitors.enter(width, height)
    page.route("**/api/titles", lambda route: without(route, fewer))
    page.goto("/")
    expect(page.locator(".box .plate")).to_have_count(6 - len(fewer))
    page.locator(".cover text", has_text="Harbour").first.wait_for()
    found = boxes(page)
    assert all(box["x"] >= 0 and box["x"] + box["width"] <= width for box in found)
    pairs = [(a, b) for place, a in enumerate(found) for b in found[:place]]
    assert [pair for pair in pairs if not apart(*pair)] == []


def without(route, names: list[str]) -> None:
    """The shelf as it is, less some titles."""
    answer = route.fetch()
    route.fulfill(response=answer, json=[t for t in answer.json() if t["name"] not in names])


def test_a_title_brings_its_cover_or_gets_one_with_its_name(visitors):
    page = visitors.enter()
    page.goto("/")
    brought = page.locator(".box.lantern .cover img")
    brought.wait_for()
    assert brought.evaluate("picture => picture.decode().then(() => picture.naturalWidth)") > 0
    lines = page.locator(".box.harbour .cover text").all_text_contents()
    assert " ".join(lines) == LONG
    front = page.locator(".box.harbour .front").bounding_box()
    assert front is not None
    for line in page.locator(".box.harbour .cover text").all():
        box = line.bounding_box()
        assert box is not None
        assert front["x"] <= box["x"]
        assert box["x"] + box["width"] <= front["x"] + front["width"]
        assert box["y"] + box["height"] <= front["y"] + front["height"] + 1
    assert page.request.get("/api/cover/lantern").headers["content-type"] == "image/svg+xml"
    assert page.request.get("/api/cover/harbour").status == 404


def test_its_setup_can_be_read(visitors):
    """A title that nobody has drawn has the colours of the house."""
    page = visitors.enter()
    page.goto("/new/harbour")
    page.locator(".levels .on").wait_for()
    for chosen in page.locator("[aria-pressed=true], [aria-checked=true]").all():
        assert chosen.evaluate(CONTRAST) >= AA, chosen.inner_text()


def test_a_title_in_english_alone_is_played_in_every_language(visitors):
    page = visitors.enter(locale="de-DE")
    table = lay(page, "lantern", [me(), bot()])
    page.goto(f"/table/{table['id']}")
    expect(page.get_by_text("With which oar do you row?").first).to_be_visible()
    expect(page.get_by_text("Verlauf").first).to_be_visible()
