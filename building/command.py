"""The commands of setuptools: compile the rules where possible, and never forget the browser."""

from __future__ import annotations

import json
import os
import shutil
import sys
from pathlib import Path
from typing import Any

from setuptools import Distribution
from setuptools.command.build import build
from setuptools.command.build_ext import build_ext
from setuptools.command.build_py import build_py
from setuptools.command.sdist import sdist

from building import browser, generated, kind
from building.making import Making, compiler_command, replace
from building.profile import learned
from building.sources import PACKAGE, fingerprint

MARK = "_compiled.json"
LONGEST = 200  # letters of a compiler's complaint


class Compiled(Distribution):
    """A distribution whose extensions are known only once mypyc has run."""

    def has_ext_modules(self) -> bool:
        """Whether a library may come, so that the wheel is one for this kind of machine."""
        return kind.mode() != "0"


class FreshBuild(build):
    """Builds a package without what an earlier build has left behind."""

    def run(self) -> None:
        """Objects are kept elsewhere, so this costs a copy of the files and no compiling."""
        shutil.rmtree(self.build_lib, ignore_errors=True)
        super().run()


class BrowserToo(build_py):
    """Makes the browser's bundle before the files of the package are collected."""

    editable_mode: bool

    def run(self) -> None:
        """An editable install lives in the work tree, where `make web` does this."""
        if not self.editable_mode:
            browser.ensure()
        super().run()


class BrowserInside(sdist):
    """The source archive carries the bundle: whoever builds from it needs no Node."""

    def run(self) -> None:
        """Make the bundle, then the archive."""
        browser.ensure()
        super().run()


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
            say_aloud(
                f"stammtisch: the rules were not compiled ({why}). They run as plain Python, "
                "about 20 times slower. Install a C compiler (for example gcc) and the Python "
                "headers, then install stammtisch again."
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
        if command:
            generated.mark_seldom_called()
        else:
            self.compiler.initialize()
        build = kind.chosen_kind(command)
        if kind.profile_wanted(command):
            build = learned(self, build)
        Making(self, build).make(Path(self.build_lib))
        self.built = build.name

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


def say_aloud(sentence: str) -> None:
    """Print it, and also past pip, which shows what a build prints only when the build fails."""
    print(sentence, file=sys.stderr)
    if not sys.stderr.isatty():
        try:
            with Path("CON" if os.name == "nt" else "/dev/tty").open("w") as terminal:
                print(sentence, file=terminal)
        except OSError:
            pass  # nobody sits at a terminal


def reason(error: BaseException) -> str:
    """Why compiling failed, in a few words."""
    if isinstance(error, ImportError):
        return "mypyc is not installed"
    if isinstance(error, SystemExit):
        return "mypyc did not accept the sources"
    words = " ".join(str(error).split())
    return words if len(words) < LONGEST else f"{words[:LONGEST]} ..."
