"""The gate for other nodes: what they hand over has passed their door and need not pass ours.

Without a pass a request is a stranger's and goes to the guard. One whose pass does not hold goes
nowhere: to the guard its visitor would be new, and would lose every seat with the old cookie.
"""

from __future__ import annotations

from collections.abc import MutableMapping
from typing import Any, cast

from litestar.types import ASGIApp, Receive, Scope, Send

from stammtisch.server.door.guard import Refusal, turn_away
from stammtisch.server.door.tokens import digest
from stammtisch.server.logs import request_number
from stammtisch.server.nodes.node import Node
from stammtisch.server.nodes.passes import CUT_OFF, HEADER, Seal
from stammtisch.server.wire.protocol import CLOSED_FAULT

SOCKET = "SOCKET"  # in place of the method
NO_PASS = "The pass of the node that asks does not hold. Whoever runs the nodes: set their clocks."


class Gate:
    """In front of the guard."""

    def __init__(self, guarded: ASGIApp, inner: ASGIApp, seal: Seal, node: Node) -> None:
        self._node = node
        self._guarded = guarded
        self._inner = inner
        self._seal = seal

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """A node's request goes straight in, in the name of its visitor."""
        headers = scope["headers"] if str(scope["type"]) in ("http", "websocket") else ()
        shown = next((value for name, value in headers if name == HEADER), None)
        if shown is None:
            await self._guarded(scope, receive, send)
            return
        given = self._seal.read(shown, method_of(scope), target_of(scope))
        if given is None:
            await turn_away(scope, Refusal(403, "fault", NO_PASS), send)
            return
        if not self._node.in_touch:
            await send_back(scope, send)
            return
        fields = cast("MutableMapping[str, Any]", scope)
        fields["client"] = (given.client, 0)
        state = fields.setdefault("state", {})
        state["token"], state["visitor"] = given.token, digest(given.token)
        token = request_number.set(given.number)
        try:
            await self._inner(scope, receive, send)
        finally:
            request_number.reset(token)


async def send_back(scope: Scope, send: Send) -> None:
    """A node that is cut off has no tables: whoever asks finds another that has."""
    if method_of(scope) == SOCKET:
        await send({"type": "websocket.close", "code": CLOSED_FAULT, "reason": ""})
        return
    headers = [(HEADER, CUT_OFF), (b"content-length", b"0")]
    await send({"type": "http.response.start", "status": 503, "headers": headers})
    await send({"type": "http.response.body", "body": b"", "more_body": False})


def method_of(scope: Scope) -> str:
    """How a request asks."""
    return SOCKET if str(scope["type"]) == "websocket" else str(scope.get("method"))


def target_of(scope: Scope) -> str:
    """What a request asks for, as it stands on the wire."""
    fields = cast("MutableMapping[str, Any]", scope)
    path = (fields.get("raw_path") or str(fields["path"]).encode()).decode("latin-1")
    query = fields["query_string"].decode("latin-1")
    return f"{path}?{query}" if query else path
