"""The page of a table: what the host may do, lines that fail, clocks, seats that change hands."""

from __future__ import annotations

import sqlite3

from playwright.sync_api import Page, expect

from tests.e2e.house import (
    HANDED_OVER,
    OFTEN,
    bot,
    given,
    lay,
    me,
    settle,
    take_from_list,
)

INSECURE = """
  delete Crypto.prototype.randomUUID;
  Object.defineProperty(Navigator.prototype, 'clipboard', { get: () => undefined });
"""


def menu_of(page: Page) -> None:
    page.get_by_role("button", name="Table", exact=True).click()
    page.get_by_role("dialog").wait_for()


def test_closing_is_asked_once_more_and_said_to_all(visitors):
    page = visitors.enter()
    table = lay(page, "histrio", [me(), bot()])
    page.goto(f"/table/{table['id']}")
    settle(page)
    menu_of(page)
    page.get_by_role("button", name="Close the table").click()
    page.get_by_role("button", name="No, leave it").click()
    assert page.request.get(f"/api/tables/{table['id']}").json()["status"] == "running"
    page.get_by_role("button", name="Close the table").click()
    page.get_by_role("alertdialog").get_by_role("button", name="Close the table").click()
    page.get_by_role("button", name="Done").click()
    for _ in range(2):
        expect(page.locator(".ask h1")).to_have_text("This table is closed")
        assert page.locator(".acts .answer").count() == 0
        page.reload()


def test_deleting_is_asked_once_more_and_leaves_nothing(visitors):
    page = visitors.enter()
    table = lay(page, "histrio", [me(), bot()])
    guest = visitors.enter()
    guest.goto("/bots")
    guest.request.post(
        "/api/join", data={"token": table["spectate"]}, headers={"content-type": "application/json"}
    )
    page.goto(f"/table/{table['id']}")
    settle(page)
    menu_of(page)
    page.get_by_role("button", name="Delete the table").click()
    page.get_by_role("button", name="No, leave it").click()
    assert page.request.get(f"/api/tables/{table['id']}").status == 200
    guest.goto(f"/table/{table['id']}")
    guest.locator("main.table").wait_for()
    assert guest.get_by_role("button", name="Delete the table").count() == 0
    page.get_by_role("button", name="Delete the table").click()
    page.get_by_role("alertdialog").get_by_role("button", name="Delete the table").click()
    page.locator(".box").first.wait_for()  # the shelf
    assert page.request.get(f"/api/tables/{table['id']}").status == 404
    expect(page.locator(f"a[href$='{table['id']}']")).to_have_count(0)
    guest.get_by_text("This table is not here").wait_for()
    visitors.complaints.clear()  # a table that is not there is rightly reported as 404


def test_links_and_answers_over_plain_http(visitors):
    """On a machine of the same network the browser offers neither clipboard nor randomUUID."""
    page = visitors.enter()
    page.add_init_script(INSECURE)
    table = lay(page, "histrio", [me(), bot(), {"kind": "link", "name": "Mira"}])
    page.goto(f"/table/{table['id']}")
    number = settle(page)
    take_from_list(page)
    given(page, number)
    menu_of(page)
    page.get_by_role("listitem").filter(has_text="Mira").get_by_role("button").last.click()
    page.get_by_role("alertdialog").get_by_role("button", name="New link").click()
    page.get_by_role("button", name="Copy, Mira").click()
    page.get_by_text("The link is selected").wait_for()
    field = "document.activeElement"
    selected = f"{field}.value.slice({field}.selectionStart, {field}.selectionEnd)"
    assert "/join#" in str(page.evaluate(selected))


def test_a_seat_taken_from_a_bot_can_be_played_at_once(visitors):
    page = visitors.enter()
    table = lay(page, "histrio", [me("Ada"), bot(name="Mira")])
    page.goto(f"/table/{table['id']}")
    settle(page)
    menu_of(page)
    page.get_by_role("button", name="Play it myself").click()
    page.get_by_role("dialog").wait_for(state="detached")
    cover = page.get_by_role("button", name="I am here, show my hand")
    while not cover.count():
        number = settle(page)
        take_from_list(page)
        page.wait_for_function(HANDED_OVER, arg=number, polling=OFTEN)
    expect(page.get_by_role("heading")).to_contain_text("Mira")
    cover.click()
    settle(page)


def test_the_keyboard_goes_on_at_the_question(visitors):
    page = visitors.enter()
    table = lay(page, "histrio", [me(), bot()], clock=90)
    page.goto(f"/table/{table['id']}")
    number = settle(page)
    expect(page.get_by_role("timer")).to_contain_text("1:")
    take_from_list(page)
    given(page, number)
    settle(page)
    expect(page.locator(".ask h1")).to_be_focused()
    page.get_by_role("button", name="Undo").focus()
    if page.get_by_role("button", name="Undo").get_attribute("aria-disabled") == "true":
        page.keyboard.press("Enter")
        page.get_by_text("What you did last stays").first.wait_for()


def test_a_server_that_does_not_answer_is_told_from_a_table_that_is_not_there(visitors):
    page = visitors.enter()
    table = lay(page, "histrio", [me(), bot()])
    path = f"**/api/tables/{table['id']}"
    page.route(path, lambda route: route.abort())
    page.goto(f"/table/{table['id']}")
    page.get_by_text("The server does not answer").wait_for()
    page.unroute(path)
    page.get_by_role("button", name="Try again").click()
    settle(page)
    page.goto("/table/nowhere")
    page.get_by_text("This table is not here").wait_for()
    visitors.complaints.clear()  # both are rightly reported by the browser itself


def test_a_match_of_another_release_says_which_one_it_needs(visitors, house):
    page = visitors.enter()
    table = lay(page, "histrio", [me(), bot()])
    house.shut()
    with sqlite3.connect(house.data / "stammtisch.sqlite") as file:
        file.execute(
            "UPDATE tables SET header = CAST(json_set(CAST(header AS TEXT), "
            "'$.rules_version', 999, '$.release', '9.9') AS BLOB)"
        )
    house.open()
    page.goto(f"/table/{table['id']}")
    page.get_by_text("This match needs release 9.9").wait_for()
