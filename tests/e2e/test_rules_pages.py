"""The rules: beside the board at the present phase, searched, on one page."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from stammtisch.core.registry import titles
from tests.e2e.evening import lay_played
from tests.e2e.house import sit_at_shared

# a page is not told that it is laid out once more for paper
UNTOLD = """window.ResizeObserver = class extends ResizeObserver {
  constructor(told) { super((...sizes) => window.onPaper || told(...sizes)); }
};
addEventListener("resize", (event) => window.onPaper && event.stopImmediatePropagation());"""
# of each picture: what its frame leaves empty or cuts off, as a part of its height and width
AMISS = """frames => frames.map(frame => {
  const [around, inside] = [frame, frame.firstElementChild].map(one => one.getBoundingClientRect());
  return Math.max(Math.abs(around.height / inside.height - 1), inside.width / around.width - 1);
})"""


def test_the_rules_open_beside_the_board_where_one_is(visitors, shots):
    page = visitors.enter()
    table = lay_played(page, "tiefenthal", 2, 0.3, "draft_die")
    page.goto(f"/table/{table}")
    sit_at_shared(page, table)
    page.get_by_role("button", name="Rules").first.click()
    rules = page.get_by_role("dialog", name="Rules")
    here = rules.locator(".here")
    expect(here).to_contain_text("You are here")
    expect(here.get_by_role("heading")).to_contain_text("drafting dice")
    shots(page, "rules-beside")
    search = rules.get_by_role("searchbox")
    search.fill("guest book")
    expect(rules.locator("section").first).to_contain_text("uest book")
    search.fill("zeppelin")
    expect(rules).to_contain_text("Nothing in the rules has these words.")
    search.fill("")
    rules.get_by_role("button", name="One page").click()
    expect(rules.locator(".short")).to_have_count(5)
    expect(rules.locator("table")).to_have_count(0)
    page.keyboard.press("Escape")
    page.goto("/rules/histrio")
    page.get_by_role("button", name="One page").click()
    expect(page.locator(".short")).to_have_count(5)
    shots(page, "rules-page")


@pytest.mark.parametrize("title", titles())
@pytest.mark.parametrize("medium", ["screen", "print"])
def test_frames_fit_their_pictures_on_the_screen_and_on_paper(visitors, title, medium):
    page = visitors.enter()
    page.add_init_script(UNTOLD)
    page.goto(f"/rules/{title}")
    page.locator("figure .frame").first.wait_for()
    expect(page.locator("figure .frame:not([style*=height])")).to_have_count(0)
    if medium == "print":
        page.evaluate("window.onPaper = true")
        page.set_viewport_size({"width": 680, "height": 980})  # a sheet of A4 within its margins
        page.emulate_media(media="print")
    assert max(page.locator("figure .frame").evaluate_all(AMISS)) < 0.1
