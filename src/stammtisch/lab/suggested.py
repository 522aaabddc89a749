"""What a search for better values found, in sentences and plots."""

from __future__ import annotations

from stammtisch.lab.compared import difference, number_row, share_row
from stammtisch.lab.drawings import Row, intervals
from stammtisch.lab.estimates import Estimate
from stammtisch.lab.figures import between, figure
from stammtisch.lab.keys import spoken
from stammtisch.lab.page import Card, Finding
from stammtisch.lab.suggest import Suggestion, Trial


def findings(found: Suggestion) -> list[Finding]:
    """The change, what it saves, and what every part of the goal says."""
    if not found.changes:
        return [
            Finding(
                "Nothing better was found.",
                f"After {found.search_games:,} matches the box as it is looks best.",
                sure=False,
            )
        ]
    saved = found.saved
    change = "; ".join(
        f"{spoken(key.name)} {found.changes[key.name]} instead of {key.now}"
        for key in found.keys
        if key.name in found.changes
    )
    return [
        Finding(
            f"{'Better' if found.better else 'Not better for sure'}: {change}.",
            f"On fresh deals the goal costs {figure(saved.mean)} less "
            f"({between(saved, sign=True)}).",
            sure=found.better,
        ),
        *(
            Finding(
                f"{part.said[0].upper()}{part.said[1:]}:",
                f"costs {figure(part.after)} instead of {figure(part.before)} "
                "(nothing where it is met, one where it is just missed).",
                sure=found.better,
            )
            for part in found.parts
        ),
    ]


def plots(found: Suggestion) -> list[Card]:
    """What changes, and the boxes that were tried."""
    return [
        Card(
            "What the change does",
            "On fresh deals, shares in points of a hundred. Hollow: cannot be told from nothing.",
            intervals([difference(line) for line in found.lines], "Differences on fresh deals"),
        ),
        Card(
            "Places in the turn order",
            "Share of wins in per cent. Ring: before. Diamond: after. Dashed: even.",
            intervals(
                [share_row(line) for line in found.places],
                "Share of wins by place",
                zero=100 / len(found.places),
            ),
            right=True,
        ),
        Card(
            "The trade-off",
            "The boxes that looked best in the search: what each costs, before any proof.",
            intervals([tried(found, one) for one in found.tried], "Cost of the boxes tried"),
            right=True,
        ),
    ]


def tried(found: Suggestion, one: Trial) -> Row:
    """A box of the search as a row of a plot; its cost has no interval before the proof."""
    short = {key.name: key.name.rpartition(".")[2].replace("_", " ") for key in found.keys}
    name = ", ".join(f"{short[key]} {value}" for key, value in one.values.items()) or "as it is"
    cost = Estimate(one.cost, one.cost, one.cost, 2)
    games = one.trials * found.order.games
    return Row(name[:28], f"{games:,} matches", (cost,), figure(one.cost))


def numbers(found: Suggestion) -> list[list[str]]:
    """All figures as a table."""
    rows = [["", "before", "after", "difference", "95 %"]]
    rows += [number_row(line) for line in [*found.lines, *found.places]]
    for part in found.parts:
        gap = figure(part.after - part.before, sign=True)
        rows.append([f"cost of {part.said}", figure(part.before), figure(part.after), gap, ""])
    rows.append(["cost saved", "", "", figure(found.saved.mean), between(found.saved)])
    return rows
