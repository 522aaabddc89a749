"""Laws about observations: they show what a seat may know, all of it, and nothing else."""

from __future__ import annotations

import hashlib
import json
import os
import re
import subprocess
import sys
from collections.abc import Iterator
from contextlib import suppress
from importlib import import_module
from itertools import product
from typing import Any

import msgspec
from librt.vecs import vec
from mypy_extensions import i64

from stammtisch.core.features import Field, Schema, observation
from stammtisch.core.freeze import attributes
from stammtisch.core.game import AnyGame
from stammtisch.core.match import Match
from stammtisch.core.pen import Pen
from stammtisch.core.rooms import has_room, room
from stammtisch.laws.broken import Broken, hold
from stammtisch.laws.law import law
from stammtisch.laws.tables import SOAK, Table, positions, tables_of, where

ROOM = "telling.features"
MATCHES = 12 if SOAK else 2
MANY = 60  # in the soak, at the smallest table of a title


def observes(game: AnyGame) -> bool:
    """Whether a title writes observations at all: it may do without."""
    return has_room(game.package, ROOM)


def schema_of(table: Table) -> Schema:
    """What stands where at a table."""
    return table.game.features(table.game.components.box, table.seats)


@law("table")
def an_observation_cannot_peek(table: Table) -> None:
    """Worlds that differ only in hidden things give a seat the same observation, byte for byte."""
    if not observes(table.game):
        return
    schema = schema_of(table)
    for match in positions(table, seed=61, every=3):
        for viewer in range(match.seats):
            true = list(observation(match.state, viewer, schema))
            if match.over:
                continue
            world = match.state.imagine(viewer, 5 + match.ply)
            imagined = list(observation(world, viewer, schema))
            if true != imagined:
                raise Broken(
                    f"The observation of seat {viewer} shows what it may not know: one of "
                    f"{differing(true, imagined, schema)} ({where(match)})."
                )


