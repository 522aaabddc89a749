"""The replay: the moment that was asked for, through the eyes that were chosen."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from tests.e2e.evening import lay_played
from tests.e2e.house import bot, lay, me


def test_a_point_of_the_plot_opens_that_moment(visitors):
    page = visitors.enter()
    table = lay_played(page, "histrio", 3, 1)
    page.goto(f"/table/{table}")
    mark = page.locator(".plot a").nth(6)
    place = int((mark.get_attribute("href") or "#").removeprefix("#"))
    answers = page.request.get(f"/api/tables/{table}/statistics").json()["answers"][place]
    plies = page.request.get(f"/api/tables/{table}/replay").json()["plies"]
    step = max(number for number, reached in enumerate(plies) if reached <= answers)
    assert step != answers
    mark.dispatch_event("click")
    expect(page.get_by_role("slider")).to_have_value(str(step))
    expect(page.locator(".step")).to_have_text(f"Step {step} of {len(plies) - 1}")


def test_all_hands_lie_open_once_the_match_is_over(visitors):
    page = visitors.enter()
    table = lay_played(page, "histrio", 3, 1)
    page.goto(f"/replay/{table}?ply=30")
    page.locator(".hb.frame").wait_for()
    page.get_by_label("Seen by").select_option("all hands open")
    page.locator(".plain").wait_for()
    page.get_by_label("Seen by").select_option("Mira")
    page.locator(".hb.frame").wait_for()
    expect(page.get_by_role("link", name="Shelf")).to_be_visible()


def test_the_host_deletes_a_match_that_is_over(visitors):
    page = visitors.enter()
    table = lay_played(page, "histrio", 3, 1)
    page.goto(f"/replay/{table}")
    page.get_by_role("button", name="Delete the table").click()
    page.get_by_role("button", name="No, leave it").click()
    assert page.request.get(f"/api/tables/{table}").status == 200
    page.get_by_role("button", name="Delete the table").click()
    page.get_by_role("dialog").get_by_role("button", name="Delete the table").click()
    page.locator(".box").first.wait_for()  # the shelf
    assert page.request.get(f"/api/tables/{table}").status == 404


def test_while_the_match_runs_one_looks_through_ones_own_eyes(visitors):
    page = visitors.enter()
    page.goto("/bots")
    table = lay(page, "histrio", [me("Ada"), bot(name="Mira")])["id"]
    page.goto(f"/replay/{table}")
    page.get_by_role("slider").wait_for()
    eyes = page.get_by_label("Seen by").locator("option")
    expect(eyes).to_have_text([re.compile("open facts"), "Ada"])
    page.get_by_role("link", name="To the table").click()
    page.locator("main.table[data-question]").wait_for()
