"""Take the pictures of README and docs: a real server, matches from fixed seeds, a real browser.

`make pictures` takes all of them. Some, and elsewhere, from the root of the repository:

    .venv/bin/python -m web.dev.pictures shelf setup
    .venv/bin/python -m web.dev.pictures --format png --out /tmp/look setup score
    .venv/bin/python -m web.dev.pictures --sizes 820x1180,2560x1440 --out /tmp/look
"""

from __future__ import annotations

import argparse
import asyncio
import base64
import shutil
import tempfile
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from pathlib import Path

from playwright.sync_api import Page, sync_playwright
from tests.e2e.conftest import FLAGS, UNCOACHED
from tests.e2e.evening import lay_played
from tests.e2e.house import House
from tests.e2e.test_book import identity, play
from web.dev import shown

SIZES = "1366x768,360x640"
QUALITY = 76


class Evening:
    """The pages of one browser, and tables on which matches of fixed seeds lie."""

    def __init__(self, page: Page) -> None:
        self.page = page

    def lay(self, name: str, seats: int, part: float, kind: str = "", **variants: str) -> str:
        """A table with a match that is played to a part of its length, where Ada is asked."""
        return lay_played(self.page, name, seats, part, kind, **variants)

    def open(self, path: str, ready: str) -> None:
        """Go to a page and wait until it shows what matters."""
        self.page.goto(path)
        self.page.locator(ready).first.wait_for()

    def table(self, name: str, seats: int, part: float, kind: str = "", **variants: str) -> None:
        """A table in play, or its score page."""
        place = f"/table/{self.lay(name, seats, part, kind, **variants)}"
        if part >= 1:
            self.open(place, ".score .plot svg")
            return
        self.open(place, "main.wood button.go")  # all seats share this screen: it is handed over
        self.page.locator("main.wood button.go").click()
        self.page.locator("main.table[data-question] .board > *").first.wait_for()

    def shelf(self) -> None:
        """Three tables: one waits for Ada, one goes on, one is over."""
        self.lay("crossroads", 3, 1)
        self.lay("taverna", 4, 0.4)
        self.lay("histrio", 4, 0.6, "choose_travel")
        self.open("/", ".row .btn")

    def setup(self) -> None:
        """Tiefenthal with three modules, a friend by link and a bot."""
        self.open("/new/tiefenthal", ".who, .ladder")
        if (fold := self.page.locator(".fold")).is_visible():
            fold.click()
        self.page.locator(".ladder label").nth(2).click()
        if fold.is_visible():
            fold.click()
        self.page.locator(".right .seg label").nth(2).click()  # by link
        self.page.locator(".right button.row").last.click()
        self.page.evaluate("scrollTo(0, 0)")

    def middle(self) -> None:
        """The second season."""
        self.table("histrio", 4, 0.62, "choose_travel")

    def replay(self) -> None:
        """A finished match, forty steps before its end."""
        self.open(f"/replay/{self.lay('histrio', 4, 1)}", ".replay .board > *")
        self.page.keyboard.press("End")
        for _ in range(40):
            self.page.keyboard.press("ArrowLeft")
        self.page.locator(".sheet").first.wait_for(state="hidden")

    def book(self) -> None:
        """Three evenings of Ada and Bruno with a bot, and what they say about her."""
        ada = identity(self.page)
        three = play(self.page.url.removesuffix("/bots"), ada, None)
        with ThreadPoolExecutor(1) as aside:  # the browser's own loop runs in this thread
            aside.submit(asyncio.run, three).result()
        self.open("/book", "section li")

    def dialog(self, name: str) -> None:
        """The menu of a table, or the settings."""
        self.table("histrio", 4, 0.3)
        self.page.locator(".tools button").last.click()
        if name == "settings":
            self.page.locator("dialog .acts button").nth(1).click()


