"""Sounds: none before a touch, none when they are off, fetched only when one is heard."""

from __future__ import annotations

from playwright.sync_api import Page

from tests.e2e.evening import lay_played

LISTEN = """
window.heard = 0;
const start = OscillatorNode.prototype.start;
OscillatorNode.prototype.start = function (...when) {
  window.heard += 1;
  return start.apply(this, when);
};
"""


def settings(page: Page, loud: str) -> None:
    page.evaluate(
        "loud => localStorage.setItem('stammtisch-settings', JSON.stringify({sound: loud}))", loud
    )


def counted(visitors, loud: str) -> tuple[int, list[str]]:
    page = visitors.enter()
    fetched: list[str] = []
    page.on("request", lambda asked: fetched.append(asked.url))
    page.add_init_script(LISTEN)
    page.goto("/bots")
    settings(page, loud)
    table = lay_played(page, "crossroads", 2, 1)
    page.goto(f"/table/{table}")
    page.locator(".score").wait_for()
    assert page.evaluate("window.heard") == 0
    page.get_by_role("button", name="Count again").click()
    page.locator("dialog.scene").wait_for()
    page.keyboard.press("Space")
    page.wait_for_timeout(500)
    return page.evaluate("window.heard"), [url for url in fetched if "/sounds-" in url]


def test_a_count_is_heard_after_a_touch(visitors):
    heard, fetched = counted(visitors, "quiet")
    assert heard > 0
    assert fetched


def test_nothing_is_heard_or_fetched_when_sounds_are_off(visitors):
    assert counted(visitors, "off") == (0, [])
