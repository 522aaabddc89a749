"""Setting a table: the chairs as ordered, a fresh match, and a match read from the store."""

from __future__ import annotations

import logging
import time
from typing import Any

import msgspec

import stammtisch
from stammtisch.core import seeds
from stammtisch.core.errors import BadTable, Complaint
from stammtisch.core.game import AnyGame, Components
from stammtisch.core.match import Match
from stammtisch.core.registry import title
from stammtisch.server.door.errors import NotNow
from stammtisch.server.door.tokens import digest, new_token
from stammtisch.server.table.book import answers_in
from stammtisch.server.table.days_off import DaysOff
from stammtisch.server.table.house import House
from stammtisch.server.table.keeping import Kept
from stammtisch.server.table.seating import Chair, Header, Settings, Social, known_bot
from stammtisch.server.wire.bodies import ChairOrder, SeatLink, TableOrder
from stammtisch.server.wire.protocol import Standing

log = logging.getLogger("stammtisch.lobby")
USUAL_BOT = "regular"
BEAT, BEAT_ON_ONE_SCREEN, BEAT_AMONG_BOTS = 5.0, 1.5, 0.4  # seconds
PACE, PACE_AMONG_BOTS = 0.1, 0.6  # seconds


def seat_people(
    orders: tuple[ChairOrder, ...], visitor: str
) -> tuple[list[Chair], tuple[SeatLink, ...]]:
    """The chairs as ordered, and the links that were made for them."""
    chairs, links = [], []
    colours = colours_of(orders)
    for seat, order in enumerate(orders):
        chair = Chair(name=order.name, colour=colours[seat], face=order.face)
        if order.kind == "me":
            chair.holders = [visitor]
        elif order.kind == "bot":
            chair.bot = known_bot(order.bot or USUAL_BOT)
        elif order.kind == "open":
            chair.by_code = True
        else:
            token = new_token()
            chair.link = digest(token)
            links.append(SeatLink(seat, token))
        chairs.append(chair)
    return chairs, tuple(links)


def colours_of(orders: tuple[ChairOrder, ...]) -> list[int]:
    """Which colour each seat has: as ordered, unless two had the same."""
    found = [seat if one.colour is None else one.colour for seat, one in enumerate(orders)]
    return found if len(set(found)) == len(found) else list(range(len(orders)))


def usual_beat(chairs: list[Chair]) -> float:
    """How long a reaction window lasts unless the host chose: people must have time to answer."""
    if any(chair.bot is None and not chair.holders for chair in chairs):
        return BEAT
    people = sum(chair.bot is None for chair in chairs)
    return BEAT_AMONG_BOTS if people <= 1 else BEAT_ON_ONE_SCREEN


def usual_pace(chairs: list[Chair]) -> float:
    """How long a bot takes unless the host chose: browsers show what happens in their own time.

    Where only bots sit, nobody's question ever gives those who watch time to catch up.
    """
    return PACE_AMONG_BOTS if all(chair.bot is not None for chair in chairs) else PACE


def note_eyes(social: Social) -> None:
    """What is true of the hands from the first card on: several devices, or the host in a seat."""
    for seat, chair in enumerate(social.chairs):
        if chair.borrowed:
            social.note("host", seat)
        if len(chair.holders) > 1:
            social.note("device", seat)


def next_begins(game: AnyGame, chairs: list[Chair]) -> list[Chair]:
    """Where the first seat always begins, everybody moves on by one seat for the next match.

    Colours and shapes go with them.
    """
    for seat, chair in enumerate(chairs):
        chair.colour = seat if chair.colour is None else chair.colour
    return [*chairs[1:], chairs[0]] if game.first_seat_begins else chairs


def chairs_again(game: AnyGame, chairs: list[Chair]) -> list[Chair]:
    """The same people and bots for the next match."""
    return [
        msgspec.structs.replace(
            chair,
            holders=list(chair.holders),
            link=None,
            invite=None,
            used=[],
            standing=Standing(),
            bot=None if chair.holders else chair.bot,  # people sit down themselves again
            stand_in=None,
            off=DaysOff(),
            asked=None,
            nudged=0.0,
        )
        for chair in next_begins(game, chairs)
    ]


