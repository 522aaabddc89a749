"""The porch, in front of the guard: who sent a request, which number it has, and what became of it.

Every request and every socket has a number that a person can quote: it is in the answer's head, in
the JSON of a refusal, and in every line that is logged meanwhile.
"""

from __future__ import annotations

import re
import secrets
import time
from collections.abc import MutableMapping
from typing import Any, cast

from litestar.types import ASGIApp, Message, Receive, Scope, Send

from stammtisch.server.door.access import AccessLog
from stammtisch.server.door.proxies import Proxies, cut_to_network
from stammtisch.server.logs import request_number

HEADER = b"x-request-id"
SANE = re.compile(r"[A-Za-z0-9._-]{8,64}")
SCHEMES = ("http", "https")
SWITCHED, REFUSED = 101, 403  # what HTTP says of a socket that was opened, or not


class Porch:
    """Everything goes through here first, and out here last."""

    def __init__(self, app: ASGIApp, proxies: Proxies, access: AccessLog | None = None) -> None:
        self.app = app
        self.proxies = proxies
        self.access = access

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Number a request, let it in, and note how it ended."""
        if str(scope["type"]) not in ("http", "websocket"):
            await self.app(scope, receive, send)
            return
        number = self._read(scope)
        visit = Visit(scope, number, send)
        token = request_number.set(number)
        try:
            await self.app(scope, receive, visit.send)
        finally:
            request_number.reset(token)
            if self.access is not None:
                self._note(self.access, visit)

    def _read(self, scope: Scope) -> str:
        """Who asks goes into the scope; the number of the request comes back."""
        fields = cast("MutableMapping[str, Any]", scope)
        peer = fields["client"][0] if fields.get("client") else ""
        if peer not in self.proxies:
            return new_number()
        forwarded = values(scope, b"x-forwarded-for")
        if forwarded:
            fields["client"] = (self.proxies.sender(peer, forwarded), 0)
        scheme = "".join(values(scope, b"x-forwarded-proto")[-1:]).strip()
        if scheme in SCHEMES:
            socket = fields["type"] == "websocket"
            fields["scheme"] = scheme.replace("http", "ws") if socket else scheme
        told = "".join(values(scope, HEADER)[-1:])
        return told if SANE.fullmatch(told) else new_number()

    @staticmethod
    def _note(access: AccessLog, visit: Visit) -> None:
        more: dict[str, Any] = {}
        if access.networks:
            client = visit.scope.get("client")
            more["network"] = cut_to_network(client[0] if client else "")
        if visit.code is not None:
            more["code"] = visit.code
        access.note(
            request=visit.number,
            method=visit.method,
            route=cast("MutableMapping[str, Any]", visit.scope).get("path_template") or None,
            status=visit.status,
            ms=round(1000 * (time.monotonic() - visit.began), 1),
            bytes=visit.bytes,
            **more,
        )


class Visit:
    """One request, or one socket, from its coming to its end."""

    def __init__(self, scope: Scope, number: str, send: Send) -> None:
        self.scope = scope
        self.number = number
        self.socket = str(scope["type"]) == "websocket"
        self.method = "SOCKET" if self.socket else str(scope.get("method"))
        self.status = REFUSED if self.socket else 0  # 0: nobody waited for the answer
        self.code: int | None = None  # with which a socket was closed from this side
        self.bytes = 0
        self.began = time.monotonic()
        self._send = send

    async def send(self, message: Message) -> None:
        """Hand on what goes out, with the number in its head."""
        said = cast("MutableMapping[str, Any]", message)
        kind = said["type"]
        if kind in ("http.response.start", "websocket.accept"):
            self.status = said["status"] if kind == "http.response.start" else SWITCHED
            said["headers"] = [*(said.get("headers") or ()), (HEADER, self.number.encode())]
        elif kind == "http.response.body":
            self.bytes += len(said.get("body") or b"")
        elif kind == "websocket.send":
            self.bytes += size_of(said.get("text") or said.get("bytes") or b"")
        elif kind == "websocket.close":
            self.code = said.get("code", 1000)
        await self._send(message)


def size_of(frame: str | bytes) -> int:
    """How many bytes a frame has on the wire."""
    return len(frame) if isinstance(frame, bytes) or frame.isascii() else len(frame.encode())


def values(scope: Scope, name: bytes) -> list[str]:
    """Everything that a request says under a name."""
    return [value.decode("latin-1") for key, value in scope["headers"] if key == name]


def new_number() -> str:
    """A number that no other request has."""
    return secrets.token_hex(8)
