"""The last round: the exchange, the royal scoring and the people scoring, staged. [8]"""

from __future__ import annotations

from stammtisch.core.journal import Event
from stammtisch.core.ledger import Counters, enter
from stammtisch.core.scene import Cell, Coming, Count, Mark, Scene, Story, Thing
from stammtisch.core.words import Words, words
from stammtisch.games.taverna.components.vocabulary import PEOPLE_IDS, SCORING_IDS
from stammtisch.games.taverna.rules import ids
from stammtisch.games.taverna.rules.flow import Taverna
from stammtisch.games.taverna.telling import names
from stammtisch.games.taverna.telling.accounts import at_first, changes

FIRST = 1  # the place of whoever begins in a royal order
OPENERS = (
    ids.EXCHANGED,
    ids.ROYAL_ORDER,
    ids.SCORED_ROYALTY,
    ids.SCORED_PEOPLES,
)  # with these something new is counted


class Court:
    """What the court has counted so far, royal round by royal round."""

    def __init__(self, counters: Counters, seats: int) -> None:
        self.before = tuple(counters.get(f"seat/{seat}/vp", 0) for seat in range(seats))
        self.exchanged: dict[int, Event] = {}
        self.orders: list[list[int]] = []
        self.peoples: list[int] = []
        self.scored: list[dict[int, Event]] = []

    def take(self, event: Event) -> None:
        """Note what an event of the last round counts."""
        if event.kind == ids.EXCHANGED:
            self.exchanged[event.a] = event
        elif event.kind == ids.ROYAL_ORDER:
            if event.b == FIRST:
                self.orders.append([])
                self.peoples.append(event.c)
                self.scored.append({})
            self.orders[-1].append(event.a)
        elif event.kind == ids.SCORED_ROYALTY:
            self.scored[-1][event.a] = event


def scenes(story: Story) -> tuple[Scene, ...]:
    """The end of the match; nothing is counted at the end of other rounds. [8]"""
    counters = at_first(story.box, story.seats, story.variants)
    court: Court | None = None
    last = 0
    for place, event in story.events:
        if court is None and event.kind in (ids.EXCHANGED, ids.ROYAL_ORDER):
            court = Court(counters, story.seats)
        enter(counters, changes(story.box, event))
        if court is not None:
            court.take(event)
        last = place
    return () if court is None else (last_count(story.state, court, last),)


def last_count(state: Taverna | None, court: Court, place: int) -> Scene:
    """Exchange, royal scoring, then, when it is over, the peoples, track by track. [8]"""
    seats = len(court.before)
    royal = tuple(royal_step(court, number) for number, one in enumerate(court.scored) if one)
    peoples = () if state is None else peoples_steps(state)
    return Scene(
        id="final",
        at=place,
        heading=words("scene-final"),
        note=words("scene-final-note"),
        seat=words("scene-innkeeper"),
        unit=words("score-total"),
        before=court.before,
        steps=(
            exchange_step(court, seats),
            *royal,
            *peoples,
        ),
        coming=coming(court) if state is None else None,
    )


def peoples_steps(state: Taverna) -> tuple[Count, ...]:
    """A step for each people. [8]"""
    return tuple(people_step(state, people) for people in range(ids.PEOPLES))


def coming(court: Court) -> Coming:
    """What is counted when the next one has chosen."""
    began = any(court.scored)
    return Coming(words("scene-peoples" if began else "scene-royal"), words("scene-royal-coming"))


def exchange_step(court: Court, seats: int) -> Count:
    """Privileges left are points, spells left are coins. [8]"""
    cells = tuple(exchange_cell(court.exchanged.get(seat)) for seat in range(seats))
    return Count("exchange", words("scene-exchange"), cells, words("scene-exchange-note"))


def exchange_cell(event: Event | None) -> Cell:
    """What a seat hands in."""
    if event is None:
        return Cell(note=words("scene-exchange-none"))
    return Cell(event.c, words("scene-exchanged", privileges=event.e, spells=event.d))


def royal_step(court: Court, number: int) -> Count:
    """In royal order everybody takes one of the scorings; who has not chosen comes later. [8]"""
    scored = court.scored[number]
    order = [seat for seat in court.orders[number] if seat in scored]
    cells = tuple(royal_cell(scored.get(seat)) for seat in range(len(court.before)))
    people = names.people(court.peoples[number])
    note = words("scene-royal-note", people=people)
    return Count(f"royal-{number + 1}", words("scene-royal"), cells, note, order=tuple(order))


def royal_cell(event: Event | None) -> Cell:
    """The scoring that a seat took; the last may find none left."""
    if event is None:
        return Cell(blank=True)
    thing = Thing("scoring", SCORING_IDS[event.b], names.scoring(event.b))
    return Cell(event.c, things=(thing,))


def people_step(state: Taverna, people: int) -> Count:
    """Each level of a track is worth what its space says. [8]"""
    cells = tuple(level_cell(state, int(mat.levels[people])) for mat in state.mats)
    name = PEOPLE_IDS[people]
    return Count(name, names.people(people), cells, court_words(state, people))


def level_cell(state: Taverna, level: int) -> Cell:
    """A level and its points."""
    return Cell(state.box.levels[level], words("scene-level", n=level))


def court_words(state: Taverna, people: int) -> Words | None:
    """Whose people it is, if King or Queen are of it."""
    if people == state.king:
        return words("scene-kings-people")
    return words("scene-queens-people") if people == state.queen else None


def marks(story: Story) -> tuple[Mark, ...]:
    """Rounds: the first turn of each. [6]"""
    found: list[Mark] = []
    seen = 0
    for place, event in story.events:
        if event.kind == ids.TURN_BEGAN and event.b > seen:
            seen = event.b
            found.append(Mark(place, "round", words("scene-round", n=seen)))
    return tuple(found)
