"""A line of the log shows where it happened, and its ring stays there."""

from __future__ import annotations

from playwright.sync_api import Locator, Page, expect

from tests.e2e.conftest import Visitors
from tests.e2e.evening import lay_played
from tests.e2e.house import settle, sit_at_shared

RING = "[data-mark]"
CITY = "[data-place='city/5']"
RIVAL = "[data-place='mat/1']"
# the ring lies round the place with this selector, give or take a pixel
ROUND = """place => {
  const box = one => document.querySelector(one)?.getBoundingClientRect();
  const [ring, there] = [box('[data-mark]'), box(place)];
  return Boolean(ring && there && there.width > 0)
    && ['x', 'y', 'width', 'height'].every(side => Math.abs(ring[side] - there[side]) < 1);
}"""


def sit(visitors: Visitors, width: int = 1366, height: int = 768) -> Page:
    page: Page = visitors.enter(width, height)
    sit_at_shared(page, lay_played(page, "histrio", 2, 0.5))
    settle(page)
    return page


def line(page: Page, told: str) -> Locator:
    """The newest line of the log that tells this."""
    return page.locator(".log .line", has_text=told).last


def test_a_line_that_is_pointed_at_shows_its_place(visitors):
    """The city that it names, else the mat of its seat; by the pointer and by the focus."""
    page = sit(visitors)
    line(page, "draws Burdigala").hover()
    page.wait_for_function(ROUND, arg=CITY)
    line(page, "Mira takes 2 ecus").hover()
    page.wait_for_function(ROUND, arg=RIVAL)
    page.mouse.move(5, 400)
    expect(page.locator(RING)).to_have_count(0)
    line(page, "draws Burdigala").focus()
    page.wait_for_function(ROUND, arg=CITY)


def test_a_ring_that_is_kept_goes_with_its_place(visitors):
    """Through another window, through moving, through scrolling."""
    page = sit(visitors)
    line(page, "draws Burdigala").click()
    page.mouse.move(5, 400)
    page.wait_for_function(ROUND, arg=CITY)
    page.set_viewport_size({"width": 1500, "height": 820})
    page.wait_for_function(ROUND, arg=CITY)
    page.locator(CITY).evaluate("city => (city.style.translate = '30px 12px')")
    page.wait_for_function(ROUND, arg=CITY)
    page.set_viewport_size({"width": 1366, "height": 500})
    board = page.locator("main .board")
    for top in (0, 60):
        board.evaluate("(board, top) => board.scrollTo(0, top)", top)
        page.wait_for_function(ROUND, arg=CITY)
    line(page, "draws Burdigala").click()  # the same line again lets go
    page.mouse.move(5, 400)
    expect(page.locator(RING)).to_have_count(0)


def test_on_a_phone_a_tap_opens_the_part_where_it_was(visitors):
    """The log makes room for it; the next press takes the ring away."""
    page = sit(visitors, 360, 640)
    for told, place in (("draws Burdigala", CITY), ("Mira takes 2 ecus", RIVAL)):
        page.keyboard.press("l")
        line(page, told).click()
        expect(page.locator("[role=log]")).to_have_count(0)
        page.wait_for_function(ROUND, arg=place)
        expect(page.locator(place).first).to_be_in_viewport()
        page.mouse.click(180, 630)
        expect(page.locator(RING)).to_have_count(0)


def test_the_large_log_makes_room_for_what_it_shows(visitors):
    page = sit(visitors)
    page.keyboard.press("l")
    line(page, "draws Burdigala").click()
    expect(page.locator("dialog[open]")).to_have_count(0)
    page.wait_for_function(ROUND, arg=CITY)
    page.keyboard.press("Escape")
    expect(page.locator(RING)).to_have_count(0)
