"""What people say at the socket of a table, and what becomes of it.

Every function but `undo` runs in the table's own task: nothing else happens there meanwhile.
"""

from __future__ import annotations

import contextlib
import time

from stammtisch.core.match import SPECTATOR
from stammtisch.core.words import words
from stammtisch.server.door.errors import Denied
from stammtisch.server.table.book import Entry
from stammtisch.server.table.keeping import ChatLine, NotOurs, Overtaken, StoreFailed
from stammtisch.server.table.names import plain
from stammtisch.server.table.play import Play
from stammtisch.server.table.table import Table
from stammtisch.server.table.undo import Case
from stammtisch.server.wire.link import Link
from stammtisch.server.wire.protocol import (
    CLOSED_TOO_FAST,
    LONGEST_CHAT,
    AcceptedTold,
    AnswerSaid,
    AwaySaid,
    ChatSaid,
    ChatTold,
    ClientMessage,
    ExplainedTold,
    ExplainSaid,
    HoldSaid,
    LayoutSaid,
    OrderSaid,
    RefusedTold,
    StaleTold,
    Standing,
    StandingTold,
    UndoSaid,
)

WHOLE_VIEW = 4.0  # messages: as much costs a view that is built for one


def open_play(table: Table, link: Link) -> Play | None:
    """The play, if the link may answer at this table at all."""
    return None if table.social.closed or link.viewer == SPECTATOR else table.play


def surcharge(said: ClientMessage, table: Table) -> float:
    """What something costs beyond a plain message: a whole view, or telling all of it."""
    if isinstance(said, LayoutSaid):
        return WHOLE_VIEW
    told = isinstance(said, AwaySaid | HoldSaid | ChatSaid)
    return table.house.price_of(len(table.links)) if told else 0.0


def pays(table: Table, link: Link, price: float, otherwise: int = CLOSED_TOO_FAST) -> bool:
    """Whether somebody can pay so many messages more; whoever cannot comes back later."""
    paid = not price or table.house.may_say(link.visitor, link.sender, price)
    if not paid:
        link.close(otherwise)
    return paid


async def answer(table: Table, link: Link, said: AnswerSaid) -> None:
    """An answer: accepted once, stale if it comes too late, refused if it was not offered."""
    play, seat, metrics = open_play(table, link), link.viewer, table.house.metrics
    started = table.house.now()
    if play is None:
        link.tell(RefusedTold(key=said.key, words=words("refused-closed")))
    elif play.knows(seat, said.key):
        link.tell(AcceptedTold(key=said.key))
    elif play.asked.get(seat) != said.question or table.social.chairs[seat].bot is not None:
        metrics.answers_stale += 1
        link.tell(StaleTold(key=said.key))
        if pays(table, link, WHOLE_VIEW):
            link.send(play.fresh(seat, started))
    elif not play.offers(seat, said.option):
        metrics.answers_refused += 1
        link.tell(RefusedTold(key=said.key, words=words("refused-not-offered")))
    else:
        await accept(table, link, Entry(seat, said.option, "person", said.key))
        took = table.house.now() - started
        metrics.answer_seconds.add(took)
        table.house.pressure.answered(took)


async def accept(table: Table, link: Link, entry: Entry) -> None:
    """Store first, then say so, then carry it out and show it."""
    assert entry.key is not None
    try:
        await table.keep(entry)
    except Overtaken:
        overtaken(table, link, entry.key)
        return
    except NotOurs:
        raise  # whoever has the table now is asked again
    except StoreFailed:
        link.tell(RefusedTold(key=entry.key, words=words("refused-not-stored")))
        return
    link.tell(AcceptedTold(key=entry.key))
    table.carry_out(entry)


def overtaken(table: Table, link: Link, key: str) -> None:
    """After a failure of the store it turned out that the book had gone on, perhaps by this."""
    play = table.play
    assert play is not None
    if play.knows(link.viewer, key):
        link.tell(AcceptedTold(key=key))
    else:
        link.tell(StaleTold(key=key))
        link.send(play.fresh(link.viewer, table.house.now()))


async def hold(table: Table, link: Link, said: HoldSaid) -> None:
    """A choice that its seat may still change; one that comes too late changes nothing."""
    play = open_play(table, link)
    if play is not None and table.social.chairs[link.viewer].bot is None:
        play.hold(link.viewer, said.question, said.option, table.house.now())


