"""Which release plays a match whose rules are not ours, and how to start it."""

from __future__ import annotations

import stammtisch
from stammtisch.server.door.errors import NotNow
from stammtisch.server.table.seating import Header


def release_of(header: Header) -> str:
    """The release that began the match; a build of our own number was an earlier one."""
    if header.release == stammtisch.__version__:
        return f"{header.release} (an earlier build, rules version {header.rules_version})"
    return header.release


def command_of(header: Header) -> str | None:
    """What starts that release, where it was one that was published."""
    if header.release == stammtisch.__version__:
        return None
    return f"pipx run --spec stammtisch=={header.release} stammtisch serve --data FOLDER"


def other_release(header: Header) -> NotNow:
    """The refusal for a match that goes on by other rules than ours."""
    said = f"This match is played by the rules of release {release_of(header)}."
    if (command := command_of(header)) is not None:
        said += f" Finish it with that release, on a copy of the data folder from before: {command}"
    return NotNow("other-release", said)
