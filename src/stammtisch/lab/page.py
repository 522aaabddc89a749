"""A report as one HTML file that needs nothing but itself: findings, plots, numbers."""

from __future__ import annotations

from base64 import b64encode
from collections.abc import Sequence
from datetime import date
from html import escape
from importlib import resources

import msgspec

import stammtisch
from stammtisch.core.game import AnyGame
from stammtisch.lab.stories import Story

STYLE = """
:root { --ink: #2a2018; --ink-2: #5b4a3a; --paper: #f6ecd8; --accent: #9c2b2b; --slate: #2c3533; }
* { box-sizing: border-box; } body { margin: 0; background: #efe3c8; color: var(--ink);
  font: 17px/1.4 'Alegreya Sans', Carlito, system-ui, sans-serif; }
h1, h2, h3 { font-family: Alegreya, Georgia, serif; line-height: 1.15; margin: 0; }
.rep { max-width: 1266px; margin: 0 auto; padding: 22px 28px 40px; display: grid; gap: 16px;
  grid-template-columns: minmax(0, 1fr) minmax(0, 1fr); }
.top, .find, .wide, .end, .stories { grid-column: 1 / 3; }
.top { display: grid; grid-template-columns: auto 1fr auto; gap: 18px; align-items: center; }
.cover svg { display: block; width: 76px; height: 98px; border-radius: 4px; }
.over { color: var(--accent); font-weight: 700; } .top h1 { font-size: 36px; margin: 2px 0 6px; }
.sub { color: var(--ink-2); margin: 0; }
.meta { font-size: 14.5px; color: var(--ink-2); text-align: right; max-width: 25rem; }
.meta b { color: var(--ink); }
code { font: 700 14px/1.3 ui-monospace, 'DejaVu Sans Mono', monospace;
  background: var(--slate); color: #eef1ea; border-radius: 5px; padding: 4px 8px;
  display: inline-block; margin-bottom: 5px; overflow-wrap: anywhere; }
.find { background: var(--slate); color: #f1f2ea; border: 8px solid #8a5c34; border-radius: 7px;
  outline: 1.5px solid var(--ink); padding: 14px 24px 16px;
  box-shadow: 0 8px 18px rgb(0 0 0 / .25); }
.find h2 { font-style: italic; font-size: 23px; color: #f6dc92; margin-bottom: 4px; }
.find ol { counter-reset: n; list-style: none; margin: 0; padding: 0; }
.find li { counter-increment: n; display: grid; grid-template-columns: 34px 1fr auto; gap: 12px;
  align-items: center; padding: 8px 0; border-top: 1px dashed rgb(238 241 234 / .3);
  font-size: 18px; } .find li:first-child { border: 0; }
.find li::before { content: counter(n); width: 30px; height: 30px;
  border-radius: 50%; border: 1.8px solid #f0c46a; color: #f0c46a; display: grid;
  place-items: center; font: 800 17px/1 Alegreya, Georgia, serif; }
.find .maybe::before { border-style: dashed; } .find b { color: #fff; }
.find a { font-weight: 700; font-size: 15.5px; color: #f0c46a; min-height: 32px; display: flex;
  align-items: center; } .find a::before { content: '\\25b6'; margin-right: 6px; font-size: 12px; }
.card, .story { background: var(--paper); border: 1.5px solid var(--ink); border-radius: 10px;
  padding: 14px 18px 12px; min-width: 0; box-shadow: 0 6px 16px rgb(42 32 24 / .18); }
.card h2, .story h2 { font-size: 21px; } .card > p { color: var(--ink-2); font-size: 15.5px;
  margin: 2px 0 8px; } .plot { display: block; width: 100%; height: auto; overflow: visible; }
.phone { display: none; } .col { display: grid; gap: 16px; align-content: start; min-width: 0; }
.scroll { overflow-x: auto; } table { border-collapse: collapse; width: 100%; font-size: 15px; }
td, th { padding: 3px 8px; text-align: right; border-bottom: 1px solid #dcc9a2;
  white-space: nowrap; }
td:first-child, th:first-child { text-align: left; white-space: normal; }
summary { font-weight: 700; cursor: pointer; min-height: 30px; }
.story { display: none; margin-bottom: 16px; } .story:target { display: block; }
.story ol { max-height: 60vh; overflow: auto; font-size: 15px; } .story pre { overflow-x: auto; }
.story .given { font-weight: 700; color: var(--accent); }
.end { color: var(--ink-2); font-size: 15px; }
@media (max-width: 700px) { .rep { display: block; padding: 12px 8px 24px; }
  .rep > * { margin-bottom: 12px; } .top { grid-template-columns: auto 1fr; gap: 12px; }
  .cover svg { width: 54px; height: 70px; } .top h1 { font-size: 24px; } .sub { font-size: 15.5px; }
  .meta { grid-column: 1 / 3; text-align: left; } .find { border-width: 6px; padding: 10px 12px; }
  .find li { grid-template-columns: 32px 1fr; gap: 2px 12px; font-size: 16.5px;
    align-items: start; }
  .find a { grid-column: 2; min-height: 44px; } .card { padding: 12px; }
  .desk { display: none; } .phone { display: block; } }
@media print { body { background: #fff; } .find { background: #fff; color: var(--ink); }
  .find b, .find h2, .find a { color: var(--ink); } }
"""


