"""The file of the access log: private, however often it begins anew, and nobody's trouble."""

from __future__ import annotations

import os
import stat

import pytest

from stammtisch.server.door.access import AccessLog
from stammtisch.server.metrics import Metrics


@pytest.fixture
def generous():
    """As most systems have it: new files can be read by everybody."""
    before = os.umask(0o022)
    yield
    os.umask(before)


def test_a_log_that_begins_anew_is_private_too(generous, tmp_path):
    file = tmp_path / "access.log"
    log = AccessLog(str(file), Metrics())
    log.note(method="GET", request="first")
    file.rename(tmp_path / "access.log.1")
    log.note(method="GET", request="second")
    for one in (file, tmp_path / "access.log.1"):
        assert stat.S_IMODE(one.stat().st_mode) == 0o600
    assert "second" in file.read_text()


def test_a_folder_that_is_gone_breaks_no_request(tmp_path):
    """What cannot be written is counted; when the folder is back, so is the log."""
    folder, metrics = tmp_path / "logs", Metrics()
    folder.mkdir()
    log = AccessLog(str(folder / "access.log"), metrics)
    folder.rename(tmp_path / "away")
    log.note(method="GET", request="first")
    log.note(method="GET", request="second")
    assert metrics.access_lines_lost == 2
    folder.mkdir()
    log.note(method="GET", request="third")
    log.note(method="GET", request="fourth")
    said = (folder / "access.log").read_text()
    assert [word in said for word in ("second", "third", "fourth")] == [False, True, True]
    assert metrics.access_lines_lost == 2
