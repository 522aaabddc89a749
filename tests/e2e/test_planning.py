"""Tiefenthal with a plan: dice are laid, seen ahead, taken back one by one, by every hand."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import CDPSession, Page, expect

from tests.e2e.conftest import UNCOACHED
from tests.e2e.evening import lay_played
from tests.e2e.house import answered, hand, settle, sit_at_shared

PLAN = {"module": "module_5_guest_book"}
HAND_DIE = ".tt [data-leads][data-address*='/die/']"
LAID = ".tt .house [data-taken]"
END = ".board [data-end]"
LIFTS = ".tt .house [data-leads]"
OVER = re.compile(r"\bover\b")


def at_plan(page: Page) -> str:
    """Ada plans her dice; none is laid yet."""
    sit_at_shared(page, lay_played(page, "tiefenthal", 2, 0.4, "plan_dice", **PLAN))
    page.locator(HAND_DIE).first.wait_for()
    return settle(page)


def middle(page: Page, selector: str) -> tuple[float, float]:
    box = page.locator(selector).filter(visible=True).first.bounding_box()
    assert box is not None
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def lay_die(page: Page) -> None:
    """A die to the first room that takes it."""
    number = settle(page)
    laid = page.locator(LAID).count()
    page.locator(HAND_DIE).first.click()
    page.locator(END).filter(visible=True).first.click()
    answered(page, number)
    expect(page.locator(LAID)).to_have_count(laid + 1)
    settle(page)


def test_a_laid_die_comes_back_alone(visitors):
    """The others lie where they lay; the one that was clicked is in the hand and its rooms glow."""
    page = visitors.enter()
    at_plan(page)
    lay_die(page)
    lay_die(page)
    in_hand = page.locator(".tt .handdice button").count()
    number = settle(page)
    page.locator(LIFTS).filter(has=page.locator("[data-taken]")).or_(
        page.locator(f"{LIFTS}:has(+ * [data-taken])")
    ).first.click()
    answered(page, number)
    expect(page.locator(LAID)).to_have_count(1)
    expect(page.locator("main")).to_have_attribute("data-hand", "lifted")
    expect(page.locator(".tt .handdice button")).to_have_count(in_hand + 1)
    page.keyboard.press("Escape")
    assert hand(page) == ""


def test_done_asks_once_about_dice_that_could_go_somewhere(visitors):
    page = visitors.enter()
    number = at_plan(page)
    page.keyboard.press("e")
    assert hand(page) == "sure"
    expect(page.locator(".ask p")).to_contain_text("could still be placed")
    page.keyboard.press("Escape")
    assert hand(page) == ""
    assert settle(page) == number


def test_rooms_say_what_a_lifted_die_does_and_the_track_where_it_leads(visitors):
    """Every lit room bears a badge; the one under the die is marked, and so is the track."""
    page = visitors.enter()
    at_plan(page)
    page.locator(HAND_DIE).last.click()
    ends = page.locator(END).filter(visible=True)
    ends.first.wait_for()
    badges = page.locator(".tt .house .badge .badge")
    expect(badges).to_have_count(ends.count())
    assert all(re.search(r"[^\w\s]\d", text) for text in badges.all_inner_texts())
    ringed = False
    for at in range(ends.count()):
        ends.nth(at).hover()
        expect(page.locator(".tt .house .badge.over")).to_have_count(1)
        told = page.locator(".ask p").inner_text()
        moves = re.search(r"reputation \+[1-9]", told) is not None
        expect(page.locator(".tt .track .ahead")).to_have_count(int(moves))
        ringed = ringed or moves
    page.mouse.click(5, 400, button="right")
    assert hand(page) == ""


def touch(line: CDPSession, kind: str, *spot: float) -> None:
    """A finger, as the browser itself would report it."""
    points = [{"x": spot[0], "y": spot[1]}] if spot else []
    line.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})


@pytest.mark.parametrize("size", [(1366, 768), (360, 640)])
def test_a_finger_drags_a_die_to_its_room(visitors, size):
    """The die is drawn above the finger, goes home beside a room, and stays in one."""
    context = visitors.browser.new_context(
        base_url=visitors.house.url,
        viewport={"width": size[0], "height": size[1]},
        has_touch=True,
    )
    context.add_init_script(UNCOACHED)
    visitors.contexts.append(context)
    page = context.new_page()
    number = at_plan(page)
    line = context.new_cdp_session(page)
    x, y = middle(page, HAND_DIE)
    touch(line, "touchStart", x, y)
    touch(line, "touchMove", x + 4, y - 20)
    touch(line, "touchMove", x + 8, y - 30)
    assert hand(page) == "lifted"
    ghost = page.locator(".frame > [aria-hidden][style*='fixed']").bounding_box()
    assert ghost is not None
    assert abs(ghost["y"] + ghost["height"] / 2 - (y - 30 - 56)) < 12
    touch(line, "touchEnd")
    expect(page.locator("main")).not_to_have_attribute("data-hand", "lifted")
    assert settle(page) == number
    page.locator("[aria-hidden][style*='fixed']").wait_for(state="detached")
    touch(line, "touchStart", x, y)
    touch(line, "touchMove", x + 4, y - 20)
    page.locator(END).filter(visible=True).first.wait_for()
    goal = middle(page, END)
    touch(line, "touchMove", *goal)
    touch(line, "touchEnd")
    answered(page, number)
    expect(page.locator(LAID)).to_have_count(1)
