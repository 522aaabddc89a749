"""The regulars' book through a real server: three matches, pages taken along and taken out."""

from __future__ import annotations

import asyncio

import pytest

from stammtisch.client import Denied, Visitor
from stammtisch.server.wire.regulars import BookShown
from tests.server.running import act, me, randomly

TITLE = "histrio"


async def play(visitor, table, seat, seed):
    async with visitor.sit(table, seat) as chair:
        await chair.play(randomly(seed))


async def book_of(visitor, evenings):
    """Somebody's pages, as soon as so many evenings stand there."""
    for _ in range(200):
        book = await visitor.get("/api/book", BookShown)
        if len(book.evenings) >= evenings:
            return book
        await asyncio.sleep(0.05)
    raise AssertionError("nobody has written it down")


async def evening(ann, bob, seed):
    """A match of two people and a bot; its table."""
    chairs = [{"kind": "me", "name": "Ann"}, {"kind": "link"}, {"kind": "bot", "bot": "regular"}]
    table = await ann.set_table(TITLE, chairs, pace=0, beat=0)
    await bob.join(table.links[0].token, "Bob")
    await asyncio.gather(play(ann, table.id, 0, seed), play(bob, table.id, 1, seed + 50))
    return table.id


def test_three_matches_make_a_history_and_a_rating(address):
    async def story():
        async with Visitor(address) as ann, Visitor(address) as bob:
            tables = [await evening(ann, bob, seed) for seed in range(3)]
            book = await book_of(ann, 3)
            assert [one.id for one in book.evenings] == tables[::-1]
            assert all(one.shown and not one.unrated for one in book.evenings)
            assert (book.me.name, book.me.evenings) == ("Ann", 3)
            (page,) = book.titles
            mine = [next(sat for sat in one.sat if sat.mine) for one in book.evenings]
            assert page.won == book.me.won == sum(sat.place == 1 for sat in mine)
            assert page.mean_place == pytest.approx(sum(sat.place for sat in mine) / 3)
            assert page.mean_points == pytest.approx(sum(sat.points for sat in mine) / 3)
            on_scale = {one.bot or one.name: one for one in page.scale}
            assert set(on_scale) == {"Ann", "Bob", "apprentice", "regular", "innkeeper", "master"}
            assert on_scale["Ann"].me
            assert on_scale["Ann"].matches == 3
            gained = sum(one.gain for one in book.evenings)
            assert on_scale["Ann"].value == pytest.approx(25 + gained)
            assert 1 < on_scale["Ann"].spread < 25 / 3  # known better than a newcomer's
            assert [one.value for one in page.scale] == sorted(
                (one.value for one in page.scale), reverse=True
            )

    act(story)


def test_a_screen_that_is_passed_round_is_an_evening_without_a_rating(address):
    async def story():
        async with Visitor(address) as ann:
            table = await ann.set_table(TITLE, me(2), pace=0, beat=0)
            await asyncio.gather(*(play(ann, table.id, seat, seat) for seat in (0, 1)))
            book = await book_of(ann, 1)
            assert book.evenings[0].unrated == "one-screen"
            assert book.evenings[0].gain is None
            assert not any(sat.mine for sat in book.evenings[0].sat)
            assert book.titles[0].mean_place is None
            assert (book.titles[0].won, book.me.won, book.titles[0].scale) == (0, 0, ())

    act(story)


def test_the_history_outlives_the_table(address):
    async def story():
        async with Visitor(address) as ann, Visitor(address) as bob:
            table = await evening(ann, bob, 7)
            await ann.post(f"/api/tables/{table}/delete")
            for visitor in (ann, bob):
                (one,) = (await book_of(visitor, 1)).evenings
                assert (one.id, one.shown) == (table, False)

    act(story)


def test_a_table_that_was_closed_is_no_evening(address):
    async def story():
        async with Visitor(address) as ann, Visitor(address) as bob:
            table = await ann.set_table(TITLE, me(2))
            await ann.post(f"/api/tables/{table.id}/close")
            await evening(ann, bob, 8)
            assert len((await book_of(ann, 1)).evenings) == 1

    act(story)


def test_somebody_is_called_as_they_wish(address):
    async def story():
        async with Visitor(address) as ann:
            wish = {"name": " Ann\u202e B. ", "face": 3, "colour": 2}
            book = await ann.post("/api/book/me", wish, BookShown)
            assert (book.me.name, book.me.face, book.me.colour) == ("Ann B.", 3, 2)
            assert (await ann.get("/api/book", BookShown)).me == book.me
            for wrong in (
                {"name": "x" * 41},
                {"name": "A", "face": 12},
                {"name": "A", "colour": 5},
            ):
                with pytest.raises(Denied):
                    await ann.post("/api/book/me", wrong)

    act(story)


def test_pages_are_taken_along_and_taken_out_by_their_owner_alone(address):
    async def story():
        async with Visitor(address) as ann, Visitor(address) as bob:
            await evening(ann, bob, 9)
            whole = await book_of(ann, 1)
            file = await ann.http.get("/api/book/export")
            assert "attachment" in file.headers["content-disposition"]
            assert file.json()["evenings"][0]["id"] == whole.evenings[0].id
            assert ann.identity is not None
            assert ann.identity not in file.text
            with pytest.raises(Denied, match="not the name"):
                await ann.post("/api/book/delete", {"name": "Bob"})
            await ann.post("/api/book/delete", {"name": "ann"})
            empty = await ann.get("/api/book", BookShown)
            assert (empty.evenings, empty.titles, empty.me.name) == ((), (), "")
            others = await book_of(bob, 1)
            assert {sat.name for sat in others.evenings[0].sat if not sat.bot} == {"", "Bob"}
            assert {one.name for one in others.titles[0].scale if not one.bot} == {"Bob"}

    act(story)


def test_nobody_reads_the_pages_of_strangers(address):
    async def story():
        async with Visitor(address) as ann, Visitor(address) as bob, Visitor(address) as eve:
            await evening(ann, bob, 10)
            await book_of(ann, 1)
            assert (await eve.get("/api/book", BookShown)).evenings == ()

    act(story)
