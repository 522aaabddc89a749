"""Backups: taken while people play, looked through, and brought back to either kind of place."""

from __future__ import annotations

import asyncio
import shutil
import sqlite3
from contextlib import closing

import pytest

from stammtisch.client import Visitor
from stammtisch.server.admin import backup
from stammtisch.server.admin.backup import KEPT
from stammtisch.server.admin.places import Place, reading
from stammtisch.server.store.file import FILE, VERSION, migrate
from stammtisch.server.store.session import Session
from stammtisch.server.store.sqlite import SqliteStore
from stammtisch.server.wire.protocol import AcceptedTold
from tests.server.admin.conftest import FEWEST, NAME, answer, somewhere
from tests.server.running import act, me
from tests.server.store.database import needs_postgresql

FLEETING = {"fence"}  # who has the tables just now


def test_every_table_of_the_schema_is_kept_or_fleeting(tmp_path):
    with closing(sqlite3.connect(tmp_path / FILE, isolation_level=None)) as file:
        migrate(file, tmp_path / FILE)
        named = "SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite_%'"
        assert {row[0] for row in file.execute(named)} == {*KEPT} | FLEETING


def test_what_is_read_is_one_moment(place):
    """What is written meanwhile is not seen: a book and its table belong together."""
    table = place.played(3)
    count = "SELECT count(*) FROM book"
    with reading(Place(place.folder, place.store)) as database:
        before = database.execute(count).fetchone()
        with place.behind() as other:
            other.execute('DELETE FROM book WHERE "table" = ?', (table,))
        assert place.rows(count) == [(0,)]
        assert database.execute(count).fetchone() == before


def test_a_backup_is_whole_while_people_play(place, tmp_path):
    """Whatever was acknowledged before it began is in it, and no book is cut in its middle."""
    file = tmp_path / "backup"
    with place.running() as server:

        async def story():
            async with Visitor(server.address) as host:
                table = (await host.set_table(NAME, me(FEWEST), beat=0)).id
                given: list[int] = []
                players = [asyncio.create_task(play(host, table, s, given)) for s in range(FEWEST)]
                while len(given) < 10:
                    await asyncio.sleep(0.01)
                before = len(given)
                told = await asyncio.to_thread(place.done, "backup", str(file))
                assert "1 tables are in" in told
                for player in players:
                    player.cancel()
                return before

        before = act(story)
    assert file.stat().st_mode & 0o077 == 0
    assert file.read_bytes()[18:20] == b"\1\1"  # one file: it wants no log beside it
    assert sorted(path.name for path in tmp_path.iterdir() if "backup" in path.name) == ["backup"]
    found = place.json("restore-check", str(file))
    assert (found["whole"], found["tables"], found["broken"]) == (1, 1, [])
    assert found["lines"] >= before
    assert "1 of 1 tables are whole" in place.done("restore-check", str(file))
    assert "there already" in place.refused("backup", str(file))


async def play(host, table, seat, given):
    async with host.sit(table, seat) as chair:
        while not chair.update.over:
            if chair.question is None:
                await chair.listen()
            elif isinstance(await chair.answer(chair.question.choices[0].option), AcceptedTold):
                given.append(seat)


@pytest.mark.parametrize("into", ["sqlite", pytest.param("postgresql", marks=needs_postgresql)])
def test_a_backup_is_brought_back_to_either_kind_of_place(place, into, tmp_path, capsys):
    """With everything: identities are known again, and the match is played on."""
    with place.running() as server:

        async def begin():
            async with Visitor(server.address) as host:
                table = (await host.set_table(NAME, me(FEWEST), name="Zoë's", beat=0)).id
                for text in ("one", "two", "three"):
                    await host.post(f"/api/tables/{table}/chat", {"text": text})
                return table, host.identity

        table, identity = act(begin)
    whole = place.played(whole=True)
    place.done("backup", str(tmp_path / "backup"))
    target = somewhere(into, tmp_path / "target", capsys)
    assert "2 tables were brought back" in target.done("restore", str(tmp_path / "backup"))
    assert "There are tables already" in target.refused("restore", str(tmp_path / "backup"))
    for name in KEPT:
        asked = f"SELECT {columns(name)} FROM {name}"
        assert sorted(map(repr, target.rows(asked))) == sorted(map(repr, place.rows(asked))), name
    with target.running() as server:

        async def go_on():
            async with Visitor(server.address, identity) as host:
                assert (await host.table(table)).host
                for seat in range(FEWEST):
                    async with host.sit(table, seat) as chair:
                        assert [line.text for line in chair.chat] == ["one", "two", "three"]
                        if chair.question is not None:
                            option = chair.question.choices[0].option
                            assert isinstance(await chair.answer(option), AcceptedTold)

        act(go_on)
    assert target.json("show", whole)["sound"]["soundness"] == "whole"


