"""Which modules are compiled, and a fingerprint of each, so that a stale build can be told."""

from __future__ import annotations

from hashlib import blake2b
from pathlib import Path

PACKAGE = Path("src/stammtisch")
CORE = ("bits", "cipher", "rng", "pile", "pen", "journal", "state", "course", "playout")
ENVS = ("lanes",)
BOTS = (
    "bot",
    "answers",
    "random",
    "greedy",
    "line",
    "planner",
    "tree",
    "outcomes",
    "verdict",
    "search",
    "contest",
)
ROOMS = ("rules", "judgement")


def compiled_modules() -> list[str]:
    """The engine, the bots, and `rules` and `judgement` of each title and of their pattern."""
    listed = [PACKAGE / "core" / f"{name}.py" for name in CORE]
    listed += [PACKAGE / "bots" / f"{name}.py" for name in BOTS]
    listed += [PACKAGE / "envs" / f"{name}.py" for name in ENVS]
    for room in ROOMS:
        listed += sorted(PACKAGE.glob(f"games/*/{room}/*.py"))
        listed += sorted(PACKAGE.glob(f"pattern/{room}/*.py"))
    return [path.as_posix() for path in listed if path.is_file()]


def fingerprint() -> dict[str, str]:
    """Path -> hash of every compiled source."""
    return {path: digest(Path(path).read_bytes()) for path in compiled_modules()}


def digest(content: bytes) -> str:
    """A short hash of some content."""
    return blake2b(content, digest_size=8).hexdigest()
