"""Behind a proxy that takes a path away: all addresses of browser and server lie under it."""

from __future__ import annotations

import asyncio
import contextlib
import threading
from collections.abc import Iterator
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import Page, expect

from tests.e2e.house import bot, me
from tests.server.running import Server, free_port

BOOK = "The regulars\u2019 book"
PATH = "/inn/games"


class Proxy:
    """A reverse proxy for one path: it strips the path, and answers 404 to everything else."""

    def __init__(self) -> None:
        self.port = free_port()
        self.target = 0
        self.strays: list[str] = []
        self._loop = asyncio.new_event_loop()
        threading.Thread(target=self._loop.run_forever, daemon=True).start()
        opened = asyncio.start_server(self._serve, "127.0.0.1", self.port)
        asyncio.run_coroutine_threadsafe(opened, self._loop).result(10)

    def close(self) -> None:
        self._loop.call_soon_threadsafe(self._loop.stop)

    async def _serve(self, near: asyncio.StreamReader, answer: asyncio.StreamWriter) -> None:
        with contextlib.suppress(OSError, asyncio.IncompleteReadError):
            head = await near.readuntil(b"\r\n\r\n")
            method, path, rest = head.split(b" ", 2)
            if not path.decode().startswith(f"{PATH}/"):
                self.strays.append(path.decode())
                answer.write(b"HTTP/1.1 404 Not Found\r\ncontent-length: 0\r\n\r\n")
                answer.close()
                return
            stripped = path[len(PATH) :]
            far, asked = await asyncio.open_connection("127.0.0.1", self.target)
            # one request for each connection, unless it becomes a socket
            if b"upgrade: websocket" not in rest.lower():
                rest = rest.replace(b"\r\n\r\n", b"\r\nConnection: close\r\n\r\n")
                rest = rest.replace(b"Connection: keep-alive\r\n", b"")
            asked.write(b" ".join((method, stripped, rest)))
            await asyncio.gather(hand_on(near, asked), hand_on(far, answer))


async def hand_on(source: asyncio.StreamReader, sink: asyncio.StreamWriter) -> None:
    """Whatever comes, until it ends."""
    with contextlib.suppress(OSError):
        while data := await source.read(65_536):
            sink.write(data)
            await sink.drain()
        sink.close()


@pytest.fixture
def inn(tmp_path) -> Iterator[tuple[Proxy, str]]:
    """A server that stands under a path, and the address that people have."""
    proxy = Proxy()
    public = f"http://127.0.0.1:{proxy.port}{PATH}"
    server = Server(tmp_path, public=public)
    server.settings["port"] = proxy.target = free_port()
    server.start()
    yield proxy, public
    server.stop()
    proxy.close()


def test_a_whole_visit_stays_under_the_path(visitors, inn):
    proxy, public = inn
    page: Page = visitors.enter(keeps=True)
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url))
    page.on("websocket", lambda socket: asked.append(socket.url))
    page.goto(f"{public}/")
    page.locator(".box .plate").first.wait_for()
    page.get_by_role("link", name=BOOK).click()
    expect(page.get_by_role("button", name="Face and name")).to_be_visible()
    assert page.url == f"{public}/book"
    page.reload()  # a deep address is the same page
    expect(page.get_by_role("button", name="Face and name")).to_be_visible()
    page.get_by_role("link", name="Shelf").click()
    assert page.url == f"{public}/"
    for link in page.locator("a[href]").all():
        assert str(link.get_attribute("href")).startswith(f"{PATH}/")
    # a table by its own address: the socket too
    order = {"title": "histrio", "chairs": [me(), bot()], "pace": 0, "beat": 0}
    table = page.request.post(f"{public}/api/tables", data=order).json()
    page.goto(f"{public}/table/{table['id']}")
    page.locator("main.table[data-question] .board > *").first.wait_for()
    addresses = page.request.get(f"{public}/api/addresses").json()
    assert addresses[0]["url"] == public
    ours = [url for url in asked if urlsplit(url).port == proxy.port]
    assert any(url.startswith("ws") for url in ours)
    assert all(urlsplit(url).path.startswith(f"{PATH}/") for url in ours)
    assert proxy.strays == []
    workers = page.evaluate(
        "async () => (await navigator.serviceWorker.getRegistrations()).map(({ scope }) => scope)"
    )
    assert workers == [f"{public}/"]
    manifest = page.request.get(f"{public}/manifest.webmanifest").json()
    assert manifest["start_url"] == manifest["scope"] == "./"
