"""Without a compiler the same sources run as plain Python, unless compiling is mandatory."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
from hashlib import blake2b
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent


@pytest.fixture
def tree(tmp_path):
    """A small copy of the sources: enough to try a build."""
    for name in ("setup.py", "pyproject.toml", "README.md", "LICENSE"):
        shutil.copy(ROOT / name, tmp_path)
    shutil.copytree(ROOT / "building", tmp_path / "building")
    core = tmp_path / "src" / "stammtisch" / "core"
    core.mkdir(parents=True)
    (core.parent / "__init__.py").write_text('__version__ = "0"\n')
    (core / "__init__.py").write_text("")
    shutil.copy(ROOT / "src/stammtisch/core/bits.py", core)
    return tmp_path


def build(
    tree: Path, mode: str, compiler: str = "/no/such/compiler"
) -> subprocess.CompletedProcess[str]:
    settings = {**os.environ, "CC": compiler, "STAMMTISCH_COMPILE": mode}
    return subprocess.run(
        [sys.executable, "setup.py", "--quiet", "build_ext", "--inplace"],
        cwd=tree, env=settings, capture_output=True, text=True, check=False,
        start_new_session=True,  # nobody sits at its terminal
    )  # fmt: skip


def test_a_missing_compiler_is_a_sentence_and_plain_python(tree):
    done = build(tree, "auto")
    assert done.returncode == 0
    assert "the rules were not compiled" in done.stderr
    assert "Install a C compiler" in done.stderr
    assert not list(tree.rglob("*.so"))


@pytest.mark.skipif(os.name == "nt", reason="Windows has no such terminals")
def test_the_sentence_gets_past_pip_to_whoever_sits_at_the_terminal(tree):
    """Pip keeps what a build says to itself, unless the build fails."""
    import fcntl
    import termios

    ours, theirs = os.openpty()
    done = subprocess.run(
        [sys.executable, "setup.py", "--quiet", "build_ext", "--inplace"],
        cwd=tree, env={**os.environ, "CC": "/no/such/compiler", "STAMMTISCH_COMPILE": "auto"},
        capture_output=True, check=False, start_new_session=True,
        preexec_fn=lambda: fcntl.ioctl(theirs, termios.TIOCSCTTY, 0),
    )  # fmt: skip
    assert done.returncode == 0
    assert b"the rules were not compiled" in os.read(ours, 10_000)


def test_where_compiling_is_mandatory_a_missing_compiler_fails(tree):
    assert build(tree, "1").returncode != 0


def test_sources_that_mypyc_refuses_are_a_sentence_too(tree):
    """A missing build requirement ended so, and pip said nothing."""
    (tree / "src/stammtisch/core/rng.py").write_text("import nowhere\n")
    done = build(tree, "auto", "cc")
    assert done.returncode == 0
    assert "the rules were not compiled (mypyc did not accept the sources)" in done.stderr
    mark = json.loads((tree / "src/stammtisch/_compiled.json").read_text())
    assert mark == {"kind": "interpreted", "why": "mypyc did not accept the sources"}


def test_the_compiled_rules_are_those_of_the_sources():
    """A compiled file beside a source shadows later edits: the build must be fresh."""
    mark = json.loads((ROOT / "src/stammtisch/_compiled.json").read_text())
    assert mark["sources"]
    for path, digest in mark["sources"].items():
        content = (ROOT / path).read_bytes()
        assert blake2b(content, digest_size=8).hexdigest() == digest, f"{path} is newer"
