"""Tables in a folder and in a database, a command that is run on them, and a match to look at."""

from __future__ import annotations

import asyncio
import json
import random
import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager
from itertools import count
from pathlib import Path
from typing import Any, NamedTuple

import pytest

from stammtisch.cli.main import main
from stammtisch.core.bits import members
from stammtisch.core.registry import titles
from stammtisch.server.door.tokens import digest
from stammtisch.server.lobby.lobby import Lobby
from stammtisch.server.store.file import FILE
from stammtisch.server.store.rows import Database
from stammtisch.server.store.session import Session
from stammtisch.server.table.book import Entry
from stammtisch.server.wire.bodies import ChairOrder, TableOrder
from tests.server.running import act, cluster, lobby_in, running
from tests.server.store.database import needs_postgresql

NAME = next(iter(titles()))
FEWEST = titles()[NAME].fewest_seats
NUMBERS = count()


class Told(NamedTuple):
    """What a command said, and how it ended."""

    status: int
    out: str
    err: str


class Tables:
    """A place with tables, of one of both kinds."""

    def __init__(self, folder: Path, store: str | None, capsys: Any) -> None:
        self.folder = folder
        self.store = store
        self._capsys = capsys

    @property
    def words(self) -> list[str]:
        return ["--data", str(self.folder)] if self.store is None else ["--store", self.store]

    def admin(self, verb: str, *words: str) -> Told:
        """Run a command on this place."""
        place = [] if verb == "restore-check" else self.words
        try:
            status = main(["admin", verb, *words, *place])
        except SystemExit as ended:  # a command that was not understood
            status = int(str(ended.code))
        told = self._capsys.readouterr()
        assert "Traceback" not in told.err
        return Told(status, told.out, told.err)

    def done(self, verb: str, *words: str) -> str:
        """The same, when all is well."""
        told = self.admin(verb, *words)
        assert told.status == 0, told.err
        return told.out

    def refused(self, verb: str, *words: str) -> str:
        """And when it is not: one sentence."""
        told = self.admin(verb, *words)
        assert told.status in (1, 2)
        assert told.err.startswith("stammtisch: ")
        assert told.err.count("\n") == 1
        return told.err

    def json(self, verb: str, *words: str) -> Any:
        return json.loads(self.done(verb, *words, "--json"))

    def running(self, **settings: Any) -> Any:
        """A server that has these tables."""
        return running(self.folder, store=self.store, **settings)

    def lobby(self) -> Any:
        return lobby_in(self.folder, store=self.store)

    @contextmanager
    def behind(self) -> Iterator[Database]:
        """What is stored, past the server; what is changed there stays."""
        if self.store is not None:
            with closing(Session(self.store)) as session:
                yield session
        else:
            with closing(sqlite3.connect(self.folder / FILE)) as file:
                yield file
                file.commit()

    def rows(self, asked: str) -> list[tuple[Any, ...]]:
        with self.behind() as database:
            return [tuple(row) for row in database.execute(asked).fetchall()]

    def played(self, answers: int = 12, name: str = "Friday", whole: bool = False) -> str:
        """A table at which `host` and `guest` have answered so often; or to the end."""

        async def story() -> str:
            async with self.lobby() as lobby:
                table = await set_table(lobby, name)
                await answer(lobby, table, 100_000 if whole else answers)
                if whole:
                    await lobby.bookkeeper.catch_up()
                return table

        return str(act(story))


async def set_table(lobby: Lobby, name: str = "Friday") -> str:
    chairs = (ChairOrder("me", name="Ada"), *(ChairOrder("me", name="Zoë"),) * (FEWEST - 1))
    made = await lobby.create(TableOrder(title=NAME, chairs=chairs, name=name, beat=0), "host" * 8)
    table = await lobby.open(made.id)
    table.social.chairs[0].invite = digest(made.id)  # a link that nobody has used yet
    table.social.chairs[1].holders = ["guest" * 8]
    await table.save()
    return made.id


async def answer(lobby: Lobby, table: str, answers: int, seed: int = 3) -> None:
    """Answer at random, as people would."""
    rng, given = random.Random(seed), 0
    found = await lobby.open(table)
    play = found.play
    assert play is not None
    while given < answers and found.status == "running":
        if not play.asked:
            await asyncio.sleep(0.001)
            continue
        seat = rng.choice(sorted(play.asked))
        entry = Entry(seat, rng.choice(members(play.match.state.options(seat))), "person")

        async def give(entry: Entry = entry) -> bool:
            if entry.seat in play.asked and play.offers(entry.seat, entry.option):
                await found.enter(entry)
                return True
            return False

        given += await found.do(give)


@pytest.fixture(params=["sqlite", pytest.param("postgresql", marks=needs_postgresql)])
def kind(request: pytest.FixtureRequest) -> str:
    return str(request.param)


@pytest.fixture
def place(kind: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> Tables:
    return somewhere(kind, tmp_path / "data", capsys)


def somewhere(kind: str, folder: Path, capsys: Any) -> Tables:
    """A place that holds nothing yet."""
    store = None if kind == "sqlite" else cluster().fresh(f"admin{next(NUMBERS)}")
    return Tables(folder, store, capsys)
