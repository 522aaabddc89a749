"""A turn takes as many gestures as at a real table: what `bench/clicks.py` reckons."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

BENCH = Path(__file__).parents[1] / "bench" / "clicks.py"


def test_whole_matches_take_no_more_clicks_than_they_should():
    done = subprocess.run(
        [sys.executable, str(BENCH), "--reckon"], capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stdout + done.stderr
    assert "histrio" in done.stdout
