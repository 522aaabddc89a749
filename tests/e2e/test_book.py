"""The regulars' book: three matches, their history and a rating; face and name; taken out again."""

from __future__ import annotations

import asyncio
from concurrent.futures import ThreadPoolExecutor
from typing import Any

from playwright.sync_api import Page, expect

from stammtisch.client import Visitor
from tests.e2e.test_access import NIGHT, judge
from tests.server.running import randomly

BOOK = "The regulars\u2019 book"
PLAYED = ("histrio", "taverna", "histrio")


def identity(page: Page) -> str:
    """The secret by which the server knows this browser."""
    page.goto("/bots")
    return next(
        cookie["value"]
        for cookie in page.context.cookies()
        if cookie["name"].startswith("stammtisch_visitor")
    )


async def sit(visitor: Visitor, table: str, seat: int) -> None:
    async with visitor.sit(table, seat) as chair:
        await chair.play(randomly(seat))


async def play(address: str, ada: str, bruno: str | None) -> None:
    """Three matches of Ada and Bruno with a bot beside them."""
    async with Visitor(address, ada) as one, Visitor(address, bruno) as other:
        for title in PLAYED:
            chairs: list[dict[str, Any]] = [
                {"kind": "me", "name": "Ada", "face": 0, "colour": 0},
                {"kind": "link", "name": "Bruno"},
                {"kind": "bot", "name": "Mira", "bot": "apprentice"},
            ]
            table = await one.set_table(title, chairs, pace=0, beat=0)
            await other.join(table.links[0].token, "Bruno")
            await asyncio.gather(sit(one, table.id, 0), sit(other, table.id, 1))


def three_evenings(visitors) -> Page:
    """A browser whose person has played three matches."""
    ada: Page = visitors.enter()
    bruno: Page = visitors.enter()
    known = identity(ada), identity(bruno)
    with ThreadPoolExecutor(1) as aside:  # the browser's own loop runs in this thread
        aside.submit(asyncio.run, play(visitors.house.url, *known)).result(timeout=240)
    for _ in range(200):
        if len(ada.request.get("/api/book").json()["evenings"]) == len(PLAYED):
            return ada
        ada.wait_for_timeout(50)
    raise AssertionError("nobody has written it down")


def test_three_matches_are_a_history_and_a_rating(visitors, shots):
    page = three_evenings(visitors)
    page.goto("/")
    page.get_by_role("link", name=BOOK).click()
    expect(page.get_by_role("heading", name="Ada")).to_be_visible()
    expect(page.get_by_text("3 evenings,")).to_be_visible()
    # one scale: two people and four bots, one's own place marked
    scale = page.get_by_role("list", name="People and bots in Histrio")
    expect(scale.get_by_role("listitem")).to_have_count(6)
    expect(scale.locator(".me")).to_contain_text("Ada")
    expect(page.get_by_text("too early to say")).to_be_visible()
    expect(page.get_by_text("after 2 matches")).to_be_visible()
    page.get_by_role("radio", name="Taverna").check(force=True)
    expect(page.get_by_text("after 1 match.")).to_be_visible()
    # by title and evening by evening
    expect(page.get_by_role("row", name="Histrio")).to_contain_text("2")
    expect(page.locator(".act a")).to_have_count(3)
    shots(page, "book")
    assert judge(page) == []
    for tab in ("Evenings", "Titles"):
        page.get_by_role("tab", name=tab).click()
        page.evaluate(NIGHT, False)
        shots(page, f"book-{tab.lower()}")
        assert judge(page) == []
    page.set_viewport_size({"width": 1366, "height": 768})
    page.locator(".act a").first.click()
    expect(page.get_by_role("slider")).to_be_visible()


def test_face_and_name_are_kept_and_pages_are_taken_out(visitors):
    page = visitors.enter()
    page.goto("/book")
    expect(page.get_by_text("No evening yet").first).to_be_visible()
    page.get_by_role("button", name="Face and name").click()
    page.get_by_role("dialog").get_by_role("textbox").fill("Mira")
    page.locator("dialog .faces label").nth(2).click()
    assert judge(page) == []
    page.set_viewport_size({"width": 1366, "height": 768})
    page.get_by_role("button", name="Keep", exact=True).click()
    expect(page.get_by_role("heading", name="Mira")).to_be_visible()
    page.reload()
    expect(page.get_by_role("heading", name="Mira")).to_be_visible()
    with page.expect_download() as taken:
        page.get_by_role("link", name="Take along").click()
    assert taken.value.suggested_filename == "stammtisch-book.json"
    page.get_by_role("button", name="Delete").click()
    assert judge(page) == []
    page.set_viewport_size({"width": 1366, "height": 768})
    page.get_by_label("Write Mira to say so").fill("Bruno")
    page.get_by_role("button", name="Delete for good").click()
    expect(page.get_by_role("alert")).to_contain_text("not the name")
    page.get_by_label("Write Mira to say so").fill("Mira")
    page.get_by_role("button", name="Delete for good").click()
    expect(page.get_by_role("dialog")).to_have_count(0)
    assert page.request.get("/api/book").json()["me"]["name"] == ""
    visitors.complaints.clear()  # the wrong name is rightly reported as 409
