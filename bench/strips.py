"""Strips of film: ten frames of what happens on a table, to be looked at as pictures.

    python bench/strips.py OUT [--moments reveal,festival,...] [--size 1366x768] [--pace brisk]

A server and a browser of their own on this machine. The browser hands over every picture that it
paints while something happens; ten of them, evenly apart, are laid side by side with their times.
"""

from __future__ import annotations

import argparse
import json
import shutil
import sys
import tempfile
import time
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Any

sys.path.insert(0, str(Path(__file__).parents[1]))
from playwright.sync_api import Browser, Page, sync_playwright
from tests.e2e.conftest import FLAGS, UNCOACHED
from tests.e2e.evening import SEED, lay_match, played
from tests.e2e.house import ANSWERS, House, act, asked_now, settle

from stammtisch.core.match import Match
from stammtisch.core.registry import title as game_of
from stammtisch.server.past.scenes import scenes

FRAMES = 10
SEATS = {"histrio": 4, "tiefenthal": 4, "taverna": 4, "crossroads": 3}
VARIANTS = {"tiefenthal": {"module": "module_5_guest_book"}}
LONGEST = 9000  # milliseconds that are filmed
WORTH_SEEING = 3.2  # seconds; what is shorter was only a step of one's own turn
MOST_ANSWERS = 15
STEP = 1300  # milliseconds that a step of a scene is looked at
PHONE = 700


class Film:
    """Every picture that the browser paints, with its time."""

    def __init__(self, page: Page) -> None:
        self.over = False
        self.frames: list[tuple[float, str]] = []
        self.line = page.context.new_cdp_session(page)
        self.line.on("Page.screencastFrame", self.take)
        self.line.send("Page.startScreencast", {"format": "jpeg", "quality": 85})

    def take(self, told: dict[str, Any]) -> None:
        if self.over:
            return
        self.frames.append((float(told["metadata"]["timestamp"]), told["data"]))
        self.line.send("Page.screencastFrameAck", {"sessionId": told["sessionId"]})

    def stop(self) -> list[tuple[int, str]]:
        """Ten pictures, evenly apart in time; each with its milliseconds from the first on."""
        self.over = True
        self.line.send("Page.stopScreencast")
        if not self.frames:
            return []
        start, end = self.frames[0][0], self.frames[-1][0]
        wanted = [start + (end - start) * n / (FRAMES - 1) for n in range(FRAMES)]
        nearest = [min(self.frames, key=lambda one: abs(one[0] - at)) for at in wanted]
        return [(round((at - start) * 1000), data) for at, data in nearest]


def lay_strip(browser: Browser, frames: list[tuple[int, str]], out: Path, narrow: bool) -> None:
    """The pictures side by side, as one picture."""
    columns, width = (5, 300) if narrow else (2, 980)
    cells = "".join(
        f'<figure><img src="data:image/jpeg;base64,{data}">'
        f"<figcaption>{at} ms</figcaption></figure>"
        for at, data in frames
    )
    page = browser.new_page(viewport={"width": columns * (width + 8), "height": 400})
    page.set_content(
        f"<style>body{{margin:0;display:grid;gap:8px;grid-template-columns:repeat({columns},1fr);"
        f"font:16px sans-serif}}figure{{margin:0}}img{{width:100%;display:block}}</style>{cells}"
    )
    page.wait_for_function("[...document.images].every(one => one.complete)")
    page.screenshot(path=out, full_page=True)
    page.close()


# -- how a table comes to its moment ---------------------------------------------------------------


def cut_before(title: str, scene: int, back: int) -> Match:
    """A match that stops where Ada is asked for the last time before a scene is staged."""
    seats, variants = SEATS[title], VARIANTS.get(title, {})
    whole = played(title, seats, 1, "", variants)
    ply = whole.log[scenes(whole, whole.log, over=True)[scene].at - 1][0] - back
    while True:
        cut = Match(game_of(title), seats, variants, SEED)
        cut.replay(whole.answers[:ply])
        cut.settle()
        if cut.may_answer(0):
            return cut
        ply -= 1


