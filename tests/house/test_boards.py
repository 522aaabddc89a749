"""Boards are made of the primitives that the shell is made of."""

from __future__ import annotations

import re
from pathlib import Path

from tests.house.reading import ROOT

PRIMITIVES = {"Panel", "Chip", "Button", "Card", "Track", "Die", "Portrait"}
# buttons that are drawn here: spots of light, and things whose glow has a form of its own
OF_THEIR_OWN = {
    "histrio/City",
    "histrio/Theatre",
    "taverna/TableSpot",
    "taverna/Whole",
    "tiefenthal/Chamber",
    "tiefenthal/Patron",
    "tiefenthal/Valley",
}
SHEET = re.compile(r'class="(?:[^"{]* )?paper[ "]')


def drawn_boards() -> dict[str, str]:
    """Every part of every drawn board, by title and name."""
    return {
        f"{path.parts[-3]}/{path.stem}": path.read_text(encoding="utf-8")
        for path in sorted((ROOT / "games").glob("*/board/*.svelte"))
    }


def with_raw(parts: dict[str, str], mark: re.Pattern[str]) -> set[str]:
    """The parts that draw by hand what a primitive is for."""
    return {name for name, text in parts.items() if mark.search(text)}


def test_every_primitive_is_used_by_boards():
    used = {
        name
        for text in drawn_boards().values()
        for name in re.findall(r"primitives/(\w+)\.svelte", text)
    }
    assert used >= PRIMITIVES


def test_buttons_of_boards_are_buttons_of_all():
    """Those that are not are known, and each of them still is one."""
    assert with_raw(drawn_boards(), re.compile("<button")) == OF_THEIR_OWN


def test_sheets_of_paper_on_boards_are_panels():
    assert with_raw(drawn_boards(), SHEET) <= OF_THEIR_OWN


def test_a_button_or_a_sheet_by_hand_is_found():
    parts = {
        "a/One": "<button\n  class='x'>",
        "a/Two": '<section class="rec paper">',
        "a/Three": "",
    }
    assert with_raw(parts, re.compile("<button")) == {"a/One"}
    assert with_raw(parts, SHEET) == {"a/Two"}


def test_docs_name_what_may_be_decided_around_a_primitive():
    """The properties that a primitive reads from around it, and no others."""
    page = (ROOT.parents[1] / "docs" / "browser.md").read_text(encoding="utf-8")
    folder = ROOT.parents[1] / "web" / "src" / "parts" / "primitives"
    for name in sorted(PRIMITIVES - {"Die", "Portrait"}):
        prefix = {"Button": "btn"}.get(name, name.lower())
        read = properties(folder / f"{name}.svelte", prefix)
        row = next(line for line in page.splitlines() if line.startswith(f"| `{name}` |"))
        assert set(re.findall(rf"--{prefix}-[\w-]+", row)) == read, name


def properties(path: Path, prefix: str) -> set[str]:
    """What a component reads, by the names of its own."""
    style = path.read_text(encoding="utf-8").split("<style>")[1]
    return set(re.findall(rf"var\((--{prefix}-[\w-]+)", style))
