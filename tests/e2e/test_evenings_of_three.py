"""Three friends with a browser each, from the invitation to the third match in the book.

What is not real: nobody here can reach the push service of a browser maker, and a browser whose
profile is forgotten refuses to subscribe ("permission denied"). So the page is handed a
subscription whose keys the test holds. Everything else is: the page offers it to the server, the
server seals the notice and posts it to a push service on this machine, the notice is opened by
another implementation, the very text is delivered to the service worker of a real Chromium, which
shows it and tells the server that the trial has arrived. A click on it is an event with the notice
that is shown; only a person's own click may open a window, so what the worker would open is read.
"""

from __future__ import annotations

import asyncio
import json
import re
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from typing import Any, NamedTuple

import pytest
from playwright.sync_api import Browser, Page, ViewportSize, expect

from stammtisch.client import Visitor
from tests.e2e import push
from tests.e2e.conftest import Visitors
from tests.e2e.house import given, leave_scene, settle, take_from_list
from tests.e2e.test_access import BOARD, judge
from tests.e2e.test_book import identity, sit
from tests.e2e.test_friends import read_code, see_each_other, stand_in
from tests.server.notices.services import PushService, push_service
from tests.server.running import Server, behind, free_port, running
from tests.tables import SOAK

TITLE = "histrio"
MATCHES = 3
HOURS = 3
WIDE: ViewportSize = {"width": 1366, "height": 768}


class Evening(NamedTuple):
    """A house that may be killed, a push service beside it, and people."""

    house: Server
    service: PushService
    people: Visitors


@pytest.fixture
def evening(browser_that_shows_notices: Browser, tmp_path) -> Iterator[Evening]:
    """A house that everybody can come to, by its own word, and that may call machines beside it."""
    port = free_port()
    public = f"http://127.0.0.1:{port}"
    with (
        push_service() as service,
        running(tmp_path, port=port, public=public, calls_at_home=True) as house,
    ):
        people = Visitors(browser_that_shows_notices, push.Named(house))
        yield Evening(house, service, people)
        for context in people.contexts:
            context.close()
        complaints = [one for one in people.complaints if "ERR_CONNECTION" not in one]
        assert complaints == [], "but for the line that was cut"


@pytest.mark.skipif(not SOAK, reason="its parts are tried one by one: the whole only in the soak")
def test_three_friends(evening):
    ada, mira, karl = (evening.people.enter(keeps=True) for _ in range(3))
    table = lay_the_table(ada)
    come_by_link(ada, mira)
    come_by_code(ada, karl)
    for page in (ada, mira, karl):
        settle(page)
        expect(page).to_have_url(re.compile(f"/table/{table}$"))
    clean(ada, BOARD)
    see_each_other(ada, mira)
    stand_in(ada, mira)
    be_called(evening.service, mira, table, (ada, karl))
    go_on(lambda: is_asked(ada), (mira, karl))
    over_a_power_cut(evening.house, ada, table)
    evening.people.complaints.clear()  # a cut line is rightly reported by the browser
    in_the_book(evening, [ada, mira, karl], table)


def clean(page: Page, aside: tuple[str, ...] = ()) -> None:
    """What axe says of a page, at both sizes and by night; the page is as wide as before then."""
    assert judge(page, aside) == []
    page.evaluate("document.documentElement.classList.remove('night')")
    page.set_viewport_size(WIDE)


def answer(page: Page) -> None:
    number = settle(page)
    take_from_list(page)
    given(page, number)


def is_asked(page: Page) -> bool:
    if page.locator("dialog.scene[open]").count():
        leave_scene(page)
    found = page.locator("main.table")
    return bool(found.get_attribute("data-question")) and not found.get_attribute("data-hand")


