"""The drawn table of Tiefenthal: whole matches with every module, by mouse, keys and thumb."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from playwright.sync_api import Locator, Page

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
    tap,
)

EVERYTHING = {"module": "module_5_guest_book"}
BUTTONS = ".acts .answer:not(.go)"
MAY = "[data-address][aria-pressed]"  # things on the table that can be chosen now

# how many choices the table draws, how many the prompt bar adds, and how many there are; the end of
# a gesture and a laid die that is taken back alone are several answers, not one of the choices
COUNTED = f"""() => {{
  const drawn = new Set([...document.querySelectorAll('.tt {MAY}:not([data-end])')]
    .filter(e => Number(e.dataset.option) < 1000)
    .map(e => e.dataset.address));
  const said = document.querySelector('.tools .list').textContent.match(/\\d+/)[0];
  return [drawn.size + document.querySelectorAll('{BUTTONS}').length, Number(said)];
}}"""
HERE = f"""deep => {{
  const here = document.activeElement;
  const table = here.closest('.tt') !== null && (here.matches('{MAY}') || here.closest('.option'));
  return table || (!deep && here.matches('{BUTTONS}'));
}}"""
# thumbs need room: what can be chosen, its size and what it says
SMALL = """() => [...document.querySelectorAll('.board .can')]
  .map(e => [e, e.getBoundingClientRect()])
  .filter(([, box]) => box.width > 0 && (box.width < 39.5 || box.height < 39.5))
  .map(([e, box]) => `${e.className} ${box.width} x ${box.height}`)"""


def sit(page: Page, seats: int = 2) -> None:
    """A table with every module, the other chairs taken by bots."""
    table = lay(page, "tiefenthal", [me(), *[bot()] * (seats - 1)], variants=EVERYTHING)
    page.goto(f"/table/{table['id']}")
    page.locator(".tt.frame").wait_for()


def choose(page: Page, things: str, answers: int, press: Callable[[Locator], None] = tap) -> None:
    """Click something that glows, now and then a button of the prompt bar."""
    glowing, buttons = page.locator(things), page.locator(BUTTONS)
    if buttons.count() and (answers % 4 == 3 or not glowing.count()):
        act(page, buttons.first, answers, press)
    else:
        act(page, glowing.nth(answers % glowing.count()), answers, press)


def test_a_match_with_the_mouse_draws_every_choice(visitors: Any) -> None:
    """What glows is clicked; table and prompt bar together offer every choice, always."""
    page = visitors.enter()
    sit(page)
    answers = 0
    while (number := settle(page)) and answers < A_WHILE:
        offered, choices = page.evaluate(COUNTED)
        assert offered == choices
        choose(page, ".tt .can", answers)
        answered(page, number)
        answers += 1
    assert answers >= min(45, A_WHILE)
    expect_score_if_whole(page)


def tab_to_a_choice(page: Page, deep: bool) -> None:
    """Tab until something is reached that can be chosen; deep: on the table itself."""
    for _ in range(150):
        page.keyboard.press("Tab")
        if page.evaluate(HERE, deep):
            break


def test_a_match_with_keys_alone(visitors: Any) -> None:
    """Tab to something that can be chosen, Enter takes it."""
    page = visitors.enter()
    sit(page)
    answers = 0
    while (number := settle(page)) and answers < LONG_ENOUGH:
        deep = answers % 5 == 0 and page.locator(f".tt {MAY}").count() > 0
        if hand(page) != "lifted":  # a die that was taken back is in the hand already
            tab_to_a_choice(page, deep)
            page.keyboard.press("Enter")
        if hand(page) == "lifted":
            page.locator(".board [data-end]").filter(visible=True).first.focus()
            page.keyboard.press("Enter")
        if hand(page) == "sure":
            page.keyboard.press("c")
        answered(page, number)
        answers += 1
    assert answers >= min(40, LONG_ENOUGH)
    expect_score_if_whole(page)


def test_a_match_on_a_phone(visitors: Any) -> None:
    """Every question can be answered on every part of the table, with a thumb."""
    page = visitors.enter(360, 640)
    sit(page, 3)
    answers = 0
    small: set[str] = set()
    while (number := settle(page)) and answers < LONG_ENOUGH:
        if answers % 4 == 0:
            page.locator(".tabs button").nth(answers // 4 % 3).click()
            small.update(page.evaluate(SMALL))
        choose(page, ".board .can", answers, Locator.click)
        answered(page, number)
        answers += 1
    assert answers >= min(40, LONG_ENOUGH)
    assert small == set()
    assert page.evaluate("document.documentElement.scrollWidth") <= 360
    expect_score_if_whole(page)
