"""Every statement of a store, on every database: kept, found again, forgotten."""

from __future__ import annotations

import pytest

from stammtisch.server.store.lock import AlreadyOpen
from stammtisch.server.store.statements import Statements
from stammtisch.server.table.book import Entry
from stammtisch.server.table.keeping import Burden, ChatLine, Kept, StoreFailed
from stammtisch.server.table.seating import Chair, Header, Settings, Social
from tests.server.running import act


def kept(created: float = 5.0, clock: int | None = None, code: str | None = None) -> Kept:
    header = Header(
        title="histrio",
        rules_version=2,
        release="0.2.0",
        seats=2,
        variants={"friends": "yes"},
        components="abc",
        components_file="[mood]\n# Königin\n",
        seed=7,
        settings=Settings(beat=5.0, pace=1.0, clock=clock),
        created=created,
    )
    chairs = [Chair(name="Ada", holders=["ada"]), Chair(name="Zoë", link=f"link-{created}")]
    social = Social(name="Ada's table", host="ada", chairs=chairs, code=code)
    return Kept(header, social, [Entry(0, 3, "person", "k1")], [])


async def told(store: Statements, table: str) -> Kept:
    found = await store.load(table)
    assert found is not None
    return found


def test_a_table_is_found_as_it_was_kept(opening):
    async def story():
        store = opening()
        await store.create("t", kept(code="ABCDEF"))
        await store.append("t", 1, Entry(1, 61, "bot"))
        for number in range(205):
            await store.say("t", ChatLine(None if number % 2 else 1, "Zoë", f"n° {number}", 1.0))
        await store.close()
        store = opening()  # what was kept is there after a new start, and so is the secret
        found = await told(store, "t")
        assert found.header == kept().header
        assert found.book == [Entry(0, 3, "person", "k1"), Entry(1, 61, "bot", None)]
        assert [line.text for line in found.chat] == [f"n° {n}" for n in range(5, 205)]
        assert await store.by_code("ABCDEF") == "t"
        assert await store.by_link("link-5.0") == ("t", 1)
        assert await store.by_link("nobody's") is None
        assert await store.load("no such") is None
        await store.close()

    act(story)


def test_a_line_of_the_book_is_never_written_twice(opening):
    async def story():
        store = opening()
        await store.create("t", kept())
        with pytest.raises(StoreFailed):
            await store.append("t", 0, Entry(1, 1, "person"))
        await store.append("t", 1, Entry(1, 2, "person"))  # and what comes next is kept
        assert [line.option for line in (await told(store, "t")).book] == [3, 2]
        assert store.healthy
        await store.close()

    act(story)


def test_who_sits_where_changes_what_finds_a_table(opening):
    async def story():
        store = opening()
        await store.create("t", kept(code="ABCDEF"))
        social = kept().social
        social.chairs[1] = Chair(name="Mira", holders=["mira"])
        social.code = None
        await store.save_social("t", social)
        assert await store.by_code("ABCDEF") is None
        assert await store.by_link("link-5.0") is None
        assert [one.id for one in await store.tables_of("mira")] == ["t"]
        assert (await store.tables_of("mira"))[0].running
        social.closed = True
        await store.save_social("t", social)
        assert not (await store.tables_of("ada"))[0].running
        await store.close()

    act(story)


def test_what_goes_on_what_is_over_and_what_is_forgotten(opening):
    async def story():
        store = opening()
        for number, clock in enumerate((None, 60, None)):
            await store.create(f"t{number}", kept(float(number), clock, f"CODE{number}"))
        assert sorted(await store.running(0.0)) == ["t0", "t1", "t2"]
        assert await store.running(9e9) == ["t1"]  # its clock goes on though nobody came
        await store.finish("t0")
        await store.finish("t2")
        assert await store.unkept(9) == ["t2", "t0"]
        await store.keep_past("t0", b"first")
        await store.keep_past("t0", b"again\x00")
        await store.keep_past("no such", b"lost")
        assert await store.past("t0") == b"again\x00"
        assert await store.past("t2") is None
        assert await store.unkept(1) == ["t2"]
        weight = len("[mood]\n# Königin\n".encode())
        assert await store.burden("ada") == Burden(3, 3 * weight, 3, 3 * weight)
        assert await store.burden("mira") == Burden(0, 0, 3, 3 * weight)
        assert sorted(await store.unused(9e9, None)) == ["t0", "t2"]
        assert await store.unused(None, 9e9) == ["t1"]
        await store.forget("t0")
        assert await store.load("t0") is None
        assert await store.past("t0") is None
        assert await store.by_code("CODE0") is None
        await store.probe()
        assert store.healthy
        await store.close()

    act(story)


def test_two_servers_never_open_one_store(opening):
    async def story():
        store = opening()
        store.announce("http://127.0.0.1:4711")
        with pytest.raises(AlreadyOpen, match=r"already open at http://127\.0\.0\.1:4711"):
            opening()
        await store.create("t", kept())
        await store.close()
        await opening().close()

    act(story)


def test_wishes_and_calls_are_found_again_and_forgotten(opening):
    async def story():
        store = opening()
        await store.create("t", kept())
        await store.keep_wishes("ada", b"first")
        await store.keep_wishes("ada", b"second")
        await store.keep_wishes("zoe", b"third")
        await store.keep_call(("t", 0, "ada"), b"missed")
        await store.keep_call(("t", 0, "ada"), b"called")
        await store.keep_call(("t", 1, "zoe"), b"missed too")
        await store.keep_call(("no such table", 0, "ada"), b"nowhere")
        await store.close()
        store = opening()
        assert sorted(await store.wishes()) == [("ada", b"second"), ("zoe", b"third")]
        assert sorted(await store.calls()) == [b"called", b"missed too"]
        await store.forget_wishes("zoe")
        await store.drop_call(("t", 0, "ada"))
        assert await store.wishes() == [("ada", b"second")]
        assert await store.calls() == [b"missed too"]
        await store.forget("t")
        assert await store.calls() == []
        await store.close()

    act(story)
