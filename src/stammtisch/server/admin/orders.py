"""What a host may have changed, as it is told to whoever has the tables, and what came of it."""

from __future__ import annotations

import msgspec


class Close(msgspec.Struct, frozen=True, tag="close"):
    """End a table: nothing is answered any more, its record stays."""

    table: str


class HandOver(msgspec.Struct, frozen=True, tag="hand-over"):
    """A fresh link for a seat (whoever held it loses it), or the host's role for who holds it."""

    table: str
    seat: int
    host: bool = False


class CutBack(msgspec.Struct, frozen=True, tag="cut-back"):
    """A new table with the first `lines` lines of a book; the old one stays as it is."""

    table: str
    lines: int


class Forget(msgspec.Struct, frozen=True, tag="forget"):
    """Keep nothing of a visitor any more."""

    visitor: str


Order = Close | HandOver | CutBack | Forget


class Outcome(msgspec.Struct, frozen=True, omit_defaults=True):
    """What was done: a link's secret, the id of a new table, how many tables were left, deleted."""

    token: str = ""
    address: str = ""
    table: str = ""
    left: int = 0
    deleted: int = 0
