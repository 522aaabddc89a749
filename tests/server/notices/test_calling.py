"""A real server calls real services: a push service that a browser reads from, a mail server."""

from __future__ import annotations

import asyncio
import re
import time
from contextlib import asynccontextmanager

import pytest

from stammtisch.client import Denied, Visitor
from stammtisch.core.registry import titles
from stammtisch.server.wire.notices import NoticesShown
from tests.server.notices.services import (
    PushService,
    claims_of,
    mail_server,
    push_service,
)
from tests.server.running import act, me, running

TITLE = next(iter(titles()))
CODE = re.compile(r"\b(\d{6})\b")


@pytest.fixture(scope="module")
def pushes():
    with push_service() as service:
        yield service


@pytest.fixture(scope="module")
def mail():
    with mail_server() as found:
        yield found


@pytest.fixture(scope="module")
def house(tmp_path_factory, mail):
    """A house that may call machines beside it, and sends mail."""
    with running(tmp_path_factory.mktemp("data"), calls_at_home=True, mail=mail[0]) as found:
        yield found


@asynccontextmanager
async def somebody(house):
    async with Visitor(house.address) as visitor:
        await visitor.get("/api/titles")
        yield visitor


async def shown(visitor) -> NoticesShown:
    found: NoticesShown = await visitor.get("/api/notices", NoticesShown)
    return found


async def wake_at_once(visitor) -> None:
    await visitor.post("/api/notices", {"wait": 0, "never_quiet": True, "language": "de"})


async def proved_browser(visitor, pushes: PushService):
    """A browser that has read its trial, as the service worker of the page does."""
    browser = pushes.browser()
    await visitor.post("/api/notices/browser", browser.offered())
    told = browser.open(pushes.next()[1])
    await visitor.post(f"/api/notices/channels/{told['channel']}/arrived", {"code": told["code"]})
    return browser


def test_a_browser_is_called_once_a_turn_with_a_sealed_message(house, pushes):
    async def story():
        async with somebody(house) as ada:
            await wake_at_once(ada)
            browser = await proved_browser(ada, pushes)
            (channel,) = (await shown(ada)).channels
            assert (channel.kind, channel.on, channel.state) == ("push", True, "arrived")
            table = (await ada.set_table(TITLE, me(2), beat=0, pace=0)).id
            headers, body = pushes.next()
            claims = claims_of(headers)
            assert claims["aud"] == pushes.address
            assert time.time() < claims["exp"] < time.time() + 86_400
            assert claims["k"] == (await shown(ada)).push_key
            assert headers["content-encoding"] == "aes128gcm"
            told = browser.open(body)
            assert told["path"] == f"/table/{table}"
            assert told["link"] == f"{house.address}/table/{table}"
            assert told["title"].startswith("Du bist dran")
            assert set(told) == {
                "title", "body", "path", "link", "tag", "language", "channel", "code",
            }  # fmt: skip
            calls = pushes.calls
            async with ada.sit(table, 0):  # who comes, looks and goes is not called again
                pass
            await asyncio.sleep(0.5)
            assert pushes.calls == calls

    act(story)


def test_a_browser_that_is_gone_is_forgotten_and_the_next_channel_is_called(house, pushes, mail):
    async def story():
        async with somebody(house) as ada:
            await wake_at_once(ada)
            await proved_browser(ada, pushes)
            await ada.post("/api/notices/address", {"address": "ada@example.org"})
            to, _, text = mail[1].next()
            assert to == ["ada@example.org"]
            code = CODE.search(text)
            assert code is not None
            post = next(one for one in (await shown(ada)).channels if one.kind == "mail")
            assert (post.on, post.state, post.label) == (False, "tried", "a…@example.org")
            wrong = "000000" if code[1] != "000000" else "000001"
            with pytest.raises(Denied, match="wrong-code"):
                await ada.post(f"/api/notices/channels/{post.id}/arrived", {"code": wrong})
            await ada.post(f"/api/notices/channels/{post.id}/arrived", {"code": code[1]})
            pushes.answers = [410]
            table = (await ada.set_table(TITLE, me(2), beat=0, pace=0)).id
            to, subject, text = mail[1].next()
            assert to == ["ada@example.org"]
            assert subject.startswith("Du bist dran")
            assert f"{house.address}/table/{table}" in text
            assert [one.kind for one in (await shown(ada)).channels] == ["mail"]

    act(story)


