"""The pictures of README and docs show the table as it is, and each that is shown exists."""

from __future__ import annotations

import re

import pytest
from web.dev import shown

PAGES = (shown.ROOT / "README.md", *sorted((shown.ROOT / "docs").rglob("*.md")))
LINK = re.compile(r"!\[[^\]]+\]\(([^)]+)\)|<img [^>]*src=\"([^\"]+)\"")


def pictures_of(page):
    links = [one or other for one, other in LINK.findall(page.read_text())]
    return {(page.parent / link).resolve() for link in links if "://" not in link}


def test_no_picture_is_older_than_what_it_shows():
    assert shown.marks()
    assert shown.stale() == [], "the boards have changed: run `make pictures`, look, and commit"


def test_every_picture_is_there_is_shown_and_is_remembered():
    linked = set().union(*map(pictures_of, PAGES))
    there = {path.resolve() for path in shown.PICTURES.glob("*.webp")}
    assert linked == there
    scenes = {re.sub(r"-\d+x\d+$", "", path.stem) for path in there}
    assert scenes == set(shown.marks())


def test_the_front_page_shows_each_board_and_the_phone():
    front = {path.stem for path in pictures_of(PAGES[0])}
    boards = {path.parent.name for path in shown.ROOT.glob("src/stammtisch/games/*/board")}
    assert boards <= {name.split("-")[0] for name in front}
    assert any(name.endswith("360x640") for name in front)


@pytest.mark.parametrize("scene", sorted(shown.SHOWN))
def test_a_changed_line_makes_a_picture_stale(scene, monkeypatch):
    files = shown.sources(scene)
    assert files
    before = shown.mark(scene)
    changed = files[0]
    real = type(changed).read_bytes
    monkeypatch.setattr(
        type(changed), "read_bytes",
        lambda path: real(path) + (b"\n" if path == changed else b""),
    )  # fmt: skip
    assert shown.mark(scene) != before
