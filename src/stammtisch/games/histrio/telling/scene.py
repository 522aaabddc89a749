"""The festival, staged: chameleon, actors, show, requests. [8]"""

from __future__ import annotations

from msgspec.structs import replace

from stammtisch.core.journal import Event
from stammtisch.core.ledger import Counters, enter
from stammtisch.core.scene import Cell, Coming, Count, Mark, Scene, Story, Thing
from stammtisch.core.words import Words, words
from stammtisch.games.histrio.components.vocabulary import GENRES
from stammtisch.games.histrio.rules import ids
from stammtisch.games.histrio.rules.box import Box
from stammtisch.games.histrio.telling.accounts import at_first, changes
from stammtisch.games.histrio.telling.names import card_name, condition, genre_name, request_name
from stammtisch.games.histrio.telling.view_requests import printed_request

ENDS = (ids.E_SEASON_BEGAN, ids.E_ENDED)
OPENERS = (
    ids.E_FESTIVAL_BEGAN,
    ids.E_PAID_ACTORS,
    ids.E_SEASON_BEGAN,
    ids.E_ENDED,
)  # with these something new is counted


class Festival:
    """What a festival has paid so far."""

    def __init__(self, event: Event, counters: Counters, seats: int) -> None:
        self.season, self.genre, self.seats = event.a, event.b, seats
        self.before = tuple(counters[f"seat/{seat}/ecus"] for seat in range(seats))
        self.roles: dict[int, Event] = {}
        self.actors: dict[int, int] = {}
        self.shows: dict[int, Event] = {}
        self.shown: dict[int, int] = {}
        self.again: dict[int, list[int]] = {seat: [] for seat in range(seats)}

    def take(self, event: Event) -> None:
        """Note what an event of the festival pays."""
        if event.kind == ids.E_TOOK_ROLE:
            self.roles[event.a] = event
        elif event.kind == ids.E_PAID_ACTORS:
            self.actors[event.a] = event.b
        elif event.kind == ids.E_PAID_SHOW:
            self.shows[event.a] = event
        elif event.kind == ids.E_SHOWED_REQUEST:
            self.shown[event.a] = event.b
        elif event.kind == ids.E_REQUEST_PAID_AGAIN:
            self.again[event.a].append(event.b)


def scenes(story: Story) -> tuple[Scene, ...]:
    """Every festival; the last one counts the match out. [8]"""
    counters = at_first(story.box, story.seats, story.variants)
    company: list[list[int]] = [[] for _ in range(story.seats)]
    found: list[Scene] = []
    festival: Festival | None = None
    earlier: dict[int, int] = {}
    for place, event in story.events:
        enter(counters, changes(story.box, event))
        if event.kind == ids.E_JOINED:
            company[event.a].append(event.b)
        elif event.kind == ids.E_FESTIVAL_BEGAN:
            festival = Festival(event, counters, story.seats)
        elif festival is not None and event.kind in ENDS:
            steps = found[-1].steps + turned_over(story.box, festival, earlier)
            found[-1] = replace(found[-1], at=place, steps=steps, coming=None)
            earlier, festival = festival.shown, None
            company = [[] for _ in range(story.seats)]
        elif festival is not None:
            festival.take(event)
            if event.kind == ids.E_PAID_ACTORS and event.a == 0:
                found.append(opened(story.box, festival, company, place))
            if event.kind in (ids.E_PAID_ACTORS, ids.E_PAID_SHOW):
                steps = paid(story.box, festival, counters)
                found[-1] = replace(found[-1], at=place, steps=steps)
    return tuple(found)


def opened(box: Box, festival: Festival, company: list[list[int]], place: int) -> Scene:
    """The festival as the curtain rises: the ensembles, and what is in every purse."""
    last = festival.season == len(box.pay_liked) - 1
    mats = tuple(
        tuple(actor(box, card, festival.genre) for card in ranked(box, cards, festival.genre))
        for cards in company
    )
    return Scene(
        id="last-festival" if last else "festival",
        at=place,
        heading=words("scene-festival-last" if last else "scene-festival", n=festival.season + 1),
        note=words("scene-festival-wants", genre=genre_name(GENRES[festival.genre])),
        seat=words("scene-troupe"),
        unit=words("scene-ecus"),
        before=festival.before,
        steps=(),
        mats=mats,
        mat=words("scene-ensemble"),
        coming=Coming(words("scene-requests"), words("scene-requests-coming")),
    )


def ranked(box: Box, cards: list[int], genre: int) -> list[int]:
    """The actors whom the king wants first, and the great ones before the small."""
    return sorted(cards, key=lambda card: (box.genre[card] != genre, -box.level[card]))


def actor(box: Box, card: int, genre: int) -> Thing:
    """An actor with its level; one of the other genre stands back."""
    side = GENRES[box.genre[card]]
    kind = side if box.genre[card] == genre else f"{side}-back"
    return Thing(kind, box.card_ids[card], card_name(box, card), number=box.level[card])


