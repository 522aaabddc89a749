"""What a thing of the theatre's world is, says and is worth now: for whoever points at it."""

from __future__ import annotations

from collections.abc import Callable

from msgspec.structs import replace

from stammtisch.core.about import About, Fact, fitting
from stammtisch.core.words import SeatName, Words, words
from stammtisch.games.histrio.telling.about_cards import (
    before_city,
    entertainer,
    in_company,
    in_ensemble,
)
from stammtisch.games.histrio.telling.about_cities import of_city
from stammtisch.games.histrio.telling.about_festival import open_level
from stammtisch.games.histrio.telling.about_requests import in_hand, kept, of_box
from stammtisch.games.histrio.telling.names import genre_name
from stammtisch.games.histrio.telling.sights import HistrioView, MatView

# the form of an address -> the sign whose words tell of it, and the paragraph of the rules
PLACES = {
    "theatre": ("theatre", "4.2"),
    "theatre/gauge": ("needle", "4.2"),
    "theatre/needle": ("needle", "4.2"),
    "theatre/needle/*": ("needle", "4.2"),
    "theatre/comedy": ("comedy", "4.6"),
    "theatre/tragedy": ("tragedy", "4.6"),
    "theatre/stage": ("impresario", "4.1"),
    "theatre/deck": ("deck", "3.5"),
    "theatre/discards": ("discard", "3.4.2"),
    "theatre/requests": ("request", "3.4.3"),
    "theatre/request-discards": ("request-discards", "3.4.3"),
    "city/*": ("city", "3.4"),
    "city/*/card/*": ("city", "3.4.1"),
    "friend/*": ("friend", "3.3"),
    "friend/*/drawn": ("friend", "3.3"),
    "friend/*/travel/*": ("friend", "3.3"),
    "mat/*": ("troupe", "1"),
    "mat/*/ecus": ("ecu", "4.3"),
    "mat/*/comedy": ("comedy", "5.1"),
    "mat/*/tragedy": ("tragedy", "5.1"),
    "mat/*/festival": ("now", "5.1"),
    "mat/*/impresarios": ("impresario", "4.1"),
    "mat/*/requests": ("request", "5.2"),
    "mat/*/travel": ("travel", "4.4"),
    "mat/*/travel/*": ("travel", "4.4"),
    "mat/*/company": ("company", "3.4.1"),
    "mat/*/company/*": ("company", "3.4.1"),
    "mat/*/ensemble": ("ensemble", "5.1"),
    "mat/*/ensemble/*": ("ensemble", "5.1"),
    "mat/*/entertainers": ("entertainer", "4.5"),
    "mat/*/entertainer/*": ("entertainer", "4.6"),
    "mat/*/request/*": ("request", "5.2"),
    "mat/*/kept/*": ("request", "5.2"),
    "request/*": ("request", "5.2"),
}

ON_MAT: dict[str, Callable[[HistrioView, About, MatView, str], About]] = {
    "company": in_company,
    "ensemble": in_ensemble,
    "entertainer": entertainer,
    "request": in_hand,
    "kept": kept,
}


def about(view: HistrioView, address: str, plain: About | None) -> About | None:
    """The thing at an address: what the layout says of it, its rule, and its figures now."""
    head, *parts = address.split("/")
    if head == "request" and len(parts) == 1:
        return of_box(view, parts[0])
    place = fitting(PLACES, address)
    plain = plain or on_gauge(view, parts if head == "theatre" else [])
    if plain is None or place is None:
        return plain
    sign, rule = place
    notes = () if head == "theatre" else plain.text  # its figures say the same
    told = replace(plain, text=(*notes, sign_words(view, sign)), rule=rule)
    if head == "city":
        return in_city(view, told, parts)
    if head == "theatre":
        return replace(told, facts=theatre_facts(view, parts))
    if head == "mat":
        return on_mat(view, told, view.mats[int(parts[0])], parts[1:])
    return told


def sign_words(view: HistrioView, sign: str) -> Words:
    """What a sign stands for, with the figures of this box."""
    if sign == "needle":
        return words("sign-needle-says", spaces=view.spaces)
    if sign == "request":
        return words("sign-request-says", limit=view.request_limit)
    if sign == "now":
        return words("sign-now-says", actor=view.actor_pay, show=view.show_pay)
    return words(f"sign-{sign}-says")


# -- the theatre ---------------------------------------------------------------------------------


def on_gauge(view: HistrioView, parts: list[str]) -> About | None:
    """A space or a mask that only a question puts on the gauge: no part of the layout."""
    if parts[:1] == ["needle"]:
        return About(words("zone-gauge"), words("zone-theatre"))
    if parts in (["comedy"], ["tragedy"]):
        return About(words(f"sign-{parts[0]}"), words("zone-theatre"))
    return None