class Finding(msgspec.Struct, frozen=True):
    """A short answer, what stands behind it, whether it is sure, and a match to look at."""

    answer: str
    behind: str
    sure: bool = True
    look: str = ""  # what the link says
    story: Story | None = None


class Card(msgspec.Struct, frozen=True):
    """A plot with its title."""

    title: str
    about: str
    drawing: str
    right: bool = False  # in the right one of the two columns


class Report(msgspec.Struct, frozen=True):
    """All of a page."""

    over: str
    title: str
    about: str
    command: str
    boxes: tuple[str, ...]  # the hashes of the components
    findings: Sequence[Finding]
    cards: Sequence[Card]
    numbers: Sequence[Sequence[str]]  # a table, its heading first
    seconds: float = 0.0
    note: str = ""


def page(game: AnyGame, report: Report, house: str = "") -> str:
    """The whole file; where the address of a house is given, matches lead there."""
    parts = [
        "<!doctype html><html lang='en'><head><meta charset='utf-8'>",
        "<meta name='viewport' content='width=device-width, initial-scale=1'>",
        f"<title>{escape(game.title)}: {escape(report.title)}</title>",
        f"<style>{STYLE}</style></head><body><main class='rep'>",
        heading(game, report),
        found(report.findings),
        column([one for one in report.cards if not one.right]),
        column([one for one in report.cards if one.right]),
        table(report.numbers),
        *stories(report.findings, house),
        "<p class='end'>This page needs nothing but itself: keep the file, send it, print it. "
        f"Intervals hold 95 %. {escape(report.note)}</p>",
        "</main></body></html>",
    ]
    return "\n".join(parts) + "\n"


def heading(game: AnyGame, report: Report) -> str:
    """What was asked, how, and of which edition."""
    time = f", {report.seconds:.0f} s" if report.seconds >= 1 else ""
    boxes = ", ".join(f"<b>{box[:4]} {box[4:8]}</b>" for box in report.boxes)
    return (
        f"<header class='top'><div class='cover' aria-hidden='true'>{cover(game)}</div><div>"
        f"<div class='over'>{escape(report.over)}</div><h1>{escape(report.title)}</h1>"
        f"<p class='sub'>{escape(report.about)}</p></div><div class='meta'>"
        f"<code>{escape(report.command)}</code><br>version <b>{stammtisch.__version__}</b>, "
        f"rules <b>{game.rules_version}</b>, box {boxes}<br>{date.today():%-d %B %Y}{time}"
        "</div></header>"
    )


def cover(game: AnyGame) -> str:
    """The title's own picture, where it is at hand."""
    file = resources.files(game.package) / "board" / "cover.svg"
    return file.read_text(encoding="utf-8") if file.is_file() else ""


def found(findings: Sequence[Finding]) -> str:
    """The sentences on the slate."""
    rows = []
    for number, one in enumerate(findings, start=1):
        link = f"<a href='#match-{number}'>{escape(one.look)}</a>" if one.story else ""
        rows.append(
            f"<li{'' if one.sure else ' class=maybe'}><span><b>{escape(one.answer)}</b> "
            f"{escape(one.behind)}</span>{link}</li>"
        )
    return f"<section class='find'><h2>What was found</h2><ol>{''.join(rows)}</ol></section>"


def column(cards: Sequence[Card]) -> str:
    """Plots under each other."""
    return f"<div class='col'>{''.join(map(card, cards))}</div>"


def card(one: Card) -> str:
    """A plot with its title."""
    return (
        f"<section class='card'><h2>{escape(one.title)}</h2><p>{escape(one.about)}</p>"
        f"{one.drawing}</section>"
    )


def table(rows: Sequence[Sequence[str]]) -> str:
    """All numbers, for those who want them."""
    if len(rows) < 2:
        return ""
    head = "".join(f"<th>{escape(cell)}</th>" for cell in rows[0])
    body = "".join(
        "<tr>" + "".join(f"<td>{escape(cell)}</td>" for cell in row) + "</tr>" for row in rows[1:]
    )
    return (
        "<details class='card wide'><summary>All numbers as a table</summary>"
        f"<div class='scroll'><table><tr>{head}</tr>{body}</table></div></details>"
    )


def stories(findings: Sequence[Finding], house: str = "") -> list[str]:
    """The matches that the findings point at; each is shown when its link is followed."""
    return [
        f"<section class='story wide' id='match-{number}'><h2>{escape(one.story.title)}</h2>"
        f"<p>{escape(one.story.about)} {opening(one.story, house)}</p>"
        f"<ol>{story_lines(one.story)}</ol>"
        f"<pre>{escape(one.story.sheet)}</pre></section>"
        for number, one in enumerate(findings, start=1)
        if one.story is not None
    ]


def opening(story: Story, house: str) -> str:
    """How the match is opened: its record, by command, and on the shelf of a house."""
    if not story.record:
        return "A gift is no answer, so this match has no record; its log is below."
    packed = b64encode(story.record.encode()).decode()
    shelf = "your house"
    if house:
        shelf = f"<a href='{escape(house)}'>{escape(house)}</a>"
    return (
        f"<a download='{story.file}' href='data:application/json;base64,{packed}'>Save its "
        f"record</a>, then look at it with <code>stammtisch replay {story.file}</code> or in the "
        f"browser: <i>Open a record from a file</i>, on the shelf of {shelf}."
    )


def story_lines(story: Story) -> str:
    """The log of a match."""
    return "".join(
        f"<li{' class=given' if given else ''}>{escape(said)}</li>" for said, given in story.lines
    )