def paid(box: Box, festival: Festival, counters: Counters) -> tuple[Count, ...]:
    """The steps up to the show. [8.1]"""
    steps = (actors_step(box, festival), show_step(box, festival, counters))
    return (chameleon_step(festival), *steps) if festival.roles else steps


def turned_over(box: Box, festival: Festival, earlier: dict[int, int]) -> tuple[Count, ...]:
    """The requests shown now, and in the last season those that were shown before. [8.2]"""
    steps = (requests_step(box, festival),)
    return (*steps, again_step(box, festival, earlier)) if earlier else steps


def chameleon_step(festival: Festival) -> Count:
    """The Chameleon counts for one side; it pays nothing itself. [8.1.1]"""
    cells = tuple(
        Cell(blank=True, note=role_words(festival.roles[seat]), things=(chameleon(),))
        if seat in festival.roles
        else Cell(blank=True)
        for seat in range(festival.seats)
    )
    return Count("chameleon", words("card-chameleon"), cells, words("scene-chameleon-note"))


def chameleon() -> Thing:
    """The card itself."""
    return Thing("entertainer", "chameleon", words("card-chameleon"))


def role_words(event: Event) -> Words:
    """Which genre, and by how much."""
    return words("scene-chameleon-role", genre=genre_name(GENRES[event.b]), n=event.c)


def actors_step(box: Box, festival: Festival) -> Count:
    """An ecu for each actor of the wanted genre. [8.1.2]"""
    cells = tuple(Cell(festival.actors.get(seat, 0)) for seat in range(festival.seats))
    note = words("scene-actors-note", n=box.pay_per_actor)
    return Count("actors", words("scene-actors"), cells, note)


def show_step(box: Box, festival: Festival, counters: Counters) -> Count:
    """The liked shows, and the best of them. [8.1.3]"""
    cells = tuple(show_cell(festival, counters, seat) for seat in range(festival.seats))
    liked = box.pay_liked[festival.season]
    note = words("scene-show-note", liked=liked, best=liked * box.best_factor)
    return Count("show", words("scene-show"), cells, note)


def show_cell(festival: Festival, counters: Counters, seat: int) -> Cell:
    """Both sums, the difference, and whether the king liked it."""
    sums = [counters.get(f"seat/{seat}/{genre}", 0) for genre in GENRES]
    wanted, other = sums[festival.genre], sums[1 - festival.genre]
    show = festival.shows.get(seat)
    best = show is not None and show.c == 1
    told = "best" if best else "liked" if show is not None else "disliked"
    things = (
        Thing("sum", GENRES[festival.genre], genre_name(GENRES[festival.genre]), wanted),
        Thing("sum", GENRES[1 - festival.genre], genre_name(GENRES[1 - festival.genre]), other),
    )
    points = 0 if show is None else show.b
    return Cell(points, words(f"scene-show-{told}"), things, best=best)


def requests_step(box: Box, festival: Festival) -> Count:
    """Every seat turns a card over, also one that shows none. [8.2]"""
    cells = tuple(request_cell(box, festival.shown.get(seat)) for seat in range(festival.seats))
    return Count(
        "requests",
        words("scene-requests"),
        cells,
        words("scene-requests-note"),
        turned=True,
        order=tuple(range(festival.seats)),
    )


def request_cell(box: Box, request: int | None) -> Cell:
    """A request that was shown, or that there was none."""
    if request is None:
        return Cell(note=words("scene-request-none"))
    return Cell(box.pay[request], things=(request_thing(box, request, met=True),))


def request_thing(box: Box, request: int, met: bool) -> Thing:
    """A request by name, with its condition."""
    printed = printed_request(box, request, met)
    name = request_name(box, request)
    kind = "request" if met else "request-lost"
    return Thing(kind, printed.id, name, box.pay[request] if met else 0, condition(printed))


def again_step(box: Box, festival: Festival, earlier: dict[int, int]) -> Count:
    """The requests of the first season pay once more where they are met. [8.2] R29"""
    cells = tuple(
        again_cell(box, earlier.get(seat), festival.again[seat]) for seat in range(festival.seats)
    )
    return Count("again", words("scene-again"), cells, words("scene-again-note"))


def again_cell(box: Box, request: int | None, paid: list[int]) -> Cell:
    """A request that lies open since the first season."""
    if request is None:
        return Cell(blank=True, note=words("scene-again-none"))
    met = request in paid
    points = sum(box.pay[one] for one in paid)
    return Cell(points, things=(request_thing(box, request, met),))


def marks(story: Story) -> tuple[Mark, ...]:
    """Seasons and rounds. [6.2]"""
    return tuple(
        Mark(place, "season" if event.b == 1 else "round", season_and_round(event))
        for place, event in story.events
        if event.kind == ids.E_ROUND_BEGAN
    )


def season_and_round(event: Event) -> Words:
    """The number of a round, in a season that has one."""
    return words("scene-round", season=event.a + 1, n=event.b)
