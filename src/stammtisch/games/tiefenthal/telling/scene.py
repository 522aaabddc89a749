"""The end of an evening, retold, and the last count. [6, 8]"""

from __future__ import annotations

from stammtisch.core.journal import Event
from stammtisch.core.ledger import Counters, enter
from stammtisch.core.scene import Cell, Count, Mark, Scene, Story, Thing
from stammtisch.core.words import words
from stammtisch.games.tiefenthal.rules import ids
from stammtisch.games.tiefenthal.rules.box import Box
from stammtisch.games.tiefenthal.rules.flow import Tiefenthal
from stammtisch.games.tiefenthal.telling.accounts import at_first, changes
from stammtisch.games.tiefenthal.telling.names import card_name
from stammtisch.games.tiefenthal.telling.sheet import sheet

WITH_SCHNAPPS, WITH_REPUTATION = 2, 3  # the modules that bring them

# dice and staff bring something in
BRINGS = (ids.USED_DIE, ids.SERVED, ids.GAINED_DUCATS, ids.GAINED_BEER)
OPENERS = (ids.CLOSED, ids.GAME_ENDED)  # with these something new is counted


class Evening:
    """What an evening has brought so far."""

    def __init__(self, counters: Counters) -> None:
        self.before = dict(counters)
        self.stowed: dict[int, Event] = {}
        self.cleared: dict[int, int] = {}
        self.ducats: dict[int, int] = {}
        self.beer: dict[int, int] = {}

    def take(self, event: Event, change: Counters) -> None:
        """Note what is brought in, what is put away and who goes home."""
        if event.kind in BRINGS:
            seat = f"seat/{event.a}"
            for brought, places in (
                (self.ducats, ("ducats", "safe")),
                (self.beer, ("beer", "store")),
            ):
                gain = sum(change.get(f"{seat}/{place}", 0) for place in places)
                brought[event.a] = brought.get(event.a, 0) + gain
        if event.kind == ids.STOWED:
            self.stowed[event.a] = event
        elif event.kind == ids.CLEARED:
            self.cleared[event.a] = event.b


def scenes(story: Story) -> tuple[Scene, ...]:
    """Every evening but the last, and the end of the match."""
    counters = at_first(story.box, story.seats, story.variants)
    evening = Evening(counters)
    found: list[Scene] = []
    for place, event in story.events:
        if event.kind == ids.EVENING_CAME:
            evening = Evening(counters)
        change = changes(story.box, event)
        enter(counters, change)
        evening.take(event, change)
        if event.kind == ids.CLOSED and event.b != ids.NOBODY:
            found.append(closing(story, evening, counters, event, place))
        elif event.kind == ids.GAME_ENDED and story.state is not None:
            found.append(last_count(story.state, place))
    return tuple(found)


def closing(story: Story, evening: Evening, counters: Counters, event: Event, place: int) -> Scene:
    """An evening ends: new cards, safe and store, the guests go home, the mug goes on. [6]"""
    seats = range(story.seats)
    before = tuple(evening.before.get(f"seat/{seat}/card_points", 0) for seat in seats)
    cards = tuple(cards_cell(story.box, evening.before, counters, seat) for seat in seats)
    steps = (
        Count("cards", words("scene-cards"), cards, words("scene-cards-note")),
        Count("stowed", words("scene-stowed"), stowed_cells(evening, seats)),
        Count("home", words("scene-home"), home_cells(evening, seats)),
        Count("mug", words("scene-mug"), mug_cells(event.b, seats)),
    )
    return Scene(
        id="evening",
        at=place,
        heading=words("scene-evening", n=event.a),
        note=words("scene-evening-note"),
        seat=words("scene-tavern"),
        unit=words("scene-card-points"),
        before=before,
        steps=steps,
        mats=tuple(goods(evening.ducats.get(seat, 0), evening.beer.get(seat, 0)) for seat in seats),
        mat=words("scene-brought"),
        brief=True,
    )


