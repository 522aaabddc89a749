"""The first message on a socket: who somebody is at this table."""

from __future__ import annotations

import stammtisch
from stammtisch.core.match import SPECTATOR
from stammtisch.server.link import Link
from stammtisch.server.protocol import PROTOCOL, HelloTold
from stammtisch.server.seating import Header, Social


def hello(table: str, header: Header, social: Social, link: Link) -> HelloTold:
    """What a newcomer is told before anything else."""
    seat = None if link.viewer == SPECTATOR else link.viewer
    return HelloTold(
        protocol=PROTOCOL,
        release=stammtisch.__version__,
        table=table,
        title=header.title,
        seats=header.seats,
        seat=seat,
        yours=social.seats_of(link.visitor),
        host=social.host == link.visitor,
        standing=None if seat is None else social.chairs[seat].standing,
    )
