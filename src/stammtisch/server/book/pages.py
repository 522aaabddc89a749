"""The book as one visitor sees it: their own pages, and those whom they have played with."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from stammtisch.bots.yardstick import yardstick_of
from stammtisch.core.registry import titles
from stammtisch.server.book.statistics import favourite, mean, own_seat, own_seats
from stammtisch.server.table.evenings import Evening, Known, Regular, Sitting
from stammtisch.server.table.keeping import Store
from stammtisch.server.wire.regulars import (
    BookShown,
    EveningShown,
    OnScale,
    RegularShown,
    SatThere,
    TitlePage,
)

MOST_EVENINGS = 1000
MOST_COMPANY = 40  # people on a scale: those played with last


async def book_of(store: Store, visitor: str) -> BookShown:
    """Somebody's pages."""
    evenings = await store.evenings_of(visitor, MOST_EVENINGS)
    pages = []
    for title in dict.fromkeys(evening.title for evening in evenings):
        played = [evening for evening in evenings if evening.title == title]
        company = company_of(played)
        known = await store.strengths(title, list(company))
        pages.append(title_page(title, played, visitor, company, known))
    pages.sort(key=lambda page: -page.evenings)
    me = regular_shown(await store.regular(visitor), evenings, visitor)
    return BookShown(me, tuple(pages), tuple(evening_shown(one, visitor) for one in evenings))


def company_of(evenings: Sequence[Evening]) -> dict[str, Sitting]:
    """Whoever sat at these tables, as they last did; whoever asks is among them."""
    found: dict[str, Sitting] = {}
    for evening in evenings:
        for sitting in evening.sittings:
            if sitting.visitor is not None and len(found) < MOST_COMPANY:
                found.setdefault(sitting.visitor, sitting)
    return found


def regular_shown(
    chosen: Regular | None, evenings: Sequence[Evening], visitor: str
) -> RegularShown:
    """Who somebody is: as they chose, or else as they last sat down."""
    sat = [s for evening in evenings for s in evening.sittings if s.visitor == visitor]
    last = Regular(sat[0].name, sat[0].face, sat[0].colour) if sat else Regular("", None, None)
    who = chosen or last
    return RegularShown(
        name=who.name or last.name,
        face=last.face if who.face is None else who.face,
        colour=last.colour if who.colour is None else who.colour,
        since=evenings[-1].at if evenings else 0.0,
        evenings=len(evenings),
        won=sum(seat.place == 1 for seat in own_seats(evenings, visitor)),
    )


def title_page(
    title: str,
    evenings: Sequence[Evening],
    visitor: str,
    company: Mapping[str, Sitting],
    known: Mapping[str, Known],
) -> TitlePage:
    """One title in somebody's book."""
    seats = own_seats(evenings, visitor)
    return TitlePage(
        title=title,
        evenings=len(evenings),
        won=sum(seat.place == 1 for seat in seats),
        mean_place=mean([seat.place for seat in seats]),
        mean_points=mean([seat.points for seat in seats]),
        favourite=favourite(evenings, visitor),
        scale=scale(title, visitor, company, known) if visitor in known else (),
    )


def scale(
    title: str, visitor: str, company: Mapping[str, Sitting], known: Mapping[str, Known]
) -> tuple[OnScale, ...]:
    """People and bots on one scale, the strongest first."""
    people = [
        OnScale(
            sitting.name,
            None,
            sitting.face,
            sitting.colour,
            known[who].strength.value,
            known[who].strength.spread,
            known[who].matches,
            who == visitor,
        )
        for who, sitting in company.items()
        if who in known
    ]
    game = titles().get(title)
    measured = {} if game is None else yardstick_of(game)
    bots = [
        OnScale("", bot, None, None, strength.value, strength.spread, 0)
        for bot, strength in measured.items()
    ]
    return tuple(sorted([*people, *bots], key=lambda one: -one.value))


def evening_shown(evening: Evening, visitor: str) -> EveningShown:
    """An evening as one of those who sat there sees it, the first place first."""
    own = own_seat(evening, visitor)
    gain = None
    if own is not None and own.before is not None and own.after is not None:
        gain = own.after.value - own.before.value
    sat = tuple(
        SatThere(one.name, one.bot, one.face, one.colour, one.points, one.place, one is own)
        for one in sorted(evening.sittings, key=lambda one: one.place)
    )
    return EveningShown(
        evening.id, evening.title, evening.at, sat, gain, evening.unrated, evening.shown
    )
