"""What a comparison of two boxes found, in sentences and plots."""

from __future__ import annotations

from collections.abc import Sequence

from stammtisch.arena.balance import Order
from stammtisch.lab.compare import Comparison, Line, Piece
from stammtisch.lab.drawings import Row, histograms, intervals
from stammtisch.lab.estimates import Estimate, apart
from stammtisch.lab.figures import between, figure, give_or_take, size
from stammtisch.lab.page import Card, Finding
from stammtisch.lab.stories import Gift, Story, tell
from stammtisch.lab.worlds import thing_of, usual_length

DEAD = 0.3  # points; whose worth lies surely below is needed by nobody
ENOUGH = 30  # pairs; of what was seen less often nothing is said
SENTENCES = {  # measure -> less, more
    "length": ("It is shorter", "It takes longer", "answers for each seat"),
    "winner": ("Winners score less", "Winners score more", "points"),
    "gap": ("The table is closer", "The last falls further behind", "points from first to last"),
    "leads": ("The lead changes less often", "The lead changes more often", "times a match"),
    "decided": ("It is decided earlier", "It stays open longer", "per cent of the match"),
    "ties": ("Fewer victories are shared", "More victories are shared", "per cent of all matches"),
}


def findings(found: Comparison) -> list[Finding]:
    """The verdict in words: seats first, then what surely changes, then cards, then the rest."""
    lines = {line.id: line for line in found.lines}
    sure = [change(found, lines[name]) for name in SENTENCES if lines[name].difference.sure]
    unsure = [line for line in (lines[name] for name in SENTENCES) if not line.difference.sure]
    return [fairness(found), *sure, *cards(found), *open_questions(unsure)]


def unevenness(places: Sequence[Estimate]) -> float:
    """How far the places lie from an even share, taken together."""
    even = 1 / len(places)
    return sum(abs(place.mean - even) for place in places)


def fairness(found: Comparison) -> Finding:
    """Whether the places in the turn order come closer to each other."""
    worst = max(found.places, key=lambda line: abs(line.difference.mean))
    fairer = unevenness([p.after for p in found.places]) < unevenness(
        [p.before for p in found.places]
    )
    name = worst.name.lower()
    if not worst.difference.sure:
        first = found.places[0]
        return Finding(
            "No place in the turn order gains or loses for sure.",
            f"Who begins wins {figure(first.after.mean, True)} instead of "
            f"{figure(first.before.mean, True)}; the difference lies between "
            f"{between(first.difference, True, sign=True, joint='and')} points.",
            sure=False,
        )
    way = "less" if worst.difference.mean < 0 else "more"
    return Finding(
        "The seats come closer to even." if fairer else "The seats drift apart.",
        f"The {name} wins {figure(worst.after.mean, True)} instead of "
        f"{figure(worst.before.mean, True)}: {size(worst.difference, True)} points {way}.",
        look="a match that shows it",
        story=tell(found.after, worst.seed, f"The {name} fares differently here"),
    )


def change(found: Comparison, line: Line) -> Finding:
    """One measure that surely differs."""
    less, more, unit = SENTENCES[line.id]
    return Finding(
        f"{more if line.difference.mean > 0 else less}:",
        f"{figure(line.after.mean, line.share)} instead of {figure(line.before.mean, line.share)}, "
        f"a difference of {size(line.difference, line.share)} {unit}.",
        look="a match that shows it",
        story=tell(found.after, line.seed, f"{line.name}: the largest difference of all deals"),
    )


def cards(found: Comparison) -> list[Finding]:
    """The component that is worth most, and those that nobody needs."""
    ranked = sorted(found.pieces, key=lambda piece: -piece.after.points.mean)
    known = [piece for piece in ranked if piece.after.points.number >= ENOUGH]
    if len(known) < 2:
        return []
    said = []
    best, next_best = known[0], known[1]
    ahead = best.after.points.low > next_best.after.points.high
    said.append(
        Finding(
            f"Worth most: {best.name}.",
            f"Owning it brings {figure(best.after.points.mean)} points "
            f"({between(best.after.points)}), {next_best.name} "
            f"{figure(next_best.after.points.mean)} ({between(next_best.after.points)}).",
            sure=ahead,
            look="with the gift",
            story=gifted(found.after, best),
        )
    )
    dead = [piece.name for piece in known if piece.after.points.high < DEAD]
    if dead:
        said.append(
            Finding(
                f"Nobody needs {listed(dead)}.",
                f"What owning brings lies surely below {DEAD} points in the changed box.",
            )
        )
    return said


