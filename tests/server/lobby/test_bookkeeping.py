"""The regulars' book is kept up although a table cannot be read."""

from __future__ import annotations

from stammtisch.core.registry import titles
from stammtisch.server.table import manners
from stammtisch.server.wire.bodies import ChairOrder, TableOrder
from tests.server.running import act, lobby_in, write_header

NAME = next(iter(titles()))
ORDER = TableOrder(title=NAME, chairs=(ChairOrder("me"),) * titles()[NAME].fewest_seats)


def test_one_bad_row_keeps_no_other_evening_out_of_the_book(tmp_path):
    async def story():
        async with lobby_in(tmp_path) as lobby:
            made = [(await lobby.create(ORDER, "host")).id for _ in range(3)]
            for table in made:
                await manners.close(await lobby.open(table), "host")
        write_header(tmp_path, made[0], b"\0")
        async with lobby_in(tmp_path) as lobby:
            await lobby.bookkeeper.catch_up()
            left = [id for id, _ in await lobby.house.store.unwritten(9)]
            assert left == [made[0]]
            await lobby.delete(await lobby.open(made[1]))  # nor does anybody else wait for it

    act(story)
