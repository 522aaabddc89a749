"""A worker that makes keepsakes of finished matches, beside everything else."""

from __future__ import annotations

import contextlib
import gc
import os

import msgspec

from stammtisch.server.crew.errand import make_way, makes_way, run_errands
from stammtisch.server.lobby.setting import match_of
from stammtisch.server.past.keepsake import keepsake
from stammtisch.server.table.keeping import Kept

LAST = 19  # the nicest there is


def keep(errand: bytes) -> bytes:
    """The keepsake of a table; nothing if this release plays by other rules."""
    kept = msgspec.json.decode(errand, type=Kept)
    match = match_of(kept)
    if match is None:
        return b""
    names = {seat: chair.name for seat, chair in enumerate(kept.social.chairs) if chair.name}
    return keepsake(match, names, kept.social.name)


def keep_undisturbed(errand: bytes) -> bytes:
    """The same; what is made has no circles, and looking for them took most of the time."""
    gc.disable()
    try:
        return keep(errand)
    finally:
        gc.enable()


def step_back() -> None:
    """Nobody waits for a keepsake: it is made while nobody else on this machine has work to do."""
    if not makes_way():
        return
    make_way(LAST)
    with contextlib.suppress(AttributeError, OSError):  # not every system knows of it
        os.sched_setscheduler(0, os.SCHED_IDLE, os.sched_param(0))


if __name__ == "__main__":
    step_back()
    run_errands(keep_undisturbed)
