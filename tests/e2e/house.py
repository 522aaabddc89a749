"""The server as a process that can be killed and opened again, and a person's hands."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

from playwright.sync_api import Locator, Page, expect

from tests.tables import SOAK

PROGRAM = """
import sys
from pathlib import Path
from stammtisch.server.door.limits import Limits
from stammtisch.server.serve import Service, serve
often = dict(tables_per_minute=10_000, hints_per_minute=10_000, requests_per_second=1000)
often |= dict(tables_per_day=10_000, messages_per_second=1000)  # robots are quicker than people
limits = Limits(**often, request_burst=5000, look_burst=5000, late=60, least_beat=0.3)
serve(Service(port=int(sys.argv[1]), data=Path(sys.argv[2]), workers=1, limits=limits))
"""

# Outside the soak every table is dealt alike and bots take the same in the same place: what fails
# once fails again, on any machine and beside whichever other tests.
ALWAYS_ALIKE = """
from types import SimpleNamespace
from zlib import crc32
from stammtisch.core import seeds
from stammtisch.server.bots import stand_ins
seeds.new_key = lambda: seeds.KEYS + 1
stand_ins.secrets = SimpleNamespace(
    randbelow=lambda below: 1,
    choice=lambda things: things[crc32(repr(things).encode()) % len(things)],
)
"""
# Keeping a finished match for good takes longer than playing it: outside the soak it is done for
# those that a test asks for.
KEPT_IF_WANTED = """
import sys
from pathlib import Path
from stammtisch.server.lobby import keepsakes
async def catch_up(self):
    for wanted in Path(sys.argv[2]).glob("*.wanted"):
        if await self._keep(wanted.stem) == 0:
            wanted.unlink()
keepsakes.Keepsakes.catch_up = catch_up
keepsakes.LOOK_EVERY = 0.5
"""
MOST_ANSWERS = 1500
LONG_ENOUGH = MOST_ANSWERS if SOAK else 12  # answers of a second or third match on the same board
A_WHILE = MOST_ANSWERS if SOAK else 25  # of a match whose end other tests see
ANSWERS = ".acts .answer:not([aria-keyshortcuts=o])"  # the buttons of the bar that answer
OFTEN = 10  # milliseconds between two looks at the page

# the next question of this seat, or the screen between two people (a page that is still on its way
# to the table is made of the same wood, but has no button)
HANDED_OVER = """number => {
  const asked = document.querySelector('main')?.dataset.question;
  return document.querySelector('main.wood button') || (asked && asked !== number);
}"""


GIVEN = """number => {
  const main = document.querySelector('main');
  return main?.dataset.question !== number || main.dataset.hand === 'held';
}"""


class House:
    """A server on a port of its own."""

    def __init__(self, data: Path) -> None:
        self.data = data
        self.port = 0
        self.process: subprocess.Popen[str] | None = None

    @property
    def program(self) -> str:
        return PROGRAM if SOAK else ALWAYS_ALIKE + KEPT_IF_WANTED + PROGRAM

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def open(self) -> None:
        """Start, and wait until the door is open."""
        self.process = subprocess.Popen(
            [sys.executable, "-c", self.program, str(self.port), str(self.data)],
            stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL,
            text=True,
        )
        assert self.process.stdout is not None
        line = self.process.stdout.readline()
        self.port = int(line.rsplit(":", 1)[1])

    def open_again(self) -> None:
        """After a test that failed while the server was down: the next one finds it up."""
        if self.process is None or self.process.poll() is not None:
            self.open()

    def keep(self, table: str) -> None:
        """Let a finished match be kept for good."""
        (self.data / f"{table}.wanted").touch()

    def kill(self) -> None:
        """As a power cut would."""
        assert self.process is not None
        self.process.kill()
        self.process.wait()

    def shut(self) -> None:
        assert self.process is not None
        self.process.terminate()
        self.process.wait(timeout=10)


def lay(page: Page, title: str, chairs: list[dict[str, Any]], **settings: Any) -> dict[str, Any]:
    """Set a table through the interface that the pages use; bots do not dawdle."""
    order = {"title": title, "chairs": chairs, "pace": 0, "beat": 0, **settings}
    answer = page.request.post("/api/tables", data=order)
    assert answer.ok, answer.text()
    found: dict[str, Any] = answer.json()
    return found


def me(name: str = "Ada") -> dict[str, Any]:
    return {"kind": "me", "name": name}


def bot(level: str = "random", name: str = "Tobias") -> dict[str, Any]:
    return {"kind": "bot", "name": name, "bot": level}


def sit_at_shared(page: Page, table: str) -> None:
    """Several seats are at this screen: it shows nothing until the one who is called says so."""
    page.goto(f"/table/{table}")
    page.locator("main.wood button.go").click()


def answered(page: Page, number: str) -> None:
    """Wait until the question with this number is gone."""
    page.wait_for_function(
        "number => document.querySelector('main')?.dataset.question !== number",
        arg=number,
        polling=OFTEN,
    )


def given(page: Page, number: str) -> None:
    """Wait until the question is answered, or the table keeps a choice for it until all chose."""
    page.wait_for_function(GIVEN, arg=number, polling=OFTEN)


def settle(page: Page) -> str:
    """Wait until this seat is asked something or the match is over; the question's number."""
    while (found := asked_now(page)) == "scene":
        leave_scene(page)
    return "" if found == "over" else found