def go_on(comes: Callable[[], bool], others: tuple[Page, ...]) -> None:
    """These answer what they are asked, until something comes."""
    for _ in range(300):
        if comes():
            return
        for other in filter(is_asked, others):
            answer(other)
        others[0].wait_for_timeout(50)
    told = [one.locator("h1").first.text_content() for one in others]
    raise AssertionError(f"nothing comes, and nobody is asked: {told}")


# -- coming together ---------------------------------------------------------------------------


def lay_the_table(ada: Page) -> str:
    """Three places, two of them by link, a day for each answer; its number."""
    ada.goto(f"/new/{TITLE}")
    ada.request.post("/api/notices", data={"never_quiet": True})  # whenever this test runs
    for seat, name in ((1, "Mira"), (2, "Karl")):
        row = ada.locator(".right li").nth(seat)
        if row.locator(".row").get_attribute("aria-expanded") == "false":
            row.locator(".row").click()
        row.get_by_role("textbox").fill(name)
        row.locator("label", has_text="By link").click()
    ada.locator(".right li").nth(0).locator(".row").click()
    ada.locator(".right li").nth(0).get_by_role("textbox").fill("Ada")
    ada.get_by_role("radiogroup", name="Clock").get_by_text("1 day", exact=True).click()
    expect(ada.locator(".terms")).to_contain_text("Nights do not count")
    clean(ada)
    ada.get_by_role("button", name="Begin").click()
    ada.get_by_role("dialog", name="Invite").wait_for()
    clean(ada)
    links: dict[str, Any] = json.loads(ada.evaluate("localStorage['stammtisch-links']"))
    return next(iter(links))


def come_by_link(ada: Page, mira: Page) -> None:
    """The copied link; shown, reloaded, and nothing has happened before the click."""
    ada.context.grant_permissions(["clipboard-read", "clipboard-write"])
    mira_s = ada.get_by_role("dialog").get_by_role("listitem").filter(has_text="Mira")
    mira_s.get_by_role("button", name="Copy").click()
    expect(mira_s).to_contain_text("Copied")
    link = ada.evaluate("navigator.clipboard.readText()")
    mira.goto(link)
    expect(mira.get_by_text("Ada invites you to")).to_be_visible()
    assert "#" not in mira.url, "the secret does not stand in the address"
    mira.reload()
    expect(mira.get_by_role("heading", name="Histrio")).to_be_visible()
    expect(mira.get_by_text("Nights do not count")).to_be_visible()
    clean(mira)
    mira.get_by_role("button", name="Sit here as Mira").click()
    mira.locator("main.table").wait_for()


def come_by_code(ada: Page, karl: Page) -> None:
    """What a camera reads from the host's screen."""
    karl_s = ada.get_by_role("dialog").get_by_role("listitem").filter(has_text="Karl")
    karl_s.get_by_role("button", name="Code").click()
    seen = read_code(ada)
    assert seen == ada.locator("aside .whole").text_content()
    karl.goto(seen)
    karl.get_by_role("button", name="Sit here as Karl").click()
    karl.locator("main.table").wait_for()
    ada.get_by_role("button", name="To the table").click()


# -- being called ------------------------------------------------------------------------------


def be_called(service: PushService, mira: Page, table: str, others: tuple[Page, ...]) -> None:
    """She lets her browser be called, turns away, and is called back to the table."""
    mine = service.browser()
    mira.context.grant_permissions(["notifications"])
    push.subscribe_to(mira, mine)
    mira.goto(f"/notices/{table}")
    mira.get_by_role("radiogroup", name="Wait before calling").get_by_text("at once").click()
    mira.get_by_role("switch", name="Let me sleep").click()
    expect(mira.get_by_text("You are called at any hour.")).to_be_visible()
    expect(mira.get_by_role("radio", name="at once")).to_be_checked()
    mira.get_by_role("switch", name="This device").click()
    push.deliver(mira, mine.open(service.next()[1]))
    mira.reload()
    expect(mira.get_by_role("switch", name="This device")).to_be_checked()
    clean(mira)
    # a bot may have answered for her: then her turn comes after theirs
    go_on(lambda: not service.received.empty(), others)
    called = mine.open(service.next()[1])
    assert called["path"] == f"/table/{table}"
    push.deliver(mira, called)
    shown = push.shown(mira, called["tag"])
    assert shown == {"title": "Your turn in Histrio", "body": called["body"]}
    assert push.clicked(mira, called["tag"]) == mira.url.replace("/notices/", "/table/")
    mira.goto(called["path"])
    answer(mira)


