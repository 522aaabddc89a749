"""One gesture, one moment: by mouse, finger and keys; and nothing moves under the pointer."""

from __future__ import annotations

import json
import re

import pytest
from playwright.sync_api import Page, expect

from stammtisch.core.registry import titles
from tests.e2e.evening import lay_played
from tests.e2e.house import (
    LONG_ENOUGH,
    answered,
    bot,
    given,
    hand,
    lay,
    me,
    play_by_mouse,
    settle,
    sit_at_shared,
)
from tests.tables import SOAK

PLAN = {"module": "module_5_guest_book"}
DIE = ".tt [data-leads][data-address*='/die/']"
WIDE, PHONE = (1366, 768), (360, 640)
PICKED = re.compile(r"\bpicked\b")
BAR = {WIDE: 68, PHONE: 140}
# every title, each at one of the sizes; in the soak at both
LOOKS = [
    (title, size)
    for number, title in enumerate(titles())
    for place, size in enumerate((WIDE, PHONE))
    if SOAK or (number + place) % 2
]


def at_dice(page: Page) -> str:
    """Ada is asked to use her dice."""
    sit_at_shared(page, lay_played(page, "tiefenthal", 2, 0.4, "turn_action", **PLAN))
    page.locator(DIE).first.wait_for()
    return settle(page)


def middle(page: Page, selector: str) -> tuple[float, float]:
    box = page.locator(selector).filter(visible=True).first.bounding_box()
    assert box is not None
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def later(page: Page, number: str) -> int:
    """How many questions were answered since the one with this number."""
    answered(page, number)
    return int(settle(page)) - int(number)


def test_a_die_is_dragged_to_its_room(visitors):
    """Two answers, one gesture; let go elsewhere the die goes home and nothing was said."""
    page = visitors.enter()
    number = at_dice(page)
    page.mouse.move(*middle(page, DIE))
    page.mouse.down()
    page.mouse.move(500, 120, steps=4)
    assert hand(page) == "lifted"
    page.mouse.up()
    expect(page.locator("main")).not_to_have_attribute("data-hand", "lifted")
    assert settle(page) == number
    page.mouse.move(*middle(page, DIE))
    page.mouse.down()
    page.mouse.move(500, 120, steps=4)
    page.mouse.move(*middle(page, ".board [data-end]"), steps=4)
    page.mouse.up()
    assert later(page, number) >= 2


def test_a_die_and_then_its_room_by_click_and_by_key(visitors):
    page = visitors.enter()
    number = at_dice(page)
    page.locator(DIE).first.click()
    assert hand(page) == "lifted"
    page.keyboard.press("Escape")
    assert hand(page) == ""
    page.locator(DIE).first.click()
    page.keyboard.press("ArrowRight")
    while not page.evaluate("'end' in document.activeElement.dataset"):
        page.keyboard.press("ArrowRight")
    page.keyboard.press("Enter")
    assert later(page, number) >= 2


def test_a_finger_takes_the_die_to_its_room(visitors):
    context = visitors.browser.new_context(
        base_url=visitors.house.url, viewport={"width": 1366, "height": 768}, has_touch=True
    )
    visitors.contexts.append(context)
    page = context.new_page()
    number = at_dice(page)
    page.touchscreen.tap(*middle(page, DIE))
    assert hand(page) == "lifted"
    page.touchscreen.tap(*middle(page, ".board [data-end]"))
    assert later(page, number) >= 2


def test_what_would_be_lost_is_asked_about_once(visitors):
    """The red bar names the loss; going on loses nothing; the same key says yes."""
    page = visitors.enter()
    number = at_dice(page)
    page.keyboard.press("e")
    assert hand(page) == "sure"
    expect(page.locator(".ask p")).to_contain_text("unused")
    page.locator(".acts .go").click()
    assert hand(page) == ""
    assert settle(page) == number
    page.keyboard.press("e")
    page.keyboard.press("c")
    page.wait_for_function(
        "() => document.querySelector('main.wood') || !document.querySelector('.sure')"
    )


