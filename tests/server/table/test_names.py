"""Names that people write: nothing invisible in them, and nobody passes for somebody else."""

from __future__ import annotations

import unicodedata

import pytest

from stammtisch.client import Visitor
from stammtisch.core.registry import titles
from stammtisch.server.table.names import looks, plain, unlike
from tests.server.running import act, me

NAME = next(iter(titles()))
FEWEST = titles()[NAME].fewest_seats


@pytest.mark.parametrize(
    ("written", "read"),
    [
        ("Ann\x1b[31m", "Ann[31m"),
        ("Ann\nBob", "Ann Bob"),
        ("\u202eAnn\u202c", "Ann"),
        ("An\u200bn", "Ann"),
        ("\u2066Ann\u2069\ufeff", "Ann"),
        ("  Ann \t  Lee ", "Ann Lee"),
        ("\u00a0\u2003", ""),
        ("Zoe\u0308", "Zoë"),
        ("Z" + "\u0301" * 30, "Ź" + "\u0301" * 3),
        ("\u0301" * 9 + " \u0308Ann", "Ann"),  # accents on nothing
        ("\u0645\u06cc\u200c\u062e", "\u0645\u06cc\u200c\u062e"),  # a joiner inside a word
        ("\U0001f469\u200d\U0001f680", "\U0001f469\u200d\U0001f680"),
        ("\u200d\u200dAnn\u200d", "Ann"),
        ("Ann" * 20, ("Ann" * 20)[:40]),
        ("\ue000\U000e0041x\x00", "x"),
    ],
)
def test_a_name_is_what_one_sees(written, read):
    assert plain(written, 40) == read
    assert plain(read, 40) == read


def test_no_name_of_any_letter_hides_something():
    """Every character there is, between two letters."""
    for point in range(0x110000):
        letter = chr(point)
        kept = plain(f"a{letter}b", 40)
        if len(kept) > 2 and unicodedata.category(kept[1]) in ("Cc", "Cf", "Cs", "Co", "Cn"):
            assert letter in "\u200c\u200d"


def test_a_copied_name_gets_a_number():
    assert unlike("Ann", ["Bob", ""], 40) == "Ann"
    assert unlike("", ["", ""], 40) == ""
    assert unlike("Ann", ["Ann"], 40) == "Ann 2"
    assert unlike("ANN", ["ann", "Ann 2"], 40) == "ANN 3"
    assert unlike("A-n-n", ["Ann"], 40) == "A-n-n 2"
    assert unlike("\uff21nn", ["Ann"], 40) == "\uff21nn 2"
    assert unlike("x" * 40, ["x" * 40], 40) == "x" * 38 + " 2"
    assert looks("Ann") != looks("Anna")


def test_nobody_at_a_table_passes_for_somebody_else(address):
    async def story():
        async with Visitor(address) as host, Visitor(address) as guest:
            mine = {"kind": "me", "name": "Ann"}
            chairs = [{"kind": "link", "name": "An\u200bn"}, *[mine] * (FEWEST - 1)]
            made = await host.set_table(NAME, chairs, name="Eve\u202e\n")
            names = [seat.name for seat in (await host.table(made.id)).seated]
            assert names == ["Ann", "Ann 2", "Ann 3", "Ann 4", "Ann 5"][:FEWEST]
            assert (await host.table(made.id)).name == "Eve"
            await guest.join(made.links[0].token, "ANN 2\u200f")
            assert (await host.table(made.id)).seated[0].name == "ANN 2 2"
            async with guest.sit(made.id, 0) as chair:
                await chair.chat_line("\u202eevil\x1b")
                await chair.wait_for(lambda seat: bool(seat.chat))
                assert chair.chat[-1].text == "evil"
                await chair.chat_line("\u200b")
                await chair.chat_line("seen")
                await chair.wait_for(lambda seat: seat.chat[-1].text == "seen")
                assert len(chair.chat) == 2

    act(story)


def test_ones_own_name_may_be_given_again(address):
    async def story():
        async with Visitor(address) as host:
            made = await host.set_table(NAME, me(FEWEST))
            for _ in range(2):
                shown = await host.post(f"/api/tables/{made.id}/seats/0/rename", {"name": "Ann"})
                assert shown["seated"][0]["name"] == "Ann"
            shown = await host.post(f"/api/tables/{made.id}/seats/0/rename", {"name": " "})
            assert shown["seated"][0]["name"] == ""

    act(story)