def theatre_facts(view: HistrioView, parts: list[str]) -> tuple[Fact, ...]:
    """Figures of gauge, stage and piles."""
    part = parts[0] if parts else "gauge"
    if part in ("gauge", "needle", "comedy", "tragedy"):
        return king_facts(view)
    if part == "stage":
        return stage_facts(view)
    if part == "deck":
        return (
            Fact(words("about-left"), words("left-deck", n=view.deck, rounds=view.rounds_left)),
        )
    number = {
        "discards": len(view.discards),
        "requests": view.request_pile,
        "request-discards": view.request_discards,
    }[part]
    return (Fact(words("label-now"), words("left-cards", n=number)),)


def king_facts(view: HistrioView) -> tuple[Fact, ...]:
    """What the king wants, and how far he is from wanting the other genre."""
    wants = words("king-wants", genre=genre_name(view.mood), space=view.mood_space)
    return (
        Fact(words("label-now"), wants),
        Fact(words("label-turns"), words("king-turns", n=view.mood_space)),
    )


def stage_facts(view: HistrioView) -> tuple[Fact, ...]:
    """Who stands on the stage, and what the next level 3 pays to the viewer."""
    stage = sum(mat.on_stage for mat in view.mats)
    there = [
        words("stage-of", seat=SeatName(mat.seat), n=mat.on_stage)
        for mat in view.mats
        if mat.on_stage
    ]
    now = words("list", items=there) if there else words("stage-empty")
    facts = (Fact(words("label-now"), now),)
    if view.viewer is None:
        return facts
    pays = stage + int(view.mats[view.viewer].impresarios > 0)
    return (Fact(words("about-worth"), words("worth-stage"), pays), *facts)


# -- cities and mats -----------------------------------------------------------------------------


def in_city(view: HistrioView, told: About, parts: list[str]) -> About:
    """A city, or a card of its row."""
    city = view.cities[int(parts[0]) - 1]
    if len(parts) == 1:
        return of_city(view, told, city)
    return before_city(view, told, city, int(parts[2]) - 1)


def on_mat(view: HistrioView, told: About, mat: MatView, parts: list[str]) -> About:
    """A card before a troupe, or one of its figures."""
    what = parts[0] if parts else ""
    if len(parts) == 2 and what in ON_MAT:
        return ON_MAT[what](view, told, mat, parts[1])
    return replace(told, facts=mat_facts(view, mat, parts))


def mat_facts(view: HistrioView, mat: MatView, parts: list[str]) -> tuple[Fact, ...]:
    """The figures of a purse, of sums and stocks, and where travel cards still lead."""
    what = "/".join(parts)
    if what in ("festival", "ensemble"):
        return festival_facts(view, mat)
    if what in ("comedy", "tragedy"):
        sums = {"comedy": mat.comedy, "tragedy": mat.tragedy}
        now = Fact(words("label-now"), words("number", number=sums[what]))
        return (now, *festival_facts(view, mat))
    if what == "impresarios":
        return stage_facts(view)
    if what == "ecus":
        return (Fact(words("label-now"), words("forecast-ecus", ecus=mat.ecus)),)
    if what == "requests":
        return (Fact(words("label-now"), words("left-cards", n=mat.request_count)),)
    return travel_facts(view, mat) if what == "travel" else ()


def travel_facts(view: HistrioView, mat: MatView) -> tuple[Fact, ...]:
    """The cities to which a troupe can still sail, and those whose cards are played."""
    found = []
    for label, numbers in (("label-free", mat.hand), ("label-anchored", mat.played)):
        cities = [view.cities[number - 1] for number in numbers]
        if cities:
            named = [words(f"city-{city.id}", name=city.name) for city in cities]
            found.append(Fact(words(label), words("list", items=named)))
    return tuple(found)


def festival_facts(view: HistrioView, mat: MatView) -> tuple[Fact, ...]:
    """What would still be paid if the season ended now, and for what. [8.1, 8.2]"""
    show = "show-best" if mat.prospect.best else "show-liked" if mat.prospect.show else "show-none"
    lead = mat.difference + open_level(mat)
    again = Fact(words("label-kept"), words("worth-kept", n=len(mat.kept)), mat.due.requests)
    return (
        Fact(words("label-actors"), words("worth-actors", n=view.actor_pay), mat.due.actors),
        Fact(words("label-show"), words(show, lead=lead), mat.due.show),
        *((again,) if mat.kept and view.phase != "over" else ()),
    )
