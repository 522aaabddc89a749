"""Points are counted on a stage: step by step, with the true totals, for eyes and ears."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from stammtisch.core.match import Match
from stammtisch.core.registry import title
from stammtisch.server.past.scenes import scenes
from tests.e2e.evening import SEED, bots_play, lay_match, lay_played, played
from tests.e2e.house import act, asked_now, settle, sit_at_shared

AXE = Path("web/node_modules/axe-core/axe.min.js")
SEATS = {"histrio": 3, "tiefenthal": 2, "taverna": 3, "crossroads": 2}
MOST = 40  # presses until a scene is over
REQUEST = 54  # of this seed: a match of two in which the first is asked for a request
TOTALS = "els => els.map(el => Number(el.textContent.trim().replace('\u2212', '-')))"

BROKEN = """els => els.flatMap(el => {
  const [text, range] = [el.firstChild, document.createRange()];
  return [...text.data.matchAll(/\\S+/g)].filter(({ 0: word, index }) => {
    range.setStart(text, index);
    range.setEnd(text, index + word.length);
    return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size > 1;
  }).map(([word]) => word);
})"""


def staged(page: Page, name: str, seats: int = 0) -> list[int]:
    """Open the last scene of a finished match; the true totals."""
    table = lay_played(page, name, seats or SEATS[name], 1)
    page.goto(f"/table/{table}")
    page.get_by_role("button", name="Count again").click()
    page.locator("dialog.scene").wait_for()
    totals = page.request.get(f"/api/tables/{table}/statistics").json()["sheet"]["totals"]
    return [int(total) for total in totals]


def shown(page: Page) -> list[int]:
    found: list[int] = page.locator(".scene .total b").evaluate_all(TOTALS)
    return found


@pytest.mark.parametrize("name", sorted(SEATS))
def test_the_last_count_ends_with_the_score(visitors, name):
    page = visitors.enter()
    totals = staged(page, name)
    scene = page.locator("dialog.scene")
    assert shown(page) != totals
    while scene.get_attribute("data-last") != "true":
        assert scene.locator("thead b span").evaluate_all(BROKEN) == []
        page.keyboard.press("Space")
    assert shown(page) == totals
    page.keyboard.press("Enter")
    expect(scene).to_have_count(0)
    expect(page.locator(".score")).to_be_visible()


def test_recipes_are_turned_over_one_by_one(visitors, shots):
    """Seat by seat and card by card, with running totals; who holds none is told with the first."""
    page = visitors.enter()
    totals = staged(page, "crossroads", 4)
    scene = page.locator("dialog.scene")
    faces = scene.locator("tbody .now .recipe")
    step = scene.locator("[aria-current=step]")
    before: list[int] = []
    while "Recipes" not in step.inner_text():
        before = shown(page)
        page.keyboard.press("Space")
    held = [1, 3, 0, 1]  # recipes in hand, by seat
    for turn in range(1, sum(held) + 1):
        expect(faces).to_have_count(turn)
        expect(scene.locator("tbody .now .back")).to_have_count(sum(held) - turn)
        expect(scene).to_have_attribute("data-last", str(turn == sum(held)).lower())
        assert sum(before) - sum(shown(page)) == 2 * turn
        shots(page, f"recipes-{turn}")
        if turn < sum(held):
            page.keyboard.press("Space")
    assert shown(page) == totals
    page.keyboard.press("ArrowLeft")
    expect(faces).to_have_count(sum(held) - 1)


def test_keys_go_on_back_and_to_the_end(visitors):
    page = visitors.enter()
    totals = staged(page, "histrio")
    scene = page.locator("dialog.scene")
    expect(scene).to_have_attribute("data-beat", "0")
    first = shown(page)
    page.keyboard.press("Enter")
    expect(scene).to_have_attribute("data-beat", "1")
    scene.locator("h2").click()
    expect(scene).to_have_attribute("data-beat", "2")
    page.keyboard.press("ArrowLeft")
    page.keyboard.press("ArrowLeft")
    expect(scene).to_have_attribute("data-beat", "0")
    assert shown(page) == first
    page.keyboard.press("Escape")
    expect(scene).to_have_attribute("data-last", "true")
    assert shown(page) == totals
    page.keyboard.press("Escape")
    expect(scene).to_have_count(0)


def test_a_step_is_told_to_whoever_cannot_see_it(visitors):
    page = visitors.enter()
    staged(page, "tiefenthal")
    scene = page.get_by_role("dialog", name="The last lantern goes out")
    cells = scene.locator("tbody tr").first
    total = cells.locator(".total b").inner_text()
    expect(scene.locator("footer [aria-live]")).to_contain_text(
        f"Ada, Nobles, plus {total}, {total}."
    )
    expect(scene.get_by_role("columnheader", name="Nobles")).to_have_attribute(
        "aria-current", "step"
    )


@pytest.mark.parametrize("size", [(1366, 768), (360, 640)])
@pytest.mark.parametrize("name", sorted(SEATS))
def test_nobody_is_shut_out(visitors, name, size):
    page = visitors.enter(*size)
    staged(page, name)
    page.keyboard.press("Space")
    page.evaluate(AXE.read_text(encoding="utf-8"))
    wrong = page.evaluate(
        "axe.run('dialog.scene', {runOnly: ['wcag2a', 'wcag2aa', 'wcag21aa']})"
        ".then(({violations}) => violations.map(v => [v.id, v.nodes.map(n => n.html)]))"
    )
    assert wrong == []
    wide = page.evaluate("document.scrollingElement.scrollWidth <= innerWidth")
    assert wide


def before(whole: Match, ply: int, kind: str = "") -> tuple[Match, int]:
    """The match as the first seat was asked last before a ply (not this), and what it took."""
    while ply := ply - 1:
        cut = Match(whole.game, whole.seats, whole.variants, whole.seed)
        cut.replay(whole.answers[:ply])
        cut.settle()
        if cut.may_answer(0) and cut.question(0).kind != kind and whole.answers[ply][0] == 0:
            return cut, whole.answers[ply][1]
    raise AssertionError("never asked")


def before_a_request() -> tuple[Match, int]:
    """The last answer of the first seat before a festival that asks it for a request."""

    def asked(match: Match) -> bool:
        return match.may_answer(0) and match.question(0).kind == "play_request"

    match = bots_play(Match(title("histrio"), 2, {}, REQUEST), asked)
    return before(match, match.ply, "play_request")


def take(page: Page, match: Match, taken: int) -> None:
    """The first seat takes this option where it lies; then something is staged."""
    settle(page)
    [address] = [one.address for one in match.question(0).choices if one.option == taken]
    act(page, page.locator(f"[data-address='{address}']").filter(visible=True).first)
    assert asked_now(page) == "scene"


def to_the_end(page: Page) -> None:
    """Go on until all that is known has been told."""
    for _ in range(MOST):
        if not page.locator("dialog.scene[data-last=false]").count():
            return
        page.keyboard.press("Space")
    raise AssertionError("it does not go on")


def test_a_festival_asks_for_the_request_itself(visitors):
    """Actors, show, then the secret choice, in one scene; nothing beneath has gone on."""
    page = visitors.enter()
    cut, taken = before_a_request()
    table = lay_match(page, cut)
    page.request.post(f"/api/tables/{table}/seats/1/bot", data={"bot": "greedy"})
    page.goto(f"/table/{table}")
    take(page, cut, taken)
    scene = page.locator("dialog.scene")
    expect(scene.get_by_role("columnheader", name="Request")).to_be_visible()
    expect(scene.locator(".choice")).to_have_count(0)
    expect(page.locator("[role=log]")).not_to_contain_text("Season 2")
    to_the_end(page)
    asked = scene.locator(".choice")
    asked.first.wait_for()
    assert asked.count() > 1
    asked.first.click()
    expect(asked).to_have_count(0)
    expect(scene).to_have_attribute("data-last", "false")  # it goes on with what was turned over
    to_the_end(page)
    page.keyboard.press("Space")
    expect(scene).to_have_count(0)
    assert settle(page)


def test_a_scene_is_seen_before_the_screen_goes_round(visitors):
    """Two people, one screen: the cover between them waits for what is staged."""
    page = visitors.enter()
    cut, taken = before_a_request()
    sit_at_shared(page, lay_match(page, cut))
    take(page, cut, taken)
    scene = page.locator("dialog.scene")
    for _ in range(4):
        page.wait_for_timeout(500)
        expect(scene).to_be_visible()
        expect(page.locator("main.wood button")).to_have_count(0)
    page.keyboard.press("Escape")
    page.keyboard.press("Escape")
    expect(
        page.locator("main.wood button").or_(page.locator("main[data-question]"))
    ).to_be_visible()


def test_a_festival_opens_by_itself_and_the_score_waits_for_the_last(visitors):
    """Bots play the last answers; whoever watches sees the count before the score."""
    page = visitors.enter()
    whole = played("histrio", 3, 1, "", {})
    ply = whole.log[scenes(whole, whole.log, over=True)[-1].at - 1][0]
    cut = Match(title("histrio"), 3, {}, SEED)
    cut.replay(whole.answers[: ply - 4])
    table = lay_match(page, cut)
    page.goto(f"/table/{table}")
    here = page.get_by_role("button", name="I am here")
    here.or_(page.locator("main.table")).first.wait_for()
    if here.count():
        here.click()
    page.locator("main.table").first.wait_for()
    for seat in range(3):
        page.request.post(
            f"/api/tables/{table}/seats/{seat}/bot",
            data='{"bot": "apprentice"}',
            headers={"content-type": "application/json"},
        )
    page.locator("dialog.scene").wait_for()
    expect(page.locator(".score")).to_have_count(0)
    while page.locator("dialog.scene").count():
        page.keyboard.press("Escape")
        page.wait_for_timeout(60)
    page.locator(".score").or_(page.locator("dialog.scene")).first.wait_for()
    while page.locator("dialog.scene").count():
        page.keyboard.press("Escape")
        page.wait_for_timeout(60)
    expect(page.locator(".score")).to_be_visible()