def heard(table: Table, link: Link) -> bool:
    """Whether whoever speaks has the right to, still."""
    return link.close_code is None and table.social.may_look(link.visitor, link.viewer)


async def undo(table: Table, link: Link, said: UndoSaid) -> None:
    """Take back the seat's last answer, if that is fair; the table goes on while it is judged."""
    case = await table.do(lambda: bring_case(table, link, said))
    if case is None or table.referee is None:
        return
    try:
        ply = await table.referee.undo_to(case, link.visitor)
    except Denied as denied:  # too much is being judged
        table.house.metrics.limited += 1
        link.tell(RefusedTold(key=said.key, words=words(f"problem-{denied.code}")))
        return
    await table.do(lambda: take_back(table, link, said, case, ply))


async def bring_case(table: Table, link: Link, said: UndoSaid) -> Case | None:
    """What there is to judge; otherwise whoever asked is told why nothing is."""
    if not heard(table, link):
        return None
    play, case = open_play(table, link), None
    if play is None:
        link.tell(RefusedTold(key=said.key, words=words("refused-closed")))
    elif play.knows(link.viewer, said.key):
        link.tell(AcceptedTold(key=said.key))
    elif len(play.book) >= table.house.limits.lines_at_table:  # as long as a book may become
        link.tell(RefusedTold(key=said.key, words=words("refused-undo-often")))
    elif table.referee is None or (case := table.referee.case(link.viewer)) is None:
        link.tell(RefusedTold(key=said.key, words=words("refused-undo")))
    return case


async def take_back(table: Table, link: Link, said: UndoSaid, case: Case, ply: int | None) -> None:
    """Carry out a verdict, unless something has happened at the table meanwhile."""
    if not heard(table, link):
        return
    play = open_play(table, link)
    if play is None:
        link.tell(RefusedTold(key=said.key, words=words("refused-closed")))
    elif play.knows(case.seat, said.key):
        link.tell(AcceptedTold(key=said.key))
    elif ply is None or table.referee is None or not table.referee.stands(case):
        link.tell(RefusedTold(key=said.key, words=words("refused-undo")))
    else:
        await accept(table, link, Entry(case.seat, ply, "undo", said.key))


async def explain(table: Table, link: Link, said: ExplainSaid) -> None:
    """What something is, and why it cannot be chosen, from what these eyes have been shown."""
    play = open_play(table, link)
    told = words("refused-closed") if play is None else play.explain(link.viewer, said.address)
    about = None if table.play is None else table.play.about(link.viewer, said.address)
    link.tell(ExplainedTold(address=said.address, words=told, about=about))


async def order(table: Table, link: Link, said: OrderSaid) -> None:
    """A new standing order, private to the seat."""
    play = open_play(table, link)
    if play is None:
        return
    standing = Standing(said.order, said.mute)
    table.social.chairs[link.viewer].standing = standing
    play.give_order(link.viewer, standing, table.house.now())
    for other in table.links:
        if other.viewer == link.viewer:
            other.tell(StandingTold(order=said.order, mute=said.mute))
    with contextlib.suppress(StoreFailed):  # the order holds; only a restart would forget it
        await table.house.store.save_social(table.id, table.social)


async def layout(table: Table, link: Link, said: LayoutSaid) -> None:
    """The whole layout, or its status alone."""
    if link.plain != said.whole and table.play is not None:
        link.plain = said.whole
        table.mind_layouts()
        link.send(table.play.fresh(link.viewer, table.house.now()))


def away(table: Table, link: Link, said: AwaySaid) -> None:
    """Somebody turns to another page, or comes back; everybody sees it if it changes anything."""
    if bool(link.away) == said.away:
        return
    before = table.told()
    link.away = round(time.time()) if said.away else 0
    if table.told() != before:
        table.tell_table()


async def say(table: Table, viewer: int, text: str, at: float) -> None:
    """A line of chat for everybody."""
    seat = None if viewer == SPECTATOR else viewer
    name = "" if seat is None else table.social.chairs[seat].name
    line = ChatLine(seat, name, plain(text, LONGEST_CHAT), at)
    if not line.text:
        return  # nothing that anybody could see
    await table.house.store.say(table.id, line, table.house.limits.chat_lines)
    table.chat.append(line)
    table.tell_all(ChatTold(seat=seat, name=name, text=line.text, at=at))
