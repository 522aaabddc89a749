"""Every title has the same rooms, and in them the same role has the same name."""

from __future__ import annotations

import ast
import re
from pathlib import Path

from tests.house.reading import ROOT, imports, module_of, titles, titles_and_pattern

# room of a title -> rooms of the same title it may import
ROOMS = {
    "rules": {"rules"},
    "judgement": {"judgement", "rules"},
    "components": {"components", "rules"},
    "telling": {"telling", "components", "judgement", "rules"},
}
# what every title has in its rooms
ROLES = {
    "components": "reader",
    "rules": "ids box state flow imagine",
    "judgement": "evaluate",
    "telling": "decisions choices events explain plain sheet view",
}
# and what it has besides its own chapters once its rules are longer than SMALL lines
SMALL = 600
MORE_ROLES = {
    "components": "reader vocabulary belongings",
    "rules": "ids box state setup flow questions answers steps imagine encode effects",
    "judgement": "evaluate weights",
    "telling": (
        "decisions choices events explain forecast features names plain plain_mat sheet sights "
        "view view_mat view_cards about accounts intro lessons scene terms"
    ),
    "tests": (
        "tables forecasts reasons uncounted test_about test_components test_explain test_forecast "
        "test_invariants test_records test_setup test_telling test_transcript"
    ),
}
# tests that only some titles have; all others hold a chapter of the rules, and say which
MORE_TESTS = {
    "test_board_positions",
    "test_evaluate",
    "test_examples",
    "test_examples_later",
    "test_lessons",
    "test_own_components",
    "test_tricky_examples",
    "test_tricky_examples_later",
    "test_words",
}
CHAPTER = re.compile(r"(Chapters?|Phases?|Module) [A-F\d]")
# what every drawn board has
BOARD = (
    "Board.svelte Side.svelte RivalMat.svelte Marquee.svelte SceneThing.svelte "
    "art.svg intro.svg cover.svg box.css colours.css "
    "choose.ts flights.ts happened.ts intro.ts legend.ts moves.ts rules.ts sounds.ts speak.ts "
    "timeline.ts view.ts sources.test.ts speak.test.ts"
)
# and how something is called that only some boards have -> what it shall not be called
BOARD_NAMES = {
    "LargeMat.svelte": "Large.svelte MatSheet.svelte",
    "RivalMat.svelte": "Rival.svelte Neighbour.svelte",
    "choose.ts": "picks.ts",
    "portraits.ts": "portrait.ts people.ts",
}
OTHER_FOLDERS = ("board", "words")
FLOW = "rules/flow.py"  # the state itself, which answers `evaluate`
DOOR = "judgement.evaluate"  # and the one module by which it does


def roles(title: Path) -> dict[str, str]:
    """The modules that a title must have: a small one may lay some of them together."""
    files = (title / "rules").glob("*.py")
    lines = sum(path.read_text(encoding="utf-8").count("\n") for path in files)
    return ROLES if lines < SMALL else MORE_ROLES


def inner(name: str, title: Path) -> list[str]:
    """A dotted name inside a title's folder; nothing if it lies outside."""
    package = f"{module_of(title / '__init__.py')}."
    return name.removeprefix(package).split(".") if name.startswith(package) else []


def test_rooms_of_a_title_import_only_what_lies_below_them():
    """Rules know nothing of judgement, telling or files: only a state asks what it is worth."""
    wrong = []
    for title in titles_and_pattern():
        for path in [found for room in ROOMS for found in (title / room).rglob("*.py")]:
            place = path.relative_to(title).as_posix()
            for name in imports(path):
                own = inner(name, title)
                if not own:
                    continue
                through_the_door = place == FLOW and ".".join(own[:2]) == DOOR
                upwards = own[0] not in ROOMS[place.split("/")[0]] and not through_the_door
                to_the_state = place.startswith("judgement") and own[:2] == ["rules", "flow"]
                if upwards or to_the_state:
                    wrong.append(f"{path.relative_to(ROOT)} imports {name}")
    assert wrong == []


def test_every_title_has_the_same_rooms():
    """Whoever knows one title finds the way in every other."""
    front = ("__init__.py", "game.py", "rules.md", "components.toml")
    missing = [
        f"{title.name}/{name}"
        for title in titles_and_pattern()
        for name in (*front, *(f"{room}/__init__.py" for room in (*ROOMS, "tests")))
        if not (title / name).is_file()
    ]
    loose = [
        str(path.relative_to(ROOT))
        for title in titles_and_pattern()
        for path in title.glob("*.*")
        if path.name not in front
    ]
    assert missing + loose == []


def test_a_title_has_these_rooms_and_no_others():
    rooms = {*ROOMS, "tests", *OTHER_FOLDERS}
    for title in titles_and_pattern():
        found = {path.name for path in title.iterdir() if path.is_dir()} - {"__pycache__"}
        assert found == rooms | ({"project"} if title.name == "pattern" else set()), title.name


def test_our_titles_have_every_role():
    """None of them is small."""
    assert len([title for title in titles() if roles(title) is MORE_ROLES]) >= 4


def test_the_same_role_has_the_same_name_in_every_title():
    wrong = [
        f"{title.name}/{room}/{name}.py is missing"
        for title in titles_and_pattern()
        for room, names in roles(title).items()
        for name in names.split()
        if not (title / room / f"{name}.py").is_file()
    ]
    assert wrong == []


def test_a_test_of_a_title_is_a_role_or_holds_a_chapter():
    names = {*MORE_ROLES["tests"].split(), *MORE_TESTS}
    wrong = [
        f"{path.relative_to(ROOT)} is no role, and does not say which chapter it holds"
        for title in titles()
        for path in (title / "tests").glob("test_*.py")
        if path.stem not in names
        and not CHAPTER.match(ast.get_docstring(ast.parse(path.read_text(encoding="utf-8"))) or "")
    ]
    assert wrong == []


def test_the_same_role_has_the_same_name_on_every_board():
    boards = [path.parent for path in (ROOT / "games").glob("*/board/Board.svelte")]
    assert len(boards) >= 4
    wrong = [
        f"{board.parent.name}/board/{name} is missing"
        for board in boards
        for name in BOARD.split()
        if not (board / name).is_file()
    ]
    wrong += [
        f"{board.parent.name}/board/{other} is called {name} elsewhere"
        for board in boards
        for name, others in BOARD_NAMES.items()
        for other in others.split()
        if (board / other).is_file()
    ]
    assert wrong == []
