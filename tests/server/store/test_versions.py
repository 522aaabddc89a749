"""Every earlier version, with a match in it: brought to this one, and played on where it was."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from hashlib import sha256
from pathlib import Path

import msgspec
import pytest

from stammtisch.server.store.file import FILE, VERSION, BadFolder
from stammtisch.server.store.session import FIRST, BadDatabase, Session
from stammtisch.server.store.session import VERSION as OF_A_DATABASE
from stammtisch.server.table.book import answers_in
from stammtisch.server.table.evenings import Evening, Sitting
from stammtisch.server.table.keeping import ChatLine
from tests.server.admin.conftest import answer, set_table
from tests.server.running import act, lobby_in
from tests.server.store.database import needs_postgresql
from tests.server.store.earlier import VERSIONS, made_by, take_back_to, take_database_back_to

LATER = ("key", "late", "nudge", "days_off", "hints")  # of a header and its settings, with defaults

# every step that somebody's tables may have gone already: whoever wants another writes a new one
STEPS = {
    "1.sql": "669099aba2852547",
    "2.sql": "ef4040e42d1d46ea",
    "3.sql": "a94aa99fde07d96e",
    "4.sql": "0d4c520f2f9d4b79",
    "5.sql": "ede9c70c92ab6c39",
    "6.sql": "5abeca081530535c",
    "7.sql": "f3212d64b9b975dd",
    "postgres/5.sql": "e7d7165cf90c9ffb",
    "postgres/6.sql": "0d56245ad5a3ada7",
    "postgres/7.sql": "a78e27394fcc0fe7",
    "postgres/8.sql": "af1517b1611ca75a",
}

LINE = ChatLine(0, "Ada", "see you on Friday", 5.0)
SITTING = Sitting(
    seat=0, visitor="ada", bot=None, name="Ada", face=None, colour=0, points=7, place=1
)
EVENING = Evening(id="e", title="t", at=5.0, unrated="", sittings=(SITTING,), shown=False)


async def played(folder, store=None):
    """A table with a match on it; its id and its book."""
    async with lobby_in(folder, store=store) as lobby:
        table = await set_table(lobby)
        await answer(lobby, table, 15)
        await lobby.house.store.say(table, LINE)
        found = await lobby.open(table)
        assert found.play is not None
        return table, list(found.play.book)


async def play_on(table, book, folder, store=None):
    """The match stands where it stood, and goes on; what was kept later is there too."""
    async with lobby_in(folder, store=store) as lobby:
        found = await lobby.open(table)
        assert found.play is not None
        assert found.play.book[: len(book)] == book
        assert found.status == "running"
        assert [line.text for line in found.chat] == ["see you on Friday"]
        assert found.social.seats_of("guest" * 8) == (1,)
        await answer(lobby, table, 10, seed=4)
        kept = await lobby.house.store.load(table)
        assert kept is not None
        assert len(answers_in(kept.book)) >= len(answers_in(book)) + 10
        shelf = await lobby.house.store.tables_of("host" * 8)
        assert [one.id for one in shelf] == [table]
        assert (await lobby.house.store.burden("host" * 8)).tables == 1
        await lobby.house.store.keep_call((table, 0, "ada"), b"missed")
        assert await lobby.house.store.calls() == [b"missed"]
        await lobby.house.store.keep_wishes("ada", b"{}")
        assert await lobby.house.store.wishes() == [("ada", b"{}")]
        await lobby.house.store.write_evening(EVENING)
        assert await lobby.house.store.evenings_of("ada", 9) == [EVENING]
        await lobby.house.store.keep_past(table, b"past")
        assert await lobby.house.store.past(table) == b"past"


def as_it_was(written: bytes) -> bytes:
    """A header as it was before it had what came later; the match keeps its chance."""
    header = msgspec.json.decode(written)
    for name in LATER[1:]:
        header["settings"].pop(name, None)
    return msgspec.json.encode(header)


def test_no_step_has_changed_since_tables_went_it():
    """The earlier files below are made from these: of one that was changed they would not tell."""
    folder = Path(str(VERSIONS))
    found = {
        path.relative_to(folder).as_posix(): sha256(path.read_bytes()).hexdigest()[:16]
        for path in folder.rglob("*.sql")
    }
    assert found == STEPS


@pytest.mark.parametrize("version", range(1, VERSION + 1))
def test_a_file_of_every_version_is_played_on(tmp_path, version):
    table, book = act(lambda: played(tmp_path))
    with closing(sqlite3.connect(tmp_path / FILE, isolation_level=None)) as file:
        take_back_to(file, version)
        row = file.execute("SELECT header FROM tables").fetchone()
        file.execute("UPDATE tables SET header = ?", (as_it_was(row[0]),))
        names = {row[0] for row in file.execute("SELECT name FROM sqlite_master")}
        assert "wishes" not in names or version >= 7
    act(lambda: play_on(table, book, tmp_path))


@needs_postgresql
@pytest.mark.parametrize("version", range(FIRST, OF_A_DATABASE + 1))
def test_a_database_of_every_version_is_played_on(tmp_path, database, version):
    table, book = act(lambda: played(tmp_path, database))
    with closing(Session(database)) as session:
        take_database_back_to(session, version)
    act(lambda: play_on(table, book, tmp_path, database))


def test_what_is_taken_back_is_what_the_first_release_made(tmp_path):
    """The tests above stand on real earlier files: the same tables as their statements make."""
    act(lambda: played(tmp_path))
    for version in range(VERSION - 1, 0, -1):
        with closing(sqlite3.connect(tmp_path / FILE, isolation_level=None)) as file:
            take_back_to(file, version)
            found = {row[0] for row in file.execute(NAMED)}
        assert found == {name for step in range(1, version + 1) for name in made_by(step)}
        act(lambda: opened(tmp_path))


NAMED = "SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite_%'"


async def opened(folder):
    async with lobby_in(folder, store=None):
        pass


def test_a_step_that_fails_leaves_the_file_as_it_was(tmp_path):
    """All steps are one transaction: half a version is none."""
    act(lambda: played(tmp_path))
    with closing(sqlite3.connect(tmp_path / FILE, isolation_level=None)) as file:
        take_back_to(file, 4)
        file.execute("CREATE TABLE calls (x)")  # in the way of the last step
    with pytest.raises(BadFolder, match="cannot be used"):
        act(lambda: opened(tmp_path))
    with closing(sqlite3.connect(tmp_path / FILE, isolation_level=None)) as file:
        assert file.execute("PRAGMA user_version").fetchone() == (4,)
        assert "pasts" not in {row[0] for row in file.execute(NAMED)}
        file.execute("DROP TABLE calls")
    act(lambda: opened(tmp_path))


@needs_postgresql
def test_a_step_that_fails_leaves_the_database_as_it_was(tmp_path, database):
    act(lambda: played(tmp_path, database))
    with closing(Session(database)) as session:
        take_database_back_to(session, FIRST)
        session.execute("CREATE TABLE calls (x TEXT)")
    with pytest.raises(BadDatabase, match="cannot be used"):
        act(lambda: played(tmp_path, database))
    with closing(Session(database)) as session:
        assert session.execute("SELECT number FROM version").fetchone() == (FIRST,)
        assert session.execute("SELECT to_regclass('regulars')").fetchone() == (None,)
