"""Compiling in parallel, and only what has changed.

Beside each object file lies a key: a hash of everything that went into it. The same key, the same
object; times of files say nothing here, for mypyc and git touch files that did not change.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

from building.sources import digest

Job = Callable[[], object]


class Workshop:
    """Makes files in one folder with one compiler, each when its key has changed."""

    def __init__(self, compiler: Any, folder: Path, jobs: int, compiler_name: str) -> None:
        self.compiler = compiler
        self.folder = folder
        self.jobs = jobs
        self.compiler_name = compiler_name
        self.made = 0

    def key(self, parts: Iterable[str | bytes]) -> str:
        """A hash of the compiler and of whatever else matters."""
        whole = (part if isinstance(part, bytes) else part.encode() for part in parts)
        return digest(b"\0".join([self.compiler_name.encode(), *whole]))

    def compile(
        self, source: str, read: list[Path], flags: list[str], includes: list[str]
    ) -> tuple[str, Job | None]:
        """The object file of a source, and the work to be done for it, if any.

        `read` are all files that the compiler reads for it (the system's headers aside).
        """
        found: list[str] = self.compiler.object_filenames([source], output_dir=str(self.folder))
        (target,) = found

        def work() -> object:
            return self.compiler.compile(
                [source],
                output_dir=str(self.folder),
                include_dirs=includes,
                extra_postargs=flags,
            )

        contents = [path.read_bytes() for path in sorted(read)]
        return target, self.unless_same(target, self.key([source, *flags, *contents]), work)

    def link(
        self, objects: list[str], target: Path, flags: list[str], export: list[str]
    ) -> Job | None:
        """The work of linking objects into a library, if any of them has changed."""

        def work() -> object:
            return self.compiler.link_shared_object(
                objects, str(target), extra_postargs=flags, export_symbols=export
            )

        keys = [self.key_file(Path(made)).read_bytes() for made in objects]
        return self.unless_same(str(target), self.key([*flags, *keys]), work)

    def unless_same(self, target: str, key: str, work: Job) -> Job | None:
        """The work and the writing down of its key, or None if the target was made by that key."""
        path = Path(target)
        mark = self.key_file(path)
        if path.is_file() and mark.is_file() and mark.read_text() == key:
            return None

        def job() -> None:
            mark.unlink(missing_ok=True)
            path.parent.mkdir(parents=True, exist_ok=True)
            work()
            mark.write_text(key)

        return job

    def key_file(self, target: Path) -> Path:
        """Where the key of a made file lies."""
        return target.with_name(target.name + ".key")

    def run(self, work: Iterable[Job | None]) -> int:
        """Do all of it, several at a time, and say how much it was; the first failure is raised."""
        todo = [job for job in work if job is not None]
        with ThreadPoolExecutor(max_workers=self.jobs) as pool:
            futures = [pool.submit(job) for job in todo]
            for future in futures:
                future.result()
        self.made += len(todo)
        return len(todo)
