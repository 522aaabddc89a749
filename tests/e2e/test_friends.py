"""Friends, near and far: three browsers, invitations, presence, a bot that stands in."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.e2e.house import lay, me, settle
from tests.e2e.test_access import judge

READER = Path(__file__).parents[2] / "web" / "node_modules" / "jsqr" / "dist" / "jsQR.js"
# what a phone's camera would see: the drawn code as pixels
READ = """async (code) => {
  const text = new XMLSerializer().serializeToString(code);
  const picture = new Image();
  picture.src = 'data:image/svg+xml;charset=utf-8,' + encodeURIComponent(text);
  await picture.decode();
  const canvas = Object.assign(document.createElement('canvas'), { width: 400, height: 400 });
  const pen = canvas.getContext('2d');
  pen.drawImage(picture, 0, 0, 400, 400);
  return jsQR(pen.getImageData(0, 0, 400, 400).data, 400, 400)?.data;
}"""
HIDE = """(hidden) => {
  Object.defineProperty(document, 'hidden', { configurable: true, get: () => hidden });
  document.dispatchEvent(new Event('visibilitychange'));
}"""
NUMBER = re.compile(r"(?m)^(ducats|ecus|coins|gain|points|cost|value) = (?!3$)\d+$")
FURTHER = """[{"url": "http://192.168.1.23:8350", "reach": "home"}]"""


def read_code(page: Page) -> str:
    """The text of the code that lies open."""
    page.evaluate(
        f"() => {{ {READER.read_text(encoding='utf-8')}; }}".replace("typeof exports", "''")
    )
    return str(page.locator("[data-qr]").evaluate(READ))


def keep_links(page: Page, table: dict[str, Any]) -> None:
    """As the page that lays a table keeps its links."""
    links = {str(link["seat"]): link["token"] for link in table["links"]}
    kept = {table["id"]: {"seats": links, "watch": table["spectate"]}}
    page.evaluate("kept => localStorage.setItem('stammtisch-links', JSON.stringify(kept))", kept)


def test_invited_by_link_and_by_code_away_and_back_replaced_and_taken_back(visitors):
    """Three browsers: the host, one who comes by link and reloads, one who reads the code."""
    ada, mira, karl = (visitors.enter() for _ in range(3))
    ada.route("**/api/addresses", lambda route: route.fulfill(body=FURTHER))
    ada.goto("/bots")
    chairs = [me(), {"kind": "link", "name": "Mira"}, {"kind": "link", "name": "Karl"}]
    table = lay(ada, "histrio", chairs)
    keep_links(ada, table)
    # by link: shown, reloaded, and nothing has happened before the click
    mira.goto(f"/join#{table['links'][0]['token']}")
    expect(mira.get_by_text("Ada invites you to")).to_be_visible()
    assert "#" not in mira.url
    mira.reload()
    expect(mira.get_by_role("heading", name="Histrio")).to_be_visible()
    assert judge(mira) == []
    mira.set_viewport_size({"width": 1366, "height": 768})
    mira.get_by_label("Face 8").press("Space")
    mira.get_by_label("slate").press("Space")
    mira.get_by_role("button", name="Sit here as Mira").click()
    settle(mira)
    # by the code on the host's screen
    ada.goto(f"/table/{table['id']}")
    settle(ada)
    ada.get_by_role("button", name="Table", exact=True).click()
    ada.get_by_role("button", name="Invite to the table").click()
    ada.get_by_text("Everybody in your home network").wait_for()
    seen = read_code(ada)
    assert seen == f"http://192.168.1.23:8350/join#{table['links'][1]['token']}"
    assert judge(ada) == []
    ada.set_viewport_size({"width": 1366, "height": 768})
    ada.get_by_role("button", name="To the table").click()
    karl.goto("/join" + seen[seen.index("#") :])
    karl.get_by_role("button", name="Sit here as Karl").click()
    settle(karl)
    see_each_other(ada, mira)
    stand_in(ada, mira)


def test_an_own_file_is_looked_at_when_it_is_chosen(visitors):
    """Its complaints can be read and it can be put away; a good one tells what it changes."""
    page = visitors.enter()
    page.goto("/new/histrio")
    field = page.locator("input[type=file]")
    box = page.request.get("/api/components/histrio").text()
    own = NUMBER.sub(r"\1 = 3", box, count=1)

    def choose(text: str) -> None:
        file = {"name": "mine.toml", "mimeType": "text/plain", "buffer": text.encode()}
        field.set_input_files([file])

    choose("nothing = [[")
    expect(page.get_by_role("alert")).to_contain_text("mine.toml cannot be played with")
    page.get_by_role("button", name="Remove it").click()
    expect(page.get_by_role("alert")).to_have_count(0)
    choose(own)
    page.get_by_text("differs from the box").click()
    expect(page.locator(".own dd").first).to_contain_text("3")
    page.get_by_role("button", name="Begin").click()
    expect(page.locator("[data-own-values]").first).to_be_visible()


def see_each_other(ada: Page, mira: Page) -> None:
    """On the mat of the one who turns away the other reads it, and that she is back."""
    mat = ada.locator(".side [data-place^='mat/']", has_text="Mira").locator("[data-sitter]")
    expect(mat).to_have_attribute("data-sitter", "person")
    mira.evaluate(HIDE, True)
    expect(mat).to_have_attribute("data-sitter", "away")
    mira.evaluate(HIDE, False)
    expect(mat).to_have_attribute("data-sitter", "person")


def stand_in(ada: Page, mira: Page) -> None:
    """A bot plays for her only after a question; she is told, and takes her seat back at once."""
    ada.get_by_role("button", name="Table", exact=True).click()
    ada.get_by_role("listitem").filter(has_text="Mira").get_by_role(
        "button", name="Let a bot play"
    ).click()
    asked = ada.get_by_role("alertdialog", name="Let a bot play for Mira?")
    expect(asked).to_contain_text("is told at once")
    asked.get_by_role("button", name="Let it play").click()
    expect(mira.get_by_role("heading", name="A bot plays for you")).to_be_visible()
    expect(mira.get_by_text("Ada asked it to")).to_be_visible()
    mira.get_by_role("button", name="Take your seat back").click()
    expect(mira.get_by_role("heading", name="A bot plays for you")).to_have_count(0)
    ada.keyboard.press("Escape")
    log = ada.get_by_role("region", name="Who came and went")
    expect(log).to_contain_text("A bot played for Mira.")
    expect(log).to_contain_text("Mira took the seat back.")


# the first control under the heading is in sight, and a list that goes on below says so
UNDER_THE_HEADING = """() => {
  const box = document.querySelector('.variants');
  const control = box?.querySelector(
    '.ladder label, .switch, .variant select, .variant [role=radiogroup]');
  if (!control) return false;
  const [seen, one] = [box, control].map(it => it.getBoundingClientRect());
  const hidden = box.scrollHeight > box.clientHeight + 4;
  return one.bottom <= seen.bottom && (box.dataset.more ?? '').includes('below') === hidden;
}"""


@pytest.mark.parametrize("language", ["en", "de", "fr", "nl"])
def test_variants_are_in_sight_and_what_scrolls_says_so(visitors, language):
    page = visitors.enter(1366, 768, locale=language)
    for title in ("crossroads", "taverna", "tiefenthal"):
        page.goto(f"/new/{title}")
        page.locator(".own").wait_for()
        expect(page.locator(".own input[type=file]")).not_to_be_in_viewport()
        page.wait_for_function(UNDER_THE_HEADING)


def table_of(page: Page) -> tuple[str, str]:
    """Begin with the second seat by link: what the dialog says, and the link's secret."""
    row = page.locator(".right li").nth(1)
    row.locator("label", has_text="By link").click()
    page.get_by_role("button", name="Begin").click()
    dialog = page.get_by_role("dialog", name="Invite")
    dialog.get_by_role("listitem").first.wait_for()
    links = json.loads(page.evaluate("localStorage['stammtisch-links']"))
    return dialog.inner_text(), next(reversed(links.values()))["seats"]["1"]