def test_a_push_service_that_is_down_is_asked_again(house, pushes):
    async def story():
        async with somebody(house) as ada:
            await wake_at_once(ada)
            browser = await proved_browser(ada, pushes)
            pushes.answers = [503]
            await ada.set_table(TITLE, me(2), beat=0, pace=0)
            assert browser.open(pushes.next()[1])["tag"]

    act(story)


def test_a_redirect_is_not_followed(house, pushes):
    async def story():
        async with somebody(house) as ada:
            browser = pushes.browser()
            pushes.answers, calls = [307], pushes.calls
            await ada.post("/api/notices/browser", browser.offered())
            for _ in range(100):
                (channel,) = (await shown(ada)).channels
                if channel.state == "failed":
                    break
                await asyncio.sleep(0.05)
            assert channel.state == "failed"
            assert pushes.calls == calls + 1

    act(story)


def test_secrets_never_leave_the_server(house, pushes):
    async def story():
        async with somebody(house) as ada, somebody(house) as mallory:
            browser = pushes.browser()
            await ada.post("/api/notices/browser", browser.offered())
            pushes.next()
            address = "ntfy://ada:hunter2@127.0.0.1:9/secret-topic"
            await ada.post("/api/notices/address", {"address": address})
            answer = await ada.http.get("/api/notices")
            for secret in (browser.endpoint, browser.offered()["key"], "hunter2", "secret-topic"):
                assert secret not in answer.text
            channel = (await shown(ada)).channels[0].id
            with pytest.raises(Denied, match="not-there"):
                await mallory.post(f"/api/notices/channels/{channel}/try")
            with pytest.raises(Denied, match="not-proved"):
                await ada.post(f"/api/notices/channels/{channel}/switch", {"on": True})

    act(story)


def test_a_stranger_cannot_make_the_server_call_its_neighbours(tmp_path, pushes):
    """Without leave of the host nothing inside is called, whatever an address says."""

    async def story(house):
        async with somebody(house) as mallory:
            with pytest.raises(Denied, match="not-safe"):
                await mallory.post("/api/notices/browser", pushes.browser().offered())
            inside = pushes.browser()
            inside.endpoint = inside.endpoint.replace("http:", "https:")
            with pytest.raises(Denied, match="not-outside"):
                await mallory.post("/api/notices/browser", inside.offered())
            address = {"address": "ntfy://127.0.0.1:80/topic"}
            with pytest.raises(Denied, match="not-outside"):
                await mallory.post("/api/notices/address", address)
            with pytest.raises(Denied, match="no-mail"):
                await mallory.post("/api/notices/address", {"address": "ada@example.org"})
            assert (await shown(mallory)).channels == ()

    with running(tmp_path) as house:
        act(lambda: story(house))


def test_what_was_chosen_survives_a_restart_and_nobody_is_called_twice(tmp_path, pushes):
    async def story(house):
        async with somebody(house) as ada:
            await wake_at_once(ada)
            browser = await proved_browser(ada, pushes)
            table = (await ada.set_table(TITLE, me(2), beat=0, pace=0, clock=86_400)).id
            assert browser.open(pushes.next()[1])["tag"] == table
            before = (await shown(ada)).push_key
            house.stop()
            house.start()
            calls = pushes.calls
            again = await shown(ada)
            assert again.push_key == before
            assert again.channels[0].on
            await ada.table(table)  # it is open again, and has looked around
            await asyncio.sleep(1.5)
            assert pushes.calls == calls

    with running(tmp_path, calls_at_home=True) as house:
        act(lambda: story(house))
