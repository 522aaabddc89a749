"""Logs: one JSON object per line, with a trace where there is a fault to look for."""

from __future__ import annotations

import errno
import json
import logging
import sys

import pytest

from stammtisch.server.logs import JsonLines, worth_a_line


def record_of(error: Exception) -> logging.LogRecord:
    """What is logged when this error was raised."""
    try:
        raise error
    except type(error):
        about = sys.exc_info()
    return logging.LogRecord("asyncio", logging.ERROR, "", 0, "It failed.", None, about)


@pytest.mark.parametrize("error", [ValueError("odd"), OSError(errno.EIO, "disk")])
def test_a_fault_has_its_trace(error):
    record = record_of(error)
    assert worth_a_line(record)
    line = json.loads(JsonLines().format(record))
    assert line["message"] == "It failed."
    assert type(error).__name__ in line["trace"]


@pytest.mark.parametrize("number", [errno.EMFILE, errno.ENFILE])
def test_a_crowd_at_the_door_is_no_fault(number):
    """Strangers who open hundreds of connections would fill the log."""
    assert not worth_a_line(record_of(OSError(number, "Too many open files")))
