"""A message that only one browser can read: sealed for its keys (RFC 8291, aes128gcm)."""

from __future__ import annotations

import secrets

from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.hashes import SHA256
from cryptography.hazmat.primitives.kdf.hkdf import HKDF

from stammtisch.server.notices.vapid import CURVE, from_text, point_of

RECORD = 4096  # bytes: one record is enough for a notice
LONGEST = 2000
LAST = b"\x02"  # no record follows


class BadKeys(ValueError):
    """Keys that no browser has."""


def browser_key(key: str, auth: str) -> tuple[ec.EllipticCurvePublicKey, bytes]:
    """The keys that a browser gave, or a complaint."""
    try:
        public = ec.EllipticCurvePublicKey.from_encoded_point(CURVE, from_text(key))
        secret = from_text(auth)
    except ValueError as error:
        raise BadKeys("These are no keys of a browser.") from error
    if len(secret) != 16:
        raise BadKeys("These are no keys of a browser.")
    return public, secret


def derive(salt: bytes, secret: bytes, info: bytes, length: int) -> bytes:
    """One key out of another."""
    return HKDF(SHA256(), length, salt, info).derive(secret)


def seal(message: bytes, key: str, auth: str) -> bytes:
    """The body of a push message: salt, record size, our key of the moment, one record."""
    if len(message) > LONGEST:
        raise ValueError("A notice is short.")
    theirs, secret = browser_key(key, auth)
    moment = ec.generate_private_key(CURVE)
    ours = point_of(moment.public_key())
    shared = moment.exchange(ec.ECDH(), theirs)
    both = b"WebPush: info\0" + point_of(theirs) + ours
    master = derive(secret, shared, both, 32)
    salt = secrets.token_bytes(16)
    content = derive(salt, master, b"Content-Encoding: aes128gcm\0", 16)
    nonce = derive(salt, master, b"Content-Encoding: nonce\0", 12)
    sealed = AESGCM(content).encrypt(nonce, message + LAST, None)
    return salt + RECORD.to_bytes(4) + bytes([len(ours)]) + ours + sealed
