"""Changing something by a host's order: the same in a running server and beside a stopped one.

Whoever carries it out has the tables: a server, or a tool that holds the lock in its place.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable

import msgspec

from stammtisch.core.errors import Complaint
from stammtisch.server.admin.orders import Close, CutBack, Forget, HandOver, Order, Outcome
from stammtisch.server.admin.soundness import fresh, replayed
from stammtisch.server.door.errors import NoTable, NotNow
from stammtisch.server.door.tokens import new_code, new_id
from stammtisch.server.notices.register import Register
from stammtisch.server.notices.wishes import Wishes
from stammtisch.server.table import manners
from stammtisch.server.table.book import Entry
from stammtisch.server.table.days_off import DaysOff
from stammtisch.server.table.house import House
from stammtisch.server.table.keeping import Kept, StoreFailed
from stammtisch.server.table.seating import Header, Social
from stammtisch.server.table.table import Table
from stammtisch.server.table.threads import aside


class NotDone(NotNow):
    """An order that cannot be carried out; only a host's tools read the sentence."""

    def __init__(self, sentence: str) -> None:
        super().__init__("not-done", sentence)


class Changes:
    """What a host's tools change; `find` opens a table, `delete` forgets one for good."""

    def __init__(
        self,
        house: House,
        register: Register,
        find: Callable[[str], Awaitable[Table]],
        delete: Callable[[Table], Awaitable[None]],
    ) -> None:
        self._house = house
        self._register = register
        self._find = find
        self._delete = delete

    async def carry_out(self, order: Order) -> Outcome:
        """Do what was ordered, or refuse with a sentence."""
        if isinstance(order, Forget):
            return await self._forget(order.visitor)
        if isinstance(order, CutBack):
            return Outcome(table=await self._cut_back(order))
        table = await self._find(order.table)
        if isinstance(order, Close):
            if table.social.closed:
                raise NotDone("The table is closed already.")
            await manners.close(table, table.social.host)
            return Outcome()
        return await self._hand_over(table, order)

    async def _hand_over(self, table: Table, order: HandOver) -> Outcome:
        if not 0 <= order.seat < len(table.social.chairs):
            number = len(table.social.chairs)
            raise NotDone(f"The table has seats 1 to {number}, and no other.")
        if not order.host:
            if table.social.closed:
                raise NotDone("The table is closed: nobody can sit down there any more.")
            token = await manners.hand_to_person(table, order.seat, table.social.host)
            return Outcome(token=token)

        async def hand() -> None:
            holders = table.social.chairs[order.seat].holders
            if not holders:
                raise NotDone(f"Nobody holds seat {order.seat + 1}.")
            if table.social.host in holders:
                raise NotDone(f"Who holds seat {order.seat + 1} is the host.")
            table.social.host = holders[0]
            await table.save()

        await table.do(hand)
        return Outcome()

    async def _cut_back(self, order: CutBack) -> str:
        """The match up to its last good line, on a table of its own with the same people."""
        store = self._house.store
        kept = await store.load(order.table)
        if kept is None:
            raise NoTable
        book = kept.book[: order.lines]
        try:
            why = await aside(self._house.setting, what_ends, kept.header, book)
        except Complaint as complaint:
            raise NotDone(f"The match cannot be replayed: {complaint}") from None
        if why or len(book) != order.lines:
            raise NotDone("The book has changed meanwhile; look at it again.")
        copy = new_id()
        await store.create(copy, Kept(kept.header, for_a_copy(kept.social), book, []))
        for line in kept.chat:
            await store.say(copy, line)
        return copy

    async def _forget(self, visitor: str) -> Outcome:
        """Somebody leaves every table and the book; tables without anybody else are deleted."""
        left = deleted = 0
        done: set[str] = set()
        store = self._house.store
        while fresh_ones := set(await store.every_table_of(visitor)) - done:
            done |= fresh_ones
            for id in fresh_ones:
                try:
                    alone = await self._forget_at(id, visitor)
                except (NoTable, NotNow, StoreFailed):
                    continue  # another node's, or unreadable: the tool looks what is left
                deleted, left = deleted + alone, left + (not alone)
        await self._register.keep(visitor, Wishes())
        await store.strike_out(visitor)
        await store.forget_traces(visitor)
        return Outcome(left=left, deleted=deleted)

    async def _forget_at(self, id: str, visitor: str) -> bool:
        """Somebody leaves a table; whether nobody else was there, and it is deleted."""
        table = await self._find(id)
        alone = table.social.members() <= {visitor, ""}
        await (self._delete(table) if alone else leave(table, visitor))
        return alone


def what_ends(header: Header, book: list[Entry]) -> str:
    """Why a match cannot be played through; empty if it can."""
    return replayed(fresh(header), list(enumerate(book)))[1]


def for_a_copy(social: Social) -> Social:
    """The same people on a table of its own: links and the code stay with the old one."""
    copy = msgspec.json.decode(msgspec.json.encode(social), type=Social)
    for chair in copy.chairs:
        chair.link = chair.invite = None
        chair.used = []
    copy.spectate = copy.rematch = None
    copy.code, copy.closed = new_code(), False
    return copy


async def leave(table: Table, visitor: str) -> None:
    """Somebody gives up every right at a table; a host's role goes to whoever else is there."""

    async def go() -> None:
        social = table.social
        for seat in social.seats_of(visitor):
            chair = social.chairs[seat]
            chair.holders = [holder for holder in chair.holders if holder != visitor]
            chair.borrowed = False
            if not chair.holders:
                chair.name, chair.off = "", DaysOff()
                chair.invite = chair.stand_in = chair.face = None
            social.note("left", seat)
        social.watchers = [one for one in social.watchers if one != visitor]
        social.onlookers.pop(visitor, None)
        if social.host == visitor:
            social.host = ""
            social.host = next(iter(heirs(social)), "")
        table.turn_out()
        await table.save()

    await table.do(go)


def heirs(social: Social) -> list[str]:
    """Who may become the host: those who sit, then those who watch."""
    return [*(holder for chair in social.chairs for holder in chair.holders), *social.watchers]
