"""Small plots as SVG inside a page: bars with intervals, histograms."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape
from math import ceil

import msgspec

WIDE, BAR, LEFT = 640, 22, 220
TALL, HEAD, CLASSES = 120, 18, 20  # of a histogram
FIGURE, NOTED = 50, 6  # the room of a figure, and of each letter of a note
INK, PALE, MARK = "#5b3a1e", "#e8d9bf", "#9c2f1f"


class Row(msgspec.Struct, frozen=True):
    """One bar: a name, a value, and an interval if there is one."""

    name: str
    value: float
    low: float | None = None
    high: float | None = None
    note: str = ""


def bars(rows: Sequence[Row], mark: float | None = None, percent: bool = False) -> str:
    """Horizontal bars; `mark` draws a line at the value that would be even."""
    if not rows:
        return "<p>Nothing to show.</p>"
    ends = [value for row in rows for value in (row.value, row.low, row.high) if value is not None]
    low, high = min(0.0, *ends), max([*ends, mark or 0.0]) or 1.0
    room = FIGURE + NOTED * max(len(row.note) for row in rows)
    scale = (WIDE - LEFT - room) / ((high - low) or 1.0)
    parts = [row_of(row, place, low, scale, percent) for place, row in enumerate(rows)]
    if mark is not None:
        x = LEFT + (mark - low) * scale
        parts.append(line(x, 0, x, BAR * len(rows), MARK, 1.5, "4 3"))
    return svg(WIDE, BAR * len(rows) + 4, parts)


def row_of(row: Row, place: int, low: float, scale: float, percent: bool) -> str:
    """One bar with its name, its interval and its figure."""
    top = place * BAR
    middle = top + BAR / 2
    begin, end = sorted((LEFT + (0.0 - low) * scale, LEFT + (row.value - low) * scale))
    figure = f"{row.value:.1%}" if percent else f"{row.value:.1f}"
    parts = [
        text(LEFT - 8, middle + 4, row.name, "end"),
        f'<rect x="{begin:.1f}" y="{top + 4}" width="{max(1.0, end - begin):.1f}" '
        f'height="{BAR - 8}" fill="{PALE}" stroke="{INK}" stroke-width="0.6"/>',
    ]
    right = end
    if row.low is not None and row.high is not None:
        first, last = LEFT + (row.low - low) * scale, LEFT + (row.high - low) * scale
        parts.append(line(first, middle, last, middle, INK, 1.5))
        right = max(right, last)
    parts.append(text(right + 6, middle + 4, f"{figure} {row.note}".strip(), "start"))
    return "".join(parts)


def classes(values: Sequence[float]) -> tuple[float, int]:
    """The width and the number of equal classes; each holds as many whole numbers as the others."""
    reach = max(values) - min(values)
    if all(value.is_integer() for value in values):
        width = ceil((reach + 1) / CLASSES)
        return width, ceil((reach + 1) / width)
    return reach / CLASSES or 1.0, CLASSES


def histogram(values: Sequence[float]) -> str:
    """How often values fall into equal classes."""
    if not values:
        return "<p>Nothing to show.</p>"
    low, high = min(values), max(values)
    width, number = classes(values)
    found = [0] * number
    for value in values:
        found[min(number - 1, int((value - low) / width))] += 1
    most, step, floor = max(found), (WIDE - 40) / number, HEAD + TALL
    parts = []
    for place, seen in enumerate(found):
        height = TALL * seen / most
        parts.append(
            f'<rect x="{20 + place * step:.1f}" y="{floor - height:.1f}" '
            f'width="{step - 1:.1f}" height="{height:.1f}" fill="{PALE}" stroke="{INK}" '
            f'stroke-width="0.6"><title>{low + place * width:.1f}: {seen}</title></rect>'
        )
    parts.append(line(20, floor, WIDE - 20, floor, INK, 1))
    parts.append(text(20, floor + 16, f"{low:.3g}", "start"))
    parts.append(text(WIDE - 20, floor + 16, f"{high:.3g}", "end"))
    mean = sum(values) / len(values)
    x = 20 + (mean - low) / ((high - low) or 1.0) * (WIDE - 40)
    parts.append(line(x, 0, x, floor, MARK, 1.5, "4 3"))
    parts.append(text(min(WIDE - 60, x + 4), 11, f"mean {mean:.1f}", "start"))
    return svg(WIDE, floor + 22, parts)


def line(
    x1: float, y1: float, x2: float, y2: float, colour: str, width: float, dashes: str = ""
) -> str:
    """A straight line."""
    dashed = f' stroke-dasharray="{dashes}"' if dashes else ""
    return (
        f'<line x1="{x1:.1f}" y1="{y1:.1f}" x2="{x2:.1f}" y2="{y2:.1f}" '
        f'stroke="{colour}" stroke-width="{width}"{dashed}/>'
    )


def text(x: float, y: float, said: str, anchor: str) -> str:
    """A word or a figure."""
    return f'<text x="{x:.1f}" y="{y:.1f}" text-anchor="{anchor}">{escape(said)}</text>'


def svg(width: float, height: float, parts: Sequence[str]) -> str:
    """A drawing that shrinks with the page."""
    return (
        f'<svg viewBox="0 0 {width:g} {height:g}" role="img" '
        f'xmlns="http://www.w3.org/2000/svg">{"".join(parts)}</svg>'
    )
