"""What the coach says: each question, the goal of the round, and what beginners lose most by.

The cautions were chosen from figures (`bench/mistakes.py`): Apprentices lose most by the table
they choose, by the card they pick, by spells they sell, by dignitaries they forget, and by small
steps where a big one was near.
"""

from __future__ import annotations

from collections.abc import Iterator

from stammtisch.core.bits import has, members
from stammtisch.core.lesson import Caution, Lesson
from stammtisch.core.words import Words, words
from stammtisch.games.taverna.components.vocabulary import PEOPLE_IDS
from stammtisch.games.taverna.rules import ids
from stammtisch.games.taverna.rules.customers import available_customers
from stammtisch.games.taverna.rules.flow import Taverna
from stammtisch.games.taverna.rules.gains import blocked
from stammtisch.games.taverna.telling.choices import choice
from stammtisch.games.taverna.telling.decisions import DECISIONS, option_names

MUCH = 2  # points by which one step is better than another


def lesson(state: Taverna, seat: int) -> Lesson:
    """What the question is about, and what to look for."""
    kind = DECISIONS[state.kind(seat)]
    return Lesson(kind, words(f"lesson-{kind}"))


def goal(state: Taverna, seat: int) -> Words:
    """Deeds and first steps, then the high ones, then the court."""
    last = int(state.box.limits.rounds)
    if state.round() <= 2:
        return words("goal-first")
    return words("goal-court" if state.round() >= last - 1 else "goal-climb")


def cautions(state: Taverna, seat: int) -> tuple[Caution, ...]:
    """The options by which something is surely lost."""
    kind = DECISIONS[state.kind(seat)]
    found = {
        "take_turn": of_turn,
        "choose_table": of_tables,
        "choose_track": of_tracks,
    }.get(kind)
    return tuple(found(state, seat)) if found else ()


def own_tables(state: Taverna, seat: int, people: int) -> int:
    """The free tables of a people at which the seat would climb."""
    if blocked(state, seat, people):
        return 0
    return int(state.free_tables() & state.box.houses.tables_of[people])


def of_tables(state: Taverna, seat: int) -> Iterator[Caution]:
    """A table of another people, while one of the customer's own is free."""
    turn = state.turn
    own = own_tables(state, seat, turn.people) & state.options(seat)
    if own == 0 or turn.table_matches or has(turn.carried, ids.MASK):
        return
    ring = tuple(
        address for table in members(own) if (address := choice(state, seat, table).address)
    )
    for table in members(state.options(seat) & ~own):
        yield Caution("foreign-table", "choose_table", table, words("caution-foreign-table"), ring)


def climbs(state: Taverna, seat: int, card: int) -> bool:
    """Whether one of the customers of a card could climb now."""
    guests = state.box.guests
    return any(
        own_tables(state, seat, guests.people[2 * card + which]) != 0
        for which in members(available_customers(state, card))
    )


def of_turn(state: Taverna, seat: int) -> Iterator[Caution]:
    """A card without a table, a spell that could be cast, a dignitary who waits."""
    names = option_names(state.box, "take_turn")
    offered = {names[option]: option for option in members(state.options(seat))}
    picks = {slot: climbs(state, seat, card) for slot, card in enumerate(state.row)
             if card != ids.NOTHING and f"pick_card_{slot + 1}" in offered}  # fmt: skip
    for slot, good in picks.items():
        if not good and any(picks.values()):
            ring = tuple(f"row/{one + 1}" for one, other in picks.items() if other)
            said = words("caution-no-table")
            yield Caution("no-table", "take_turn", offered[f"pick_card_{slot + 1}"], said, ring)
    castable = any(name.startswith("cast_") for name in offered)
    if "sell_spell" in offered and castable:
        said = words("caution-sold-spell")
        yield Caution("sold-spell", "take_turn", offered["sell_spell"], said)
    if "end_turn" in offered and "activate_local" in offered:
        said = words("caution-idle-dignitary")
        yield Caution("idle-dignitary", "take_turn", offered["end_turn"], said)


def of_tracks(state: Taverna, seat: int) -> Iterator[Caution]:
    """A small step, while another track gives much more."""
    levels, points = state.mats[seat].levels, state.box.levels
    gains = {
        track: int(points[levels[track] + 1] - points[levels[track]])
        for track in members(state.options(seat))
        if levels[track] + 1 < len(points)
    }
    best = max(gains, key=lambda track: gains[track], default=0)
    for track, gain in gains.items():
        if gain + MUCH <= gains[best]:
            people = words(f"people-{PEOPLE_IDS[best]}")
            said = words("caution-small-step", people=people, n=gains[best])
            yield Caution("small-step", "choose_track", track, said)
