"""Draws the layout of any title in a terminal."""

from __future__ import annotations

import re
import zlib
from collections.abc import Callable, Iterable, Mapping

from rich.columns import Columns
from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from stammtisch.core.match import Match
from stammtisch.core.words import Words
from stammtisch.core.zones import Counter, Layout, Piece, Zone

# a shape and a colour for each seat: never colour alone
SEAT_STYLES = ("bright_blue", "green", "magenta", "yellow", "cyan")
SEAT_MARKS = ("●", "■", "▲", "◆", "★")
TONES = ("yellow", "red", "cyan", "green", "magenta", "bright_blue", "bright_red", "white")
SHAPES = {"card": "", "tile": "▢ ", "token": "", "die": "", "figure": ""}
FACES = "⚀⚁⚂⚃⚄⚅"

Say = Callable[[Words], str]


def tone_style(tone: str | None) -> str:
    """A colour for a family of pieces; the same name always has the same colour."""
    return "white" if tone is None else TONES[zlib.crc32(tone.encode()) % len(TONES)]


def seat_style(seat: int) -> str:
    """The colour of a seat."""
    return SEAT_STYLES[seat % len(SEAT_STYLES)]


def draw(layout: Layout, say: Say, viewer: int | None) -> RenderableType:
    """The whole table: status, common zones, then the mats, the viewer's own last."""
    status = Text("  ·  ".join(say(line) for line in layout.status), style="bold")
    others = [zone for zone in layout.mats if zone.owner != viewer]
    own = [zone for zone in layout.mats if zone.owner == viewer]
    return Group(
        status,
        *(draw_zone(zone, say) for zone in layout.common),
        Columns([draw_zone(zone, say) for zone in others], expand=False),
        *(draw_zone(zone, say, full=True) for zone in own),
    )


def draw_zone(zone: Zone, say: Say, full: bool = False) -> RenderableType:
    """A zone as a panel: its counters, its pieces, the zones in it."""
    lines: list[RenderableType] = []
    if zone.counters:
        lines.append(Text("   ").join(draw_counter(counter, say) for counter in zone.counters))
    if zone.arrangement == "track":
        lines.append(draw_track(zone, say))
    elif zone.pieces:
        lines.extend(draw_pieces(zone, say, full))
    if zone.arrangement == "group" and all(not inner.zones for inner in zone.zones):
        lines.append(Group(*(draw_line(inner, say, full) for inner in zone.zones)))
    else:
        lines.extend(draw_zone(inner, say, full) for inner in zone.zones)
    return Panel(Group(*lines), title=heading(zone, say), title_align="left", expand=False)


def heading(zone: Zone, say: Say) -> Text:
    """The name of a zone in its owner's colour, with its note."""
    text = Text(say(zone.words), style="bold")
    if zone.owner is not None:
        text = Text(f"{SEAT_MARKS[zone.owner]} ", style=seat_style(zone.owner)) + text
    if zone.note is not None:
        text += Text(f" — {say(zone.note)}", style="italic")
    return text


def draw_line(zone: Zone, say: Say, full: bool) -> RenderableType:
    """A zone inside a group: its name, then its pieces on the same line."""
    text = heading(zone, say) + Text(": ")
    if zone.arrangement == "track":
        return Group(text, draw_track(zone, say))
    if zone.counters:
        text += Text("  ").join(draw_counter(counter, say) for counter in zone.counters)
    if full and any(piece.notes for piece in zone.pieces):
        return Group(text, *(Text("  ") + line for line in draw_pieces(zone, say, full)))
    text += Text(", ").join(draw_piece(piece, say) for piece in zone.pieces)
    return text


def draw_counter(counter: Counter, say: Say) -> Text:
    """A name and a number."""
    limit = "" if counter.limit is None else f"/{counter.limit}"
    style = tone_style(counter.tone) if counter.tone else "dim"
    name = Text(f"{say(counter.words)}: ", style=style)
    return name + Text(f"{counter.value}{limit}", style="bold")


def draw_piece(piece: Piece, say: Say) -> Text:
    """A piece: owner's mark, name, number."""
    style = tone_style(piece.tone) if piece.owner is None else seat_style(piece.owner)
    if piece.faded:
        style = "dim strike"
    mark = "" if piece.owner is None else f"{SEAT_MARKS[piece.owner]} "
    name = say(piece.words)
    number = "" if piece.number is None or says(name, piece.number) else f" {piece.number}"
    return Text(f"{mark}{shape(piece)}{name}{number}", style=style)


def says(name: str, number: int) -> bool:
    """Whether the name of a piece already tells its number."""
    return str(number) in re.findall(r"\d+", name)


def shape(piece: Piece) -> str:
    """What a kind of piece looks like; a die shows its own pips."""
    if piece.shape == "die" and piece.number is not None and 1 <= piece.number <= len(FACES):
        return f"{FACES[piece.number - 1]} "
    return SHAPES[piece.shape]


def side_by_side(notes: Iterable[str]) -> str:
    """Notes one after the other: what is no whole sentence is set off by a semicolon."""
    text = ""
    for note in notes:
        text += ("" if not text else " " if text.endswith((".", "!", "?")) else "; ") + note
    return text


def draw_pieces(zone: Zone, say: Say, full: bool) -> list[Text]:
    """The pieces of a zone; on one's own mat each with what it says."""
    if not full or not any(piece.notes for piece in zone.pieces):
        return [Text(", ").join(draw_piece(piece, say) for piece in zone.pieces)]
    lines = []
    for piece in zone.pieces:
        notes = side_by_side(say(note) for note in piece.notes)
        lines.append(draw_piece(piece, say) + Text(f"  {notes}", style="dim"))
    return lines


def draw_track(zone: Zone, say: Say) -> Text:
    """A track from its first to its last space with the markers on it."""
    text = Text()
    for space in range(zone.first, zone.last + 1):
        here = [piece for piece in zone.pieces if piece.number == space]
        if not here:
            text += Text("·", style="dim")
        for piece in here:
            owned = piece.owner is not None
            mark = SEAT_MARKS[piece.owner] if piece.owner is not None else "▼"
            style = seat_style(piece.owner or 0) if owned else tone_style(piece.tone)
            text += Text(mark, style=f"bold {style}")
        text += Text(" ")
    return text


def score_table(match: Match, names: Mapping[int, str], language: str = "en") -> Table:
    """The itemised score sheet."""
    book = match.game.phrasebook(language)
    sheet = match.game.sheet(match.state)
    table = Table(title="Score sheet", title_justify="left")
    table.add_column("")
    for seat in range(match.seats):
        name = names.get(seat) or book.say(Words("seat-name", {"number": seat + 1}))
        table.add_column(
            Text(f"{SEAT_MARKS[seat]} {name}", style=seat_style(seat)), justify="right"
        )
    for line in sheet.lines:
        table.add_row(book.say(Words(f"score-{line.id}")), *map(str, line.points))
    table.add_section()
    table.add_row(book.say(Words("score-total")), *map(str, sheet.totals), style="bold")
    for line in sheet.tie_breaks:
        table.add_row(book.say(Words(f"score-{line.id}")), *map(str, line.points), style="dim")
    table.add_row(book.say(Words("score-rank")), *map(str, sheet.ranks))
    return table
