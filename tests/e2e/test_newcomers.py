"""A first evening at the table: time to read, rules in sight, and a bar that tells the truth."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from tests.e2e.conftest import Visitors
from tests.e2e.house import bot, lay, me, play_by_mouse, settle

# nobody has chosen how fast things happen
NO_PACE = "localStorage.setItem('stammtisch-settings', JSON.stringify({ chosenPace: null }))"
UNDO = "button.undo"


def sit(visitors: Visitors, title: str, width: int = 1366, height: int = 768) -> Page:
    page = visitors.enter(width, height)
    table = lay(page, title, [me(), bot("greedy", "Mira"), bot("greedy", "Tobias")])
    page.goto(f"/table/{table['id']}")
    settle(page)
    return page


def open_menu(page: Page) -> None:
    page.get_by_role("button", name="Table", exact=True).click()
    page.locator("dialog[open]").wait_for()


def open_settings(page: Page) -> None:
    open_menu(page)
    page.get_by_role("button", name="Settings", exact=True).click()


@pytest.mark.parametrize(("stranger", "pace"), [(True, "Calm"), (False, "Brisk")])
def test_who_learns_has_time_to_read(visitors, stranger, pace):
    page = visitors.enter(stranger=stranger)
    page.add_init_script(NO_PACE)
    table = lay(page, "histrio", [me(), bot("greedy", "Mira")])
    page.goto(f"/table/{table['id']}")
    settle(page)
    open_settings(page)
    chosen = page.get_by_role("button", name=pace, exact=True)
    expect(chosen).to_have_attribute("aria-pressed", "true")


@pytest.mark.parametrize("size", [(1366, 768), (360, 640)])
def test_the_rules_do_not_lie_under_the_menu(visitors, shots, size):
    page = sit(visitors, "histrio", *size)
    open_menu(page)
    done = page.get_by_role("button", name="Done", exact=True)
    expect(done).to_be_in_viewport(ratio=1)
    shots(page, "menu")
    page.set_viewport_size({"width": size[0], "height": size[1]})
    page.locator("dialog").get_by_role("button", name="Rules").click()
    rules = page.get_by_role("dialog", name="Rules", exact=True)
    expect(rules).to_be_visible()
    expect(page.locator("dialog[open]")).to_have_count(0)
    page.keyboard.press("Escape")
    expect(rules).to_have_count(0)


def test_undo_says_whether_nothing_was_done_or_what_was_done_stays(visitors):
    page = sit(visitors, "crossroads")
    expect(page.locator(UNDO)).to_have_accessible_name("Undo: nothing yet")
    for _ in range(40):
        play_by_mouse(page, 1)
        settle(page)
        if page.locator(UNDO).get_attribute("aria-disabled") == "true":
            break
    expect(page.locator(UNDO)).to_have_accessible_name("Undo: it is settled")
    page.reload()
    settle(page)
    expect(page.locator(UNDO)).to_have_accessible_name("Undo: it is settled")


def test_nobody_waits_for_themselves(visitors):
    """Whatever the bar says between two questions of a turn, it does not ask to wait for Ada."""
    page = sit(visitors, "tiefenthal")
    page.evaluate("""() => {
        window.said = new Set();
        const note = () => {
            window.said.add(document.querySelector('#asked')?.innerText ?? '');
            window.said.add(document.querySelector('.bench')?.innerText ?? '');
        };
        new MutationObserver(note).observe(document.body, {
            subtree: true, childList: true, characterData: true });
    }""")
    play_by_mouse(page, 12)
    said = page.evaluate("[...window.said]")
    assert len(said) > 3
    assert not [one for one in said if "Waiting for Ada" in one]


def test_what_others_brought_stands_apart(visitors):
    page = sit(visitors, "crossroads")
    news = page.get_by_role("region", name="Since your last turn")
    both = news.locator("li:has(b + b)")
    for _ in range(8):
        if both.count():
            break
        play_by_mouse(page, 7)
        settle(page)
    lines = both.all_inner_texts()
    assert lines
    assert not [one for one in lines if re.search(r"[a-z][^ \w.,]\d|\D1 (points|guldens)", one)]
