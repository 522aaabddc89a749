"""On a phone: the question is always in sight, low, in reach of the thumb, and says where."""

from __future__ import annotations

from playwright.sync_api import Page, expect

from tests.e2e.evening import lay_played
from tests.e2e.house import lay, me, sit_at_shared

WIDTH, HEIGHT = 360, 640
BAR = 140  # pixels, whatever is asked


def height_of_bar(page: Page) -> float:
    """It ends where the screen ends."""
    box = page.locator(".prompt").bounding_box()
    assert box is not None
    assert box["y"] + box["height"] <= HEIGHT
    return box["height"]


def test_the_prompt_bar_is_low_and_at_the_thumb(visitors):
    page = visitors.enter(WIDTH, HEIGHT)
    table = lay(page, "histrio", [me(), {"kind": "link", "name": "Mira"}])
    page.goto(f"/table/{table['id']}")
    page.locator("main.table[data-question] .board .can").first.wait_for()
    assert height_of_bar(page) == BAR
    page.locator(".board .can").first.click()
    expect(page.locator("main")).to_have_attribute("data-hand", "held")
    assert height_of_bar(page) == BAR
    for tab in page.get_by_role("tab").all():
        tab.click()
        assert height_of_bar(page) == BAR
        expect(page.locator(".acts .answer")).to_be_in_viewport()


def test_the_tab_with_something_to_choose_is_marked_and_named(visitors):
    page = visitors.enter(WIDTH, HEIGHT)
    sit_at_shared(page, lay_played(page, "crossroads", 3, 0.4, "impression_welcome"))
    page.locator("main.table[data-question]").wait_for()
    board, mine, others = (page.get_by_role("tab").nth(place) for place in range(3))
    expect(board.locator(".mark")).to_be_visible()
    expect(mine.locator(".mark")).to_be_visible()
    expect(others.locator(".mark")).to_have_count(0)
    others.click()
    where = page.get_by_role("button", name="Answer on: Board")
    where.click()
    expect(board).to_have_attribute("aria-selected", "true")
    expect(where).to_have_count(0)
    expect(page.locator(".board .can").first).to_be_visible()


def test_nothing_scrolls_sideways(visitors):
    page = visitors.enter(WIDTH, HEIGHT)
    table = lay_played(page, "histrio", 5, 1)
    paths = ["/", "/new/tiefenthal", "/new/crossroads", "/rules/taverna", "/bots"]
    for path in [*paths, f"/table/{table}", f"/replay/{table}"]:
        page.goto(path)
        page.locator("h1, h2, .box").first.wait_for()
        assert page.evaluate("document.documentElement.scrollWidth") <= WIDTH, path
