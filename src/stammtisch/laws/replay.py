"""Laws about records and undo: a match is its answers."""

from __future__ import annotations

from stammtisch.core import record
from stammtisch.core.errors import BadRecord
from stammtisch.core.freeze import freeze, state_hash
from stammtisch.core.match import Match
from stammtisch.core.rng import seeded
from stammtisch.laws.broken import hold
from stammtisch.laws.law import law
from stammtisch.laws.tables import Table, answer_randomly, offered, positions, where


@law("table")
def replay_of_every_prefix_is_the_same_match(table: Table) -> None:
    """Replaying a prefix gives the same state; a record survives JSON."""
    for match in positions(table, seed=21, every=1 if table.at_length else 8):
        hold(
            state_hash(match.state_at(match.ply)) == state_hash(match.state),
            f"Played again, the same answers lead elsewhere ({where(match)}).",
        )
    written = record.to_record(match)
    hold(
        record.load(record.dump(written)) == written,
        "A record that is written and read again is another one.",
    )
    again = record.to_match(written)
    hold(state_hash(again.state) == state_hash(match.state), "A record leads elsewhere.")


@law("seats")
def an_edited_answer_is_found(table: Table) -> None:
    """A record whose answers were changed is refused, wherever the change is."""
    match = table.match(3)
    rng = seeded(8, 1)
    while match.ply < 60 and not match.over:
        answer_randomly(match, rng)
    changed = 0
    for ply, (seat, option) in enumerate(match.answers):
        others = [o for o in offered(match.state_at(ply), seat) if o != option]
        if others and changed < 12:
            changed += 1
            edited = record.to_record(match)
            edited.answers[ply] = (seat, others[0])
            hold_refused(edited, ply)
    hold(changed, "In the first 60 answers nobody had a choice.")


def hold_refused(edited: record.Record, ply: int) -> None:
    """An edited record is not accepted."""
    try:
        record.to_match(edited)
    except BadRecord:
        return
    hold(False, f"A record with another answer no. {ply + 1} is accepted.")


@law("table")
def undo_is_fair(table: Table) -> None:
    """Undo never crosses another seat's answer or chance; redoing gives the same state."""
    undone = 0
    rng = seeded(71, 1)
    match = table.match(71)
    most = 400 if table.at_length else 20 if table.variants else 80  # judging an answer is slow
    while not match.over and match.ply < most:
        answer_randomly(match, rng)
        seat = match.answers[-1][0]
        ply = match.undo_to(seat)
        if ply is None:
            continue
        undone += 1
        hold_fair(match, seat, ply)
        for other in range(match.seats):
            if other != seat:
                hold(match.undo_to(other) is None, f"Seat {other} may undo what {seat} did.")
    hold(undone, f"In {match.ply} answers nothing could be taken back.")


def hold_fair(match: Match, seat: int, ply: int) -> None:
    """Take back, do again."""
    strangers = [other for other, _ in match.answers[ply:] if other != seat]
    hold(not strangers, f"Undo of seat {seat} takes back others' answers ({where(match)}).")
    before, after = match.state_at(ply), match.state
    hold(freeze(before.rng) == freeze(after.rng), f"Undo crosses chance ({where(match)}).")
    answers, hash_after = list(match.answers), state_hash(after)
    match.undo(seat)
    hold(match.answers == answers[:ply], f"Undo takes back the wrong answers ({where(match)}).")
    for answer in answers[ply:]:
        match.answer(*answer)
    hold(state_hash(match.state) == hash_after, f"Redoing leads elsewhere ({where(match)}).")
