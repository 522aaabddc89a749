"""Whole matches of Crossroads Inn on its drawn board, answered as a person would."""

from __future__ import annotations

import re

from playwright.sync_api import Page

from tests.e2e.house import answered, bot, expect_score, lay, me, settle

# draft, every recipe, and the two cards with most to draw: the guests' line and the collector
EVERYTHING = {"kingdom": "4-8", "recipes": "full", "basic_tiles": "draft", "rounds": "8"}
GLOWING = ".xb .can"
LOOSE = ".acts .btn:not(.go):not(.list)"
MOST = 700


def sit_down(page: Page, seats: int) -> None:
    table = lay(page, "crossroads", [me(), *[bot()] * (seats - 1)], variants=EVERYTHING)
    page.goto(f"/table/{table['id']}")
    page.locator(".xb.frame").wait_for()


def offered(page: Page) -> int:
    """How many options the prompt bar counts."""
    found = re.search(r"\d+", page.locator(".acts .list").inner_text())
    return int(found.group()) if found else 0


def reachable(page: Page) -> int:
    """How many of them glow on the board or lie in the bar; basic tiles share their corners."""
    glowing, loose = page.locator(GLOWING).count(), page.locator(LOOSE).count()
    basics = page.locator(".ask .bc[aria-pressed]:not(.can)").count()
    return glowing * max(1, basics) + loose


def smallest(page: Page) -> float:
    """The shortest side of anything that can be chosen now."""
    sides = f"""[...document.querySelectorAll('{GLOWING}')].flatMap(one => {{
        const box = one.getBoundingClientRect(); return [box.width, box.height]; }})"""
    return min(map(float, page.evaluate(sides)), default=99.0)


def choose(page: Page, turn: int) -> None:
    """Something that glows; where nothing does, a button of the prompt bar."""
    glowing = page.locator(GLOWING)
    number = glowing.count()
    (glowing.nth(turn % number) if number else page.locator(LOOSE).first).click()
    page.locator(".acts .go").click()


def play(page: Page, least_side: float) -> int:
    answers = 0
    while (number := settle(page)) and answers < MOST:
        assert reachable(page) >= offered(page), page.locator(".ask h1").inner_text()
        assert smallest(page) >= least_side, page.locator(".ask h1").inner_text()
        choose(page, answers)
        answered(page, number)
        answers += 1
    return answers


def test_a_whole_match_with_the_mouse(visitors):
    page = visitors.enter()
    sit_down(page, 3)
    assert play(page, 24) > 40
    expect_score(page)


def test_a_whole_match_by_keyboard_alone(visitors):
    """Tab to what glows or to the prompt bar, Enter picks it, Enter hands it in."""
    page = visitors.enter()
    sit_down(page, 2)
    here = f"document.activeElement.matches('{GLOWING}, {LOOSE}')"
    answers = 0
    while (number := settle(page)) and answers < MOST:
        page.keyboard.press("Tab")
        while not page.evaluate(here):
            page.keyboard.press("Tab")
        page.keyboard.press("Enter")
        page.keyboard.press("Enter")
        answered(page, number)
        answers += 1
    assert answers > 40
    expect_score(page)


def test_a_whole_match_on_a_phone(visitors):
    """Every question is answered on the first tab, with the thumb, without scrolling sideways."""
    page = visitors.enter(360, 640)
    sit_down(page, 4)
    assert play(page, 40) > 40
    expect_score(page)
    assert page.evaluate("document.documentElement.scrollWidth") <= 360
