"""The same gestures by mouse, by finger and by keys: what each way answers is the same."""

from __future__ import annotations

import pytest
from playwright.sync_api import Locator, Page, expect

from stammtisch.core.gestures import leads
from stammtisch.core.match import Match
from stammtisch.core.registry import title
from stammtisch.games.tiefenthal.telling.runs import runs
from tests.e2e.evening import SEED, bots_play, lay_match, lay_played
from tests.e2e.house import answered, bot, given, hand, lay, me, settle, sit_at_shared, tap
from tests.tables import SOAK

# the mouse is what all other tests have in their hand
WAYS = ["mouse", "finger", "keys"] if SOAK else ["finger", "keys"]
by_each = pytest.mark.parametrize("way", WAYS)
PLAN = {"module": "module_5_guest_book"}
END = ".board [data-end]"
HAND_DIE = ".tt [data-leads][data-address*='/die/']"
PLANNED = ".tt .die.planned"
LAID = ".tt .house [data-taken]"
PAID_EITHER_WAY = 1  # of this seed: a match of two in which a tile may be paid with gossips
CITIES = ".board .can[data-address^='city/']"


class Mouse:
    """A pointer that holds something."""

    def __init__(self, page: Page) -> None:
        self.mouse = page.mouse

    def down(self, x: float, y: float) -> None:
        self.mouse.move(x, y)
        self.mouse.down()

    def move(self, x: float, y: float) -> None:
        self.mouse.move(x, y, steps=4)

    def up(self) -> None:
        self.mouse.up()


class Finger:
    """A finger, as the browser itself would report it."""

    def __init__(self, page: Page) -> None:
        self.line = page.context.new_cdp_session(page)

    def tell(self, kind: str, *spots: dict[str, float]) -> None:
        self.line.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": list(spots)})

    def down(self, x: float, y: float) -> None:
        self.tell("touchStart", {"x": x, "y": y})

    def move(self, x: float, y: float) -> None:
        self.tell("touchMove", {"x": x, "y": y})

    def up(self) -> None:
        self.tell("touchEnd")


def middle(thing: Locator) -> tuple[float, float]:
    box = thing.bounding_box()
    assert box is not None
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def press(thing: Locator, way: str) -> None:
    """Take something, with whatever hand."""
    thing.scroll_into_view_if_needed()
    if way == "keys":
        thing.focus()
        thing.page.keyboard.press("Enter")
    elif way == "finger":
        thing.page.touchscreen.tap(*middle(thing))
    else:
        tap(thing)


def seen(page: Page, selector: str) -> Locator:
    return page.locator(selector).filter(visible=True)


def later(page: Page, number: str) -> int:
    """How many questions were answered since the one with this number."""
    answered(page, number)
    return int(settle(page)) - int(number)


def with_plan(page: Page) -> str:
    """Ada has planned her dice and serves now."""

    def serves(match: Match) -> bool:
        asked = match.may_answer(0) and match.question(0).kind == "turn_action"
        return asked and bool(runs(match.state, 0))

    match = bots_play(Match(title("tiefenthal"), 2, PLAN, SEED), serves)
    sit_at_shared(page, lay_match(page, match))
    return settle(page)


@by_each
def test_a_plan_is_carried_out_by_one_act(visitors, way):
    """A digit is a die or a thing on the table, never the plan: that has a letter."""
    page = visitors.enter(touch=True)
    number = with_plan(page)
    dice = seen(page, PLANNED).count()
    whole = page.locator(".acts .go")
    expect(whole).to_have_attribute("data-key", "c")
    if way == "keys":
        page.keyboard.press("1")
        later(page, number)
        assert seen(page, PLANNED).count() == dice  # it was the Bard, and no die went
        asked = settle(page)
        page.keyboard.press("u")
        answered(page, asked)  # what is pressed before the act is taken back comes too early
        number = settle(page)
        page.keyboard.press("c")
    else:
        press(whole, way)
    assert later(page, number) >= 4
    assert seen(page, PLANNED).count() < dice


@by_each
def test_a_planned_die_is_used_by_one_act(visitors, way):
    """The room in which it was planned means that die and no other."""
    page = visitors.enter(touch=True)
    number = with_plan(page)
    assert hand(page) == ""
    press(seen(page, END).first, way)
    assert later(page, number) >= 2
    assert hand(page) == ""


@by_each
def test_the_room_may_be_taken_before_the_die(visitors, way):
    """Where only one die fits, its room is the whole gesture; nothing was lifted before."""
    page = visitors.enter(touch=True)
    sit_at_shared(page, lay_played(page, "tiefenthal", 2, 0.4, "turn_action"))
    number = settle(page)
    dice = seen(page, HAND_DIE).count()
    assert dice > 0
    assert hand(page) == ""
    press(seen(page, END).first, way)
    assert later(page, number) >= 2
    assert hand(page) == ""


