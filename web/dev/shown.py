"""Which sources each picture of the documents shows, and whether it is older than they are.

A picture is stale when what it shows was changed after it was taken: the parts of the shell that
stand on every page may change without a new picture, a title's board or a page's own parts not.
"""

from __future__ import annotations

import tomllib
from pathlib import Path

from building.sources import digest

ROOT = Path(__file__).parents[2]
PICTURES = ROOT / "docs" / "pictures"
TAKEN = PICTURES / "taken.toml"
TITLES = ("histrio", "taverna", "tiefenthal", "crossroads")
BOXES = [
    f"src/stammtisch/games/{title}/board/{file}"
    for title in TITLES
    for file in ("cover.svg", "box.css")
]
COLOURS = [
    f"src/stammtisch/games/{title}/board/colours.css" for title in TITLES
]  # as pages wear them
SHOWN = {
    "shelf": ("web/src/parts/shelf", "web/src/pages/Shelf.svelte", *BOXES, *COLOURS),
    "setup": ("web/src/parts/setup", "web/src/pages/Setup.svelte", *BOXES, *COLOURS),
    "score": ("web/src/parts/score",),
    "replay": (
        "web/src/parts/replay",
        "web/src/pages/Replay.svelte",
        "src/stammtisch/games/histrio/board",
    ),
    "histrio": ("src/stammtisch/games/histrio/board",),
    "taverna": ("src/stammtisch/games/taverna/board",),
    "tiefenthal": ("src/stammtisch/games/tiefenthal/board",),
    "crossroads": ("src/stammtisch/games/crossroads/board",),
}
KINDS = (".svelte", ".css", ".svg", ".ts")  # what can be seen, and what reckons where it lies


def sources(scene: str) -> list[Path]:
    """The files that a scene shows: `histrio-end` is a scene of histrio."""
    found: list[Path] = []
    for place in SHOWN[scene.split("-", maxsplit=1)[0]]:
        path = ROOT / place
        found += [path] if path.is_file() else sorted(path.rglob("*"))
    return [path for path in found if path.suffix in KINDS and ".test." not in path.name]


def mark(scene: str) -> str:
    """A hash of all that a scene shows."""
    listed = (
        f"{path.relative_to(ROOT).as_posix()} {digest(path.read_bytes())}\n"
        for path in sources(scene)
    )
    return digest("".join(listed).encode())


def remember(scenes: list[str]) -> None:
    """Keep what these scenes showed when their pictures were taken."""
    taken = marks() | {scene: mark(scene) for scene in scenes}
    head = "# What each picture showed when it was taken, as a hash; written by `make pictures`.\n"
    lines = "".join(f'{scene} = "{taken[scene]}"\n' for scene in sorted(taken))
    TAKEN.write_text(head + lines)


def marks() -> dict[str, str]:
    """What was remembered."""
    return tomllib.loads(TAKEN.read_text()) if TAKEN.is_file() else {}


def stale() -> list[str]:
    """The scenes whose pictures are older than what they show."""
    return [scene for scene, taken in marks().items() if mark(scene) != taken]
