"""Nothing that people write grows without end: names and wishes of strays, talk, undone answers."""

from __future__ import annotations

import pytest

from stammtisch.core.registry import titles
from stammtisch.core.words import words
from stammtisch.server.lobby.strays import A_MONTH, LOOK_EVERY
from stammtisch.server.notices.wishes import Wishes
from stammtisch.server.socket import talk
from stammtisch.server.table.book import Entry
from stammtisch.server.table.evenings import Evening, Regular, Sitting
from stammtisch.server.table.undo import Case
from stammtisch.server.wire.bodies import ChairOrder, TableOrder
from stammtisch.server.wire.link import Link
from stammtisch.server.wire.protocol import RefusedTold, UndoSaid, encode
from tests.server.running import act, behind, lobby_in, set_in

NAME = next(iter(titles()))
ORDER = TableOrder(title=NAME, chairs=(ChairOrder("me"),) * titles()[NAME].fewest_seats, pace=30)
EVE = Regular("Eve", None, None)


async def known(lobby, visitor):
    """Whether a name or wishes of somebody are kept."""
    wished = [one for one, _ in await lobby.house.store.wishes()]
    called = await lobby.house.store.regular(visitor)
    assert (visitor in wished) == (lobby.notices.register.of(visitor) != Wishes())
    return visitor in wished, called is not None


async def chooses(lobby, visitor):
    await lobby.notices.register.keep(visitor, Wishes(wait=600))
    await lobby.house.store.save_regular(visitor, EVE)


def test_who_belongs_to_nothing_is_forgotten_after_a_month(tmp_path):
    """Whoever sits at a table is kept, and whoever has a page in the regulars' book."""

    async def story():
        async with lobby_in(tmp_path) as lobby:
            for visitor in ("host", "stray", "regular"):
                await chooses(lobby, visitor)
            await lobby.create(ORDER, "host")
            sitting = Sitting(
                seat=0,
                visitor="regular",
                bot=None,
                name="Mira",
                face=None,
                colour=0,
                points=1,
                place=1,
            )
            await lobby.house.store.write_evening(
                Evening(id="e", title=NAME, at=1.0, unrated="", sittings=(sitting,))
            )
            for now in (0.0, A_MONTH - 1.0):
                await lobby.strays.forget(now)
                assert await known(lobby, "stray") == (True, True)
            await lobby.strays.forget(A_MONTH + LOOK_EVERY)
            assert await known(lobby, "stray") == (False, False)
            for visitor in ("host", "regular"):
                assert await known(lobby, visitor) == (True, True)

    act(story)


def test_beyond_a_number_the_oldest_strays_go_at_once(tmp_path):
    async def story():
        async with lobby_in(tmp_path, strays=2) as lobby:
            await chooses(lobby, "first")
            await lobby.strays.forget(0.0)
            for number in range(3):
                await chooses(lobby, f"later {number}")
            await lobby.strays.forget(LOOK_EVERY)
            assert await known(lobby, "first") == (False, False)
            kept = [await known(lobby, f"later {number}") for number in range(3)]
            assert kept.count((True, True)) == 2

    act(story)


def test_tidying_forgets_strays_too(tmp_path):
    async def story():
        async with lobby_in(tmp_path, strays=0) as lobby:
            await chooses(lobby, "stray")
            await lobby.tidy()
            assert await known(lobby, "stray") == (False, False)

    act(story)


def test_of_what_was_said_the_last_lines_are_kept(tmp_path):
    async def story():
        async with lobby_in(tmp_path, chat_lines=50) as lobby:
            table, other = [(await set_in(lobby, ORDER))[0] for _ in range(2)]
            await talk.say(other, 0, "elsewhere", 0.0)
            for number in range(60):
                await talk.say(table, 0, f"line {number}", float(number))
            kept = await lobby.house.store.load(table.id)
            assert kept is not None
            assert [line.text for line in kept.chat] == [f"line {n}" for n in range(10, 60)]
            with behind(tmp_path) as database:
                assert database.execute("SELECT count(*) FROM chat").fetchone()[0] == 51

    act(story)


@pytest.mark.parametrize("most", [1_000, 3])
def test_a_book_ends_with_the_match_and_not_with_undos(tmp_path, monkeypatch, most):
    """Answered and taken back, again and again: from so many lines on the match only goes on."""

    async def story():
        async with lobby_in(tmp_path, lines_at_table=most) as lobby:
            table, play = await set_in(lobby, ORDER)
            seat = next(iter(play.asked))
            link = Link(seat, "host")
            judged = []

            async def undo_to(case, who):
                judged.append(case.seat)

            monkeypatch.setattr(table.referee, "case", lambda seat: Case(0, seat, play.match))
            monkeypatch.setattr(table.referee, "undo_to", undo_to)
            for _ in range(3):
                play.book.append(Entry(seat, 0, "person"))
            await talk.undo(table, link, UndoSaid(key="key"))
            assert bool(judged) == (most > 3)
            told = RefusedTold(key="key", words=words("refused-undo-often"))
            other = RefusedTold(key="key", words=words("refused-undo"))
            assert await link.next() == encode(told if most == 3 else other)

    act(story)
