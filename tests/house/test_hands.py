"""Titles are written in one hand: who has read one can read all."""

from __future__ import annotations

import ast
from pathlib import Path

from tests.house.reading import ROOT, titles_and_pattern

SEEN = ("seen", "view")


def crooked(path: Path, title: str) -> list[str]:
    """Parameters that are a view, or a seat's part of it, under another name."""
    called = {f"{title.capitalize()}View": "view", "MatView": "mat"}
    return [
        f"{path.name}:{node.lineno} calls a {kind} '{one.arg}'"
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
        if isinstance(node, ast.FunctionDef)
        for one in [*node.args.args, *node.args.kwonlyargs]
        if isinstance(one.annotation, ast.Name) and (kind := one.annotation.id).endswith("View")
        if one.arg != called.get(kind, one.arg) or (kind not in called and one.arg in SEEN)
    ]


def test_telling_is_written_in_one_hand():
    """What people are told is made from a `view`; a seat's part of it is a `mat`."""
    wrong = [
        f"{title.name}: {found}"
        for title in titles_and_pattern()
        for path in (title / "telling").glob("*.py")
        for found in crooked(path, title.name)
    ]
    assert wrong == []


def test_a_view_under_another_name_is_found(tmp_path):
    file = tmp_path / "about.py"
    file.write_text(
        "def a(seen: XView, mat: MatView): ...\n"
        "def b(view: XView, own: MatView): ...\n"
        "def c(view: XView, seen: CardView): ...\n"
        "def d(view: XView, card: CardView): ...\n"
    )
    assert [found.split()[0] for found in crooked(file, "x")] == [
        f"about.py:{n}" for n in (1, 2, 3)
    ]


def parameters(path: Path, name: str) -> list[str]:
    """The parameters of a function of a file."""
    (found,) = [
        [one.arg for one in node.args.args]
        for node in ast.parse(path.read_text(encoding="utf-8")).body
        if isinstance(node, ast.FunctionDef) and node.name == name
    ]
    return found


def test_every_match_is_begun_alike():
    """The box, the seats (unless the box knows them), what was agreed, then seed and journal."""
    for title in titles_and_pattern():
        given = parameters(title / "rules" / "flow.py", "new_match")
        assert given[0] == "box", title.name
        assert given[-2:] == ["seed", "journal"], title.name
        assert "seats" not in given[2:], title.name


def test_the_table_is_set_in_rules():
    """`game.py` hands on what was agreed; steps run where the rules are."""
    front = [(title / "game.py").read_text(encoding="utf-8") for title in titles_and_pattern()]
    assert not [text for text in front if "run_on" in text or "rules.steps" in text]


def test_rules_are_written_in_one_hand():
    """A rule works on `table` (an imagined one is a `world`); constants are named `ids.X`."""
    wrong = []
    for path in [found for title in titles_and_pattern() for found in title.rglob("*.py")]:
        name = "world" if path.stem == "imagine" else "table"
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            place = f"{path.relative_to(ROOT)}:{getattr(node, 'lineno', 0)}"
            if isinstance(node, ast.ImportFrom) and node.module is not None:
                if node.module.endswith((".rules.ids", ".judgement.weights")):
                    wrong.append(f"{place} imports constants by name")
            elif isinstance(node, ast.FunctionDef) and node.args.args:
                first = node.args.args[0]
                of = first.annotation.id if isinstance(first.annotation, ast.Name) else ""
                if of == "Tableau" and first.arg != name and "tests" not in path.parts:
                    wrong.append(f"{place} calls its table '{first.arg}'")
    assert wrong == []