# -- a slow match ------------------------------------------------------------------------------


def minutes(page: Page) -> int:
    """Until when an answer is awaited, in minutes of the week."""
    said = page.get_by_role("timer").first.text_content() or ""
    found = re.search(r"until (\w{3}) (\d\d):(\d\d)", said)
    assert found is not None, said
    day = ("Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun").index(found[1])
    return (day * 24 + int(found[2])) * 60 + int(found[3])


def over_a_power_cut(house: Server, ada: Page, table: str) -> None:
    """The power fails for three hours; the match goes on where it was, and so does the clock."""
    number, before = settle(ada), minutes(ada)
    house.kill()
    ada.get_by_role("heading", name="The line is broken").wait_for()
    with behind(house.data) as store:
        row = store.execute("SELECT social FROM tables WHERE id = ?", (table,)).fetchone()
        social = json.loads(row[0])
        for chair in social["chairs"]:
            if chair["asked"] is not None:
                chair["asked"]["at"] -= HOURS * 3600
        kept = (json.dumps(social).encode(), table)
        store.execute("UPDATE tables SET social = ? WHERE id = ?", kept)
    house.start()
    expect(ada.get_by_role("heading", name="The line is broken")).to_have_count(0)
    for _ in range(200):  # until what the server knows has come over the new line
        if minutes(ada) != before:
            break
        ada.wait_for_timeout(50)
    assert settle(ada) == number
    earlier = (before - minutes(ada)) % (7 * 24 * 60)
    assert earlier in range(HOURS * 60 - 2, HOURS * 60 + 3)
    answer(ada)


# -- the book ----------------------------------------------------------------------------------


async def play_on(address: str, table: str, secrets: list[str]) -> None:
    """This match to its end, and two more of the same people."""
    people = [Visitor(address, secret) for secret in secrets]
    for match in range(MATCHES):
        shown = [await one.table(table) for one in people]
        await asyncio.gather(
            *(sit(one, table, seen.yours[0]) for one, seen in zip(people, shown, strict=True))
        )
        if match + 1 < MATCHES:
            table = await people[0].rematch(table)
    for one in people:
        await one.http.aclose()


def in_the_book(evening: Evening, pages: list[Page], table: str) -> None:
    """Everybody has three evenings there and a place on the scale; nobody sees another's page."""
    secrets = [identity(page) for page in pages]
    with ThreadPoolExecutor(1) as aside:  # the browser's own loop runs in this thread
        aside.submit(asyncio.run, play_on(evening.house.address, table, secrets)).result(240)
    for name, page in zip(("Ada", "Mira", "Karl"), pages, strict=True):
        for _ in range(200):
            if len(page.request.get("/api/book").json()["evenings"]) == MATCHES:
                break
            page.wait_for_timeout(50)
        page.goto("/book")
        expect(page.get_by_role("heading", name=name)).to_be_visible()
        expect(page.get_by_text("3 evenings,")).to_be_visible()
        scale = page.get_by_role("list", name="People and bots in Histrio")
        expect(scale.locator(".me")).to_contain_text(name)
        # where a bot has answered for somebody, a match counts for nobody
        expect(page.get_by_text(re.compile("after [23] matches"))).to_be_visible()
    clean(pages[0])
    pages[0].locator(".act a").first.click()
    expect(pages[0].get_by_role("slider")).to_be_visible()
    clean(pages[0], BOARD)
