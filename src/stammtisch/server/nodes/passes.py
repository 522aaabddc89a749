"""What one node sends along when it hands a request to another: for whom it asks, under seal.

The seal is made with a secret that comes from the store's key, so only nodes of the same database
can make it. It holds for one request and for a short time.
"""

from __future__ import annotations

import base64
import hmac
import logging
import time

import msgspec

log = logging.getLogger("stammtisch.nodes")
HEADER = b"x-stammtisch-node"
CUT_OFF = b"cut off"  # in the answer of a node that has no tables just now
GOOD_FOR = 30.0  # seconds; the clocks of nodes may differ by about as much


class Pass(msgspec.Struct, frozen=True):
    """For whom a node asks: address and secret of the visitor, the number of the request."""

    at: float
    method: str
    target: str  # path and query
    client: str
    token: str
    number: str


class Seal:
    """Makes passes, and knows those that nodes made."""

    def __init__(self, key: bytes) -> None:
        self._secret = hmac.digest(key, b"nodes", "sha256")

    def write(self, given: Pass) -> bytes:
        """A pass as the value of a header."""
        body = base64.urlsafe_b64encode(msgspec.json.encode(given))
        return body + b"." + self._mark(body)

    def read(self, value: bytes, method: str, target: str) -> Pass | None:
        """The pass in a header, if a node made it just now for just this request."""
        body, _, mark = value.rpartition(b".")
        if not hmac.compare_digest(mark, self._mark(body)):
            return None
        given = msgspec.json.decode(base64.urlsafe_b64decode(body), type=Pass)
        if (given.method, given.target) != (method, target):
            return None
        late = time.time() - given.at
        if abs(late) < GOOD_FOR:
            return given
        log.warning("the clock of another node differs by %.0f s: set the clocks", late)
        return None

    def _mark(self, body: bytes) -> bytes:
        return hmac.digest(self._secret, body, "sha256").hex().encode()
