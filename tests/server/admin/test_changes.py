"""What a host changes: through the running server, or with the tools while none runs."""

from __future__ import annotations

import asyncio
import threading
import time

import httpx
import pytest

from stammtisch.client import Denied, Visitor
from stammtisch.server.admin.orders import Close
from stammtisch.server.admin.soundness import fresh
from stammtisch.server.door.seals import GOOD_FOR, HEADER, Seals, seal
from stammtisch.server.serve import Service, open_store
from tests.server.admin.conftest import FEWEST, NAME, answer
from tests.server.running import act, until_dropped

CHAIRS = [{"kind": "me"}, {"kind": "link"}, *[{"kind": "me"}] * (FEWEST - 2)]


def secret_in(told: str) -> str:
    """The secret of the link that was printed."""
    return told.strip().rpartition("#")[2]


def fence(place) -> int:
    return int(place.rows("SELECT number FROM fence")[0][0])


def test_a_table_is_closed_under_those_who_play(place):
    with place.running() as server:

        async def story():
            async with Visitor(server.address) as host:
                table = (await host.set_table(NAME, CHAIRS)).id
                async with host.sit(table, 0) as chair:
                    told = await asyncio.to_thread(place.done, "close", table)
                    assert await until_dropped(chair) == 4410
                assert f"Table {table} is closed." in told
                assert (await host.table(table)).status == "closed"
                return table

        before = fence(place)
        table = act(story)
        assert "closed already" in place.refused("close", table)
        assert fence(place) == before  # nobody else has opened the tables


def test_a_table_is_closed_while_no_server_runs(place):
    table = place.played(3)
    place.done("close", table)
    assert place.json("list")[0]["status"] == "closed"
    assert "closed already" in place.refused("close", table)
    assert "is closed" in place.refused("hand-over", table, "--seat", "1")

    async def story():
        async with place.lobby() as lobby:
            assert (await lobby.open(table)).status == "closed"

    act(story)


def test_a_fresh_link_opens_a_seat_once_and_its_holder_loses_it(place):
    with place.running() as server:

        async def story():
            async with Visitor(server.address) as host, Visitor(server.address) as bob:
                made = await host.set_table(NAME, CHAIRS)
                await bob.join(made.links[0].token, "Bob")
                async with bob.sit(made.id, 1) as chair:
                    told = await asyncio.to_thread(place.done, "hand-over", made.id, "--seat", "2")
                    assert await until_dropped(chair) == 4410
                assert f"{server.address}/join#" in told
                async with Visitor(server.address) as again, Visitor(server.address) as late:
                    assert (await again.join(secret_in(told), "Bob")).seat == 1
                    with pytest.raises(Denied, match="409"):
                        await late.join(secret_in(told))
                return made.id

        table = act(story)
        assert "seats 1 to" in place.refused("hand-over", table, "--seat", "99")


def test_a_link_that_was_made_while_no_server_ran_is_good_when_one_runs(place):
    table = place.played(4)
    token = secret_in(place.done("hand-over", table, "--seat", "1"))
    with place.running() as server:

        async def story():
            async with Visitor(server.address) as ada:
                assert (await ada.join(token, "Ada")).seat == 0
                assert (await ada.table(table)).status == "running"

        act(story)


def test_the_hosts_role_goes_to_whoever_holds_a_seat(place):
    table = place.played(2)
    assert "is the host" in place.refused("hand-over", table, "--seat", "1", "--host")
    place.done("hand-over", table, "--seat", "2", "--host")
    assert place.json("list")[0]["host"] == "guest" * 8
    with place.running():  # and through a server
        assert "is the host" in place.refused("hand-over", table, "--seat", "2", "--host")
        place.done("hand-over", table, "--seat", "1", "--host")
        place.done("hand-over", table, "--seat", "2")
        assert "Nobody holds seat 2" in place.refused("hand-over", table, "--seat", "2", "--host")
    assert place.json("list")[0]["host"] == "host" * 8


def test_somebody_is_forgotten_everywhere(place):
    table = place.played(2)
    whole = place.played(whole=True)
    assert "--yes" in place.refused("visitors", "forget", "hosthost")
    assert len(place.json("visitors")) == 2
    assert "2 tables left, 0 deleted" in place.done("visitors", "forget", "hosthost", "--yes")
    assert [one["visitor"] for one in place.json("visitors")] == ["guest" * 8]
    assert {one["host"] for one in place.json("list")} == {"guest" * 8}
    assert place.rows("SELECT visitor, name FROM sittings WHERE seat = 0") == [(None, "")]
    with place.running():  # the last one, through a server: nobody is left at the tables
        told = place.done("visitors", "forget", "guestguest", "--yes")
    assert "0 tables left, 2 deleted" in told
    assert place.json("visitors") == []
    assert place.json("list") == []
    everything = "SELECT count(*) FROM book"
    assert place.rows(everything) == [(0,)], (table, whole)


