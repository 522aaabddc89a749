"""Whole matches of every title in the browser."""

from __future__ import annotations

import pytest

from stammtisch.core.registry import titles
from tests.e2e.house import bot, expect_score, lay, me, play_by_keyboard, play_by_mouse

every_title = pytest.mark.parametrize("title", titles())


@every_title
def test_a_whole_match_with_the_mouse(visitors, title):
    page = visitors.enter()
    table = lay(page, title, [me(), *[bot()] * (titles()[title].fewest_seats - 1)])
    page.goto(f"/table/{table['id']}")
    assert play_by_mouse(page) > 5
    expect_score(page)


def test_a_whole_match_by_keyboard(visitors):
    page = visitors.enter()
    table = lay(page, "histrio", [me(), bot(), bot(name="Mira")])
    page.goto(f"/table/{table['id']}")
    assert play_by_keyboard(page) > 5
    expect_score(page)


def test_a_whole_match_on_a_phone(visitors):
    page = visitors.enter(360, 640)
    table = lay(page, "histrio", [me(), bot()])
    page.goto(f"/table/{table['id']}")
    assert play_by_keyboard(page) > 5
    expect_score(page)
    width = page.evaluate("document.documentElement.scrollWidth")
    assert width <= 360


def test_from_the_shelf_to_the_first_question(visitors):
    """As a stranger does it: a box, the places, begin."""
    page = visitors.enter()
    page.goto("/")
    page.locator(".box.histrio").click()
    page.get_by_role("button", name="Begin").click()
    page.locator("main.table[data-question]").wait_for()
    assert page.locator(".ask h1").inner_text() != ""
