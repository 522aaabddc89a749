"""How the terminal draws the layout of a title."""

from __future__ import annotations

import pytest
from rich.console import Console

from stammtisch.cli.draw import draw
from stammtisch.core.registry import titles
from stammtisch.core.words import Words, words
from stammtisch.core.zones import Counter, Layout, Piece, Zone
from tests.tables import positions


def drawn(zone: Zone) -> str:
    """A layout with one mat, as text."""
    console = Console(width=200)
    with console.capture() as captured:
        console.print(draw(Layout((), (), (zone,)), spoken, zone.owner))
    return captured.get()


def spoken(said: Words) -> str:
    return str(said.args.get("text", said.id))


def test_every_die_shows_its_own_pips():
    dice = tuple(
        Piece(words("die", text=f"die {face}"), shape="die", number=face) for face in range(1, 7)
    )
    text = drawn(Zone(words("dice"), pieces=dice, owner=0))
    assert "⚀ die 1, ⚁ die 2, ⚂ die 3, ⚃ die 4, ⚄ die 5, ⚅ die 6" in text


def test_a_number_is_said_once():
    pieces = (
        Piece(words("marker", text="Nobles 1 (0)"), number=1),
        Piece(words("actor", text="Mournby"), number=1),
        Piece(words("eleven", text="Table 11"), number=1),
    )
    assert "Nobles 1 (0), Mournby 1, Table 11 1" in drawn(Zone(words("zone"), pieces=pieces))


def test_notes_and_counters_do_not_run_together():
    notes = tuple(words("n", text=text) for text in ("keeps 2 ducats", "7 ducats", "Ready.", "Go"))
    zone = Zone(
        words("zone"),
        pieces=(Piece(words("safe"), notes=notes),),
        counters=(Counter(words("c", text="Player 1"), 5),),
        owner=0,
    )
    text = drawn(zone)
    assert "safe  keeps 2 ducats; 7 ducats; Ready. Go" in text
    assert "Player 1: 5" in text


@pytest.mark.parametrize("name", titles())
def test_every_die_of_a_title_has_a_face(name):
    """A die without its number would be drawn without pips."""
    dice = 0
    for match in positions((name, titles()[name].fewest_seats, ()), seed=4, every=9):
        shown = [one for one in pieces(match.game.layout(match.view(0))) if one.shape == "die"]
        assert all(piece.number for piece in shown)
        dice += len(shown)
    assert dice or name != "tiefenthal"


def pieces(layout: Layout):
    zones = [*layout.common, *layout.mats]
    while zones:
        zone = zones.pop()
        zones += zone.zones
        yield from zone.pieces
