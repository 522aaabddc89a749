"""Every page for everybody: axe finds nothing, by day and by night, wide and narrow."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from stammtisch.core.registry import titles
from tests.e2e.evening import lay_played
from tests.e2e.house import lay, me, sit_at_shared
from tests.tables import SOAK

AXE = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"
WIDE, NARROW = (1366, 768), (360, 640)
ENLARGED = ((683, 384), (341, 192))  # 1366 by 768 at 200 and at 400 percent
NIGHT = "night => document.documentElement.classList.toggle('night', night)"
# the boxes of other titles have their names when those titles' words have come
NAMED = """() =>
  [...document.querySelectorAll('nav a .hidden-but-read')].every((one) => one.textContent)"""
LEAST = 400  # pixels of a board, however low the window is
# on a board the label of a card is a sentence about choosing it; its drawing shows more words
BOARD = ("label-content-name-mismatch",)
# a page of rules is long and its parts are alike: the first chapters stand for all
RUN = """async (only) => {
  document.querySelectorAll('article section:nth-of-type(n+4)').forEach((part) => part.remove());
  const { violations } = await axe.run(document,
    { resultTypes: ['violations'], ...(only ? { runOnly: only } : {}) });
  return violations.map(({ id, impact, nodes }) =>
    ({ id, impact, where: nodes.map((node) => node.target.join(' ')).slice(0, 4) }));
}"""


def findings(page: Page, only: list[str] | None, aside: tuple[str, ...]) -> list[dict[str, Any]]:
    """What axe finds on the page as it is now, of any level."""
    found: list[dict[str, Any]] = page.evaluate(RUN, only)
    return [one for one in found if one["id"] not in aside]


def judge(page: Page, aside: tuple[str, ...] = ()) -> list[str]:
    """The findings of a page, wide and narrow, by day and by night, when only colours differ."""
    page.wait_for_function(NAMED)
    page.evaluate(AXE.read_text(encoding="utf-8"))
    told = []
    for width, height in (WIDE, NARROW):
        page.set_viewport_size({"width": width, "height": height})
        page.wait_for_timeout(150)
        for night in (False, True):
            page.evaluate(NIGHT, night)
            found = findings(page, ["color-contrast"] if night else None, aside)
            told += [f"{width}, {'night' if night else 'day'}: {one}" for one in found]
    return told


@pytest.mark.parametrize(
    ("path", "ready"),
    [
        ("/", ".box .plate"),
        ("/new/tiefenthal", ".ladder"),
        ("/new/taverna", ".switch"),
        ("/new/crossroads", ".variant select"),
        ("/rules/histrio", "article section h3"),
        ("/bots", "dt"),
        ("/guide", "article h2"),
        ("/join#nothing", ".alone [role=alert]"),
        ("/table/nothing", ".paper h1"),
    ],
)
def test_pages_that_need_no_table(visitors, path, ready):
    page = visitors.enter()
    page.goto(path)
    page.locator(ready).first.wait_for()
    assert judge(page) == []
    visitors.complaints.clear()  # a table that is not there is rightly reported as 404


@pytest.mark.parametrize("title", titles())
def test_tables_in_play(visitors, title):
    page = visitors.enter()
    sit_at_shared(page, lay_played(page, title, titles()[title].most_seats, 0.5))
    page.locator("main.table[data-question] .board > *").first.wait_for()
    assert judge(page, BOARD) == []
    for width, height in ENLARGED:
        page.set_viewport_size({"width": width, "height": height})
        page.wait_for_function("() => document.documentElement.hasAttribute('data-low')")
        assert page.evaluate("document.documentElement.scrollWidth") <= width
        assert page.locator(".board").first.bounding_box()["height"] > LEAST


@pytest.mark.parametrize("title", titles() if SOAK else ["histrio"])
def test_plain_boards(visitors, title):
    page = visitors.enter()
    sit_at_shared(page, lay_played(page, title, 2, 0.6))
    page.locator("main.table[data-question] .board > *").first.wait_for()
    if not page.locator("div.plain").count():
        page.locator(".tools button").last.click()
        page.get_by_role("button", name="Plain board").click()
        page.get_by_role("button", name="Done").click()
    page.locator("div.plain").wait_for()
    assert judge(page, BOARD) == []
    page.get_by_role("button", name="Text mode").press("Enter")
    page.locator("main.text li").first.wait_for()
    assert judge(page) == []


def test_score_and_replay(visitors):
    page = visitors.enter()
    table = lay_played(page, "histrio", 4, 1)
    page.goto(f"/table/{table}")
    page.locator(".score .sheet td").first.wait_for()
    assert judge(page, BOARD) == []
    page.goto(f"/replay/{table}?ply=20")
    page.locator(".replay .board > *").first.wait_for()
    assert judge(page, BOARD) == []


def test_dialogs(visitors):
    page = visitors.enter()
    sit_at_shared(page, lay_played(page, "histrio", 3, 0.2))
    page.locator(".tools button").last.click()
    page.get_by_role("dialog").wait_for()
    # whoever presses Enter twice has done nothing yet
    expect(page.get_by_role("dialog").get_by_role("heading", level=2)).to_be_focused()
    assert judge(page, BOARD) == []
    page.get_by_role("button", name="Settings").click()
    assert judge(page, BOARD) == []
    page.get_by_role("button", name="Done").click()
    page.locator(".tools .list").click()
    assert judge(page, BOARD) == []


def test_links_for_friends(visitors):
    page = visitors.enter()
    page.goto("/new/histrio")
    page.locator(".right label", has_text="By link").click()
    page.get_by_role("button", name="Begin").click()
    page.get_by_role("dialog").wait_for()
    assert judge(page) == []


def test_the_screen_between_two_people(visitors):
    page = visitors.enter()
    table = lay(page, "histrio", [me("Ada"), me("Mira")])
    page.goto(f"/table/{table['id']}")
    page.get_by_role("button", name="I am here, show my hand").wait_for()
    assert judge(page) == []


def test_axe_can_find_something(visitors):
    """A picture without words and a pale text are found: the judge is awake."""
    page = visitors.enter()
    page.goto("/bots")
    page.locator("dt").first.wait_for()
    page.evaluate("""() => document.querySelector('article').insertAdjacentHTML('beforeend',
        '<img src="/favicon.svg"><p style="color:#ddd;background:#fff">pale</p>')""")
    found = " ".join(judge(page))
    assert "image-alt" in found
    assert "color-contrast" in found
