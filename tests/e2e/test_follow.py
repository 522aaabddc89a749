"""Who sits where and what they do can be followed: names, stand-ins, a rival's mat in full size."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from stammtisch.server.wire.protocol import LONGEST_NAME
from tests.e2e.house import answered, bot, lay, me, settle, take_from_list
from tests.tables import SOAK

TITLES = ["histrio", "taverna", "crossroads", "tiefenthal"]
LONG = "Bartholomea von der Wolkensteinquelle XI"
SIZES = [(1366, 768), (360, 640)]
# every title, each at one of the sizes; in the soak at both
LOOKS = [
    (title, size)
    for number, title in enumerate(TITLES)
    for place, size in enumerate(SIZES)
    if SOAK or (number + place) % 2
]

# what of an element is seen: nothing over its edges, nothing over those of what holds it
CUT = """thing => {
  const box = thing.getBoundingClientRect();
  if (thing.scrollWidth > thing.clientWidth + 1 || !box.width) return 'in itself';
  for (let held = thing.parentElement; held; held = held.parentElement) {
    const look = getComputedStyle(held);
    const edge = held.getBoundingClientRect();
    if (look.overflowX !== 'visible' && (box.left < edge.left - 1 || box.right > edge.right + 1))
      return `sideways in ${held.className}`;
    if (look.overflowY === 'hidden' && (box.top < edge.top - 1 || box.bottom > edge.bottom + 1))
      return `above or below in ${held.className}`;
  }
  return '';
}"""


def open_part(page: Page, part: str) -> None:
    """On a phone the mats are behind tabs; a question that has just come opens its own."""
    page.wait_for_timeout(200)
    tab = page.get_by_role("tab", name=re.compile(f"^{part}"))
    if tab.count():
        tab.click()
        expect(tab).to_have_attribute("aria-selected", "true")


@pytest.mark.parametrize(("title", "size"), LOOKS, ids=str)
def test_every_mat_says_in_words_who_plays_it(visitors, title, size):
    """The own name in full, however long it may be; bot and level, person, away."""
    assert len(LONG) == LONGEST_NAME
    page = visitors.enter(*size)
    page.goto("/bots")
    chairs = [me(LONG), bot("regular", "Tobias"), {"kind": "link", "name": "Mira"}]
    table = lay(page, title, chairs)["id"]
    page.goto(f"/table/{table}")
    page.locator("main.table").wait_for()
    open_part(page, "Me")
    own = page.locator(".board [data-name]", has_text=LONG).filter(visible=True).first
    expect(own).to_have_text(LONG)
    assert own.evaluate(CUT) == ""
    open_part(page, "Others")
    for name, said in (("Tobias", "Bot, Regular"), ("Mira", "free")):
        mat = page.locator(".side [data-place^='mat/']", has_text=name)
        word = mat.locator("[data-sitter]")
        expect(word).to_have_text(said)
        assert word.evaluate(CUT) == ""
        assert (word.locator("span").bounding_box() or {})["width"] > 15  # not for readers only
        assert mat.locator("[data-name]").evaluate(CUT) == ""


@pytest.mark.parametrize("title", TITLES)
def test_a_bot_that_plays_for_one_is_named_and_sent_away(visitors, title):
    page = visitors.enter()
    page.goto("/bots")
    table = lay(page, title, [me("Ada"), {"kind": "link", "name": "Mira"}])["id"]
    page.goto(f"/table/{table}")
    page.locator("main.table").wait_for()
    answer = page.request.post(f"/api/tables/{table}/seats/0/bot", data={"bot": "regular"})
    assert answer.ok, answer.text()
    own = page.locator(".board .named", has_text="Ada").first
    expect(own.locator("[data-sitter]")).to_have_text("Bot, Regular")
    page.get_by_role("button", name="Take your seat back").click()
    expect(own.locator("[data-sitter=bot]")).to_have_count(0)


@pytest.mark.parametrize(("title", "size"), LOOKS, ids=str)
def test_a_rivals_mat_opens_large_and_stays_while_the_table_goes_on(visitors, title, size):
    """It can be told to go along with whoever plays."""
    page = visitors.enter(*size)
    page.goto("/bots")
    table = lay(page, title, [me("Ada"), bot(name="Tobias"), bot(name="Jory")])["id"]
    page.goto(f"/table/{table}")
    number = settle(page)
    open_part(page, "Others")
    page.locator(".side [data-follow='2']").click()
    large = page.locator("dialog [data-followed='2']")
    expect(large).to_be_visible()
    assert (large.bounding_box() or {})["width"] > size[0] * 0.7
    expect(page.get_by_role("checkbox", name="Go along with whoever plays")).to_be_visible()
    hands = page.context.new_page()  # the same person at another window
    hands.goto(f"/table/{table}")
    settle(hands)
    take_from_list(hands)
    answered(page, number)
    expect(large).to_be_visible()
    page.get_by_role("dialog").get_by_role("button", name="Close").click()
    expect(large).to_have_count(0)


# of each turn in the log that a bot played: how many lines it shows before anything is unfolded
LINES = """() => [...document.querySelectorAll('section')]
  .filter(turn => /Tobias|Jory/.test(turn.querySelector('h4')?.textContent ?? ''))
  .map(turn => turn.querySelectorAll(':scope > p, :scope > details').length)"""


def test_a_bots_turn_in_taverna_is_told_in_at_most_four_lines(visitors):
    """The rest is folded; nothing of it is lost."""
    page = visitors.enter()
    page.goto("/bots")
    chairs = [me("Ada"), bot("regular", "Tobias"), bot("regular", "Jory")]
    page.goto(f"/table/{lay(page, 'taverna', chairs)['id']}")
    for _ in range(14):
        number = settle(page)
        take_from_list(page)
        answered(page, number)
    settle(page)
    lines = page.evaluate(LINES)
    assert len(lines) >= 2
    assert max(lines) == 4  # more happened than is told at once
