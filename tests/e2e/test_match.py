"""Whole matches of every title in the browser."""

from __future__ import annotations

import pytest

from stammtisch.core.registry import titles
from tests.e2e.house import (
    A_WHILE,
    LONG_ENOUGH,
    bot,
    expect_score,
    expect_score_if_whole,
    lay,
    me,
    play_by_keyboard,
    play_by_mouse,
    take_the_plain_board,
)
from tests.tables import SOAK

others = list(titles()) if SOAK else ["taverna"]
every_other_title = pytest.mark.parametrize("title", others)


@every_other_title
def test_a_match_on_the_plain_board(visitors, title):
    """Any title is playable on the day its rules pass, without a board of its own."""
    page = visitors.enter()
    variants = {"rounds": "8"} if title == "crossroads" else {}
    seats = [me(), *[bot()] * (titles()[title].fewest_seats - 1)]
    table = lay(page, title, seats, variants=variants)
    page.goto(f"/table/{table['id']}")
    take_the_plain_board(page)
    assert play_by_mouse(page, A_WHILE) > 5
    expect_score_if_whole(page)


def test_a_whole_match_with_the_mouse(visitors):
    page = visitors.enter()
    table = lay(page, "histrio", [me(), bot(), bot(name="Mira")])
    page.goto(f"/table/{table['id']}")
    page.locator(".hb.frame").wait_for()
    assert play_by_mouse(page) > 5
    expect_score(page)


def test_a_match_by_keyboard(visitors):
    page = visitors.enter()
    table = lay(page, "histrio", [me(), bot(), bot(name="Mira")])
    page.goto(f"/table/{table['id']}")
    assert play_by_keyboard(page, LONG_ENOUGH) > 5
    expect_score_if_whole(page)


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
    page.get_by_role("link", name="Lay the table").click()
    page.get_by_role("button", name="Begin").click()
    page.locator("main.table[data-question]").wait_for()
    assert page.locator(".ask h1").inner_text() != ""
