"""The list of somebody's tables: how things stand at those of other nodes is asked there.

What was told is good until news of the table comes, or for a moment: what is shown at a table
follows what is written about it after a beat.
"""

from __future__ import annotations

import asyncio
import contextlib
import time
from collections import OrderedDict
from typing import Any, cast

import httpx
import msgspec
from litestar.types import ASGIApp, Receive, Scope, Send

from stammtisch.server.nodes.messenger import Messenger
from stammtisch.server.nodes.node import Node
from stammtisch.server.nodes.passes import Pass
from stammtisch.server.nodes.pulse import NEW_LINE
from stammtisch.server.store import leases
from stammtisch.server.store.leases import Owner
from stammtisch.server.table.keeping import StoreFailed

Line = dict[str, Any]
LIST = "/api/tables"
TABLE = "table"  # the word of the news
MOST_ASKED = 8  # lines of a list that tell how things stand
GOOD_FOR = 3.0  # seconds
MOST_KEPT = 5_000
WITHIN = 3.0  # seconds for another node to answer


class Glimpses:
    """What other nodes told of their tables to one visitor each."""

    def __init__(self, node: Node, messenger: Messenger) -> None:
        self._node = node
        self._messenger = messenger
        self._told: OrderedDict[str, dict[str, tuple[float, Line]]] = OrderedDict()
        node.news.listen(TABLE, lambda about: self._forget(about.partition(" ")[0]))
        node.news.listen(NEW_LINE, lambda _: self._told.clear())

    def _forget(self, table: str) -> None:
        self._told.pop(table, None)

    async def answer(
        self, app: ASGIApp, scope: Scope, receive: Receive, send: Send, given: Pass
    ) -> None:
        """The list of this node, completed by what the others know."""
        start, body = await answered(app, scope, receive)
        if start["status"] == 200:
            with contextlib.suppress(msgspec.MsgspecError, StoreFailed):
                lines = msgspec.json.decode(body, type=list[Line])
                body = msgspec.json.encode(await self._completed(lines, given))
        headers = [pair for pair in start["headers"] if pair[0].lower() != b"content-length"]
        start["headers"] = [*headers, (b"content-length", str(len(body)).encode())]
        await send(cast(Any, start))
        await send({"type": "http.response.body", "body": body, "more_body": False})

    async def _completed(self, lines: list[Line], given: Pass) -> list[Line]:
        asked = [line["id"] for line in lines[:MOST_ASKED]]
        store = self._node.store
        found = await store.ask(lambda db: leases.owners(db, asked, store.life)) if asked else {}
        known = {table: told for table in found if (told := self._known(table, given.token))}
        missing = {owner for table, owner in found.items() if table not in known}
        for lists in await asyncio.gather(*(self._ask(owner, given) for owner in missing)):
            for line in lists:
                if line["id"] in found and line.get("names"):
                    known[line["id"]] = line
                    self._keep(line, given.token)
        return [known.get(line["id"], line) for line in lines]

    async def _ask(self, owner: Owner, given: Pass) -> list[Line]:
        """The same list as another node tells it; one that does not answer tells nothing."""
        try:
            async with asyncio.timeout(WITHIN):
                answer = await self._messenger.ask(owner, given)
            return msgspec.json.decode(answer.content, type=list[Line])
        except (httpx.HTTPError, TimeoutError, msgspec.MsgspecError):
            return []

    def _known(self, table: str, token: str) -> Line | None:
        at, line = self._told.get(table, {}).get(token, (float("-inf"), None))
        return line if time.monotonic() - at < GOOD_FOR else None

    def _keep(self, line: Line, token: str) -> None:
        self._told.setdefault(line["id"], {})[token] = time.monotonic(), line
        if len(self._told) > MOST_KEPT:
            self._told.popitem(last=False)


async def answered(app: ASGIApp, scope: Scope, receive: Receive) -> tuple[dict[str, Any], bytes]:
    """What the application answers: the head, and the body."""
    start: dict[str, Any] = {}
    parts: list[bytes] = []

    async def note(message: Any) -> None:
        if message["type"] == "http.response.start":
            start.update(message)
        elif message["type"] == "http.response.body":
            parts.append(message.get("body") or b"")

    await app(scope, receive, note)
    return start, b"".join(parts)
