"""One server for each data folder: a lock that the system takes away when its holder dies."""

from __future__ import annotations

import os
import sys
from pathlib import Path

from stammtisch.core.errors import Complaint

FILE = "stammtisch.lock"
LONGEST_ADDRESS = 300


class AlreadyOpen(Complaint):
    """Another server uses the place; `address` is where it answers, empty if it has not said."""

    def __init__(self, place: str, address: str) -> None:
        self.address = address
        where = f"at {address}" if address else "by another server that is just starting"
        super().__init__(f"Stammtisch is already open {where} ({place}).")


class OpenToSeveral(Complaint):
    """Somebody wants for itself what nodes serve."""

    def __init__(self, place: str, names: list[str]) -> None:
        listed = ", ".join(names)
        super().__init__(
            f"The database {place} is served by nodes ({listed}); start this server as one of "
            "them with --node NAME, or stop them first."
        )


class FolderLock:
    """Held from its making to its release; beside it stands the address of the holder."""

    def __init__(self, folder: Path) -> None:
        self._file = folder / FILE
        self._open = os.open(self._file, os.O_CREAT | os.O_RDWR, 0o600)
        if not try_lock(self._open):
            os.close(self._open)
            raise AlreadyOpen(f"data folder {folder}", self._address())
        self.announce("")  # whatever an earlier holder said

    def _address(self) -> str:
        try:
            return self._card().read_text(encoding="utf-8")[:LONGEST_ADDRESS].strip()
        except OSError:
            return ""

    def _card(self) -> Path:
        """The file with the address: where locks are strict, a locked one cannot be read."""
        return self._file.with_suffix(".address")

    def announce(self, address: str) -> None:
        """Say where the holder answers."""
        opened = os.open(self._card(), os.O_CREAT | os.O_WRONLY | os.O_TRUNC, 0o600)
        with os.fdopen(opened, "w", encoding="utf-8") as card:
            card.write(address)

    def release(self) -> None:
        """Let others have the folder."""
        os.close(self._open)


if sys.platform == "win32":
    import msvcrt

    def try_lock(file: int) -> bool:
        """Whether the lock is ours now."""
        try:
            msvcrt.locking(file, msvcrt.LK_NBLCK, 1)
        except OSError:
            return False
        return True

else:
    import fcntl

    def try_lock(file: int) -> bool:
        """Whether the lock is ours now."""
        try:
            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            return False
        return True
