"""A socket to one table through one pair of eyes."""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from typing import Any

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake

from stammtisch.core.words import Words
from stammtisch.server.wire.protocol import (
    AcceptedTold,
    AnswerSaid,
    AskedTold,
    ChatSaid,
    ChatTold,
    ExplainedTold,
    ExplainSaid,
    HelloTold,
    OrderKind,
    OrderSaid,
    RefusedTold,
    Said,
    ServerMessage,
    StaleTold,
    TableTold,
    UndoSaid,
    UndoTold,
    UpdateTold,
    encode,
    read_server_message,
)

Chooser = Callable[[AskedTold], int]
LONGEST_FRAME = 2**24
AGAIN = 0.5  # seconds after a refusal
FAREWELL = 2  # seconds; who leaves without having read everything hears no goodbye


class Dropped(Exception):
    """The socket was closed; `code` says why."""

    def __init__(self, code: int) -> None:
        super().__init__(f"The server closed the socket with {code}.")
        self.code = code


class Seat:
    """What one viewer has been told so far, and what it can say."""

    def __init__(self, socket: ClientConnection) -> None:
        self.socket = socket
        self.hello: HelloTold
        self.table: TableTold
        self.update: UpdateTold
        self.seen = False  # whether there was an update yet
        self.may_undo = False
        self.log: list[Words] = []
        self.chat: list[ChatTold] = []
        self.verdicts: dict[str, AcceptedTold | StaleTold | RefusedTold] = {}
        self.explained: list[ExplainedTold] = []

    @classmethod
    @asynccontextmanager
    async def open(
        cls, address: str, table: str, seat: int | None, cookies: str, *, layout: bool = True
    ) -> AsyncIterator[Seat]:
        """A socket, told hello, table and a fresh view; with the whole layout or its status."""
        place = f"{address.replace('http', 'ws', 1)}/api/tables/{table}/socket"
        query = "?layout=whole" if layout else "?layout=status"
        query += "" if seat is None else f"&seat={seat}"
        headers = {"Cookie": cookies}
        try:
            socket = await connect(
                place + query,
                additional_headers=headers,
                compression=None,
                max_size=LONGEST_FRAME,
                close_timeout=FAREWELL,
                proxy=None,
            )
        except (InvalidHandshake, EOFError) as refused:
            raise Dropped(1006) from refused
        async with socket:
            opened = cls(socket)
            while not opened.seen:
                told = await opened.listen()
                if isinstance(told, TableTold) and told.status == "needs_release":
                    break  # such a match shows nothing
            yield opened

    async def listen(self) -> ServerMessage:
        """Take in the next message."""
        try:
            told = read_server_message(await self.socket.recv())
        except ConnectionClosed as closed:
            raise Dropped(closed.rcvd.code if closed.rcvd else 1006) from closed
        self._note(told)
        return told

    def _note(self, told: ServerMessage) -> None:
        if isinstance(told, UpdateTold):
            self.update, self.seen = told, True
            if told.fresh:
                self.log = list(told.log)
            self.log += [event.words for event in told.events if event.words is not None]
        elif isinstance(told, HelloTold):
            self.hello = told
        elif isinstance(told, TableTold):
            self.table = told
        elif isinstance(told, UndoTold):
            self.may_undo = told.may
        elif isinstance(told, ChatTold):
            self.chat.append(told)
        elif isinstance(told, AcceptedTold | StaleTold | RefusedTold):
            self.verdicts[told.key] = told
        elif isinstance(told, ExplainedTold):
            self.explained.append(told)

    async def say(self, said: Said) -> None:
        """Send a message."""
        await self.say_raw(encode(said).decode())

    async def say_raw(self, text: str) -> None:
        """Send a frame as it is."""
        try:
            await self.socket.send(text)
        except ConnectionClosed as closed:
            raise Dropped(closed.rcvd.code if closed.rcvd else 1006) from closed

    @property
    def question(self) -> AskedTold | None:
        """What the seat is asked now."""
        return self.update.question if self.seen else None

    async def answer(
        self, option: int, question: int | None = None, key: str | None = None
    ) -> AcceptedTold | StaleTold | RefusedTold:
        """Answer the present question (or the one with this number) and wait for the verdict."""
        if question is None:
            assert self.question is not None
            question = self.question.number
        key = key or secrets.token_hex(8)
        self.verdicts.pop(key, None)
        await self.say(AnswerSaid(question=question, option=option, key=key))
        return await self.verdict(key)

    async def verdict(self, key: str) -> AcceptedTold | StaleTold | RefusedTold:
        """What became of an answer."""
        while key not in self.verdicts:
            await self.listen()
        return self.verdicts[key]

    async def undo(self) -> AcceptedTold | StaleTold | RefusedTold:
        """Take back the last answer, if that is fair."""
        key = secrets.token_hex(8)
        await self.say(UndoSaid(key=key))
        return await self.verdict(key)

    async def explain(self, address: str) -> Words:
        """Why the thing at an address cannot be chosen."""
        await self.say(ExplainSaid(address=address))
        known = len(self.explained)
        while len(self.explained) == known:
            await self.listen()
        return self.explained[-1].words

    async def order(self, order: OrderKind, mute: tuple[str, ...] = ()) -> None:
        """Give a standing order."""
        await self.say(OrderSaid(order=order, mute=mute))

    async def chat_line(self, text: str) -> None:
        """Say something to everybody."""
        await self.say(ChatSaid(text=text))

    async def wait_for(self, holds: Callable[[Seat], bool], seconds: float = 10) -> None:
        """Listen until something is true."""

        async def listen_on() -> None:
            while not holds(self):
                await self.listen()

        await asyncio.wait_for(listen_on(), seconds)

    async def play(
        self, choose: Chooser, after: Callable[[Seat], Awaitable[Any]] | None = None
    ) -> UpdateTold:
        """Answer every question until the match is over."""
        answered = 0
        while not self.update.over:
            question = self.question
            if question is not None and question.number > answered:
                verdict = await self.answer(choose(question), question.number)
                if isinstance(verdict, RefusedTold):  # it still stands: perhaps the disk is full
                    await asyncio.sleep(AGAIN)
                    continue
                answered = question.number
                if after is not None:
                    await after(self)
            else:
                await self.listen()
        return self.update
