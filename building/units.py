"""The generated C files, put together into units: what one run of the C compiler reads.

Each module's C file includes the same long header. One file at a time, the compiler spends three
quarters of its time reading that; all files in one unit, a second core has nothing to do and one
changed rule compiles everything anew. Units of middle size have neither fault.
"""

from __future__ import annotations

import os
from pathlib import Path

MODULE = "__native_stammtisch___"
UNIT_SIZE = 500_000  # bytes of C: a second or two of compiling


def write_units(sources: list[str], folder: Path, whole: bool) -> dict[str, list[Path]]:
    """Write the units; unit -> the C files that it includes."""
    folder.mkdir(parents=True, exist_ok=True)
    return {
        write_unit(folder / f"{name}.c", members): members
        for name, members in sorted(planned(sources, whole).items())
    }


def write_unit(unit: Path, members: list[Path]) -> str:
    """Write a C file that includes others; its path."""
    unit.write_text("".join(included(path, unit) for path in members))
    return unit.as_posix()


def write_shims(unit: Path, members: list[Path]) -> str:
    """Write a C file with the shims of a folder; each defines one function of the same name."""
    text = ""
    for number, path in enumerate(members):
        text += f"#define PyInit___init__ PyInit___init__{number}\n"
        text += included(path, unit) + "#undef PyInit___init__\n"
    unit.write_text(text)
    return unit.as_posix()


def included(path: Path, unit: Path) -> str:
    """The line that reads a file, by its way from the unit."""
    way = os.path.relpath(path, unit.parent)
    return f'#include "{Path(way).as_posix()}"\n'


def planned(sources: list[str], whole: bool) -> dict[str, list[Path]]:
    """Name of a unit -> its C files: each folder's modules, as many as fit, and the runtime."""
    paths = sorted(Path(source) for source in sources)
    if whole:
        return {"whole": paths}
    units: dict[str, list[Path]] = {}
    last: dict[str, list[Path]] = {}
    for path in paths:
        room = room_of(path)
        members = last.get(room)
        if members is None or size([*members, path]) > UNIT_SIZE:
            number = sum(name.startswith(f"{room}-") for name in units) + 1
            members = last[room] = units[f"{room}-{number}"] = []
        members.append(path)
    return units


def room_of(path: Path) -> str:
    """The folder of the module in a C file; the runtime library of mypyc has none."""
    if not path.name.startswith(MODULE):
        return "runtime" if not path.name.startswith("__native") else "shared"
    return ".".join(path.stem.removeprefix(MODULE).split("___")[:-1])


def size(paths: list[Path]) -> int:
    """Bytes of C."""
    return sum(path.stat().st_size for path in paths)