def test_never_asked_means_never(visitors):
    page = visitors.enter()
    page.goto("/")
    settings = json.dumps({"confirm": "never", "language": "en"})
    page.evaluate("kept => localStorage.setItem('stammtisch-settings', kept)", settings)
    at_dice(page)
    page.keyboard.press("e")
    assert hand(page) == ""


def test_a_secret_choice_can_be_changed_until_all_have_chosen(visitors):
    """The table keeps it, another place changes it, and the other one sees a tick that stays."""
    ada, mira = visitors.enter(), visitors.enter()
    table = lay(ada, "histrio", [me(), {"kind": "link", "name": "Mira"}])
    mira.goto(f"/join#{table['links'][0]['token']}")
    mira.get_by_role("textbox").fill("Mira")
    mira.get_by_role("button", name="Sit here as Mira").click()
    ada.goto(f"/table/{table['id']}")
    number, other = settle(ada), settle(mira)
    cities = ada.locator(".board .can[data-address^='city/']")
    cities.nth(0).click()
    given(ada, number)
    assert hand(ada) == "held"
    expect(mira.locator(".seats .asked")).to_have_count(1)
    cities.nth(2).click()
    expect(cities.nth(2)).to_have_class(PICKED)
    ada.locator(".acts .answer").first.click()  # take it back: the tick stays
    assert hand(ada) == ""
    expect(mira.locator(".seats .asked")).to_have_count(1)
    cities.nth(1).click()
    given(ada, number)
    mira.locator(".board .can[data-address^='city/']").nth(3).click()
    assert hand(mira) == "grace"  # nobody else is awaited: final in a moment
    answered(mira, other)
    answered(ada, number)


def test_keys_open_and_close_what_lies_over_the_board(visitors):
    page = visitors.enter()
    at_dice(page)
    before = page.locator(".board").bounding_box()
    for key, what in (("o", ".options"), ("?", "dialog dl"), ("l", "dialog .log")):
        page.keyboard.press(key)
        page.locator(what).first.wait_for()
        assert page.locator(".board").first.bounding_box() == before
        page.keyboard.press("Escape")
        expect(page.locator("dialog[open]")).to_have_count(0)


def test_undo_says_what_it_takes_back_and_takes_the_whole_gesture(visitors):
    page = visitors.enter()
    number = at_dice(page)
    page.locator(DIE).first.click()
    page.locator(".board [data-end]").first.click()
    assert later(page, number) >= 2
    undo = page.locator(".undo")
    expect(undo).to_have_attribute("aria-disabled", "false")
    assert "die" in (undo.get_attribute("aria-label") or "")
    now = settle(page)
    page.keyboard.press("u")
    answered(page, now)
    settle(page)
    expect(page.locator(DIE).first).to_be_visible()


WATCH = """() => {
  const seen = { bars: new Set(), boards: new Set() };
  window.seen = seen;
  const look = () => {
    const bar = document.querySelector('.prompt'), board = document.querySelector('main .board');
    if (bar && board) {
      seen.bars.add(Math.round(bar.getBoundingClientRect().height * 2) / 2);
      const { top, left } = board.getBoundingClientRect();
      seen.boards.add(`${Math.round(top)}/${Math.round(left)}`);
    }
    requestAnimationFrame(look);
  };
  look();
}"""


@pytest.mark.parametrize(("title", "size"), LOOKS)
def test_the_bar_keeps_its_height_and_the_board_its_place(visitors, title, size):
    """Looked at in every frame: of some rounds, in the soak of a whole match."""
    page = visitors.enter(*size)
    variants = PLAN if title == "tiefenthal" else {}
    table = lay(page, title, [me(), bot(), bot(name="Mira")], variants=variants)
    page.goto(f"/table/{table['id']}")
    settle(page)
    page.evaluate(WATCH)
    play_by_mouse(page, LONG_ENOUGH if SOAK else 12)
    bars, boards = page.evaluate("[[...window.seen.bars], [...window.seen.boards]]")
    assert bars == [BAR[size]]
    assert len(boards) == 1
