"""Dependencies point one way: core <- titles; core <- bots, arena, cli, which know no title."""

from __future__ import annotations

import ast
import re
from pathlib import Path

import pytest

from tests.house.reading import ROOT, circles, graph, imports, module_of, packages, titles

SHELL = ROOT.parents[1] / "web" / "src"
# package -> packages it may import from stammtisch
ALLOWED = {
    "core": {"core", "games"},  # the registry looks into the folder `games`, at no title
    "bots": {"core", "bots"},
    "arena": {"core", "bots", "arena"},
    "envs": {"core", "bots", "envs"},
    "server": {"core", "bots", "server"},
    "client": {"core", "server", "client"},
    "laws": {"core", "arena", "laws"},
    "pattern": {"core", "pattern"},
    "lab": {"core", "bots", "arena", "lab"},
    "cli": {"core", "bots", "arena", "lab", "server", "laws", "cli"},
}


def test_packages_import_only_what_lies_below_them():
    wrong = [
        f"{path.relative_to(ROOT)} imports {name}"
        for package, allowed in ALLOWED.items()
        for path in (ROOT / package).rglob("*.py")
        for name in sorted(packages(path) - allowed)
    ]
    assert wrong == []


@pytest.mark.parametrize(
    "line",
    [
        "import stammtisch.arena",
        "from stammtisch import arena",
        "from stammtisch.arena import table",
    ],
)
def test_a_package_is_found_however_it_is_imported(line, tmp_path):
    file = tmp_path / "crooked.py"
    file.write_text(f"{line}\nfrom stammtisch import __version__\n")
    assert packages(file) == {"arena"}


def test_every_package_has_its_place_in_the_order():
    found = {path.parent.name for path in ROOT.glob("*/__init__.py")}
    assert found == {*ALLOWED, "games"}


def test_nobody_but_a_title_imports_a_title():
    names = [path.name for path in titles()]
    assert names
    wrong = []
    for path in ROOT.rglob("*.py"):
        parts = path.relative_to(ROOT).parts
        own = parts[1] if parts[0] == "games" and len(parts) > 2 else None
        for name in imports(path):
            words = name.split(".")
            if words[1] == "games" and len(words) > 2 and words[2] in names and words[2] != own:
                wrong.append(f"{path.relative_to(ROOT)} imports {name}")
    assert wrong == []


def test_titles_import_only_core_and_themselves():
    wrong = [
        f"{path.relative_to(ROOT)} imports {name}"
        for path in (ROOT / "games").rglob("*.py")
        if "tests" not in path.parts
        for name in imports(path)
        if name.split(".")[1] not in ("core", "games")
    ]
    assert wrong == []


def test_no_title_is_named_outside_its_folder():
    names = [path.name for path in titles()]
    wrong = [
        f"{path.relative_to(ROOT)} names '{name}'"
        for package in ALLOWED
        for path in (ROOT / package).rglob("*.py")
        for name in names
        if re.search(rf"[\"']{name}[\"']", path.read_text(encoding="utf-8"))
    ]
    assert wrong == []


def named_in_the_shell(folder: Path, names: list[str]) -> list[str]:
    """Where the browser's shell knows a title: its classes, colours and words are its board's."""
    return [
        f"{path.relative_to(folder)} names '{name}'"
        for kind in ("*.ts", "*.svelte", "*.css")
        for path in sorted(folder.rglob(kind))
        if not path.name.endswith(".test.ts")
        for name in names
        if re.search(rf"\b{name}\b", path.read_text(encoding="utf-8"))
    ]


def test_the_shell_in_the_browser_names_no_title():
    assert named_in_the_shell(SHELL, [path.name for path in titles()]) == []


def test_a_title_in_the_shell_is_found(tmp_path):
    (tmp_path / "art").mkdir()
    (tmp_path / "art" / "tokens.css").write_text(":root.night .histrio {}\n")
    (tmp_path / "rules.test.ts").write_text('hereIn("histrio")\n')
    (tmp_path / "plain.ts").write_text("/** As in Histrio. */\n")
    assert named_in_the_shell(tmp_path, ["histrio"]) == ["art/tokens.css names 'histrio'"]


def test_only_the_chance_module_touches_random():
    wrong = [
        str(path.relative_to(ROOT))
        for package in ("core", "games", "bots", "pattern")
        for path in (ROOT / package).rglob("*.py")
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
        if isinstance(node, ast.Import) and any(alias.name == "random" for alias in node.names)
    ]
    assert wrong == []


def test_no_compiled_rule_shifts_a_constant():
    """`1 << x` is a 32-bit shift once compiled; only `bit` may do it."""
    games = ROOT / "games"
    compiled = [*games.glob("*/rules/*.py"), *games.glob("*/judgement/*.py")]
    compiled += [*(ROOT / "core").glob("*.py"), *(ROOT / "pattern").rglob("*.py")]
    wrong = [
        f"{path.relative_to(ROOT)}:{node.lineno}"
        for path in compiled
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
        if isinstance(node, ast.BinOp)
        and isinstance(node.op, ast.LShift)
        and isinstance(node.left, ast.Constant)
    ]
    assert wrong == []


def test_no_module_imports_itself_by_a_detour():
    files = {module_of(path): imports(path) for path in ROOT.rglob("*.py")}
    assert circles(graph(files)) == []


def test_a_circle_is_found():
    assert circles(graph({"a": {"b.f"}, "b": {"c"}, "c": {"a"}, "d": {"a"}})) == list("abc")
    assert circles(graph({"a": {"b.f"}, "b": {"c"}, "c": set(), "d": {"a"}})) == []