def asked_now(page: Page) -> str:
    """The question's number, or that the match is over or a scene lies over the board."""
    found = page.wait_for_function(
        """() => { const main = document.querySelector('main.table');
        if (document.querySelector('dialog.scene[open]')) return 'scene';
        // what was chosen waits for others, or for a change of mind
        if (['held', 'grace'].includes(main?.dataset.hand)) return false;
        return main && (main.dataset.question || (main.dataset.over === 'true' && 'over')); }""",
        polling=OFTEN,
    )
    return str(found.json_value())


def leave_scene(page: Page) -> None:
    """Skip what is staged, as whoever is in a hurry does."""
    page.keyboard.press("Escape")
    page.wait_for_timeout(50)


def tap(thing: Locator) -> None:
    """A click in the middle of it; where something lies over it, Playwright waits or complains."""
    spot = thing.evaluate(
        """thing => {
            thing.scrollIntoView({ block: 'nearest', inline: 'nearest' });
            const box = thing.getBoundingClientRect();
            const middle = [box.x + box.width / 2, box.y + box.height / 2];
            const top = document.elementFromPoint(...middle);
            return !thing.disabled && thing.contains(top) ? middle : null;
        }"""
    )
    if spot is None:
        thing.click()
    else:
        thing.page.mouse.click(*spot)


def take_the_plain_board(page: Page) -> None:
    """Through the menu of the table."""
    page.get_by_role("button", name="Table", exact=True).click()
    page.get_by_role("button", name="Plain board").click()
    page.keyboard.press("Escape")
    page.locator("div.plain").wait_for()


def hand(page: Page) -> str:
    """What the person's hand is about: something lifted, asked once more, sealed; or nothing."""
    return page.locator("main").get_attribute("data-hand") or ""


def act(page: Page, thing: Locator, which: int = 0, press: Callable[[Locator], None] = tap) -> None:
    """One gesture: click it; if it was lifted, click a place; where something is lost, say yes."""
    if hand(page) != "lifted":  # a die that was taken back is in the hand already
        press(thing)
    if hand(page) == "lifted":
        ends = page.locator(".board [data-end]").filter(visible=True)
        ends.first.wait_for()
        press(ends.nth(which % ends.count()))
    if hand(page) == "sure":
        press(page.locator(".acts .bad"))
    do_not_wait(page)


def do_not_wait(page: Page) -> None:
    """A choice that is final in a moment is final at once if it is clicked again."""
    page.evaluate("document.querySelector('[data-hand=grace] .board .picked')?.click()")


def play_by_mouse(page: Page, most: int = MOST_ANSWERS) -> int:
    """Click what glows on the board, or a button of the bar; to the end."""
    answers = 0
    while (number := settle(page)) and answers < most:
        glowing = page.locator(".board .can, .side .can")
        glowing.or_(page.locator(ANSWERS)).first.wait_for(state="attached")
        things = glowing if glowing.count() else page.locator(ANSWERS)
        if not (offered := things.count()):
            continue  # between two looks the question was gone
        act(page, things.nth(answers % offered), answers)
        answered(page, number)
        answers += 1
    return answers


def open_list(page: Page) -> None:
    """Lay the list of all options over the board with its key; the first of them has the focus."""
    if not page.locator(".options .option").count():
        page.keyboard.press("o")
    page.locator(".options .option").first.wait_for()


def take_from_list(page: Page, which: int = 0) -> None:
    """An answer from the list of all options, by the keyboard, and what follows from it."""
    open_list(page)
    page.locator(".options .option").nth(which).focus()
    page.keyboard.press("Enter")
    if hand(page) == "lifted":
        page.keyboard.press("ArrowRight")
        while not page.evaluate("'end' in document.activeElement.dataset"):
            page.keyboard.press("ArrowRight")
        page.keyboard.press("Enter")
    if hand(page) == "sure":
        page.keyboard.press("c")
    do_not_wait(page)


def play_by_keyboard(page: Page, most: int = MOST_ANSWERS) -> int:
    """Only keys: open the list of options, take one with Enter."""
    answers = 0
    while (number := settle(page)) and answers < most:
        take_from_list(page)
        answered(page, number)
        answers += 1
    return answers


def expect_score_if_whole(page: Page) -> None:
    """In the soak every match is played to its end."""
    if SOAK:
        expect_score(page)


def expect_score(page: Page) -> None:
    """The match is over and its itemised sheet is shown."""
    expect(page.locator(".sheet table")).to_be_visible()
    while page.locator("dialog.scene").count():
        leave_scene(page)
