"""The worker's side: reads an errand from standard input, writes the answer, and so on.

An errand and its answer are built of plain values, each with its length before it.
"""

from __future__ import annotations

import contextlib
import marshal
import os
import struct
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any, BinaryIO

LENGTH = struct.Struct("!I")
NICE = 10
AUTOGROUP = Path("/proc/self/autogroup")
SHARE, EVEN = "STAMMTISCH_SHARE", "even"


def read(stream: BinaryIO) -> bytes | None:
    """One message, or None at the end."""
    head = stream.read(LENGTH.size)
    if len(head) < LENGTH.size:
        return None
    body = stream.read(LENGTH.unpack(head)[0])
    return body or None


def makes_way() -> bool:
    """Not where the workers' share of the machine was set to be as large as everybody's."""
    return os.environ.get(SHARE) != EVEN


def make_way(nice: int) -> None:
    """People come first; who makes more way already goes on doing so.

    A worker has a session of its own, and some kernels share the machine between sessions before
    they look at processes: so its group is told too.
    """
    if not makes_way() or not hasattr(os, "nice"):  # Windows knows nothing of the kind
        return
    nice = max(nice, os.nice(0))
    with contextlib.suppress(OSError):
        os.nice(nice - os.nice(0))
    with contextlib.suppress(OSError):
        AUTOGROUP.write_text(str(nice))


def run_errands(run: Callable[[Any], Any]) -> None:
    """Until the server closes the pipe."""
    make_way(NICE)
    source, sink = sys.stdin.buffer, sys.stdout.buffer
    with contextlib.suppress(KeyboardInterrupt, BrokenPipeError):  # the server may end meanwhile
        while (body := read(source)) is not None:
            answer = marshal.dumps(run(marshal.loads(body)))
            sink.write(LENGTH.pack(len(answer)) + answer)
            sink.flush()