def gifted(order: Order, piece: Piece) -> Story | None:
    """A match in which the gift decided."""
    if piece.after.seed < 0:
        return None
    gift = Gift(thing_of(order, piece.id), piece.name, usual_length(order))
    return tell(order, piece.after.seed, f"{piece.name}, given away", gift)


def open_questions(lines: Sequence[Line]) -> list[Finding]:
    """What cannot be told from nothing, and how many pairs would tell."""
    if not lines:
        return []
    names = listed([line.name.lower() for line in lines])
    counts = sorted(line.difference.needed() for line in lines if line.difference.mean)
    if not counts:
        return [Finding("Nothing differs", f"in {names}.")]
    least, most = counts[0], counts[-1]
    needed = f"{least:,} to {most:,}" if least < most else f"{most:,}"
    return [
        Finding(
            "No difference can be seen",
            f"in {names}: the intervals hold zero. If the differences are what they seem, "
            f"{needed} pairs would tell.",
            sure=False,
        )
    ]


def listed(names: Sequence[str]) -> str:
    """a, b and c."""
    return " and ".join([", ".join(names[:-1]), names[-1]] if len(names) > 1 else names)


def plots(found: Comparison) -> list[Card]:
    """The drawings of the page."""
    drawn = [
        Card(
            "What changes",
            "Differences of pairs, shares in points of a hundred; the bar is where the truth lies "
            "95 times of 100. Hollow: cannot be told from nothing.",
            intervals([difference(line) for line in found.lines], "Differences of both boxes"),
        ),
        Card(
            "Places in the turn order",
            "Share of wins in per cent. Ring: before. Diamond: after. Dashed: even.",
            intervals([share_row(line) for line in found.places], "Share of wins by place",
                      zero=100 / len(found.places)),
        ),
    ]  # fmt: skip
    if found.pieces:
        drawn.append(worth_card(found))
    drawn.append(
        Card(
            "Length",
            "Dashed: before. Filled: after.",
            histograms(found.lengths, "Length of matches in both boxes", "answers of one seat"),
            right=True,
        )
    )
    return drawn


def worth_card(found: Comparison) -> Card:
    """What owning each component is worth in both boxes."""
    ranked = sorted(found.pieces, key=lambda piece: -piece.after.points.mean)
    rows = [
        Row(
            piece.name,
            f"on {figure(piece.used.after.mean, True)} of chairs",
            (piece.before.points, piece.after.points),
            figure(piece.after.points.mean, sign=True),
            between(piece.after.points, sign=True),
        )
        for piece in ranked
    ]
    about = "Points, from the same position with and without it, played on. Ring: before. " \
        "Diamond: after."  # fmt: skip
    return Card("What owning it is worth", about, intervals(rows, "Worth of every component"))


def scaled(one: Estimate, share: bool) -> Estimate:
    """Shares in points of a hundred."""
    by = 100 if share else 1
    return Estimate(one.mean * by, one.low * by, one.high * by, one.number)


def difference(line: Line) -> Row:
    """The difference of a measure as a row of a plot."""
    return Row(
        line.name,
        line.unit,
        (scaled(line.difference, line.share),),
        figure(line.difference.mean, line.share, sign=True),
        between(line.difference, line.share, sign=True),
    )


def share_row(line: Line) -> Row:
    """A place in the turn order in both boxes."""
    ends = f"{figure(line.before.mean, True)} before"
    both = (scaled(line.before, True), scaled(line.after, True))
    return Row(line.name, "", both, figure(line.after.mean, True), ends)


def numbers(found: Comparison) -> list[list[str]]:
    """All figures as a table."""
    rows = [["", "before", "after", "difference", "95 %"]]
    rows += [number_row(line) for line in [*found.lines, *found.places]]
    rows += [number_row(piece.used) for piece in found.pieces]
    for piece in found.pieces:
        one, other = piece.before.points, piece.after.points
        gap = apart(one, other)
        rows.append(
            [f"{piece.name}: points of owning it", give_or_take(one), give_or_take(other),
             figure(gap.mean, sign=True), between(gap, sign=True)]
        )  # fmt: skip
    return rows


def number_row(line: Line) -> list[str]:
    """A measure as a row of the table."""
    return [
        f"{line.name} ({line.unit})",
        give_or_take(line.before, line.share),
        give_or_take(line.after, line.share),
        figure(line.difference.mean, line.share, sign=True),
        between(line.difference, line.share, sign=True),
    ]
