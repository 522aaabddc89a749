"""The word of whoever runs the server: sealed with the secret that lies beside the tables.

Who can read that secret can read, and change, everything anyway; nobody else can make a seal.
"""

from __future__ import annotations

import hashlib
import hmac
import secrets
import time

HEADER = "x-stammtisch-seal"
GOOD_FOR = 120.0  # seconds; clocks differ
LONGEST = 120


def seal(key: bytes, body: bytes, now: float | None = None) -> str:
    """What proves that an order comes from the host, once and soon."""
    at = f"{int(time.time() if now is None else now)}.{secrets.token_hex(8)}"
    return f"{at}.{digest_of(key, at, body)}"


def digest_of(key: bytes, at: str, body: bytes) -> str:
    """The proof itself."""
    own = hmac.digest(key, b"host's tools", "sha256")  # never the one that seals identities
    return hmac.new(own, at.encode() + b" " + body, hashlib.sha256).hexdigest()


class Seals:
    """Knows good seals, each of them once."""

    def __init__(self, key: bytes) -> None:
        self._key = key
        self._used: dict[str, float] = {}

    def good(self, offered: str, body: bytes, now: float | None = None) -> bool:
        """Whether this is the host's word about this very order."""
        now = time.time() if now is None else now
        when, _, rest = offered[:LONGEST].partition(".")
        once, _, proof = rest.partition(".")
        if not (when.isascii() and when.isdigit() and len(when) < 15 and proof.isascii()):
            return False
        right = hmac.compare_digest(digest_of(self._key, f"{when}.{once}", body), proof)
        if not right or abs(now - int(when)) > GOOD_FOR or once in self._used:
            return False
        self._used = {old: at for old, at in self._used.items() if now - at <= 2 * GOOD_FOR}
        self._used[once] = now
        return True
