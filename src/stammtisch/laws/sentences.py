"""Laws about what is said and where it lies: every message exists, every choice has its place."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import msgspec

from stammtisch.core.match import Match
from stammtisch.core.words import UnknownWords, Words
from stammtisch.core.zones import Layout, Zone
from stammtisch.laws.broken import Broken, hold
from stammtisch.laws.law import law
from stammtisch.laws.rulebook import folder
from stammtisch.laws.tables import Table, positions, where


def addresses(layout: Layout) -> list[str]:
    """Every address in a layout."""
    found: list[str] = []

    def walk(zone: Zone) -> None:
        named = [zone.address, *(piece.address for piece in zone.pieces)]
        named += [counter.address for counter in zone.counters]
        found.extend(address for address in named if address)
        for inner in zone.zones:
            walk(inner)

    for zone in (*layout.common, *layout.mats):
        walk(zone)
    return found


def spoken(thing: Any) -> Iterator[Words]:
    """All Words inside a layout, a question or a list of them."""
    if isinstance(thing, Words):
        yield thing
    elif isinstance(thing, msgspec.Struct):
        for field in thing.__struct_fields__:
            yield from spoken(getattr(thing, field))
    elif isinstance(thing, tuple | list):
        for item in thing:
            yield from spoken(item)


def everything_said(match: Match) -> Iterator[Words]:
    """What viewers may read in a position."""
    game, state = match.game, match.state
    for viewer in (None, *range(match.seats)):
        view = game.view(state, viewer)
        layout = game.layout(view)
        yield from spoken(layout)
        listed = addresses(layout)
        for address in listed[:: max(1, len(listed) // 12)]:
            yield from spoken(game.about(view, address))
            if viewer is not None and not match.over:
                yield game.explain(state, viewer, address)
    for seat in match.awaited():
        yield from spoken(match.question(seat))


@law("table")
def every_message_can_be_said(table: Table) -> None:
    """Whatever a viewer may meet has words in English."""
    book = table.game.phrasebook()
    heard: set[bytes] = set()  # most of a position was said at the one before

    def say(said: Words) -> None:
        if (sound := msgspec.msgpack.encode(said)) in heard:
            return
        heard.add(sound)
        try:
            book.say(said)
        except UnknownWords as unknown:
            raise Broken(f"{unknown} ({where(match)})") from unknown

    for match in positions(table, seed=81, every=4 if table.at_length else 17):
        for said in everything_said(match):
            say(said)
    for viewer in (-1, 0):
        for _, line in match.story(viewer):
            say(line)
    sheet = table.game.sheet(match.state)
    for points in (*sheet.lines, *sheet.tie_breaks):
        say(Words(f"score-{points.id}"))


@law("table")
def every_choice_lies_on_the_table(table: Table) -> None:
    """Where the plain board is used, a choice has an address that the layout gives to a thing."""
    if (folder(table.game) / "board" / "Board.svelte").is_file():
        return  # a drawn board may have places of its own
    for match in positions(table, seed=91, every=5):
        for seat in match.awaited():
            listed = set(addresses(match.game.layout(match.view(seat))))
            for choice in match.question(seat).choices:
                hold(
                    choice.address is None or choice.address in listed,
                    f"'{choice.id}' of '{match.question(seat).kind}' lies at '{choice.address}', "
                    f"but the layout of seat {seat} has no such address ({where(match)}).",
                )
