"""Who a visitor is: a secret in a cookie, sealed so that the server knows its own.

Cookies ignore ports: whatever else runs on a host shares them. So each data folder has a cookie of
its own, odd neighbours are read past, and a value that was not made here is nobody's.
"""

from __future__ import annotations

import base64
import hashlib
import hmac
import secrets
from collections.abc import Iterable, Iterator

from stammtisch.server.door.tokens import well_formed

COOKIE = "stammtisch_visitor"
HOST_ONLY = "__Host-"  # browsers let only this very host set such a cookie, over TLS
A_YEAR = 31_536_000
SECRET, SEAL = 16, 8  # bytes of a token: the secret, and the proof that it was made here


class Identities:
    """Makes identities and knows them again; `key` never leaves the data folder."""

    def __init__(self, key: bytes, secure: bool) -> None:
        self._key = key
        self._secure = secure
        folder = hashlib.sha256(b"name " + key).hexdigest()[:6]
        plain = f"{HOST_ONLY if secure else ''}{COOKIE}"
        self.name = f"{plain}_{folder}"
        self._names = (self.name, plain)  # the plain one is for clients that know no folder

    def new(self) -> str:
        """A fresh identity."""
        return self._sealed(secrets.token_bytes(SECRET), b"visitor")

    def of(self, headers: Iterable[tuple[bytes, bytes]]) -> str | None:
        """The identity that a request carries, whatever other cookies stand beside it."""
        for name, value in cookies(headers):
            if name in self._names and self._opened(value, b"visitor") is not None:
                return value
        return None

    def cookie(self, token: str) -> bytes:
        """The header that lets a browser keep an identity for another year."""
        secure = "; Secure" if self._secure else ""
        return (
            f"{self.name}={token}; Path=/; Max-Age={A_YEAR}; HttpOnly; SameSite=Lax{secure}"
        ).encode()

    def way_back(self, token: str) -> str:
        """What brings an identity back that a browser has lost; it is as secret as the cookie."""
        secret = self._opened(token, b"visitor")
        assert secret is not None
        return self._sealed(secret, b"way back")

    def come_back(self, kept: str) -> str | None:
        """The identity that somebody kept a way back to."""
        secret = self._opened(kept, b"way back")
        return None if secret is None else self._sealed(secret, b"visitor")

    def _sealed(self, secret: bytes, purpose: bytes) -> str:
        seal = hmac.digest(self._key, purpose + b" " + secret, "sha256")[:SEAL]
        return base64.urlsafe_b64encode(secret + seal).decode()

    def _opened(self, token: str, purpose: bytes) -> bytes | None:
        """The secret in a token, if it was made here and for this."""
        if not well_formed(token):
            return None
        secret = base64.urlsafe_b64decode(token)[:SECRET]
        return secret if hmac.compare_digest(self._sealed(secret, purpose), token) else None


def cookies(headers: Iterable[tuple[bytes, bytes]]) -> Iterator[tuple[str, str]]:
    """Every cookie of a request, one by one: an odd one spoils no other."""
    for header, line in headers:
        if header.lower() == b"cookie":
            for part in line.decode("latin-1").split(";"):
                name, _, value = part.partition("=")
                yield name.strip(), value.strip().strip('"')
