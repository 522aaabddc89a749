"""The Master is asked; the list says what cannot be chosen; every key of the sheet works."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from stammtisch.core.registry import titles
from tests.e2e.evening import lay_played
from tests.e2e.house import answered, bot, do_not_wait, hand, lay, me, settle, sit_at_shared

OURS = ("crossroads", "histrio", "taverna", "tiefenthal")


def at_table(page: Page, title: str) -> str:
    sit_at_shared(page, lay_played(page, title, 2, 0.4))
    page.locator("main.table[data-question]").wait_for()
    return settle(page)


@pytest.mark.parametrize("title", OURS)
def test_a_hint_says_and_shows_the_best_answer_and_plays_it(visitors, title):
    page = visitors.enter()
    number = at_table(page, title)
    before = page.locator("main .board").first.bounding_box()
    page.keyboard.press("h")
    lines = page.locator(".hint li")
    lines.first.wait_for()
    assert 1 <= lines.count() <= 3
    expect(page.locator(".ring.best").first).to_be_visible()
    assert page.locator("main .board").first.bounding_box() == before
    page.keyboard.press("h")
    expect(page.locator("div.hint")).to_have_count(0)
    page.locator(".tools .hint").click()
    page.locator("div.hint .go").click()
    if hand(page) == "lifted":
        page.locator(".board [data-end]").filter(visible=True).first.click()
    if hand(page) == "sure":
        page.locator(".acts .bad").click()
    do_not_wait(page)
    answered(page, number)


def test_a_table_without_hints_says_so(visitors):
    page = visitors.enter()
    table = lay(page, "histrio", [me(), bot()], hints=False)
    page.goto(f"/table/{table['id']}")
    settle(page)
    lamp = page.locator(".tools .hint")
    expect(lamp).to_have_attribute("aria-disabled", "true")
    page.keyboard.press("h")
    expect(page.locator("div.hint")).to_have_count(0)
    lamp.click(force=True)  # it says why not
    expect(page.get_by_role("status")).to_contain_text("without hints")
    refused = page.request.get(f"/api/tables/{table['id']}/hint?seat=0")
    assert refused.status == 409
    assert refused.json()["code"] == "no-hints"


def test_the_list_says_what_cannot_be_chosen_and_why(visitors):
    page = visitors.enter()
    sit_at_shared(page, lay_played(page, "tiefenthal", 2, 0.4, "turn_action"))
    settle(page)
    page.keyboard.press("o")
    closed = page.locator(".options .closed")
    closed.locator("dt").first.wait_for()
    said = list(
        zip(
            closed.locator("dt").all_inner_texts(),
            closed.locator("dd").all_inner_texts(),
            strict=True,
        )
    )
    assert all(name and reason for name, reason in said)
    assert len(said) == len(set(said))
    offered = page.locator(".options .option b").all_inner_texts()
    assert len(offered) == len(set(offered))
    page.keyboard.press("Escape")


def test_digits_arrows_and_enter_answer(visitors):
    """In Histrio the digit of a city sails there; arrows go over the cities as one reads."""
    assert "histrio" in titles()
    page = visitors.enter()
    table = lay(page, "histrio", [me(), bot()])
    page.goto(f"/table/{table['id']}")
    number = settle(page)
    page.locator(".board .can[data-address^='city/']").first.wait_for()  # the board is fetched
    seen = []
    for _ in range(3):
        page.keyboard.press("ArrowRight")
        seen.append(page.evaluate("document.activeElement.dataset.address"))
    assert seen == sorted(seen)
    assert len(set(seen)) == 3
    city = page.locator(".board .can[data-address^='city/']").nth(1)
    digit = (city.get_attribute("data-address") or "").rsplit("/", 1)[1]
    page.keyboard.press(digit)
    assert hand(page) in ("grace", "held")
    do_not_wait(page)
    answered(page, number)
    number = settle(page)
    page.keyboard.press("ArrowRight")
    page.keyboard.press("Enter")
    do_not_wait(page)
    if page.locator("main").get_attribute("data-question") == number:
        answered(page, number)
