"""The command `build_ext`: compiles the rules where that is possible."""

from __future__ import annotations

import filecmp
import json
import os
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

from setuptools import Distribution
from setuptools.command.build_ext import build_ext

from building import generated, kind, units
from building.objects import Workshop
from building.sources import PACKAGE, fingerprint

MARK = "_compiled.json"
LONGEST = 200  # letters of a compiler's complaint


class Compiled(Distribution):
    """A distribution whose extensions are known only once mypyc has run."""

    def has_ext_modules(self) -> bool:
        """Whether a library may come, so that the wheel is one for this kind of machine."""
        return kind.mode() != "0"


class CompileIfPossible(build_ext):
    """Falls back to the plain sources when there is no compiler, unless compiling is mandatory."""

    extensions: list[Any]
    inplace: bool
    built: str

    def run(self) -> None:
        """Compile, or say why not."""
        try:
            self.compile()
        except (Exception, SystemExit) as error:  # no mypyc, no compiler, no headers: many kinds
            if kind.mode() == "1":
                raise
            self.extensions = []
            why = reason(error)
            self.note({"kind": "interpreted", "why": why})
            print(
                f"stammtisch: the rules were not compiled ({why}). They run as plain Python, "
                "about 20 times slower. Install a C compiler (for example gcc) and the Python "
                "headers, then install stammtisch again.",
                file=sys.stderr,
            )
        if self.inplace:
            self.copy_extensions_to_source()

    def compile(self) -> None:
        """Python to C, C to libraries in the build folder."""
        self.extensions = generated.generate()
        for extension in self.extensions:
            extension._needs_stub = False  # what setuptools would have noted, had it known them
        inplace, self.inplace = self.inplace, False
        super().run()
        self.inplace = inplace
        self.note({"kind": self.built, "sources": fingerprint()})

    def build_extensions(self) -> None:
        """What the superclass does one after the other, on all cores and only where needed."""
        command = compiler_command(self.compiler)
        build = kind.chosen_kind(command)
        if command:
            generated.mark_seldom_called()
        else:
            self.compiler.initialize()
        folder = Path(self.build_temp, build.name.replace(" ", "-"))
        workshop = Workshop(self.compiler, folder, kind.jobs(), described(self.compiler, command))
        library, *shims = self.extensions
        begun = workshop.run(self.library_objects(workshop, library, build))
        begun += workshop.run(self.shim_objects(workshop, shims))
        workshop.run(self.links(workshop))
        if begun:
            print(f"stammtisch: compiled {begun} parts, {build.name}", file=sys.stderr)
        self.built = build.name

    def library_objects(self, workshop: Workshop, library: Any, build: kind.Kind) -> list[Any]:
        """The work of compiling the units of the library, the longest first."""
        headers = sorted(generated.FOLDER.rglob("*.h"))
        flags = [*library.extra_compile_args, *build.compiling]
        parts = units.write_units(library.sources, generated.FOLDER / "units", build.whole)
        library.objects, todo = [], []
        for unit, members in sorted(parts.items(), key=lambda part: -units.size(part[1])):
            made, job = workshop.compile(
                unit, [*members, *headers], flags, [*library.include_dirs, *self.include_dirs]
            )
            library.objects.append(made)
            todo.append(job)
        library.objects.sort()
        library.linking, library.exported = build.linking, self.get_export_symbols(library)
        return todo

    def shim_objects(self, workshop: Workshop, shims: list[Any]) -> list[Any]:
        """The work of compiling the shims, through which each module is imported.

        The shims of a folder are one library under several names: a few compilers instead of
        more than a hundred.
        """
        folders: dict[str, list[Any]] = {}
        for shim in shims:
            (source,) = shim.sources
            folders.setdefault(Path(source).parent.as_posix(), []).append(shim)
        todo = []
        for folder, members in folders.items():
            sources = sorted(Path(shim.sources[0]) for shim in members)
            unit = units.write_shims(Path(folder, "shims.c"), sources)
            made, job = workshop.compile(unit, sources, ["-g0"], list(self.include_dirs))
            library = [name for shim in members for name in self.get_export_symbols(shim)]
            for shim in members:
                shim.objects, shim.linking, shim.exported = [made], [], library
            todo.append(job)
        return todo

    def links(self, workshop: Workshop) -> list[Any]:
        """The work of linking; each module's library ends in its place in the build folder."""
        todo: dict[Path, Any] = {}
        places: dict[Path, list[Path]] = {}
        for extension in self.extensions:
            target = Path(extension.objects[0]).with_suffix(".library")
            places.setdefault(target, []).append(Path(self.get_ext_fullpath(extension.name)))
            todo[target] = workshop.link(
                extension.objects, target, extension.linking, extension.exported
            )
        return [placed(todo[target], target, places[target]) for target in todo]

    def note(self, found: dict[str, Any]) -> None:
        """Write down what was built, for `stammtisch version` and for the test of a stale build."""
        places = [Path(self.build_lib, PACKAGE.name)]
        if self.inplace:
            places.append(PACKAGE)
        for place in places:
            place.mkdir(parents=True, exist_ok=True)
            (place / MARK).write_text(json.dumps(found, indent=1) + "\n")

    def copy_extensions_to_source(self) -> None:
        """Put the libraries beside their sources, and away with those of modules that moved."""
        current = set()
        for extension in self.extensions:
            build_py = self.get_finalized_command("build_py")
            beside, made = self._get_inplace_equivalent(build_py, extension)
            replace(Path(made), Path(beside))
            current.add(Path(beside).resolve())
        suffix = self.get_ext_filename("x").removeprefix("x")
        for found in PACKAGE.parent.rglob(f"*{suffix}"):
            if found.resolve() not in current:
                found.unlink()


def reason(error: BaseException) -> str:
    """Why compiling failed, in a few words."""
    if isinstance(error, ImportError):
        return "mypyc is not installed"
    if isinstance(error, SystemExit):
        return "mypyc did not accept the sources"
    words = " ".join(str(error).split())
    return words if len(words) < LONGEST else f"{words[:LONGEST]} ..."


def placed(job: Any, made: Path, targets: list[Path]) -> Any:
    """The job, followed by copying what it made to its places."""

    def work() -> None:
        if job is not None:
            job()
        for target in targets:
            replace(made, target)

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


def described(compiler: Any, command: list[str]) -> str:
    """What tells compilers, their flags and Pythons apart."""
    named = [sys.version, *(getattr(compiler, "compiler_so", None) or ())]
    if command:
        done = subprocess.run([*command, "--version"], capture_output=True, text=True, check=False)
        named.append(done.stdout)
    return " ".join(named)
