"""What is checked before a release is published, and the notes that go with it: `make release`.

python -m building.release            may this be published? (before anything is built)
python -m building.release notes      the notes and hashes of what lies in dist, beside it
python -m building.release seal       write this release into the list of published ones
python -m building.release tag NAME   is this the tag of these sources? (where wheels are built)
"""

from __future__ import annotations

import datetime
import re
import subprocess
import sys
from hashlib import sha256
from pathlib import Path

from building import promises

CHANGES = Path("CHANGELOG.md")
DIST = Path("dist")
HEADING = re.compile(r"^## (\d+\.\d+\.\d+)\b.*$", re.MULTILINE)


class NotReady(Exception):
    """Why this must not be published; a sentence for whoever releases."""


def version() -> str:
    """The version of these sources."""
    found = re.search(r'__version__ = "([^"]+)"', Path("src/stammtisch/__init__.py").read_text())
    if found is None:
        raise NotReady("src/stammtisch/__init__.py names no version.")
    return found[1]


def changes(text: str) -> dict[str, str]:
    """What the changelog says of each release, the newest first."""
    parts = HEADING.split(text)[1:]
    return {name: said.strip() for name, said in zip(parts[::2], parts[1::2], strict=True)}


def dated(text: str, mine: str) -> bool:
    """Whether the heading of a release names its day."""
    heading = rf"^## {re.escape(mine)} \(\d{{4}}-\d\d-\d\d\)$"
    return re.search(heading, text, re.MULTILINE) is not None


def complaints(
    mine: str, now: promises.Promises, listed: dict[str, promises.Promises], text: str
) -> list[str]:
    """Why sources of this version must not be published, a sentence each."""
    last = max(listed, key=promises.numbered)
    told = []
    if promises.numbered(mine) < promises.numbered(last):
        told.append(f"Version {mine} is older than the published {last}.")
    if mine in listed and (differ := now.differences(listed[mine])):
        told.append(
            f"{mine} is published, and since then have changed: {'; '.join(differ)}. "
            "Raise the version."
        )
    if not changes(text).get(mine):
        told.append(f"CHANGELOG.md says nothing about {mine}.")
    if missing := [name for name in listed if name not in changes(text)]:
        told.append(f"CHANGELOG.md has lost the release {', '.join(missing)}.")
    return told


def examine() -> None:
    """Refuse what must not be published."""
    told = complaints(
        version(), promises.of_the_sources(), promises.published(), CHANGES.read_text()
    )
    if version() in promises.published():
        told.append(
            f"{version()} is published already: raise the version in src/stammtisch/__init__.py."
        )
    if not dated(CHANGES.read_text(), version()):
        told.append(
            f"CHANGELOG.md calls {version()} unfinished: its heading wants the day, (2026-01-31)."
        )
    if git("status", "--porcelain"):
        told.append("There are changes that are not committed.")
    if told:
        raise NotReady("\n".join(told))


def git(*words: str) -> str:
    """What git says."""
    return subprocess.run(
        ["git", *words], capture_output=True, text=True, check=True
    ).stdout.strip()


def notes() -> None:
    """Write what a reader wants to know, and the hash of each file, beside the files."""
    files = sorted(path for path in DIST.iterdir() if path.suffix in {".whl", ".gz"})
    if not any(path.suffix == ".whl" for path in files):
        raise NotReady("There is no wheel in dist: `make wheel` builds it.")
    if wrong := [
        path.name for path in files if not path.name.startswith(f"stammtisch-{version()}")
    ]:
        raise NotReady(f"dist holds files of another version: {', '.join(wrong)}")
    listed = promises.published()
    last = max(listed, key=promises.numbered)
    differ = promises.of_the_sources().differences(listed[last]) or ["nothing others would notice"]
    hashes = "".join(f"{sha256(path.read_bytes()).hexdigest()}  {path.name}\n" for path in files)
    (DIST / "SHA256SUMS").write_text(hashes)
    (DIST / "NOTES.md").write_text(
        f"# Stammtisch {version()}\n\n{changes(CHANGES.read_text())[version()]}\n\n"
        + f"## Since {last}\n\n" + "".join(f"- {line}\n" for line in differ)
        + f"\nMade from commit {git('rev-parse', 'HEAD')}.\n\n```\n{hashes}```\n"
    )  # fmt: skip
    print(f"dist/NOTES.md and dist/SHA256SUMS of {len(files)} files; tag the commit v{version()}.")


def seal() -> None:
    """Add this release to the list of published ones."""
    examine()
    today = datetime.datetime.now(tz=datetime.UTC).date().isoformat()
    with promises.LIST.open("a") as file:
        file.write(promises.entry_of(version(), today, promises.of_the_sources()))
    print(f"{promises.LIST} lists {version()} of {today}: commit it, then tag v{version()}.")


def is_tag(name: str) -> None:
    """Refuse to build wheels of a tag that says another version."""
    if name != f"v{version()}":
        raise NotReady(f"The tag {name} is not v{version()}, the version of the sources.")


def main(words: list[str]) -> int:
    """One of the four commands."""
    try:
        match words:
            case []:
                examine()
            case ["notes"]:
                notes()
            case ["seal"]:
                seal()
            case ["tag", name]:
                is_tag(name)
            case _:
                raise NotReady((__doc__ or "").strip())
    except NotReady as reason:
        print(reason, file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
