"""`make play`: the table opens as soon as its page is made, while the rules are still compiled.

python -m building.opening MAKE [NAME=VALUE ...]

On a fresh machine the C compiler takes longer than everything else. Until it is done the same
sources run as plain Python. Then the table closes and opens again at the same address: the store
keeps every match, and browsers come back by themselves.
"""

from __future__ import annotations

import json
import os
import shutil
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import NoReturn

from building.command import MARK
from building.sources import PACKAGE

TABLE = Path(sys.executable).parent / "stammtisch"
STAMPS = ".stamps"
PAGE = (f"{STAMPS}/venv", f"{PACKAGE.as_posix()}/web/index.html")
RULES = f"{STAMPS}/built"
NOTHING_TO_DO = 2.0  # seconds in which make finds that all is compiled already
LOOK_EVERY = 0.2
CLOSED_WITHIN = 15.0  # seconds for a server that was asked to close
SLOW = (
    "Until the rules are compiled, bots think about 20 times slower. The table goes on meanwhile."
)
FAST = "The rules are compiled: the table opens again, where it was."


@dataclass
class Opening:
    """How make is called, and the address at which the table opens."""

    make: Sequence[str]
    port: int

    def compiler(self) -> subprocess.Popen[bytes]:
        """Make compiles the rules, in second place: whoever waits, waits for the page."""
        politely = ["nice", "-n", "10"] if shutil.which("nice") else []
        return subprocess.Popen([*politely, *self.make, RULES], env=surroundings())

    def page(self) -> None:
        """Make gets ready what the table needs to open."""
        done = subprocess.run([*self.make, "-j", "4", *PAGE], env=surroundings(), check=False)
        if done.returncode != 0:
            sys.exit(done.returncode)

    def table(self, *words: str, interpreted: bool = False) -> subprocess.Popen[bytes]:
        """The server, in one mode or the other."""
        mode = {"STAMMTISCH_INTERPRETED": "1"} if interpreted else {}
        command = [str(TABLE), "serve", "--port", str(self.port), *words]
        return subprocess.Popen(command, env=surroundings() | mode)


def surroundings() -> dict[str, str]:
    """The environment without what one make tells another: we are no make, and have no tokens."""
    ours = ("MAKEFLAGS", "MFLAGS", "MAKELEVEL")
    return {name: value for name, value in os.environ.items() if name not in ours}


def free_port() -> int:
    """A port that nobody listens on; the table keeps it when it opens again."""
    with socket.socket() as asked:
        asked.bind(("127.0.0.1", 0))
        found: int = asked.getsockname()[1]
    return found


def is_compiled() -> bool:
    """Whether a build left libraries, and not the reason why there are none."""
    try:
        return bool(json.loads((PACKAGE / MARK).read_text())["kind"] != "interpreted")
    except (OSError, ValueError, KeyError):
        return False


def done_within(process: subprocess.Popen[bytes], seconds: float) -> bool:
    """Whether it ended in so many seconds."""
    try:
        process.wait(seconds)
    except subprocess.TimeoutExpired:
        return False
    return True


def close(process: subprocess.Popen[bytes]) -> None:
    """Ask a process to end, and insist if it does not."""
    if process.poll() is None:
        process.terminate()
        if not done_within(process, CLOSED_WITHIN):
            process.kill()
            process.wait()


def first_ended(table: subprocess.Popen[bytes], compiler: subprocess.Popen[bytes]) -> None:
    """Wait until somebody closes the table, or the rules are compiled."""
    while table.poll() is None and compiler.poll() is None:
        time.sleep(LOOK_EVERY)


def play(opening: Opening) -> int:
    """Open the table, and once more when the rules are compiled; the status it ended with."""
    compiler = opening.compiler()
    running = [compiler]
    try:
        opening.page()
        if done_within(compiler, NOTHING_TO_DO):
            running.append(opening.table())
        else:
            print(SLOW, flush=True)
            running.append(opening.table(interpreted=True))
            first_ended(running[-1], compiler)
            if running[-1].poll() is None and compiler.returncode == 0 and is_compiled():
                print(FAST, flush=True)
                close(running[-1])
                running.append(opening.table("--no-browser"))
        return running[-1].wait()
    except KeyboardInterrupt:  # everybody at this terminal was told
        done_within(running[-1], CLOSED_WITHIN)
        return 128 + signal.SIGINT
    finally:
        for process in running:
            close(process)


def stop(number: int, _frame: object) -> NoReturn:
    """Whoever ends us ends what we have started."""
    sys.exit(128 + number)


def main(make: Sequence[str]) -> int:
    """Open the table with the make that called us."""
    signal.signal(signal.SIGTERM, stop)
    return play(Opening([*make, "--no-print-directory"], free_port()))


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