def sit(page: Page, match: Match) -> None:
    """Ada sits at a table where bots play all other seats."""
    table = lay_match(page, match)
    for seat in range(1, match.seats):
        answer = page.request.post(f"/api/tables/{table}/seats/{seat}/bot", data={"bot": "greedy"})
        assert answer.ok, answer.text()
    page.goto(f"/table/{table}")
    settle(page)
    page.wait_for_timeout(600)


def answer(page: Page, turn: int = 0) -> None:
    """Ada takes what glows, or an answer of the bar."""
    lit = page.locator(".board .can, .side .can").filter(visible=True)
    things = lit if lit.count() else page.locator(ANSWERS)
    act(page, things.nth(turn % things.count()), turn)


def film_move(page: Page, match: Match) -> Film:
    """What follows from the first answer that sets others going, until Ada is asked again."""
    sit(page, match)
    for turn in range(MOST_ANSWERS):
        film = Film(page)
        answer(page, turn)
        began = time.monotonic()
        while time.monotonic() - began < LONGEST / 1000:
            page.wait_for_timeout(100)
            main = page.locator("main")
            if main.get_attribute("data-question") and not main.get_attribute("data-playing"):
                break
        if time.monotonic() - began > WORTH_SEEING:
            break
        film.stop()
    return film


def film_scene(page: Page, match: Match) -> Film:
    """A scene from its first frame on, step by step."""
    sit(page, match)
    turn = 0
    while True:
        answer(page, turn)
        turn += 1
        page.wait_for_timeout(100)
        film = Film(page)
        if asked_now(page) == "scene":
            break
        film.stop()
    while page.locator("dialog.scene").count() and len(film.frames) < 2000:
        page.wait_for_timeout(STEP)
        if page.locator("dialog.scene").get_attribute("data-last") == "true":
            break
        page.keyboard.press("Space")
    return film


def reveal() -> Match:
    return played("histrio", 4, 0.3, "choose_travel", {})


MOMENTS: dict[str, tuple[Callable[[Page, Match], Film], Callable[[], Match]]] = {
    "reveal": (film_move, reveal),
    "festival": (film_scene, partial(cut_before, "histrio", 0, 1)),
    "evening": (film_scene, partial(cut_before, "tiefenthal", 0, 1)),
    **{f"final-{title}": (film_scene, partial(cut_before, title, -1, 1)) for title in SEATS},
    **{
        f"bots-{title}": (
            film_move,
            partial(played, title, SEATS[title], 0.4, "", VARIANTS.get(title, {})),
        )
        for title in SEATS
    },
}


def shoot(browser: Browser, url: str, moment: str, size: str, pace: str, out: Path) -> None:
    """One strip."""
    width, height = (int(side) for side in size.split("x"))
    narrow = width < PHONE
    context = browser.new_context(
        base_url=url, viewport={"width": width, "height": height}, has_touch=narrow
    )
    kept = json.dumps(json.dumps({"chosenPace": pace}))
    context.add_init_script(f"localStorage.setItem('stammtisch-settings', {kept})")
    context.add_init_script(UNCOACHED)
    page = context.new_page()
    film, match = MOMENTS[moment]
    frames = film(page, match()).stop()
    context.close()
    lay_strip(browser, frames, out / f"{moment}-{size}-{pace}.png", narrow)
    print(f"{moment:18} {size} {pace}: {frames[-1][0] if frames else 0} ms")


def main() -> int:
    """Film every moment, or some."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("out", type=Path)
    parser.add_argument("--moments", default=",".join(MOMENTS))
    parser.add_argument("--size", default="1366x768")
    parser.add_argument("--pace", default="brisk", choices=["calm", "brisk", "instant"])
    told = parser.parse_args()
    told.out.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as data, sync_playwright() as playwright:
        house = House(Path(data))
        house.open()
        try:
            program = shutil.which("chromium")
            browser = playwright.chromium.launch(executable_path=program, args=FLAGS)
            for moment in told.moments.split(","):
                shoot(browser, house.url, moment, told.size, told.pace, told.out)
            browser.close()
        finally:
            house.shut()
    return 0


if __name__ == "__main__":
    sys.exit(main())
