"""Run a small program with the compiled and with the interpreted engine."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from typing import Any


def in_both_modes(program: str) -> list[Any]:
    """What the program gives as `answer`: compiled, interpreted. Checks that the modes differ."""
    answers = []
    for mode in ("", "1"):
        lines = f"{program}\nimport json; from stammtisch.arena.hashes import compiled\n"
        run = subprocess.run(
            [sys.executable, "-c", lines + "print(json.dumps([compiled(), answer]))"],
            env={**os.environ, "STAMMTISCH_INTERPRETED": mode},
            capture_output=True,
            text=True,
            check=True,
        )
        was_compiled, answer = json.loads(run.stdout)
        assert was_compiled == (mode == "")
        answers.append(answer)
    return answers
