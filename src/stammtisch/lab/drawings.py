"""Plots with intervals as SVG inside a page, once for a desk and once for a phone."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from html import escape
from math import ceil, floor, isfinite, log10

import msgspec

from stammtisch.lab.estimates import Estimate

INK, QUIET, PAPER, ACCENT, GOLD = "#2a2018", "#5b4a3a", "#fbf4e4", "#9c2b2b", "#e9bd55"
DESK, PHONE = 584, 328
FONT = "'Alegreya Sans', Carlito, system-ui, sans-serif"


class Row(msgspec.Struct, frozen=True):
    """A name, one or two estimates, and how its figure is written."""

    name: str
    unit: str
    estimates: tuple[Estimate, ...]
    figure: str
    range: str = ""


def both(draw: Callable[[int], str]) -> str:
    """A drawing in two widths; the page shows the one that fits."""
    return (
        f'<div class="desk">{draw(DESK)}</div><div class="phone" aria-hidden="true">'
        f"{draw(PHONE)}</div>"
    )


def text(
    x: float, y: float, said: str, *, size: int = 15, bold: bool = False,
    anchor: str = "start", colour: str = INK,
) -> str:  # fmt: skip
    """A word or a figure."""
    weight = 700 if bold else 400
    return (
        f'<text x="{x:.1f}" y="{y:.1f}" font-family="{FONT}" font-size="{size}" '
        f'font-weight="{weight}" text-anchor="{anchor}" fill="{colour}">{escape(said)}</text>'
    )


def stroke(path: str, colour: str = INK, width: float = 1, more: str = "") -> str:
    """A line."""
    return f'<path d="{path}" fill="none" stroke="{colour}" stroke-width="{width}" {more}/>'


def svg(width: int, height: float, label: str, parts: Sequence[str]) -> str:
    """A drawing that shrinks with the page and says what it shows."""
    return (
        f'<svg class="plot" viewBox="0 0 {width} {height:g}" role="img" '
        f'aria-label="{escape(label, quote=True)}">{"".join(parts)}</svg>'
    )


def ticks(low: float, high: float, most: int = 7) -> list[float]:
    """Round numbers between two values."""
    step = 10.0 ** floor(log10(max(high - low, 1e-9) / most))
    for factor in (1, 2, 5, 10):
        if (high - low) / (step * factor) <= most:
            step *= factor
            break
    return [n * step for n in range(ceil(low / step - 1e-9), floor(high / step + 1e-9) + 1)]


def short(value: float, sign: bool = False, percent: bool = False) -> str:
    """A figure as people write it."""
    said = f"{value * 100 if percent else value:{'+' if sign else ''}.3g}".replace("-", "\u2212")
    return f"{said} %" if percent else said


class Scale:
    """Where a value lies on an axis."""

    def __init__(self, values: Sequence[float], first: float, last: float) -> None:
        known = [value for value in values if isfinite(value)] or [0.0]
        low, high = min(known), max(known)
        edge = (high - low) * 0.06 or abs(high) * 0.1 or 1.0
        self.low, self.high = low - edge, high + edge
        self.first, self.last = first, last

    def __call__(self, value: float) -> float:
        """The place of a value; what lies outside is drawn at the edge."""
        value = min(self.high, max(self.low, value))
        return self.first + (value - self.low) / (self.high - self.low) * (self.last - self.first)


def mark(x: float, y: float, place: int, sure: bool) -> str:
    """A ring; a diamond for the second of two; a lone ring is filled if it is sure."""
    if place == 1:
        path = f"M{x:.1f} {y - 6:.1f}l6 6l-6 6l-6 -6z"
        return f'<path d="{path}" fill="{ACCENT}" stroke="{INK}" stroke-width="1.3"/>'
    fill, line = (ACCENT, INK) if sure else (PAPER, QUIET)
    return (
        f'<circle cx="{x:.1f}" cy="{y:.1f}" r="5.5" fill="{fill}" stroke="{line}" '
        'stroke-width="2"/>'
    )


def intervals(rows: Sequence[Row], label: str, *, zero: float | None = 0.0) -> str:
    """A line for each row: the mean and where the truth lies 95 times of 100."""
    return both(lambda width: interval_plot(rows, label, width, zero))


def interval_plot(rows: Sequence[Row], label: str, width: int, zero: float | None) -> str:
    """The drawing in one width."""
    right, high = 110 if width == DESK else 96, 42
    longest = max(max(len(row.name) * 8.5, len(row.unit) * 6.6) for row in rows) + 12
    left = min(longest, 250 if width == DESK else 130)
    values = [v for row in rows for e in row.estimates for v in (e.low, e.high)]
    scale = Scale([*values, *([] if zero is None else [zero])], left, width - right)
    bottom = high * len(rows)
    parts = [stroke(f"M{scale(t):.1f} 0V{bottom}", INK, 1, 'opacity=".14"')
             for t in ticks(scale.low, scale.high, 6 if width == DESK else 3)]  # fmt: skip
    if zero is not None:
        dashes = "" if zero == 0 else 'stroke-dasharray="6 5"'
        parts.append(stroke(f"M{scale(zero):.1f} 0V{bottom}", INK, 1.6, dashes))
    for place, row in enumerate(rows):
        parts += interval_row(row, place * high, high, width, scale)
    parts += [
        text(scale(t), bottom + 18, short(t), size=14, anchor="middle", colour=QUIET)
        for t in ticks(scale.low, scale.high, 6 if width == DESK else 3)
    ]
    return svg(width, bottom + 26, label, parts)


def interval_row(row: Row, top: float, high: float, width: int, scale: Scale) -> list[str]:
    """The name, one or two intervals, and the figure."""
    two = len(row.estimates) > 1
    middle = top + high / 2
    sure = any(e.sure for e in row.estimates)
    size = 15 if width == DESK else 14
    parts = [text(0, middle - (2 if row.unit else -5), row.name, bold=True, size=size)]
    if row.unit:
        short_unit = row.unit if width == DESK or len(row.unit) < 21 else row.unit[:19] + "\u2026"
        parts.append(text(0, middle + 14, short_unit, size=13, colour=QUIET))
    for place, one in enumerate(row.estimates):
        if one.number < 2:
            continue
        y = middle + (place - 0.5) * 13 * two
        colour = ACCENT if place or (one.sure and not two) else QUIET
        ends = f"M{scale(one.low):.1f} {y:.1f}H{scale(one.high):.1f}"
        parts.append(stroke(ends, colour, 4, 'stroke-linecap="round" opacity=".55"'))
        parts.append(mark(scale(one.mean), y, place, one.sure and not two))
    colour = ACCENT if sure else QUIET
    drop = -2 if row.range else -5
    parts.append(text(width, middle - drop - 7 * bool(row.range), row.figure, bold=True,
                      anchor="end", colour=colour))  # fmt: skip
    if row.range:
        parts.append(text(width, middle + 14, row.range, size=13, anchor="end", colour=QUIET))
    return parts


class Point(msgspec.Struct, frozen=True):
    """One value of a sweep: where, what, and what is written at it."""

    at: float
    estimate: Estimate
    note: str = ""


def curve(points: Sequence[Point], label: str, axis: str, even: float | None, share: bool) -> str:
    """One figure over several boxes, with its band."""
    return both(lambda width: curve_plot(points, label, width, axis, even, share))


def curve_plot(
    points: Sequence[Point], label: str, width: int, axis: str, even: float | None, share: bool
) -> str:
    """The drawing in one width."""
    values = [v for p in points for v in (p.estimate.low, p.estimate.high)]
    up = Scale([*values, *([] if even is None else [even])], 236, 16)
    along = Scale([p.at for p in points], 52, width - 12)
    parts = []
    for tick in ticks(up.low, up.high, 5):
        parts.append(stroke(f"M52 {up(tick):.1f}H{width - 6}", INK, 1, 'opacity=".14"'))
        parts.append(text(46, up(tick) + 5, short(tick, percent=share), size=14, anchor="end",
                          colour=QUIET))  # fmt: skip
    if even is not None:
        parts.append(stroke(f"M52 {up(even):.1f}H{width - 6}", INK, 1.6, 'stroke-dasharray="6 5"'))
    edge = [f"{along(p.at):.1f} {up(p.estimate.low):.1f}" for p in points]
    edge += [f"{along(p.at):.1f} {up(p.estimate.high):.1f}" for p in reversed(points)]
    parts.append(f'<path d="M{"L".join(edge)}Z" fill="{ACCENT}" opacity=".16"/>')
    middle = "L".join(f"{along(p.at):.1f} {up(p.estimate.mean):.1f}" for p in points)
    parts.append(stroke(f"M{middle}", ACCENT, 2.5))
    every = ceil(len(points) / (12 if width == DESK else 6))
    for place, point in enumerate(points):
        x, one = along(point.at), point.estimate
        parts.append(stroke(f"M{x:.1f} {up(one.low):.1f}V{up(one.high):.1f}", ACCENT, 2))
        fill = GOLD if point.note else PAPER
        parts.append(f'<circle cx="{x:.1f}" cy="{up(one.mean):.1f}" r="5.5" fill="{fill}" '
                     f'stroke="{INK if point.note else ACCENT}" stroke-width="2"/>')  # fmt: skip
        if point.note:
            parts.append(text(x + 8, up(one.high) - 6, point.note, size=14, bold=True))
        if place % every == 0 or point.note:
            parts.append(text(x, 262, short(point.at), size=14, anchor="middle",
                              bold=bool(point.note)))  # fmt: skip
    parts.append(text((52 + width) / 2, 284, axis, size=14, anchor="middle", colour=QUIET))
    return svg(width, 292, label, parts)


def histograms(sides: Sequence[Sequence[float]], label: str, axis: str) -> str:
    """How often values fall into equal classes; the first of two is dashed, the last is filled."""
    return both(lambda width: histogram_plot(sides, label, width, axis))


def histogram_plot(sides: Sequence[Sequence[float]], label: str, width: int, axis: str) -> str:
    """The drawing in one width."""
    values = [value for side in sides for value in side]
    low, high = min(values), max(values)
    whole = all(float(v).is_integer() for v in values)
    number = min(18, int(high - low) + 1) if whole else 18
    step = ceil((high - low + 1) / number) if whole else (high - low) / number or 1.0
    bins = int((high - low) / step) + 1
    room = 150

    def along(place: float) -> float:
        return 10 + place * (width - 20) / bins

    parts = []
    for place, side in enumerate(sides):
        found = [0] * bins
        for value in side:
            found[min(bins - 1, int((value - low) / step))] += 1
        most = max(found)
        path = f"M{along(0):.1f} 188"
        for at, seen in enumerate(found):
            path += f"V{188 - room * seen / most:.1f}H{along(at + 1):.1f}"
        last = place == len(sides) - 1
        if last:
            parts.append(f'<path d="{path}V188Z" fill="{ACCENT}" opacity=".22"/>')
        parts.append(stroke(path + "V188", ACCENT if last else QUIET, 2,
                            "" if last else 'stroke-dasharray="5 4"'))  # fmt: skip
        mean = sum(side) / len(side)
        x = along((mean - low) / step)
        colour = ACCENT if last else QUIET
        parts.append(
            stroke(f"M{x:.1f} 22V188", colour, 1.6, "" if last else 'stroke-dasharray="5 4"')
        )
        shift = (6, "start") if last else (-6, "end")
        parts.append(text(x + shift[0], 18, short(mean), bold=True, anchor=shift[1], colour=colour))
    parts.append(stroke("M10 188" + f"H{width - 10}", INK, 1.6))
    for tick in ticks(low, high, 7 if width == DESK else 4):
        x = along((tick - low) / step)
        parts.append(text(x, 206, short(tick), size=14, anchor="middle", colour=QUIET))
    parts.append(text(width / 2, 226, axis, size=14, anchor="middle", colour=QUIET))
    return svg(width, 232, label, parts)
