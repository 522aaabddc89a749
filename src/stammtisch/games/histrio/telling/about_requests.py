"""What a secret request asks for, how far it is, and what it pays: also of all that there are."""

from __future__ import annotations

from msgspec.structs import replace

from stammtisch.core.about import About, Fact
from stammtisch.core.words import SeatName, Words, words
from stammtisch.games.histrio.telling.about_festival import open_level
from stammtisch.games.histrio.telling.names import condition, named
from stammtisch.games.histrio.telling.sights import HistrioView, MatView, RequestView

SUMS = ("best_show", "pleases", "displeases", "balanced", "level_sum")  # the Chameleon counts


def in_hand(view: HistrioView, told: About, mat: MatView, identity: str) -> About:
    """A request of one's own hand: how far it is, and which journeys would meet it. [8.2]"""
    request = next(one for one in mat.requests or () if one.id == identity)
    facts = [worth(request)]
    if request.would:
        facts.append(Fact(words("label-alone"), words("worth-would", cities=cities(view, request))))
    facts += [Fact(words("label-pays"), words("pays-hand", pay=request.pay)), *helped(mat, request)]
    return replace(
        told,
        kind=words("kind-request-own"),
        text=(condition(request),),
        facts=tuple(facts),
    )


def kept(view: HistrioView, told: About, mat: MatView, identity: str) -> About:
    """A request that was shown: it pays once more in season 2 if it is met then. [8.2] R29"""
    request = next(one for one in mat.kept if one.id == identity)
    over = view.phase == "over"
    pays = Fact(words("label-pays"), words("pays-last" if over else "pays-again", pay=request.pay))
    facts = (pays,) if over else (worth(request), pays, *helped(mat, request))
    return replace(
        told,
        kind=words("kind-request-shown", seat=SeatName(mat.seat)),
        text=(condition(request),),
        facts=facts,
    )


def of_box(view: HistrioView, identity: str) -> About | None:
    """Any request of the box: what it asks for, how near the viewer is, and where it is known."""
    request = next((one for one in view.all_requests if one.id == identity), None)
    if request is None:
        return None
    mat = None if view.viewer is None else view.mats[view.viewer]
    own = () if mat is None else (worth(request), *helped(mat, request))
    pays = Fact(words("label-pays"), words("pays-hand", pay=request.pay))
    where = Fact(words("label-where"), whereabouts(view, mat, identity))
    return About(
        words=named("request", request),
        kind=words("kind-request-box", n=len(view.all_requests)),
        text=(condition(request), words("sign-request-says", limit=view.request_limit)),
        facts=(*own, pays, where),
        rule="5.2",
    )


def worth(request: RequestView) -> Fact:
    """Its pay where it is met now, otherwise how far it is."""
    if request.met:
        return Fact(words("about-worth"), words("worth-met"), request.pay)
    return Fact(words("about-worth"), short_of(request))


def short_of(request: RequestView) -> Words:
    """The figure now, and the bound that it misses."""
    now, least = request.now, request.least
    if now is None:
        return words("worth-unmet")
    if least is not None and now < least:
        return words("worth-short", now=now, least=least)
    return words("worth-over", now=now, most=request.most or 0)


def helped(mat: MatView, request: RequestView) -> tuple[Fact, ...]:
    """That a Chameleon without a role counts in the figures."""
    if not open_level(mat) or request.condition not in SUMS:
        return ()
    return tuple(
        Fact(named("card", card), words("worth-chameleon", n=effect.n))
        for card in mat.entertainers
        for effect in card.effects
        if effect.kind == "count_as_level"
    )


def cities(view: HistrioView, request: RequestView) -> list[Words]:
    """The cities whose row would meet a request."""
    named_cities = (view.cities[number - 1] for number in request.would)
    return [words(f"city-{city.id}", name=city.name) for city in named_cities]


def whereabouts(view: HistrioView, mat: MatView | None, identity: str) -> Words:
    """Where a request is, as far as the viewer knows."""
    for other in view.mats:
        if any(one.id == identity for one in other.kept):
            return words("where-shown", seat=SeatName(other.seat))
    if mat is not None and any(one.id == identity for one in mat.requests or ()):
        return words("where-hand")
    if mat is not None and identity in (mat.discarded or ()):
        return words("where-discarded")
    return words("where-unknown")
