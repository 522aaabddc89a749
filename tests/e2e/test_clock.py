"""One clock: what is told comes when its piece has arrived; speeds, skipping, the tab behind."""

from __future__ import annotations

import json

import pytest
from playwright.sync_api import Page, expect

from stammtisch.core.registry import titles
from tests.e2e.conftest import Visitors
from tests.e2e.evening import lay_played
from tests.e2e.house import act, bot, lay, me, play_by_mouse, settle
from tests.tables import SOAK

# Whenever something changes that can be read (counters and marks of mats, lines of the log, the
# question), it is noted whether a piece is in the air at that moment.
WATCH = """() => {
  const read = () => ({
    mats: [...document.querySelectorAll('.side .rivals, .board [data-place^="purse/"], ' +
      '.board [data-place^="points/"], .board [data-place^="ducats/"], ' +
      '.board [data-place^="beer/"], .board [data-place^="chest/"], .board [data-place^="pouch/"]')]
      .map(one => one.innerText).join(' '),
    lines: document.querySelectorAll('[role=log] p').length,
    question: document.querySelector('main.table')?.dataset.question ?? '',
  });
  let last = read();
  window.seen = { early: [], changes: 0, flew: 0, played: 0 };
  const look = () => {
    const now = read();
    const aloft = document.querySelector('.flights') !== null;
    const playing = document.querySelector('main[data-playing]') !== null;
    const differ = Object.keys(now).filter(key => now[key] !== last[key]);
    const early = differ.filter(key => aloft || (playing && key === 'question' && now.question));
    window.seen.early.push(...early.map(key => [key, last[key], now[key]]));
    window.seen.changes += differ.length;
    window.seen.flew += aloft;
    window.seen.played += playing;
    last = now;
  };
  new MutationObserver(look).observe(document.body, {
    subtree: true, childList: true, characterData: true, attributes: true,
  });
}"""

BRISK = json.dumps(json.dumps({"chosenPace": "brisk"}))


def sit(visitors: Visitors, pace: str, title: str = "histrio", bots: int = 3) -> Page:
    """At a table with bots, and things happen at this speed."""
    page = visitors.enter()
    kept = json.dumps(json.dumps({"chosenPace": pace}))
    page.add_init_script(f"localStorage.setItem('stammtisch-settings', {kept})")
    table = lay(page, title, [me(), *(bot("greedy", name) for name in "TMJ"[:bots])])
    page.goto(f"/table/{table['id']}")
    settle(page)
    return page


def sail(page: Page) -> None:
    """Choose the first city that glows."""
    act(page, page.locator(".board .can").first)


def sit_late(visitors: Visitors, title: str) -> Page:
    """In the middle of a match, with a bot; things happen at the brisk speed."""
    page: Page = visitors.enter()
    page.add_init_script(f"localStorage.setItem('stammtisch-settings', {BRISK})")
    table = lay_played(page, title, 2, 0.4)
    page.request.post(f"/api/tables/{table}/seats/1/bot", data={"bot": "greedy"})
    page.goto(f"/table/{table}")
    settle(page)
    return page


@pytest.mark.parametrize("title", sorted(titles()))
def test_nothing_is_told_while_its_piece_is_in_the_air(visitors, title):
    page = sit_late(visitors, title)
    page.evaluate(WATCH)
    for _ in range(12):  # not every answer sends something over the board
        play_by_mouse(page, 1)
        settle(page)
        seen = page.evaluate("window.seen")
        if seen["flew"] > 0 and seen["changes"] > 5:
            break
    assert seen["flew"] > 0, "pieces flew"
    assert seen["changes"] > 5, "something came of it"
    assert seen["early"] == []


def test_the_same_eyes_would_see_it(visitors):
    """The canary: a line that is written while a piece flies is noticed."""
    page = sit(visitors, "calm")
    page.evaluate(WATCH)
    sail(page)
    page.locator(".flights").wait_for(state="attached")
    page.evaluate("document.querySelector('[role=log]').append(document.createElement('p'))")
    page.wait_for_function("() => window.seen.early.length > 0")


def test_a_key_and_a_click_skip(visitors):
    for hurry in ("key", "click"):
        page = sit(visitors, "calm")
        sail(page)
        expect(page.locator("main[data-playing]")).to_have_count(1)
        for _ in range(10):  # what comes meanwhile wants to be skipped as well
            if page.locator("main[data-playing]").count() == 0:
                break
            if hurry == "key":
                page.keyboard.press("Space")
            else:
                page.mouse.click(500, 600)
        assert page.locator("main[data-playing]").count() == 0
        settle(page)


