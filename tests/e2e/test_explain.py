"""Everything on a board says what it is: by mouse, keyboard, right button and finger alike."""

from __future__ import annotations

import pytest
from playwright.sync_api import Locator, Page, expect

from stammtisch.core.registry import titles
from tests.e2e.evening import lay_played
from tests.e2e.house import sit_at_shared
from tests.e2e.test_access import AXE, BOARD, findings
from tests.e2e.test_phone import enter_by_touch

ROOM = "mat/0/tile/dishwasher"

# the focus goes to everything on the board, one after the other; what each panel then says
SAID = """async () => {
  const said = {};
  const tried = new Set();
  // a part of the board may come later or be drawn anew meanwhile: the next one is looked for
  const next = () => [...document.querySelectorAll('main [data-address]')].findLast(
    (thing) => thing.checkVisibility() && !tried.has(thing.dataset.address));
  for (let thing = next(); thing; thing = next()) {
    const address = thing.dataset.address;
    tried.add(address);
    thing.focus({ focusVisible: true });
    // a card in a row takes no focus of its own: its city does
    if (document.activeElement !== thing)
      thing.dispatchEvent(new MouseEvent('contextmenu', { bubbles: true, cancelable: true }));
    const until = Date.now() + 10_000;
    while (Date.now() < until) {
      const panel = document.querySelector(`[data-explains="${CSS.escape(address)}"]`);
      if (panel?.checkVisibility()) {
        const words = (which) => [...panel.querySelectorAll(which)].map((one) => one.textContent);
        said[address] = [words('h2').join(''), words('.text').join(' '), words('.rule').join('')];
        break;
      }
      await new Promise((later) => setTimeout(later, 5));
    }
    thing.blur();
  }
  return said;
}"""
STOPS = """() => [...document.querySelectorAll('main [data-tip]:not(button, a)')]
  .filter((one) => one.tabIndex >= 0).map((one) => one.outerHTML)"""


def sit(page: Page, title: str, part: float = 0.5) -> None:
    sit_at_shared(page, lay_played(page, title, titles()[title].most_seats, part))
    page.locator("main.table[data-question] .board > *").first.wait_for()


def panel(page: Page, address: str = ROOM) -> Locator:
    return page.locator(f'[data-explains="{address}"]')


def thing(page: Page, address: str = ROOM) -> Locator:
    return page.locator(f'main [data-address="{address}"]').first


@pytest.mark.parametrize("title", titles())
def test_everything_on_a_board_says_what_it_is(visitors, title):
    """With a name, a text of its own (not why it cannot be chosen) and the paragraph."""
    page = visitors.enter()
    sit(page, title)
    said = page.evaluate(SAID)
    there = page.locator("main [data-address]").evaluate_all(
        "all => all.filter((one) => one.checkVisibility()).map((one) => one.dataset.address)"
    )
    assert set(there) - {"pass"} <= set(said)
    assert {address: all(words) for address, words in said.items()} == dict.fromkeys(said, True)
    assert page.evaluate(STOPS) == [], "a sign is no further stop of the Tab key"
    assert page.locator("main [title]").count() == 0


def test_a_panel_opens_by_mouse_and_right_button_and_can_be_pinned(visitors):
    page = visitors.enter()
    sit(page, "tiefenthal")
    number = page.locator("main").get_attribute("data-question")
    page.mouse.move(683, 3)
    thing(page).hover(force=True)
    expect(panel(page)).to_contain_text("Scullery")
    expect(panel(page)).to_contain_text("+10")
    expect(panel(page).locator(".tip")).to_contain_text("Not now")
    expect(panel(page)).to_have_attribute("role", "tooltip")
    page.evaluate(AXE.read_text(encoding="utf-8"))
    assert findings(page, None, BOARD) == []
    page.keyboard.press("Escape")
    expect(panel(page)).to_have_count(0)
    thing(page).click(button="right", force=True)
    expect(panel(page)).to_have_attribute("role", "dialog")
    expect(panel(page).get_by_role("heading", name="Scullery")).to_be_focused()
    assert findings(page, None, BOARD) == []
    panel(page).get_by_role("button", name="Keep open").click()
    thing(page, "offer/1").click(button="right", force=True)
    expect(page.locator("[data-explains]")).to_have_count(2)
    page.keyboard.press("Escape")
    expect(thing(page, "offer/1")).to_be_focused()
    page.keyboard.press("Escape")
    expect(page.locator("[data-explains]")).to_have_count(0)
    assert page.locator("main").get_attribute("data-question") == number, "nothing was played"


def test_a_long_press_opens_a_sheet_and_plays_nothing(visitors):
    page = enter_by_touch(visitors)
    sit(page, "tiefenthal")
    number = page.locator("main").get_attribute("data-question")
    glowing = page.locator(".board .can[data-address]").first
    address = glowing.get_attribute("data-address") or ""
    glowing.scroll_into_view_if_needed()
    box = glowing.bounding_box()
    assert box is not None
    finger = page.context.new_cdp_session(page)
    spot = {"x": box["x"] + box["width"] / 2, "y": box["y"] + box["height"] / 2}
    finger.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [spot]})
    expect(panel(page, address)).to_be_visible()
    finger.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    foot = panel(page, address).locator("> .body").bounding_box()
    assert foot is not None
    assert foot["y"] + foot["height"] == 640
    page.evaluate(AXE.read_text(encoding="utf-8"))
    assert findings(page, None, BOARD) == []
    page.keyboard.press("Escape")
    expect(panel(page, address)).to_have_count(0)
    assert page.locator("main").get_attribute("data-question") == number
    assert page.locator("main").get_attribute("data-hand") != "lifted"


def test_every_request_of_histrio_can_be_asked_for(visitors):
    page = visitors.enter()
    sit(page, "histrio")
    thing(page, "theatre/requests").click()
    requests = page.locator('[data-address^="request/"]')
    expect(requests).to_have_count(22)
    requests.first.focus()
    requests.first.click(button="right")
    first = panel(page, requests.first.get_attribute("data-address") or "")
    expect(first).to_contain_text("The King\u2019s Favourite")
    expect(first).to_contain_text("Worth now")
    page.evaluate(AXE.read_text(encoding="utf-8"))
    assert findings(page, None, BOARD) == []


def test_the_signs_of_histrio_lie_on_one_sheet(visitors):
    page = visitors.enter()
    sit(page, "histrio")
    page.keyboard.press("g")
    sheet = page.get_by_role("dialog", name="The signs of Histrio")
    expect(sheet.get_by_text("5, star fee")).to_be_visible()
    assert sheet.locator("svg use").count() > 25
    sheet.get_by_role("searchbox").fill("lantern")
    expect(sheet.locator("dt")).to_have_count(0)
