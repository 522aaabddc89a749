"""Secrets of visitors, seats and spectators. Only their digests are ever stored or logged."""

from __future__ import annotations

import hashlib
import re
import secrets

SHAPE = re.compile(r"[A-Za-z0-9_-]{32}")
CODE_LETTERS = "ABCDEFGHJKLMNPQRSTUVWXYZ23456789"  # nothing that reads like something else
CODE_LENGTH = 6


def new_token() -> str:
    """192 bits that nobody can guess."""
    return secrets.token_urlsafe(24)


def well_formed(token: str) -> bool:
    """Whether this could be one of our tokens at all."""
    return SHAPE.fullmatch(token) is not None


def digest(token: str) -> str:
    """What is stored in place of a token."""
    return hashlib.sha256(token.encode()).hexdigest()


def new_code() -> str:
    """A short code to say across the room; guessing is limited by rate, not by length."""
    return "".join(secrets.choice(CODE_LETTERS) for _ in range(CODE_LENGTH))


def new_id() -> str:
    """The public name of a table: unguessable, but no permission."""
    return secrets.token_hex(8)
