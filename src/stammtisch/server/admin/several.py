"""Orders where several nodes serve one database: each goes to the node that has the table."""

from __future__ import annotations

import time
from collections.abc import Mapping

from stammtisch.server.admin.orders import Forget, Order
from stammtisch.server.door.tokens import new_token
from stammtisch.server.nodes.passes import CUT_OFF, HEADER, Pass, Seal
from stammtisch.server.store import leases
from stammtisch.server.store.leases import Life
from stammtisch.server.store.rows import Database

NONE_OF_THEM = Life("", 0)


def addressees(db: Database, order: Order) -> list[str]:
    """Where an order goes: to who has the table, or to anyone; a visitor is forgotten by all."""
    from stammtisch.server.store import lives  # noqa: PLC0415 - an extra, which a folder needs not

    everybody = [node.address for node in lives.addresses(db, NONE_OF_THEM)]
    if isinstance(order, Forget):
        return everybody
    owner = leases.owner_of(db, order.table, NONE_OF_THEM)
    return everybody[:1] if owner is None else [owner.address]


def pass_of(key: bytes, path: str) -> dict[str, str]:
    """With this a node lets the tool in, under whatever name it is reached."""
    given = Pass(time.time(), "POST", path, "", new_token(), "")
    return {HEADER.decode(): Seal(key).write(given).decode()}


def is_cut_off(headers: Mapping[str, str]) -> bool:
    """Whether a node answered so that has no tables just now."""
    return headers.get(HEADER.decode()) == CUT_OFF.decode()
