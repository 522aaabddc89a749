"""Rules changed one at a time: `python -m tests.laws.mutants [TITLE ...]`.

A title lists them in `tests/mutants.toml`:

    [[mutant]]
    file = "rules/festival.py"      # below the title's folder
    old = "own > 0"                 # stands there exactly once
    new = "own >= 0"
    why = "a show that is only balanced would be paid"
    tests = ["test_festival.py"]    # which of the title's tests to ask; all if left out
    survives = "..."                # a reason why no test can notice it, if that is so

Each is put into a copy of the sources, which runs interpreted; a test of the title must go red.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import tempfile
import tomllib
from pathlib import Path

import msgspec

import stammtisch
from stammtisch.core.registry import titles

SOURCE = Path(stammtisch.__file__).parent
ROOT = SOURCE.parent.parent
LONGEST = 900  # seconds for the tests of one mutant


class Mutant(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One rule changed, and why that would be wrong."""

    file: str
    old: str
    new: str
    why: str
    tests: tuple[str, ...] = ()
    survives: str = ""


def mutants_of(title: str) -> list[Mutant]:
    """The mutants that a title lists."""
    file = SOURCE / "games" / title / "tests" / "mutants.toml"
    listed = tomllib.loads(file.read_text(encoding="utf-8"))["mutant"]
    return msgspec.convert(listed, list[Mutant])


def listing() -> list[tuple[str, Mutant]]:
    """Every mutant of every title that lists some."""
    return [
        (title, mutant)
        for title in titles()
        if (SOURCE / "games" / title / "tests" / "mutants.toml").is_file()
        for mutant in mutants_of(title)
    ]


def places(title: str, mutant: Mutant) -> int:
    """In how many places the edit would apply."""
    text = (SOURCE / "games" / title / mutant.file).read_text(encoding="utf-8")
    return text.count(mutant.old)


def copy_sources(place: Path) -> None:
    """The package and the common tests, without anything compiled."""
    drawings = ("*.svelte", "*.ts", "*.svg", "*.css")
    kept = shutil.ignore_patterns("*.so", "*.pyd", "__pycache__", "web", *drawings)
    shutil.copytree(SOURCE, place / "src" / "stammtisch", ignore=kept)
    shutil.copytree(ROOT / "tests", place / "tests", ignore=kept)
    shutil.copy(ROOT / "pyproject.toml", place)


def run_tests(place: Path, title: str, names: tuple[str, ...]) -> tuple[bool, str]:
    """Whether the title's tests stay green in a copy, and the end of what they print."""
    folder = place / "src" / "stammtisch" / "games" / title / "tests"
    asked = [str(folder / name) for name in names] or [str(folder)]
    environment = {**os.environ, "STAMMTISCH_INTERPRETED": "1", "PYTHONPATH": f"{place}/src"}
    environment.pop("STAMMTISCH_SOAK", None)
    command = [sys.executable, "-m", "pytest", "-x", "-q", "-p", "no:cacheprovider", *asked]
    run = subprocess.run(
        command,
        cwd=place,
        env=environment,
        capture_output=True,
        text=True,
        check=False,
        timeout=LONGEST,
    )
    if run.returncode not in (0, 1):
        raise RuntimeError(f"The tests of {title} cannot be run:\n{run.stdout}\n{run.stderr}")
    return run.returncode == 0, run.stdout[-1500:]


def survives(place: Path, title: str, mutant: Mutant) -> bool:
    """Whether every test stays green in a copy of the sources with the changed rule."""
    file = place / "src" / "stammtisch" / "games" / title / mutant.file
    text = file.read_text(encoding="utf-8")
    assert text.count(mutant.old) == 1, f"{mutant.file}: '{mutant.old}' is not there once"
    file.write_text(text.replace(mutant.old, mutant.new), encoding="utf-8")
    try:
        return run_tests(place, title, mutant.tests)[0]
    except subprocess.TimeoutExpired:  # a match that never ends is noticed too
        return False
    finally:
        file.write_text(text, encoding="utf-8")


def main(names: list[str]) -> int:
    """Try the mutants of some titles (or all) and say which survive; 1 if one does unexplained."""
    unexplained = 0
    with tempfile.TemporaryDirectory(prefix="mutants-") as folder:
        place = Path(folder)
        copy_sources(place)
        for title, mutant in listing():
            if names and title not in names:
                continue
            alive = survives(place, title, mutant)
            verdict = "caught" if not alive else "explained" if mutant.survives else "SURVIVES"
            unexplained += verdict == "SURVIVES"
            print(f"{title:11} {verdict:9} {mutant.file}: {mutant.why}", flush=True)
    return 1 if unexplained else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
