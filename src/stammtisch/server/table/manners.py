"""Who may do what at a table: the host decides, everybody minds their own seat.

Rights are looked at in the table's own task: whoever asks may have lost them while waiting.
"""

from __future__ import annotations

import time

from stammtisch.server.door.errors import NotHost, NotNow, NotThere, NotYours
from stammtisch.server.door.tokens import digest, new_token
from stammtisch.server.table.days_off import DaysOff
from stammtisch.server.table.names import plain
from stammtisch.server.table.seating import Chair, known_bot
from stammtisch.server.table.table import Table
from stammtisch.server.wire.protocol import CLOSED_TABLE_GONE, LONGEST_NAME, StandInTold

MOST_HOLDERS = 20
HOST = -1  # who asked a bot to play, if the host has no seat


def insist_on_host(table: Table, visitor: str) -> None:
    """Only the host decides this."""
    if table.social.host != visitor:
        raise NotHost


def chair_of(table: Table, seat: int) -> Chair:
    """The chair, if there is one of this number."""
    if not 0 <= seat < len(table.social.chairs):
        raise NotThere(f"There is no seat {seat} at this table.")
    return table.social.chairs[seat]


def insist_on_own(table: Table, seat: int, visitor: str) -> Chair:
    """Only who holds the seat may do this."""
    chair = chair_of(table, seat)
    if visitor not in chair.holders:
        raise NotYours
    return chair


def own_or_empty(table: Table, seat: int, visitor: str) -> Chair:
    """The chair, if the visitor holds it, or is the host and nobody does."""
    chair = chair_of(table, seat)
    if visitor not in chair.holders and (chair.holders or table.social.host != visitor):
        raise NotYours
    return chair


def insist_on_lot(table: Table) -> None:
    """Nobody sits down beside somebody who can know the deal, and with it every card to come.

    That is so where the deal can be looked up (a kind one), and where the match was brought as a
    record. Once it is over nothing is hidden any more.
    """
    lines = () if table.play is None else table.play.book[:1]
    brought = table.header.brought or any(line.by == "record" for line in lines)
    if table.status == "running" and (brought or not table.header.key):
        raise NotNow(
            "known-deal",
            "Whoever set this table can know what is hidden here. So nobody else sits down until "
            "the match is over.",
        )


def take_chair(chair: Chair, visitor: str) -> None:
    """Sit down on a chair; several devices of one person may hold it, and all of them see that."""
    if visitor not in chair.holders:
        if len(chair.holders) >= MOST_HOLDERS:
            raise NotNow("no-free-seat", f"{MOST_HOLDERS} devices hold this seat already.")
        chair.holders = [*chair.holders, visitor]
    chair.bot = chair.stand_in = None


def stand_in(table: Table, seat: int, bot: str, by: int | None) -> None:
    """A bot plays for whoever holds a seat, and all are told; what they had chosen stands."""
    chair = table.social.chairs[seat]
    if chair.holders and chair.stand_in is None:
        chair.stand_in = StandInTold(by, round(time.time()))
        table.social.note("bot", seat)
    chair.bot = bot


async def hand_to_bot(table: Table, seat: int, bot: str, visitor: str) -> None:
    """The host, or who holds the seat, lets a bot play it for the time being.

    A host who only sat in for nobody gives the seat up with that: its hand is the bot's again.
    """
    known_bot(bot)

    async def hand() -> None:
        chair = chair_of(table, seat)
        if visitor != table.social.host and visitor not in chair.holders:
            raise NotYours
        seats = table.social.seats_of(visitor)
        if not chair.borrowed:
            by = seat if visitor in chair.holders else seats[0] if seats else HOST
            stand_in(table, seat, bot, by)
        chair.bot = bot
        if chair.borrowed:
            chair.holders, chair.borrowed, chair.invite = [], False, None
            table.social.note("left", seat)
            table.turn_out()
        await table.save()

    await table.do(hand)


