"""The regulars' book on every database: written, found again, outliving tables, struck out."""

from __future__ import annotations

from dataclasses import dataclass

import pytest

from stammtisch.server.table.book import Entry
from stammtisch.server.table.evenings import Evening, Known, Regular, Sitting, Strength
from stammtisch.server.table.keeping import StoreFailed
from tests.server.running import act
from tests.server.store.test_statements import kept


@dataclass
class Sat:
    """Somebody at a table, and what it made of them."""

    visitor: str | None
    place: int
    value: float | None = None


def evening(id: str, at: float, *people: Sat, title: str = "histrio") -> Evening:
    sittings = tuple(
        Sitting(
            seat=seat,
            visitor=one.visitor,
            bot=None if one.visitor else "regular",
            name=(one.visitor or "Mira").title(),
            face=seat,
            colour=seat,
            points=30 - one.place,
            place=one.place,
            things={"card-owl": seat + 1},
            before=None if one.value is None else Strength(25.0, 8.0),
            after=None if one.value is None else Strength(one.value, 7.0),
        )
        for seat, one in enumerate(people)
    )
    return Evening(id=id, title=title, at=at, unrated="", sittings=sittings, shown=False)


FIRST_LINE = Entry(1, 1, "person")
FIRST = evening("first", 1.0, Sat("ada", 1, 27.0), Sat("bruno", 2, 23.0))
SECOND = evening("second", 2.0, Sat(None, 1), Sat("ada", 2, 26.0))
OTHER = evening("other", 3.0, Sat("bruno", 1, 28.0), Sat(None, 2), title="taverna")


def test_evenings_are_found_by_whoever_sat_there(opening):
    async def story():
        store = opening()
        for one in (FIRST, SECOND, OTHER):
            await store.write_evening(one)
        await store.close()
        store = opening()
        assert await store.evenings_of("ada", 9) == [SECOND, FIRST]
        assert await store.evenings_of("ada", 1) == [SECOND]
        assert await store.evenings_of("bruno", 9) == [OTHER, FIRST]
        assert await store.evenings_of("nobody", 9) == []
        with pytest.raises(StoreFailed):
            await store.write_evening(FIRST)
        await store.close()

    act(story)


def test_the_last_rated_match_of_a_title_says_how_strong_somebody_is(opening):
    async def story():
        store = opening()
        for one in (FIRST, SECOND, OTHER):
            await store.write_evening(one)
        assert await store.strengths("histrio", ["ada", "bruno", "nobody"]) == {
            "ada": Known(Strength(26.0, 7.0), 2),
            "bruno": Known(Strength(23.0, 7.0), 1),
        }
        assert await store.strengths("histrio", ["bruno"]) == {
            "bruno": Known(Strength(23.0, 7.0), 1)
        }
        assert await store.strengths("taverna", ["ada"]) == {}
        assert await store.strengths("taverna", []) == {}
        await store.close()

    act(story)


def test_finished_matches_wait_to_be_written_oldest_first(opening):
    async def story():
        store = opening()
        for number, id in enumerate(("first", "second", "third")):
            await store.create(id, kept(float(number), code=id))
        for id in ("second", "first"):
            await store.append(id, 1, FIRST_LINE)
            await store.finish(id)
        assert [id for id, _ in await store.unwritten(9)] == ["second", "first"]
        assert [id for id, _ in await store.unwritten(1)] == ["second"]
        await store.write_evening(SECOND)
        assert [id for id, _ in await store.unwritten(9)] == ["first"]
        assert (await store.evenings_of("ada", 9))[0].shown
        await store.forget("second")
        assert await store.evenings_of("ada", 9) == [SECOND]  # it outlives its table
        await store.close()

    act(story)


def test_whoever_is_struck_out_leaves_the_evenings_of_others(opening):
    async def story():
        store = opening()
        await store.write_evening(FIRST)
        await store.save_regular("ada", Regular("Ada", 3, 1))
        await store.save_regular("ada", Regular("Ada L.", None, 4))
        await store.save_regular("bruno", Regular("Bruno", None, None))
        assert await store.regular("ada") == Regular("Ada L.", None, 4)
        await store.strike_out("ada")
        assert await store.regular("ada") is None
        assert await store.evenings_of("ada", 9) == []
        assert await store.strengths("histrio", ["ada"]) == {}
        assert await store.regular("bruno") == Regular("Bruno", None, None)
        left = (await store.evenings_of("bruno", 9))[0]
        assert left.sittings[1] == FIRST.sittings[1]
        assert (left.sittings[0].visitor, left.sittings[0].name) == (None, "")
        assert left.sittings[0].after is None
        await store.close()

    act(story)