def traces(place, visitor: str) -> list[tuple[str, ...]]:
    return [
        *place.rows(f"SELECT host FROM upkeep WHERE host = '{visitor}'"),
        *place.rows(f"SELECT visitor FROM calls WHERE visitor = '{visitor}'"),
    ]


@pytest.mark.parametrize("served", [False, True])
def test_whoever_could_not_be_forgotten_everywhere_is_not_called_forgotten(place, served):
    """A table that cannot be opened ends no order; nothing else leads to the visitor any more."""
    good, bad = place.played(2), place.played(2)
    with place.behind() as database:
        database.execute("UPDATE tables SET social = ? WHERE id = ?", (b"[]", bad))
        row = (good, 1, "guest" * 8, b"missed")
        database.execute("INSERT INTO calls VALUES (?, ?, ?, ?)", row)
    words = ("visitors", "forget", "hosthost", "--yes")
    told = through_a_server(place, words) if served else place.refused(*words)
    assert "Visitor hosthosthost still belongs to 1 tables, which could not be opened" in told
    assert "(1 others left, 0 deleted); say it again" in told
    assert traces(place, "host" * 8) == []
    assert [one["host"] for one in place.json("list") if one["id"] == good] == ["guest" * 8]
    assert len(traces(place, "guest" * 8)) == 1
    with place.behind() as database:  # it is mended
        social = database.execute("SELECT social FROM tables WHERE id = ?", (good,)).fetchone()
        database.execute("UPDATE tables SET social = ? WHERE id = ?", (social[0], bad))
        database.execute("UPDATE tables SET social = ? WHERE id = ?", (b"[]", good))
    place.refused("visitors", "forget", "guestguest", "--yes")
    assert traces(place, "guest" * 8) == []


def through_a_server(place, words) -> str:
    with place.running():
        return str(place.refused(*words))


def test_tables_beyond_the_list_that_is_shown_are_left_too(place):
    table = place.played(2)
    with place.behind() as database:
        for number in range(205):  # newer, and none of them can be opened
            row = (f"unread{number}", b"[]", b"[]", NAME, "", time.time(), 1)
            database.execute("INSERT INTO tables VALUES (?, ?, ?, ?, ?, ?, ?)", row)
            database.execute("INSERT INTO members VALUES (?, ?)", ("host" * 8, row[0]))
    told = place.refused("visitors", "forget", "hosthost", "--yes")
    assert "still belongs to 205 tables" in told
    assert [one["host"] for one in place.json("list") if one["id"] == table] == ["guest" * 8]


def spoil(place, table: str, line: int) -> None:
    """A line that nobody could have answered."""
    with place.behind() as database:
        database.execute(
            'UPDATE book SET option = 61 WHERE "table" = ? AND line = ?', (table, line)
        )


@pytest.mark.parametrize("served", [False, True])
def test_a_book_is_cut_back_into_a_copy_and_only_when_told_so(place, served):
    good, table = place.played(3), place.played(12)
    assert "0 are broken" in place.done("repair")
    spoil(place, table, 7)
    before = place.rows(f"SELECT * FROM book WHERE \"table\" = '{table}' ORDER BY line")
    told = place.admin("repair")
    assert told.status == 1
    assert f"{table}: illegal: line 8 of {len(before)}: Option 61 is not offered" in told.out
    assert f"repair {table} --yes" in told.out
    assert good not in told.out
    assert "Nothing was changed" in told.err
    assert place.admin("repair", table).status == 1
    assert len(place.json("list")) == 2
    assert "Line 8 of the book" in place.refused("export", table, "--while-running")
    if served:
        with place.running():
            said = place.done("repair", table, "--yes")
    else:
        said = place.done("repair", table, "--yes")
    copy = said.split()[1]
    assert place.rows(f"SELECT * FROM book WHERE \"table\" = '{table}' ORDER BY line") == before
    assert place.json("show", copy)["sound"]["soundness"] == "whole"
    assert "0 are broken" in place.done("repair", copy)

    async def story():
        async with place.lobby() as lobby:
            found = await lobby.open(copy)
            assert found.play is not None
            assert len(found.play.book) == 7
            assert found.social.seats_of("guest" * 8) == (1,)
            await answer(lobby, copy, 3)
            assert len(found.play.book) >= 10

    act(story)


