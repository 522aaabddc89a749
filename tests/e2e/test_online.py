"""Two people, a spectator, hot-seat; cut lines and a killed server; undo; replay."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.e2e.house import (
    OFTEN,
    bot,
    expect_score,
    given,
    lay,
    leave_scene,
    me,
    play_by_keyboard,
    settle,
    take_from_list,
)
from tests.e2e.test_access import BOARD, judge
from tests.tables import SOAK


def answer_once(page) -> None:
    """Take the first option of the list."""
    number = settle(page)
    take_from_list(page)
    given(page, number)


def test_two_browsers_and_a_spectator(visitors):
    ada, mira, watcher = (visitors.enter() for _ in range(3))
    chairs = [me(), {"kind": "link", "name": "Mira"}, bot()]
    table = lay(ada, "histrio", chairs)
    mira.goto(f"/join#{table['links'][0]['token']}")
    mira.get_by_role("textbox").fill("Mira")
    mira.get_by_role("button", name="Sit here as Mira").click()
    watcher.goto(f"/join#{table['spectate']}")
    watcher.get_by_role("button", name="Only watch").click()
    ada.goto(f"/table/{table['id']}")
    assert mira.url.endswith(table["id"]) or settle(mira)
    for _ in range(4):
        answer_once(ada)
        answer_once(mira)
    expect(watcher.locator(".log p, .log summary").filter(visible=True).last).to_be_visible()
    assert watcher.locator(".acts .answer").count() == 0
    expect(watcher.get_by_role("heading", name="You are watching")).to_be_visible()
    assert judge(watcher, BOARD) == []
    assert "#" not in mira.url


def test_hot_seat_hides_one_hand_from_the_other(visitors):
    page = visitors.enter()
    table = lay(page, "histrio", [me("Ada"), me("Mira"), bot()])
    page.goto(f"/table/{table['id']}")
    screen = page.get_by_role("button", name="I am here, show my hand")
    for name in ("Ada", "Mira"):  # nobody's hand is seen, not even when the page is opened
        screen.wait_for()
        expect(page.get_by_role("heading")).to_contain_text(name)
        assert page.locator(".board").count() == 0
        screen.click()
        answer_once(page)


# what one screen for several people shows: the cover between two, points that are counted, a
# question, the way on, the end
AT_THE_SCREEN = """() => {
  if (document.querySelector('dialog.scene[open]')) return 'scene';
  if (document.querySelector('main.wood button')) return 'cover';
  const main = document.querySelector('main.table');
  if (main?.dataset.over === 'true') return 'over';
  if (main?.dataset.question) return 'asked';
  return document.querySelector('.acts .go:not([aria-disabled=true])') ? 'nothing to decide' : null;
}"""


# a scene may come at any moment: whoever presses a button that is gone has not pressed it
GO_ON = """() => {
  if (!document.querySelector('dialog.scene[open]'))
    document.querySelector('main.wood button, .acts .go')?.click();
}"""


@pytest.mark.skipif(not SOAK, reason="a whole match of two people: only in the soak")
def test_hot_seat_comes_to_the_end(visitors):
    """Festivals ask in secret: the screen goes round, and nobody who is asked is passed over."""
    page = visitors.enter()
    table = lay(page, "histrio", [me("Ada"), me("Mira")])
    page.goto(f"/table/{table['id']}")
    while (shown := page.wait_for_function(AT_THE_SCREEN, polling=OFTEN).json_value()) != "over":
        if shown == "asked":
            answer_once(page)
        elif shown == "scene":
            leave_scene(page)
        else:
            page.evaluate(GO_ON)
    expect_score(page)


def test_a_cut_line_and_a_killed_server_lose_nothing(visitors, house):
    page = visitors.enter()
    table = lay(page, "histrio", [me(), bot(), bot(name="Mira")])
    page.goto(f"/table/{table['id']}")
    answer_once(page)
    settle(page)
    lines = page.locator(".log p").count()
    house.kill()
    page.get_by_role("heading", name="The line is broken").wait_for()
    house.open()
    settle(page)
    assert page.locator(".log p").count() >= lines
    visitors.complaints.clear()  # the broken line is rightly reported by the browser itself
    page.context.set_offline(True)
    page.context.set_offline(False)
    answer_once(page)
    visitors.complaints.clear()


def test_undo_takes_back_and_the_match_goes_on(visitors):
    """A turn of many small answers, none of which reveals anything: the last can be taken back."""
    page = visitors.enter()
    table = lay(page, "taverna", [me("Ada"), bot()])
    page.goto(f"/table/{table['id']}")
    undo = page.get_by_role("button", name="Undo")
    for _ in range(40):
        answer_once(page)
        settle(page)
        page.wait_for_timeout(300)
        if undo.is_enabled():
            break
    lines = page.locator(".log p").count()
    undo.click()
    settle(page)
    assert page.locator(".log p").count() <= lines
    answer_once(page)


def test_replay_walks_through_a_finished_match(visitors):
    page = visitors.enter()
    table = lay(page, "histrio", [me(), bot()])
    page.goto(f"/table/{table['id']}")
    play_by_keyboard(page)
    expect_score(page)
    page.get_by_role("link", name="Replay").click()
    scrubber = page.get_by_role("slider")
    scrubber.wait_for()
    expect(page.locator(".log button").first).to_be_visible()
    page.keyboard.press("End")
    expect(page.locator(".sheet table")).to_be_visible()
    page.keyboard.press("Home")
    expect(page.locator(".sheet table")).to_have_count(0)
