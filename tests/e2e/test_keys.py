"""Every key of a table does what the sheet of keys says, as far as the person lets it act."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Locator, Page, expect

from stammtisch.core.registry import titles
from tests.e2e.evening import lay_played
from tests.e2e.house import hand, sit_at_shared

ASKED = "main[data-question]"
LIT = "[data-address][aria-pressed], [data-option][aria-pressed]"
FOCUSED = "document.activeElement.dataset.address ?? document.activeElement.tagName"
# keys that lay something over the board, and what it is called
SHEETS = {"?": "Keys at the table", "l": "Log", "g": "The signs of", "o": "option"}
LETTERS = "?lgohia123456789eucn"
SETTING = """localStorage.setItem('stammtisch-settings',
    JSON.stringify({{ chosenPace: 'instant', keys: '{letters}', text: {text} }}))"""
OFTEN = 4  # times that a held key is heard


def sit(visitors, title: str, letters: str = "alone", text: bool = False) -> Page:
    """At a table in play, with letters and digits as the person wants them."""
    page: Page = visitors.enter()
    page.add_init_script(SETTING.format(letters=letters, text="true" if text else "false"))
    sit_at_shared(page, lay_played(page, title, 2, 0.5))
    page.locator(f"{ASKED} .board > *, {ASKED}.text li").first.wait_for()
    # the question is read out
    page.wait_for_function("() => document.activeElement.tagName === 'H1'")
    return page


def question(page: Page) -> str:
    return page.locator("main").get_attribute("data-question") or ""


def over_the_board(page: Page) -> Locator:
    return page.locator("dialog[open], [role=dialog]")


def state(page: Page) -> tuple[str, str, int]:
    """What a key could have changed: the question, the hand, what lies over the board."""
    return question(page), hand(page), over_the_board(page).count()


def hold(page: Page, key: str) -> None:
    """From the second time on the key repeats."""
    for _ in range(OFTEN):
        page.keyboard.down(key)
        page.wait_for_timeout(60)
    page.keyboard.up(key)


def takes(page: Page, key: str) -> None:
    """The key answers, lifts a piece, or is asked about once more."""
    before = state(page)
    page.keyboard.press(key)
    page.wait_for_function(
        """([number, hand]) => { const main = document.querySelector('main');
        return main.dataset.question !== number || (main.dataset.hand ?? '') !== hand; }""",
        arg=list(before[:2]),
    )


@pytest.mark.parametrize("title", titles())
def test_each_key_lays_its_sheet_and_escape_takes_it_away(visitors, title):
    page = sit(visitors, title)
    for key, name in SHEETS.items():
        page.keyboard.press(key)
        expect(page.get_by_role("dialog", name=re.compile(name))).to_be_visible()
        page.keyboard.press("Escape")
        expect(over_the_board(page)).to_have_count(0)
        expect(page.locator("[data-voice]")).to_have_count(2)  # a sheet takes no voice with it
    page.keyboard.press("h")
    expect(page.get_by_role("dialog", name="What would the Master do?")).to_be_visible()
    page.keyboard.press("Escape")
    expect(over_the_board(page)).to_have_count(0)
    page.keyboard.press("a")
    expect(page.locator("[data-voice=calm] p")).to_have_text(re.compile(r"\w"))


@pytest.mark.parametrize("title", titles())
def test_arrows_and_ends_go_over_what_glows_and_the_ring_can_be_asked_about(visitors, title):
    page = sit(visitors, title)
    places = page.locator(LIT).filter(visible=True)
    assert places.count() > 1
    seen = {}
    for key in ("Home", "ArrowRight", "End", "ArrowLeft"):
        page.keyboard.press(key)
        expect(page.locator(":focus")).to_have_attribute("aria-pressed", "false")
        seen[key] = page.evaluate(FOCUSED)
    assert seen["Home"] != seen["End"]
    assert seen["Home"] != seen["ArrowRight"]
    assert seen["End"] != seen["ArrowLeft"]
    page.keyboard.press("i")
    expect(page.get_by_role("dialog")).to_be_visible()
    page.keyboard.press("Escape")
    assert page.evaluate(FOCUSED) == seen["ArrowLeft"]


@pytest.mark.parametrize("title", titles())
def test_enter_takes_what_has_the_ring_and_a_digit_its_answer(visitors, title):
    page = sit(visitors, title)
    page.keyboard.press("Home")
    takes(page, "Enter")
    page = sit(visitors, title)
    page.keyboard.press("o")
    digit = page.locator(".option kbd").first.inner_text()
    page.keyboard.press("Escape")
    expect(over_the_board(page)).to_have_count(0)
    takes(page, digit)


@pytest.mark.parametrize("text", [False, True], ids=["drawn", "words"])
@pytest.mark.parametrize(("letters", "chord"), [("off", ""), ("off", "Alt+"), ("alt", "")])
def test_letters_and_digits_that_were_switched_off_do_nothing(visitors, letters, chord, text):
    page = sit(visitors, "histrio", letters, text)
    before = (state(page), page.evaluate(FOCUSED))
    for key in (*LETTERS, "/"):
        page.keyboard.press(chord + key)
    page.wait_for_timeout(200)
    assert (state(page), page.evaluate(FOCUSED)) == before
    expect(page.locator("kbd", has_text=re.compile(r"^\w$"))).to_have_count(0)
    page.keyboard.press("ArrowRight")  # whoever wants no letters still goes by arrows
    assert page.evaluate(FOCUSED) != before[1]


def test_letters_and_digits_act_with_alt(visitors):
    page = sit(visitors, "histrio", "alt")
    for key, name in SHEETS.items():
        page.keyboard.press(f"Alt+{key}")
        expect(page.get_by_role("dialog", name=re.compile(name))).to_be_visible()
        page.keyboard.press("Escape")
    takes(page, "Alt+1")


def test_a_list_is_answered_in_words_with_alt(visitors):
    page = sit(visitors, "histrio", "alt", text=True)
    page.keyboard.press("Alt+2")
    expect(page.locator(":focus")).to_contain_text("2: ")
    page.keyboard.press("Alt+/")
    expect(page.locator(":focus")).to_have_attribute("aria-keyshortcuts", "Alt+/")


def test_a_held_key_acts_once(visitors):
    page = sit(visitors, "histrio")
    hold(page, "o")
    expect(page.locator(".options .option").first).to_be_visible()
    page.locator(".options .option").first.focus()
    page.keyboard.down("Enter")
    expect(over_the_board(page)).to_have_count(0)
    page.wait_for_timeout(300)
    after = state(page)
    hold(page, "Enter")
    page.wait_for_timeout(300)
    assert state(page) == after
    page.goto(f"/table/{lay_played(page, 'histrio', 2, 1)}")
    page.get_by_role("button", name="Count again").click()
    expect(page.locator("dialog.scene")).to_have_attribute("data-beat", "0")
    hold(page, "Enter")
    expect(page.locator("dialog.scene")).to_have_attribute("data-beat", "1")
