"""The shelf: every table can be reached, at every width, by night too, and after a failure."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, Route, expect

from tests.e2e.evening import lay_played
from tests.e2e.house import bot, lay, me

AA = 4.5
# the contrast of a text with the nearest background that is painted behind it
CONTRAST = """thing => {
  const colour = (text) => text.match(/[\\d.]+/g).map(Number);
  const light = ([r, g, b]) => [r, g, b].map((part) => part / 255)
    .map((part) => (part <= 0.03928 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4))
    .reduce((sum, part, place) => sum + part * [0.2126, 0.7152, 0.0722][place], 0);
  const painted = (one) => {
    const found = colour(getComputedStyle(one).backgroundColor);
    return found[3] === 0 ? painted(one.parentElement) : found;
  };
  const shades = [light(colour(getComputedStyle(thing).color)), light(painted(thing))];
  return (Math.max(...shades) + 0.05) / (Math.min(...shades) + 0.05);
}"""


def several_tables(page: Page, number: int) -> list[str]:
    return [lay(page, "histrio", [me(), bot()])["id"] for _ in range(number)]


@pytest.mark.parametrize(("width", "height"), [(1366, 768), (360, 640)])
def test_every_table_can_be_opened(visitors, width, height):
    page = visitors.enter(width, height)
    page.goto("/bots")
    first = several_tables(page, 5)[0]
    page.goto("/")
    expect(page.locator(".row")).to_have_count(5)
    page.locator(f".row a[href='/table/{first}']").click()
    page.locator("main.table[data-question]").wait_for()


def test_the_shelf_is_looked_at_again_when_one_comes_back(visitors):
    page = visitors.enter()
    page.goto("/")
    page.locator(".tables p").wait_for()
    several_tables(page, 1)
    page.evaluate("window.dispatchEvent(new Event('focus'))")
    expect(page.locator(".row")).to_have_count(1)


@pytest.mark.parametrize("width", [701, 800, 1000, 1100])
def test_no_box_is_cut_off(visitors, width):
    page = visitors.enter(width, 700)
    page.goto("/")
    expect(page.locator(".box .plate")).to_have_count(4)
    for thing in page.locator(".box, .below > *").all():
        box = thing.bounding_box()
        assert box is not None
        assert box["x"] >= 0
        assert box["x"] + box["width"] <= width


def test_what_is_typed_and_what_went_wrong_can_be_read_by_night(visitors):
    page = visitors.enter()
    page.goto("/")
    page.get_by_role("button", name="Night").click()
    field = page.get_by_label("Link or code")
    field.fill("NOBODY")
    assert field.evaluate(CONTRAST) >= AA
    page.get_by_role("button", name="Sit down").click()
    complaint = page.get_by_role("alert")
    complaint.wait_for()
    assert complaint.evaluate(CONTRAST) >= AA
    visitors.complaints.clear()  # a table that is not there is rightly reported as 404


def test_a_passing_failure_is_told_and_tried_again(visitors):
    page = visitors.enter()
    page.route("**/api/titles", lambda route: route.abort())
    page.goto("/")
    expect(page.get_by_role("alert")).to_contain_text("The server does not answer")
    expect(page.locator(".box")).to_have_count(0)
    page.unroute("**/api/titles")
    page.get_by_role("button", name="Try again").click()
    expect(page.locator(".box")).to_have_count(4)
    expect(page.get_by_role("alert")).to_have_count(0)
    visitors.complaints.clear()  # the browser rightly reports what was cut off


def test_a_page_that_does_not_come_is_told_and_tried_again(visitors):
    """Pages are fetched when they are wanted; a new release may have taken the files away."""
    page = visitors.enter()
    page.route("**/assets/Rules-*.js", lambda route: route.abort())
    page.goto("/rules/histrio")
    expect(page.get_by_role("alert")).to_contain_text("This page could not be fetched")
    page.unroute("**/assets/Rules-*.js")
    page.get_by_role("button", name="Try again").click()
    expect(page.get_by_role("heading", name="Histrio", exact=False).first).to_be_visible()
    visitors.complaints.clear()


def test_words_that_did_not_come_are_asked_for_again(visitors):
    page = visitors.enter()
    asked: list[str] = []

    def lose_the_first(route: Route) -> None:
        asked.append(route.request.url)
        if len(asked) == 1:
            route.abort()
        else:
            route.continue_()

    page.route("**/api/words/**", lose_the_first)
    page.goto("/")
    expect(page.get_by_text("Your tables")).to_be_visible()
    visitors.complaints.clear()


def test_without_its_drawings_a_table_is_laid_out_plainly(visitors):
    """After a new release the page may ask for files that are no longer there."""
    page = visitors.enter()
    page.route("**/assets/histrio-*.js", lambda route: route.abort())
    page.goto("/bots")
    page.goto(f"/table/{several_tables(page, 1)[0]}")
    page.locator("main.table[data-question] .plain").wait_for()
    visitors.complaints.clear()


def test_a_record_is_offered_only_when_it_can_be_saved(visitors):
    page = visitors.enter()
    page.goto("/bots")
    page.goto(f"/table/{several_tables(page, 1)[0]}")
    page.get_by_role("button", name="Table", exact=True).click()
    page.get_by_role("dialog").wait_for()
    expect(page.get_by_role("link", name="Save the record")).to_have_count(0)
    page.goto(f"/table/{lay_played(page, 'histrio', 2, 1)}")
    page.get_by_role("button", name="Table", exact=True).click()
    expect(page.get_by_role("link", name="Save the record")).to_be_visible()


def test_a_kept_link_brings_ones_tables_to_another_browser(visitors):
    ada, elsewhere = visitors.enter(), visitors.enter()
    table = lay(ada, "histrio", [me(), bot()])
    ada.goto("/")
    ada.get_by_role("button", name="Settings").click()
    ada.get_by_role("button", name="Show my link").click()
    link = ada.get_by_label("Your way back").input_value()
    assert "/back#" in link
    elsewhere.goto(link)
    expect(elsewhere).to_have_url(re.compile("/back$"))  # the secret is gone from the address bar
    elsewhere.get_by_role("button", name="Come back").click()
    expect(elsewhere.locator(f"a[href='/table/{table['id']}']").first).to_be_visible()
