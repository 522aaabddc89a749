"""What happens while nobody touches anything is said aloud, once, in every way of playing."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page

from tests.e2e.house import bot, lay, leave_scene, me
from tests.e2e.reader import Heard, Reader, over

WORDS = "localStorage.setItem('stammtisch-settings', JSON.stringify({ text: true }))"
A_MATCH = 120_000  # milliseconds
WAYS = {  # how it is looked at: what is set before, and how large the window is
    "drawn": ("", (1366, 768)),
    "phone": ("", (360, 640)),
    "words": (WORDS, (1366, 768)),
}


def bots_take_over(page: Page, table: str) -> None:
    """The seat is given away; whoever sat there looks on."""
    answer = page.request.post(f"/api/tables/{table}/seats/0/bot", data={"bot": "random"})
    assert answer.ok, answer.text()


def ending(page: Page, reader: Reader) -> Heard:
    """The first look at the end; counts that are staged are skipped.

    How long bots take for a match is nobody's concern here.
    """
    page.locator("[data-over=true], dialog.scene[open]").first.wait_for(timeout=A_MATCH)

    def ended(heard: Heard) -> bool:
        if page.locator("dialog.scene[open]").count():
            leave_scene(page)
        return over(heard) and any(" wins with " in text for text in heard.live)

    return reader.wait(ended)


@pytest.mark.parametrize("way", WAYS)
def test_the_end_is_said_with_everybodys_points(visitors, way):
    settings, (width, height) = WAYS[way]
    page = visitors.enter(width, height)
    page.add_init_script(settings)
    table = lay(page, "crossroads", [me("Ada"), bot(name="Mira"), bot(name="Tobias")])["id"]
    page.goto(f"/table/{table}")
    page.locator("main[data-question]").wait_for()
    bots_take_over(page, table)
    reader = Reader(page)
    said = " ".join(ending(page, reader).live)
    totals = page.request.get(f"/api/tables/{table}/statistics").json()["sheet"]["totals"]
    told = [(name, f"{totals[seat]} ") for seat, name in enumerate(("Ada", "Mira", "Tobias"))]
    assert [one for one in told if not all(part in said for part in one)] == []
    # whoever had nothing under the hand goes on at the heading
    assert reader.hear().focused == ("heading", "The match is over. The road goes on")


def test_the_end_is_said_under_a_sheet_too(visitors):
    """Whoever reads the keys meanwhile hears it: a dialog silences what lies beneath it."""
    page = visitors.enter()
    page.add_init_script(WORDS)
    table = lay(page, "crossroads", [me("Ada"), bot(name="Mira")])["id"]
    page.goto(f"/table/{table}")
    page.locator("main[data-question]").wait_for()
    page.keyboard.press("?")
    page.get_by_role("dialog", name="Keys at the table").wait_for()
    bots_take_over(page, table)
    page.locator("[data-over=true]").wait_for(timeout=A_MATCH, state="attached")
    Reader(page).wait(lambda now: any(" wins with " in text for text in now.live))


def test_a_closed_table_is_said(visitors):
    page = visitors.enter()
    table = lay(page, "crossroads", [me("Ada"), bot(name="Mira")])["id"]
    page.goto(f"/table/{table}")
    page.locator("main[data-question]").wait_for()
    answer = page.request.post(f"/api/tables/{table}/close")
    assert answer.ok, answer.text()
    Reader(page).wait(lambda now: any("This table is closed" in text for text in now.live))
