"""Places that are none: a wrong address, a folder of something else, tables of another release."""

from __future__ import annotations

import sqlite3
import subprocess
import sys
from contextlib import closing

import pytest

from stammtisch.server.store import session
from stammtisch.server.store.file import FILE, VERSION
from tests.server.admin.conftest import Tables
from tests.server.running import cluster
from tests.server.store.database import needs_postgresql

VERBS = (
    ("list",),
    ("show", "abcd"),
    ("export", "abcd"),
    ("statistics",),
    ("visitors",),
    ("visitors", "forget", "abcd"),
    ("close", "abcd"),
    ("hand-over", "abcd", "--seat", "1"),
    ("repair",),
    ("backup", "FILE"),
)
verbs = pytest.mark.parametrize("words", VERBS, ids=" ".join)


@pytest.fixture
def at(tmp_path, capsys):
    """A place that is named by somebody who is wrong about it."""
    (tmp_path / "there").mkdir()
    return lambda folder, store=None: Tables(tmp_path / "there" / folder, store, capsys)


def refused(place, words, tmp_path):
    """What is said, when nothing at all is made or changed."""
    before = sorted(tmp_path.rglob("*"))
    given = [str(tmp_path / "backup") if word == "FILE" else word for word in words]
    said = place.refused(*given)
    assert sorted(tmp_path.rglob("*")) == before
    return said


@verbs
def test_a_folder_that_holds_no_tables(at, words, tmp_path):
    assert "There is no data folder" in refused(at("none"), words, tmp_path)
    assert "is no data folder of Stammtisch" in refused(at("."), words, tmp_path)
    (tmp_path / "there" / "file").write_text("x")
    assert "There is no data folder" in refused(at("file"), words, tmp_path)
    (tmp_path / "there" / FILE).write_bytes(b"no database at all, but long enough to look")
    assert "cannot be read: file is not a database" in refused(at("."), words, tmp_path)
    (tmp_path / "there" / FILE).write_bytes(b"")
    assert "holds no tables of Stammtisch" in refused(at("."), words, tmp_path)


@verbs
@pytest.mark.parametrize(("off", "sentence"), [(1, "a later release"), (-1, "an earlier release")])
def test_a_folder_of_another_release(at, words, off, sentence, tmp_path):
    place = at(".")
    with closing(sqlite3.connect(place.folder / FILE)) as file:
        file.execute("CREATE TABLE tables (id)")
        file.execute(f"PRAGMA user_version = {VERSION + off}")
    assert sentence in refused(place, words, tmp_path)


@verbs
@pytest.mark.parametrize(
    ("address", "sentence"),
    [
        ("mysql://localhost/x", "A store is named as postgresql://"),
        ("stammtisch", "A store is named as postgresql://"),
        ("postgresql://[/x", "A store is named as postgresql://"),
        ("postgresql://127.0.0.1:1/x", "The database 127.0.0.1/x cannot be used"),
        ("postgresql://ada:secret@127.0.0.1:1/x", "The database 127.0.0.1/x cannot be used"),
        ("postgresql://127.0.0.1:port/x", "cannot be used"),
        ("postgresql://h/x?nonsense=1", "cannot be used"),
    ],
)
def test_an_address_that_leads_nowhere(at, words, address, sentence, tmp_path):
    said = refused(at(".", address), words, tmp_path)
    assert sentence in said
    assert "secret" not in said


def test_a_folder_and_a_database_at_once(at, tmp_path):
    place = at(".")
    assert "give --data or --store" in place.refused("list", "--store", "postgresql://h/x")


@needs_postgresql
def test_a_database_of_something_else_or_of_another_release(at, tmp_path):
    place = at(".", cluster().fresh("elsewhere"))
    assert "holds no tables of Stammtisch" in refused(place, ["list"], tmp_path)
    ours = session.VERSION
    for number, sentence in ((ours + 1, "a later release"), (ours - 1, "an earlier release")):
        with place.behind() as database:
            database.execute("CREATE TABLE IF NOT EXISTS version (number INTEGER)")
            database.execute("DELETE FROM version")
            database.execute("INSERT INTO version VALUES (?)", (number,))
        for words in VERBS:
            assert sentence in refused(place, words, tmp_path)


def test_a_folder_is_looked_at_without_the_library_of_databases(tmp_path):
    """Whoever hosts from a folder has no psycopg: the tools must not want it."""
    program = "import sys; sys.modules['psycopg'] = None; from stammtisch.cli.main import main; "
    program += f"sys.exit(main(['admin', 'list', '--data', {str(tmp_path)!r}]))"
    command = [sys.executable, "-c", program]
    told = subprocess.run(command, capture_output=True, text=True, check=False)
    assert told.returncode == 1
    assert "no data folder" in told.stderr
    assert "Traceback" not in told.stderr
