"""What the laws of the house read: folders of titles, imports of files, circles among them."""

from __future__ import annotations

import ast
from collections.abc import Mapping, Set
from pathlib import Path

import stammtisch

ROOT = Path(stammtisch.__file__).parent


def titles() -> list[Path]:
    """The folders of all titles."""
    return [path for path in (ROOT / "games").iterdir() if (path / "game.py").is_file()]


def titles_and_pattern() -> list[Path]:
    """And that of the small game which new ones are copied from."""
    return [*titles(), ROOT / "pattern"]


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


def packages(path: Path) -> set[str]:
    """The packages of this package that a file imports from, however it says so."""
    return {name.split(".")[1] for name in imports(path)} & {
        folder.name for folder in ROOT.iterdir() if folder.is_dir()
    }


def module_of(path: Path) -> str:
    """The dotted name of a file; a folder's own file stands for the folder."""
    parts = path.relative_to(ROOT.parent).with_suffix("").parts
    return ".".join(parts[:-1] if parts[-1] == "__init__" else parts)


def graph(files: dict[str, set[str]]) -> dict[str, set[str]]:
    """Which modules each module imports, from the dotted names that it mentions."""
    return {
        module: {
            known
            for name in names
            if (known := name if name in files else name.rpartition(".")[0]) in files
            and known != module
        }
        for module, names in files.items()
    }


def circles(edges: Mapping[str, Set[str]]) -> list[str]:
    """What stands in a circle, or between two: the rest can be taken away from either end."""
    left = {module: below & edges.keys() for module, below in edges.items()}
    while ends := {module for module, below in left.items() if not below} | (
        left.keys() - set().union(*left.values())
    ):
        left = {module: below - ends for module, below in left.items() if module not in ends}
    return sorted(left)
