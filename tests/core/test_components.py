"""The checker of component files."""

from __future__ import annotations

from pathlib import Path

import pytest

from stammtisch.core.components import BadComponents, Checker, fingerprint, parse, read


@pytest.fixture
def checker() -> Checker:
    data = {
        "pay": {"coins": 3, "big": 99, "text": "x", "yes": True, "list": [1, 2], "mixed": [1, "b"]},
        "deep": {"inner": {"n": 1}},
        "card": [{"id": "ox"}, {"id": "fox"}],
        "twice": [{"id": "ox"}, {"id": "ox"}],
        "unnamed": [{}],
        "wrong": [1, 2],
    }
    return Checker(data, "mine.toml")


def test_good_values_pass(checker: Checker):
    row = checker.table("pay")
    assert checker.number(row, "[pay]", "coins", 0, 9) == 3
    assert checker.number(row, "[pay]", "coins", 3, 3) == 3
    assert checker.numbers(row, "[pay]", "list", 2, 1, 2) == [1, 2]
    assert checker.numbers(row, "[pay]", "list", None, 1, 2) == [1, 2]
    assert checker.flag(row, "[pay]", "yes") is True
    assert checker.word(row, "[pay]", "text") == "x"
    assert checker.word(row, "[pay]", "text", ("x", "y")) == "x"
    assert checker.table("deep.inner") == {"n": 1}
    assert len(checker.entries("card", 2)) == 2
    assert checker.ids("card", checker.entries("card"), ("fox", "ox")) == ["ox", "fox"]
    checker.finish()


def complaint(checker: Checker) -> str:
    with pytest.raises(BadComponents) as caught:
        checker.finish()
    assert str(caught.value) == "\n".join(f"mine.toml: {one}" for one in caught.value.complaints)
    return "\n".join(caught.value.complaints)


@pytest.mark.parametrize(
    ("key", "sentence", "value"),
    [
        ("coins", "", 3),
        ("big", "'big' must be from 0 to 9, it is 99.", 0),
        ("text", "'text' must be a whole number, it is 'x'.", 0),
        ("yes", "'yes' must be a whole number, it is 'True'.", 0),
        ("gone", "'gone' must be a whole number, it is missing.", 0),
    ],
)
def test_numbers(checker: Checker, key: str, sentence: str, value: int):
    assert checker.number(checker.table("pay"), "[pay]", key, 0, 9) == value
    assert checker.complaints == ([f"[pay]: {sentence}"] if sentence else [])


@pytest.mark.parametrize(
    ("key", "length"), [("list", 3), ("mixed", 2), ("text", None), ("gone", 1), ("coins", 1)]
)
def test_lists_of_numbers(checker: Checker, key: str, length: int | None):
    assert checker.numbers(checker.table("pay"), "[pay]", key, length, 1, 9) == [1] * (length or 0)
    assert f"[pay]: '{key}' must be a list of " in complaint(checker)


def test_flags_and_words(checker: Checker):
    row = checker.table("pay")
    assert checker.flag(row, "[pay]", "coins") is False
    assert checker.word(row, "[pay]", "coins") == ""
    assert checker.word(row, "[pay]", "text", ("a", "b")) == "a"
    assert complaint(checker).splitlines() == [
        "[pay]: 'coins' must be true or false, it is '3'.",
        "[pay]: 'coins' must be a text, it is '3'.",
        "[pay]: 'text' is 'x', but only 'a', 'b' are known.",
    ]


def test_missing_tables_and_entries(checker: Checker):
    assert checker.table("moon") == {}
    assert checker.table("pay.coins") == {}
    assert checker.entries("moon") == []
    assert checker.entries("wrong") == []
    assert checker.entries("card", 3) == [{"id": "ox"}, {"id": "fox"}]
    assert complaint(checker).splitlines() == [
        "[moon]: this table is missing.",
        "[pay.coins]: this table is missing.",
        "[[moon]]: there is no such list of entries.",
        "[[wrong]]: there is no such list of entries.",
        "[[card]]: 3 entries are needed, 2 are there.",
    ]


def test_ids(checker: Checker):
    checker.ids("twice", checker.entries("twice"))
    checker.ids("unnamed", checker.entries("unnamed"))
    checker.ids("card", checker.entries("card"), ("ox", "owl"))
    assert complaint(checker).splitlines() == [
        "[[twice]] 'ox': this id occurs twice.",
        "[[unnamed]] no. 1: 'id' must be a text, it is missing.",
        "[[card]] 'fox': unknown id; known are 'ox', 'owl'.",
        "[[card]]: the entry 'owl' is missing.",
    ]


def test_the_same_complaint_is_made_once(checker: Checker):
    checker.table("moon")
    checker.table("moon")
    assert len(checker.complaints) == 1


def test_the_fingerprint_looks_at_rules_only():
    one = parse("coins = 3\nnote = 'a'  # a comment\n[card]\ntext = 'b'\nn = [1, 2]\n", "one")
    other = parse("# other\nnote = 'z'\ncoins = 3\n[card]\nn = [1, 2]\nsource = 'me'\n", "other")
    assert fingerprint(one) == fingerprint(other)
    assert fingerprint({**one, "coins": 4}) != fingerprint(one)
    assert fingerprint({**one, "card": {"n": [2, 1]}}) != fingerprint(one)
    assert len(fingerprint(one)) == 32


def test_files_that_cannot_be_read(tmp_path: Path):
    path = tmp_path / "mine.toml"
    with pytest.raises(BadComponents, match=r"mine\.toml: There is no such file\."):
        read(path)
    path.write_bytes(b"\xff\xfe\xff")
    with pytest.raises(BadComponents, match=r"mine\.toml: The file cannot be read: "):
        read(path)
    with pytest.raises(BadComponents, match=r"The file cannot be read: "):
        read(tmp_path)
    with pytest.raises(BadComponents, match=r"mine\.toml: This is not valid TOML: .*line 2"):
        parse("a = 1\nb = = 2", "mine.toml")
