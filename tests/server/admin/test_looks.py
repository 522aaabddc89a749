"""What a host looks at: beside a running server, without a word about anybody's hand."""

from __future__ import annotations

import json
import lzma
import os
from pathlib import Path

import pytest

from stammtisch.cli.admin_looks import write_new
from stammtisch.client import Visitor
from stammtisch.core import record
from stammtisch.core.registry import titles
from tests.server.admin.conftest import FEWEST, NAME
from tests.server.running import act, me


def test_tables_are_listed_and_counted(place):
    first, second = place.played(3, "Friday [/x]"), place.played(0, "Saturday")
    with place.behind() as database:  # as no server would keep it
        database.execute("UPDATE tables SET name = ? WHERE id = ?", ("\x1b[2J", second))
    listed = place.json("list")
    assert [one["id"] for one in listed] == [second, first]
    lines = listed[1]["lines"]  # after the last answer some may be forced
    assert lines >= 3
    assert (listed[1]["status"], listed[1]["title"]) == ("running", NAME)
    assert listed[1]["people"][:2] == ["Ada", "Zoë"]
    assert listed[1]["host_name"] == "Ada"
    printed = place.done("list")
    assert "Friday [/x]" in printed
    assert "\x1b" not in printed
    figures = place.json("statistics")
    assert (figures["tables"], figures["lines"], figures["visitors"]) == (
        2,
        lines + listed[0]["lines"],
        2,
    )
    assert figures["by_status"] == {"running": 2}
    assert "2 running" in place.done("statistics")
    shown = place.json("show", first[:6])
    assert shown["sound"]["soundness"] == "whole"
    assert shown["authors"]["person"] == 3
    assert "every line of the book can be replayed" in place.done("show", first)


def test_only_those_that_are_asked_for(place):
    first, second = place.played(2), place.played(1)
    place.done("close", first)

    def ids(*words):
        return [one["id"] for one in place.json("list", *words)]

    assert ids("--status", "running") == [second]
    assert ids("--status", "closed") == [first]
    assert ids("--status", "over") == []
    assert ids("--most", "1") == [second]
    assert ids("--title", NAME) == [second, first]
    assert ids("--title", next(name for name in titles() if name != NAME)) == []
    assert ids("--unused-for", "1d") == ids("--older-than", "1d") == []
    with place.behind() as database:
        database.execute("UPDATE tables SET created = 5 WHERE id = ?", (first,))
        database.execute('UPDATE upkeep SET touched = 5 WHERE "table" = ?', (first,))
    assert ids("--unused-for", "1d") == ids("--older-than", "1d") == [first]
    assert ids("--visitor", "guestguest") == [second, first]
    assert "No tables." in place.done("list", "--status", "over")


def test_everything_that_only_looks_works_beside_a_running_server(place, tmp_path):
    with place.running() as server:

        async def story():
            async with Visitor(server.address) as host:
                table = (await host.set_table(NAME, me(FEWEST), name="here", beat=0)).id
                for seat in range(FEWEST):
                    async with host.sit(table, seat) as chair:
                        if chair.question is not None:
                            await chair.answer(chair.question.choices[0].option)
                return table

        table = act(story)
        assert [one["name"] for one in place.json("list")] == ["here"]
        assert place.json("show", table)["table"]["lines"] > 0
        assert place.json("statistics")["tables"] == 1
        assert len(place.json("visitors")) == 1
        assert "0 are broken" in place.done("repair")
        place.done("export", table, "--while-running", "--out", str(tmp_path / "record"))
        place.done("backup", str(tmp_path / "backup"))
        place.done("restore-check", str(tmp_path / "backup"))
        assert act(lambda: still_open(server.address)) == "ok"


async def still_open(address):
    async with Visitor(address) as anybody:
        return (await anybody.get("/health"))["status"]


def test_a_record_is_taken_out_when_nothing_is_secret_any_more(place, tmp_path):
    table = place.played(9)
    assert "--while-running" in place.refused("export", table)
    assert "--while-running" in place.refused("export", table, "--bundle")
    file = tmp_path / "record.json"
    place.done("export", table, "--while-running", "--out", str(file))
    ply = place.json("list")[0]["lines"]
    assert record.to_match(record.read(file)).ply == ply >= 9
    assert file.stat().st_mode & 0o077 == 0
    assert "there already" in place.refused("export", table, "--while-running", "--out", str(file))
    nowhere = str(tmp_path / "no" / "file")
    assert "cannot be written" in place.refused(
        "export", table, "--while-running", "--out", nowhere
    )
    place.done("close", table)
    written = record.load(place.done("export", table).encode())
    assert (written.names[0], written.note) == ("Ada", "Friday")
    assert record.to_match(written).ply == ply


