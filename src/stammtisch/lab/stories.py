"""A match that shows a finding, in words: the one that was counted, answer for answer."""

from __future__ import annotations

import msgspec

from stammtisch.arena.balance import Order
from stammtisch.arena.boxes import box_of
from stammtisch.arena.decisions import answered
from stammtisch.arena.transcript import sheet_lines
from stammtisch.bots import bot
from stammtisch.core.belongings import give
from stammtisch.core.match import SPECTATOR, Match
from stammtisch.core.record import dump, to_record
from stammtisch.lab.worlds import moment_of


class Gift(msgspec.Struct, frozen=True):
    """What a seat is given in the middle of a match."""

    thing: int
    name: str
    length: int  # answers of a usual match


class Story(msgspec.Struct, frozen=True):
    """The log of a match; lines of our own are marked.

    Its record opens it on any table. A gift is no answer, so a match with one has none.
    """

    title: str
    about: str
    lines: list[tuple[str, bool]]
    sheet: str
    file: str = ""  # what the record is called
    record: str = ""


def tell(order: Order, seed: int, title: str, gift: Gift | None = None) -> Story:
    """Play a match of an order again and write it down."""
    game, components = box_of(order.game, order.components)
    match = Match(game, order.seats, order.variants, seed, components)
    bots = [bot(order.bot, game) for _ in range(order.seats)]
    number = seed - order.seed
    seat = number % order.seats
    if gift is not None:
        answers = moment_of(order, number, gift.length)
        for chair, option in answered(match.state, bots, seed):
            if match.ply == answers:
                break
            match.answer(chair, option)
        give(game, match.state, seat, gift.thing)
    begun = match.ply
    for chair, option in answered(match.state, bots, seed):
        match.answer(chair, option)
    say = game.phrasebook().say
    told = [(ply, say(line), False) for ply, line in match.story(SPECTATOR)]
    if gift is not None:
        place = next((p for p, (ply, _, _) in enumerate(told) if ply > begun), len(told))
        told.insert(place, (begun, f"Here seat {seat + 1} is given: {gift.name}.", True))
    about = f"{game.title}, {order.seats} seats, {order.bot} on all chairs, seed {seed}."
    sheet = "\n".join(sheet_lines(match))
    lines = [(said, mine) for _, said, mine in told]
    if gift is not None:
        return Story(title, about, lines, sheet)
    record = dump(to_record(match, f"{title}. {about}")).decode()
    return Story(title, about, lines, sheet, f"{game.name}-{seed}.json", record)
