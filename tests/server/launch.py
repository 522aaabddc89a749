"""Starts a server for a test: data folder and settings (JSON) as arguments.

With `burden` its event loop seems to be late by so many seconds at times. With `nursery` it imports
everything once and forks a server for each line on its standard input,
so that a server can be killed and started again many times a minute.
"""

from __future__ import annotations

import asyncio
import json
import os
import signal
import sys
from pathlib import Path
from typing import Any

from stammtisch.core.registry import titles
from stammtisch.server.door.limits import Limits
from stammtisch.server.http import app
from stammtisch.server.serve import Service, serve
from stammtisch.server.table.house import House


def hold_up(data: Path, seconds: float) -> None:
    """Let every look at the event loop find it late by so much while there is a file `burden`."""

    async def weary(house: House) -> None:
        while True:
            await asyncio.sleep(0.05)
            house.pressure.note(seconds if (data / "burden").exists() else 0.0)

    app.watch_the_loop = weary


def open_server(data: str, settings: dict[str, Any]) -> None:
    if (seconds := settings.pop("burden", None)) is not None:
        hold_up(Path(data), seconds)
    limits = Limits(**settings.pop("limits", {}))
    serve(Service(data=Path(data), limits=limits, **settings))


def nursery(data: str, settings: dict[str, Any]) -> None:
    titles()
    signal.signal(signal.SIGCHLD, signal.SIG_IGN)
    for _ in sys.stdin:
        pid = os.fork()
        if pid == 0:
            signal.signal(signal.SIGCHLD, signal.SIG_DFL)
            open_server(data, settings)
            os._exit(0)
        print(pid, flush=True)


if __name__ == "__main__":
    chosen = json.loads(sys.argv[2])
    (nursery if chosen.pop("nursery", False) else open_server)(sys.argv[1], chosen)
