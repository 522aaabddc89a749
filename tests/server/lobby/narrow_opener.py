"""The worker that opens components files, with hardly more memory than it has when it starts."""

from __future__ import annotations

import os
from pathlib import Path

from stammtisch.core.registry import titles
from stammtisch.server.crew.errand import run_errands
from stammtisch.server.lobby import opener

MORE = 3 << 20  # bytes


def in_use() -> int:
    """Bytes of addresses that this process has by now."""
    pages = int(Path("/proc/self/statm").read_text().split()[0])
    return pages * os.sysconf("SC_PAGE_SIZE")


if __name__ == "__main__":
    for title in titles().values():
        assert title.components.box is not None  # read before the limit is set
    opener.MEMORY = in_use() + MORE
    opener.limit_memory()
    run_errands(opener.open_box)
