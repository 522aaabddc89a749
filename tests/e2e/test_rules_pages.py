"""The rules: beside the board at the present phase, searched, on one page."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.e2e.evening import lay_played
from tests.e2e.house import sit_at_shared


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
    expect(rules.locator(".short")).to_have_count(6)
    expect(rules.locator("table")).to_have_count(0)
    page.keyboard.press("Escape")
    page.goto("/rules/histrio")
    page.get_by_role("button", name="One page").click()
    expect(page.locator(".short")).to_have_count(6)
    shots(page, "rules-page")
