"""A guest who means ill: sits at the table by right, and tries what is not theirs."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from stammtisch.client import Denied, Visitor
from stammtisch.core.registry import titles
from stammtisch.server.door.tokens import digest
from tests.server.notices.services import push_service
from tests.server.notices.test_calling import proved_browser, wake_at_once
from tests.server.running import act, behind, running

TITLE = next(iter(titles()))
CHAIRS = [
    {"kind": "me", "name": "Ada"},
    {"kind": "link", "name": "Ben"},
    {"kind": "link", "name": "Carl"},
]
ZONE = "Pacific/Chatham"
SETTINGS: dict[str, Any] = {
    "clock": 86_400, "night_rest": True, "days_off": 7, "beat": 0, "pace": 0,
}  # fmt: skip
# what a guest sends to the seats and the table of others
TRIES: list[tuple[str, Any]] = [
    ("seats/0/link", None),
    ("seats/2/link", None),
    ("seats/0/invite", None),
    ("seats/0/days-off", {"days": 3}),
    ("seats/0/bot", {"bot": "regular"}),
    ("seats/0/take", None),
    ("seats/0/leave", None),
    ("seats/2/take", None),
    ("seats/0/rename", {"name": "Nobody"}),
    ("spectate", None),
    ("close", None),
    ("delete", None),
]


async def refused(visitor: Visitor, path: str, body: Any) -> int:
    with pytest.raises(Denied) as found:
        await visitor.post(path, body)
    return found.value.status


def test_a_guest_gets_nothing_that_is_not_theirs(tmp_path):
    async def story(house, pushes):
        async with Visitor(house.address) as ada, Visitor(house.address) as ben:
            await wake_at_once(ada)
            browser = await proved_browser(ada, pushes)
            await ada.post("/api/notices", {"zone": ZONE, "quiet": [61, 62]})
            (channel,) = (await ada.get("/api/notices"))["channels"]
            table = await ada.set_table(TITLE, CHAIRS, **SETTINGS)
            seen = [await ben.post("/api/invitation", {"key": table.links[0].token})]
            await ben.join(table.links[0].token, "Ben")
            for path, body in TRIES:
                status = await refused(ben, f"/api/tables/{table.id}/{path}", body)
                assert status in (403, 404, 409), path
            for path, body in (("try", None), ("switch", {"on": False}), ("remove", None)):
                at = f"/api/notices/channels/{channel['id']}/{path}"
                assert await refused(ben, at, body) == 404
            # all that a guest is told, over HTTP and over the line
            for path in ("notices", "book", "book/export", "tables", f"tables/{table.id}"):
                seen.append(await ben.get(f"/api/{path}"))
            async with ben.sit(table.id, 1) as chair:
                await chair.wait_for(lambda one: one.table is not None and one.update is not None)
                seen += [msgspec.to_builtins(one) for one in (chair.hello, chair.table)]
                seen.append(msgspec.to_builtins(chair.update))
            told = msgspec.json.encode(seen).decode()
            with behind(house.data) as store:
                rows = store.execute("SELECT visitor FROM wishes").fetchall()
            secrets = [
                browser.endpoint, browser.offered()["key"], browser.offered()["auth"],
                channel["id"], ZONE, table.links[1].token, digest(table.links[1].token),
                table.spectate, table.code, digest(table.spectate), str(ada.identity),
                *(row[0] for row in rows if row[0] != digest(str(ben.identity))),
            ]  # fmt: skip
            assert [one for one in secrets if one in told] == []

    with (
        push_service() as pushes,
        running(tmp_path, calls_at_home=True) as house,
    ):
        act(lambda: story(house, pushes))


def test_a_watcher_can_call_nobody_and_take_nothing(tmp_path):
    async def story(house):
        async with Visitor(house.address) as ada, Visitor(house.address) as eve:
            table = await ada.set_table(TITLE, CHAIRS, **SETTINGS)
            await eve.join(table.spectate)
            tries = [*TRIES, ("seats/0/nudge", None), ("seats/1/nudge", None)]
            for path, body in tries:
                status = await refused(eve, f"/api/tables/{table.id}/{path}", body)
                assert status in (403, 404, 409), path
            assert (await eve.get(f"/api/tables/{table.id}"))["code"] is None

    with running(tmp_path) as house:
        act(lambda: story(house))
