"""Titles of other packages: what a package installer would leave on the disk."""

from __future__ import annotations

from pathlib import Path

TITLE = """
from stammtisch.core.registry import titles

Inner = type(titles()["histrio"])


class Outside(Inner):
    name = "{name}"
    package = Inner.__module__.rsplit(".", 1)[0]
    components = titles()["histrio"].components


GAME = Outside()
"""


def installed(site: Path, name: str, source: str, entry: str | None = None) -> str:
    """A package `<name>_box` with one entry point, as found on the import path; its name."""
    package = f"{name}_box"
    (site / package).mkdir(parents=True)
    (site / package / "__init__.py").write_text(source, encoding="utf-8")
    facts = site / f"{package}-1.0.dist-info"
    facts.mkdir()
    (facts / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {package}\nVersion: 1.0\n")
    points = f"[stammtisch.games]\n{entry or name} = {package}:GAME\n"
    (facts / "entry_points.txt").write_text(points)
    return package
