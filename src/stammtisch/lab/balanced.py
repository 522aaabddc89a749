"""What a study of a title's balance found, in sentences and plots."""

from __future__ import annotations

from collections.abc import Sequence

from stammtisch.arena.balance import SELDOM, Ban, Noted, Order, Pick, Study
from stammtisch.arena.figures import wilson
from stammtisch.arena.places import Place
from stammtisch.core.game import AnyGame
from stammtisch.core.words import Words
from stammtisch.lab.compare import names_of
from stammtisch.lab.drawings import Row, histograms, intervals
from stammtisch.lab.estimates import Estimate, estimate
from stammtisch.lab.figures import between, figure
from stammtisch.lab.measures import ORDINALS, in_turn
from stammtisch.lab.page import Card, Finding
from stammtisch.lab.stories import tell
from stammtisch.lab.worlds import things_of

MOST_PICKS = 12  # options in a plot; the table has all


def at(order: Order) -> str:
    """Which table a study is of."""
    return f"{order.seats} seats, {order.bot}"


def of_place(one: Place, number: int) -> Estimate:
    """The share of a place, in points of a hundred."""
    return Estimate(one.share * 100, one.low * 100, one.high * 100, number)


def findings(studies: Sequence[Study], bans: Sequence[Ban]) -> list[Finding]:
    """The seats of every table first, then what bans showed, then what is owned."""
    found = [seats(study) for study in studies]
    found += [banned(one) for one in bans if one.low > 0 or one.high < 0]
    if bans and not any(one.low > 0 or one.high < 0 for one in bans):
        found.append(
            Finding(
                "No option is missed.",
                f"Of {len(bans)} that looked suspicious, none changes its chair's victories for "
                "sure when it is forbidden.",
                sure=False,
            )
        )
    return [*found, course(studies[-1]), *use(studies[-1])]


def seats(study: Study) -> Finding:
    """Which place in the turn order fares best or worst, if one surely does."""
    order, even = study.order, 1 / study.order.seats
    places = study.places()
    odd = max(range(order.seats), key=lambda place: abs(places[place].share - even))
    one = places[odd]
    sure = not one.low <= even <= one.high
    if not sure:
        return Finding(
            f"{at(order)}: the seats are even, as far as can be seen.",
            f"The {ORDINALS[odd].lower()} in turn wins {figure(one.share, True)} "
            f"({between(of_place(one, len(study.matches)))}), even is {figure(even, True)}.",
            sure=False,
        )
    way = "gains" if one.share > even else "loses"
    return Finding(
        f"{at(order)}: the {ORDINALS[odd].lower()} in turn {way}.",
        f"It wins {figure(one.share, True)} ({between(of_place(one, len(study.matches)))}), even "
        f"would be {figure(even, True)}; {figure(one.extra, sign=True)} points would even it out.",
        look="a match that shows it",
        story=tell(
            order, shown(study, odd, one.share > even), f"The {ORDINALS[odd].lower()} in turn"
        ),
    )


def shown(study: Study, place: int, wins: bool) -> int:
    """The seed of the clearest victory, or defeat, of a place."""

    def clear(number: int) -> float:
        match = study.matches[number]
        won = in_turn(place)(match)
        return (won if wins else 1 - won) * 1000 + match.margin

    return study.order.seed + max(range(len(study.matches)), key=clear)


def parted(name: str, names: dict[str, str]) -> tuple[str, str]:
    """A question and its option as people say them."""
    question, _, option = name.partition(": ")
    return question.replace("_", " "), names.get(option, option.replace("_", " "))


def named(name: str, names: dict[str, str]) -> str:
    """An option with its question."""
    question, option = parted(name, names)
    return f"{option} ({question})"


def banned(one: Ban) -> Finding:
    """What a ban changed for sure."""
    told = Estimate(one.difference, one.low, one.high, one.order.games)
    missed = "is missed" if one.difference < 0 else "is better left alone"
    return Finding(
        f"{named(one.name, names_of(one.order))} {missed}.",
        f"Without it a chair wins {figure(one.difference, True, sign=True)} points of share "
        f"({between(told, True, sign=True)}), {at(one.order)}, {one.order.games:,} fresh deals.",
        look="a match of these deals",
        story=tell(one.order, one.order.seed, named(one.name, names_of(one.order))),
    )


def course(study: Study) -> Finding:
    """How long a match is and until when it is open."""
    matches = study.matches
    length = estimate([m.answers / study.order.seats for m in matches])
    decided = estimate([m.decided for m in matches])
    longest = max(range(len(matches)), key=lambda number: matches[number].answers)
    return Finding(
        f"{at(study.order)}: open until {figure(decided.mean, True)} of the match.",
        f"({between(decided, True)}). A seat gives {figure(length.mean)} answers "
        f"({between(length)}), and the lead changes "
        f"{figure(sum(m.lead_changes for m in matches) / len(matches))} times.",
        look="the longest match",
        story=tell(study.order, study.order.seed + longest, "The longest match"),
    )


def use(study: Study) -> list[Finding]:
    """What is owned most and least."""
    rows = owners(study)
    if len(rows) < 2:
        return []
    most, least = rows[0], rows[-1]
    return [
        Finding(
            f"Owned most: {most.name}; least: {least.name}.",
            f"On {most.figure} and {least.figure} of all chairs, {at(study.order)}.",
        )
    ]


