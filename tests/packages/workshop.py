"""Wheels and source archives from a clone of the last commit, and clean places to install them."""

from __future__ import annotations

import fcntl
import os
import re
import shutil
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

ROOT = Path(__file__).parent.parent.parent
LIMIT = 1200  # seconds for the longest step on a busy machine


def outer_settings() -> dict[str, str]:
    """The environment without what would make one Python read another's files."""
    own = ("PYTHONPATH", "STAMMTISCH", "VIRTUAL_ENV")
    return {key: value for key, value in os.environ.items() if not key.startswith(own)}


def run(*words: str | Path, cwd: Path | None = None, **settings: str) -> str:
    """The output of a command that must succeed; nothing of this test's own settings reaches it."""
    done = subprocess.run(
        [str(word) for word in words], cwd=cwd, env={**outer_settings(), **settings},
        capture_output=True, text=True, check=False, timeout=LIMIT,
    )  # fmt: skip
    assert done.returncode == 0, f"{words}\n{done.stdout[-3000:]}\n{done.stderr[-3000:]}"
    return done.stdout


def cloned(place: Path) -> Path:
    """A clone of the last commit: nothing that lies about in the work tree is in it."""
    run("git", "clone", "--quiet", "--no-local", "--depth", "1", f"file://{ROOT}", place)
    return place


def wheel_of(clone: Path, python: str, place: Path, **settings: str) -> Path:
    """The wheel that pip makes of a clone, in an environment of its own."""
    words = ["-m", "pip", "wheel", "--no-deps", "--quiet", "--wheel-dir", str(place), str(clone)]
    run(python, *words, cwd=place, STAMMTISCH_COMPILE="1", **settings)
    (found,) = place.glob("*.whl")
    return found


def installed(wheel: Path, python: str, place: Path) -> Path:
    """A clean environment with the wheel in it; its folder of commands."""
    run(python, "-m", "venv", place)
    folder = place / "bin"
    run(folder / "python", "-m", "pip", "install", "--quiet", wheel)
    return folder


def once(folder: Path, name: str, make: Callable[[Path], object]) -> Path:
    """What several workers want and one of them makes, in its place: environments do not move."""
    place, done = folder / name, folder / f"{name}.done"
    with (folder / f"{name}.lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        if not done.exists():
            shutil.rmtree(place, ignore_errors=True)
            place.mkdir()
            make(place)
            done.touch()
    return place


class Server:
    """A server on a free port, and what it says."""

    def __init__(self, words: list[str | Path], data: Path, **settings: str) -> None:
        call = [*words, "serve", "--no-browser", "--workers", "1", "--data", data]
        self.process = subprocess.Popen(
            [str(word) for word in call], env={**outer_settings(), **settings},
            stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True,
        )  # fmt: skip

    def __enter__(self) -> str:
        assert self.process.stdout is not None
        said = []
        for line in self.process.stdout:
            said.append(line)
            if found := re.search(r"http://127\.0\.0\.1:\d+", line):
                return found[0]
        raise AssertionError(f"the server did not say where it is: {said}")

    def __exit__(self, *_: object) -> None:
        self.process.terminate()
        self.process.communicate(timeout=60)


def newer_python() -> str | None:
    """The newest interpreter on this machine that is newer than ours and that we support."""
    folders = [*os.environ.get("PATH", "").split(os.pathsep)]
    folders += [str(path) for path in Path.home().glob(".pyenv/versions/*/bin")]
    for minor in range(14, sys.version_info.minor, -1):
        for folder in folders:
            found = shutil.which(f"python3.{minor}", path=folder)
            if found and works(found, minor):
                return found
    return None


def works(python: str, minor: int) -> bool:
    """Whether it is that Python, and not a shim that knows of none; with the tools to build."""
    asked = f"import sys, venv, ensurepip; sys.exit(sys.version_info[:2] != (3, {minor}))"
    return subprocess.run([python, "-c", asked], capture_output=True, check=False).returncode == 0
