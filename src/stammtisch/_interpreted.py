"""Run the plain Python sources even where compiled ones lie beside them.

Set STAMMTISCH_INTERPRETED=1 before the first import: for debugging, and for the law that
compiled and interpreted rules agree.
"""

from __future__ import annotations

import sys
from collections.abc import Sequence
from importlib.abc import MetaPathFinder
from importlib.machinery import SOURCE_SUFFIXES, FileFinder, ModuleSpec, SourceFileLoader
from types import ModuleType


class SourceOnly(MetaPathFinder):
    """Finds the modules of this package as sources only."""

    def find_spec(
        self, fullname: str, path: Sequence[str] | None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        if not fullname.startswith("stammtisch."):
            return None
        for folder in path or ():
            finder = FileFinder(folder, (SourceFileLoader, SOURCE_SUFFIXES))
            spec = finder.find_spec(fullname, target)
            if spec is not None:
                return spec
        return None


def insist() -> None:
    """Put the finder before all others."""
    sys.meta_path.insert(0, SourceOnly())
