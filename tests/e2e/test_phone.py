"""On a phone: the question is always in sight, low, in reach of the thumb, and says where."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from tests.e2e.conftest import AT_ONCE, UNCOACHED, Visitors
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


def enter_by_touch(visitors: Visitors) -> Page:
    """A phone in the hand: fingers, no mouse."""
    context = visitors.browser.new_context(
        base_url=visitors.house.url,
        viewport={"width": WIDTH, "height": HEIGHT},
        locale="en-GB",
        reduced_motion="reduce",
        has_touch=True,
        is_mobile=True,
    )
    context.add_init_script(AT_ONCE)
    context.add_init_script(UNCOACHED)
    visitors.contexts.append(context)
    page = context.new_page()
    page.goto("/bots")
    return page


@pytest.mark.parametrize(
    ("title", "kind", "more"),
    [
        ("histrio", "choose_travel", {}),
        ("taverna", "take_turn", {}),
        ("crossroads", "invest", {}),
        ("tiefenthal", "turn_action", {"module": "module_5_guest_book"}),
    ],
)
def test_a_tap_on_what_is_no_choice_says_why(visitors, title, kind, more):
    """It stays no answer: the same question is asked."""
    page = enter_by_touch(visitors)
    table = lay_played(page, title, 3, 0.5, kind, **more)
    page.goto(f"/table/{table}")
    page.locator("main.wood button.go").tap()
    page.locator("main.table[data-question]").wait_for()
    number = page.locator("main").get_attribute("data-question")
    explained = 0
    for part in range(3):
        page.get_by_role("tab").nth(part).tap()
        expect(page.get_by_role("tab").nth(part)).to_have_attribute("aria-selected", "true")
        page.locator(".board > *").first.wait_for()
        closed = page.locator(".board [data-address][aria-disabled=true]").filter(visible=True)
        if not closed.count():
            continue
        closed.first.tap(force=True)  # closed for readers, and yet it answers
        if page.locator("main").get_attribute("data-hand") == "lifted":
            page.keyboard.press("Escape")  # it was where only one gesture can end
            continue
        expect(page.locator(".tip")).to_have_text(re.compile(r"\w.*\w"))
        page.keyboard.press("Escape")  # the sheet lies over the tabs
        explained += 1
    assert explained > 0
    assert page.locator("main").get_attribute("data-question") == number


def test_the_end_of_the_turn_is_pinned_in_taverna(visitors):
    """On every tab, however far the board is scrolled."""
    page = enter_by_touch(visitors)
    sit_at_shared(page, lay_played(page, "taverna", 3, 0.5, "take_turn"))
    page.locator("main.table[data-question]").wait_for()
    end = page.get_by_role("button", name=re.compile("End the turn"))
    for part in range(4):
        page.get_by_role("tab").nth(part).tap()
        expect(end.filter(visible=True).first).to_be_in_viewport(ratio=0.99)
        box = end.filter(visible=True).first.bounding_box()
        assert box is not None
        assert box["height"] >= 40
    page.get_by_role("tab").nth(0).tap()
    page.evaluate(
        """() => { for (const one of document.querySelectorAll('.scroller'))
        one.scrollTop = one.scrollHeight; }"""
    )
    expect(end.filter(visible=True).first).to_be_in_viewport(ratio=0.99)
