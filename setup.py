"""Compile the rules with mypyc where that is possible; otherwise install the same files as is.

STAMMTISCH_COMPILE=auto  compile if a compiler is there (the default)
STAMMTISCH_COMPILE=1     it must compile, or the build fails (tests and releases)
STAMMTISCH_COMPILE=0     never compile
"""

import json
import os
import sys
from hashlib import blake2b
from pathlib import Path

from setuptools import setup
from setuptools.command.build_ext import build_ext

PACKAGE = Path("src/stammtisch")
CORE = ("bits", "rng", "pile", "journal", "state", "playout")
BOTS = (
    "bot",
    "answers",
    "random",
    "greedy",
    "line",
    "planner",
    "tree",
    "outcomes",
    "verdict",
    "search",
    "contest",
)
MODE = os.environ.get("STAMMTISCH_COMPILE", "auto")
MARK = PACKAGE / "_compiled.json"


def compiled_modules() -> list[str]:
    """The engine, the bots, and everything in a title's `rules` and `judgement`."""
    listed = [PACKAGE / "core" / f"{name}.py" for name in CORE]
    listed += [PACKAGE / "bots" / f"{name}.py" for name in BOTS]
    for room in ("rules", "judgement"):
        listed += sorted(PACKAGE.glob(f"games/*/{room}/*.py"))
    return [str(path) for path in listed if path.is_file()]


def fingerprint() -> dict[str, str]:
    """Hashes of the compiled sources, so that a stale build can be told."""
    return {
        path: blake2b(Path(path).read_bytes(), digest_size=8).hexdigest()
        for path in compiled_modules()
    }


class CompileIfPossible(build_ext):
    """Falls back to the plain sources when there is no compiler, unless compiling is mandatory."""

    def run(self) -> None:
        MARK.unlink(missing_ok=True)
        try:
            super().run()
        except Exception as error:  # no compiler, no headers: many kinds of exception
            if MODE == "1":
                raise
            print(
                f"stammtisch: the rules were not compiled ({error}). They run as plain Python, "
                "about 20 times slower. Install a C compiler (for example gcc) and the Python "
                "headers, then install stammtisch again.",
                file=sys.stderr,
            )
            self.extensions = []
        else:
            MARK.write_text(json.dumps(fingerprint(), indent=1))

    def copy_extensions_to_source(self) -> None:
        if self.extensions:
            super().copy_extensions_to_source()


def extensions() -> list:
    if MODE == "0":
        return []
    try:
        from mypyc.build import mypycify
    except ImportError:
        if MODE == "1":
            raise
        return []
    try:
        found = mypycify(["--strict", *compiled_modules()], opt_level="3", debug_level="0")
    except SystemExit:
        if MODE == "1":
            raise
        return []
    if sys.platform != "win32":  # let the compiler inline calls between rules: a quarter faster
        for extension in found:
            extension.extra_compile_args.append("-fno-semantic-interposition")
    return found


setup(ext_modules=extensions(), cmdclass={"build_ext": CompileIfPossible})
