"""Laws about secrets: worlds that differ only in hidden things look alike."""

from __future__ import annotations

from typing import Any

import msgspec

from stammtisch.core.alike import Still
from stammtisch.core.bits import members
from stammtisch.core.freeze import Frozen, freeze
from stammtisch.core.journal import Event, Journal, seen_by
from stammtisch.core.match import Match
from stammtisch.laws.broken import hold
from stammtisch.laws.law import law
from stammtisch.laws.sentences import addresses
from stammtisch.laws.tables import Table, positions, where

ADDRESSES = 12  # of a position about which somebody asks why


def seen(match: Match, viewer: int) -> dict[str, bytes]:
    """Everything the platform would tell a seat about a position."""
    game, state = match.game, match.state
    view = game.view(state, viewer)
    told = {
        "the view": msgspec.json.encode(view),
        "the layout": msgspec.json.encode(game.layout(view)),
        "for whom the table waits": msgspec.json.encode(match.waiting(viewer)),
    }
    if match.may_answer(viewer):
        told["its question"] = msgspec.json.encode(match.question(viewer))
    for address in some(addresses(game.layout(view))):
        told[f"why not {address}"] = msgspec.json.encode(game.explain(state, viewer, address))
        told[f"what is {address}"] = msgspec.json.encode(game.about(view, address))
    return told


def some(listed: list[str]) -> list[str]:
    """Not more than a few, from the whole list."""
    return listed[:: max(1, len(listed) // ADDRESSES)]


def besides_chance(world: Any, true_state: Any) -> Frozen:
    """An imagined world with the true one's chance: its rng is new in any case."""
    world.rng = true_state.rng
    return freeze(world)


@law("table")
def what_is_hidden_shows_nowhere(table: Table) -> None:
    """Worlds that differ only in hidden things look the same to a seat, byte for byte."""
    differing = 0
    for match in positions(table, seed=31, every=9 if table.at_length else 15):
        if match.over:
            continue
        for viewer in range(match.seats):
            told = seen(match, viewer)
            true_state = match.state
            world = true_state.imagine(viewer, 7 + match.ply)
            match.state = world
            hold_alike(match, viewer, told)
            match.state = true_state
            differing += besides_chance(world, true_state) != freeze(true_state)
    if table.game.hides_nothing:
        hold(not differing, "game.py says 'hides_nothing', but 'imagine' changes something.")
    else:
        hold(
            differing,
            "'imagine' never changed anything but the chance to come: deal what is hidden anew, "
            "or say 'hides_nothing = True' in game.py.",
        )


def hold_alike(match: Match, viewer: int, told: dict[str, bytes]) -> None:
    """The world looks as the true state did."""
    now = seen(match, viewer)
    wrong = [name for name in {**told, **now} if told.get(name) != now.get(name)]
    hold(
        not wrong,
        f"Seat {viewer} can tell a world that it imagines from the true one by "
        f"{', '.join(wrong[:3])} ({where(match)}).",
    )


@law("table")
def nobody_lends_its_eyes(table: Table) -> None:
    """A view that is built beside those of others is the one that is built alone."""
    for match in positions(table, seed=11, every=7):
        game, state = match.game, match.state
        viewers: list[int | None] = [None, *range(match.seats)]
        turned = viewers[match.ply % len(viewers) :] + viewers[: match.ply % len(viewers)]
        alone = {viewer: msgspec.json.encode(game.view(state, viewer)) for viewer in viewers}
        with Still(state):
            beside = {viewer: msgspec.json.encode(game.view(state, viewer)) for viewer in turned}
        wrong = [viewer for viewer in viewers if alone[viewer] != beside[viewer]]
        hold(
            not wrong,
            f"A part of the view is marked '@alike' and differs with the eyes: {wrong} of "
            f"{turned} sees what another sees ({where(match)}).",
        )


@law("table")
def events_tell_no_more_than_the_view(table: Table) -> None:
    """Where two outcomes look alike to a seat, its events are alike too."""
    compared = 0
    for match in positions(table, seed=41, every=3):
        if match.over:
            continue
        for viewer in range(match.seats):
            for seat in match.awaited():
                compared += compare_events(match, viewer, seat)
    hold(compared, "No two worlds could be compared: does 'view' show things that 'imagine' deals?")


def compare_events(match: Match, viewer: int, seat: int) -> int:
    """Answer in the true state and in a world; how many outcomes look the same.

    What somebody else answers in secret is hidden like a card: another answer to which the same
    things happen must be told alike.
    """
    world = match.state.imagine(viewer, match.ply)
    if not (world.awaited() >> seat & 1):
        return 0
    both = members(match.state.options(seat) & world.options(seat))
    if not both:
        return 0
    look, events = told_after(match, match.state.copy(), seat, both[-1], viewer)
    others = [told_after(match, world, seat, both[-1], viewer)]
    kind = match.components.kinds[match.state.kind(seat)]
    if seat != viewer and (kind.simultaneous or kind.secret):
        otherwise = told_after(match, match.state.copy(), seat, both[0], viewer)
        others += [otherwise] if happenings(otherwise[1]) == happenings(events) else []
    alike = [told for seen, told in others if seen == look]
    for told in alike:
        different = [pair for pair in zip(events, told, strict=False) if pair[0] != pair[1]]
        hold(
            told == events,
            f"An event tells seat {viewer} more than its view does: {different[:1]} "
            f"({where(match)}).",
        )
    return len(alike)


def happenings(events: list[Any]) -> list[Any]:
    """The kinds of some events."""
    return [event and event[0] for event in events]


def told_after(match: Match, state: Any, seat: int, option: int, viewer: int) -> tuple[Any, Any]:
    """What a viewer sees after an answer, and the events as they reach it."""
    state.journal = Journal()
    state.take(seat, option)
    shown = [visible(event, viewer) for event in state.journal.read()]
    events = [event for event in shown if event is not None]
    true_state, match.state = match.state, state
    look = (match.view(viewer), match.waiting(viewer))
    match.state = true_state
    return look, events


def visible(event: Event, viewer: int) -> list[int] | None:
    """An event as a viewer gets it."""
    shown = seen_by(event, viewer)
    if shown is None:
        return None
    return [shown.kind, shown.a, shown.b, shown.c, shown.d, shown.e]
