"""One browser for all tests of a worker, and no trace of it where none is needed."""

from __future__ import annotations

import asyncio
import os
from collections.abc import Generator

import pytest

# tests wait for bots and keepsakes, on a machine that has all hands full
os.environ.setdefault("STAMMTISCH_SHARE", "even")


@pytest.hookimpl(wrapper=True)
def pytest_runtest_protocol(item: pytest.Item) -> Generator[None, object, object]:
    """Playwright's loop counts as running as long as the browser is open: others don't meet it."""
    if "playwright" in getattr(item, "fixturenames", ()):
        return (yield)
    loop = asyncio._get_running_loop()
    asyncio._set_running_loop(None)
    try:
        return (yield)
    finally:
        asyncio._set_running_loop(None if loop is None or loop.is_closed() else loop)
