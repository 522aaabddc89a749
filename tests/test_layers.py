"""Dependencies point one way: core <- titles; core <- bots, arena, cli, which know no title."""

from __future__ import annotations

import ast
from pathlib import Path

import stammtisch

ROOT = Path(stammtisch.__file__).parent
# package -> packages it may import from stammtisch
ALLOWED = {
    "core": {"core", "games"},  # the registry looks into the folder `games`, at no title
    "bots": {"core", "bots"},
    "arena": {"core", "bots", "arena"},
    "server": {"core", "bots", "server"},
    "client": {"core", "server", "client"},
    "cli": {"core", "bots", "arena", "server", "cli"},
}


def imports(path: Path) -> set[str]:
    """The modules of this package that a file imports."""
    found: set[str] = set()
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            found.update(alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            assert node.level == 0, f"{path}: relative import"
            found.update(f"{node.module}.{alias.name}" for alias in node.names)
    return {name for name in found if name.startswith("stammtisch.")}


def test_packages_import_only_what_lies_below_them():
    wrong = [
        f"{path.relative_to(ROOT)} imports {name}"
        for package, allowed in ALLOWED.items()
        for path in (ROOT / package).rglob("*.py")
        for name in imports(path)
        if name.count(".") > 1 and name.split(".")[1] not in allowed
    ]
    assert wrong == []


def test_nobody_but_a_title_imports_a_title():
    titles = [path.name for path in (ROOT / "games").iterdir() if (path / "game.py").is_file()]
    assert titles
    wrong = []
    for path in ROOT.rglob("*.py"):
        parts = path.relative_to(ROOT).parts
        own = parts[1] if parts[0] == "games" and len(parts) > 2 else None
        for name in imports(path):
            words = name.split(".")
            if words[1] == "games" and len(words) > 2 and words[2] in titles and words[2] != own:
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
    names = [path.name for path in (ROOT / "games").iterdir() if (path / "game.py").is_file()]
    wrong = [
        f"{path.relative_to(ROOT)} names '{name}'"
        for package in ALLOWED
        for path in (ROOT / package).rglob("*.py")
        for name in names
        if f'"{name}"' in path.read_text(encoding="utf-8")
    ]
    assert wrong == []


def test_only_the_chance_module_touches_random():
    wrong = [
        str(path.relative_to(ROOT))
        for package in ("core", "games", "bots")
        for path in (ROOT / package).rglob("*.py")
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
        if isinstance(node, ast.Import) and any(alias.name == "random" for alias in node.names)
    ]
    assert wrong == []


def test_no_compiled_rule_shifts_a_constant():
    """`1 << x` is a 32-bit shift once compiled; only `bit` may do it."""
    compiled = [*(ROOT / "games").glob("*/rules/*.py"), *(ROOT / "core").glob("*.py")]
    wrong = [
        f"{path.relative_to(ROOT)}:{node.lineno}"
        for path in compiled
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
        if isinstance(node, ast.BinOp)
        and isinstance(node.op, ast.LShift)
        and isinstance(node.left, ast.Constant)
    ]
    assert wrong == []