async def take_back(table: Table, seat: int, visitor: str) -> None:
    """Who holds the seat plays it again; the host may sit down where nobody has a right to sit.

    A link that nobody has used is void then: it would lead to the host's hand.
    """

    async def take() -> None:
        chair = own_or_empty(table, seat, visitor)
        if not chair.holders:
            chair.link, chair.borrowed = None, True
            table.social.note("host", seat)
        elif chair.stand_in is not None:
            table.social.note("back", seat)
        take_chair(chair, visitor)
        await table.save()

    await table.do(take)


async def leave(table: Table, seat: int, visitor: str) -> None:
    """Give up one's right to a seat. It is open then, or goes on under its bot.

    Where the deal is known no device stays behind alone: it could be another person's.
    """

    async def go() -> None:
        chair = insist_on_own(table, seat, visitor)
        if visitor == table.social.host and len(chair.holders) > 1:
            insist_on_lot(table)
        chair.holders = [holder for holder in chair.holders if holder != visitor]
        chair.borrowed = False
        if not chair.holders:
            chair.invite = chair.stand_in = chair.face = None
            chair.off = DaysOff()
        table.social.note("left", seat)
        table.turn_out()
        await table.save()

    await table.do(go)


async def take_days_off(table: Table, seat: int, days: int, visitor: str) -> None:
    """Let one's clock stand still for so many days, of those that the table allows; 0: be back."""

    async def take() -> None:
        chair, now = insist_on_own(table, seat, visitor), time.time()
        off = chair.off.more(days, now) if days else chair.off.back(now)
        if off.taken > table.header.settings.days_off:
            raise NotNow("no-days-left", "You have not so many days off left at this table.")
        chair.off = off
        await table.save()
        if table.play is not None and seat in table.play.audience:
            table.tell_seat(seat, table.play.fresh(seat, table.house.now()))

    await table.do(take)


async def hand_to_person(table: Table, seat: int, visitor: str) -> str:
    """The host makes a new link for a seat: whoever sat there loses it, the old link is void."""
    insist_on_host(table, visitor)
    token = new_token()

    async def hand() -> None:
        insist_on_lot(table)
        chair = chair_of(table, seat)
        if chair.bot is not None and not chair.holders:
            chair.name = ""  # it was the bot's
        chair.holders, chair.link, chair.bot = [], digest(token), None
        chair.borrowed, chair.invite = False, None
        chair.stand_in = chair.face = None
        chair.off = DaysOff()
        table.social.note("handed", seat)
        table.turn_out()
        await table.save()

    await table.do(hand)
    return token


async def invite_device(table: Table, seat: int, visitor: str) -> str:
    """Who holds a seat makes a link for one more device; an earlier one is void."""
    token = new_token()

    async def invite() -> None:
        insist_on_own(table, seat, visitor).invite = digest(token)
        await table.save()

    await table.do(invite)
    return token


async def renew_spectate(table: Table, visitor: str) -> str:
    """The host makes a new link for spectators; those who watch may stay."""
    insist_on_host(table, visitor)
    token = new_token()

    async def renew() -> None:
        table.social.spectate = digest(token)
        await table.save()

    await table.do(renew)
    return token


async def rename_seat(table: Table, seat: int, name: str, visitor: str) -> None:
    """Who holds a seat names it; the host may name a seat that nobody holds."""

    async def rename() -> None:
        own_or_empty(table, seat, visitor).name = ""
        table.social.name_seat(seat, name)
        await table.save()

    await table.do(rename)


async def rename_table(table: Table, name: str, visitor: str) -> None:
    """The host names the table."""
    insist_on_host(table, visitor)

    async def rename() -> None:
        table.social.name = plain(name, LONGEST_NAME)
        await table.save()

    await table.do(rename)


async def close(table: Table, visitor: str) -> None:
    """The host ends the table: nothing is answered any more, the record stays."""
    insist_on_host(table, visitor)

    async def shut() -> None:
        table.social.closed = True
        await table.save()
        table.house.match_ended()
        if table.play is not None:
            table.play.rest()
        for link in tuple(table.links):
            link.close(CLOSED_TABLE_GONE)

    await table.do(shut)
