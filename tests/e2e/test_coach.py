"""The coach: every kind of question once, goals, warnings before mistakes, keys, and a switch."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from stammtisch.core.registry import titles
from tests.e2e.house import answered, do_not_wait, expect_score, hand, settle
from tests.tables import SOAK

MOST = 400 if SOAK else 2  # answers
NOTE = ".note[role=dialog]"


def begin(page: Page, name: str) -> None:
    """A first evening, without its pictures."""
    page.goto(f"/learn/{name}")
    page.get_by_role("button", name="Skip").click()
    page.locator("main.table[data-question]").wait_for()


def heard(page: Page, name: str) -> list[str]:
    kept = page.evaluate("JSON.parse(localStorage['stammtisch-learning'])")
    return list(kept[name]["heard"])


def coached(page: Page, number: str) -> None:
    """Wait until the coach has said what there is to say about the question."""
    page.locator(f"main[data-coached='{number}']").wait_for()


def follow_the_hint(page: Page) -> None:
    """Do as the Master would, whatever the coach warns of."""
    page.keyboard.press("h")
    expect(page.locator(NOTE)).to_have_count(0)  # the lesson makes room
    page.locator("div.hint .go").click()
    if page.locator("dialog[role=alertdialog]").count():
        page.get_by_role("button", name="Do it anyway").click()
    if hand(page) == "lifted":
        page.locator(".board [data-end]").filter(visible=True).first.click()
    if hand(page) == "sure":
        page.locator(".acts .bad").click()
    do_not_wait(page)


def totals(page: Page) -> list[int]:
    """What everybody has at the end of the evening."""
    expect_score(page)
    table = page.url.split("?")[0].rsplit("/", 1)[1]
    return list(page.request.get(f"/api/tables/{table}/statistics").json()["sheet"]["totals"])


@pytest.mark.parametrize("name", titles() if SOAK else ["histrio", "crossroads"])
def test_a_stranger_follows_the_coach_and_the_hints(visitors, name):
    """Every kind of question is explained once, with its ring, and never again."""
    page = visitors.enter(stranger=True)
    begin(page, name)
    explained: list[str] = []
    answers = 0
    while (number := settle(page)) and answers < MOST:
        coached(page, number)
        for note in page.locator(NOTE).all():
            explained.append(note.locator("h2").inner_text())
            expect(note).to_have_attribute("aria-label", re.compile(r"Lesson \d+ of \d+"))
            assert len(note.locator(".text").inner_text().split()) > 10
        follow_the_hint(page)
        answered(page, number)
        answers += 1
    lessons = [explanation for explanation in explained if explanation != "Your goal now"]
    assert lessons
    assert len(lessons) == len(set(lessons))
    assert any(goal.startswith("goal-") for goal in heard(page, name))
    if SOAK:
        own, *others = totals(page)
        assert own > sum(others) / len(others)


def test_one_key_or_tap_ends_a_lesson_and_the_menu_has_them_all(visitors):
    page = visitors.enter(stranger=True)
    begin(page, "histrio")
    note = page.locator(NOTE)
    note.wait_for()
    expect(page.locator("main .ask p[data-tip]")).to_contain_text(
        "Gather actors"
    )  # the goal in the bar
    flag = note.locator(".goal svg").bounding_box()
    assert flag is not None
    assert max(flag["width"], flag["height"]) < 30  # beside the words, not over the board
    page.keyboard.press("Enter")
    expect(note).to_have_count(0)
    assert "choose_travel" in heard(page, "histrio")
    page.get_by_role("button", name="Table", exact=True).click()
    page.get_by_role("button", name="Lessons").click()
    expect(page.locator("dt")).to_have_count(len(titles()["histrio"].lessons))
    expect(page.locator("dt svg")).to_have_count(1)  # ticked: one was heard
    page.get_by_role("button", name="Tell me everything once more").click()
    expect(page.locator("dt svg")).to_have_count(0)
    page.get_by_role("button", name="The host explains").click()  # off
    page.keyboard.press("Escape")
    page.reload()
    number = settle(page)
    expect(page.locator("main")).to_have_attribute("data-question", number)
    expect(page.locator("main[data-coached]")).to_have_count(0)


def test_a_warning_comes_before_the_mistake_and_once(visitors):
    """On a phone too: going back is the first button and Escape; who insists is heard."""
    page = visitors.enter(360, 640, stranger=True)
    begin(page, "crossroads")
    number = settle(page)
    coached(page, number)
    page.locator(NOTE).get_by_role("button", name="Got it").click()
    expect(page.locator(NOTE)).to_have_count(0)
    follow_the_hint(page)
    answered(page, number)
    number = settle(page)
    coached(page, number)
    page.keyboard.press("Escape")  # the lesson
    leave = page.locator(".acts .answer", has_text="Leave the guests")
    leave.click()
    warning = page.get_by_role("alertdialog")
    expect(warning).to_contain_text("A step of reputation is given away")
    expect(warning.get_by_role("button", name="Think again")).to_be_focused()
    page.keyboard.press("Escape")
    expect(warning).to_have_count(0)
    expect(page.locator("main")).to_have_attribute("data-question", number)  # nothing was sent
    leave.click()  # said once: now it is the answer
    answered(page, number)
