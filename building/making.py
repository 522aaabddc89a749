"""Making the libraries of one kind: compile the units, compile the shims, link, put in place."""

from __future__ import annotations

import filecmp
import os
import shutil
import subprocess
import sys
from dataclasses import dataclass
from importlib.metadata import version
from pathlib import Path
from typing import Any

from building import generated, units
from building.kind import Kind, jobs
from building.objects import Job, Workshop


@dataclass
class Library:
    """Objects to be linked, and the names under which the library is imported."""

    objects: list[str]
    linking: list[str]
    exported: list[str]
    modules: list[str]


class Making:
    """One kind of build; `command` is setuptools' build_ext, with its compiler and extensions."""

    def __init__(self, command: Any, build: Kind) -> None:
        self.command = command
        self.build = build
        self.folder = kept_objects(command.build_temp) / build.name.replace(" ", "-")
        self.workshop = Workshop(command.compiler, self.folder, jobs(), described(command.compiler))
        self.includes = list(command.include_dirs)

    def make(self, root: Path) -> None:
        """Make all libraries and put them below the root; say how much was to be compiled."""
        library, *shims = self.command.extensions
        made, todo = self.library(library)
        more, shim_jobs = self.shims(shims)
        count = self.workshop.run([*todo, *shim_jobs])
        self.workshop.run(self.link(part, root) for part in [made, *more])
        if count:
            print(f"stammtisch: compiled {count} parts, {self.build.name}", file=sys.stderr)

    def library(self, extension: Any) -> tuple[Library, list[Job | None]]:
        """The library with all code, and the work of compiling its units, the longest first."""
        headers = sorted(generated.FOLDER.rglob("*.h"))
        flags = [*extension.extra_compile_args, *self.build.compiling]
        parts = units.write_units(extension.sources, generated.FOLDER / "units", self.build.whole)
        objects, todo = [], []
        for unit, members in sorted(parts.items(), key=lambda part: -units.size(part[1])):
            profile = self.profile_of(unit)
            made, job = self.workshop.compile(
                unit,
                [*members, *headers, *profile],
                flags,
                [*extension.include_dirs, *self.includes],
            )
            objects.append(made)
            todo.append(job)
        exported = self.command.get_export_symbols(extension)
        return Library(sorted(objects), self.build.linking, exported, [extension.name]), todo

    def profile_of(self, unit: str) -> list[Path]:
        """The measured profile of a unit, if this kind of build has one."""
        (made,) = self.command.compiler.object_filenames([unit], output_dir=str(self.folder))
        found = Path(made).with_suffix(".gcda")
        return [found] if found.is_file() else []

    def shims(self, extensions: list[Any]) -> tuple[list[Library], list[Job | None]]:
        """The shims, through which each module is imported, and the work of compiling them.

        The shims of a folder are one library under several names: a few compilers instead of
        more than a hundred.
        """
        folders: dict[str, list[Any]] = {}
        for shim in extensions:
            (source,) = shim.sources
            folders.setdefault(Path(source).parent.as_posix(), []).append(shim)
        libraries, todo = [], []
        for folder, members in folders.items():
            sources = sorted(Path(shim.sources[0]) for shim in members)
            unit = units.write_shims(Path(folder, "shims.c"), sources)
            made, job = self.workshop.compile(unit, sources, self.build.small, self.includes)
            exported = [name for shim in members for name in self.command.get_export_symbols(shim)]
            libraries.append(
                Library([made], self.build.small, exported, [shim.name for shim in members])
            )
            todo.append(job)
        return libraries, todo

    def link(self, library: Library, root: Path) -> Job:
        """The work of linking, and of copying the library to each of its names below the root."""
        made = Path(library.objects[0]).with_suffix(".library")
        job = self.workshop.link(library.objects, made, library.linking, library.exported)

        def work() -> None:
            if job is not None:
                job()
            for name in library.modules:
                replace(made, root / self.command.get_ext_filename(name))

        return work


def replace(made: Path, target: Path) -> None:
    """Copy a library unless it is there; a process that has loaded the old one keeps it whole."""
    if target.is_file() and filecmp.cmp(made, target, shallow=False):
        return
    target.parent.mkdir(parents=True, exist_ok=True)
    beside = target.with_name(target.name + ".new")
    shutil.copy2(made, beside)
    os.replace(beside, target)  # noqa: PTH105


def compiler_command(compiler: Any) -> list[str]:
    """The words that call the compiler, without flags: `ccache gcc`; none for that of Windows."""
    words: list[str] = []
    for word in getattr(compiler, "compiler_so", None) or ():
        if word.startswith("-"):
            break
        words.append(word)
    return words


def kept_objects(build_temp: str) -> Path:
    """Where objects are kept: in the build folder, or where several trees share them."""
    shared = os.environ.get("STAMMTISCH_OBJECTS")
    return Path(shared, Path(build_temp).name) if shared else Path(build_temp)


def described(compiler: Any) -> str:
    """What tells compilers, their flags, mypycs and Pythons apart."""
    named = [sys.version, version("mypy"), *(getattr(compiler, "compiler_so", None) or ())]
    if command := compiler_command(compiler):
        done = subprocess.run([*command, "--version"], capture_output=True, text=True, check=False)
        named.append(done.stdout)
    return " ".join(named)