@by_each
def test_a_laid_die_is_lifted_again(visitors, way):
    """It comes back alone, is in the hand, and goes to another room."""
    page = visitors.enter(touch=True)
    sit_at_shared(page, lay_played(page, "tiefenthal", 2, 0.4, "plan_dice", **PLAN))
    number = settle(page)
    seen(page, HAND_DIE).first.click()
    seen(page, END).first.click()
    number = str(int(number) + later(page, number))
    laid = seen(
        page,
        ".tt .house [data-leads]:has([data-taken]), .tt .house [data-leads]:has(+ * [data-taken])",
    )
    press(laid.first, way)
    answered(page, number)
    expect(page.locator("main")).to_have_attribute("data-hand", "lifted")
    expect(page.locator(LAID)).to_have_count(0)
    press(seen(page, END).last, way)
    expect(page.locator(LAID)).to_have_count(1)


@by_each
def test_a_secret_choice_is_changed(visitors, way):
    """While others choose it is held, and another place changes it; the table is told the last."""
    page = visitors.enter(touch=True)
    table = lay(page, "histrio", [me(), {"kind": "link", "name": "Mira"}])
    page.goto(f"/table/{table['id']}")
    number = settle(page)
    for at in (0, 2):
        press(page.locator(CITIES).nth(at), way)
        given(page, number)
        assert hand(page) == "held"
        for one in (0, 2):
            city = page.locator(CITIES).nth(one)
            expect(city).to_have_attribute("aria-pressed", str(one == at).lower())


@by_each
def test_within_the_grace_another_place_changes_the_answer(visitors, way):
    """Bots have chosen: the choice would be final at once, so there is a moment to change it."""
    page = visitors.enter(touch=True)
    sent: list[str] = []
    page.on("websocket", lambda line: line.on("framesent", lambda told: sent.append(str(told))))
    table = lay(page, "histrio", [me(), bot()])
    page.goto(f"/table/{table['id']}")
    number = settle(page)
    cities = page.locator(CITIES)
    options = [cities.nth(at).get_attribute("data-option") for at in (0, 3)]
    for at in (0, 3):
        press(cities.nth(at), way)
        assert hand(page) == "grace"
    answered(page, number)
    answers = [told for told in sent if '"answer"' in told]
    assert len(answers) == 1
    assert f'"option":{options[1]}' in answers[0].replace(" ", "")


@pytest.mark.parametrize(
    ("way", "purse"), [("mouse", "gossip"), ("finger", "pouch"), ("keys", "gossip")]
)
def test_a_tile_is_paid_by_taking_it_to_what_pays(visitors, way, purse):
    """Two answers, one gesture: the tile, then the pouch or the gossips."""
    page = visitors.enter(touch=True)

    def may_choose(match: Match) -> bool:
        asked = match.may_answer(0) and match.question(0).kind == "invest"
        return asked and bool(leads(match.game, match.components, match.state, 0))

    match = bots_play(Match(title("crossroads"), 2, {}, PAID_EITHER_WAY), may_choose)
    sit_at_shared(page, lay_match(page, match))
    number = settle(page)
    press(seen(page, ".board [data-leads]").first, way)
    assert hand(page) == "lifted"
    press(seen(page, f"{END}[data-address^='mat/0/{purse}']").first, way)
    assert later(page, number) >= 2
    assert hand(page) == ""


@pytest.mark.parametrize("way", ["drag", "finger's drag", "finger", "keys"])
def test_a_card_goes_to_a_table(visitors, way):
    """The card, the seating and the table are three answers and one gesture."""
    page = visitors.enter(touch=True)
    laid = lay_played(page, "taverna", 2, 0, "take_turn")
    page.request.post(f"/api/tables/{laid}/seats/1/bot", data={"bot": "greedy"})
    page.goto(f"/table/{laid}")
    number = settle(page)
    card = seen(page, "[data-address^='row/'][data-leads]").first
    table = seen(page, ".table[data-end]")
    if way in ("finger", "keys"):
        press(card, way)
        assert hand(page) == "lifted"
        table.first.scroll_into_view_if_needed()
        press(table.first, way)
    else:
        pull = Finger(page) if way == "finger's drag" else Mouse(page)
        start = middle(card)
        pull.down(*start)
        pull.move(start[0] + 10, start[1] - 20)
        table.first.wait_for()
        assert hand(page) == "lifted"
        pull.move(*middle(table.first))
        pull.up()
    assert later(page, number) >= 3
    assert hand(page) == ""