def test_a_bundle_holds_everything_even_of_what_cannot_be_read(place):
    table = place.played(4)
    bundle = json.loads(place.done("export", table, "--bundle", "--while-running"))
    assert bundle["header"]["title"] == NAME
    assert [line[0] for line in bundle["book"]][:4] == [0, 1, 2, 3]
    lines = len(bundle["book"])
    with place.behind() as database:
        database.execute("UPDATE tables SET social = ? WHERE id = ?", (b"\xff{", table))
        database.execute("UPDATE tables SET header = ? WHERE id = ?", (b"{}", table))
    assert place.json("list")[0]["status"] == "unreadable"
    bundle = json.loads(place.done("export", table, "--bundle"))
    assert bundle["social"] == "\ufffd{"
    assert len(bundle["book"]) == lines
    assert "export the bundle" in place.refused("export", table)


def test_what_cannot_be_exported_gets_a_sentence(place, monkeypatch):
    table = place.played(4)

    def unforeseen(header):
        raise KeyError(header.title)

    with monkeypatch.context() as broken:
        broken.setattr("stammtisch.server.admin.exporting.fresh", unforeseen)
        told = place.refused("export", table, "--while-running")
    assert "No match can be set up from what is stored (KeyError); export the bundle." in told
    place.done("export", table, "--while-running", "--bundle")
    for content in (b"no keepsake", lzma.compress(b"{}"), lzma.compress(b"\xff")):
        with place.behind() as database:
            database.execute('DELETE FROM pasts WHERE "table" = ?', (table,))
            database.execute("INSERT INTO pasts VALUES (?, ?)", (table, content))
        told = place.refused("export", table, "--while-running")
        assert "What was kept of the finished match cannot be read; export the bundle." in told
        place.done("export", table, "--while-running", "--bundle")


def test_what_is_taken_out_is_private_from_its_first_byte_on(tmp_path, monkeypatch):
    """Nobody can open it before it is closed to others."""
    monkeypatch.setattr(Path, "chmod", lambda *_: None)
    before = os.umask(0)
    try:
        write_new(tmp_path / "record", b"every hand")
    finally:
        os.umask(before)
    assert (tmp_path / "record").stat().st_mode & 0o777 == 0o600


def test_visitors_are_known_by_their_names_and_tables(place):
    place.played(1)
    place.played(1)
    host, guest = sorted(place.json("visitors"), key=lambda one: -one["hosts"])
    assert (host["names"], host["tables"], host["hosts"]) == (["Ada"], 2, 2)
    assert (guest["names"], guest["tables"], guest["hosts"]) == (["Zoë"], 2, 0)
    assert "guestguestgu" in place.done("visitors")


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (("show", "nonesuch"), "There is no table 'nonesuch'."),
        (("show", "a"), "'a' names no table; give at least 4"),
        (("show", "%%%%"), "names no table"),
        (("export", "nonesuch"), "There is no table"),
        (("close", "nonesuch"), "There is no table"),
        (("hand-over", "nonesuch", "--seat", "1"), "There is no table"),
        (("hand-over", "nonesuch", "--seat", "0"), "not a whole number from 1 on"),
        (("hand-over", "nonesuch", "--seat", "9" * 5000), "not a whole number from 1 on"),
        (("hand-over", "nonesuch"), "required: --seat"),
        (("repair", "nonesuch"), "There is no table"),
        (("list", "--title", "nonesuch"), "nonesuch"),
        (("list", "--status", "nonesuch"), "invalid choice"),
        (("list", "--visitor", "nonesuch"), "There is no visitor"),
        (("list", "--unused-for", "long"), "is not a number of days"),
        (("visitors", "forget"), "Say whom to forget"),
        (("visitors", "forget", "nonesuch"), "There is no visitor"),
        (("visitors", "list", "nonesuch"), "Say what to do with that visitor"),
        (("visitors", "burn", "nonesuch"), "invalid choice"),
        (("nonesuch",), "invalid choice"),
    ],
)
def test_what_makes_no_sense_gets_a_sentence(place, words, sentence):
    place.played(0)
    assert sentence in place.refused(*words)
