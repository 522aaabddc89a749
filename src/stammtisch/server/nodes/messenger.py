"""Carries requests to other nodes and their answers back."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence
from typing import Any, cast

import httpx
from litestar.types import Scope, Send

from stammtisch.server.nodes.passes import CUT_OFF, HEADER, Pass, Seal
from stammtisch.server.store.leases import Owner

OWN = {b"host", b"connection", b"content-length", b"transfer-encoding", b"cookie", b"upgrade",
       b"keep-alive", b"accept-encoding", HEADER}  # fmt: skip
BACK = {b"connection", b"transfer-encoding", b"keep-alive", b"x-request-id", b"date", b"server",
        b"set-cookie"}  # who somebody is, is known here  # fmt: skip
TIMES = httpx.Timeout(150.0, connect=2.0, pool=2.0)
# no end to connections: whoever reads slowly at one node would make everybody wait at all others
MOST = httpx.Limits(max_connections=None, max_keepalive_connections=50, keepalive_expiry=2.0)
LOOK_EVERY = 3.0  # seconds after which it is asked whether a silent node still lives


class Unreachable(Exception):
    """A node did not answer: nothing was sent there, or some of the answer has come already."""

    def __init__(self, unsent: bool, begun: bool = False) -> None:
        super().__init__("a node does not answer")
        self.unsent = unsent
        self.begun = begun


class Messenger:
    """One for all requests of a node."""

    def __init__(self, seal: Seal) -> None:
        self.seal = seal
        self._http = httpx.AsyncClient(timeout=TIMES, limits=MOST, trust_env=False)

    async def ask(self, owner: Owner, given: Pass) -> httpx.Response:
        """What another node answers to something small."""
        try:
            return await self._http.send(self._request(owner, given))
        except httpx.InvalidURL as error:
            raise httpx.ConnectError(f"'{owner.address}' is no address") from error

    async def carry(
        self,
        owner: Owner,
        scope: Scope,
        body: bytes,
        given: Pass,
        send: Send,
        lives: Callable[[], bool],
    ) -> None:
        """Hand a request over, and its answer back as it comes; `lives`: whether one may come."""
        headers = [(name, value) for name, value in scope["headers"] if name not in OWN]
        begun = False
        try:
            answer = await self._answer(self._request(owner, given, headers, body), lives)
            try:
                if answer.headers.get(HEADER.decode()) == CUT_OFF.decode():
                    raise Unreachable(unsent=True)
                begun = True
                await send(cast(Any, {
                    "type": "http.response.start",
                    "status": answer.status_code,
                    "headers": [(name.lower(), value) for name, value in answer.headers.raw
                                if name.lower() not in BACK],
                }))  # fmt: skip
                async for part in answer.aiter_raw():
                    await send({"type": "http.response.body", "body": part, "more_body": True})
                await send({"type": "http.response.body", "body": b"", "more_body": False})
            finally:
                await answer.aclose()
        except (
            httpx.ConnectError,
            httpx.ConnectTimeout,
            httpx.PoolTimeout,
            httpx.InvalidURL,
        ) as error:
            raise Unreachable(unsent=True) from error
        except httpx.HTTPError as error:
            raise Unreachable(unsent=False, begun=begun) from error

    def _request(
        self,
        owner: Owner,
        given: Pass,
        headers: Sequence[tuple[bytes, bytes]] = (),
        body: bytes = b"",
    ) -> httpx.Request:
        """A request under seal; its target is as it was sealed, not as httpx would write it."""
        return self._http.build_request(
            given.method,
            owner.address,
            headers=[*headers, (HEADER, self.seal.write(given))],
            content=body,
            extensions={"target": given.target.encode("latin-1")},
        )

    async def _answer(self, request: httpx.Request, lives: Callable[[], bool]) -> httpx.Response:
        """The head of an answer, for which nobody waits when the node is gone."""
        coming = asyncio.create_task(self._http.send(request, stream=True))
        try:
            while not (await asyncio.wait((coming,), timeout=LOOK_EVERY))[0]:
                if not lives():
                    raise Unreachable(unsent=False)
            return coming.result()
        finally:
            coming.cancel()

    async def close(self) -> None:
        """No more errands."""
        await self._http.aclose()
