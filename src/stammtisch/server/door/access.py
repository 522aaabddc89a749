"""The access log: one JSON object a line for each request and socket, and nothing about people.

No tokens, cookies, names or chat; a route is the pattern it fits, never the path that was asked.
"""

from __future__ import annotations

import json
import logging
import logging.handlers
import os
import sys
import time
from io import TextIOWrapper
from pathlib import Path
from typing import Any

from stammtisch.core.errors import Complaint
from stammtisch.server.metrics import Metrics

STANDARD_OUTPUT = "-"
METHODS = ("GET", "HEAD", "POST", "OPTIONS", "PUT", "PATCH", "DELETE", "SOCKET")


class BadAccessLog(Complaint):
    """An access log that cannot be written."""


class Lines(logging.handlers.WatchedFileHandler):
    """A file that may be moved away while we write; what cannot be written is counted."""

    def __init__(self, file: Path, metrics: Metrics) -> None:
        super().__init__(file, encoding="utf-8")
        self._metrics = metrics

    def _open(self) -> TextIOWrapper:
        """Whatever lies there, or a new file that only its owner can read."""
        return open(self.baseFilename, "a", encoding="utf-8", opener=private)

    def emit(self, record: logging.LogRecord) -> None:
        """One line; where the file cannot be opened again, it is tried anew with the next."""
        try:
            super().emit(record)
        except (OSError, ValueError):  # also a file that could not even be closed
            self.stream = None
            self.handleError(record)

    def handleError(self, record: logging.LogRecord) -> None:  # noqa: N802 (logging's name)
        """The disk is full: nobody is told, and play goes on."""
        self._metrics.access_lines_lost += 1


def private(file: str, flags: int) -> int:
    """Open a file; a new one is for its owner alone."""
    return os.open(file, flags, 0o600)


class AccessLog:
    """Writes a line for each request that has been answered, and each socket that has ended."""

    def __init__(self, target: str, metrics: Metrics, networks: bool = False) -> None:
        self.networks = networks  # whether the network of whoever asked stands there too
        self._handler = handler_for(target, metrics)

    def note(self, **told: Any) -> None:
        """One line; `told` must hold nothing that could name a person or open a door."""
        method = told.get("method")
        known = method if method in METHODS else "OTHER"
        line = json.dumps({"at": round(time.time(), 3), **told, "method": known})
        self._handler.handle(logging.LogRecord("access", logging.INFO, "", 0, line, None, None))


def handler_for(target: str, metrics: Metrics) -> logging.Handler:
    """Standard output, or a file that only its owner can read; or a complaint."""
    if target == STANDARD_OUTPUT:
        return logging.StreamHandler(sys.stdout)
    file = Path(target)
    try:
        return Lines(file, metrics)
    except (OSError, ValueError) as error:
        reason = getattr(error, "strerror", None) or str(error)
        raise BadAccessLog(f"The access log {file} cannot be written: {reason}.") from error
