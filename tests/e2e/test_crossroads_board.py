"""Whole matches of Crossroads Inn on its drawn board, answered as a person would."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import Page

from tests.e2e.house import (
    A_WHILE,
    LONG_ENOUGH,
    act,
    answered,
    bot,
    expect_score_if_whole,
    hand,
    lay,
    me,
    settle,
)

# draft, every recipe, and the two cards with most to draw: the guests' line and the collector
EVERYTHING = {"kingdom": "4-8", "recipes": "full", "basic_tiles": "draft", "rounds": "8"}
GLOWING = ".crossroads .can"
LOOSE = ".acts .answer"


def sit_down(page: Page, seats: int) -> None:
    table = lay(page, "crossroads", [me(), *[bot()] * (seats - 1)], variants=EVERYTHING)
    page.goto(f"/table/{table['id']}")
    page.locator(".crossroads.frame").wait_for()


def glance(page: Page) -> dict[str, Any]:
    """What is asked, how many options the bar counts, how many glow or lie in the bar, and the
    shortest side of what glows. Basic tiles share their corners."""
    found: dict[str, Any] = page.evaluate(
        """([glowing, loose]) => {
            const all = (selector) => [...document.querySelectorAll(selector)];
            const boxes = all(glowing).map(one => one.getBoundingClientRect());
            const basics = all('.ask [data-piece^="kept/"]').length;
            return {
                asked: all('.ask h1')[0].innerText,
                offered: Number(all('.tools .list')[0].innerText.match(/\\d+/)?.[0] ?? 0),
                reachable: boxes.length * Math.max(1, basics) + all(loose).length,
                smallest: Math.min(99, ...boxes.flatMap(box => [box.width, box.height])),
            };
        }""",
        [GLOWING, LOOSE],
    )
    return found


def choose(page: Page, turn: int) -> None:
    """Something that glows; where nothing does, a button of the prompt bar."""
    glowing = page.locator(GLOWING)
    number = glowing.count()
    act(page, glowing.nth(turn % number) if number else page.locator(LOOSE).first, turn)


def play(page: Page, least_side: float, most: int) -> int:
    answers = 0
    while (number := settle(page)) and answers < most:
        seen = glance(page)
        assert seen["reachable"] >= seen["offered"] > 0, seen
        assert seen["smallest"] >= least_side, seen
        choose(page, answers)
        answered(page, number)
        answers += 1
    return answers


def test_a_match_with_the_mouse(visitors):
    page = visitors.enter()
    sit_down(page, 3)
    assert play(page, 24, A_WHILE) >= min(40, A_WHILE)
    expect_score_if_whole(page)


def test_a_match_by_keyboard_alone(visitors):
    """Tab to what glows or to the prompt bar, Enter takes it."""
    page = visitors.enter()
    sit_down(page, 2)
    here = f"document.activeElement.matches('{GLOWING}, {LOOSE}')"
    answers = 0
    while (number := settle(page)) and answers < LONG_ENOUGH:
        page.keyboard.press("Tab")
        while not page.evaluate(here):
            page.keyboard.press("Tab")
        page.keyboard.press("Enter")
        if hand(page) == "lifted":
            page.locator(".board [data-end]").filter(visible=True).first.focus()
            page.keyboard.press("Enter")
        if hand(page) == "sure":  # something would be lost
            page.keyboard.press("c")
        answered(page, number)
        answers += 1
    assert answers >= min(20, LONG_ENOUGH)
    expect_score_if_whole(page)


def test_a_match_on_a_phone(visitors):
    """Every question is answered on the first tab, with the thumb, without scrolling sideways."""
    page = visitors.enter(360, 640)
    sit_down(page, 4)
    assert play(page, 40, LONG_ENOUGH) >= min(40, LONG_ENOUGH)
    expect_score_if_whole(page)
    assert page.evaluate("document.documentElement.scrollWidth") <= 360
