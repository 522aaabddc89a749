"""Where people say how they want to be called: add a channel, try it, read its code, switch it."""

from __future__ import annotations

import asyncio
import contextlib
import hmac
import secrets
import time

from stammtisch.core.words import LANGUAGES
from stammtisch.server.door.errors import NotNow, NotThere
from stammtisch.server.door.tokens import new_id
from stammtisch.server.notices.addresses import BadAddress, read_address, read_endpoint
from stammtisch.server.notices.letters import trial
from stammtisch.server.notices.post_office import PostOffice
from stammtisch.server.notices.register import Register
from stammtisch.server.notices.wishes import MOST_CHANNELS, Channel, Wishes
from stammtisch.server.table.keeping import StoreFailed
from stammtisch.server.table.names import plain
from stammtisch.server.table.nights import zone_of
from stammtisch.server.wire.notices import (
    BrowserOffered,
    ChannelShown,
    ChannelState,
    NoticesShown,
    TableChosen,
    WishesGiven,
)

CODE_GOOD_FOR = 3600.0  # seconds
MOST_GUESSES = 5
LONGEST_LABEL = 40


class Desk:
    """Changes wishes, one after the other."""

    def __init__(self, register: Register, office: PostOffice) -> None:
        self._register = register
        self._office = office
        self._one_by_one = asyncio.Lock()
        self._trials: set[asyncio.Task[None]] = set()

    def show(self, visitor: str) -> NoticesShown:
        """What somebody chose, without the secrets of their addresses."""
        wishes = self._register.of(visitor)
        return NoticesShown(
            push_key=self._office.push_key,
            addresses=self._office.services,
            mail=self._office.mail,
            channels=tuple(shown(channel) for channel in wishes.channels),
            wait=wishes.wait,
            quiet=wishes.quiet,
            zone=wishes.zone,
            language=wishes.language,
            everywhere=wishes.everywhere,
            tables=tuple(wishes.tables),
        )

    async def choose(self, visitor: str, given: WishesGiven) -> None:
        """When somebody wants to be called, and in which language."""
        async with self._one_by_one:
            wishes = self._register.copy_of(visitor)
            if given.wait is not None:
                wishes.wait = given.wait
            if given.never_quiet:
                wishes.quiet = None
            elif given.quiet is not None:
                wishes.quiet = given.quiet
            if given.zone is not None and zone_of(given.zone) is not None:
                wishes.zone = given.zone
            if given.language in LANGUAGES:
                wishes.language = given.language
            await self._register.keep(visitor, wishes)

    async def choose_table(self, visitor: str, table: str, chosen: TableChosen) -> None:
        """Every table, only this one, or not this one."""
        async with self._one_by_one:
            wishes = self._register.copy_of(visitor)
            everywhere = chosen.calls != "only"
            if everywhere != wishes.everywhere:
                wishes.everywhere, wishes.tables = everywhere, []
            wishes.differ(table, chosen.calls != "every")
            await self._register.keep(visitor, wishes)

    async def add_browser(self, visitor: str, offered: BrowserOffered) -> None:
        """A browser lets itself be called; the same one again takes its own place."""
        if not self._office.push:
            raise NotNow("no-push", "This server cannot call browsers. Its host can change that.")
        from stammtisch.server.notices.sealing import BadKeys, browser_key  # noqa: PLC0415

        endpoint = read_endpoint(offered.endpoint, self._office.house.calls_at_home)
        try:
            browser_key(offered.key, offered.auth)
        except BadKeys as error:
            raise BadAddress("strange-address", str(error)) from error
        label = plain(offered.name, LONGEST_LABEL)
        channel = Channel(
            id=new_id(),
            kind="push",
            address=endpoint,
            label=label,
            key=offered.key,
            auth=offered.auth,
        )
        await self._add(visitor, channel)

    async def add_address(self, visitor: str, text: str) -> None:
        """Another service, by its address."""
        known = read_address(text, self._office.house.calls_at_home)
        if not self._office.services:
            raise NotNow(
                "no-services", "This server calls browsers only. Its host can change that."
            )
        if known.kind == "mail" and "://" not in known.address and not self._office.mail:
            raise NotNow("no-mail", "This server sends no mail. Its host can change that.")
        channel = Channel(id=new_id(), kind=known.kind, address=known.address, label=known.label)
        await self._add(visitor, channel)

    async def _add(self, visitor: str, channel: Channel) -> None:
        """One more channel, tried at once; the first in the list is called first."""
        async with self._one_by_one:
            wishes = self._register.copy_of(visitor)
            others = [one for one in wishes.channels if one.address != channel.address]
            if len(others) >= MOST_CHANNELS:
                raise NotNow("too-many-channels", f"{MOST_CHANNELS} ways to call you are enough.")
            wishes.channels = [*others, channel]
            await self._try(visitor, wishes, channel)

    async def try_again(self, visitor: str, id: str) -> None:
        """Send a trial on a channel."""
        async with self._one_by_one:
            wishes = self._register.copy_of(visitor)
            await self._try(visitor, wishes, channel_of(wishes, id))

    async def _try(self, visitor: str, wishes: Wishes, channel: Channel) -> None:
        """A trial goes out, beside everything else; its code comes back from where it arrived."""
        channel.code = f"{secrets.randbelow(10**6):06}"
        channel.guesses, channel.tried, channel.failed = 0, time.time(), 0.0
        await self._register.keep(visitor, wishes)
        letter = trial(channel, wishes.language, self._office.address)

        async def send() -> None:
            outcome = await self._office.send(channel, letter, tries=1)
            if outcome != "arrived":
                with contextlib.suppress(StoreFailed):
                    await self._register.note(visitor, channel.id, 0.0, time.time())

        task = asyncio.create_task(send())
        self._trials.add(task)
        task.add_done_callback(self._trials.discard)

    async def prove(self, visitor: str, id: str, code: str) -> None:
        """Who has read the code there may be called there: the channel is on from now on."""
        async with self._one_by_one:
            wishes = self._register.copy_of(visitor)
            channel, now = channel_of(wishes, id), time.time()
            fresh = channel.code and now - channel.tried < CODE_GOOD_FOR
            channel.guesses += 1
            right = fresh and hmac.compare_digest(channel.code, code.strip())
            if right:
                channel.on, channel.arrived, channel.failed, channel.code = True, now, 0.0, ""
            elif channel.guesses >= MOST_GUESSES:
                channel.code = ""  # nobody tries them all
            await self._register.keep(visitor, wishes)
        if not right:
            raise NotNow("wrong-code", "This is not the code of the last trial.")

    async def switch(self, visitor: str, id: str, on: bool) -> None:
        """Use a channel, or do not; one that never arrived anywhere stays off."""
        async with self._one_by_one:
            wishes = self._register.copy_of(visitor)
            channel = channel_of(wishes, id)
            if on and not channel.proved:
                raise NotNow("not-proved", "Try it first: it is used once its trial has arrived.")
            channel.on = on
            await self._register.keep(visitor, wishes)

    async def remove(self, visitor: str, id: str) -> None:
        """Forget a channel and its address."""
        async with self._one_by_one:
            wishes = self._register.copy_of(visitor)
            await self._register.forget(visitor, channel_of(wishes, id))

    def stop(self) -> None:
        """The server stops."""
        for task in self._trials:
            task.cancel()


def channel_of(wishes: Wishes, id: str) -> Channel:
    """One of somebody's own channels."""
    found = wishes.channel(id)
    if found is None:
        raise NotThere("There is no such way to call you.")
    return found


def shown(channel: Channel) -> ChannelShown:
    """A channel without its secrets."""
    state: ChannelState = "untried"
    if channel.failed:
        state = "failed"
    elif channel.code:
        state = "tried"
    elif channel.arrived:
        state = "arrived"
    at = {"failed": channel.failed, "arrived": channel.arrived}.get(state, channel.tried)
    return ChannelShown(
        channel.id, channel.kind, channel.label, channel.on, channel.proved, state, round(at)
    )