@pytest.mark.parametrize("pace", ["brisk", "instant"])
def test_speeds(visitors, pace):
    page = sit(visitors, pace)
    page.evaluate(WATCH)
    sail(page)
    settle(page)
    assert page.evaluate("window.seen.flew > 0") == (pace == "brisk")


SPENT = """() => {
  window.moved = [];
  const main = document.querySelector('main');
  let began = null;
  const look = () => {
    const playing = 'playing' in main.dataset;
    if (playing) began ??= performance.now();
    else if (began !== null) { window.moved.push(performance.now() - began); began = null; }
  };
  new MutationObserver(look).observe(main, { attributes: true });
}"""
LATE = 0.5  # seconds by which a busy machine may be late


@pytest.mark.parametrize("title", ["histrio", "taverna"] if SOAK else ["taverna"])
def test_what_three_bots_do_takes_four_seconds_at_most(visitors, title):
    """They answer as fast as they do at a table that a person sets; pieces move all the same."""
    page = visitors.enter()
    kept = json.dumps(json.dumps({"chosenPace": "brisk"}))
    page.add_init_script(f"localStorage.setItem('stammtisch-settings', {kept})")
    order = {"title": title, "chairs": [me(), *(bot("greedy", name) for name in "TMJ")], "beat": 0}
    table = page.request.post("/api/tables", data=order).json()
    page.goto(f"/table/{table['id']}")
    settle(page)
    page.evaluate(SPENT)
    played = 0.0
    for _ in range(4):
        page.evaluate("window.moved = []")
        play_by_mouse(page, 1)
        settle(page)
        moved = page.evaluate("window.moved")
        assert sum(moved) / 1000 < 4 + LATE, moved
        played += sum(moved)
    assert played > 0, "something moved"


def test_nothing_plays_in_a_tab_behind(visitors):
    page = sit(visitors, "calm")
    page.evaluate(WATCH)
    page.evaluate("Object.defineProperty(document, 'hidden', { get: () => true })")
    sail(page)
    settle(page)
    assert page.evaluate("[window.seen.flew, window.seen.played]") == [0, 0]


def test_since_ones_last_turn_and_again(visitors):
    page = sit(visitors, "instant")
    sail(page)
    settle(page)
    told = page.get_by_role("region", name="Since your last turn")
    expect(told.locator("li")).to_have_count(3)
    for line in told.locator("summary, li > p").all():
        said = line.evaluate("one => one.firstChild.textContent.trim()")
        assert 0 < len(said) <= 70
    lines = page.locator("[role=log] p").count()
    page.evaluate("localStorage.clear()")
    page.get_by_role("button", name="Table", exact=True).click()
    page.get_by_role("button", name="Settings").click()
    page.get_by_role("button", name="Brisk").click()
    page.get_by_role("button", name="Done").click()
    page.keyboard.press("r")
    expect(page.locator("main[data-playing=again]")).to_have_count(1)
    expect(page.locator("main[data-playing]")).to_have_count(0)
    assert settle(page)
    assert page.locator("[role=log] p").count() == lines


def test_the_log_has_headings_and_shows_the_newest(visitors):
    page = sit(visitors, "instant")
    sail(page)
    play_by_mouse(page, 12)
    log = page.locator("[role=log]")
    rounds = log.locator("details.round")
    expect(log.get_by_role("heading", level=3).last).to_be_visible()
    assert rounds.count() > 1
    assert [one.get_attribute("open") is not None for one in rounds.all()][-1]
    expect(log.locator("p, summary").filter(visible=True).last).to_be_in_viewport()
    log.evaluate("one => one.querySelectorAll('details').forEach((fold) => (fold.open = true))")
    log.hover()
    page.mouse.wheel(0, -20_000)
    page.get_by_role("button", name="Newest").click()
    expect(log.locator("p, summary").filter(visible=True).last).to_be_in_viewport()


def test_seats_keep_their_colour_from_the_setup_on(visitors):
    page = visitors.enter()
    page.add_init_script("Math.random = () => 0.4")  # whoever is drawn, it is not the first
    page.goto("/new/taverna")
    page.locator("button.go").first.wait_for()
    shape = "seat => document.getElementById('seat-' + seat).innerHTML"
    before = [page.evaluate(shape, seat) for seat in range(4)]
    page.get_by_role("button", name="Begin").last.click()
    settle(page)
    table = page.url.rsplit("/", 1)[1]
    colours = page.request.get(f"/api/tables/{table}").json()["seated"]
    assert [one["colour"] for one in colours] != [0, 1, 2, 3][: len(colours)]
    for one in colours:
        assert page.evaluate(shape, one["seat"]) == before[one["colour"]]