def test_a_person_is_asked_for_a_name_and_gets_none_of_a_bot(visitors):
    ada, lena = visitors.enter(), visitors.enter()
    ada.goto("/new/histrio")
    ada.get_by_role("textbox", name="Your name").fill("Ada")
    told, secret = table_of(ada)
    assert "Mira" not in told
    lena.goto(f"/join#{secret}")
    expect(lena.get_by_text("Ada invites you to")).to_be_visible()
    expect(lena.get_by_role("textbox")).to_have_value("")
    expect(lena.get_by_role("button", name="Sit here", exact=True)).to_be_visible()
    ada.goto("/new/taverna")
    expect(ada.get_by_role("textbox", name="Your name")).to_have_value("Ada")


def test_an_invitation_without_a_name_is_none_of_a_seat(visitors):
    host, friend = visitors.enter(), visitors.enter()
    host.goto("/new/histrio")
    told, secret = table_of(host)
    assert "seat 1" not in told
    friend.goto(f"/join#{secret}")
    expect(friend.get_by_text("You are invited to")).to_be_visible()


def test_where_nobody_may_watch_nobody_is_asked_to(visitors):
    host, friend = visitors.enter(), visitors.enter()
    host.goto("/new/histrio")
    told, secret = table_of(host)
    assert "never a hidden card" not in told
    friend.goto(f"/join#{secret}")
    expect(friend.get_by_text("Nobody watches")).to_be_visible()
    expect(friend.get_by_text("never a hidden card")).to_have_count(0)
    expect(friend.get_by_role("button", name="Only watch")).to_have_count(0)
    host.get_by_role("button", name="Let others watch").click()
    expect(host.get_by_role("dialog")).to_contain_text("never a hidden card")
    friend.reload()
    expect(friend.get_by_role("button", name="Only watch")).to_be_visible()
    expect(friend.get_by_text("Others may watch")).to_be_visible()