SCENES: dict[str, Callable[[Evening], None]] = {
    "shelf": Evening.shelf,
    "setup": Evening.setup,
    "histrio-opening": lambda evening: evening.table("histrio", 4, 0),
    "histrio": Evening.middle,
    "histrio-end": lambda evening: evening.table("histrio", 4, 0.85, "choose_travel"),
    "taverna": lambda evening: evening.table("taverna", 4, 0.5, "take_turn"),
    "tiefenthal": lambda evening: evening.table(
        "tiefenthal", 3, 0.6, "turn_action", module="module_5_guest_book"
    ),
    "crossroads": lambda evening: evening.table("crossroads", 3, 0.5, "invest"),
    "score": lambda evening: evening.table("histrio", 4, 1),
    "replay": Evening.replay,
}
MORE: dict[str, Callable[[Evening], None]] = {
    "setup-taverna": lambda evening: evening.open("/new/taverna", ".variants > *"),
    "setup-crossroads": lambda evening: evening.open("/new/crossroads", ".variants > *"),
    "rules": lambda evening: evening.open("/rules/histrio", "article h1"),
    "bots": lambda evening: evening.open("/bots", "dt"),
    "menu": lambda evening: evening.dialog("menu"),
    "settings": lambda evening: evening.dialog("settings"),
    "book": Evening.book,
    "score-taverna": lambda evening: evening.table("taverna", 4, 1),
    "score-tiefenthal": lambda evening: evening.table("tiefenthal", 4, 1),
    "score-crossroads": lambda evening: evening.table("crossroads", 3, 1),
    "join": lambda evening: evening.open("/join#nothing", "form"),
}


@contextmanager
def evenings(night: bool, locale: str) -> Iterator[Callable[[int, int], Evening]]:
    """A server of its own, and browsers of any size."""
    with tempfile.TemporaryDirectory() as data, sync_playwright() as playwright:
        house = House(Path(data))
        house.open()
        browser = playwright.chromium.launch(executable_path=shutil.which("chromium"), args=FLAGS)

        def enter(width: int, height: int) -> Evening:
            page = browser.new_page(
                base_url=house.url,
                viewport={"width": width, "height": height},
                locale=locale,
                reduced_motion="reduce",
                has_touch=width < 700,
            )
            page.set_default_timeout(15_000)
            page.add_init_script(UNCOACHED)
            if night:
                page.add_init_script(
                    "localStorage.setItem('stammtisch-settings', '{\"night\":true}')"
                )
            return Evening(page)

        try:
            yield enter
        finally:
            browser.close()
            house.shut()


def shoot(page: Page, file: Path) -> None:
    """Keep what the page shows now."""
    page.wait_for_timeout(500)  # fonts and the last frame of the board
    asked = {"format": file.suffix[1:]} | ({} if file.suffix == ".png" else {"quality": QUALITY})
    taken = page.context.new_cdp_session(page).send("Page.captureScreenshot", asked)
    file.write_bytes(base64.b64decode(taken["data"]))


def main() -> None:
    """Take the pictures that were asked for."""
    known = SCENES | MORE
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    parser.add_argument("scenes", nargs="*", metavar="SCENE", help=", ".join(known))
    parser.add_argument("--out", type=Path, default=shown.PICTURES)
    parser.add_argument("--format", choices=("webp", "png"), default="webp")
    parser.add_argument("--night", action="store_true")
    parser.add_argument("--locale", default="en-GB")
    parser.add_argument("--sizes", default=SIZES, help=f"of the window, {SIZES} unless told")
    given = parser.parse_args()
    given.out.mkdir(parents=True, exist_ok=True)
    with evenings(given.night, given.locale) as enter:
        for width, height in (map(int, size.split("x")) for size in given.sizes.split(",")):
            for name in given.scenes or SCENES:
                evening = enter(width, height)
                known[name](evening)
                file = given.out / f"{name}-{width}x{height}.{given.format}"
                shoot(evening.page, file)
                print(f"{file}  {file.stat().st_size / 1000:.0f} kB")
                evening.page.close()
    if given.out == shown.PICTURES:
        shown.remember(given.scenes or list(SCENES))


if __name__ == "__main__":
    main()
