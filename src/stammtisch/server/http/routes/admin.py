"""A host's orders while the server runs; everybody else is told that there is nothing here."""

from __future__ import annotations

import logging
from typing import Any

import msgspec
from litestar import Request, post
from litestar.exceptions import NotFoundException

from stammtisch.server.admin.changes import Changes
from stammtisch.server.admin.orders import Order, Outcome
from stammtisch.server.door.errors import Denied
from stammtisch.server.door.seals import HEADER, Seals
from stammtisch.server.lobby.lobby import Lobby

log = logging.getLogger("stammtisch.admin")


class UnknownOrder(Denied):
    """The tools and the server are not of the same release."""

    def __init__(self) -> None:
        super().__init__("The server does not know this order: it is of another release.")


@post("/api/admin", status_code=200, include_in_schema=False)
async def take_order(lobby: Lobby, seals: Seals, request: Request[Any, Any, Any]) -> Outcome:
    """Carry out what is sealed with the secret of the store."""
    body = await request.body()
    if not seals.good(request.headers.get(HEADER, ""), body):
        raise NotFoundException
    try:
        order: Order = msgspec.json.decode(body, type=Order)
    except msgspec.MsgspecError as error:
        raise UnknownOrder from error
    changes = Changes(lobby.house, lobby.notices.register, lobby.open, lobby.delete)
    done = await changes.carry_out(order)
    log.info("a host's order was carried out: %s", type(order).__name__)
    addresses = lobby.house.reach.addresses()
    return msgspec.structs.replace(done, address=addresses[0].url if addresses else "")


ROUTES = [take_order]