def columns(name: str) -> str:
    with closing(sqlite3.connect(":memory:", isolation_level=None)) as file:
        migrate(file, None)  # type: ignore[arg-type]
        return ", ".join(f'"{row[1]}"' for row in file.execute(f"PRAGMA table_info({name})"))


def test_a_match_that_does_not_replay_is_named(place, tmp_path):
    good, bad = place.played(5), place.played(5)
    with place.behind() as database:
        database.execute('UPDATE book SET option = 61 WHERE "table" = ? AND line = 3', (bad,))
    place.done("backup", str(tmp_path / "backup"))
    told = place.admin("restore-check", str(tmp_path / "backup"))
    assert told.status == 1
    assert "1 of 2 tables are whole" in told.out
    assert f"{bad}: illegal: line 4" in told.out
    assert good not in told.out


@pytest.fixture
def folder(tmp_path, capsys):
    """Tables in a folder."""
    return somewhere("sqlite", tmp_path / "data", capsys)


def test_a_backup_that_is_none_gets_a_sentence(folder, tmp_path):
    folder.played(5)
    folder.done("backup", str(tmp_path / "good"))
    assert "There is no file" in folder.refused("restore-check", str(tmp_path / "none"))
    assert "There is no file" in folder.refused("restore-check", str(tmp_path))
    (tmp_path / "text").write_text("not a database at all, but long enough to look at")
    assert "cannot be read" in folder.refused("restore-check", str(tmp_path / "text"))
    (tmp_path / "empty").touch()
    assert "holds no tables" in folder.refused("restore-check", str(tmp_path / "empty"))
    content = (tmp_path / "good").read_bytes()
    (tmp_path / "short").write_bytes(content[: len(content) // 2])
    assert "damaged" in folder.refused("restore-check", str(tmp_path / "short"))
    spoilt = tmp_path / "spoilt"
    shutil.copyfile(tmp_path / "good", spoilt)
    with closing(sqlite3.connect(spoilt)) as file:
        file.execute(f"PRAGMA user_version = {VERSION + 1}")
    assert "later release" in folder.refused("restore-check", str(spoilt))
    target = somewhere("sqlite", tmp_path / "target", None)
    target._capsys = folder._capsys
    for name in ("none", "text", "empty", "short", "spoilt"):
        target.refused("restore", str(tmp_path / name))
    assert not target.folder.exists()  # nothing was made for nothing


def test_a_backup_that_cannot_be_written_gets_a_sentence(folder, tmp_path):
    folder.played(0)
    assert "There is no folder" in folder.refused("backup", str(tmp_path / "no" / "file"))
    assert "there already" in folder.refused("backup", str(tmp_path))
    assert "cannot be written" in folder.refused("backup", "/proc/stammtisch")
    assert [path.name for path in tmp_path.iterdir()] == ["data"]


def test_a_backup_is_not_brought_back_under_a_running_server(folder, tmp_path):
    folder.played(2)
    folder.done("backup", str(tmp_path / "backup"))

    async def hold():
        store = SqliteStore(tmp_path / "busy")
        target = somewhere("sqlite", tmp_path / "busy", folder._capsys)
        told = await asyncio.to_thread(target.refused, "restore", str(tmp_path / "backup"))
        assert "already open" in told
        await store.close()

    act(hold)


@pytest.mark.parametrize("version", range(1, VERSION))
def test_a_backup_of_an_earlier_release_is_good_too(folder, tmp_path, version):
    """It is looked through on a copy, and brought up to date where it is brought back."""
    from tests.server.store.earlier import take_back_to

    table = folder.played(6)
    folder.done("backup", str(tmp_path / "backup"))
    with closing(sqlite3.connect(tmp_path / "backup", isolation_level=None)) as file:
        take_back_to(file, version)
    before = (tmp_path / "backup").read_bytes()
    found = folder.json("restore-check", str(tmp_path / "backup"))
    assert (found["whole"], found["schema"]) == (1, version)
    assert (tmp_path / "backup").read_bytes() == before
    target = somewhere("sqlite", tmp_path / "target", folder._capsys)
    target.done("restore", str(tmp_path / "backup"))

    async def story():
        async with target.lobby() as lobby:
            await answer(lobby, table, 3)

    act(story)
    assert "earlier release" in earlier(folder, tmp_path / "backup")


def earlier(folder, file):
    """What is said of a data folder that no server of this release has opened yet."""
    old = somewhere("sqlite", file.parent / "old", folder._capsys)
    old.folder.mkdir()
    shutil.copyfile(file, old.folder / FILE)
    return old.refused("list")


# -- who is to blame ------------------------------------------------------------------------------


def nearly_full(connection) -> None:
    """As a disk on which no more than this fits."""
    connection.execute("PRAGMA max_page_count = 30")


def test_a_full_disk_for_the_backup_is_not_blamed_on_the_tables(place, tmp_path, monkeypatch):
    place.played(5)
    fill = backup.fill

    def on_a_full_disk(copy, *more):
        nearly_full(copy)
        fill(copy, *more)

    with place.behind() as database:
        database.execute("INSERT INTO wishes VALUES (?, ?)", ("ada", b"x" * 200_000))
    monkeypatch.setattr(backup, "fill", on_a_full_disk)
    file = tmp_path / "backup"
    told = place.refused("backup", str(file))
    assert told == f"stammtisch: {file} cannot be written: database or disk is full.\n"
    assert not file.exists()


def test_a_spoilt_file_is_not_blamed_on_its_backup(folder, tmp_path):
    folder.played(5)
    with (folder.folder / FILE).open("r+b") as spoilt:
        spoilt.write(b"no database at all")
    told = folder.refused("backup", str(tmp_path / "backup"))
    assert f"{folder.folder / FILE} cannot be read" in told
    assert str(tmp_path / "backup") not in told


def test_a_full_disk_for_the_tables_is_not_blamed_on_the_backup(folder, tmp_path):
    folder.played(5)
    with folder.behind() as database:
        database.execute("INSERT INTO wishes VALUES (?, ?)", ("ada", b"x" * 200_000))
    folder.done("backup", str(tmp_path / "backup"))

    async def story():
        store = SqliteStore(tmp_path / "target")
        store._connection.execute("PRAGMA max_page_count = 45")
        told = "The tables cannot be written there: database or disk is full. Nothing was brought"
        with pytest.raises(backup.BadBackup, match=f"^{told}"):
            await backup.bring_back(store, tmp_path / "backup")
        assert await store.wishes() == []
        await store.close()

    act(story, 10)


@pytest.mark.parametrize("verb", ["restore-check", "restore"])
def test_a_backup_of_which_no_copy_can_be_made_gets_a_sentence(folder, tmp_path, monkeypatch, verb):
    """Also when there was room while it was looked at, and none when it was brought back."""
    from tests.server.store.earlier import take_back_to

    folder.played(2)
    folder.done("backup", str(tmp_path / "backup"))
    with closing(sqlite3.connect(tmp_path / "backup", isolation_level=None)) as file:
        take_back_to(file, VERSION - 1)
    copy, copies = shutil.copyfile, 0

    def without_room(*places):
        nonlocal copies
        copies += 1
        if copies > (2 if verb == "restore" else 0):
            raise OSError(28, "No space left on device")
        copy(*places)

    monkeypatch.setattr(shutil, "copyfile", without_room)
    target = somewhere("sqlite", tmp_path / "target", folder._capsys)
    told = target.refused(verb, str(tmp_path / "backup"))
    assert "No space left on device. Make room there" in told


@needs_postgresql
def test_a_database_is_not_brought_into_memory_as_a_whole(tmp_path, capsys, monkeypatch):
    tables = somewhere("postgresql", tmp_path / "data", capsys)
    tables.played(12)
    monkeypatch.setattr(backup, "AT_ONCE", 5)
    brought: list[int] = []
    execute = Session.execute

    def noted(session, statement, values=(), /):
        rows = execute(session, statement, values)
        if statement.startswith(("SELECT", "FETCH")):
            brought.append(rows.rowcount)  # type: ignore[attr-defined]
        return rows

    monkeypatch.setattr(Session, "execute", noted)
    tables.done("backup", str(tmp_path / "backup"))
    assert max(brought) == 5
    monkeypatch.undo()
    assert tables.json("restore-check", str(tmp_path / "backup"))["whole"] == 1
