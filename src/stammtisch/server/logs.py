"""Logs: one JSON object per line on standard error."""

from __future__ import annotations

import errno
import json
import logging
import time
from contextvars import ContextVar

LEVELS = {  # what strangers can cause at will is not worth a line
    "stammtisch": logging.INFO,
    "uvicorn.error": logging.ERROR,
    "asyncio": logging.ERROR,
}


request_number: ContextVar[str | None] = ContextVar("request_number", default=None)


class JsonLines(logging.Formatter):
    """One JSON object per line. Paths and ids only: no tokens, no cookies, no addresses."""

    def format(self, record: logging.LogRecord) -> str:
        """The record as JSON."""
        line = {
            "at": round(time.time(), 3),
            "level": record.levelname.lower(),
            "from": record.name,
            "message": record.getMessage(),
        }
        if (number := request_number.get()) is not None:
            line["request"] = number
        for extra in ("table", "title", "path"):
            if hasattr(record, extra):
                line[extra] = getattr(record, extra)
        if record.exc_info:
            line["trace"] = self.formatException(record.exc_info)
        return json.dumps(line)


def worth_a_line(record: logging.LogRecord) -> bool:
    """Not that all files are open that may be: a crowd at the door, and no fault to look for."""
    error = record.exc_info[1] if record.exc_info else None
    return not (isinstance(error, OSError) and error.errno in (errno.EMFILE, errno.ENFILE))


def begin_logging() -> None:
    """Structured lines on standard error."""
    stream = logging.StreamHandler()
    stream.setFormatter(JsonLines())
    stream.addFilter(worth_a_line)
    for name, level in LEVELS.items():
        logger = logging.getLogger(name)
        logger.handlers, logger.propagate = [stream], False
        logger.setLevel(level)
