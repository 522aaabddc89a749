"""The door: in front of HTTP and WebSocket alike.

Checks the Host (against DNS rebinding), the Origin (against other sites that use a visitor's
cookies), the kind of body, and the rate of requests; gives every visitor an identity and every
response its protective headers.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import MutableMapping
from typing import Any, cast

import msgspec
from litestar.types import ASGIApp, Message, Receive, Scope, Send

from stammtisch.server.door.hosts import Hosts, neighbourhood
from stammtisch.server.door.identity import Identities
from stammtisch.server.door.limits import Turnstile
from stammtisch.server.door.tokens import digest
from stammtisch.server.logs import request_number
from stammtisch.server.metrics import Metrics
from stammtisch.server.wire.bodies import Problem

LONGEST_BODY = 1_000_000
READING = ("GET", "HEAD", "OPTIONS")
HEADERS = (
    (b"content-security-policy", b"default-src 'self'; script-src 'self'; object-src 'none'; "
     b"base-uri 'none'; frame-ancestors 'none'; form-action 'self'; img-src 'self' data:; "
     b"style-src 'self' 'unsafe-inline'; connect-src 'self'"),
    (b"referrer-policy", b"no-referrer"),
    (b"x-content-type-options", b"nosniff"),
    (b"x-frame-options", b"DENY"),
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"cross-origin-resource-policy", b"same-origin"),
    (b"permissions-policy", b"camera=(), microphone=(), geolocation=()"),
)  # fmt: skip


class Refusal(Exception):
    """Somebody is not let in."""

    def __init__(self, status: int, code: str, detail: str) -> None:
        super().__init__(detail)
        self.status = status
        self.problem = Problem(code, detail, request=request_number.get())


class Guard:
    """The outermost layer of the server."""

    def __init__(
        self,
        app: ASGIApp,
        hosts: Hosts,
        requests: Turnstile,
        most_sockets: int,
        metrics: Metrics,
        identities: Identities,
    ) -> None:
        self.app = app
        self.hosts = hosts
        self.requests = requests
        self.most_sockets = most_sockets
        self.metrics = metrics
        self.identities = identities
        self.sockets: Counter[str] = Counter()  # open ones of each address

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Let it in or turn it away."""
        if str(scope["type"]) not in ("http", "websocket"):
            await self.app(scope, receive, send)
            return
        headers = {
            name.decode("latin-1"): value.decode("latin-1") for name, value in scope["headers"]
        }
        try:
            self._check(scope, headers)
        except Refusal as refusal:
            self.metrics.guarded += 1
            await turn_away(scope, refusal, send)
            return
        known = self.identities.of(scope["headers"])
        token = known or self.identities.new()
        state = cast("MutableMapping[str, Any]", scope).setdefault("state", {})
        state["token"], state["visitor"] = token, digest(token)
        told = wants_page(headers) if known else may_introduce(headers)
        cookie = self.identities.cookie(token) if told else None
        if is_socket(scope):
            await self._keep_open(scope, receive, send)
        elif str(scope.get("method")) == "HEAD":  # as GET would be answered, without the body
            as_get = cast(Scope, {**scope, "method": "GET"})
            await self.app(as_get, receive, dressed(bodiless(send), cookie))
            cast("MutableMapping[str, Any]", scope)["path_template"] = as_get.get("path_template")
        else:
            await self.app(scope, receive, dressed(send, cookie))

    async def _keep_open(self, scope: Scope, receive: Receive, send: Send) -> None:
        """A socket counts for its address for as long as it is open."""
        address = address_of(scope)
        self.sockets[address] += 1
        try:
            await self.app(scope, receive, send)
        finally:
            self.sockets[address] -= 1
            if not self.sockets[address]:
                del self.sockets[address]

    def _check(self, scope: Scope, headers: dict[str, str]) -> None:
        self._check_rate(scope)  # first: whatever follows costs something
        host = headers.get("host", "").lower()
        if host not in self.hosts:
            raise Refusal(421, "wrong-host", "This server does not answer under that name.")
        origin = headers.get("origin")
        socket = is_socket(scope)
        writes = socket or str(scope.get("method")) not in READING
        if origin is not None and not self.hosts.may_come_from(origin, host):
            raise Refusal(403, "wrong-origin", "Requests from other sites are not accepted.")
        if writes and headers.get("sec-fetch-site", "none") not in ("none", "same-origin"):
            raise Refusal(403, "wrong-origin", "Requests from other sites are not accepted.")
        if socket:
            return
        if writes and not plain_json(headers):
            raise Refusal(415, "not-json", "A body must be application/json.")
        length = headers.get("content-length", "0")
        if not length.isascii() or not length.isdigit() or int(length) > LONGEST_BODY:
            raise Refusal(413, "too-long", "The body is too long.")

    def _check_rate(self, scope: Scope) -> None:
        """So many requests, and so many open sockets, for one address."""
        address = address_of(scope)
        full = is_socket(scope) and self.sockets[address] >= self.most_sockets
        if full or not self.requests.lets_in(address):
            self.metrics.limited += 1
            raise Refusal(429, "too-many", "Too many requests. Wait a minute and try again.")


def is_socket(scope: Scope) -> bool:
    """Whether somebody wants to open a socket."""
    return str(scope["type"]) == "websocket"


def plain_json(headers: dict[str, str]) -> bool:
    """Whether a body, if there is one, is JSON; other sites cannot send that without asking."""
    kind = headers.get("content-type", "").split(";")[0].strip().lower()
    empty = headers.get("content-length", "0") == "0" and "transfer-encoding" not in headers
    return kind == "application/json" or (empty and kind == "")


def may_introduce(headers: dict[str, str]) -> bool:
    """Whether a stranger gets an identity here.

    Who comes from another site may well have one that the browser does not send along: a new one
    would replace it, and with it every seat. The page's own first request comes at once.
    """
    return headers.get("sec-fetch-site") != "cross-site"


def wants_page(headers: dict[str, str]) -> bool:
    """Whether a page is opened: then the cookie begins its year anew."""
    return "text/html" in headers.get("accept", "")


def address_of(scope: Scope) -> str:
    """The network address of whoever asks, as limits count it."""
    client = scope.get("client")
    return neighbourhood(client[0]) if client else "unknown"


def dressed(send: Send, cookie: bytes | None) -> Send:
    """Every response gets the protective headers, and a new visitor its cookie."""

    async def with_headers(message: Message) -> None:
        if message["type"] == "http.response.start":
            present = {name.lower() for name, _ in message["headers"]}
            added = [pair for pair in HEADERS if pair[0] not in present]
            if cookie is not None and b"set-cookie" not in present:
                added.append((b"set-cookie", cookie))
            message["headers"] = [*message["headers"], *added]
        await send(message)

    return with_headers


def bodiless(send: Send) -> Send:
    """Only the head of a response goes out."""

    async def without_body(message: Message) -> None:
        if message["type"] == "http.response.body":
            message["body"] = b""
        await send(message)

    return without_body


async def turn_away(scope: Scope, refusal: Refusal, send: Send) -> None:
    """A refused request; a socket is refused before it opens."""
    if is_socket(scope):
        await send({"type": "websocket.close", "code": 1008, "reason": refusal.problem.code})
        return
    body = msgspec.json.encode(refusal.problem)
    headers = [
        (b"content-type", b"application/json"),
        (b"content-length", str(len(body)).encode()),
    ]
    start: Message = {
        "type": "http.response.start",
        "status": refusal.status,
        "headers": [*headers, *HEADERS],
    }
    await send(start)
    await send({"type": "http.response.body", "body": body, "more_body": False})
