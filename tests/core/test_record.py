"""Records: what is damaged, edited, foreign or unwritable is refused with a sentence."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest

from stammtisch.core import record
from stammtisch.core.components import BadComponents
from stammtisch.core.errors import BadRecord, BadTable, Complaint, UnknownGame
from stammtisch.core.freeze import state_hash
from stammtisch.core.match import Match
from stammtisch.core.playout import random_option
from stammtisch.core.record import Record
from stammtisch.core.registry import title
from stammtisch.core.rng import seeded

GAME = title("histrio")


def played(answers: int = 40) -> Match:
    match = Match(GAME, 3, seed=14)
    rng = seeded(14, 1)
    while match.ply < answers:
        seat = match.awaited()[0]
        match.answer(seat, random_option(match.state.options(seat), rng))
    return match


@pytest.fixture
def written() -> Record:
    return record.to_record(played(), note="a test")


def test_a_record_gives_back_the_match(written: Record, tmp_path: Path):
    path = tmp_path / "match.json"
    record.write(written, path)
    read = record.read(path)
    assert read == written
    assert read.note == "a test"
    match = record.to_match(read)
    assert state_hash(match.state) == state_hash(played().state)
    assert match.answers == played().answers
    assert len(match.log) == len(played().log)


def test_checkpoints_come_after_every_16th_and_the_last_answer(written: Record):
    assert [ply for ply, _ in written.checkpoints] == [16, 32, 40]
    assert record.to_record(Match(GAME, 3)).checkpoints == []


def test_a_record_without_answers_is_a_fresh_match():
    assert record.to_match(record.to_record(Match(GAME, 4, seed=3))).ply == 0


def test_the_standard_components_are_not_copied(written: Record):
    assert written.components_file is None
    assert written.components == GAME.components.hash


@pytest.mark.parametrize("cut", [0, 1, 200, -3])
def test_a_truncated_file(written: Record, cut: int):
    with pytest.raises(BadRecord, match="This is no record, or it was cut off or damaged"):
        record.load(record.dump(written)[:cut])


@pytest.mark.parametrize(
    "content", [b"[]", b"{}", b"\xff\xfe", b'{"format": 3}', b'"stammtisch-record"']
)
def test_what_is_no_record(content: bytes):
    with pytest.raises(BadRecord, match="This is no record"):
        record.load(content)


def test_a_field_too_many(written: Record):
    content = record.dump(written).replace(b'"game"', b'"extra": 1, "game"')
    with pytest.raises(BadRecord, match="extra"):
        record.load(content)


def changed(written: Record, **fields: object) -> Record:
    return msgspec.structs.replace(written, **fields)


@pytest.mark.parametrize(
    ("fields", "error", "sentence"),
    [
        ({"version": 2}, BadRecord, "This is 'stammtisch-record' version 2; only .* version 1"),
        ({"format": "18xx"}, BadRecord, "This is '18xx' version 1"),
        ({"rules_version": 99}, BadRecord, "rules version 99 of Histrio, this is version"),
        ({"components": "0" * 32}, BadRecord, "other components than those at hand"),
        ({"game": "histrion"}, UnknownGame, r"no game 'histrion' .* Did you mean 'histrio'\?"),
        ({"seats": 9}, BadTable, "2 to 5 seats, not 9"),
        ({"variants": {"moon": "full"}}, BadTable, "no variant 'moon'"),
        ({"seed": 2**70}, BadTable, "seed must be from 0"),
        ({"seed": 15}, BadRecord, "does not fit|was changed"),
        ({"seats": 4}, BadRecord, "does not fit|was changed"),
        ({"checkpoints": []}, BadRecord, "incomplete: its last answers have no checkpoint"),
        ({"components_file": "[["}, BadComponents, "components in the record: .*not valid TOML"),
    ],
)
def test_a_record_of_something_else(written: Record, fields, error: type[Complaint], sentence: str):
    with pytest.raises(error, match=sentence):
        record.to_match(changed(written, **fields))


def test_missing_answers_are_noticed(written: Record):
    with pytest.raises(BadRecord, match="incomplete"):
        record.to_match(changed(written, answers=written.answers[:-1]))


def test_an_answer_that_was_never_offered(written: Record):
    answers = [(0, 61), *written.answers[1:]]
    with pytest.raises(BadRecord, match=r"Answer no\. 1 does not fit: Option 61 is not offered"):
        record.to_match(changed(written, answers=answers))
    with pytest.raises(BadRecord, match=r"Answer no\. 1 does not fit"):
        record.to_match(changed(written, answers=[(0, 2**80), *written.answers[1:]]))


def test_an_edited_answer(written: Record):
    city = written.answers[0][1]
    answers = [(0, (city + 1) % 8), *written.answers[1:]]
    with pytest.raises(BadRecord, match=r"Answer no\. \d+ does not fit|The record was changed"):
        record.to_match(changed(written, answers=answers))


def test_an_edited_checkpoint(written: Record):
    marks = [(16, "0" * 16), *written.checkpoints[1:]]
    with pytest.raises(BadRecord, match=r"was changed: after answer no\. 16"):
        record.to_match(changed(written, checkpoints=marks))


def test_a_file_that_is_not_there(tmp_path: Path):
    with pytest.raises(BadRecord, match=r"lost\.json: the file cannot be read"):
        record.read(tmp_path / "lost.json")


def test_a_damaged_file_is_named(tmp_path: Path):
    path = tmp_path / "damaged.json"
    path.write_text("{")
    with pytest.raises(BadRecord, match=r"damaged\.json: This is no record"):
        record.read(path)


def test_a_path_that_cannot_be_written(written: Record, tmp_path: Path):
    with pytest.raises(BadRecord, match=r"match\.json: the record cannot be written"):
        record.write(written, tmp_path / "nowhere" / "match.json")
    folder = tmp_path / "folder"
    folder.mkdir()
    with pytest.raises(BadRecord, match=r"folder: the record cannot be written"):
        record.write(written, folder)
    assert list(tmp_path.iterdir()) == [folder]


def test_a_failed_write_keeps_the_old_file(written: Record, tmp_path: Path, monkeypatch):
    path = tmp_path / "match.json"
    record.write(written, path)
    before = path.read_bytes()

    def full(self: Path, content: bytes) -> int:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(Path, "write_bytes", full)
    with pytest.raises(BadRecord, match="No space left on device"):
        record.write(changed(written, note="another"), path)
    assert path.read_bytes() == before
