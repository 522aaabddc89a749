"""A real PostgreSQL server for tests: started once for each worker, a database for each test."""

from __future__ import annotations

import os
import shutil
import signal
import subprocess
import tempfile
import time
from functools import cache
from pathlib import Path
from zlib import crc32

import psycopg
import pytest

PROGRAMS = "/usr/lib/postgresql"  # where Debian keeps them


def program(name: str) -> str | None:
    """Where one of PostgreSQL's programs is."""
    found = sorted(Path(PROGRAMS).glob(f"*/bin/{name}"))
    return str(found[-1]) if found else shutil.which(name)


needs_postgresql = pytest.mark.skipif(program("initdb") is None, reason="no PostgreSQL here")


class Cluster:
    """A database server that can be killed and started again."""

    fsync = "off"  # what is measured waits for the disk

    def __init__(self) -> None:
        self.folder = Path(tempfile.mkdtemp(prefix="stammtisch-pg-"))
        if os.geteuid() == 0:
            shutil.chown(self.folder, "postgres")
        self._run("initdb", "--auth=trust", "--username=postgres", "--no-sync", "--pgdata", "data")
        self.start()

    def _run(self, name: str, *arguments: str) -> None:
        """PostgreSQL never runs as root."""
        found = program(name)
        assert found is not None
        as_whom = ["runuser", "-u", "postgres", "--"] if os.geteuid() == 0 else []
        command = [*as_whom, found, *arguments]
        subprocess.run(command, cwd=self.folder, check=True, stdout=subprocess.DEVNULL)

    def start(self) -> None:
        options = f"-c listen_addresses= -c unix_socket_directories={self.folder}"
        options += f" -c fsync={self.fsync}"
        self._run("pg_ctl", "start", "--wait", "-D", "data", "-l", "log", "-o", options)

    def kill(self) -> None:
        """As a power cut would, for it and its children."""
        number = int((self.folder / "data" / "postmaster.pid").read_text().split()[0])
        children = Path(f"/proc/{number}/task/{number}/children").read_text().split()
        killed = [number, *map(int, children)]
        for one in killed:
            os.kill(one, signal.SIGKILL)
        while not all(is_over(one) for one in killed):
            time.sleep(0.01)
        # in a container nobody may bury it, and then its number seems to live on
        for file in (self.folder / "data" / "postmaster.pid", *self.folder.glob(".s.PGSQL.*")):
            file.unlink()

    def address(self, database: str = "postgres") -> str:
        return f"postgresql://postgres@/{database}?host={self.folder}"

    def fresh(self, name: str) -> str:
        """The address of an empty database."""
        with psycopg.connect(self.address(), autocommit=True) as connection:
            connection.execute(f"CREATE DATABASE {name}".encode())
        return self.address(name)

    def close(self) -> None:
        self._run("pg_ctl", "stop", "-D", "data", "-m", "immediate")
        shutil.rmtree(self.folder, ignore_errors=True)


def is_over(number: int) -> bool:
    """Whether a killed process is gone, or only waits to be buried."""
    try:
        return Path(f"/proc/{number}/stat").read_text().rsplit(")", 1)[1].split()[0] == "Z"
    except OSError:
        return True


@cache
def database_for(cluster: Cluster, data: Path) -> str:
    """The database that stands for a data folder: always the same one."""
    return cluster.fresh(f"t{crc32(str(data).encode())}")