def cards_cell(box: Box, before: Counters, after: Counters, seat: int) -> Cell:
    """Cards that came into the deck in the evening, or left it, with their points."""
    things = []
    for kind in range(box.kinds):
        key = f"seat/{seat}/cards/{box.card_ids[kind]}"
        number = after.get(key, 0) - before.get(key, 0)
        if number:
            things.append(Thing("card", box.card_ids[kind], card_name(box, kind), number))
    key = f"seat/{seat}/card_points"
    points = after.get(key, 0) - before.get(key, 0)
    note = None if things else words("scene-cards-none")
    return Cell(points, note, tuple(things), blank=not things)


def goods(ducats: int, beer: int) -> tuple[Thing, Thing]:
    """So many ducats and so much beer."""
    return (
        Thing("ducat", "ducats", words("scene-ducats"), ducats),
        Thing("beer", "beer", words("scene-beer"), beer),
    )


def stowed_cells(evening: Evening, seats: range) -> tuple[Cell, ...]:
    """What is kept, and what is lost. [6]"""
    return tuple(stowed_cell(evening.stowed.get(seat)) for seat in seats)


def stowed_cell(event: Event | None) -> Cell:
    """What a seat keeps for the next evening."""
    if event is None:
        return Cell(blank=True)
    lost = event.d + event.e > 0
    told = words("scene-lost", ducats=event.d, beer=event.e) if lost else words("scene-lost-none")
    return Cell(blank=True, note=told, things=goods(event.b, event.c))


def home_cells(evening: Evening, seats: range) -> tuple[Cell, ...]:
    """How many cards go to the discard pile."""
    return tuple(
        Cell(blank=True, note=words("scene-home-cards", n=evening.cleared.get(seat, 0)))
        for seat in seats
    )


def mug_cells(owner: int, seats: range) -> tuple[Cell, ...]:
    """Who has the mug next."""
    mug = Thing("mug", "mug", words("scene-mug"))
    return tuple(Cell(blank=True, things=(mug,) if seat == owner else ()) for seat in seats)


# -- the last count --------------------------------------------------------------------------------


def last_count(state: Tiefenthal, place: int) -> Scene:
    """Cards, schnapps and reputation, as the score sheet has them. [8]"""
    lines = {line.id: line.points for line in sheet(state).lines}
    wanted = ["nobles", "guests", "staff"]
    wanted += ["schnapps"] if state.module >= WITH_SCHNAPPS else []
    wanted += ["reputation"] if state.module >= WITH_REPUTATION else []
    return Scene(
        id="final",
        at=place,
        heading=words("scene-final"),
        note=words("scene-final-note"),
        seat=words("scene-tavern"),
        unit=words("score-total"),
        before=(0,) * state.seats,
        steps=tuple(counted(state, line, lines[line]) for line in wanted),
    )


def counted(state: Tiefenthal, line: str, points: tuple[int, ...]) -> Count:
    """One line of the score sheet; the cards of a deck lie face down first."""
    cells = tuple(
        Cell(points[seat], things=things(state, line, seat)) for seat in range(state.seats)
    )
    named = words(f"score-{line}")
    return Count(line, named, cells, words(f"scene-{line}-note"), turned=line == "guests")


def things(state: Tiefenthal, line: str, seat: int) -> tuple[Thing, ...]:
    """The cards of a line that are worth something; of schnapps and reputation there are none."""
    box, mat = state.box, state.mats[seat]
    kinds = {
        "nobles": range(ids.NOBLE, ids.NOBLE + 1),
        "guests": range(ids.NOBLE + 1, box.kinds),
        "staff": range(ids.TAVERN_CARDS),
    }.get(line, range(0))
    return tuple(
        Thing("card", box.card_ids[kind], card_name(box, kind), mat.owned[kind])
        for kind in kinds
        if mat.owned[kind] and box.vp[kind]
    )


def marks(story: Story) -> tuple[Mark, ...]:
    """Evenings. [6]"""
    return tuple(
        Mark(place, "round", words("scene-evening-begins", n=event.a))
        for place, event in story.events
        if event.kind == ids.EVENING_CAME
    )
