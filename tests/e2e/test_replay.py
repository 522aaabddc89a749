"""The replay: the moment that was asked for, through the eyes that were chosen."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.e2e.evening import NAMES, lay_played
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
    expect(page.locator(".step")).to_have_text(f"Event {step} of {len(plies) - 1}")


TITLES = [("histrio", 4), ("taverna", 3), ("crossroads", 3), ("tiefenthal", 3)]
BOARDS = {
    "histrio": ".hb.frame",
    "taverna": ".taverna",
    "crossroads": ".crossroads",
    "tiefenthal": ".tt.frame",
}


@pytest.mark.parametrize(("title", "seats"), TITLES)
def test_all_hands_lie_open_on_the_drawn_board(visitors, title, seats):
    """From every viewpoint there are the same steps; one's place in them stays."""
    page = visitors.enter()
    table = lay_played(page, title, seats, 1)
    ply = page.request.get(f"/api/tables/{table}/replay").json()["plies"][-1] // 2
    page.goto(f"/replay/{table}?ply={ply}")
    page.locator(f".board {BOARDS[title]}").first.wait_for()
    where = page.locator(".step").text_content() or ""
    page.get_by_role("button", name="All hands open").click()
    page.get_by_role("button", name="All hands open", pressed=True).wait_for()
    expect(page.get_by_label("Seen by").locator("option")).to_have_text([*NAMES[:seats]])
    shown = page.request.get(f"/api/tables/{table}/replay/{ply}?seat=all").json()
    assert len(shown["views"]) == seats
    for name in NAMES[:seats]:
        page.get_by_label("Seen by").select_option(name)
        expect(page.locator(".side [data-follow]")).to_have_count(seats - 1)
        expect(page.locator(f".side [data-follow='{NAMES.index(name)}']")).to_have_count(0)
        expect(page.locator(".step")).to_have_text(where)
    expect(page.locator(".board > .plain")).to_have_count(0)
    expect(page.get_by_role("link", name="Shelf")).to_be_visible()


def test_open_hands_are_read_on_every_mat(visitors):
    page = visitors.enter()
    table = lay_played(page, "histrio", 4, 1)
    steps = page.request.get(f"/api/tables/{table}/replay").json()["steps"]
    step = next(
        step
        for step in range(steps // 3, steps)
        if all(len(mat["requests"] or ()) for mat in mats_at(page, table, step))
    )
    page.goto(f"/replay/{table}?event={step}")
    page.locator(".hb.frame").wait_for()
    ply = page.request.get(f"/api/tables/{table}/replay").json()["plies"][step]
    page.goto(f"/replay/{table}?ply={ply}")
    expect(page.locator(".side .open")).to_have_count(0)
    page.get_by_role("button", name="All hands open").click()
    expect(page.locator(".side .open")).to_have_count(3)


def mats_at(page, table, step):
    views = page.request.get(f"/api/tables/{table}/replay/{step}?seat=all").json()["views"]
    return [view["mats"][seat] for seat, view in enumerate(views)]


def test_one_event_further_is_played_and_named_in_the_address(visitors):
    page = visitors.enter()
    table = lay_played(page, "taverna", 3, 1)
    plies = page.request.get(f"/api/tables/{table}/replay").json()["plies"]
    step = next(n for n, ply in enumerate(plies) if plies.count(ply) > 2 and plies[n - 1] < ply)
    page.goto(f"/replay/{table}?ply={plies[step - 1]}")
    expect(page.get_by_role("slider")).to_have_value(str(step - 1))
    page.keyboard.press("ArrowRight")
    expect(page.get_by_role("slider")).to_have_value(str(step))
    assert page.url.endswith(f"?ply={plies[step]}&event=1")
    page.reload()
    expect(page.get_by_role("slider")).to_have_value(str(step))
    page.get_by_role("link", name="Score").click()
    page.locator(".sheet table").wait_for()


def test_it_plays_at_a_speed_leaps_to_a_round_and_is_handed_on(visitors):
    page = visitors.enter()
    page.context.grant_permissions(["clipboard-read", "clipboard-write"])
    table = lay_played(page, "histrio", 3, 1)
    marks = page.request.get(f"/api/tables/{table}/replay").json()["marks"]
    page.goto(f"/replay/{table}")
    slider = page.get_by_role("slider")
    expect(slider).to_have_value("0")
    page.get_by_role("group", name="Speed").get_by_role("button").last.click()
    page.get_by_role("button", name="Play", exact=True).click()
    expect(slider).not_to_have_value("0")
    page.get_by_role("button", name="Pause").click()
    third = [mark for mark in marks if mark["kind"] == "round"][2]
    page.locator(".line .round button").nth(2).click()
    expect(slider).to_have_value(str(third["at"]))
    expect(page.locator(".log .heading")).to_have_count(len(page.locator(".log ol").all()) - 1)
    page.get_by_role("button", name="Share this moment").click()
    page.get_by_text("Copied").wait_for(state="attached")
    assert page.evaluate("navigator.clipboard.readText()") == page.url


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
    expect(eyes).to_have_text(["what all can see", "Ada"])
    page.get_by_role("link", name="To the table").click()
    page.locator("main.table[data-question]").wait_for()


def test_a_match_of_another_release_says_so_and_what_plays_it(visitors):
    """On the shelf, at its table and in its replay, which leads to the table."""
    page = visitors.enter(360, 640)
    page.goto("/")
    id = lay(page, "histrio", [me(), bot()])["id"]
    command = "pipx run --spec stammtisch==0.1.0 stammtisch serve --data FOLDER"
    older = {"status": "needs_release", "needs": "0.1.0", "command": command, "older": True}
    page.route(
        f"**/api/tables/{id}",
        lambda route: route.fulfill(json={**route.fetch().json(), **older}),
    )
    page.goto(f"/replay/{id}")
    page.wait_for_url(f"**/table/{id}")
    expect(page.get_by_role("heading", name="This match needs release 0.1.0")).to_be_visible()
    expect(page.locator("code")).to_have_text(command)
    page.route(
        "**/api/tables",
        lambda route: route.fulfill(
            json=[{**line, "needs": "0.1.0"} for line in route.fetch().json()]
        ),
    )
    page.goto("/")
    expect(page.get_by_text("Needs another release").first).to_be_visible()
