"""What is compiled again, with which flags, and what is cleared away."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import time
import venv
from pathlib import Path

import msgspec
import pytest

from building import kind, units
from building.generated import JUDGED
from building.making import compiler_command, replace
from building.sources import compiled_modules

ROOT = Path(__file__).parent.parent.parent
NO_COMPILER = shutil.which("cc") is None


@pytest.fixture(scope="module")
def small(tmp_path_factory):
    """Two modules of the engine, compiled for development."""
    tree = tmp_path_factory.mktemp("small")
    for name in ("setup.py", "pyproject.toml", "README.md", "LICENSE"):
        shutil.copy(ROOT / name, tree)
    shutil.copytree(ROOT / "building", tree / "building")
    core = tree / "src" / "stammtisch" / "core"
    core.mkdir(parents=True)
    (core.parent / "__init__.py").write_text('__version__ = "0"\n')
    (core / "__init__.py").write_text("")
    shutil.copy(ROOT / "src/stammtisch/core/bits.py", core)
    (core / "rng.py").write_text("def twice(number: int) -> int:\n    return 2 * number\n")
    compiled(tree)
    return tree


def compiled(tree: Path) -> dict[str, int]:
    """Build; object file -> when it was made, to the nanosecond."""
    settings = {**os.environ, "STAMMTISCH_LTO": "0", "STAMMTISCH_COMPILE": "1"}
    command = [sys.executable, "setup.py", "--quiet", "build_ext", "--inplace"]
    done = subprocess.run(
        command, cwd=tree, env=settings, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stdout + done.stderr
    return {
        str(path.relative_to(tree)): path.stat().st_mtime_ns for path in tree.rglob("build/**/*.o")
    }


def answer(tree: Path, code: str) -> str:
    """What the compiled modules of a tree say."""
    settings = {**os.environ, "PYTHONPATH": str(tree / "src")}
    done = subprocess.run(
        [sys.executable, "-c", code], env=settings, capture_output=True, text=True, check=True
    )
    return done.stdout.strip()


@pytest.mark.skipif(NO_COMPILER, reason="no C compiler")
def test_only_what_changed_is_compiled_again(small):
    before = compiled(small)
    rng = small / "src/stammtisch/core/rng.py"
    rng.write_text(rng.read_text().replace("2 * number", "3 * number"))
    os.utime(small / "src/stammtisch/core/bits.py", (time.time(), time.time()))
    after = compiled(small)
    again = {path for path in after if after[path] != before[path]}
    assert [Path(path).name for path in again] == ["core-1.o"], "the unit with rng, and no other"
    said = answer(small, "from stammtisch.core import rng; print(rng.twice(7), rng.__file__)")
    assert said.startswith("21 ")
    assert not said.endswith(".py")


@pytest.mark.skipif(NO_COMPILER, reason="no C compiler")
def test_the_library_of_a_module_that_moved_goes_away(small):
    """A left-over library would be imported instead of the source."""
    (found,) = (small / "src/stammtisch/core").glob("bits.*.so")
    stale = found.with_name(found.name.replace("bits", "gone"))
    shutil.copy(found, stale)
    compiled(small)
    assert found.exists()
    assert not stale.exists()


def test_a_library_in_use_is_replaced_and_not_written_over(tmp_path):
    made, target = tmp_path / "made", tmp_path / "target"
    made.write_text("new")
    target.write_text("old")
    with target.open() as loaded:
        replace(made, target)
        assert loaded.read() == "old"
    assert target.read_text() == "new"


def test_each_compiler_gets_flags_that_it_knows(monkeypatch):
    monkeypatch.setattr(kind, "can", lambda compiler, found: True)
    monkeypatch.delenv("STAMMTISCH_LTO", raising=False)
    monkeypatch.setenv("STAMMTISCH_JOBS", "3")
    monkeypatch.setattr(kind, "is_clang", lambda compiler: False)
    assert "-flto=3" in kind.chosen_kind(["gcc"]).linking
    monkeypatch.setattr(kind, "is_clang", lambda compiler: True)
    clang = kind.chosen_kind(["cc"])
    assert "-flto=thin" in clang.compiling
    assert not any(flag.startswith("-flto=3") for flag in clang.linking)
    windows = kind.chosen_kind([])
    assert (windows.compiling, windows.linking, windows.whole) == ([], [], False)


def test_without_optimization_between_files_all_is_one_file(monkeypatch):
    """Else calls from a title into the engine are not inlined, and it plays a quarter slower."""
    monkeypatch.delenv("STAMMTISCH_LTO", raising=False)
    monkeypatch.setattr(kind, "is_clang", lambda compiler: False)
    monkeypatch.setattr(kind, "can", lambda compiler, found: "-flto" not in found.compiling)
    assert kind.chosen_kind(["gcc"]).whole


def test_units_hold_every_file_once(tmp_path, monkeypatch):
    monkeypatch.setattr(units, "UNIT_SIZE", 10)
    names = [f"__native_stammtisch___core___m{number}.c" for number in range(5)]
    names += ["__native_stammtisch___games___x___rules___a.c", "__native_stammtisch.c", "init.c"]
    sources = [tmp_path / name for name in names]
    for source in sources:
        source.write_text("int;\n")
    planned = units.planned([str(source) for source in sources], whole=False)
    assert sorted(path for members in planned.values() for path in members) == sorted(sources)
    assert {"core-1", "core-2", "core-3", "games.x.rules-1", "shared-1"} <= set(planned)


def test_ccache_is_part_of_the_compiler():
    class Compiler:
        compiler_so = ["ccache", "gcc", "-Wall", "-O3", "x"]

    assert compiler_command(Compiler()) == ["ccache", "gcc"]


def test_compiling_asks_for_nothing_but_the_requirements_of_the_build(tmp_path):
    """Whoever installs has no numpy: a package of compiled modules may lead to it all the same."""
    venv.create(tmp_path / "bare", with_pip=False)
    (place,) = (tmp_path / "bare").glob("lib/python*/site-packages")
    installed = Path(msgspec.__file__).parent.parent
    for name in ("librt", "msgspec", "mypy_extensions.py"):
        (place / name).symlink_to(installed / name)
    judged = subprocess.run(
        [sys.executable, "-m", "mypy", "--python-executable", tmp_path / "bare" / "bin" / "python",
         "--cache-dir", tmp_path / "cache", *JUDGED, *compiled_modules()],
        cwd=ROOT, capture_output=True, text=True, check=False,
    )  # fmt: skip
    assert judged.returncode == 0, judged.stdout[-2000:]
