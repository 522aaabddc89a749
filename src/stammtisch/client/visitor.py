"""A visitor of a server: one identity, the HTTP interface, and seats to look through."""

from __future__ import annotations

from collections.abc import AsyncIterator, Mapping, Sequence
from contextlib import asynccontextmanager
from typing import Any, TypeVar

import httpx
import msgspec

from stammtisch.client.seat import Seat
from stammtisch.server.api import NewLink, NewTable, Seated, TableSet, TableShown

T = TypeVar("T")


class Denied(Exception):
    """The server refused; `status` and `code` say how, the message says why."""

    def __init__(self, status: int, code: str, detail: str) -> None:
        super().__init__(f"{detail} ({status} {code})")
        self.status = status
        self.code = code


class Visitor:
    """Somebody with a cookie of their own."""

    def __init__(self, address: str, headers: Mapping[str, str] | None = None) -> None:
        self.address = address.rstrip("/")
        self.http = httpx.AsyncClient(base_url=self.address, headers=headers, timeout=30)

    async def __aenter__(self) -> Visitor:
        return self

    async def __aexit__(self, *_: object) -> None:
        await self.http.aclose()

    async def get(self, path: str, type: type[T] | Any = Any, **query: Any) -> T:
        """What the server shows at a path."""
        found: T = read(await self.http.get(path, params=query), type)
        return found

    async def post(self, path: str, body: Any = None, type: type[T] | Any = Any) -> T:
        """What the server answers to a body."""
        content = b"" if body is None else msgspec.json.encode(body)
        headers = {"content-type": "application/json"} if content else {}
        found: T = read(await self.http.post(path, content=content, headers=headers), type)
        return found

    async def set_table(
        self, title: str, chairs: Sequence[Mapping[str, str]], **settings: Any
    ) -> TableSet:
        """Set a table: one entry for each chair, see `ChairOrder`."""
        order = {"title": title, "chairs": chairs, **settings}
        return await self.post("/api/tables", order, TableSet)

    async def join(self, token: str, name: str = "") -> Seated:
        """Exchange a link's secret for a seat, or the right to watch."""
        return await self.post("/api/join", {"token": token, "name": name}, Seated)

    async def join_code(self, code: str, name: str = "") -> Seated:
        """Exchange a table's code for a free seat."""
        return await self.post("/api/join-code", {"code": code, "name": name}, Seated)

    async def table(self, table: str) -> TableShown:
        """A table that one belongs to."""
        return await self.get(f"/api/tables/{table}", TableShown)

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
    async def sit(self, table: str, seat: int | None) -> AsyncIterator[Seat]:
        """Look at a table through a seat of one's own, or (None) as a spectator."""
        cookies = "; ".join(f"{name}={value}" for name, value in self.http.cookies.items())
        async with Seat.open(self.address, table, seat, cookies) as found:
            yield found


def read(response: httpx.Response, type: type[T] | Any) -> T:
    """The body of an answer, or the server's refusal."""
    if response.status_code >= 400:
        try:
            problem = response.json()
        except ValueError:
            problem = {}
        raise Denied(response.status_code, problem.get("code", ""), problem.get("detail", ""))
    if not response.headers.get("content-type", "").startswith(("application/json",)):
        return response.text if response.content else None  # type: ignore[return-value]
    found: T = msgspec.json.decode(response.content, type=type)
    return found
