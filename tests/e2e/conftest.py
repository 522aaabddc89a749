"""A server of its own for each worker, and a browser that reports every console error."""

from __future__ import annotations

import asyncio
import os
import shutil
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import (
    Browser,
    BrowserContext,
    Page,
    Playwright,
    expect,
    sync_playwright,
)

from tests.e2e.house import House
from tests.tables import SOAK

FLAGS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]

WITH_WINDOWS = ("chromium", "google-chrome")
# the same browser without its windows takes a third less of the processor, and shows no notices
WITHOUT = ("chromium-headless-shell", *WITH_WINDOWS)

# nobody waits for what is played on the board, except where a test is about that
AT_ONCE = """try {
  const kept = JSON.parse(localStorage.getItem('stammtisch-settings') ?? '{}');
  kept.chosenPace ??= 'instant';
  localStorage.setItem('stammtisch-settings', JSON.stringify(kept));
} catch { /* a page without a store */ }"""

# who is not about learning plays without the coach
UNCOACHED = """try {
  const titles = ['crossroads', 'histrio', 'taverna', 'tiefenthal'];
  const played = titles.map((title) => [title, { finished: true }]);
  localStorage['stammtisch-learning'] ??= JSON.stringify(Object.fromEntries(played));
} catch { /* a page without a store */ }"""

PATIENCE = 30_000  # milliseconds; what passes does so at once, however busy the machine is
expect.set_options(timeout=PATIENCE)


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """One more try: what fails twice in a row is a fault of the table, on whatever machine.

    A machine that stands still for half a minute is not. The soak, where tables are dealt by lot,
    gives no second try: there a race shows itself.
    """
    if SOAK:
        return
    for item in items:
        if Path(__file__).parent in item.path.parents:
            item.add_marker(pytest.mark.flaky(reruns=1))


@pytest.fixture(scope="session")
def house(tmp_path_factory) -> Iterator[House]:
    found = House(tmp_path_factory.mktemp("data"))
    found.open()
    yield found
    found.shut()


@pytest.fixture(scope="session")
def playwright() -> Iterator[Playwright]:
    with sync_playwright() as started:
        loop = asyncio._get_running_loop()
        yield started
        asyncio._set_running_loop(loop)  # set aside for a test without a browser


@pytest.fixture(scope="session")
def browser(playwright: Playwright) -> Iterator[Browser]:
    yield from launched(playwright, WITHOUT)


@pytest.fixture
def browser_that_shows_notices(playwright: Playwright) -> Iterator[Browser]:
    yield from launched(playwright, WITH_WINDOWS)


def launched(playwright: Playwright, programs: tuple[str, ...]) -> Iterator[Browser]:
    """The first of these programs that is there."""
    path = next(filter(None, map(shutil.which, programs)), None)
    started = playwright.chromium.launch(executable_path=path, args=FLAGS)
    yield started
    started.close()


class Visitors:
    """People with a browser each; whatever their consoles complain about is kept."""

    def __init__(self, browser: Browser, house: House) -> None:
        self.browser = browser
        self.house = house
        self.contexts: list[BrowserContext] = []
        self.complaints: list[str] = []

    def enter(
        self,
        width: int = 1366,
        height: int = 768,
        locale: str = "en-GB",
        stranger: bool = False,
        keeps: bool = False,
        touch: bool = False,
    ) -> Page:
        """Somebody with a browser; a stranger has never played here and is taught.

        One that `keeps` opens without a line too; others hear nothing but the server.
        """
        context = self.browser.new_context(
            base_url=self.house.url,
            viewport={"width": width, "height": height},
            locale=locale,
            reduced_motion="reduce",
            has_touch=touch,
            service_workers="allow" if keeps else "block",
        )
        context.add_init_script(AT_ONCE)
        if not stranger:
            context.add_init_script(UNCOACHED)
        self.contexts.append(context)
        page = context.new_page()
        page.set_default_timeout(PATIENCE)
        page.on("pageerror", lambda error: self.complaints.append(str(error)))
        page.on(
            "console",
            lambda said: self.complaints.append(said.text) if said.type == "error" else None,
        )
        return page


@pytest.fixture
def visitors(browser: Browser, house: House) -> Iterator[Visitors]:
    house.open_again()
    found = Visitors(browser, house)
    yield found
    for context in found.contexts:
        context.close()
    assert found.complaints == []


@pytest.fixture
def shots() -> Callable[[Page, str], None]:
    """Pictures of a page at both sizes, where somebody wants to look at them."""
    folder = os.environ.get("STAMMTISCH_SHOTS", "")

    def take(page: Page, name: str) -> None:
        if not folder:
            return
        for width, height in ((360, 640), (1366, 768)):
            page.set_viewport_size({"width": width, "height": height})
            page.wait_for_timeout(600)
            page.screenshot(path=f"{folder}/{name}-{width}x{height}.png")

    return take
