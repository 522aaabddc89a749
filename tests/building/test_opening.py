"""`make play` opens the table before the rules are compiled, and once more, in place, after."""

from __future__ import annotations

import os
import re
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest

from building import opening
from building.command import MARK
from building.opening import FAST, SLOW, Opening

ROOT = Path(__file__).parents[2]
# a make for which everything is there, but whose compiler ends when the test wants it to
MAKE = """#!/bin/sh
case "$*" in
  *.stamps/built*) while [ ! -e {place}/compiled ]; do sleep 0.1; done; exit {status};;
esac
"""
TABLE = {"title": "histrio", "chairs": [{"kind": "me"}, {"kind": "bot"}]}
LIMIT = 60.0


class Playing:
    """What a person at the terminal has: the lines, and the keys that stop it."""

    def __init__(self, place: Path, status: int) -> None:
        self.place = place
        make = place / "make"
        make.write_text(MAKE.format(place=place, status=status))
        make.chmod(0o755)
        settings = {**os.environ, "XDG_DATA_HOME": str(place), "BROWSER": "true"}
        settings.pop("STAMMTISCH_INTERPRETED", None)
        self.process = subprocess.Popen(
            [sys.executable, "-m", "building.opening", str(make)],
            cwd=ROOT, env=settings, stdout=subprocess.PIPE, text=True, start_new_session=True,
        )  # fmt: skip

    def hear(self, until: str) -> str:
        """The lines up to one in which these words stand."""
        said = ""
        assert self.process.stdout is not None
        for line in self.process.stdout:
            said += line
            if until in line:
                return said
        raise AssertionError(f"it ended before it said '{until}':\n{said}")

    def opens(self) -> tuple[str, str]:
        """What was said before the table opened, and where it is."""
        said = self.hear("is open at")
        (address,) = re.findall(r"http://\S+", said)
        return said, address

    def compiled(self) -> None:
        """The compiler has done its work."""
        (self.place / "compiled").touch()

    def stop(self, number: int) -> int:
        """The status it ends with; nobody of its company stays behind."""
        os.killpg(self.process.pid, number)
        status = self.process.wait(LIMIT)
        deadline = time.monotonic() + LIMIT
        while self.company() and time.monotonic() < deadline:
            time.sleep(0.1)
        assert not self.company()
        return status

    def company(self) -> bool:
        """Whether a process of this call is left."""
        try:
            os.killpg(self.process.pid, 0)
        except ProcessLookupError:
            return False
        return True


@pytest.fixture(params=[0])
def playing(tmp_path: Path, request: pytest.FixtureRequest) -> Iterator[Playing]:
    """`make play` on a machine that compiles for as long as the test wants."""
    found = Playing(tmp_path, request.param)
    yield found
    if found.company():
        os.killpg(found.process.pid, signal.SIGKILL)
    found.process.wait()


def test_the_table_opens_first_interpreted_and_again_compiled_with_all_that_lies_on_it(playing):
    said, address = playing.opens()
    assert SLOW in said
    with httpx.Client(base_url=address, timeout=LIMIT) as person:
        assert person.get("/").status_code == 200
        made = person.post("/api/tables", json=TABLE)
        assert made.status_code == 201, made.text
        playing.compiled()
        said, again = playing.opens()
        assert FAST in said
        assert again == address
        found = person.get("/api/tables").json()
        assert made.json()["id"] in str(found)
    assert playing.stop(signal.SIGINT) == 130


def test_where_all_is_compiled_the_table_opens_once(playing):
    playing.compiled()
    said, _ = playing.opens()
    assert SLOW not in said
    assert playing.stop(signal.SIGINT) == 130


@pytest.mark.parametrize("playing", [2], indirect=True)
def test_a_table_stays_open_where_compiling_fails(playing):
    _, address = playing.opens()
    playing.compiled()
    time.sleep(5 * opening.LOOK_EVERY)
    assert httpx.get(f"{address}/health").status_code == 200
    assert playing.stop(signal.SIGTERM) == 128 + signal.SIGTERM


def test_without_libraries_there_is_nothing_to_open_again(tmp_path, monkeypatch):
    monkeypatch.setattr(opening, "PACKAGE", tmp_path)
    assert not opening.is_compiled()
    mark = tmp_path / MARK
    for written, compiled in (
        ('{"kind": "interpreted", "why": "mypyc is not installed"}', False),
        ('{"kind": "optimized"}', True),
        ("{", False),
    ):
        mark.write_text(written)
        assert opening.is_compiled() is compiled


def test_a_page_that_cannot_be_made_ends_it_with_the_status_of_make(tmp_path):
    broken = tmp_path / "make"
    broken.write_text('#!/bin/sh\ncase "$*" in *index.html*) exit 3;; *) exec sleep 30;; esac\n')
    broken.chmod(0o755)
    with pytest.raises(SystemExit) as ended:
        opening.play(Opening([str(broken)], 0))
    assert ended.value.code == 3
