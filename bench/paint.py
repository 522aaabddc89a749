"""How soon a table is seen, and how much script that takes.

    python bench/paint.py [--times 5]

A server and a browser of their own on this machine; every visit has an empty cache. `paint` is
the browser's own first contentful paint, `table` the moment at which the board and the question
are on the screen. Sizes are those of the built bundle, gzipped.
"""

from __future__ import annotations

import argparse
import gzip
import json
import statistics
import sys
import tempfile
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[1]))
from playwright.sync_api import Browser, sync_playwright
from tests.e2e.conftest import FLAGS
from tests.e2e.house import House

from stammtisch.core.registry import titles
from stammtisch.server.http.routes.pages import BUNDLE

PAINT = "() => performance.getEntriesByName('first-contentful-paint')[0]?.startTime"
MOST_SHELL_AND_BOARD = 150_000  # bytes, gzipped


def sizes() -> dict[str, int]:
    """Gzipped bytes of script: the shell, and what each board adds to it."""
    assets = BUNDLE / "assets"
    index = (BUNDLE / "index.html").read_text(encoding="utf-8")
    weigh = {file.name: len(gzip.compress(file.read_bytes())) for file in assets.glob("*.js")}
    shell = {name for name in weigh if name in index}
    found = {"shell": sum(weigh[name] for name in shell)}
    for title, parts in boards(assets, weigh.keys() - shell).items():
        found[title] = sum(weigh[name] for name in parts)
    return found


def boards(assets: Path, chunks: set[str]) -> dict[str, set[str]]:
    """The chunks that the board of each title needs: its own, and those that they import."""
    texts = {name: (assets / name).read_text(encoding="utf-8") for name in chunks}
    found = {}
    for title in titles():
        # every board hangs up its drawings under its title's name
        own = {name for name, text in texts.items() if f"`{title}`" in text or f'"{title}"' in text}
        own |= {other for name in own for other in chunks if other in texts[name]}
        if own:
            found[title] = own
    return found


def visit(browser: Browser, url: str, title: str, seats: int) -> tuple[float, float]:
    """Milliseconds until the first paint and until the table is there, with an empty cache."""
    context = browser.new_context(base_url=url, viewport={"width": 1366, "height": 768})
    page = context.new_page()
    bot = {"kind": "bot", "bot": "random", "name": "Tobias"}
    chairs = [{"kind": "me", "name": "Ada"}, *[bot] * (seats - 1)]
    order = {"title": title, "chairs": chairs, "pace": 0, "beat": 0}
    table = page.request.post("/api/tables", data=order).json()["id"]
    page.goto(f"/table/{table}")
    page.locator("main.table[data-question] .board > *").first.wait_for()
    there = float(page.evaluate("performance.now()"))
    paint = float(page.wait_for_function(PAINT).json_value())
    context.close()
    return paint, there


def measure(times: int) -> dict[str, tuple[float, float]]:
    """The median of several visits to a new table of each title; the first one warms the server."""
    found = {}
    with tempfile.TemporaryDirectory() as data, sync_playwright() as playwright:
        house = House(Path(data))
        house.open()
        try:
            browser = playwright.chromium.launch(executable_path="/usr/bin/chromium", args=FLAGS)
            for title, game in titles().items():
                seen = [
                    visit(browser, house.url, title, game.fewest_seats) for _ in range(times + 1)
                ][1:]
                paints, theres = zip(*seen, strict=True)
                found[title] = (statistics.median(paints), statistics.median(theres))
            browser.close()
        finally:
            house.shut()
    return found


def main() -> None:
    """Print both, as a table or as JSON."""
    parser = argparse.ArgumentParser(description="How soon a table is seen.")
    parser.add_argument("--times", type=int, default=5)
    parser.add_argument("--json", action="store_true")
    given = parser.parse_args()
    weighed, seen = sizes(), measure(given.times)
    if given.json:
        print(json.dumps({"bytes": weighed, "milliseconds": seen}))
        return
    print(f"{'':12}{'script':>10}{'with shell':>12}{'paint':>9}{'table':>9}")
    print(f"{'shell':12}{weighed['shell'] / 1000:7.1f} kB")
    for title, (paint, there) in seen.items():
        own = weighed.get(title, 0)
        whole = weighed["shell"] + own
        mark = "" if whole <= MOST_SHELL_AND_BOARD else "  too heavy"
        print(f"{title:12}{own / 1000:7.1f} kB{whole / 1000:9.1f} kB"
              f"{paint:6.0f} ms{there:6.0f} ms{mark}")  # fmt: skip


if __name__ == "__main__":
    main()
