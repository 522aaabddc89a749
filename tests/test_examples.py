"""The examples run, where what they lean on is installed."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from stammtisch.arena.simulate import Order, simulate

EXAMPLES = Path(__file__).parents[1] / "examples"


def said_by(name: str, *words: str) -> str:
    """What an example prints."""
    command = [sys.executable, str(EXAMPLES / name), *words]
    run = subprocess.run(command, capture_output=True, text=True, check=False)
    assert run.returncode == 0, run.stderr
    return run.stdout


def test_decisions_are_read_back(tmp_path):
    pytest.importorskip("polars")
    simulate(Order("histrio", 2, 2, out=str(tmp_path / "kept")), 1)
    said = said_by("read_decisions.py", str(tmp_path / "kept"))
    assert "choose_travel" in said
    assert "first lesson: 1089 numbers" in said
    with pytest.raises(AssertionError, match=r"holds no decisions") as told:
        said_by("read_decisions.py", str(tmp_path))
    assert "Traceback" not in str(told.value)


def test_a_network_plays_itself():
    pytest.importorskip("torch")
    words = ("--minutes", "0.01", "--deals", "1", "--lanes", "4", "--length", "8")
    heading, before, after = said_by("ppo.py", *words).splitlines()
    assert "greedy" in heading
    assert before.split()[:2] == ["0.0", "0"]
    assert int(after.split()[1].replace(",", "")) % 32 == 0
    assert "%" in after


def test_a_network_imitates_winners(tmp_path):
    pytest.importorskip("torch")
    pytest.importorskip("polars")
    simulate(Order("histrio", 2, 20, bots=("greedy", "random"), out=str(tmp_path / "kept")), 1)
    said = said_by("imitate.py", str(tmp_path / "kept"), "--rounds", "2")
    assert "round  2: " in said
    simulate(Order("histrio", 2, 2, out=str(tmp_path / "few")), 1)
    with pytest.raises(AssertionError, match="too few games"):
        said_by("imitate.py", str(tmp_path / "few"))
