"""A server of its own for each worker, and a browser that reports every console error."""

from __future__ import annotations

import shutil
from collections.abc import Iterator

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

FLAGS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]

PATIENCE = 30_000  # milliseconds; what passes does so at once, however busy the machine is
expect.set_options(timeout=PATIENCE)


@pytest.fixture(scope="module")  # an open browser keeps an event loop that others must not meet
def house(tmp_path_factory) -> Iterator[House]:
    found = House(tmp_path_factory.mktemp("data"))
    found.open()
    yield found
    found.shut()


@pytest.fixture(scope="module")  # an open browser keeps an event loop that others must not meet
def playwright() -> Iterator[Playwright]:
    with sync_playwright() as started:
        yield started


@pytest.fixture(scope="module")  # an open browser keeps an event loop that others must not meet
def browser(playwright: Playwright) -> Iterator[Browser]:
    path = shutil.which("chromium") or shutil.which("google-chrome")
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

    def enter(self, width: int = 1366, height: int = 768, locale: str = "en-GB") -> Page:
        context = self.browser.new_context(
            base_url=self.house.url,
            viewport={"width": width, "height": height},
            locale=locale,
            reduced_motion="reduce",
        )
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
    found = Visitors(browser, house)
    yield found
    for context in found.contexts:
        context.close()
    assert found.complaints == []
