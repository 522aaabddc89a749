"""Who the server is to push services: one key pair for each data folder (RFC 8292).

It is worked out from the secret of the store: the same at every start, and nowhere written down.
"""

from __future__ import annotations

import hashlib
import hmac
import time
from base64 import urlsafe_b64decode, urlsafe_b64encode
from urllib.parse import urlsplit

import msgspec
from cryptography.hazmat.primitives.asymmetric import ec, utils
from cryptography.hazmat.primitives.hashes import SHA256
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

CURVE = ec.SECP256R1()
ORDER = 0xFFFFFFFF00000000FFFFFFFFFFFFFFFFBCE6FAADA7179E84F3B9CAC2FC632551  # of its base point
GOOD_FOR = 12 * 3600  # seconds; push services allow a day at most


def to_text(data: bytes) -> str:
    """Bytes as they stand in addresses, without padding."""
    return urlsafe_b64encode(data).rstrip(b"=").decode()


def from_text(text: str) -> bytes:
    """The same, back again."""
    return urlsafe_b64decode(text + "=" * (-len(text) % 4))


def point_of(key: ec.EllipticCurvePublicKey) -> bytes:
    """A public key as the 65 bytes that browsers know."""
    return key.public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)


class Vapid:
    """Signs what goes to a push service."""

    def __init__(self, secret: bytes, contact: str) -> None:
        wide = hmac.digest(secret, b"push services: who we are", hashlib.sha512)
        self._private = ec.derive_private_key(1 + int.from_bytes(wide) % (ORDER - 1), CURVE)
        self._contact = contact
        self.public = to_text(point_of(self._private.public_key()))

    def header(self, endpoint: str) -> str:
        """The line by which the service of an endpoint knows that the server sends."""
        parts = urlsplit(endpoint)
        claims = {
            "aud": f"{parts.scheme}://{parts.netloc}",
            "exp": int(time.time()) + GOOD_FOR,
            "sub": self._contact,
        }
        head = msgspec.json.encode({"typ": "JWT", "alg": "ES256"})
        said = f"{to_text(head)}.{to_text(msgspec.json.encode(claims))}"
        r, s = utils.decode_dss_signature(self._private.sign(said.encode(), ec.ECDSA(SHA256())))
        seal = to_text(r.to_bytes(32) + s.to_bytes(32))
        return f"vapid t={said}.{seal}, k={self.public}"
