"""The kinds of build, and what each asks of the C compiler.

STAMMTISCH_COMPILE=auto  compile if a compiler is there (the default)
STAMMTISCH_COMPILE=1     it must compile, or the build fails (tests and releases)
STAMMTISCH_COMPILE=0     never compile
STAMMTISCH_LTO=0         no optimization across modules: for whoever changes rules all day
STAMMTISCH_PROFILE=1     play for a while with counters, and compile again by what they say (GCC)
STAMMTISCH_OBJECTS=DIR   keep compiled objects there, for several trees (each made once)
STAMMTISCH_JOBS=N        how many compilers at a time (as many as there are cores)
"""

from __future__ import annotations

import os
import subprocess
import sys
import tempfile
from dataclasses import dataclass, field, replace
from pathlib import Path

PROBE = "int answer(void); int answer(void) { return 42; }\n"
OUR_OWN_SYMBOLS = ["-fno-semantic-interposition", "-fvisibility=hidden"]


@dataclass
class Kind:
    """How to compile and link; `name` is what `stammtisch version` says."""

    name: str
    compiling: list[str] = field(default_factory=list)
    linking: list[str] = field(default_factory=list)
    small: list[str] = field(default_factory=list)  # for the shims, of which there are many
    whole: bool = False  # all in one C file: without LTO the only way to inline between modules


def mode() -> str:
    """auto, 1 or 0."""
    return os.environ.get("STAMMTISCH_COMPILE", "auto")


def jobs() -> int:
    """How many compilers may run at a time."""
    asked = os.environ.get("STAMMTISCH_JOBS", "")
    if asked.isdigit() and int(asked):
        return int(asked)
    affinity = getattr(os, "sched_getaffinity", None)
    return len(affinity(0)) if affinity else os.cpu_count() or 1


def chosen_kind(compiler: list[str]) -> Kind:
    """The kind that was asked for, as far as this compiler can do it; [] is that of Windows."""
    development = os.environ.get("STAMMTISCH_LTO") == "0"
    if not compiler:
        return Kind("for development" if development else "optimized")
    if development:
        return Kind("for development", ["-O1", *OUR_OWN_SYMBOLS], [])
    clang = is_clang(compiler)
    for kind in optimized_kinds(clang):
        if can(compiler, kind):
            kind.small = ["-g0"] if clang else ["-g0", "-s"]
            return kind
    return Kind("optimized", ["-O3"], whole=True)


def optimized_kinds(clang: bool) -> list[Kind]:
    """From the best to the one that any compiler of the family can do."""
    if clang:
        across = Kind("optimized", ["-O3", "-flto=thin", *OUR_OWN_SYMBOLS], ["-O3", "-flto=thin"])
    else:
        flags = ["-O3", "-flto", *OUR_OWN_SYMBOLS]
        across = Kind("optimized", flags, [*flags[:1], f"-flto={jobs()}", *OUR_OWN_SYMBOLS])
    return [across, Kind("optimized", ["-O3", *OUR_OWN_SYMBOLS], whole=True)]


def profile_wanted(compiler: list[str]) -> bool:
    """Whether to build with a profile; a sentence where that was asked for in vain."""
    if os.environ.get("STAMMTISCH_PROFILE") != "1":
        return False
    if compiler and not is_clang(compiler) and can(compiler, with_counters(Kind(""))):
        return True
    print("stammtisch: a build with a profile needs GCC; building without.", file=sys.stderr)
    return False


def with_counters(build: Kind) -> Kind:
    """The same, counting which way the play goes."""
    flags = ["-fprofile-generate", "-fprofile-update=single"]
    return replace(
        build,
        name="with counters",
        compiling=[*build.compiling, *flags],
        linking=[*build.linking, *flags],
    )


def profiled(build: Kind) -> Kind:
    """The same, optimized for what was counted; what was never played is compiled as without."""
    flags = ["-fprofile-use", "-fprofile-partial-training", "-w"]
    return replace(
        build,
        name=f"{build.name} with a profile",
        compiling=[*build.compiling, *flags],
        linking=[*build.linking, *flags],
    )


def is_clang(compiler: list[str]) -> bool:
    """Whether the compiler is Clang, whatever it is called (`gcc` on macOS is)."""
    asked = [*compiler, "-dM", "-E", "-x", "c", os.devnull]
    done = subprocess.run(asked, capture_output=True, text=True, check=False)
    return "__clang__" in done.stdout


def can(compiler: list[str], kind: Kind) -> bool:
    """Whether a small library can be compiled and linked this way."""
    with tempfile.TemporaryDirectory() as place:
        source, made = Path(place, "probe.c"), Path(place, "probe.o")
        source.write_text(PROBE)
        compiling = [*compiler, "-fPIC", *kind.compiling, "-c", str(source), "-o", str(made)]
        linking = [*compiler, "-shared", "-fPIC", *kind.linking, str(made), "-o", str(made) + ".so"]
        return all(
            subprocess.run(command, capture_output=True, check=False).returncode == 0
            for command in (compiling, linking)
        )
