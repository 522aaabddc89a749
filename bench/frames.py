"""How smoothly things move: the frames of a browser while three bots play.

    python bench/frames.py [--answers 12] [--title histrio]

A server and a browser of their own on this machine. The page counts the time between its frames
while pieces are on their way (`data-playing`); the aim is 20 ms for nineteen of twenty frames and
60 ms for each, on a machine that does nothing else. The exit status says whether that was kept.
"""

from __future__ import annotations

import argparse
import sys
import tempfile
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[1]))
from playwright.sync_api import Browser, sync_playwright
from tests.e2e.conftest import FLAGS, UNCOACHED
from tests.e2e.house import ANSWERS, House, act, answered, bot, lay, me, settle

from stammtisch.core.registry import titles

USUAL, MOST = 20.0, 60.0  # milliseconds
COUNT = """() => {
  window.frames_seen = [];
  let last = performance.now();
  const next = now => {
    const playing = document.querySelector('main[data-playing]') !== null;
    if (playing) window.frames_seen.push(now - last);
    last = now;
    requestAnimationFrame(next);
  };
  requestAnimationFrame(next);
}"""


def frames(browser: Browser, url: str, title: str, answers: int) -> list[float]:
    """Milliseconds between frames while things moved, over so many answers of a person."""
    seats = min(4, titles()[title].most_seats)
    context = browser.new_context(base_url=url, viewport={"width": 1366, "height": 768})
    context.add_init_script(UNCOACHED)
    page = context.new_page()
    names = ("Tobias", "Mira", "Jory")[: seats - 1]
    table = lay(page, title, [me(), *(bot("greedy", name) for name in names)])
    page.goto(f"/table/{table['id']}")
    settle(page)
    page.evaluate(COUNT)
    for given in range(answers):
        number = settle(page)
        if not number:
            break
        lit = page.locator(".board .can, .side .can")
        lit.or_(page.locator(ANSWERS)).first.wait_for(state="attached")
        things = lit if lit.count() else page.locator(ANSWERS)
        act(page, things.nth(given % things.count()), given)
        answered(page, number)
    settle(page)
    found: list[float] = page.evaluate("window.frames_seen")
    context.close()
    return found


def main() -> int:
    """Measure every title, or one."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--answers", type=int, default=12)
    parser.add_argument("--title", choices=list(titles()))
    told = parser.parse_args()
    slow = 0
    with tempfile.TemporaryDirectory() as data, sync_playwright() as playwright:
        house = House(Path(data))
        house.open()
        try:
            browser = playwright.chromium.launch(executable_path="/usr/bin/chromium", args=FLAGS)
            for title in [told.title] if told.title else titles():
                found = sorted(frames(browser, house.url, title, told.answers))
                if not found:
                    print(f"{title:12} nothing moved")
                    continue
                usual, most = found[int(len(found) * 0.95)], found[-1]
                slow += usual > USUAL or most > MOST
                print(
                    f"{title:12} {len(found):5} frames  95 %: {usual:5.1f} ms  max: {most:6.1f} ms"
                )
            browser.close()
        finally:
            house.shut()
    return 1 if slow else 0


if __name__ == "__main__":
    sys.exit(main())