def settings_of(order: TableOrder, chairs: list[Chair]) -> Settings:
    """What the host chose, and what is usual where nothing was chosen."""
    return Settings(
        beat=usual_beat(chairs) if order.beat is None else order.beat,
        pace=usual_pace(chairs) if order.pace is None else order.pace,
        clock=order.clock,
        late=order.late,
        nudge=order.nudge,
        days_off=order.days_off,
        night_rest=order.night_rest,
        hints=order.hints,
    )


async def insist_on_room(house: House, visitor: str, header: Header) -> None:
    """Nobody fills the disk: so many tables, and so much on them, of one visitor and in all."""
    burden, limits = await house.store.burden(visitor), house.limits
    own = 0 if header.components_file is None else len(header.components_file.encode())
    if burden.tables >= limits.tables_per_visitor:
        raise NotNow(
            "too-many-tables",
            f"You have set {burden.tables} tables. Delete some that you do not need any more.",
        )
    heavy = own and burden.weight + own > limits.components_per_visitor
    full = burden.all_weight + own > limits.components or burden.all_tables >= limits.tables
    if heavy or full:
        house.metrics.limited += 1
        raise NotNow("no-room", "There is no room for another table like this on the server.")


def new_match(order: TableOrder) -> Match:
    """A fresh match as ordered, or a complaint."""
    game: AnyGame = title(order.title)
    if not game.fewest_seats <= len(order.chairs) <= game.most_seats:
        raise BadTable(
            f"{game.title} is for {game.fewest_seats} to {game.most_seats} seats, "
            f"not {len(order.chairs)}."
        )
    try:
        parts = game.components
        if order.components is not None:
            parts = game.parse_components(order.components, "components")
        seed = seeds.new_key() if order.deal is None else kind_deal(game, order)
        return Match(game, len(order.chairs), order.variants, seed, parts)
    except Complaint:
        raise
    except Exception as error:  # a components file can be wrong in ways nobody thought of
        log.warning("components cannot be used: %r", error, extra={"title": game.name})
        raise BadTable("No match can be set up with these components.") from error


def kind_deal(game: AnyGame, order: TableOrder) -> int:
    """A deal that everybody can look up: only for whoever sets the table, alone among bots."""
    evening = game.first_evening
    if evening is None or order.deal is None:
        raise BadTable(f"{game.title} has no first evening.")
    people = [chair.kind for chair in order.chairs if chair.kind != "bot"]
    if people not in ([], ["me"]):
        raise BadTable("A first evening is for one person among bots, and you are that person.")
    return evening.deals[order.deal % len(evening.deals)]


def parts_of(header: Header) -> tuple[AnyGame, Components[Any]]:
    """The title of a table and the components that lie on it."""
    game = title(header.title)
    if header.components_file is None:
        return game, game.components
    return game, game.parse_components(header.components_file, "components of the table")


def match_again(header: Header) -> Match:
    """A fresh match like the one of a table."""
    game, parts = parts_of(header)
    return Match(game, header.seats, header.variants, seeds.new_key(), parts)


def header_of(match: Match, settings: Settings, brought: bool = False) -> Header:
    """What a match is replayed from; `brought`: by somebody, as a record."""
    own = match.components.hash != match.game.components.hash
    seed, key = seeds.written(match.seed)
    return Header(
        title=match.game.name,
        rules_version=match.game.rules_version,
        release=stammtisch.__version__,
        seats=match.seats,
        variants=dict(match.variants),
        components=match.components.hash,
        components_file=match.components.text if own else None,
        seed=seed,
        key=key,
        brought=brought,
        settings=settings,
        created=time.time(),
    )


def match_of(kept: Kept) -> Match | None:
    """The match as it stands; None if this release plays by other rules."""
    header = kept.header
    try:
        game, parts = parts_of(header)
        if game.rules_version != header.rules_version or parts.hash != header.components:
            return None
        seed = seeds.read(header.seed, header.key)
        match = Match(game, header.seats, header.variants, seed, parts)
        match.replay(answers_in(kept.book))
    except Complaint:
        return None
    except Exception:
        log.exception("a match does not replay", extra={"title": header.title})
        return None
    return match
