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


def dignitary(seen: TavernaView, told: About, name: str) -> About:
    """Where a dignitary stands, what the best deal brings now, all prices, and who may. [7.5]"""
    tavern = next(one.id for one in seen.taverns if name in one.dignitaries)
    place = words("stands-in", tavern=words(f"tavern-{tavern}"))
    mat = worth.own_mat(seen)
    served = seen.turn is not None and name in seen.turn.dignitaries_used
    return replace(
        told,
        kind=words("kind-dignitary", place=place),
        text=(words(f"sign-{name}-says"), *((words("note-served"),) if served else ())),
        facts=(
            *(() if mat is None else deals(seen, mat, name)),
            price(join(dignitary_notes(seen, name)[: -1 if served else None])),
            *purse(seen),
            Fact(words("label-who"), words("who-may", n=seen.rates.call_price)),
        ),
    )


def deals(seen: TavernaView, mat: MatView, name: str) -> tuple[Fact, ...]:
    """What the dignitary could bring a seat for the coins that it has. [7.5]"""
    if name == "notary":
        return (best_deed(seen, mat), *more_for_court(seen, mat, "deeds"))
    if name == "gob_trotter":
        return (best_tokens(seen, mat),)
    if name == "princess":
        return favours(seen, mat)
    return (best_levels(seen, mat),)


def affordable(
    seen: TavernaView, mat: MatView, name: str, most: int
) -> tuple[int, int, int] | None:
    """The largest offer of a dignitary that a seat can pay and use."""
    offers = [one for one in seen.rates.offers[name] if one[1] <= mat.coins and one[0] <= most]
    return max(offers, default=None)


def best_deed(seen: TavernaView, mat: MatView) -> Fact:
    """The deed with the most points that a seat can pay and the Notary can reach."""
    found = worth.for_sale(seen, mat)
    if not found:
        return worth_now(words("worth-no-deed"))
    best = max(found, key=lambda one: one.deed.vp)
    return worth_now(words("worth-deed", deed=names.deed_named(best.deed.id)), best.deed.vp)


def best_tokens(seen: TavernaView, mat: MatView) -> Fact:
    """The points of as many guild tokens as a seat can pay and hang."""
    offer = affordable(seen, mat, "gob_trotter", worth.most_tokens(seen))
    if offer is None:
        return worth_now(words("worth-no-token"))
    number, _, points = offer
    return worth_now(words("worth-tokens", n=number), points)


def favours(seen: TavernaView, mat: MatView) -> tuple[Fact, ...]:
    """What the Queen would pay for as many favours as a seat can pay. [8]"""
    offer = affordable(seen, mat, "princess", len(seen.favour_row))
    if offer is None:
        return (worth_now(words("worth-no-favour")),)
    return (
        worth_now(words("worth-favours", n=offer[0])),
        *more_for_court(seen, mat, "favours", offer[0]),
    )


def best_levels(seen: TavernaView, mat: MatView) -> Fact:
    """The points of the best levels that a seat can pay. [7.5]"""
    offer = affordable(seen, mat, "ambassadress", worth.open_levels(seen, mat.seat))
    if offer is None:
        return worth_now(words("worth-no-level"))
    gain = worth.best_climb(seen, mat.seat, offer[0])
    return worth_now(words("worth-levels", n=offer[0]), gain)


# -- royal scorings --------------------------------------------------------------------------------


def scoring(seen: TavernaView, told: About, name: str) -> About:
    """What a royal scoring pays the viewer now, from when on more, and what the others get. [8]"""
    mat = worth.own_mat(seen)
    facts = [] if mat is None else [scoring_worth(seen, mat, name)]
    counts, steps = seen.rates.counts[name], seen.rates.steps[name]
    if mat is not None and name not in seen.scorings_taken:
        facts += next_step(seen, name, worth.counted(mat, counts))
    if len(steps) > 1:
        said = join(
            words("court-step", n=start, points=points) for start, points in steps if points
        )
        facts.append(Fact(words("label-pays"), said))
    return replace(
        told,
        kind=words("kind-scoring"),
        facts=(*facts, Fact(words("label-everybody"), standings(seen, name))),
    )


def scoring_worth(seen: TavernaView, mat: MatView, name: str) -> Fact:
    """The points for what the seat has; those of the King's levels come on top. [8]"""
    taker = seen.scorings_taken.get(name)
    if taker is not None:
        return worth_now(words("note-taken", seat=SeatName(taker)))
    counts = seen.rates.counts[name]
    if counts == "nothing":
        said = words("worth-levels-too", more=worth.risen(seen, mat.seat, name))
    else:
        said = words("worth-for", counted=words(f"count-{counts}", n=worth.counted(mat, counts)))
    return worth_now(said, mat.royal_values[name])


def standings(seen: TavernaView, name: str) -> Words:
    """What everybody would get."""
    return join(
        words("seat-points", seat=SeatName(mat.seat), points=mat.royal_values[name])
        for mat in seen.mats
    )
