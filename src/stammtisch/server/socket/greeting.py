"""Coming and going: what somebody is told first, and what others are told of it."""

from __future__ import annotations

import stammtisch
from stammtisch.core.match import SPECTATOR
from stammtisch.server.lobby.keepsakes import how_it_ended
from stammtisch.server.socket.talk import WHOLE_VIEW, pays
from stammtisch.server.table.table import Table
from stammtisch.server.wire.link import Link
from stammtisch.server.wire.protocol import (
    CLOSED_BUSY,
    CLOSED_NOT_ALLOWED,
    CLOSED_TOO_FAST,
    PROTOCOL,
    ChatTold,
    HeldTold,
    HelloTold,
)


def hello(table: Table, link: Link) -> HelloTold:
    """What a newcomer is told before anything else: who it is at this table."""
    header, social = table.header, table.social
    seat = None if link.viewer == SPECTATOR else link.viewer
    return HelloTold(
        protocol=PROTOCOL,
        release=stammtisch.__version__,
        table=table.id,
        title=header.title,
        seats=header.seats,
        seat=seat,
        yours=social.seats_of(link.visitor),
        host=social.host == link.visitor,
        standing=None if seat is None else social.chairs[seat].standing,
        windows=table.play is not None and any(kind.passable for kind in table.play.kinds),
        hints=header.settings.hints,
        own_values=header.components_file is not None,
    )


async def arrive(table: Table, link: Link) -> None:
    """A socket opens: hello, the table, what was said, and a fresh view."""
    if not table.social.may_look(link.visitor, link.viewer):  # any more
        link.close(CLOSED_NOT_ALLOWED)
        return
    of_the_same = sum(other.visitor == link.visitor for other in table.links)
    if of_the_same >= table.house.limits.sockets_at_table:
        table.house.metrics.limited += 1
        link.close(CLOSED_TOO_FAST)
        return
    told_twice = 2 * table.house.price_of(len(table.links) + 1)  # of the coming and the going
    if not pays(table, link, WHOLE_VIEW + told_twice, CLOSED_BUSY):
        return
    table.look_from(link.sender, link)
    link.tell(hello(table, link))
    table.links.add(link)
    table.tell_table()
    for line in table.chat:
        link.tell(ChatTold(seat=line.seat, name=line.name, text=line.text, at=line.at))
    play = table.play
    if play is None and (frame := await how_it_ended(table, link.viewer)) is not None:
        link.send(frame)
    if play is not None:
        play.welcome(link.viewer)
        table.mind_layouts()
        link.send(play.fresh(link.viewer, table.house.now()))
        may = play.may_undo(link.viewer)
        if may.may:
            link.tell(may)
        asked = play.asked.get(link.viewer, 0)
        if (option := play.holding.of(link.viewer, asked)) is not None:
            link.tell(HeldTold(question=asked, option=option))


async def depart(table: Table, link: Link) -> None:
    """A socket is gone."""
    table.links.discard(link)
    if all(other.visitor != link.visitor for other in table.links):
        table.presence.gone(link.visitor)
    table.idle_since = table.house.now()
    if table.play is not None and all(other.viewer != link.viewer for other in table.links):
        table.play.forget(link.viewer, table.house.now())
        table.ring()  # what they left behind has its time
    table.mind_layouts()
    table.tell_table()
