"""Chance at a table: what was drawn in public does not tell what will be drawn next."""

from __future__ import annotations

import msgspec
import pytest

from stammtisch.client import Visitor
from stammtisch.core.registry import titles
from stammtisch.core.rng import STRIDE, Rng, scramble, seeded
from stammtisch.server.lobby.setting import match_of
from stammtisch.server.wire.bodies import ChairOrder, TableOrder
from tests.server.running import act, header_of, lobby_in, me, set_in, write_header

WORD = 0xFFFFFFFF
FIRST_INVERSE = pow(0x21F0AAAD, -1, 2**32)
SECOND_INVERSE = pow(0x735A2D97, -1, 2**32)


def unscramble(word: int) -> int:
    """The mixer of the fast chance, backwards."""
    word ^= (word >> 15) ^ (word >> 30)
    word = word * SECOND_INVERSE & WORD
    word ^= (word >> 15) ^ (word >> 30)
    word = word * FIRST_INVERSE & WORD
    return word ^ (word >> 16)


def predicted(drawn: list[int], half_of_key: int) -> set[int]:
    """What may be drawn next after these words of one stream, as the attack works it out.

    It tries all keys whose upper half is given (a whole one takes a machine some minutes).
    """
    found = set()
    mixed = [unscramble(word) for word in drawn]
    for low in range(2**16):
        key = half_of_key << 16 | low
        turn = unscramble((mixed[0] - key) & WORD)
        if all(
            scramble((turn + place * STRIDE) & WORD) == (word - key) & WORD
            for place, word in enumerate(mixed[1:], start=1)
        ):
            following = (turn + len(drawn) * STRIDE) & WORD
            found.add(scramble((scramble(following) + key) & WORD))
    return found


def test_the_attack_works_on_the_fast_chance():
    """Otherwise the next test would prove nothing."""
    assert all(unscramble(scramble(word)) == word for word in (0, 1, 77, 2**31, WORD))
    rng = seeded(2**61 + 77, 3)
    drawn = [rng.word(1) for _ in range(3)]
    assert predicted(drawn, rng.key >> 16) == {rng.word(1)}


@pytest.mark.parametrize("name", titles())
def test_what_was_drawn_at_a_table_does_not_tell_what_comes(name, tmp_path):
    order = TableOrder(title=name, chairs=(ChairOrder("me"),) * titles()[name].fewest_seats)

    async def story() -> Rng:
        async with lobby_in(tmp_path) as lobby:
            _, play = await set_in(lobby, order)
            rng: Rng = play.match.state.rng.copy()
            return rng

    rng = act(story)
    stream = len(rng.streams) - 1
    drawn = [rng.word(stream) for _ in range(3)]
    assert predicted(drawn, rng.key >> 16) == set()


def test_a_table_keeps_its_chance(tmp_path):
    """Read anew it deals the same; the next match at it has another key."""
    order = TableOrder(title="histrio", chairs=(ChairOrder("me"),) * 2)

    async def story() -> None:
        async with lobby_in(tmp_path) as lobby:
            table, play = await set_in(lobby, order)
            kept = await lobby.house.store.load(table.id)
            assert kept is not None
            assert len(kept.header.key) == 32
            again = match_of(kept)
            assert again is not None
            assert again.state.rng.copy().word(0) == play.match.state.rng.copy().word(0)
            other, _ = await set_in(lobby, order)
            assert other.header.key != kept.header.key

    act(story)


def test_a_table_of_an_earlier_build_plays_on_with_its_number(tmp_path):
    order = TableOrder(title="histrio", chairs=(ChairOrder("me"),) * 2)

    async def story() -> None:
        async with lobby_in(tmp_path) as lobby:
            table, _ = await set_in(lobby, order)
            header = {**header_of(tmp_path, table.id), "seed": 20260}
            del header["key"]
            write_header(tmp_path, table.id, msgspec.json.encode(header))
            kept = await lobby.house.store.load(table.id)
            assert kept is not None
            match = match_of(kept)
            assert match is not None
            assert match.seed == 20260
            assert type(match.state.rng) is Rng

    act(story)


def test_the_key_stays_in_the_house_until_the_match_is_over(server):
    """No page, no frame and no part of the past holds it before; the record does afterwards."""

    async def story() -> None:
        async with Visitor(server.address) as host:
            table = await host.set_table("histrio", me(2))
            key, path = header_of(server.data, table.id)["key"], f"/api/tables/{table.id}"
            async with host.sit(table.id, 0) as chair:
                assert key.encode() not in msgspec.json.encode(chair.update)
            for page in ("", "/replay", "/replay/0", "/replay?seat=0", "/statistics", "/record"):
                answer = await host.http.get(path + page)
                assert answer.status_code in (200, 409)
                assert key not in answer.text
            await host.post(f"{path}/close")
            assert (await host.http.get(f"{path}/record")).json()["key"] == key

    act(story)