def test_a_book_is_replayed_beside_the_event_loop(place, monkeypatch):
    table = place.played(8)
    spoil(place, table, 5)
    threads: list[str] = []

    def noted(header):
        threads.append(threading.current_thread().name)
        return fresh(header)

    monkeypatch.setattr("stammtisch.server.admin.changes.fresh", noted)
    place.done("repair", table, "--yes")
    assert [name.partition("_")[0] for name in threads] == ["setting"]


def test_lines_that_are_missing_or_nobodys_are_found(place):
    gap, ghost, undo = place.played(6), place.played(6), place.played(6)
    with place.behind() as database:
        database.execute('DELETE FROM book WHERE "table" = ? AND line = 2', (gap,))
        database.execute('UPDATE book SET seat = 40 WHERE "table" = ? AND line = 3', (ghost,))
        database.execute(
            "UPDATE book SET by = 'undo', option = 30 WHERE \"table\" = ? AND line = 4", (undo,)
        )
    told = place.admin("repair").out
    for table, line, why in (
        (gap, 3, "lines are missing before line 4"),
        (ghost, 4, "nobody can have written it"),
        (undo, 5, "it takes back more than was answered"),
    ):
        lines = place.rows(f"SELECT count(*) FROM book WHERE \"table\" = '{table}'")[0][0]
        assert f"{table}: illegal: line {line} of {lines}: {why}" in told


def test_what_cannot_be_read_is_told_and_left_alone(place):
    header, social = place.played(2), place.played(2)
    with place.behind() as database:
        database.execute("UPDATE tables SET header = ? WHERE id = ?", (b"[]", header))
        database.execute("UPDATE tables SET social = ? WHERE id = ?", (b"[]", social))
    told = place.admin("repair")
    assert f"{header}: unreadable: what its match is replayed from cannot be read" in told.out
    assert f"{social}: unreadable: who sits there cannot be read" in told.out
    assert "cannot be repaired" in place.refused("repair", header, "--yes")
    assert place.admin("close", header).status == 1
    for verb in (("list",), ("statistics",), ("visitors",), ("show", header), ("show", social)):
        place.done(*verb)


def test_nothing_is_written_behind_the_back_of_a_server_that_cannot_be_reached(place):
    table = place.played(2)

    async def hold():
        store = open_store(Service(data=place.folder, store=place.store))
        held = fence(place)
        told = await asyncio.to_thread(place.refused, "close", table)
        assert "just starting" in told
        store.announce("http://127.0.0.1:9")
        told = await asyncio.to_thread(place.refused, "close", table)
        assert "http://127.0.0.1:9 cannot be reached" in told
        assert "stop it first" in told
        for at in ("nonsense", "http://[", "http://127.0.0.1:9/x"):
            told = await asyncio.to_thread(place.refused, "close", table, "--at", at)
            assert "cannot be reached" in told
        assert fence(place) == held
        await store.close()

    act(hold)
    assert place.json("list")[0]["status"] == "running"


def test_the_server_of_other_tables_does_nothing(place, server):
    table = place.played(2)

    async def hold():
        store = open_store(Service(data=place.folder, store=place.store))
        store.announce(server.address)
        told = await asyncio.to_thread(place.refused, "close", table)
        assert "does not keep these tables" in told
        await store.close()

    act(hold)


# -- seals ----------------------------------------------------------------------------------------


def test_a_seal_is_good_once_and_soon_for_one_order_and_one_secret():
    seals, now = Seals(b"k" * 32), time.time()
    good = seal(b"k" * 32, b"order", now)
    assert not seals.good(good, b"another", now)
    assert not seals.good(seal(b"x" * 32, b"order", now), b"order", now)
    assert not seals.good(good, b"order", now + GOOD_FOR + 2)
    assert not seals.good(good, b"order", now - GOOD_FOR - 2)
    assert seals.good(good, b"order", now)
    assert not seals.good(good, b"order", now)
    for odd in ("", ".", "..", "9.9.9", "²..", f"{'9' * 400}.a.b", f"{int(now)}.a.é"):
        assert not seals.good(odd, b"order", now)


def test_strangers_find_nothing_there(address):
    for headers in ({}, {HEADER: seal(b"k" * 32, b"{}")}):
        told = httpx.post(f"{address}/api/admin", json={}, headers=headers)
        assert told.status_code == 404
    assert httpx.get(f"{address}/api/admin").status_code in (404, 405)


def test_an_order_of_another_release_gets_a_sentence(place, monkeypatch):
    table = place.played(1)

    class Repaint(Close, frozen=True, tag="repaint"):
        pass

    monkeypatch.setattr("stammtisch.cli.admin_changes.Close", Repaint)
    with place.running():
        assert "of another release" in place.refused("close", table)