def owners(study: Study) -> list[Row]:
    """On how many of a hundred chairs every thing is owned in the end."""
    names, ids = names_of(study.order), things_of(study.order)
    rows = []
    for thing, name in enumerate(ids):
        if max(counts[thing] for match in study.matches for counts in match.owned) < 0:
            continue
        values = [
            100 * sum(counts[thing] > 0 for counts in match.owned) / len(match.owned)
            for match in study.matches
        ]
        one = estimate(values)
        rows.append(Row(names.get(name, name), "", (one,), f"{figure(one.mean)} %"))
    return sorted(rows, key=lambda row: -row.estimates[0].mean)


def plots(game: AnyGame, studies: Sequence[Study], bans: Sequence[Ban]) -> list[Card]:
    """The drawings of all tables."""
    drawn = []
    for study in studies:
        drawn += chapter(game, study)
    if bans:
        drawn.append(ban_card(bans))
    return drawn


def chapter(game: AnyGame, study: Study) -> list[Card]:
    """One table: seats, sources, margin, length, use, options."""
    where, matches = at(study.order), study.matches
    number = len(matches)
    turns = [
        Row(f"{ORDINALS[place]} in turn", f"even with {figure(one.extra, sign=True)} points",
            (of_place(one, number),), figure(one.share, True), f"{one.points:.1f} points")
        for place, one in enumerate(study.places())
    ]  # fmt: skip
    say = game.phrasebook().say
    sources = [source(say(Words(f"score-{name}")), name, matches) for name in study.sources()]
    cards = [
        Card(f"Victories in turn order: {where}", f"In per cent, {number:,} matches. Dashed: even.",
             intervals(turns, "Victories in turn order", zero=100 / study.order.seats)),
        Card(f"Points by source: {where}", "Mean of a chair.",
             intervals(sources, "Points by source"), right=True),
        Card(f"Winner's margin: {where}", "In points, of all matches.",
             histograms([[float(m.margin) for m in matches]], "Winner's margin", "points")),
        Card(f"Length: {where}", "Answers of a whole match.",
             histograms([[float(m.answers) for m in matches]], "Length", "answers"), right=True),
    ]  # fmt: skip
    if rows := owners(study):
        cards.append(
            Card(f"Owned: {where}", "On how many of a hundred chairs, in the end.",
                 intervals(rows, "What is owned", zero=None))
        )  # fmt: skip
    if rows := odd_options(study):
        cards.append(
            Card(f"Options whose takers fare oddly: {where}",
                 "Victories of those who took it, in per cent; this is no cause. Under each: how "
                 "many chairs took it, of those that could. Dashed: even.",
                 intervals(rows, "Takers' victories", zero=100 / study.order.seats), right=True)
        )  # fmt: skip
    return cards


def source(said: str, name: str, matches: Sequence[Noted]) -> Row:
    """The points of a chair from one source."""
    lines = [match.lines[name] for match in matches if name in match.lines]
    one = estimate([sum(line) / len(line) for line in lines])
    return Row(said, "", (one,), figure(one.mean))


def odd_options(study: Study) -> list[Row]:
    """The options whose takers win oddly often or seldom, with intervals."""
    rows = []
    for name, pick, _ in study.suspicious(MOST_PICKS):
        question, option = parted(name, names_of(study.order))
        often = f"{pick.taken} of {pick.offered}, {question}"
        rows.append(Row(option, often, (taken(pick),), figure(pick.won / pick.taken, True)))
    return rows


def taken(pick: Pick) -> Estimate:
    """The share of victories of those who took an option, in points of a hundred."""
    share = pick.won / pick.taken
    low, high = wilson(share, pick.taken)
    return Estimate(share * 100, low * 100, high * 100, pick.taken)


def ban_card(bans: Sequence[Ban]) -> Card:
    """What chairs lose without options, on the same deals."""
    order = bans[0].order
    rows = []
    for one in bans:
        told = Estimate(one.difference * 100, one.low * 100, one.high * 100, order.games)
        question, option = parted(one.name, names_of(order))
        change = figure(one.difference, True, sign=True)
        rows.append(Row(option, question, (told,), change, between(told, sign=True)))
    about = (
        "Every deal twice, once with the option forbidden to one chair: how its share of "
        f"victories changes, in points ({at(order)}, {order.games:,} fresh deals each). Of ten "
        "intervals, one may miss zero by chance alone."
    )
    return Card("The most suspicious options, banned", about, intervals(rows, "Bans"))


def numbers(studies: Sequence[Study]) -> list[list[str]]:
    """All options of all tables, with intervals."""
    rows = [["", "chairs offered", "taken", "victories of takers", "95 %"]]
    for study in studies:
        names = names_of(study.order)
        for name, pick in sorted(study.picks().items()):
            known = pick.taken >= SELDOM * len(study.matches) * study.order.seats
            wins = figure(pick.won / pick.taken, True) if pick.taken else "-"
            ends = between(taken(pick)) if known and pick.taken else ""
            rate = figure(pick.taken / pick.offered, True)
            rows.append(
                [f"{at(study.order)}, {named(name, names)}", str(pick.offered), rate, wins, ends]
            )
    return rows
