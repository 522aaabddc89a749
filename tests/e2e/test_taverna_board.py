"""Whole matches on Taverna's drawn board: by mouse, by keys alone, and on a phone."""

from __future__ import annotations

import json
from typing import Any

from playwright.sync_api import Page, WebSocket

from tests.e2e.house import (
    A_WHILE,
    ANSWERS,
    LONG_ENOUGH,
    act,
    answered,
    bot,
    expect_score_if_whole,
    hand,
    lay,
    me,
    play_by_mouse,
    settle,
    take_from_list,
)
from tests.tables import SOAK

BY_KEYS = {"buy_deed", "take_turn", "choose_royal_scoring"}
UNREACHABLE = """choices => {
  const loose = document.querySelectorAll('.acts .answer').length;
  const seen = selector => [...document.querySelectorAll(selector)].some(e => e.checkVisibility());
  const alone = place => choices.filter(({ address }) => address === place).length === 1;
  const free = choices.filter(({ address }) => !address);
  const missing = choices.filter(({ option, address }) => address
    && !seen(`[data-option="${option}"]`)
    && !(alone(address) && seen(`[data-address="${address}"]`)));
  return [...missing, ...(loose < free.length ? free : [])].map(({ id }) => id);
}"""


class Listener:
    """What the server asked last, so that a test knows every choice there is."""

    def __init__(self, page: Page) -> None:
        self.question: dict[str, Any] = {}
        page.on("websocket", self.attend)

    def attend(self, socket: WebSocket) -> None:
        socket.on("framereceived", self.hear)

    def hear(self, frame: str | bytes) -> None:
        told = json.loads(frame)
        if told.get("type") == "update" and told.get("question"):
            self.question = told["question"]


def sit_down(page: Page, seats: int) -> None:
    bots = [bot(name=name) for name in ("Mira", "Tobias", "Jory", "Pim")[: seats - 1]]
    table = lay(page, "taverna", [me(), *bots])
    page.goto(f"/table/{table['id']}")
    page.locator(".taverna.frame").wait_for()


def alone(question: dict[str, Any]) -> list[dict[str, Any]]:
    """The choices that stand for themselves: others begin a gesture and lie where it may end."""
    begun = {lead["begins"] for lead in question["leads"]}
    return [choice for choice in question["choices"] if choice["option"] not in begun]


def answer(page: Page, turn: int) -> None:
    """Take something that glows, else a button of the prompt bar, and confirm."""
    glowing = page.locator(".taverna .can")
    if glowing.count():
        act(page, glowing.nth(turn % glowing.count()), turn)
    else:
        act(page, page.locator(ANSWERS).last, turn)


def test_every_choice_of_a_match_lies_on_the_table(visitors):
    page = visitors.enter()
    listener = Listener(page)
    sit_down(page, 4)
    kinds: set[str] = set()
    turn = 0
    while (number := settle(page)) and turn < A_WHILE:
        kinds.add(listener.question["kind"])
        assert page.evaluate(UNREACHABLE, alone(listener.question)) == []
        answer(page, turn)
        answered(page, number)
        turn += 1
    assert {"buy_deed", "take_turn"} <= kinds
    expect_score_if_whole(page)


def glow_by_keys(page: Page) -> bool:
    """Walk with Tab until something that can be chosen has the focus."""
    for _ in range(160):
        page.keyboard.press("Tab")
        if page.evaluate("document.activeElement.matches('.taverna .can')"):
            return True
    return False


def test_a_match_with_keys_alone(visitors):
    """The main questions once on the board itself, all others from the list of options."""
    page = visitors.enter()
    listener = Listener(page)
    sit_down(page, 3)
    walked: set[str] = set()
    while (number := settle(page)) and (SOAK or walked != BY_KEYS):
        kind = listener.question["kind"]
        if kind in BY_KEYS - walked and page.locator(".taverna .can").count():
            assert glow_by_keys(page), kind
            walked.add(kind)
            page.keyboard.press("Enter")
            if hand(page) == "lifted":
                page.keyboard.press("Enter")  # a card may also be taken without a table
        else:
            take_from_list(page)
        answered(page, number)
    assert walked == BY_KEYS
    expect_score_if_whole(page)


def test_a_match_on_a_phone(visitors):
    page = visitors.enter(360, 640)
    sit_down(page, 2)
    for place in (1, 2, 0):  # me, others, and back to the board
        page.get_by_role("tab").nth(place).click()
        assert page.evaluate("document.documentElement.scrollWidth") <= 360
    assert play_by_mouse(page, LONG_ENOUGH) >= min(20, LONG_ENOUGH)
    expect_score_if_whole(page)


def test_a_card_goes_to_a_table_in_one_gesture(visitors):
    """The card, the seating and the table are three answers: one drag, or two clicks."""
    page = visitors.enter()
    sit_down(page, 3)
    cards = page.locator("[data-address^='row/'][data-leads]")
    while (number := settle(page)) and not cards.count():
        answer(page, 0)
        answered(page, number)
    cards.first.click()
    assert hand(page) == "lifted"
    place = page.locator(".table[data-end]").first
    name = place.get_attribute("data-place")
    place.click()
    page.locator(f"[data-place='{name}'] .tile").wait_for()
    assert int(settle(page)) - int(number) >= 3