def differing(one: list[int], other: list[int], schema: Schema) -> str:
    """The features of two observations that begin in words that differ."""
    words = [place for place, pair in enumerate(zip(one, other, strict=True)) if len({*pair}) > 1]
    named = [f.field.name for f in schema.features if f.offset // 64 in words]
    return ", ".join(named[:6])


@law("seats")
def an_observation_forgets_nothing(table: Table) -> None:
    """Two positions that look different to a seat have different observations."""
    if not observes(table.game):
        return
    schema = schema_of(table)
    smallest = table.seats == table.game.fewest_seats and not table.variants
    for seed in range(MANY if SOAK and smallest else MATCHES):
        told: dict[tuple[int, tuple[int, ...]], tuple[Any, int]] = {}
        for match in positions(table, seed=900 + seed, every=1):
            for viewer in range(match.seats):
                key = viewer, tuple(observation(match.state, viewer, schema))
                look = looks(match, viewer)
                before, ply = told.setdefault(key, (look, match.ply))
                if before != look:
                    raise Broken(
                        f"Seat {viewer} has the same observation after {ply} answers and later, "
                        f"but sees something else: {unlike(before, look)} ({where(match)})."
                    )


def looks(match: Match, viewer: int) -> Any:
    """What a seat sees, and what it is asked, as plain data."""
    asked = match.question(viewer) if match.may_answer(viewer) else None
    return msgspec.to_builtins([match.view(viewer), asked])


def unlike(one: Any, other: Any, place: str = "") -> str:
    """The first place where plain data differ."""
    if isinstance(one, dict) and isinstance(other, dict) and one.keys() == other.keys():
        pairs = [(f"{place}/{key}", one[key], other[key]) for key in one]
    elif (
        isinstance(one, list | tuple) and isinstance(other, list | tuple) and len(one) == len(other)
    ):
        pairs = [(f"{place}/{n}", *pair) for n, pair in enumerate(zip(one, other, strict=True))]
    else:
        return f"{place}: {one!r:.60} and {other!r:.60}"
    return next(unlike(a, b, where) for where, a, b in pairs if a != b)


@law("title")
def observations_agree_with_their_schema_and_in_both_modes(game: AnyGame) -> None:
    """Each field has the width of the schema, and both engines write the same."""
    if not observes(game):
        return
    tables = [[table.seats, dict(table.variants)] for table in tables_of(game)]
    plain, compiled = (written(game, tables, mode) for mode in ("1", ""))
    hold(not plain["wrong"], " ".join(plain["wrong"][:3]))
    wrong = [
        table
        for table, one, other in zip(tables, plain["hashes"], compiled["hashes"], strict=True)
        if one != other
    ]
    hold(not wrong, f"Compiled and interpreted observations differ: {wrong[:3]}.")


def written(game: AnyGame, tables: Any, mode: str) -> Any:
    """What a process of its own finds about the observations of a match at each table."""
    program = "import sys; from stammtisch.laws.encoding import main; main(*sys.argv[1:])"
    path = os.pathsep.join(place for place in sys.path if place)
    run = subprocess.run(
        [sys.executable, "-c", program, game.package, json.dumps(tables)],
        env={**os.environ, "STAMMTISCH_INTERPRETED": mode, "PYTHONPATH": path},
        capture_output=True,
        text=True,
        check=False,
    )
    if run.returncode != 0:
        last = (run.stderr.strip().splitlines() or ["no reason was given"])[-1]
        raise Broken(f"The observations of {game.name} cannot be written: {last}.")
    return json.loads(run.stdout)


def main(package: str, job: str) -> None:
    """Print hashes of observations, and on the plain engine what is wrong with their fields."""
    game = import_module(package).GAME
    hashes, wrong = [], set[str]()
    for seats, variants in json.loads(job):
        table = Table(game, seats, tuple(variants.items()))
        schema = schema_of(table)
        fingerprint = hashlib.blake2b(digest_size=8)
        for match in positions(table, seed=71, every=2):
            for viewer in range(seats):
                fingerprint.update(repr(list(observation(match.state, viewer, schema))).encode())
                if os.environ["STAMMTISCH_INTERPRETED"]:
                    wrong |= set(misfits(match.state, viewer, schema))
        hashes.append(fingerprint.hexdigest())
    print(json.dumps({"hashes": hashes, "wrong": sorted(wrong)}))


def misfits(state: Any, viewer: int, schema: Schema) -> list[str]:
    """How what is written differs from the schema; only the plain engine can be listened to."""
    listed: list[tuple[int, int, int]] = []  # word, bit, width

    class Listening(Pen):  # type: ignore[misc]
        def put(self, value: i64, width: i64) -> None:
            super().put(value, width)
            listed.append((int(self.at), int(self.filled - width), int(width)))
            if not 0 <= value < 2**width:
                wrong.append(f"{value} does not fit into {width} bits, field {len(listed)}.")

        def four(self, *fields: i64) -> None:
            for value, width in zip(fields[::2], fields[1::2], strict=True):
                self.put(value, width)

    wrong: list[str] = []
    pen = Listening(vec[i64]([0] * (schema.words + 64)))
    state.encode(viewer, pen)
    if pen.finish() != schema.words:
        wrong.append(f"{pen.at} words were written, the schema has {schema.words}.")
    wrong += [
        f"Nothing of {field.width} bits begins where {field.name} should."
        for field, at in ((f.field, divmod(f.offset, 64)) for f in schema.features)
        if not begins(field, at, listed)
    ]
    return wrong


def begins(field: Field, at: tuple[int, int], listed: list[tuple[int, int, int]]) -> bool:
    """Whether something of a field's width was written at its place; a tally writes no fields."""
    if field.fresh:
        return (*at, field.width) in listed or all(word != at[0] for word, _, _ in listed)
    return (*at, field.bits) in listed


# -- one change after the other -------------------------------------------------------------------

UNTOUCHED = frozenset({"rng", "agenda", "planned", "seats"})  # chance, and what makes no sense
FLIPS = (1, 4, 32)


@law("seats")
def an_observation_shows_every_change(table: Table) -> None:
    """Whatever is changed on the table, alone: a seat that sees it has another observation.

    `TOGETHER` in `telling/features.py` names the fields that never change alone: they repeat what
    others say, or a table on which only they are changed cannot be.
    """
    if not observes(table.game):
        return
    schema = schema_of(table)
    together: frozenset[str] = getattr(room(table.game.package, ROOM), "TOGETHER", frozenset())
    shown = set[str]()
    for match in positions(table, seed=83, every=20 if SOAK else 90):
        for viewer in (0, table.seats - 1):
            found = unshown(table.game, match.state, viewer, schema)
            shown |= {name for name in found if re.sub(r"/\d+", "", name) not in together}
    hold(not shown, f"Changes that a seat sees and its observation does not: {sorted(shown)}.")


def unshown(game: AnyGame, state: Any, viewer: int, schema: Schema) -> set[str]:
    """The fields of a state whose change shows in the view, but never in the observation."""
    seen, written = msgspec.to_builtins(game.view(state, viewer)), words(state, viewer, schema)
    looked, noticed = set[str](), set[str]()
    twin = state.copy()
    for (name, thing, field), flip in product(places(twin, type(state).__name__), FLIPS):
        value = getattr(thing, field)
        change(thing, field, value, flip)
        # a table that cannot be is one that nobody can look at
        with suppress(ArithmeticError, LookupError, ValueError, TypeError, StopIteration):
            if msgspec.to_builtins(game.view(twin, viewer)) != seen:
                looked.add(name)
            if words(twin, viewer, schema) != written:
                noticed.add(name)
        setattr(thing, field, value)
    return looked - noticed


def words(state: Any, viewer: int, schema: Schema) -> list[int]:
    """An observation as a list."""
    return list(observation(state, viewer, schema))


def places(thing: Any, name: str) -> Iterator[tuple[str, Any, str]]:
    """Every number in a state: its name, the thing that holds it, and the field there."""
    for field in attributes(thing):
        if field in UNTOUCHED:
            continue
        value = getattr(thing, field)
        if isinstance(value, int):
            yield f"{name}.{field}", thing, field
        elif isinstance(value, list):
            for place, part in enumerate(value):
                yield from places(part, f"{type(part).__name__}/{place}")
        elif type(value).__name__ == "vec[i64]":
            if field != "cards":  # what a pile holds follows from all that is seen
                yield f"{name}.{field}", thing, field
        else:
            yield from places(value, f"{name}.{field}")


def change(thing: Any, field: str, value: Any, flip: int) -> None:
    """Something else in place of a number, or of the first number of several."""
    if type(value).__name__ == "vec[i64]":
        if len(value):
            setattr(thing, field, vec[i64]([value[0] + flip, *list(value)[1:]]))
    elif isinstance(value, bool):
        setattr(thing, field, not value)
    else:
        setattr(thing, field, value ^ flip if value >= 0 else flip - 1)
