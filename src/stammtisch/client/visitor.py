"""A visitor of a server: one identity, the HTTP interface, and seats to look through."""

from __future__ import annotations

from collections.abc import AsyncIterator, Mapping, Sequence
from contextlib import asynccontextmanager
from typing import Any

import httpx
import msgspec

from stammtisch.client.seat import Seat
from stammtisch.server.wire.bodies import NewLink, NewTable, Seated, TableSet, TableShown

COOKIE = "stammtisch_visitor"


class Denied(Exception):
    """The server refused; `status` and `code` say how, the message says why."""

    def __init__(self, status: int, code: str, detail: str) -> None:
        super().__init__(f"{detail} ({status} {code})")
        self.status = status
        self.code = code


class Visitor:
    """Somebody with a cookie of their own; with the same identity one comes back as the same."""

    def __init__(self, address: str, identity: str | None = None) -> None:
        self.address = address.rstrip("/")
        cookies = {COOKIE: identity, f"__Host-{COOKIE}": identity} if identity else {}
        self.http = httpx.AsyncClient(base_url=self.address, cookies=cookies, timeout=30)

    @property
    def identity(self) -> str | None:
        """The visitor's secret, once the server has given one."""
        known = [cookie.value for cookie in self.http.cookies.jar if COOKIE in cookie.name]
        return known[-1] if known else None

    async def __aenter__(self) -> Visitor:
        return self

    async def __aexit__(self, *_: object) -> None:
        await self.http.aclose()

    async def get(self, path: str, type: Any = Any, **query: Any) -> Any:
        """What the server shows at a path."""
        return read(await self.http.get(path, params=query), type)

    async def post(self, path: str, body: Any = None, type: Any = Any) -> Any:
        """What the server answers to a body."""
        content = b"" if body is None else msgspec.json.encode(body)
        headers = {"content-type": "application/json"} if content else {}
        return read(await self.http.post(path, content=content, headers=headers), type)

    async def set_table(
        self, title: str, chairs: Sequence[Mapping[str, str]], **settings: Any
    ) -> TableSet:
        """Set a table: one entry for each chair, see `ChairOrder`."""
        order = {"title": title, "chairs": chairs, **settings}
        made: TableSet = await self.post("/api/tables", order, TableSet)
        return made

    async def join(self, token: str, name: str = "") -> Seated:
        """Exchange a link's secret for a seat, or the right to watch."""
        seated: Seated = await self.post("/api/join", {"token": token, "name": name}, Seated)
        return seated

    async def join_code(self, code: str, name: str = "", seat: int | None = None) -> Seated:
        """Exchange a table's code for the seat asked for, or for the first free one."""
        offered = {"code": code, "name": name, "seat": seat}
        seated: Seated = await self.post("/api/join-code", offered, Seated)
        return seated

    async def table(self, table: str) -> TableShown:
        """A table that one belongs to."""
        shown: TableShown = await self.get(f"/api/tables/{table}", TableShown)
        return shown

    async def hand_to_bot(self, table: str, seat: int, bot: str) -> None:
        """Let a bot play a seat."""
        await self.post(f"/api/tables/{table}/seats/{seat}/bot", {"bot": bot})

    async def take_back(self, table: str, seat: int) -> None:
        """Play a seat oneself again."""
        await self.post(f"/api/tables/{table}/seats/{seat}/take")

    async def new_link(self, table: str, seat: int) -> str:
        """Make a new link for a seat."""
        link: NewLink = await self.post(f"/api/tables/{table}/seats/{seat}/link", type=NewLink)
        return link.token

    async def rematch(self, table: str) -> str:
        """The same people once more."""
        made: NewTable = await self.post(f"/api/tables/{table}/rematch", type=NewTable)
        return made.id

    @asynccontextmanager
    async def sit(
        self, table: str, seat: int | None, *, layout: bool = True
    ) -> AsyncIterator[Seat]:
        """Look at a table through a seat of one's own, or (None) as a spectator.

        Without `layout` updates tell no more of it than its status.
        """
        cookies = "; ".join(f"{name}={value}" for name, value in self.http.cookies.items())
        async with Seat.open(self.address, table, seat, cookies, layout=layout) as found:
            yield found


def read(response: httpx.Response, type: Any) -> Any:
    """The body of an answer, or the server's refusal."""
    is_json = response.headers.get("content-type", "").startswith("application/json")
    if response.status_code >= 400:
        problem = msgspec.json.decode(response.content) if is_json else {}
        raise Denied(response.status_code, problem.get("code", ""), problem.get("detail", ""))
    return msgspec.json.decode(response.content, type=type) if is_json else response.text
