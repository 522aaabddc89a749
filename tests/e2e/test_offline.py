"""Without a line: the house opens, says so, and shows the matches that were watched before."""

from __future__ import annotations

import re

from playwright.sync_api import Page, expect

from tests.e2e.evening import lay_played
from tests.e2e.test_access import judge

KEPT = "async (name) => (await (await caches.open(name)).keys()).map(({ url }) => url)"
SAID = """async (name) => {
  const store = await caches.open(name);
  const found = await Promise.all((await store.keys()).map((one) => store.match(one)));
  return (await Promise.all(found.map((one) => one.text()))).join();
}"""
OTHER_PAGE = """async () => {
  const shell = await caches.open('stammtisch-shell');
  await shell.put(location.origin + '/', new Response('<p>of yesterday</p>'));
  const files = await caches.open('stammtisch-files');
  await files.put(location.origin + '/assets/old.js', new Response('stale()'));
}"""


def until_kept(page: Page, name: str, part: str) -> None:
    """Wait until something lies in a store of the browser."""
    for _ in range(300):
        if any(part in url for url in page.evaluate(KEPT, name)):
            return
        page.wait_for_timeout(100)
    raise AssertionError(f"{part} is not in {name}: {page.evaluate(KEPT, name)}")


def watched(visitors) -> tuple[Page, str]:
    """A browser that has watched a finished match again, and its table."""
    page = visitors.enter(keeps=True)
    page.goto("/")
    table = lay_played(page, "histrio", 3, 1)
    visitors.house.keep(table)
    for _ in range(300):  # a match is kept for good beside everything else
        if page.request.get(f"/api/tables/{table}/replay/whole").json() is not None:
            break
        page.wait_for_timeout(200)
    page.goto(f"/replay/{table}?ply=20")
    page.locator(".replay .board > *").first.wait_for()
    until_kept(page, "stammtisch-replays", table)
    until_kept(page, "stammtisch-shell", "/api/words/en/histrio")
    until_kept(page, "stammtisch-shell", "/api/titles")
    until_kept(page, "stammtisch-files", "/assets/Replay")
    until_kept(page, "stammtisch-files", "/assets/Offline")
    return page, table


def test_without_a_line_the_house_opens_and_shows_what_was_watched(visitors, shots):
    page, table = watched(visitors)
    visitors.house.kill()  # the next test opens it again
    page.goto("/")
    expect(page.get_by_role("heading", name="No line to the house")).to_be_visible()
    shots(page, "offline")
    assert judge(page) == []
    page.set_viewport_size({"width": 1366, "height": 768})
    page.locator(".tables li a").first.click()
    expect(page).to_have_url(re.compile(f"/replay/{table}"))
    page.locator(".replay .board > *").first.wait_for()
    expect(page.locator(".step")).to_contain_text("of")
    before = page.locator(".step").text_content()
    page.get_by_role("slider").press("ArrowRight")
    expect(page.locator(".step")).not_to_have_text(before or "")
    page.get_by_role("button", name="All hands open").click()
    page.get_by_role("button", name="All hands open", pressed=True).wait_for()
    visitors.house.open()
    page.goto("/")
    expect(page.get_by_role("heading", name="Your tables")).to_be_visible()
    visitors.complaints.clear()  # a browser reports every request that found no line


def test_nothing_of_ones_own_is_kept_but_finished_matches(visitors):
    page, table = watched(visitors)
    page.goto("/book")
    page.goto("/new/histrio")
    page.locator(".seg").first.wait_for()
    page.wait_for_timeout(3500)  # the time after which a page is kept
    urls = page.evaluate(KEPT, "stammtisch-shell") + page.evaluate(KEPT, "stammtisch-files")
    own = [url for url in urls if "/api/" in url]
    assert own
    assert all(part.split("/")[0] in ("words", "titles", "cover", "rules", "bots")
               for part in (url.split("/api/")[1] for url in own))  # fmt: skip
    secret = next(
        cookie["value"] for cookie in page.context.cookies() if "visitor" in cookie["name"]
    )
    code = page.request.get(f"/api/tables/{table}").json()["code"]
    for name in ("stammtisch-shell", "stammtisch-replays"):
        said = page.evaluate(SAID, name)
        assert secret not in said
        assert code is None or f'"{code}"' not in said


def test_a_new_page_never_gets_old_scripts(visitors):
    page, _ = watched(visitors)
    page.evaluate(OTHER_PAGE)
    page.goto("/bots")  # with a line the server's page comes, and the old scripts go
    page.locator("dt").first.wait_for()
    assert not any("old.js" in url for url in page.evaluate(KEPT, "stammtisch-files"))
    assert "of yesterday" not in page.evaluate(SAID, "stammtisch-shell")
