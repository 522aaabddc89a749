"""Records: a match as one portable JSON file that replays to the same state everywhere."""

from __future__ import annotations

import hashlib
import os
import re
from collections.abc import Sequence
from contextlib import suppress
from pathlib import Path

import msgspec

from stammtisch.core import seeds
from stammtisch.core.errors import BadRecord, Complaint
from stammtisch.core.freeze import state_hash
from stammtisch.core.match import Answer, Match
from stammtisch.core.registry import title

FORMAT = "stammtisch-record"
VERSION = 1
CHECK_EVERY = 16
# what the reader of JSON says, and what people are told instead
DAMAGES = (
    (r"unknown field `(\w+)`", ": '{0}' does not belong there"),
    (r"missing required field `(\w+)`", ": '{0}' is missing"),
    (r"at `\$\.(\w+)", ": '{0}' has the wrong form"),
)


class Record(msgspec.Struct, forbid_unknown_fields=True, omit_defaults=True):
    """The header of a match, its answers, and hashes of the state along the way.

    `seal` is a hash of the answers: two different answers may well lead to the same state.
    `components_file` is the text of an owner's own components; the standard ones are not copied.
    `key` is there instead of a seed where chance was drawn by lot (`core/seeds.py`).
    """

    format: str
    version: int
    game: str
    rules_version: int
    seats: int
    variants: dict[str, str]
    components: str
    seed: int
    answers: list[tuple[int, int]]
    checkpoints: list[tuple[int, str]]
    seal: str
    components_file: str | None = None
    key: str = ""
    names: dict[int, str] = {}
    note: str = ""


def to_record(match: Match, note: str = "") -> Record:
    """The record of a match as it stands."""
    own = match.components.hash != match.game.components.hash
    seed, key = seeds.written(match.seed)
    return Record(
        format=FORMAT,
        version=VERSION,
        game=match.game.name,
        rules_version=match.game.rules_version,
        seats=match.seats,
        variants=dict(match.variants),
        components=match.components.hash,
        seed=seed,
        answers=list(match.answers),
        checkpoints=checkpoints(match),
        seal=seal(match.answers),
        components_file=match.components.text if own else None,
        key=key,
        note=note,
    )


def seal(answers: Sequence[Answer]) -> str:
    """A short hash over all answers in their order."""
    listed = repr([(int(seat), int(option)) for seat, option in answers])
    return hashlib.blake2b(listed.encode(), digest_size=8).hexdigest()


def checkpoints(match: Match) -> list[tuple[int, str]]:
    """The hash of the state after every 16th answer and after the last."""
    marks = []
    state = match.fresh_state()
    for ply, (seat, option) in enumerate(match.answers, start=1):
        state.take(seat, option)
        if ply % CHECK_EVERY == 0 or ply == match.ply:
            marks.append((ply, state_hash(state)))
    return marks


def to_match(record: Record) -> Match:
    """Replay a record and verify it against its checkpoints."""
    if record.format != FORMAT or record.version != VERSION:
        raise BadRecord(
            f"This is '{record.format}' version {record.version}; "
            f"only '{FORMAT}' version {VERSION} can be read."
        )
    game = title(record.game)
    if record.rules_version != game.rules_version:
        raise BadRecord(
            f"The record was played with rules version {record.rules_version} of {game.title}, "
            f"this is version {game.rules_version}. Replay it with the release it came from."
        )
    components = game.components
    if record.components_file is not None:
        components = game.parse_components(record.components_file, "components in the record")
    if record.components != components.hash:
        raise BadRecord(
            "The record was played with other components than those at hand "
            f"({record.components} instead of {components.hash})."
        )
    seed = seeds.read(record.seed, record.key)
    match = Match(game, record.seats, record.variants, seed, components)
    verify(match, record)
    return match


def verify(match: Match, record: Record) -> None:
    """Play the answers into a fresh match; stop at the first that does not fit its checkpoint."""
    expected = dict(record.checkpoints)
    if record.answers and len(record.answers) not in expected:
        raise BadRecord("The record is incomplete: its last answers have no checkpoint.")
    for ply, (seat, option) in enumerate(record.answers, start=1):
        try:
            match.answer(seat, option)
        except Complaint as refusal:
            raise BadRecord(f"Answer no. {ply} does not fit: {refusal}") from refusal
        if ply in expected and state_hash(match.state) != expected[ply]:
            raise BadRecord(
                f"The record was changed: after answer no. {ply} the table is not as recorded."
            )
    if record.seal != seal(record.answers):
        raise BadRecord("The record was changed: its answers do not fit their seal.")


def dump(record: Record) -> bytes:
    """The record as JSON, a line for each field: readable, and short in a repository."""
    fields = msgspec.to_builtins(record)
    lines = [msgspec.json.encode({key: value})[1:-1] for key, value in fields.items()]
    return b"{\n" + b",\n".join(lines) + b"\n}\n"


def load(content: bytes) -> Record:
    """A record from JSON, or a complaint."""
    try:
        return msgspec.json.decode(content, type=Record)
    except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError) as error:
        said = f"This is no record, or it was cut off or damaged{damage(str(error))}."
        raise BadRecord(said) from error


def damage(error: str) -> str:
    """Which part of the file is meant, in the file's own words."""
    for pattern, said in DAMAGES:
        if (found := re.search(pattern, error)) is not None:
            return said.format(found[1])
    return ""


def read(path: Path) -> Record:
    """A record from a file, or a complaint that names it."""
    try:
        return load(path.read_bytes())
    except OSError as error:
        raise BadRecord(f"{path}: the file cannot be read ({error.strerror}).") from error
    except BadRecord as error:
        raise BadRecord(f"{path}: {error}") from error


def write(record: Record, path: Path) -> None:
    """Write a record so that the file is either complete or as it was."""
    if not path.name:
        raise BadRecord(f"{path} is a folder; name a file for the record.")
    part = path.with_name(f".{path.name}.{os.getpid()}")
    try:
        part.write_bytes(dump(record))
        part.replace(path)
    except OSError as error:
        with suppress(OSError):
            part.unlink()
        raise BadRecord(f"{path}: the record cannot be written ({error.strerror}).") from error
