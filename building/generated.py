"""From Python to C: mypyc's part of the work."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

from building.sources import compiled_modules

FOLDER = Path("build/c")
LIBRARY = "stammtisch"  # a name that stays when modules come and go, so that their shims stay too

# What is compiled is judged as everywhere; what it merely leads to (a package that offers more than
# the build needs, numpy for instance) is not: whoever installs has nothing but our requirements.
JUDGED = ("--strict", "--follow-imports=silent")

# Called once in a match or once in a process: worth neither the time to inline into nor the room.
SELDOM = re.compile(r"^(extern (?:PyObject \*CPyPy_|char CPyDef_\w*__top_level__))", re.MULTILINE)


def generate() -> list[Any]:
    """The extensions: the library with all code, and a shim for each module. Raises SystemExit."""
    from mypyc.build import mypycify

    found: list[Any] = mypycify(
        [*JUDGED, *compiled_modules()],
        opt_level="3",
        debug_level="0",
        multi_file=True,
        target_dir=str(FOLDER),
        group_name=LIBRARY,
    )
    return found


def mark_seldom_called() -> None:
    """Tell GCC and Clang which functions are wrappers for the interpreter and start-up code."""
    for header in FOLDER.glob("__native_internal_*.h"):
        header.write_text(SELDOM.sub(r"__attribute__((cold)) \1", header.read_text()))
