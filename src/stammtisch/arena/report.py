"""The balance report: one HTML file with its plots inside, readable anywhere."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape

from stammtisch.arena.balance import Ban, Study
from stammtisch.arena.plots import Row, bars, histogram
from stammtisch.core.game import AnyGame
from stammtisch.core.words import Words

STYLE = """
body { font: 16px/1.5 Georgia, serif; color: #2b2118; background: #fbf6ec; margin: 2rem auto;
       max-width: 46rem; padding: 0 1rem; }
h1, h2, h3 { line-height: 1.2; } h2 { margin-top: 3rem; border-bottom: 1px solid #cbb48c; }
svg { width: 100%; height: auto; } svg text { font: 11px Georgia, serif; fill: #2b2118; }
table { border-collapse: collapse; width: 100%; font-size: 0.85rem; }
td, th { padding: 0.15rem 0.5rem; text-align: right; border-bottom: 1px solid #eadfc9; }
td:first-child, th:first-child { text-align: left; }
details { margin: 1rem 0; } summary { cursor: pointer; }
"""


def page(game: AnyGame, studies: Sequence[Study], bans: Sequence[Ban], command: str) -> str:
    """The whole report."""
    parts = [
        "<!doctype html><html lang='en'><head><meta charset='utf-8'>",
        "<meta name='viewport' content='width=device-width'>",
        f"<title>{escape(game.title)}: balance</title><style>{STYLE}</style></head><body>",
        f"<h1>{escape(game.title)}: balance</h1>",
        f"<p>Made by <code>{escape(command)}</code>. The same bot sits on all chairs; intervals "
        "hold 95 %; the dashed line is what would be even. Shared victories are divided. "
        "<em>Even with</em> says how many points more or less would have given a place in the turn "
        "order its even share.</p>",
    ]
    for found in studies:
        parts += chapter(game, found)
    parts += ban_chapter(bans)
    return "\n".join([*parts, "</body></html>", ""])


def chapter(game: AnyGame, found: Study) -> list[str]:
    """One player count at one level."""
    order, matches = found.order, found.matches
    say = game.phrasebook().say
    turns = [
        Row(
            f"turn {place}",
            one.share,
            one.low,
            one.high,
            f"({one.points:.1f} points, even with {one.extra:+.1f})",
        )
        for place, one in enumerate(found.places(), start=1)
    ]
    sources = [Row(say(Words(f"score-{name}")), points) for name, points in found.sources().items()]
    changes = sum(match.lead_changes for match in matches) / len(matches)
    return [
        f"<h2>{order.seats} seats, {escape(order.bot)}</h2>",
        f"<p>{len(matches)} matches from seed {order.seed} on.</p>",
        "<h3>Victories in turn order</h3>",
        bars(turns, mark=1 / order.seats, percent=True),
        "<h3>Points by source, mean of a chair</h3>",
        bars(sources),
        "<h3>Winner's margin in points</h3>",
        histogram([float(match.margin) for match in matches]),
        "<h3>Length in answers</h3>",
        histogram([float(match.answers) for match in matches]),
        "<h3>When the match is decided, in per cent of its answers</h3>",
        f"<p>The lead, as the title's evaluation sees it, changes {changes:.1f} times.</p>",
        histogram([100 * match.decided for match in matches]),
        *pick_table(found),
    ]


def pick_table(found: Study) -> list[str]:
    """Every option: how often it is taken where it is offered, and how its takers fare."""
    even = 1 / found.order.seats
    rows = []
    for name, pick in sorted(found.picks().items()):
        wins = f"{pick.won / pick.taken / even:.2f}" if pick.taken else "-"
        rate = f"{pick.taken / pick.offered:.1%}"
        rows.append(
            f"<tr><td>{escape(name)}</td><td>{pick.offered}</td><td>{rate}</td><td>{wins}</td></tr>"
        )
    return [
        "<details><summary>Every option: pick rate and victories of its takers</summary>",
        "<table><tr><th>question: option</th><th>chairs offered</th><th>taken</th>"
        "<th>victories (1 = even)</th></tr>",
        *rows,
        "</table></details>",
    ]


def ban_chapter(bans: Sequence[Ban]) -> list[str]:
    """What a chair loses without an option, on the same deals."""
    if not bans:
        return []
    rows = [Row(one.name, one.difference, one.low, one.high) for one in bans]
    order = bans[0].order
    return [
        f"<h2>The ten most suspicious options, banned: {order.seats} seats, "
        f"{escape(order.bot)}</h2>",
        "<p>Takers of these options win unusually often or seldom. Here every deal was played "
        "twice, once with the option forbidden to one chair: the bars show how the chair's share "
        f"of victories changes ({order.games} fresh deals each). Where an interval holds zero, the "
        "ban shows no effect that these deals could tell from chance; of ten intervals, one may "
        "miss zero by chance alone.</p>",
        bars(rows, mark=0.0, percent=True),
    ]
