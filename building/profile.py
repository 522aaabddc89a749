"""A build with a profile: make it with counters inside, let it play, and make it again.

Only GCC: its profiles need no other tool, and with Clang the gain is not worth one.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

from building.kind import Kind, jobs, profiled, with_counters
from building.making import Making
from building.sources import PACKAGE

SECONDS = 10.0  # of play for each title
TRAINING = Path(__file__).parent / "training.py"


def learned(command: Any, build: Kind) -> Kind:
    """Train, unless these very libraries have been trained; the kind that uses what they saw."""
    counting = Making(command, with_counters(build))
    stage = counting.folder / "stage"
    shutil.rmtree(stage, ignore_errors=True)
    leave_out = shutil.ignore_patterns("tests", "board", "web", "*.so", "*.pyd", "__pycache__")
    shutil.copytree(PACKAGE, stage / PACKAGE.name, ignore=leave_out)
    counting.make(stage)
    libraries = sorted(counting.folder.rglob("*.library.key"))
    key = counting.workshop.key([*(path.read_bytes() for path in libraries), TRAINING.read_bytes()])
    after = profiled(build)
    job = counting.workshop.unless_same(
        str(counting.folder / "trained"), key, lambda: train(stage, counting.folder)
    )
    if job is not None:
        job()
    hand_over(counting.folder, Making(command, after).folder)
    return after


def train(stage: Path, folder: Path) -> None:
    """Play every title, several at a time; the counters are written when a process ends."""
    for old in folder.rglob("*.gcda"):
        old.unlink()
    names = sorted(path.name for path in (stage / "stammtisch/games").iterdir() if path.is_dir())
    names = [name for name in names if (stage / "stammtisch/games" / name / "rules").is_dir()]
    print(f"stammtisch: playing {', '.join(names)} to learn from", file=sys.stderr)
    settings = {**os.environ, "PYTHONPATH": str(stage.resolve())}

    def play(name: str) -> None:
        call = [sys.executable, str(TRAINING), name, str(SECONDS)]
        subprocess.run(call, env=settings, check=True)

    with ThreadPoolExecutor(max_workers=jobs()) as pool:
        list(pool.map(play, names))
    (folder / "trained").write_text("")


def hand_over(counting: Path, profile: Path) -> None:
    """Put the counters where the compiler looks for them: beside the objects that it will make."""
    for old in profile.rglob("*.gcda"):
        old.unlink()
    found = list(counting.rglob("*.gcda"))
    if not found:
        raise RuntimeError("the play that should be learned from left no counters")
    for path in found:
        target = profile / path.relative_to(counting)
        target.parent.mkdir(parents=True, exist_ok=True)
        shutil.copy2(path, target)
