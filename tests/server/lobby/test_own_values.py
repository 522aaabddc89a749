"""A components file is looked at when it is chosen: complaints to read, and what differs."""

from __future__ import annotations

import re

from stammtisch.core.registry import titles
from stammtisch.server.lobby.own_values import MOST_COMPLAINTS, checked, differences
from stammtisch.server.wire.bodies import ComponentsOffered
from tests.server.running import act, lobby_in

TITLE = next(iter(titles()))
BOX = titles()[TITLE].components.text
NUMBER = re.compile(r"(?m)^(\w+) = (\d+)$")


def test_a_file_tells_what_it_changes_and_a_bad_one_its_first_complaints(tmp_path):
    async def story() -> None:
        async with lobby_in(tmp_path) as lobby:
            same = await checked(lobby, TITLE, ComponentsOffered(BOX, "mine.toml"))
            assert (same.good, same.changed, same.differences) == (True, 0, ())
            spoilt = NUMBER.sub(r"\1 = -7777", BOX)
            bad = await checked(lobby, TITLE, ComponentsOffered(spoilt, "mine.toml"))
            assert not bad.good
            assert 0 < len(bad.complaints) <= MOST_COMPLAINTS
            assert not any(line.startswith("mine.toml") for line in bad.complaints)
            torn = await checked(lobby, TITLE, ComponentsOffered("[[", "mine.toml"))
            assert (torn.good, torn.more) == (False, 0)

    act(story)


def test_differences_name_the_entry_and_leave_remarks_out():
    standard = '[[card]]\nid = "owl"\ncost = 3\ntext = "a"\n[[card]]\nid = "fox"\ncost = 1\n'
    own = '[[card]]\nid = "owl"\ncost = 4\ntext = "b"\n[[card]]\nid = "fox"\ncost = 1\nnew = true\n'
    found = [(one.place, one.standard, one.own) for one in differences(standard, own)]
    assert found == [("card owl cost", "3", "4"), ("card fox new", "", "True")]
