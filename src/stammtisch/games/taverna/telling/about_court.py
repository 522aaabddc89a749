"""What a dignitary or a royal scoring is and is worth now. [7.5, 8]"""

from __future__ import annotations

from msgspec.structs import replace

from stammtisch.core.about import About, Fact
from stammtisch.core.words import SeatName, Words, join, words
from stammtisch.games.taverna.telling import names, worth
from stammtisch.games.taverna.telling.about_facts import (
    more_for_court,
    next_step,
    price,
    purse,
    worth_now,
)
from stammtisch.games.taverna.telling.plain_court import dignitary_notes
from stammtisch.games.taverna.telling.sights import MatView, TavernaView

# -- dignitaries -----------------------------------------------------------------------------------


def dignitary(view: TavernaView, told: About, name: str) -> About:
    """Where a dignitary stands, what the best deal brings now, all prices, and who may. [7.5]"""
    tavern = next(one.id for one in view.taverns if name in one.dignitaries)
    place = words("stands-in", tavern=words(f"tavern-{tavern}"))
    mat = worth.own_mat(view)
    served = view.turn is not None and name in view.turn.dignitaries_used
    return replace(
        told,
        kind=words("kind-dignitary", place=place),
        text=(words(f"sign-{name}-says"), *((words("note-served"),) if served else ())),
        facts=(
            *(() if mat is None else deals(view, mat, name)),
            price(join(dignitary_notes(view, name)[: -1 if served else None])),
            *purse(view),
            Fact(words("label-who"), words("who-may", n=view.rates.call_price)),
        ),
    )


def deals(view: TavernaView, mat: MatView, name: str) -> tuple[Fact, ...]:
    """What the dignitary could bring a seat for the coins that it has. [7.5]"""
    if name == "notary":
        return (best_deed(view, mat), *more_for_court(view, mat, "deeds"))
    if name == "gob_trotter":
        return (best_tokens(view, mat),)
    if name == "princess":
        return favours(view, mat)
    return (best_levels(view, mat),)


def affordable(
    view: TavernaView, mat: MatView, name: str, most: int
) -> tuple[int, int, int] | None:
    """The largest offer of a dignitary that a seat can pay and use."""
    offers = [one for one in view.rates.offers[name] if one[1] <= mat.coins and one[0] <= most]
    return max(offers, default=None)


def best_deed(view: TavernaView, mat: MatView) -> Fact:
    """The deed with the most points that a seat can pay and the Notary can reach."""
    found = worth.for_sale(view, mat)
    if not found:
        return worth_now(words("worth-no-deed"))
    best = max(found, key=lambda one: one.deed.vp)
    return worth_now(words("worth-deed", deed=names.deed_named(best.deed.id)), best.deed.vp)


def best_tokens(view: TavernaView, mat: MatView) -> Fact:
    """The points of as many guild tokens as a seat can pay and hang."""
    offer = affordable(view, mat, "gob_trotter", worth.most_tokens(view))
    if offer is None:
        return worth_now(words("worth-no-token"))
    number, _, points = offer
    return worth_now(words("worth-tokens", n=number), points)


def favours(view: TavernaView, mat: MatView) -> tuple[Fact, ...]:
    """What the Queen would pay for as many favours as a seat can pay. [8]"""
    offer = affordable(view, mat, "princess", len(view.favour_row))
    if offer is None:
        return (worth_now(words("worth-no-favour")),)
    return (
        worth_now(words("worth-favours", n=offer[0])),
        *more_for_court(view, mat, "favours", offer[0]),
    )


def best_levels(view: TavernaView, mat: MatView) -> Fact:
    """The points of the best levels that a seat can pay. [7.5]"""
    offer = affordable(view, mat, "ambassadress", worth.open_levels(view, mat.seat))
    if offer is None:
        return worth_now(words("worth-no-level"))
    gain = worth.best_climb(view, mat.seat, offer[0])
    return worth_now(words("worth-levels", n=offer[0]), gain)


# -- royal scorings --------------------------------------------------------------------------------


def scoring(view: TavernaView, told: About, name: str) -> About:
    """What a royal scoring pays the viewer now, from when on more, and what the others get. [8]"""
    mat = worth.own_mat(view)
    facts = [] if mat is None else [scoring_worth(view, mat, name)]
    counts, steps = view.rates.counts[name], view.rates.steps[name]
    if mat is not None and name not in view.scorings_taken:
        facts += next_step(view, name, worth.counted(mat, counts))
    if len(steps) > 1:
        said = join(
            words("court-step", n=start, points=points) for start, points in steps if points
        )
        facts.append(Fact(words("label-pays"), said))
    return replace(
        told,
        kind=words("kind-scoring"),
        facts=(*facts, Fact(words("label-everybody"), standings(view, name))),
    )


def scoring_worth(view: TavernaView, mat: MatView, name: str) -> Fact:
    """The points for what the seat has; those of the King's levels come on top. [8]"""
    taker = view.scorings_taken.get(name)
    if taker is not None:
        return worth_now(words("note-taken", seat=SeatName(taker)))
    counts = view.rates.counts[name]
    if counts == "nothing":
        said = words("worth-levels-too", more=worth.risen(view, mat.seat, name))
    else:
        said = words("worth-for", counted=words(f"count-{counts}", n=worth.counted(mat, counts)))
    return worth_now(said, mat.royal_values[name])


def standings(view: TavernaView, name: str) -> Words:
    """What everybody would get."""
    return join(
        words("seat-points", seat=SeatName(mat.seat), points=mat.royal_values[name])
        for mat in view.mats
    )
