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
from typing import Any, BinaryIO

LENGTH = struct.Struct("!I")


def read(stream: BinaryIO) -> bytes | None:
    """One message, or None at the end."""
    head = stream.read(LENGTH.size)
    if len(head) < LENGTH.size:
        return None
    body = stream.read(LENGTH.unpack(head)[0])
    return body or None


def run_errands(run: Callable[[Any], Any]) -> None:
    """Until the server closes the pipe."""
    with contextlib.suppress(OSError):
        os.nice(10)  # people come first
    source, sink = sys.stdin.buffer, sys.stdout.buffer
    with contextlib.suppress(KeyboardInterrupt, BrokenPipeError):  # the server may end meanwhile
        while (body := read(source)) is not None:
            answer = marshal.dumps(run(marshal.loads(body)))
            sink.write(LENGTH.pack(len(answer)) + answer)
            sink.flush()
